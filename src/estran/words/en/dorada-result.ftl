### The result of a match.

dorada-result-round = Roll { $number } of { $last }
dorada-result-made = { $pawns ->
    [0] no pawn in DORADA
    [one] one pawn in DORADA: { $sum }
   *[other] { $pawns } pawns in DORADA: { $sum }
  }; { $lost ->
    [0] none lost
   *[other] { $lost } lost
  }
