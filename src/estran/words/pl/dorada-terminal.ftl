### Dorada w terminalu

dorada-terminal-help-boards = Pokazuje plansze Dorady, sprawdza własną lub proponuje nowe.
dorada-terminal-help-boards-check = Sprawdza plik planszy i wymienia wszystkie jego błędy.
dorada-terminal-help-boards-new = Proponuje plansze Dorady, na których da się grać, każdą jako plik; laboratorium je porównuje.
dorada-terminal-help-boards-seed = liczba całkowita; ta sama liczba daje te same plansze
dorada-terminal-help-boards-count = ile plansz
dorada-terminal-help-boards-out = plik, do którego trafi wynik zamiast na ekran; przy kilku planszach dostaje numery, np. my-0.toml
dorada-terminal-help-board-file = plik planszy
dorada-terminal-help-sheet = Dorada: miejsca w DORADZIE od góry stosu, „A B A”.
dorada-terminal-usage-board = Nie ma planszy „{ $came }”. Do wyboru: { $known } albo ścieżka do pliku z planszą.
dorada-terminal-board-refused = Na planszy „{ $board }” nie da się grać: { $problems }{ $more ->
    [0] .
   *[other] { " " }… i jeszcze { $more }: estran boards check { $file }
  }
dorada-terminal-board-encoding = plik musi być w UTF-8: zapisz go ponownie w tym kodowaniu
dorada-terminal-board-minus = minus zapisano jako „−”; TOML wymaga łącznika „-”
dorada-terminal-board-near = „{ $key }” nic tu nie znaczy; zapewne chodziło o „{ $near }”
dorada-terminal-board-below = „{ $key }” stoi w [springboards]; przenieś tę pozycję nad ten wiersz
dorada-terminal-board-name = liczba znaków w „name”: { $count }, a może ich być najwyżej { $most }
dorada-terminal-board = Plansza { $board ->
    [classic] { dorada-option-board-classic }
    [leap] { dorada-option-board-leap }
   *[other] { $board }
  }{ $reconstruction ->
    [yes] , rekonstrukcja: instrukcja nie pokazuje mapy ścieżki.
   *[no] .
  }
dorada-terminal-team = { $name }, { $colour }: na STARCIE { $start }; na ścieżce: { $path }; w DORADZIE { $home }; stracone na polach: { $lost }.
dorada-terminal-pawn = { $name } { $colour }
dorada-terminal-stack = Pole { $square }, od góry: { $pawns }.
dorada-terminal-traps = Otwarte pułapki: { $squares }.
dorada-terminal-bridges = Mosty: { $squares }.
dorada-terminal-springboards = Trampoliny: { $squares }.
dorada-terminal-gold = Złote pola: { $squares }. DORADA to pole { $dorada }.
dorada-terminal-home = { $pawn } { $points }
dorada-terminal-pile = W DORADZIE, od góry: { $pawns }.
dorada-terminal-boards-legend = Na rysunkach: . zwykłe pole, x pułapka, $ złote pole, +4 trampolina.
dorada-terminal-drawn = Plansza { $board }{ $reconstruction ->
    [yes] , rekonstrukcja: instrukcja nie pokazuje mapy ścieżki.
   *[no] .
  } DORADA to pole { $dorada }.
dorada-terminal-board-good = Plansza { $board } jest poprawna.
dorada-terminal-board-written = Plansza { $board } jest w pliku { $path }.
dorada-terminal-board-known-as = W pudełku jest już plansza o tej nazwie, więc przy stole twoja nazywa się „{ $known }”.
dorada-terminal-board-folder = Utworzono folder { $folder }.
dorada-terminal-board-bad = Na planszy { $board } nie da się grać; { $count ->
    [one] jeden błąd:
    [few] { $count } błędy:
    [many] { $count } błędów:
   *[other] { $count } błędu:
  }
dorada-terminal-map-start = START: { $pawns }
dorada-terminal-map-home = DORADA ({ $dorada }), od góry: { $pawns }
dorada-terminal-map-team = { $letter }{ $named ->
    [letter] { "" }
   *[own] { " " }{ $name }
  } ({ $colour })
dorada-terminal-map-teams = Pionki, w każdym stosie od góry: { $teams }.
dorada-terminal-map-signs = Pola: . zwykłe, x pułapka, = most, $ złoto, +4 trampolina.
dorada-terminal-aim = Rzucaj kostką i prowadź pionki do DORADY; rusza tylko pionek, na którym nic nie stoi. Im później dotrze, tym więcej jest wart; wygrywa osoba z najwyższą sumą.
dorada-terminal-tactile-start = start
dorada-terminal-tactile-plain = zwykłe pole
dorada-terminal-tactile-trap = pułapka
dorada-terminal-tactile-springboard = trampolina
dorada-terminal-tactile-gold = złote pole
dorada-terminal-tactile-dorada = dorada
dorada-terminal-tactile-yellow = żółty pionek / szorstki
dorada-terminal-tactile-violet = fioletowy pionek / falisty
dorada-terminal-tactile-green = zielony pionek / aksamitny
dorada-terminal-tactile-blue = niebieski pionek / prążkowany
dorada-terminal-tactile-how = Wydrukuj ją w skali 100%, bez dopasowania do strony, na papierze puchnącym i wygrzej: to, co czarne, staje się wypukłe. Ostatnia strona to legenda.
dorada-terminal-help-print = Drukuje planszę do czytania palcami, z kształtami, fakturami i brajlem, na papierze puchnącym.
dorada-terminal-help-print-name = nazwa planszy albo plik z własną; domyślnie classic
dorada-terminal-help-print-out = plik z rozszerzeniem .pdf albo .svg
