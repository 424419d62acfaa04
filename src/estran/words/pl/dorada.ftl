### Dorada

dorada-name = Dorada
dorada-tagline = Wyścig z kostką, w którym opłaca się dotrzeć późno.
dorada-about = Wyścig z kostką dla 2–4 osób, około kwadransa. Prowadź cztery pionki do DORADY między pułapkami a trampolinami i nie spiesz się: najwięcej wart jest ten, który wchodzi ostatni.
dorada-option-board = plansza
dorada-option-board-help = Ścieżka: klasyczna albo „wielki skok”, obie są rekonstrukcjami, albo własna plansza.
dorada-option-first = kto zaczyna
dorada-option-first-help = Miejsce, które zaczyna; bez tej opcji decyduje los.
dorada-option-colours = kolory
dorada-option-colours-help = W grze na dwie osoby każda może prowadzić dwa kolory.
dorada-option-board-classic = klasyczna
dorada-option-board-leap = „wielki skok”
dorada-option-board-own = własna plansza
dorada-option-colours-1 = 1 kolor na osobę
dorada-option-colours-2 = 2 kolory na osobę

## Pionki i pola

dorada-colour-yellow = żółty
dorada-colour-violet = fioletowy
dorada-colour-green = zielony
dorada-colour-blue = niebieski
dorada-texture-yellow = żółty, szorstki
dorada-texture-violet = fioletowy, falisty
dorada-texture-green = zielony, aksamitny
dorada-texture-blue = niebieski, gładki prążkowany

## Co się dzieje

dorada-event-first = { $seat_is ->
    [you] Zaczynasz.
   *[other] Zaczyna { $seat }.
  }
dorada-event-turn = { $seat_is ->
    [you] Twoja kolej
   *[other] Kolej: { $seat }
  }, kolor { $colour }.
dorada-event-rolled = { $seat_is ->
    [you] Wyrzucasz
   *[other] { $seat } wyrzuca
  } { $die }.
dorada-event-moved = { $seat_is ->
    [you] Przesuwasz
   *[other] { $seat } przesuwa
  } { $colour } pionek { $square ->
    [0] ze STARTU
   *[other] z pola { $square }
  } { $target ->
    [100] do DORADY.
   *[other] na pole { $target }.
  }
dorada-event-uncovered = Na polu { $square } { $seat_is ->
    [you] twój { $colour } pionek
   *[other] { $colour } pionek ({ $seat })
  } jest znowu wolny.
dorada-event-covered = Na polu { $square } przesunięty pionek przykrywa { $seat_is ->
    [you] twój { $colour } pionek
   *[other] { $colour } pionek ({ $seat })
  }; wysokość stosu: { $height }.
dorada-event-sprung = Trampolina +{ $jump } na polu { $square }: pionek leci { $target ->
    [100] do DORADY.
   *[other] na pole { $target }.
  }
dorada-event-sprung-back = Trampolina −3 na polu { $square }: pionek cofa się na pole { $target }.
dorada-event-sent-to-start = Trampolina −3 na polu { $square }: z tyłu jest za mało wolnych pól, więc pionek wraca na START.
dorada-event-stayed = Trampolina na polu { $square } już zadziałała w tej kolejce: pionek na niej zostaje.
dorada-event-bridge-held = Most przykrywa pułapkę na polu { $square }: pionek jest bezpieczny.
dorada-event-fell = Pułapka na polu { $square }: pionek przepada i staje się mostem.{ $pawns ->
    [0] {""}
   *[other] {" "}{ dorada-left }
  }
dorada-left = { $seat_is ->
    [you] Masz
   *[other] { $seat } ma
  } w grze jeszcze { $pawns ->
    [one] { $pawns } pionek
    [few] { $pawns } pionki
    [many] { $pawns } pionków
   *[other] { $pawns } pionka
  } (kolor { $colour }).
dorada-event-gold = Złote pole { $square }: prosto do DORADY.
dorada-event-arrived = Pionek trafia na wierzch stosu w DORADZIE.{ $pawns ->
    [0] {""}
   *[other] {" "}{ dorada-left }
  }
dorada-event-total = { $seat_is ->
    [you] Masz teraz
   *[other] { $seat } ma teraz
  } { total }.
dorada-event-out = { $seat_is ->
    [you] Tracisz wszystkie cztery pionki: kolor { $colour } odpada.
   *[other] { $seat } traci wszystkie cztery pionki: kolor { $colour } odpada.
  }
dorada-event-done = { $seat_is ->
    [you] Nie masz
   *[other] { $seat } nie ma
  } już pionków w grze (kolor { $colour }).
dorada-event-skipped-blocked = { $seat_is ->
    [you] Tracisz
   *[other] { $seat } traci
  } kolejkę, kolor { $colour }: wszystkie pozostałe pionki są przykryte.
dorada-event-skipped-out = { $seat_is ->
    [you] Tracisz
   *[other] { $seat } traci
  } kolejkę, kolor { $colour }: wszystkie pionki przepadły.
