### Odtwarzanie partii, sprawdzanie kostek i instrukcje w przeglądarce.

## Odtwarzanie

replay-title = Odtwarzanie: { $game }
replay-between = Przy stole: { $names }
replay-running = Ta partia jeszcze trwa. Widać to, co może widzieć widz; karty zostaną odkryte po jej końcu.
replay-tried = Tę partię zaczęto na próbę od pewnej chwili innej partii: nie liczy się do rankingu, a uczciwości losowania nie da się dowieść.
replay-missing = Tej partii nie można pokazać
replay-you = Ty
replay-nameless = Gracz { $seat }
replay-at = Ruch { $ply } z { $last }
replay-quiet = Przy tym ruchu nic nie widać.
replay-sat-bot = { $is ->
    [you] Od ruchu { $ply } gra za ciebie bot ({ $level }).
   *[other] { $name }: od ruchu { $ply } gra bot ({ $level }).
  }
replay-sat-person = { $is ->
    [you] Znów grasz.
   *[other] { $name } znów gra.
  }
replay-ended-agreed = Partię zakończono tu za zgodą wszystkich.
replay-ended-abandoned = Partię tu przerwano.
replay-claimed-ended = O tym zakończeniu mówi tylko zapis: skrócony przez kogoś wyglądałby tak samo.
replay-claimed-cut = Zapis nie podaje wyniku ani tego, jak skończyła się partia: ktoś mógł go skrócić.
replay-claimed-sat = O tym, za kogo i od którego ruchu grał bot, mówi tylko zapis: nic tego nie dowodzi.
replay-playback = Odtwarzanie
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-to-start = Na początek
replay-to-end = Na koniec
replay-moment = Chwila
replay-whose = Kto patrzy
replay-mine = ja
replay-onlooker = widz
replay-seat = { $name }
replay-open = wszyscy, karty odkryte
replay-open-note = Odkryte karty: widać karty i wybory każdego miejsca, także te, które były wtedy tajne.
replay-speed = Tempo
replay-times = { $speed } ×
replay-result = Wynik krok po kroku
replay-chances = Szanse wszystkich
replay-chances-why = Jakie szanse na zwycięstwo miała każda osoba w każdej chwili, oczami silnego bota, gdzie te szanse zmieniły się najmocniej i co byłoby lepsze. Następne odtwarzanie zacznie się już z wykresem.
replay-chances-start = Pokaż szanse wszystkich
replay-chances-stop = Ukryj szanse
replay-chances-begin = Silny bot sprawdza każdy wybór tej partii. Może to potrwać minutę lub dwie; odtwarzać można już teraz.
replay-chances-warming = Silny bot sprawdzi każdy wybór tej partii, ale jeszcze się rozgrzewa: za pierwszym razem na serwerze trwa to minutę lub dwie. Odtwarzać można już teraz.
replay-chances-busy = Analiza trwa… { $done } z { $total } wyborów
replay-chances-done = Analiza jest gotowa.
replay-chances-turned = { $turns ->
    [0] Szanse ani razu nie zmieniły się mocno.
    [one] Szanse zmieniły się mocno jeden raz; zob. „{ replay-chances }”.
    [few] Szanse zmieniły się mocno { $turns } razy; zob. „{ replay-chances }”.
    [many] Szanse zmieniły się mocno { $turns } razy; zob. „{ replay-chances }”.
   *[other] Szanse zmieniły się mocno { $turns } raza; zob. „{ replay-chances }”.
  }
replay-chances-again = Jeszcze raz
replay-chances-of = { $name } { $chance }%
replay-chances-walk = Szanse: przejdź do momentu
replay-chances-turns = Gdzie szanse zmieniły się najmocniej
replay-chances-none = Ani razu nie zmieniły się mocno.
replay-chances-table = Wszystkie liczby, w procentach
replay-chances-turn = { $when }: { $happened } { $way ->
    [up] { $name } +{ $swing }
   *[down] { $name } −{ $swing }
  } pkt proc.
