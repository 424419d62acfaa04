### Dorada

dorada-name = Dorada
dorada-about = A dice race for 2 to 4 players, about a quarter of an hour. Lead four pawns past traps and springboards to DORADA, and get there late: the last to arrive is worth most.
dorada-option-board = board
dorada-option-board-help = The path: classic or leap, both reconstructions, or a board of your own.
dorada-option-first = first player
dorada-option-first-help = The seat that begins; otherwise it is drawn.
dorada-option-colours = colours
dorada-option-colours-help = With two players each may play two colours.

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
   *[other] { $seat }'s turn
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
   *[other] { $seat }'s { $colour } pawn is free again.
  }
dorada-event-covered = The moved pawn lies on { $seat_is ->
    [you] your { $colour } pawn
   *[other] { $seat }'s { $colour } pawn
  } on { $square }, in a stack of { $height }.
dorada-event-sprung = Springboard +{ $jump } on { $square }: on to { $target ->
    [100] DORADA.
   *[other] { $target }.
  }
dorada-event-sprung-back = Springboard −3 on { $square }: back to { $target }.
dorada-event-sent-to-start = Springboard −3 on { $square }: too few free squares behind it, so back to START.
dorada-event-stayed = The springboard on { $square } has acted already: the pawn stays there.
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
dorada-event-arrived = The pawn lies on top in DORADA.{ $pawns ->
    [0] {""}
   *[other] {" "}{ dorada-left }
  }
dorada-event-total = { $seat_is ->
    [you] You now have
   *[other] { $seat } now has
  } { total }.
dorada-event-out = { $seat_is ->
    [you] Your
   *[other] { $seat }'s
  } four { $colour } pawns are lost: { $colour } is out of the race.
dorada-event-done = { $seat_is ->
    [you] You have
   *[other] { $seat } has
  } moved every { $colour } pawn to its end.
dorada-event-skipped-blocked = { $seat_is ->
    [you] You are skipped, { $colour }: other pawns lie on all of yours.
   *[other] { $seat } is skipped, { $colour }: other pawns lie on all of theirs.
  }
dorada-event-skipped-out = { $seat_is ->
    [you] You are
   *[other] { $seat } is
  } skipped, { $colour }: all four pawns are lost.
dorada-event-skipped-done = { $seat_is ->
    [you] You are
   *[other] { $seat } is
  } skipped, { $colour }: no pawn is left to move.
dorada-event-ended = Every pawn is in DORADA or lost: the match is over.
dorada-event-scored = { $seat_is ->
    [you] You end
   *[other] { $seat } ends
  } with { total }.
dorada-event-won = { $seat_is ->
    [you] You win.
   *[other] { $seat } wins.
  }
dorada-event-shared = Tied for the most points, the victory is shared: { $seats }.

## What may be chosen, and what it would do

dorada-choice-move = Move the pawn on { $square ->
    [0] START
   *[other] { $square }
  }
dorada-effect-moved = { $target ->
    [100] to DORADA
   *[other] to { $target }
  }
dorada-effect-uncovered = frees { $seat_is ->
    [you] your { $colour } pawn
   *[other] { $seat }'s { $colour } pawn
  } on { $square }
dorada-effect-covered = on top of { $seat_is ->
    [you] your { $colour } pawn
   *[other] { $seat }'s { $colour } pawn
  }
dorada-effect-sprung = springboard +{ $jump } to { $target ->
    [100] DORADA
   *[other] { $target }
  }
dorada-effect-sprung-back = springboard −3 back to { $target }
dorada-effect-sent-to-start = springboard −3 back to START
dorada-effect-stayed = springboard used already, stays
dorada-effect-bridge-held = bridge, safe
dorada-effect-fell = trap, lost
dorada-effect-gold = gold square
dorada-effect-arrived = arrives
dorada-effect-total = your total { $total }

## What is awaited

dorada-phase-first = First player
dorada-phase-roll = Die
dorada-phase-move = Move
dorada-status-first = The first player is to be drawn.
dorada-status-roll = { $asks ->
    [you] Your turn, { $colour }: the die is due.
   *[other] The die is due: { $seats }, { $colour }.
  }
dorada-status-move = { $asks ->
    [you] You rolled { $die }: choose a pawn, { $colour }.
   *[other] Waiting for a move by { $die }: { $seats }, { $colour }.
  }