dorada-event-skipped-done = { $seat_is ->
    [you] Tracisz
   *[other] { $seat } traci
  } kolejkę, kolor { $colour }: nie ma już pionków w grze.
dorada-event-ended = Każdy pionek jest w DORADZIE albo przepadł: koniec partii.
dorada-event-scored = { $seat_is ->
    [you] Na koniec masz
   *[other] Na koniec { $seat } ma
  } { total }.
dorada-event-won = { $seat_is ->
    [you] Wygrywasz.
   *[other] { $seat } wygrywa.
  }
dorada-event-shared = Remis na czele, wspólne zwycięstwo: { $seats }.

## Co można wybrać i co by z tego wynikło

dorada-choice-move = Rusz pionkiem { $square ->
    [0] ze STARTU
   *[other] z pola { $square }
  }
dorada-way = { $square ->
    [0] Ze STARTU
   *[other] Z pola { $square }
  } { $target ->
    [100] do DORADY
   *[other] na pole { $target }
  }
dorada-effect-moved = { $target ->
    [100] do DORADY
   *[other] na pole { $target }
  }
dorada-effect-uncovered = uwalnia { $seat_is ->
    [you] twój { $colour } pionek
   *[other] { $colour } pionek ({ $seat })
  } na polu { $square }
dorada-effect-covered = przykrywa { $seat_is ->
    [you] twój { $colour } pionek
   *[other] { $colour } pionek ({ $seat })
  }
dorada-effect-sprung = trampolina +{ $jump } { $target ->
    [100] do DORADY
   *[other] na pole { $target }
  }
dorada-effect-sprung-back = trampolina −3, cofa się na pole { $target }
dorada-effect-sent-to-start = trampolina −3, wraca na START
dorada-effect-stayed = trampolina już użyta, zostaje
dorada-effect-bridge-held = most, bezpiecznie
dorada-effect-fell = pułapka, przepada
dorada-effect-gold = złote pole
dorada-effect-arrived = wchodzi na stos
dorada-effect-total = twoje punkty: { $total }

## Na co czekamy

dorada-phase-first = Kto zaczyna
dorada-phase-roll = Kostka
dorada-phase-move = Ruch
dorada-status-first = Losujemy, kto zaczyna.
dorada-status-roll = { $asks ->
    [you] Twoja kolej, kolor { $colour }: rzuć kostką.
   *[other] Czekamy na rzut kostką: { $seats }, kolor { $colour }.
  }
dorada-status-move = { $asks ->
    [you] Wypada { $die }: wybierz pionek, kolor { $colour }.
   *[other] Czekamy na ruch o { $die }: { $seats }, kolor { $colour }.
  }

## Przy stole w przeglądarce

dorada-board = Ścieżka
dorada-own = Twoje pionki
dorada-start = START
dorada-goal = DORADA
dorada-goal-from = od góry
dorada-square = Pole { $square }
dorada-trap = pułapka
dorada-bridge = most nad pułapką, stracony pionek: { $colour }
dorada-springboard = trampolina { $jump }
dorada-gold = złote pole
dorada-stack = stos od góry: { $pawns }
dorada-pawn = { $seat_is ->
    [you] ty
   *[other] { $seat }
  } ({ $colour })
dorada-start-pile = { $pawn }: { $pawns ->
    [one] { $pawns } pionek
    [few] { $pawns } pionki
    [many] { $pawns } pionków
   *[other] { $pawns } pionka
  }
dorada-nobody = pusto
dorada-pile = od góry: { $pawns }
dorada-worth = { $pawn } { $points }
dorada-would = możesz ruszyć: { $effects }
dorada-bridges = Puste mosty: { $squares }
dorada-board-note = Plansza { $board ->
    [classic] { dorada-option-board-classic }
    [leap] { dorada-option-board-leap }
   *[other] { $board }
  }: nasza rekonstrukcja, bo instrukcja nie pokazuje mapy ścieżki.
dorada-roll = Rzuć kostką
dorada-fair = Czy kostka jest uczciwa?
dorada-fair-how = Przed partią serwer wybiera tajną liczbę i ogłasza jej skrót; potem każdy gracz dodaje słowo. Każdy rzut wynika z jednego i drugiego, więc nie wybiera go ani serwer, ani nikt z graczy. Po partii liczba jest jawna, a „Sprawdź losowanie” oblicza wszystkie rzuty od nowa.
dorada-in-turn = teraz
dorada-scores = Punkty: { $scores }.
dorada-team = { $seat_is ->
    [you] Ty
   *[other] { $seat }
  }, { $texture }: { $facts }.
dorada-team-start = { $pawns } na STARCIE
dorada-team-path = { $count ->
    [one] na polu { $squares }
    [few] na polach { $squares }
    [many] na polach { $squares }
   *[other] na polach { $squares }
  }
dorada-team-home = { $pawns } w DORADZIE
dorada-team-lost = { $pawns ->
    [one] { $pawns } stracony
    [few] { $pawns } stracone
    [many] { $pawns } straconych
   *[other] { $pawns } straconego
  }
dorada-own-team = { $seat_is ->
    [you] Twoje pionki
   *[other] { $seat }
  }, { $texture }: { $facts }.
