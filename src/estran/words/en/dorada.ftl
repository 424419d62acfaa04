### Dorada

dorada-name = Dorada
dorada-tagline = A dice race that pays those who arrive late.
dorada-about = A dice race for 2 to 4 players, about a quarter of an hour. Lead four pawns past traps and springboards to DORADA, and get there late: the last to arrive is worth most.
dorada-option-board = board
dorada-option-board-help = The path: classic or leap, both reconstructions, or your own board.
dorada-option-first = first player
dorada-option-first-help = The seat that begins; otherwise it is drawn at random.
dorada-option-colours = colours
dorada-option-colours-help = With two players, each may play two colours.
dorada-option-board-classic = classic
dorada-option-board-leap = leap
dorada-option-board-own = your own board
dorada-option-colours-1 = 1 colour each
dorada-option-colours-2 = 2 colours each

## Pawns and squares

dorada-colour-yellow = yellow
dorada-colour-violet = violet
dorada-colour-green = green
dorada-colour-blue = blue
dorada-texture-yellow = yellow, rough
dorada-texture-violet = violet, wavy
dorada-texture-green = green, velvet
dorada-texture-blue = blue, ribbed

## What happens

dorada-event-first = { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
  }
dorada-event-turn = { $seat_is ->
    [you] Your turn
   *[other] { $seat }’s turn
  }, { $colour }.
dorada-event-rolled = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
  } { $die }.
dorada-event-moved = { $seat_is ->
    [you] You move
   *[other] { $seat } moves
  } a { $colour } pawn from { $square ->
    [0] START
   *[other] { $square }
  } to { $target ->
    [100] DORADA.
   *[other] { $target }.
  }
dorada-event-uncovered = On { $square }, { $seat_is ->
    [you] your { $colour } pawn is free again.
   *[other] { $seat }’s { $colour } pawn is free again.
  }
dorada-event-covered = The moving pawn lands on top of { $seat_is ->
    [you] your { $colour } pawn
   *[other] { $seat }’s { $colour } pawn
  } on { $square }; the stack is now { $height } high.
dorada-event-sprung = Springboard +{ $jump } on { $square }: on to { $target ->
    [100] DORADA.
   *[other] { $target }.
  }
dorada-event-sprung-back = Springboard −3 on { $square }: back to { $target }.
dorada-event-sent-to-start = Springboard −3 on { $square }: too few free squares behind it, so back to START.
dorada-event-stayed = The springboard on { $square } has already acted: the pawn stays there.
dorada-event-bridge-held = A bridge covers the trap on { $square }: the pawn is safe.
dorada-event-fell = Trap on { $square }: the pawn is lost and becomes a bridge.{ $pawns ->
    [0] {""}
   *[other] {" "}{ dorada-left }
  }
dorada-left = { $seat_is ->
    [you] You have
   *[other] { $seat } has
  } { $pawns ->
    [one] { $pawns } { $colour } pawn
   *[other] { $pawns } { $colour } pawns
  } left to move.
dorada-event-gold = Gold square { $square }: straight to DORADA.
dorada-event-arrived = The pawn goes on top of the pile in DORADA.{ $pawns ->
    [0] {""}
   *[other] {" "}{ dorada-left }
  }
dorada-event-total = { $seat_is ->
    [you] You now have
   *[other] { $seat } now has
  } { total }.
dorada-event-out = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
  } four { $colour } pawns are lost: { $colour } is out of the race.
dorada-event-done = { $seat_is ->
    [you] You have
   *[other] { $seat } has
  } no { $colour } pawns left to move.
dorada-event-skipped-blocked = { $seat_is ->
    [you] You, { $colour }, are
   *[other] { $seat }, { $colour }, is
  } skipped: every pawn left to move is covered.
dorada-event-skipped-out = { $seat_is ->
    [you] You, { $colour }, are
   *[other] { $seat }, { $colour }, is
  } skipped: all four pawns are lost.
dorada-event-skipped-done = { $seat_is ->
    [you] You, { $colour }, are
   *[other] { $seat }, { $colour }, is
  } skipped: no pawn is left to move.
