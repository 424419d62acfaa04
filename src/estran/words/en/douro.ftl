### Douro 1872

douro-name = Douro 1872
douro-tagline = Secret bids of barrels for boats on the river.
douro-about = Secret bidding on the river, for 3 to 5 players, about 20 minutes. Give barrels to boats whose orders are hidden: a full boat rewards the most generous, a short one fines the stingiest.
douro-option-open-points = open points
douro-option-open-points-help = Everyone’s points are shown; otherwise you see only your own.
douro-option-open-cards = open cards
douro-option-open-cards-help = The cards played are counted for all to see; otherwise only each player’s last card shows.

## Boats

douro-back-fog = fog
douro-back-level = level { $value }
douro-fog-rocks = Fragas, the rocks
douro-fog-cardia = Our Lady of Cardia
douro-fog-rapids = Rápidos, the rapids
douro-fog-towing = Sirga, towing
douro-fog-tavern = Barraca, the floating tavern
douro-fog-customs = Customs

## What happens

douro-event-lottery = Lottery: { $seat_is ->
    [you] you show
   *[other] { $seat } shows
  } { $card }.
douro-event-lottery-tied = Tied for the lowest card, { $card }; drawing again: { $seats }.
douro-event-infected = { $seat_is ->
    [you] You have the lowest card, { $card }, and take the phylloxera.
   *[other] { $seat } has the lowest card, { $card }, and takes the phylloxera.
  }
douro-event-laid = Into the valley: { $back_is ->
    [fog] a fog Rabelo.
   *[other] a regular Rabelo of { $back }.
  }
douro-event-laid-several = Into the valley: { $backs }.
douro-event-laid-passed = Into the valley: the fog Rabelo that was passed over by towing.
douro-event-stretch = The stretch has { $boats ->
    [one] { $boats } boat
   *[other] { $boats } boats
  }; { $left ->
    [0] the pile is empty.
    [one] { $left } boat is left in the pile.
   *[other] { $left } boats are left in the pile.
  }
douro-event-contest = Contest { $number }: { $back }.
douro-event-revealed = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
  } { $card }.
douro-event-summed = Sum: { $sum }.
douro-event-boat = The level { $level } boat needs { $order ->
    [one] { $order } barrel.
   *[other] { $order } barrels.
  }
douro-event-rocks = Out of the fog: { douro-fog-rocks }. Order { $order }, for double points.
douro-event-cardia = Out of the fog: { douro-fog-cardia }. Order { $order }; everyone will take their card back.
douro-event-rapids = Out of the fog: { douro-fog-rapids }. Order { $order }: if full, the lowest card gains; if short, the highest.
douro-event-towing = Out of the fog: { douro-fog-towing }. The same cards contest the next regular boat.
douro-event-tavern = Out of the fog: { douro-fog-tavern }. The lowest card gains.
douro-event-customs = Out of the fog: { douro-fog-customs }. No points; the cards are spent.
douro-event-full = The boat is full.
douro-event-short = The boat is short.
douro-event-highest = Highest card, { $card }: { $seats }.
douro-event-lowest = Lowest card, { $card }: { $seats }.
douro-event-out-of-tie = { $seat_is ->
    [you] You hold the phylloxera and are left out of the tie.
   *[other] { $seat } holds the phylloxera and is left out of the tie.
  }
douro-event-pays-alone = { $seat_is ->
    [you] You hold the phylloxera and pay for the tie alone.
   *[other] { $seat } holds the phylloxera and pays for the tie alone.
  }
douro-event-gained = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
  } { points }.
douro-event-lost = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
  } { points }.
douro-event-spared = { $seat_is ->
    [you] You owe
   *[other] { $seat } owes
  } { $owed } but can pay only { $points }.
douro-event-total = { $seat_is ->
    [you] You now have
   *[other] { $seat } now has
  } { total }.
douro-event-returned = Everyone takes back the card they have just played.
douro-event-passed-over = Towing passes over a fog Rabelo, which stays on the pile.
douro-event-towed = The towed boat is level { $level }.
douro-event-phylloxera = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
  } { $card } is tied: the phylloxera passes to { $to_is ->
    [you] you.
   *[other] { $to }.
  }
