### Wynik partii.

dorada-result-round = Rzut { $number } z { $last }
dorada-result-made = { $pawns ->
    [0] żadnego pionka w DORADZIE
    [one] jeden pionek w DORADZIE: { $sum }
    [few] { $pawns } pionki w DORADZIE: { $sum }
    [many] { $pawns } pionków w DORADZIE: { $sum }
   *[other] { $pawns } pionka w DORADZIE: { $sum }
  }; { $lost ->
    [0] bez strat
    [one] { $lost } stracony
    [few] { $lost } stracone
    [many] { $lost } straconych
   *[other] { $lost } straconego
  }
