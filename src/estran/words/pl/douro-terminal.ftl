### Douro 1872 w terminalu

douro-terminal-help-sheet = Douro: jedno starcie, „zamówienie 15, karty 4 8 6, filoksera B, punkty 5 5 5”, lub nazwa łodzi z mgły zamiast zamówienia; albo koniec, „dary 4 8 6, filoksera B, punkty 9 4 7”.
douro-terminal-grower = { $name }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  } na ręce, ostatnia karta: { $showing }{ $phylloxera ->
    [yes] , filoksera.
   *[no] .
  }
douro-terminal-shown = { $name }, karty zagrane od ostatniego powrotu na rękę: { $cards }.
douro-terminal-valley = W dolinie, od najbliższej łodzi: { $boats }. W stosie: { $pile }.
douro-terminal-orders = Poziom { $level }, zamówienia jeszcze ukryte: { $hidden }; odkryte: { $seen }.
douro-terminal-fogs-hidden = Łodzie we mgle jeszcze ukryte: { $fogs }.
douro-terminal-fogs-seen = Łodzie we mgle już odkryte: { $fogs }.
douro-terminal-hand = Twoja ręka: { $cards }.
douro-terminal-gift = Twój dar na dobroczynność: { $card }.
douro-terminal-sheet-order = zamówienie
douro-terminal-sheet-cards = karty
douro-terminal-sheet-phylloxera = filoksera
douro-terminal-sheet-points = punkty
douro-terminal-sheet-gifts = dary
douro-terminal-usage-entry = „{ $came }” nie jest wpisem arkusza punktów. Opcja --help pokazuje przykład.
douro-terminal-usage-towing = Sirga nie ma własnego wyniku: podaj przyholowaną łódź, na przykład zamówienie 17.
douro-terminal-usage-boat = Przy tylu osobach ({ $players }) nie ma łodzi z zamówieniem { $came }. Możliwe zamówienia: { $orders }.
douro-terminal-map-valley = W dolinie, od najbliższej łodzi; w stosie: { $pile }.
douro-terminal-map-cards = karty
douro-terminal-map-last = zagrana
douro-terminal-map-points = punkty
douro-terminal-map-fogs = Łodzie we mgle jeszcze ukryte: { $fogs }.
douro-terminal-map-signs = Łodzie: poziom, ~ to mgła. Niżej zamówienia każdego poziomu; te w nawiasach już były. * ma filokserę.
douro-terminal-aim = Na każdą łódź wszyscy dają beczki w tajemnicy. Pełna łódź nagradza najhojniejszą osobę, niepełna karze najskąpszą. Wygrywa osoba z największą liczbą punktów.
