### Douro 1872 w terminalu

douro-terminal-help-sheet = Douro: jedno starcie, „zamówienie 15, karty 4 8 6, filoksera B, punkty 5 5 5”, lub nazwa mgły zamiast zamówienia; albo koniec, „dary 4 8 6, filoksera B, punkty 9 4 7”.
douro-terminal-grower = { $name }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  } na ręce, ostatnia karta: { $showing }{ $phylloxera ->
    [yes] , filoksera.
   *[no] .
  }
douro-terminal-shown = { $name }, karty zagrane od pełnej ręki: { $cards }.
douro-terminal-valley = W dolinie, od najbliższej łodzi: { $boats }. W stosie: { $pile }.
douro-terminal-orders = Poziom { $level }, zamówienia jeszcze ukryte: { $hidden }; odkryte: { $seen }.
douro-terminal-fogs-hidden = Mgły jeszcze ukryte: { $fogs }.
douro-terminal-fogs-seen = Mgły odkryte: { $fogs }.
douro-terminal-hand = Twoja ręka: { $cards }.
douro-terminal-gift = Twój dar na dobroczynność: { $card }.
douro-terminal-sheet-order = zamówienie
douro-terminal-sheet-cards = karty
douro-terminal-sheet-phylloxera = filoksera
douro-terminal-sheet-points = punkty
douro-terminal-sheet-gifts = dary
douro-terminal-usage-entry = „{ $came }” nie należy do arkusza punktów. Opcja --help pokazuje przykład.
