### Odtwarzanie partii, sprawdzanie kostek i instrukcje w przeglądarce.

## Odtwarzanie

replay-title = Odtwarzanie: { $game }
replay-between = Przy stole: { $names }
replay-running = Ta partia jeszcze trwa. Widać to, co może widzieć widz; karty odkryją się po jej końcu.
replay-missing = Tej partii nie można pokazać
replay-at = Ruch { $ply } z { $last }
replay-quiet = Przy tym ruchu nic nie widać.
replay-playback = Odtwarzanie
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-to-start = Na początek
replay-to-end = Na koniec
replay-moment = Chwila
replay-whose = Czyimi oczami
replay-onlooker = widz
replay-seat = { $name }
replay-open = wszyscy, karty odkryte
replay-open-note = Odkryte karty: widać karty i wybory każdego miejsca, także te, które były wtedy tajne.
replay-speed = Tempo
replay-times = { $speed } ×
replay-result = Wynik krok po kroku
replay-chances = Szanse wszystkich
replay-chances-why = Jakie szanse na zwycięstwo miała każda osoba w każdej chwili, oczami silnego bota, i gdzie partia się odwróciła.
replay-chances-start = Oblicz je
replay-chances-begin = Analiza trwa …
replay-chances-busy = Analiza trwa … { $done } z { $total } wyborów
replay-chances-done = Analiza jest gotowa.
replay-chances-again = Jeszcze raz
replay-chances-of = { $name } { $chance } na 100
replay-chances-walk = Przejdź wzdłuż wykresu
replay-chances-turns = Gdzie partia się odwróciła
replay-chances-none = Ani razu się nie odwróciła.
replay-chances-table = Wszystkie liczby, w częściach ze 100
replay-chances-turn = Ruch { $ply }: { $happened } { $way ->
    [up] { $name } +{ $swing }
   *[down] { $name } −{ $swing }
  } na 100.
replay-log-note = Wybierz wiersz, aby do niego przejść.
replay-links = Zachowaj i udostępnij
replay-address = Adres tej chwili
replay-copy = Kopiuj odnośnik
replay-copied = Odnośnik skopiowany
replay-download = Pobierz zapis

## Sprawdzanie kostek

replay-verify-title = Sprawdź kostki
replay-verify-lead = Twoja przeglądarka wyprowadza na nowo każde losowanie partii z ogłoszonego ziarna i słów wszystkich graczy. Robi to sama; serwer daje jej tylko zapis.
replay-verify-busy = Sprawdzanie każdego losowania…
replay-verify-no-record = To nie jest zapis partii.
replay-verify-local = Ten zapis nie ma uczciwych kostek: partia nie była grana na serwerze, więc nie ma tu czego sprawdzać.
replay-verify-good = { $draws ->
    [one] { $draws } losowanie, takie, jakie kostki musiały przynieść.
    [few] { $draws } losowania, każde takie, jakie kostki musiały przynieść.
    [many] { $draws } losowań, każde takie, jakie kostki musiały przynieść.
   *[other] { $draws } losowań, każde takie, jakie kostki musiały przynieść.
  }
replay-verify-bad = Z tym zapisem coś jest nie tak.
replay-verify-running = Partia jeszcze trwa: jej ziarno jest tajne i zostanie ogłoszone na końcu.
replay-verify-which = { $game }: { $names }. { $plies ->
    [one] { $plies } ruch.
    [few] { $plies } ruchy.
    [many] { $plies } ruchów.
   *[other] { $plies } ruchów.
  }
replay-verify-mark-good = Zgadza się:
replay-verify-mark-bad = Nie zgadza się:
replay-verify-mark-open = Tu nie wiadomo:
replay-verify-seed-good = Ogłoszone ziarno jest tym, do którego serwer zobowiązał się przed początkiem.
replay-verify-seed-bad = Ogłoszone ziarno nie jest tym, do którego serwer zobowiązał się przed początkiem.
replay-verify-seed-open = Ziarno nie jest jeszcze ogłoszone.
replay-verify-promise-good = Zobowiązanie jest tym, które ta przeglądarka ma zanotowane sprzed początku.
replay-verify-promise-bad = Ta przeglądarka ma zanotowane sprzed początku inne zobowiązanie.
replay-verify-promise-open = Tej przeglądarki nie było przy stole przed początkiem, więc nie ma zanotowanego zobowiązania do porównania.
replay-verify-word-good = { $count ->
    [one] Słowo dodane do kostek przez tę przeglądarkę jest w zapisie.
    [few] { $count } słowa dodane do kostek przez tę przeglądarkę są w zapisie.
    [many] { $count } słów dodanych do kostek przez tę przeglądarkę jest w zapisie.
   *[other] { $count } słów dodanych do kostek przez tę przeglądarkę jest w zapisie.
  }
replay-verify-word-bad = { $count ->
    [one] Słowa dodanego do kostek przez tę przeglądarkę brakuje w zapisie albo jest tam inne.
    [few] Z { $count } słów dodanych do kostek przez tę przeglądarkę co najmniej jednego brakuje w zapisie albo jest tam inne.
    [many] Z { $count } słów dodanych do kostek przez tę przeglądarkę co najmniej jednego brakuje w zapisie albo jest tam inne.
   *[other] Z { $count } słów dodanych do kostek przez tę przeglądarkę co najmniej jednego brakuje w zapisie albo jest tam inne.
  }
