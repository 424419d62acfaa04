### The lab: its report.

lab-title = The lab: { $game }
lab-played = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  } with { $players } players, played by { $bots }, seed { $seed }.
lab-options = Options: { $options }.
lab-silent = In the lab the levels that do not search play without talking: nobody makes promises.
lab-changed = The code of the bots or the games changed while these matches were played, so these numbers mix several versions.
lab-how = ± gives the 95 % interval: it tells how much of a number may be luck. What is true of these players need not be true of others.
lab-rules-first = First rules: { $options }
lab-rules-second = Second rules: { $options }
lab-rules-usual = as usual
lab-count = { $count }
lab-percent = { $number } %
lab-percent-margin = { $mean } % ± { $margin }
lab-line = { $what }: { $value }.
lab-line-seat = Seat { $seat }, { $bot }: { $share } of the victories, { $points } points.
lab-line-compared = { $what }: { $first } and { $second }, difference { $more }.

## All games

lab-heading-seats = Seats
lab-how-seats = The share of all victories that fell to each seat; a shared victory is shared out. The dashed line marks the even share.
lab-plot-seats = Share of victory of each seat with its 95 % interval; a dashed line marks the even share. The table below has the numbers.
lab-axis-share = Share of victory in %
lab-caption-seats = Victories and points of each seat
lab-heading-ties = Ties
lab-how-ties = Where a game breaks ties, more matches are level on points than are shared.
lab-caption-ties = Matches without a lone leader
lab-tie-level = Level on points at the top
lab-tie-shared = Shared victory
lab-heading-scores = Scores
lab-plot-scores = How often a seat ends with how many points. The table below has the numbers.
lab-axis-percent = in %
lab-caption-scores = Points of all seats at the end
lab-heading-lengths = Length
lab-how-lengths = A match has { $mean } plies on average; a ply is one choice of a seat or one outcome of chance.
lab-plot-lengths = How often a match has how many plies. The table below has the numbers.
lab-caption-lengths = Plies of all matches
lab-heading-compared = Two sets of rules
lab-how-compared = Both were played with the same seeds. A difference is that of the first less the second, match by match; if its interval does not hold zero, it is hardly luck.
lab-plot-compared = Differences in shares between the two sets of rules, with 95 % intervals; a dashed line marks no difference. The first table below has the numbers.
lab-axis-difference = Difference in percentage points
lab-caption-compared-shares = Shares, first rules and second
lab-caption-compared-means = Means, first rules and second
lab-compared-seat = Seat { $seat }
lab-compared-level = Level on points at the top
lab-compared-shared = Shared victory
lab-compared-points = Points of seat { $seat }
lab-compared-best = Points of the best
lab-compared-margin = Points ahead of the next
lab-compared-plies = Plies

## Columns

lab-column-seat = Seat
lab-column-bot = Bot
lab-column-share = Share of victory
lab-column-points = Points
lab-column-what = What
lab-column-matches = Matches
lab-column-rate = Share of matches
lab-column-score = Points
lab-column-times = Times
lab-column-part = Share of all
lab-column-won = Won with it
lab-column-plies = Plies
lab-column-share-first = First rules
lab-column-share-second = Second rules
lab-column-share-more = Difference
lab-column-mean-first = First rules
lab-column-mean-second = Second rules
lab-column-mean-more = Difference

## Douro 1872

lab-heading-cards = What each card is worth
lab-how-cards = The points that a barrel card brought when it was played on a boat of this kind, or given to charity. It counts what the seat gained or lost there and then, not what the card would have been worth elsewhere. Cards that towing carries on count for the boat that it brings.
lab-plot-cards = Mean points by card and kind of boat: one colour for gains, another for losses, the stronger the larger. The table below has the numbers.
lab-caption-cards = Points that a card brought on average, by kind of boat
lab-caption-cards-times = How often each card was played, by kind of boat
lab-heading-boats = Full boats
lab-how-boats = How often the barrels on the table reached the order of a boat.
lab-caption-boats = Boats that were filled
lab-column-card = Card
lab-column-boat = Boat
lab-column-gain = Points
lab-column-filled = Filled
lab-fog-rocks = rocks
lab-fog-cardia = Cardia
lab-fog-rapids = rapids
lab-fog-tavern = tavern
lab-fog-customs = customs
lab-gift = charity

## Dorada

lab-heading-falls = Where pawns are lost
lab-how-map = The path of the board in rows, from left to right and back: x trap, $ gold square, +4 springboard. In each square: its part of all lost pawns in %; the stronger the colour, the more.
lab-plot-falls = Map of the board: the part of all lost pawns that fell on each trap. The table below has the numbers.
lab-heading-decisive = Squares that decide
lab-how-decisive = In each square: how much more often, in percentage points, those seats win of which a pawn stopped there, than those of which none did; one colour for more, another for less. That is no proof that the square caused it: who plays longer stops on more squares.
lab-plot-decisive = Map of the board: the difference in share of victory between seats that stopped on each square and seats that did not. The table below has the numbers.
lab-caption-squares = Squares: pawns that stop and are lost there in a match, and how the match ends for those seats
lab-column-square = Square
lab-column-role = What it is
lab-column-stops = Stops a match
lab-column-lost = Lost a match
lab-column-lost-part = Of all lost
lab-plain = plain
lab-heading-pawns = Pawns
lab-caption-pawns = Of four pawns of a colour
lab-column-mean = Mean
lab-pawns-home = get home
lab-pawns-lost = are lost
lab-heading-skill = Luck and skill
lab-how-skill = Where different bots sit at one table, the edge of a bot says how far skill beats luck: 0 % if it wins just the even share, as it would if only luck decided, 100 % if it always wins. To measure it, let a better bot play a worse one, such as --bots normal random with two players; on a board of less luck the same bot has a larger edge.
lab-caption-skill = The edge of each bot
lab-column-even = Even share
lab-column-edge = Edge
lab-caption-compared-pawns = Pawns, first rules and second
lab-caption-compared-skill = Skill, first rules and second
lab-compared-home = Pawns that get home, of four
lab-compared-edge = Edge of the better bot

## Dolorès

lab-heading-messages = What messages are worth
lab-how-messages = How much more often those win who played a message, and how much further ahead of the table's mean they end, than all seats that did not play it. That is no proof that the message caused it: who is ahead, or at a certain seat, may also get or play it more often.
lab-plot-messages = Difference in share of victory between those who played a message and those who did not, with 95 % intervals; a dashed line marks no difference. The table below has the numbers.
lab-caption-messages = Messages: how often played, and how those ended who played them
lab-heading-gestures = Gestures that meet
lab-how-gestures = How often a hand met another, after any Trickery and Muddle, and by how many points the score of its side changed at once. A collection may count less when it grows, so a gain of crates can be a loss of points.
lab-plot-gestures = Mean change of score by one's own gesture and the other's, and in brackets how often they met: one colour for gains, another for losses. The table below has the numbers.
lab-caption-gestures = Pairs of gestures, seen from one side
lab-column-message = Message
lab-column-victory = Share of victory, more than others
lab-column-lead = Points, more than others
lab-column-own = Own gesture
lab-column-other = The other's