replay-better = { $is ->
    [you] Twój wybór: „{ $made }”. Lepszy byłby wybór „{ $better }”; strata: { $cost } pkt proc. { $reason }
   *[other] { $name } – wybór: „{ $made }”. Lepszy byłby wybór „{ $better }”; strata: { $cost } pkt proc. Podpowiedź brzmiałaby: { $reason }
  }
replay-mistakes = { $is ->
    [you] Twoje największe błędy
   *[other] Największe błędy
  }
replay-mistakes-none = Żaden nie kosztował wiele.
replay-mistake = { $is ->
    [you] { $when }: „{ $made }”, lepsze „{ $better }”, −{ $cost } pkt proc.
   *[other] { $when }, { $name }: „{ $made }”, lepsze „{ $better }”, −{ $cost } pkt proc.
  }
replay-try-short = Zagraj stąd
replay-try = { $is ->
    [you] Zagraj stąd po swojemu
   *[other] Zagraj stąd po swojemu ({ $name })
  }
replay-log-note = Wybierz wiersz, aby do niego przejść.
replay-links = Zachowaj i udostępnij
replay-address = Adres tej chwili
replay-copy = Kopiuj link
replay-copied = Link skopiowany
replay-download = Pobierz zapis

## Sprawdzanie kostek

replay-verify-title = Sprawdź losowanie
replay-verify-lead = Twoja przeglądarka oblicza na nowo każde losowanie partii z ogłoszonego ziarna i słów wszystkich graczy. Robi to sama; serwer daje jej tylko zapis.
replay-verify-busy = Sprawdzanie każdego losowania…
replay-verify-no-record = To nie jest zapis partii.
replay-verify-local = Ten zapis nie dowodzi uczciwości losowania: partii nie grano na serwerze stołów, więc nie ma tu czego sprawdzać.
replay-verify-tried = Ta partia zaczęła się w pewnej chwili innej, a to, co było tam zakryte, wylosowano na nowo. Nikt nie może udowodnić, skąd wziął się ten stół, więc uczciwość losowania nie jest dowiedziona.
replay-verify-good = { $draws ->
    [one] Sprawdzono { $draws } losowanie: zgadza się z ziarnem i słowami.
    [few] Sprawdzono { $draws } losowania: wszystkie zgadzają się z ziarnem i słowami.
    [many] Sprawdzono { $draws } losowań: wszystkie zgadzają się z ziarnem i słowami.
   *[other] Sprawdzono { $draws } losowania: wszystkie zgadzają się z ziarnem i słowami.
  }
replay-verify-bad = Z tym zapisem coś jest nie tak.
replay-verify-running = Partia jeszcze trwa: jej ziarno jest tajne i zostanie ogłoszone na końcu.
replay-verify-old = Uczciwość tego losowania nie jest dowiedziona: partia zaczęła się w starszej wersji, która zostawiała serwerowi wybór.
replay-verify-nothing = W tej partii niczego nie losowano, więc nie ma czego dowodzić.
replay-verify-unweighed = { $draws ->
    [one] { $draws } losowanie wynika ze swoich wag; czy są one właściwe, tego tu nie wiadomo, więc uczciwość nie jest dowiedziona.
    [few] { $draws } losowania wynikają ze swoich wag; czy są one właściwe, tego tu nie wiadomo, więc uczciwość nie jest dowiedziona.
    [many] { $draws } losowań wynika ze swoich wag; czy są one właściwe, tego tu nie wiadomo, więc uczciwość nie jest dowiedziona.
   *[other] { $draws } losowania wynika ze swoich wag; czy są one właściwe, tego tu nie wiadomo, więc uczciwość nie jest dowiedziona.
  }
replay-verify-which = { $game }: { $names }. { $plies ->
    [one] { $plies } ruch.
    [few] { $plies } ruchy.
    [many] { $plies } ruchów.
   *[other] { $plies } ruchów.
  }
