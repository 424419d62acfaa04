### Dorada w terminalu

dorada-terminal-help-boards = Pokazuje plansze Dorady, sprawdza własną lub proponuje nowe.
dorada-terminal-help-boards-check = Sprawdza plik planszy i wymienia wszystko, co jest w nim źle.
dorada-terminal-help-boards-new = Proponuje plansze Dorady, na których da się grać, każdą w postaci jej pliku; laboratorium je porównuje.
dorada-terminal-help-boards-seed = liczba całkowita; ta sama liczba proponuje te same plansze
dorada-terminal-help-boards-count = ile plansz
dorada-terminal-help-boards-out = plik do zapisania zamiast pokazania; kilka plansz dostaje numery, np. my-0.toml
dorada-terminal-help-board-file = plik planszy
dorada-terminal-help-sheet = Dorada: miejsca w DORADZIE od góry stosu, „A B A”.
dorada-terminal-board = Plansza { $board }{ $reconstruction ->
    [yes] , rekonstrukcja: instrukcja nie pokazuje trasy.
   *[no] .
  }
dorada-terminal-team = { $name }, { $colour }: na STARCIE { $start }; na trasie: { $path }; w DORADZIE { $home }; stracone na polach: { $lost }.
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
    [yes] , rekonstrukcja: instrukcja nie pokazuje trasy.
   *[no] .
  } DORADA to pole { $dorada }.
dorada-terminal-board-good = Plansza { $board } jest poprawna.
dorada-terminal-board-written = Plansza { $board } jest w pliku { $path }.
dorada-terminal-usage-boards-there = { $path } już istnieje. Wybierz inny plik przez --out.
dorada-terminal-board-bad = Na planszy { $board } nie da się grać; { $count ->
    [one] jedna rzecz jest źle:
    [few] { $count } rzeczy są źle:
    [many] { $count } rzeczy jest źle:
   *[other] { $count } rzeczy jest źle:
  }
