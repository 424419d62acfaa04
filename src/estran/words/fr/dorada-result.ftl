### Le résultat d’une partie.

dorada-result-round = Lancer { $number } sur { $last }
dorada-result-made = { $pawns ->
    [0] aucun pion à DORADA
    [one] un pion à DORADA : { $sum }
   *[other] { $pawns } pions à DORADA : { $sum }
  } ; { $lost ->
    [0] aucun perdu
    [one] { $lost } perdu
   *[other] { $lost } perdus
  }