replay-verify-mark-good = Zgadza się:
replay-verify-mark-bad = Nie zgadza się:
replay-verify-mark-open = Tu nie wiadomo:
replay-verify-match-good = To zapis tej partii, o którą chodziło.
replay-verify-match-bad = To zapis innej partii niż ta, o którą chodziło.
replay-verify-seed-good = Ziarno i partia zgadzają się z zobowiązaniem sprzed partii.
replay-verify-seed-bad = Ziarno i partia nie zgadzają się z zobowiązaniem sprzed partii.
replay-verify-seed-open = Ziarno nie jest jeszcze ogłoszone.
replay-verify-promise-good = To zobowiązanie, które ta przeglądarka zanotowała przed partią.
replay-verify-promise-bad = Ta przeglądarka zanotowała przed partią inne zobowiązanie albo miała miejsce przy stole i nie zanotowała żadnego: była offline, wyczyszczono jej pamięć lub podmieniono partię.
replay-verify-promise-open = Tej przeglądarki nie było przy stole przed partią, więc nie ma zanotowanego zobowiązania do porównania.
replay-verify-word-good = { $count ->
    [one] Słowo dodane do losowania przez tę przeglądarkę jest w zapisie.
    [few] { $count } słowa dodane do losowania przez tę przeglądarkę są w zapisie.
    [many] { $count } słów dodanych do losowania przez tę przeglądarkę jest w zapisie.
   *[other] { $count } słowa dodanego do losowania przez tę przeglądarkę jest w zapisie.
  }
replay-verify-word-bad = { $count ->
    [one] Słowa dodanego do losowania przez tę przeglądarkę brakuje w zapisie albo jest tam inne.
    [few] Z { $count } słów dodanych do losowania przez tę przeglądarkę co najmniej jednego brakuje w zapisie albo jest tam inne.
    [many] Z { $count } słów dodanych do losowania przez tę przeglądarkę co najmniej jednego brakuje w zapisie albo jest tam inne.
   *[other] Z { $count } słowa dodanego do losowania przez tę przeglądarkę co najmniej jednego brakuje w zapisie albo jest tam inne.
  }
replay-verify-word-open = Ta przeglądarka nie dodała do tego losowania żadnego słowa.
replay-verify-words-good = { $words ->
    [one] W losowaniu jest { $words } słowo gracza: serwer nie mógł sam wybrać wyników.
    [few] W losowaniu są { $words } słowa graczy: serwer nie mógł sam wybrać wyników.
    [many] W losowaniu jest { $words } słów graczy: serwer nie mógł sam wybrać wyników.
   *[other] W losowaniu jest { $words } słowa graczy: serwer nie mógł sam wybrać wyników.
  }
replay-verify-words-open = W tym losowaniu nie ma słowa żadnego gracza, więc wyniki pochodzą z samego ziarna serwera.
replay-verify-words-bad = Nie ma po jednym poprawnym słowie na miejsce albo brakujące słowa nie są tymi, które podano.
replay-verify-missing = Brak słów niektórych osób dał pozostałym większy wpływ. Bez słowa na czas: { $names }.
replay-verify-draws-good = { $count ->
    [one] { $count } losowanie obliczono na nowo z ziarna i słów, z tym samym wynikiem co w zapisie.
    [few] { $count } losowania obliczono na nowo z ziarna i słów, każde z tym samym wynikiem co w zapisie.
    [many] { $count } losowań obliczono na nowo z ziarna i słów, każde z tym samym wynikiem co w zapisie.
   *[other] { $count } losowania obliczono na nowo z ziarna i słów, każde z tym samym wynikiem co w zapisie.
  }
replay-verify-draws-bad = { $wrong ->
    [one] { $wrong } losowanie z { $count } nie jest tym, co wynika z ziarna i słów: przy ruchu { $ply }.
    [few] { $wrong } losowania z { $count } nie są tym, co wynika z ziarna i słów, pierwsze przy ruchu { $ply }.
    [many] { $wrong } losowań z { $count } nie jest tym, co wynika z ziarna i słów, pierwsze przy ruchu { $ply }.
   *[other] { $wrong } losowań z { $count } nie jest tym, co wynika z ziarna i słów, pierwsze przy ruchu { $ply }.
  }