dorada-own-start = na STARCIE { $pawns ->
    [one] { $pawns } pionek
    [few] { $pawns } pionki
    [many] { $pawns } pionków
   *[other] { $pawns } pionka
  }
dorada-own-free = na polu { $square }, wolny
dorada-own-under = na polu { $square }, a na nim { $pawns }
dorada-own-home = w DORADZIE: { points }
dorada-own-lost = stracony, most na polu { $square }
dorada-guide-points = Stos w DORADZIE liczy się od góry: 100, 80, 60, 50, 40, 30, 20, potem po 10 za każdy następny pionek. Na wierzchu leży pionek, który dotarł ostatni.
dorada-guide-stack = Wolny jest tylko pionek na wierzchu stosu. Kto ma wolny pionek, musi wykonać ruch.
dorada-guide-trap = Pułapka, szorstka w dotyku: pierwszy pionek, który tu stanie, przepada i staje się mostem.
dorada-guide-bridge = Most ma fakturę straconego pionka i jest bezpieczny jak zwykłe pole.
dorada-guide-springboard = Trampolina: pionek od razu idzie dalej o tyle pól, ile na niej napisano; liczą się tylko pola bez pionków.
dorada-guide-gold = Złote pole, kwadratowe: prosto do DORADY.
dorada-end-sums = Wyniki
dorada-end-sum = { $seat_is ->
    [you] Ty
   *[other] { $seat }
  }: { $pawns ->
    [one] { total } za jeden pionek
    [few] { $sum } = { total }
    [many] { $sum } = { total }
   *[other] { $sum } = { total }
  }.
dorada-end-zero = { $seat_is ->
    [you] Ty
   *[other] { $seat }
  }: żadnego pionka w DORADZIE, 0 punktów.
dorada-end-pile = Stos w DORADZIE od góry
dorada-end-place = Miejsce
dorada-end-pawn = Pionek
dorada-end-points = Punkty
dorada-end-none = Żaden pionek nie dotarł do DORADY.
dorada-end-fates = Losy pionków
dorada-end-pawns = Pionki
dorada-end-home = W DORADZIE
dorada-end-lost = Stracone na
dorada-typed-move = rusz pionek pionkiem z ze pole pola
dorada-typed-start = start startu
dorada-replay-own = Pionki: { $name }

## Co jest nie tak z planszą, jako części dorada-board-refused, i ze stosem

dorada-sheet-pile = „{ $came }” nie jest miejscem. Podaj stos od góry literami { $known }, na przykład „B A A C”.
dorada-board-refused = Na planszy „{ $board }” nie da się grać: { $problems }.
dorada-board-file = nie można odczytać pliku ({ $reason })
dorada-board-toml = plik nie jest w formacie TOML ({ $reason })
dorada-board-missing = brakuje „{ $key }”
dorada-board-not-text = „{ $key }” musi być tekstem, a jest { $came }
dorada-board-not-number = „{ $key }” musi być liczbą całkowitą, a jest { $came }
dorada-board-not-numbers = „{ $key }” musi być listą liczb całkowitych, a jest { $came }
dorada-board-not-springboards = „{ $key }” musi być tabelą pól i liczb całkowitych, takich jak 11 = 4, a jest { $came }
dorada-board-not-square = „{ $came }” w „{ $key }” nie jest numerem pola
dorada-board-not-jump = trampolina na polu { $square } musi mieć liczbę całkowitą, a ma { $came }
dorada-board-not-switch = „{ $key }” musi mieć wartość true albo false, a ma { $came }
dorada-board-unknown = „{ $key }” nic tu nie znaczy; plansza ma: { $known }
dorada-board-too-many = liczba pozycji w „{ $key }”: { $count }, a może ich być najwyżej { $most }
dorada-board-springboard-count = liczba trampolin: { $count } zamiast { $expected }
dorada-board-springboard-most = liczba trampolin: { $count }, a może ich być najwyżej { $most }
dorada-board-springboard-zero = trampolina na polu { $square } ma wartość 0
dorada-board-negative-count = liczba ujemnych trampolin: { $count } zamiast { $expected }
dorada-board-negative-number = ujemna trampolina na polu { $square } ma wartość { $number } zamiast { $expected }
dorada-board-gold-count = liczba złotych pól: { $count } zamiast { $expected }
dorada-board-dorada = DORADA ma numer { $dorada }, a najwyższy możliwy to { $most }
dorada-board-square-outside = pole { $square } jest specjalne, choć nie leży między { $least } a { $most }
dorada-board-twice = „{ $key }” wymienia pole { $square } więcej niż raz
dorada-board-two-roles = pole { $square } ma dwie role
dorada-board-last-plain = pole { $square }, szóste przed DORADĄ, musi istnieć i być zwykłe
dorada-board-home-stretch = pole { $square }, jedno z pięciu przed DORADĄ, nie może być zwykłe
dorada-board-last-springboard = ostatnia trampolina, na polu { $square } z wartością { $number }, nie sięga do DORADY na polu { $dorada }