dorada-event-ended = Every pawn is in DORADA or lost: the match is over.
dorada-event-scored = { $seat_is ->
    [you] You finish
   *[other] { $seat } finishes
  } with { total }.
dorada-event-won = { $seat_is ->
    [you] You win.
   *[other] { $seat } wins.
  }
dorada-event-shared = Tied for the most points, so the victory is shared: { $seats }.

## What may be chosen, and what it would do

dorada-choice-move = Move the pawn on { $square ->
    [0] START
   *[other] { $square }
  }
dorada-way = From { $square ->
    [0] START
   *[other] { $square }
  } to { $target ->
    [100] DORADA
   *[other] { $target }
  }
dorada-effect-moved = { $target ->
    [100] to DORADA
   *[other] to { $target }
  }
dorada-effect-uncovered = frees { $seat_is ->
    [you] your { $colour } pawn
   *[other] { $seat }’s { $colour } pawn
  } on { $square }
dorada-effect-covered = on top of { $seat_is ->
    [you] your { $colour } pawn
   *[other] { $seat }’s { $colour } pawn
  }
dorada-effect-sprung = springboard +{ $jump } to { $target ->
    [100] DORADA
   *[other] { $target }
  }
dorada-effect-sprung-back = springboard −3 back to { $target }
dorada-effect-sent-to-start = springboard −3 back to START
dorada-effect-stayed = springboard already used, stays
dorada-effect-bridge-held = bridge, safe
dorada-effect-fell = trap, lost
dorada-effect-gold = gold square
dorada-effect-arrived = arrives
dorada-effect-total = your total { $total }

## What is awaited

dorada-phase-first = First player
dorada-phase-roll = Die
dorada-phase-move = Move
dorada-status-first = Drawing the first player.
dorada-status-roll = { $asks ->
    [you] Your turn, { $colour }: roll the die.
   *[other] Waiting for { $seats }, { $colour }, to roll.
  }
dorada-status-move = { $asks ->
    [you] You rolled { $die }: choose a { $colour } pawn.
   *[other] Waiting for { $seats }, { $colour }, to move { $die }.
  }

## At the table in the browser

dorada-board = The path
dorada-own = Your pawns
dorada-start = START
dorada-goal = DORADA
dorada-goal-from = from the top
dorada-square = Square { $square }
dorada-trap = trap
dorada-bridge = bridge over a trap, a lost { $colour } pawn
dorada-springboard = springboard { $jump }
dorada-gold = gold square
dorada-stack = stack from the top: { $pawns }
dorada-pawn = { $seat_is ->
    [you] you
   *[other] { $seat }
  } in { $colour }
dorada-start-pile = { $pawn }: { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
  }
dorada-nobody = nobody
dorada-pile = from the top: { $pawns }
dorada-worth = { $pawn } { $points }
dorada-would = you may move: { $effects }
dorada-bridges = Empty bridges: { $squares }
dorada-board-note = Board { $board }: a reconstruction made for Estran, because the printed rules do not show the map.
dorada-roll = Roll the die
dorada-fair = Is the die fair?
dorada-fair-how = Before the match the server chose a secret number and published its fingerprint; then every player added a word. Each roll is computed from both, so neither the server nor any player can choose what is rolled. After the match the number is published, and “Check the dice” works out every roll again.
dorada-in-turn = to move
dorada-scores = Points: { $scores }.
dorada-team = { $seat_is ->
    [you] You
   *[other] { $seat }
  }, { $texture }: { $facts }.
dorada-team-start = { $pawns } on START
dorada-team-path = { $count ->
    [one] on square { $squares }
   *[other] on squares { $squares }
  }
dorada-team-home = { $pawns } in DORADA
dorada-team-lost = { $pawns } lost
dorada-own-team = { $seat_is ->
    [you] Your pawns
   *[other] { $seat }
  }, { $texture }: { $facts }.
dorada-own-start = { $pawns ->
    [one] { $pawns } pawn on START
   *[other] { $pawns } pawns on START
  }
