### Zagadki dnia, w przeglądarce i w terminalu.

puzzle-title = Zagadka dnia
puzzle-left = { $left ->
    [0] na dziś gotowe
   *[other] na dziś zostało: { $left }
    }
puzzle-row = seria: { $days }
puzzle-of = Zagadka z { $day }
puzzle-number = Zagadka { $number } z { $last }: { $game }
puzzle-what = Zagadka: jedno pytanie, jedna odpowiedź. Rozwiązana, jeśli znajdziesz najlepszy wybór.
puzzle-asks = { $status } Który wybór jest najlepszy?
puzzle-player = Gracz { $seat }
puzzle-happened = Co się ostatnio wydarzyło
puzzle-list = Zagadki z tego dnia
puzzle-open = jeszcze bez odpowiedzi
puzzle-found = rozwiązana
puzzle-missed = nierozwiązana
puzzle-right = Dobrze! { $choice }. { $reason }
puzzle-wrong = To nie jest najlepszy wybór. Lepiej: { $choice }. { $reason }
puzzle-is-right = Dobrze!
puzzle-is-wrong = To nie jest najlepszy wybór
puzzle-best = Najlepszy wybór: { $choice }
puzzle-worths = Ile jest wart każdy wybór
puzzle-choice = Wybór
puzzle-value = Wartość
puzzle-is-best = najlepszy
puzzle-is-yours = twój
puzzle-worth = { $how ->
    [exact] Te wartości, w procentach, są obliczone do końca partii.
   *[searched] Te wartości, w procentach, pochodzą z 30 000 symulowanych partii. Liczy się przede wszystkim zwycięstwo, punkty tylko trochę.
  }
puzzle-next = Następna zagadka
puzzle-end = Twój wynik
puzzle-solved = Rozwiązane: { $solved } z { $of }
puzzle-streak = { $days ->
    [one] Twoja seria: { $days } dzień.
    [few] Twoja seria: { $days } dni z rzędu.
    [many] Twoja seria: { $days } dni z rzędu.
   *[other] Twoja seria: { $days } dnia z rzędu.
    }
puzzle-streak-how = Dzień się liczy, gdy tego samego dnia odpowiesz na wszystkie jego zagadki, dobrze czy źle. Nowe pojawiają się codziennie o { $time }.
puzzle-earlier = To wcześniejszy dzień. Nie liczy się do twojej serii.
puzzle-unkept = Ta przeglądarka niczego dla nas nie przechowuje: odpowiedzi i seria przepadną, gdy zamkniesz lub przeładujesz tę stronę.
puzzle-share = Estran { $day }:  { $games }
puzzle-shared = Wynik do pokazania znajomym
puzzle-copy-yourself = Tekst jest zaznaczony: skopiuj go tak, jak zwykle kopiujesz na tym urządzeniu.
puzzle-before = Dzień wcześniej
puzzle-today = Dzisiejsze zagadki
puzzle-missing = Tu nie ma zagadki
puzzle-keys = Klawisze na tej stronie: { $keys }.

puzzle-refused-day = „{ $came }” to nie dzień. Napisz go tak: 2026-11-18.
puzzle-refused-early = Dzień { $day } jeszcze się nie zaczął. Zagadki pojawiają się o północy czasu uniwersalnego (UTC).
puzzle-refused-none = Nie ma zagadki z { $day }. Pierwsze są z { $first }.
