### Laboratorium: jego raport.

lab-title = Laboratorium: { $game }
lab-played = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
  }, liczba graczy: { $players }, grają { $bots }, ziarno { $seed }.
lab-options = Opcje: { $options }.
lab-silent = W laboratorium boty na poziomach bez przeszukiwania grają bez rozmów: nikt niczego nie obiecuje.
lab-changed = W czasie tych partii zmienił się kod botów lub gier, więc te liczby mieszają kilka wersji.
lab-how = ± podaje przedział 95%: ile w danej liczbie może być przypadku. Tam, gdzie przedział wychodziłby poza to, co możliwe, podane są oba jego końce; „za mało” znaczy, że prawie nic jeszcze nie można powiedzieć. Co jest prawdą o tych graczach, nie musi być prawdą o innych.
lab-rules-first = Pierwsze zasady: { $options }
lab-rules-second = Drugie zasady: { $options }
lab-rules-usual = zwykłe
lab-count = { $count }
lab-percent = { $number }%
lab-percent-margin = { $mean }% ± { $margin }
lab-percent-few = { $mean }% (za mało)
lab-percent-range = { $mean }% (od { $low } do { $high })
lab-number-margin = { $mean } ± { $margin }
lab-number-few = { $mean } (za mało)
lab-number-range = { $mean } (od { $low } do { $high })
lab-line = { $what }: { $value }.
lab-line-seat = Miejsce { $seat }, { $bot }: { $share } zwycięstw, punkty { $points }.
lab-line-compared = { $what }: { $first } ({ $one }) i { $second } ({ $other }), różnica { $more }.

## Wszystkie gry

lab-heading-seats = Miejsca
lab-how-seats = Udział każdego miejsca we wszystkich zwycięstwach; wspólne zwycięstwo jest dzielone. Linia przerywana to równy udział.
lab-plot-seats = Udział każdego miejsca w zwycięstwach z przedziałem 95%; linia przerywana to równy udział. Liczby są w tabeli poniżej.
lab-axis-share = Udział w zwycięstwach w %
lab-caption-seats = Zwycięstwa i punkty każdego miejsca
lab-heading-ties = Remisy
lab-how-ties = Gdy gra rozstrzyga remisy, częściej zdarza się równość punktów na czele niż wspólne zwycięstwo.
lab-caption-ties = Partie bez samodzielnego lidera
lab-tie-level = Równe punkty na czele
lab-tie-shared = Wspólne zwycięstwo
lab-heading-scores = Wyniki
lab-plot-scores = Rozkład wyników końcowych. Liczby są w tabeli poniżej.
lab-axis-percent = w %
lab-caption-scores = Punkty wszystkich miejsc na końcu
lab-heading-lengths = Długość
lab-how-lengths = Partia ma średnio { $mean } ruchu; ruch to jeden wybór gracza albo jeden wynik losu.
lab-plot-lengths = Rozkład długości partii w ruchach. Liczby są w tabeli poniżej.
lab-caption-lengths = Ruchy wszystkich partii
lab-heading-compared = Dwa zestawy zasad
lab-how-compared = Oba rozegrano z tymi samymi ziarnami. Różnica to pierwszy zestaw minus drugi, partia po partii; jeśli przedział nie zawiera zera, trudno mówić o przypadku.
lab-alike = Wszystkie partie są po obu stronach takie same: te boty grają tak samo według obu zestawów zasad.
lab-plot-compared = Różnice udziałów między zestawami zasad z przedziałami 95%; linia przerywana oznacza brak różnicy. Liczby są w pierwszej tabeli poniżej.
lab-axis-difference = Różnica w punktach procentowych
lab-caption-compared-shares = Udziały przy pierwszych i drugich zasadach
lab-caption-compared-means = Średnie przy pierwszych i drugich zasadach
lab-compared-seat = Miejsce { $seat }
lab-compared-level = Równe punkty na czele
lab-compared-shared = Wspólne zwycięstwo
lab-compared-points = Punkty miejsca { $seat }
lab-compared-best = Punkty najlepszej osoby
lab-compared-margin = Przewaga nad drugą osobą
lab-compared-plies = Ruchy

## Kolumny

lab-column-seat = Miejsce
lab-column-bot = Bot
lab-column-share = Udział w zwycięstwach
lab-column-points = Punkty
lab-column-what = Co
lab-column-matches = Partie
lab-column-rate = Odsetek partii
lab-column-score = Punkty
lab-column-times = Ile razy
lab-column-part = Udział w całości
lab-column-won = Zwycięstwa z tym wynikiem
lab-column-plies = Ruchy
lab-column-share-first = Pierwsze zasady
lab-column-share-second = Drugie zasady
lab-column-share-more = Różnica
lab-column-mean-first = Pierwsze zasady
lab-column-mean-second = Drugie zasady
lab-column-mean-more = Różnica
lab-column-gain = Punkty
lab-column-mean = Średnia
lab-column-victory = Udział w zwycięstwach, różnica względem innych
