### Laboratorium: jego sprawozdanie.

lab-title = Laboratorium: { $game }
lab-played = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
  }, liczba graczy { $players }, grają { $bots }, ziarno { $seed }.
lab-options = Opcje: { $options }.
lab-silent = W laboratorium poziomy, które nie przeszukują, grają bez rozmów: nikt niczego nie obiecuje.
lab-changed = W czasie tych partii zmienił się kod botów lub gier, więc te liczby mieszają kilka wersji.
lab-how = ± podaje przedział 95%: ile w danej liczbie może być przypadku. Co jest prawdą o tych graczach, nie musi być prawdą o innych.
lab-rules-first = Pierwsze zasady: { $options }
lab-rules-second = Drugie zasady: { $options }
lab-rules-usual = zwykłe
lab-count = { $count }
lab-percent = { $number }%
lab-percent-margin = { $mean }% ± { $margin }
lab-line = { $what }: { $value }.
lab-line-seat = Miejsce { $seat }, { $bot }: { $share } zwycięstw, punkty { $points }.
lab-line-compared = { $what }: { $first } i { $second }, różnica { $more }.

## Wszystkie gry

lab-heading-seats = Miejsca
lab-how-seats = Część wszystkich zwycięstw, która przypadła każdemu miejscu; wspólne zwycięstwo jest dzielone. Linia przerywana to równy udział.
lab-plot-seats = Udział każdego miejsca w zwycięstwach z przedziałem 95%; linia przerywana to równy udział. Liczby są w tabeli poniżej.
lab-axis-share = Udział w zwycięstwach w %
lab-caption-seats = Zwycięstwa i punkty każdego miejsca
lab-heading-ties = Remisy
lab-how-ties = Gdy gra rozstrzyga remisy, równych wyników na czele jest więcej niż wspólnych zwycięstw.
lab-caption-ties = Partie bez samotnego lidera
lab-tie-level = Równe punkty na czele
lab-tie-shared = Wspólne zwycięstwo
lab-heading-scores = Wyniki
lab-plot-scores = Jak często miejsce kończy z iloma punktami. Liczby są w tabeli poniżej.
lab-axis-percent = w %
lab-caption-scores = Punkty wszystkich miejsc na końcu
lab-heading-lengths = Długość
lab-how-lengths = Partia ma średnio { $mean } ruchu; ruch to jeden wybór gracza albo jeden wynik losu.
lab-plot-lengths = Jak często partia ma ile ruchów. Liczby są w tabeli poniżej.
lab-caption-lengths = Ruchy wszystkich partii
lab-heading-compared = Dwa zestawy zasad
lab-how-compared = Oba grały z tymi samymi ziarnami. Różnica to pierwszy zestaw minus drugi, partia po partii; jeśli przedział nie zawiera zera, trudno mówić o przypadku.
lab-plot-compared = Różnice udziałów między zestawami zasad z przedziałami 95%; linia przerywana oznacza brak różnicy. Liczby są w pierwszej tabeli poniżej.
lab-axis-difference = Różnica w punktach procentowych
lab-caption-compared-shares = Udziały, pierwsze i drugie zasady
lab-caption-compared-means = Średnie, pierwsze i drugie zasady
lab-compared-seat = Miejsce { $seat }
lab-compared-level = Równe punkty na czele
lab-compared-shared = Wspólne zwycięstwo
lab-compared-points = Punkty miejsca { $seat }
lab-compared-best = Punkty najlepszego
lab-compared-margin = Przewaga nad następnym
lab-compared-plies = Ruchy

## Kolumny

lab-column-seat = Miejsce
lab-column-bot = Bot
lab-column-share = Udział w zwycięstwach
lab-column-points = Punkty
lab-column-what = Co
lab-column-matches = Partie
lab-column-rate = Część partii
lab-column-score = Punkty
lab-column-times = Ile razy
lab-column-part = Część całości
lab-column-won = Wygrywa z nimi
lab-column-plies = Ruchy
lab-column-share-first = Pierwsze zasady
lab-column-share-second = Drugie zasady
lab-column-share-more = Różnica
lab-column-mean-first = Pierwsze zasady
lab-column-mean-second = Drugie zasady
lab-column-mean-more = Różnica

## Douro 1872

