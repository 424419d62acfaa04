### Dolorès w terminalu

dolores-terminal-help-sheet = Dolorès: wartość każdego zestawu, „wina 2, koronki 2, sztabki 5”.
dolores-terminal-wrecker = { $name }, { total }: { $collections }. Wiadomości: { $messages }.
dolores-terminal-collection = { $kind } { $worth } ({ $values }){ $counts ->
    [0] { "" }
    [1] , liczy się
   *[2] , liczy się podwójnie
  }
dolores-terminal-bettor = Zakład w tym pojedynku: { $name }.
dolores-terminal-seen = Wiadomości, które już wyszły: { $messages }.
dolores-terminal-discard = { $card }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
  }
dolores-terminal-discards = Odrzucone: { $cards }.
dolores-terminal-pile = Karty w talii: { $pile }. { $dawn ->
    [yes] Następna karta może być Świtem.
   *[no] Świt jeszcze nie może wyjść.
  }
dolores-terminal-score-sheet = Wynik: { total }.
dolores-terminal-usage-collection = „{ $came }” nie jest zestawem. Podaj rodzaj towaru i jego wartość, na przykład wina 2.
dolores-terminal-map-side = Strona: { $name }
dolores-terminal-map-points = punkty
dolores-terminal-map-messages = { $name }: { $messages }.
dolores-terminal-map-signs = ^ najcenniejszy i v najskromniejszy zestaw: te się liczą. Kropka: brak.
dolores-terminal-aim = Parami dzielicie ładunek wraku, każdy jednym tajnym gestem. Na koniec liczy się najcenniejszy i najskromniejszy zestaw: wygrywa osoba z najwyższą sumą.