douro-event-half-time = Half-time: everyone takes their ten cards back and gives one, face down, to charity.
douro-event-gave = { $seat_is ->
    [you] You give
   *[other] { $seat } gives
  } { $card } to charity.
douro-event-gave-hidden = A gift goes to charity, face down.
douro-event-gave-hidden-several = { $count ->
    [one] { $count } gift goes
   *[other] { $count } gifts go
  } to charity, face down.
douro-event-charity = The gifts to charity are shown.
douro-event-donated = { $seat_is ->
    [you] Your gift is
   *[other] { $seat }’s gift is
  } { $card }.
douro-event-lowest-gift = Lowest gift, { $card }: { $seats }.
douro-event-highest-gift = Highest gift, { $card }: { $seats }.
douro-event-paid = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
  } { points }.
douro-event-thanked = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
  } { points }.
douro-event-phylloxera-gift = { $seat_is ->
    [you] Your gift
   *[other] { $seat }’s gift
  }, { $card }, is tied: the phylloxera passes to { $to_is ->
    [you] you.
   *[other] { $to }.
  }
douro-event-scored = { $seat_is ->
    [you] You finish
   *[other] { $seat } finishes
  } with { total }.
douro-event-tie-broken = Tied for the most points: { $seats }. { $holder_is ->
    [you] You hold
   *[other] { $holder } holds
  } the phylloxera; going clockwise from there, { $seat_is ->
    [you] you come
   *[other] { $seat } comes
  } first.
douro-event-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
  } with { total }.

## What may be chosen

douro-choice-play = Play { $card }
douro-choice-give = Give { $card } to charity

## What is awaited

douro-phase-lottery = Lottery
douro-phase-lay = Douro valley
douro-phase-bid = Contest
douro-phase-turn = Boat
douro-phase-tow = Towing
douro-phase-give = Charity
douro-status-lottery = Drawing the cards of the lottery.
douro-status-lay = Laying the boats of the valley.
douro-status-bid = { $asks ->
    [you] Choose a barrel card.
   *[other] Waiting for barrel cards: { $seats }.
  }
douro-status-turn = Turning up the boat.
douro-status-tow = Towing: drawing the next boat.
douro-status-give = { $asks ->
    [you] Choose a card for charity.
   *[other] Waiting for gifts to charity: { $seats }.
  }

## At the table in the browser

douro-board = The Douro valley
douro-own = Your barrel cards
douro-hand = Barrel cards
douro-with-seat = { $seat_is ->
    [you] you
   *[other] { $seat }
  } { $number }
douro-next = next
douro-stretch = This stretch of the valley, the next boat first
douro-turned = Turned up in this stretch
douro-turned-boat = { $boat }, { $order ->
    [0] no order
   *[other] order { $order }
  }
douro-quiet = There are no boats in the valley.
douro-contest = Contest { $number } of 20
douro-pile = { $boats ->
    [one] { $boats } boat in the pile.
   *[other] { $boats } boats in the pile.
  }
douro-gifts = { $gifts ->
    [0] No gifts to charity yet.
    [one] { $gifts } gift under the charity card.
   *[other] { $gifts } gifts under the charity card.
  }