lab-heading-cards = Ile warta jest każda karta
lab-how-cards = Punkty, które przyniosła karta beczki zagrana na łódź danego rodzaju albo oddana na dobroczynność. Liczy się to, co miejsce zyskało lub straciło wtedy, a nie to, ile karta byłaby warta gdzie indziej. Karty przeniesione przez holowanie liczą się dla łodzi, którą ono sprowadza.
lab-plot-cards = Średnie punkty według karty i rodzaju łodzi: jeden kolor to zyski, drugi straty, im większe, tym mocniejszy. Liczby są w tabeli poniżej.
lab-caption-cards = Średnie punkty, które przyniosła karta, według łodzi
lab-caption-cards-times = Ile razy zagrano każdą kartę, według łodzi
lab-heading-boats = Pełne łodzie
lab-how-boats = Jak często beczki na stole osiągnęły zamówienie łodzi.
lab-caption-boats = Zapełnione łodzie
lab-column-card = Karta
lab-column-boat = Łódź
lab-column-gain = Punkty
lab-column-filled = Zapełnione
lab-fog-rocks = skały
lab-fog-cardia = Cardia
lab-fog-rapids = bystrza
lab-fog-tavern = karczma
lab-fog-customs = odprawa
lab-gift = dobroczynność

## Dorada

lab-heading-falls = Gdzie giną pionki
lab-how-map = Trasa planszy w rzędach, od lewej do prawej i z powrotem: x pułapka, $ złote pole, +4 trampolina. Na każdym polu: jego część wszystkich utraconych pionków w %; im mocniejszy kolor, tym więcej.
lab-plot-falls = Mapa planszy: część wszystkich utraconych pionków, które wpadły w każdą pułapkę. Liczby są w tabeli poniżej.
lab-heading-decisive = Pola, które rozstrzygają
lab-how-decisive = Na każdym polu: o ile punktów procentowych częściej wygrywają miejsca, których pionek tu się zatrzymał, niż te, których żaden się nie zatrzymał; jeden kolor to więcej, drugi mniej. To nie dowód, że sprawiło to pole: kto gra dłużej, zatrzymuje się na większej liczbie pól.
lab-plot-decisive = Mapa planszy: różnica udziału w zwycięstwach między miejscami, które zatrzymały się na każdym polu, a pozostałymi. Liczby są w tabeli poniżej.
lab-caption-squares = Pola: pionki, które się tam zatrzymują i giną w partii, i jak kończy się partia dla tych miejsc
lab-column-square = Pole
lab-column-role = Czym jest
lab-column-stops = Postoje na partię
lab-column-lost = Utracone na partię
lab-column-lost-part = Ze wszystkich utraconych
lab-plain = zwykłe
lab-heading-pawns = Pionki
lab-caption-pawns = Z czterech pionków koloru
lab-column-mean = Średnia
lab-pawns-home = dochodzi
lab-pawns-lost = ginie
lab-heading-skill = Szczęście i umiejętność
lab-how-skill = Gdy przy jednym stole siedzą różne boty, przewaga bota mówi, na ile umiejętność góruje nad szczęściem: 0% gdy wygrywa tylko równą część, jak gdyby rozstrzygał sam los, 100% gdy wygrywa zawsze. Aby ją zmierzyć, niech lepszy bot gra z gorszym, np. --bots normal random we dwoje; na planszy mniej losowej ten sam bot ma większą przewagę.
lab-caption-skill = Przewaga każdego bota
lab-column-even = Równa część
lab-column-edge = Przewaga
lab-caption-compared-pawns = Pionki, pierwsze i drugie zasady
lab-caption-compared-skill = Umiejętność, pierwsze i drugie zasady
lab-compared-home = Pionki, które dochodzą, z czterech
lab-compared-edge = Przewaga lepszego bota

## Dolorès

lab-heading-messages = Ile warte są wiadomości
lab-how-messages = O ile częściej wygrywają ci, którzy zagrali wiadomość, i o ile dalej przed średnią stołu kończą niż wszystkie miejsca, które jej nie zagrały. To nie dowód, że sprawiła to wiadomość: kto prowadzi albo siedzi na pewnym miejscu, może też częściej ją zdobywać lub zagrywać.
lab-plot-messages = Różnica udziału w zwycięstwach między tymi, którzy zagrali wiadomość, a pozostałymi, z przedziałami 95%; linia przerywana oznacza brak różnicy. Liczby są w tabeli poniżej.
lab-caption-messages = Wiadomości: jak często zagrane i jak skończyli ci, którzy je zagrali
lab-heading-gestures = Gesty, które się spotykają
lab-how-gestures = Jak często dłoń spotkała inną, po Chwycie na dwie ręce i Kłótni, i o ile punktów od razu zmienił się wynik jej strony. Rosnąca kolekcja może liczyć się mniej, więc zdobyte skrzynie mogą kosztować punkty.
lab-plot-gestures = Średnia zmiana wyniku według własnego gestu i gestu drugiej osoby, a w nawiasie jak często się spotkały: jeden kolor to zyski, drugi straty. Liczby są w tabeli poniżej.
lab-caption-gestures = Pary gestów, widziane z jednej strony
lab-column-message = Wiadomość
lab-column-victory = Udział w zwycięstwach, więcej niż inni
lab-column-lead = Punkty, więcej niż inni
lab-column-own = Własny gest
lab-column-other = Gest drugiej osoby