dorada-own-free = on { $square }, free
dorada-own-under = on { $square }, under { $pawns }
dorada-own-home = in DORADA: { points }
dorada-own-lost = lost, now the bridge on { $square }
dorada-guide-points = The pile in DORADA counts from the top: 100, 80, 60, 50, 40, 30, 20, then 10 for each further pawn. The last to arrive lies on top.
dorada-guide-stack = Only the top pawn of a stack is free to move. If you have a free pawn, you must move one.
dorada-guide-trap = Trap, with a rough edge: the first pawn to stop here is lost and becomes a bridge.
dorada-guide-bridge = Bridge, in the texture of the lost pawn: safe, like a plain square.
dorada-guide-springboard = Springboard: the pawn goes on at once by its number, and only squares with no pawn on them count.
dorada-guide-gold = Gold square, square in shape: straight to DORADA.
dorada-end-sums = The scores
dorada-end-sum = { $seat_is ->
    [you] You
   *[other] { $seat }
  }: { $pawns ->
    [one] { total } for one pawn
   *[other] { $sum } = { total }
  }.
dorada-end-zero = { $seat_is ->
    [you] You
   *[other] { $seat }
  }: no pawn in DORADA, 0 points.
dorada-end-pile = The pile in DORADA, from the top
dorada-end-place = Place
dorada-end-pawn = Pawn
dorada-end-points = Points
dorada-end-none = No pawn reached DORADA.
dorada-end-fates = What became of the pawns
dorada-end-pawns = Pawns
dorada-end-home = In DORADA
dorada-end-lost = Lost on
dorada-typed-move = move the pawn on from
dorada-typed-start = start
dorada-replay-own = { $name }’s pawns

## What is wrong with a board, as parts of dorada-board-refused, and with a pile

dorada-sheet-pile = “{ $came }” is not a seat. Give the pile from the top down in the letters { $known }, such as “B A A C”.
dorada-board-refused = Nobody can play on the board “{ $board }”: { $problems }.
dorada-board-file = the file cannot be read ({ $reason })
dorada-board-toml = the file is not TOML ({ $reason })
dorada-board-missing = “{ $key }” is missing
dorada-board-not-text = “{ $key }” must be text, not { $came }
dorada-board-not-number = “{ $key }” must be a whole number, not { $came }
dorada-board-not-numbers = “{ $key }” must be a list of whole numbers, not { $came }
dorada-board-not-springboards = “{ $key }” must be a table of squares and whole numbers, such as 11 = 4, not { $came }
dorada-board-not-square = “{ $came }” in “{ $key }” is not the number of a square
dorada-board-not-jump = the springboard on square { $square } must have a whole number, not { $came }
dorada-board-not-switch = “{ $key }” must be true or false, not { $came }
dorada-board-unknown = “{ $key }” means nothing here; a board has { $known }
dorada-board-too-many = “{ $key }” has { $count } entries, but may have { $most } at most
dorada-board-springboard-count = it has { $count ->
    [one] { $count } springboard
   *[other] { $count } springboards
  }, not { $expected }
dorada-board-springboard-most = it has { $count } springboards, but may have { $most } at most
dorada-board-springboard-zero = the springboard on square { $square } has the number 0
dorada-board-negative-count = it has { $count ->
    [one] { $count } springboard
   *[other] { $count } springboards
  } with a negative number, not { $expected }
dorada-board-negative-number = the negative springboard on square { $square } has { $number }, not { $expected }
dorada-board-gold-count = it has { $count ->
    [one] { $count } gold square
   *[other] { $count } gold squares
  }, not { $expected }
dorada-board-dorada = DORADA has the number { $dorada }, but { $most } is the highest allowed
dorada-board-square-outside = square { $square } is special but does not lie between { $least } and { $most }
dorada-board-twice = “{ $key }” lists square { $square } more than once
dorada-board-two-roles = square { $square } has two roles
dorada-board-last-plain = square { $square }, six before DORADA, must exist and be plain
dorada-board-home-stretch = square { $square }, one of the five before DORADA, must not be plain
dorada-board-last-springboard = the last springboard, on square { $square } with { $number }, does not reach DORADA at { $dorada }