replay-verify-draws-other = Podane losowania nie pochodzą z całej partii od jej początku.
replay-verify-draws-open = Losowania będzie można obliczyć na nowo, gdy ziarno zostanie ogłoszone.
replay-verify-weights-good = Wagi każdego losowania są zgodne z zasadami gry.
replay-verify-weights-bad = Wagi co najmniej jednego losowania nie są zgodne z zasadami gry.
replay-verify-weights-open = Ta strona nie zna wag tej gry; zna je „estran verify”.
replay-verify-told-bad = To, co zapis mówi o tym, kto grał, albo o przedwczesnym końcu, jest niemożliwe.
replay-verify-numbers = Co zostało ogłoszone
replay-verify-match = Partia
replay-verify-commitment = Zobowiązanie, przed partią
replay-verify-seed = Ziarno, po partii
replay-verify-word = Słowo: { $name }
replay-verify-not-yet = jeszcze nie
replay-verify-no-word = brak
replay-verify-each = { $count ->
    [one] Jedyne losowanie
    [few] Wszystkie losowania: { $count }
    [many] Wszystkie losowania: { $count }
   *[other] Wszystkie losowania: { $count }
  }
replay-verify-table = Losowania, jedno po drugim
replay-verify-ply = Ruch
replay-verify-derived = Obliczone tu
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
replay-verify-means-seed = Jeśli przeglądarka zanotowała przed partią identyfikator i zobowiązanie, wiadomo, że serwer wybrał ziarno, zanim poznał czyjekolwiek słowo, i niczego potem nie zmienił. Inni muszą zaufać tym, którzy tam byli.
replay-verify-means-words = Pozostałe osoby zatwierdziły swoje słowa, zanim ujawniono twoje. Jeśli więc twoje słowo bierze udział w losowaniu, nikt nie mógł nim sterować.
replay-verify-means-draws = Każdy wynik oblicza się z ziarna, partii, słów i numeru ruchu za pomocą HMAC-SHA-256, z wagami, które dają zasady.
replay-verify-command = Czego ponadto dowodzi „estran verify”
replay-verify-command-why = Ta strona śledzi losowania, ale nie zna zasad wyborów. Polecenie odtwarza cały zapis: dowodzi też, że każdy ruch był dozwolony, a wynik się zgadza. Pobierz zapis i uruchom:
replay-verify-not = Przed czym to nie chroni
replay-verify-not-database = Operator serwera, który czyta bazę danych trwającej partii, wie, co przyniesie los.
replay-verify-not-league = Osoba w zmowie z operatorem serwera może zataić zatwierdzone słowo i zyskać drugie losowanie; każda kolejna podwaja ich liczbę. Operator może też gubić słowa po drodze. Zapis podaje każde takie miejsce jako brakujące.
replay-verify-not-abandon = Operator serwera może przerwać partię przed końcem. Ziarno i tak zostaje ogłoszone, powód nie.
replay-verify-not-choices = Nikt nie podpisuje wyborów: tylko ci, którzy widzieli partię, wiedzą, kto co wybrał.

## Instrukcje

replay-rules-lead = Zasady wszystkich trzech gier naszymi słowami, z przykładami i z rozstrzygnięciami tego, co drukowane instrukcje pozostawiają otwarte.
replay-rules-players = liczba graczy: od { $least } do { $most }
replay-rules-read = Zasady: { $game }
replay-rules-title = Zasady: { $game }
replay-rules-books = Instrukcje
replay-rules-contents = Spis treści
replay-rules-print = Wydrukuj jako książeczkę
replay-rules-braille = W brajlu (BRF)
replay-rules-contracted = W brajlu ze skrótami (BRF)
replay-rules-search = Szukaj w zasadach
replay-rules-search-note = Kilka słów albo numer zasady
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
