### Dorada: why a choice is a good one

dorada-reason-arrive = It reaches DORADA and is worth { points } now; { $pawns ->
    [0] nothing can be laid on it any more.
    [one] { $pawns } pawn may still be laid on it.
   *[other] { $pawns } pawns may still be laid on it.
  }
dorada-reason-gold = The gold square takes it straight to DORADA, where it is worth { points } now; { $pawns ->
    [0] nothing can be laid on it any more.
    [one] { $pawns } pawn may still be laid on it.
   *[other] { $pawns } pawns may still be laid on it.
  }
dorada-reason-fall = It is lost, but it still had { $far } squares to go, and your other pawns are better where they are.
dorada-reason-fall-all = Every pawn that may move would be lost; this one still had { $far } squares to go.
dorada-reason-bridge = It is lost, but as a bridge on square { $square } it makes the way safe for { $pawns ->
    [one] { $pawns } pawn of yours behind it.
   *[other] { $pawns } pawns of yours behind it.
  }
dorada-reason-covers = It comes to rest on top of { $rival }’s pawn on square { $square }, which cannot move as long as yours is there.
dorada-reason-avoids = { $pawns ->
    [one] Your pawn { $square ->
        [0] on START
       *[other] on square { $square }
      } would fall into a trap with this roll.
   *[other] { $pawns } of your other pawns would fall into a trap with this roll.
  }
dorada-reason-waits = A later arrival is worth more, so your pawn on square { $square } can wait.
dorada-reason-frees = It sets your own pawn under it free, on square { $square }.
dorada-reason-springs = A springboard carries it on to square { $square }.
dorada-reason-back = The springboard sends it back { $square ->
    [0] to START
   *[other] to square { $square }
  }, and a later arrival is worth more.
dorada-reason-holds = A bridge covers the trap on square { $square }, so it is safe there.
dorada-reason-leaves = It leaves { $traps ->
    [one] an open trap
   *[other] { $traps } open traps
  } behind: none lies within a roll of square { $square }.
dorada-reason-steps = It moves to square { $square }, { $far } before DORADA; { $traps ->
    [0] no open trap lies
    [one] one open trap lies
   *[other] { $traps } open traps lie
  } within its next roll.
