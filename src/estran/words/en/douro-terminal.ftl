### Douro 1872 at the terminal

douro-terminal-help-sheet = Douro: a contest, such as “order 15, cards 4 8 6, phylloxera B, points 5 5 5”, or a fog’s name instead of the order; or the end, such as “gifts 4 8 6, phylloxera B, points 9 4 7”.
douro-terminal-grower = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in hand, last card { $showing }{ $phylloxera ->
    [yes] , holds the phylloxera.
   *[no] .
  }
douro-terminal-shown = { $name }, played since the hand was full: { $cards }.
douro-terminal-valley = In the valley, the next boat first: { $boats }. In the pile: { $pile }.
douro-terminal-orders = Orders of level { $level } still to come: { $hidden }; turned up: { $seen }.
douro-terminal-fogs-hidden = Fogs still to come: { $fogs }.
douro-terminal-fogs-seen = Fogs turned up: { $fogs }.
douro-terminal-hand = Your hand: { $cards }.
douro-terminal-gift = Your gift to charity: { $card }.
douro-terminal-sheet-order = order
douro-terminal-sheet-cards = cards
douro-terminal-sheet-phylloxera = phylloxera
douro-terminal-sheet-points = points
douro-terminal-sheet-gifts = gifts
douro-terminal-usage-entry = “{ $came }” is not an entry on the score sheet. The option --help shows an example.
douro-terminal-usage-towing = Sirga, towing, has no result of its own: name the boat that it fetches, such as order 17.
douro-terminal-usage-boat = With { $players } players there is no boat with an order of { $came }. The orders are: { $orders }.
douro-terminal-map-valley = In the valley, the next boat first; in the pile: { $pile }.
douro-terminal-map-cards = cards
douro-terminal-map-last = last
douro-terminal-map-points = points
douro-terminal-map-fogs = Fogs still to come: { $fogs }.
douro-terminal-map-signs = Boats show their level; ~ is a fog. Below are the orders of each level; those in brackets have been turned up. * holds the phylloxera.
douro-terminal-aim = For each boat everyone offers barrels in secret. If they fill its order, the most generous gains points; if not, the stingiest loses some. Most points win.