douro-towed-boat = { $fog }, { $level }
douro-last-boat = Contest { $contest }: { $boat }
douro-sum = sum
douro-order = Order { $order }
douro-load-full = full
douro-load-short = short
douro-bank = The bank
douro-seats = Cards on the table
douro-seat-down = a card face down
douro-seat-none = no card yet
douro-seat-last = last card { $card }
douro-seat-shows = shows { $card }
douro-rival-left = Not shown yet: { $cards }.
douro-lottery = Phylloxera lottery
douro-lottery-due = The lowest card gets the phylloxera.
douro-outcome-open = Cards: { $cards }. Sum { $sum }.
douro-outcome-full = Cards: { $cards }. Sum { $sum }, order { $order }: full.
douro-outcome-short = Cards: { $cards }. Sum { $sum }, order { $order }: short.
douro-outcome-none = Cards: { $cards }. Sum { $sum }, no order.
douro-outcome-changes = Points: { $changes }.
douro-outcome-no-change = Nobody gains or loses.
douro-hopes-level = Next boat: { $back }. Orders not seen yet: { $orders }.
douro-hopes-fog = Next boat: fog. Not seen yet: { $fogs }.
douro-hopes-fogs = Next boat: fog. Fogs not seen yet: { $fogs }.
douro-ask-give = Half-time: give a card to charity. Lowest gift −1 point, highest +1.
douro-card-held = { $card }, in hand
douro-card-chosen = { $card }, chosen
douro-card-played = { $card }, played
douro-card-given = { $card }, given to charity
douro-key-played = played
douro-unseen = not seen
douro-own-points = { $seat_is ->
    [you] You have
   *[other] { $seat } has
  } { points }.
douro-own-phylloxera = { $seat_is ->
    [you] You hold
   *[other] { $seat } holds
  } the phylloxera.
douro-holder = phylloxera
douro-hidden = hidden
douro-nothing = none
douro-points-hidden = Other players’ points are hidden until the end.
douro-counter = Card counter
douro-counter-note = Cards played since everyone last took their cards back.
douro-column-player = Player
douro-column-shows = Last card
douro-column-hand = In hand
douro-column-points = Points
douro-column-gift = Gift
douro-column-level = Back
douro-column-low = Low
douro-column-middle = Middle
douro-column-high = High
douro-column-fog = Fog Rabelo
douro-column-order = Order
douro-column-before = Before
douro-column-charity = Charity
douro-column-total = Total
douro-column-won = Gained
douro-column-lost = Lost
douro-column-contest = Contest
douro-column-sum = Sum
douro-orders = Orders with { $players } players
douro-order-seen = { $order }, seen
douro-seen = seen
douro-fogs = In the fog
douro-does-rocks = Like a regular Rabelo, but for 4 points.
douro-does-cardia = Like a regular Rabelo; then everyone takes their card back.
douro-does-rapids = Full: the lowest card gains 2. Short: the highest gains 2.
douro-does-towing = The same cards contest the next regular Rabelo in the pile.
douro-does-tavern = The lowest card gains 2, whatever the sum.
douro-does-customs = No points; the cards are spent.
douro-guide-contest = Regular Rabelo: if the sum reaches the order, the highest card gains 2 points; if not, the lowest loses 2. Tied players gain or lose 1 each.
douro-guide-phylloxera = In a tie the holder of the phylloxera gains nothing, or pays alone. It passes to the left when another card equals the holder’s.
douro-end-scores = Final scores
douro-end-steps = How it ended
douro-story = The match in numbers
douro-story-full = Boats filled: { $full } of { $boats }.
douro-story-passes = The phylloxera changed hands { $passes ->
    [one] once
   *[other] { $passes } times
  }.
douro-contests = All contests
douro-say-points = Points: { $points }.
douro-say-hand = { $seat_is ->
    [you] In your hand
   *[other] { $seat }, in hand
  }: { $cards }.
douro-say-played = Played: { $cards }.
douro-say-gift = Given to charity: { $card }.
douro-say-valley = In the valley, the next one first: { $backs }.
douro-say-other = { $seat }: last card { $showing }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in hand.
douro-say-other-points = Points: { $points }.
douro-say-other-phylloxera = Holds the phylloxera.
douro-typed-play = play bid
douro-typed-give = give
douro-replay-own = { $name }’s cards

## Refusals: tables on one line that cannot be read.

douro-table-boats = The table cannot be read: taken together, the pile, the valley and the boats turned up do not have the same backs as the box.
douro-table-bottom = The table cannot be read: at least { $bottom } regular boats must lie in the pile under the last fog.
douro-table-contests = The match could not end from this table: { $contests ->
    [one] { $contests } contest is
   *[other] { $contests } contests are
  } still to come, but seat { $seat } has cards for { $cards }.
