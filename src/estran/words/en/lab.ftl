### The lab: its report.

lab-title = The lab: { $game }
lab-played = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  } with { $players } players, played by { $bots }, seed { $seed }.
lab-options = Options: { $options }.
lab-silent = In the lab the levels that do not search play without talking: nobody makes promises.
lab-changed = The code of the bots or the games changed while these matches were played, so these numbers mix several versions.
lab-how = ± gives the 95% interval: it shows how much of a number may be luck. Where it would reach beyond what is possible, its two ends are given; “too few” means that hardly anything can be said yet. What is true of these players need not be true of others.
lab-rules-first = First rules: { $options }
lab-rules-second = Second rules: { $options }
lab-rules-usual = as usual
lab-count = { $count }
lab-percent = { $number }%
lab-percent-margin = { $mean }% ± { $margin }
lab-percent-few = { $mean }% (too few)
lab-percent-range = { $mean }% ({ $low } to { $high })
lab-number-margin = { $mean } ± { $margin }
lab-number-few = { $mean } (too few)
lab-number-range = { $mean } ({ $low } to { $high })
lab-line = { $what }: { $value }.
lab-line-seat = Seat { $seat }, { $bot }: { $share } of the victories, { $points } points.
lab-line-compared = { $what }: { $first } ({ $one }) and { $second } ({ $other }), difference { $more }.

## All games

lab-heading-seats = Seats
lab-how-seats = The share of all victories that went to each seat; a shared victory is split between its winners. The dashed line marks the even share.
lab-plot-seats = Share of victory of each seat with its 95% interval; a dashed line marks the even share. The table below has the numbers.
lab-axis-share = Share of victory in %
lab-caption-seats = Victories and points of each seat
lab-heading-ties = Ties
lab-how-ties = Where a game has a tie-break, more matches end level on points than in a shared victory.
lab-caption-ties = Matches without a lone leader
lab-tie-level = Level on points at the top
lab-tie-shared = Shared victory
lab-heading-scores = Scores
lab-plot-scores = Distribution of final scores. The table below has the numbers.
lab-axis-percent = in %
lab-caption-scores = Points of all seats at the end
lab-heading-lengths = Length
lab-how-lengths = A match has { $mean } plies on average; a ply is one choice of a seat or one outcome of chance.
lab-plot-lengths = Distribution of match lengths in plies. The table below has the numbers.
lab-caption-lengths = Plies of all matches
lab-heading-compared = Two sets of rules
lab-how-compared = Both were played with the same seeds. A difference is the first minus the second, match by match; if its interval does not contain zero, it is unlikely to be luck.
lab-alike = All matches are the same on both sides: these bots play alike under both sets of rules.
lab-plot-compared = Differences in shares between the two sets of rules, with 95% intervals; a dashed line marks no difference. The first table below has the numbers.
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
lab-column-won = Won with this score
lab-column-plies = Plies
lab-column-share-first = First rules
lab-column-share-second = Second rules
lab-column-share-more = Difference
lab-column-mean-first = First rules
lab-column-mean-second = Second rules
lab-column-mean-more = Difference
lab-column-gain = Points
lab-column-mean = Mean
lab-column-victory = Share of victory, compared with others