replay-verify-word-open = Ta przeglądarka nie dodała do tych kostek żadnego słowa.
replay-verify-words-good = { $words ->
    [one] W kostkach jest { $words } słowo gracza: serwer nie mógł wybrać ich sam.
    [few] W kostkach są { $words } słowa graczy: serwer nie mógł wybrać ich sam.
    [many] W kostkach jest { $words } słów graczy: serwer nie mógł wybrać ich sam.
   *[other] W kostkach jest { $words } słów graczy: serwer nie mógł wybrać ich sam.
  }
replay-verify-words-open = W tych kostkach nie ma słowa żadnego gracza, więc stworzyło je samo ziarno serwera.
replay-verify-draws-good = { $count ->
    [one] { $count } losowanie wyprowadzone na nowo z ziarna i słów, z tym samym wynikiem co w zapisie.
    [few] { $count } losowania wyprowadzone na nowo z ziarna i słów, każde z tym samym wynikiem co w zapisie.
    [many] { $count } losowań wyprowadzonych na nowo z ziarna i słów, każde z tym samym wynikiem co w zapisie.
   *[other] { $count } losowań wyprowadzonych na nowo z ziarna i słów, każde z tym samym wynikiem co w zapisie.
  }
replay-verify-draws-bad = { $wrong ->
    [one] { $wrong } losowanie z { $count } nie jest tym, co wynika z ziarna i słów: przy ruchu { $ply }.
    [few] { $wrong } losowania z { $count } nie są tym, co wynika z ziarna i słów, pierwsze przy ruchu { $ply }.
    [many] { $wrong } losowań z { $count } nie jest tym, co wynika z ziarna i słów, pierwsze przy ruchu { $ply }.
   *[other] { $wrong } losowań z { $count } nie jest tym, co wynika z ziarna i słów, pierwsze przy ruchu { $ply }.
  }
replay-verify-draws-open = Losowania będzie można wyprowadzić na nowo, gdy ziarno zostanie ogłoszone.
replay-verify-numbers = Co zostało ogłoszone
replay-verify-commitment = Zobowiązanie, przed początkiem
replay-verify-seed = Ziarno, po końcu
replay-verify-word = Słowo: { $name }
replay-verify-not-yet = jeszcze nie
replay-verify-no-word = brak
replay-verify-each = { $count ->
    [one] { $count } losowanie
    [few] Wszystkie { $count } losowania
    [many] Wszystkie losowania: { $count }
   *[other] Wszystkie losowania: { $count }
  }
replay-verify-table = Losowania, jedno po drugim
replay-verify-ply = Ruch
replay-verify-derived = Wyprowadzone tu
replay-verify-recorded = W zapisie
replay-verify-chance = Waga
replay-verify-same = Zgodność
replay-verify-share = { $weight } z { $total }, { $outcomes ->
    [one] { $outcomes } możliwość
    [few] { $outcomes } możliwości
    [many] { $outcomes } możliwości
   *[other] { $outcomes } możliwości
  }
replay-verify-file = Sprawdź plik
replay-verify-file-label = Zapis z tego urządzenia; nie jest nigdzie wysyłany
replay-verify-means = Czego to dowodzi
replay-verify-means-seed = Kto ma zobowiązanie zanotowane sprzed początku, ten wie, że wybór ziarna przez serwer był wcześniejszy niż czyjekolwiek słowo i od tej pory się nie zmienił. Pozostali muszą zaufać tym, którzy je mają.
replay-verify-means-words = Nikt z grających nie mógł znać ziarna, wybierając słowo. Żadna strona nie mogła więc sterować kostkami, jeśli choć jedna uczciwa osoba dodała słowo.
replay-verify-means-draws = Każdy wynik wynika z ziarna, partii, słów i numeru ruchu przez HMAC-SHA-256, z wagami podanymi w zapisie.
replay-verify-command = Czego ponadto dowodzi „estran verify”
replay-verify-command-why = Ta strona przyjmuje podane wagi takie, jakie są. Polecenie rozgrywa cały zapis według zasad: dowodzi także, że każda waga jest taka, jaką dają karty i kostki gry, że każdy ruch był dozwolony i że wynik jest poprawny. Pobierz zapis i uruchom:
replay-verify-not = Czemu nic z tego nie zapobiega
replay-verify-not-database = Gospodarz, który czyta bazę danych trwającej partii, wie, co przyniesie los.
replay-verify-not-league = Ktoś, kto gra w zmowie z gospodarzem, może zataić obiecane słowo i zyskać drugie losowanie. W zapisie nie ma wtedy słowa tego miejsca.
replay-verify-not-abandon = Gospodarz może przerwać partię przed końcem. Ziarno i tak zostaje ogłoszone, powód nie.

## Instrukcje

replay-rules-lead = Zasady wszystkich trzech gier naszymi słowami, z przykładami i z rozstrzygnięciami tego, co drukowane instrukcje zostawiają otwarte.
replay-rules-players = liczba graczy: od { $least } do { $most }
replay-rules-read = Zasady: { $game }
replay-rules-title = Zasady: { $game }
replay-rules-books = Instrukcje
replay-rules-contents = Spis treści
replay-rules-search = Szukaj w zasadach
replay-rules-search-note = Kilka słów albo numer punktu
replay-rules-hits = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $count } fragment
    [few] Znaleziono { $count } fragmenty
    [many] Znaleziono { $count } fragmentów
   *[other] Znaleziono { $count } fragmentów
  }
replay-rules-none = Żaden fragment nie zawiera wszystkich tych słów. Spróbuj z mniejszą liczbą słów lub krótszymi.
replay-rules-table = { $number ->
    [1] Tabela: { $title }
   *[other] Tabela { $number }: { $title }
  }
