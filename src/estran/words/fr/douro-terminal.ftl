### Douro 1872 au terminal

douro-terminal-help-sheet = Douro : une manche, « commande 15, cartes 4 8 6, phylloxéra B, points 5 5 5 », ou le nom d’un brouillard à la place de la commande ; ou la fin, « dons 4 8 6, phylloxéra B, points 9 4 7 ».
douro-terminal-grower = { $name } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main, dernière carte : { $showing ->
    [rien] aucune
   *[other] { $showing }
  }{ $phylloxera ->
    [yes] , avec le phylloxéra.
   *[no] .
  }
douro-terminal-shown = { $name }, cartes jouées depuis la dernière main complète : { $cards ->
    [rien] aucune
   *[other] { $cards }
  }.
douro-terminal-valley = Dans la vallée, la prochaine barque d’abord : { $boats ->
    [rien] aucune
   *[other] { $boats }
  }. Dans la pile : { $pile }.
douro-terminal-orders = Commandes de niveau { $level } à venir : { $hidden ->
    [rien] aucune
   *[other] { $hidden }
  } ; retournées : { $seen ->
    [rien] aucune
   *[other] { $seen }
  }.
douro-terminal-fogs-hidden = Brouillards à venir : { $fogs ->
    [rien] aucun
   *[other] { $fogs }
  }.
douro-terminal-fogs-seen = Brouillards retournés : { $fogs ->
    [rien] aucun
   *[other] { $fogs }
  }.
douro-terminal-hand = Votre main : { $cards ->
    [rien] vide
   *[other] { $cards }
  }.
douro-terminal-gift = Votre don à la charité : { $card }.
douro-terminal-sheet-order = commande
douro-terminal-sheet-cards = cartes
douro-terminal-sheet-phylloxera = phylloxéra
douro-terminal-sheet-points = points
douro-terminal-sheet-gifts = dons
douro-terminal-usage-entry = « { $came } » n’a pas sa place sur la feuille de score. L’option --help montre un exemple.
douro-terminal-usage-towing = La Sirga n’a pas de résultat qui lui soit propre : indiquez la barque qu’elle amène, par exemple commande 17.
douro-terminal-usage-boat = À { $players } joueurs, aucune barque n’a une commande de { $came }. Les commandes sont : { $orders }.
douro-terminal-map-valley = Dans la vallée, la prochaine barque d’abord ; dans la pile : { $pile }.
douro-terminal-map-cards = cartes
douro-terminal-map-last = jouée
douro-terminal-map-points = points
douro-terminal-map-fogs = Brouillards à venir : { $fogs ->
    [rien] aucun
   *[other] { $fogs }
  }.
douro-terminal-map-signs = Barques : le niveau, ~ pour un brouillard. Plus bas, les commandes de chaque niveau ; celles entre parenthèses sont passées. * détient le phylloxéra.
douro-terminal-aim = Pour chaque barque, chacun offre des barils en secret. Pleine, elle récompense le plus généreux ; sinon, le plus avare paie. Le plus grand total l’emporte.
