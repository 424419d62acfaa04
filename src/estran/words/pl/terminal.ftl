### Terminal: pomoc, pytania, polecenia, raporty.

## Pomoc

terminal-rules-picture = Rysunek
terminal-help-usage = Użycie: { $call }
terminal-help-arguments = Argumenty:
terminal-help-commands = Polecenia (więcej: „{ $call }”):
terminal-help-options = Opcje:
terminal-help-game-options = Opcje gier i ich domyślne wartości:
terminal-help-estran = Gry { $games } w terminalu lub przez sieć; zapisywanie, odtwarzanie, sprawdzanie i symulowanie partii.
terminal-help-version = pokazuje wersję i kończy
terminal-help-lang = język; bez tej opcji decyduje ESTRAN_LANG lub system
terminal-help-help = pokazuje tę pomoc i kończy
terminal-help-examples = Przykłady:
terminal-help-otherwise = { $text } ({ $otherwise })
terminal-otherwise-value = domyślnie: { $value }
terminal-otherwise-asked = bez tego padnie pytanie
terminal-otherwise-several = bez tego padnie pytanie, jeśli gra kilka osób
terminal-otherwise-normal = normal, a jeśli padnie pytanie o boty, to także o poziom
terminal-otherwise-drawn = bez tego losowo
terminal-help-as-json = raport jako JSON, dla programów
terminal-help-overwrite = zastępuje pliki, które już istnieją
terminal-help-plain = po jednym wierszu na wybór zamiast tabeli, jak na wąskich ekranach
terminal-help-completion = Wypisuje skrypt, dzięki któremu powłoka uzupełnia polecenia klawiszem Tab.
terminal-help-shell = do wyboru: { $known }
terminal-help-play = Rozgrywa partię. O wszystko, czego tu brakuje, program zapyta.
terminal-help-learn = Uczy gry krok po kroku, w partii przeciwko dwóm rywalom.
terminal-help-learn-from = zaczyna od tego kroku
terminal-help-replay = Odtwarza zapisaną partię krok po kroku.
terminal-help-analyse = Analizuje zapisaną partię: szanse wszystkich, koszt każdego wyboru i punkty zwrotne.
terminal-help-budget = sekundy na całą partię, zamiast --iterations
terminal-help-iterations = liczba symulowanych partii na każdy wybór, domyślnie 1000; ta sama liczba daje zawsze ten sam wynik
terminal-help-json = zapisuje analizę jako JSON w tym pliku; bez pliku – na wyjście zamiast tabeli
terminal-help-verify = Sprawdza zapis partii: każdy ruch według zasad, a przy uczciwym losowaniu także każdy jego wynik.
terminal-help-puzzle = Zadaje zagadki dnia: po jednym wyborze z każdej gry, te same dla wszystkich.
terminal-help-puzzle-day = inny dzień, na przykład 2026-11-18; bez tego dzisiejszy (UTC)
terminal-help-puzzles = Szuka zagadek w partiach botów i sprawdza każdą dziesięć razy dłuższym przeszukiwaniem.
terminal-help-puzzles-days = liczba dni
terminal-help-puzzles-first = numer pierwszego dnia
terminal-help-puzzles-seed = liczba, która ustala wszystkie zagadki
terminal-help-puzzles-jobs = liczba procesów
terminal-help-puzzles-out = plik, w którym są zapisywane zagadki
terminal-help-simulate = Rozgrywa wiele losowych partii i podaje wyniki.
terminal-help-rules = Pokazuje zasady gry lub jedną z nich.
terminal-help-score = Liczy punkty partii rozegranej przy prawdziwym stole.
terminal-help-game = { $games } lub { $last }
terminal-help-players = liczba miejsc przy stole
terminal-help-bots = miejsca botów: ich liczba, licząc od ostatniego miejsca, lub ich litery
terminal-help-level = poziom botów: random (losowy), easy (łatwy), normal (średni), hard (trudny) lub expert (mistrzowski)
terminal-help-names = imiona osób w kolejności miejsc
terminal-help-seed = liczba, która ustala wszystkie losowania
terminal-help-option = opcja gry, na przykład open_points=true, messages=false lub board=leap; można powtarzać
terminal-help-record = zapisuje partię w tym pliku podczas gry
terminal-help-resume = wznawia partię z tego pliku
terminal-help-table = zaczyna przy tym stole, zapisanym tak, jak pokazuje go „stół linia” podczas partii
terminal-help-auto-roll = rzuca kostką bez czekania na Enter
terminal-help-no-bell = nie włącza dzwonka terminala, gdy przychodzi czyjaś kolej
terminal-help-record-file = plik z zapisem partii
terminal-help-from = zaczyna po tylu ruchach
terminal-help-matches = liczba partii
terminal-help-simulate-seed = liczba, która ustala wszystkie partie
terminal-help-records = zapisuje każdą partię w tym folderze
terminal-help-jobs = liczba wątków
terminal-help-clause = zasada, na przykład DOU-9 lub samo 9, albo słowo, o którym mówi


## Co jest nie tak w wierszu polecenia

terminal-usage-language = Język „{ $came }” nie jest dostępny. Do wyboru: { $known }.
terminal-usage-command = Nie ma polecenia „{ $came }”. Do wyboru: { $known }.
terminal-usage-option = Nie ma opcji „{ $came }”. Opcja --help pokazuje wszystkie.
terminal-usage-value = Złe użycie opcji { $option }: potrzebuje jednej wartości albo żadnej, jeśli --help jej nie pokazuje.
terminal-usage-value-pair = Po { $option } potrzebna jest opcja gry, nazwa=wartość, na przykład open_points=true.
terminal-usage-missing = Brakuje argumentu { $name }. Opcja --help mówi, co to jest.
terminal-usage-extra = Nieoczekiwany argument „{ $came }”. Opcja --help mówi, czego potrzeba.
terminal-usage-number = { $name }: potrzebna jest liczba całkowita od { $least } do { $most }, a nie „{ $came }”.
terminal-usage-pair = „{ $came }” nie jest opcją gry. Trzeba napisać nazwa=wartość, na przykład open_points=true.
terminal-usage-pair-twice = Opcja { $name } jest podana dwa razy. Podaj ją raz.
terminal-usage-bots = Nie ma miejsca „{ $came }” dla bota. Podaj liczbę botów lub ich miejsca spośród { $known }.
terminal-usage-resume = { $name } nie pasuje do --resume: zapis partii już to mówi.
terminal-usage-exists = Plik { $path } już istnieje. Wznów tę partię przez --resume lub wybierz inną nazwę.
terminal-usage-played-output = Partii rozgrywanej w terminalu nie można zapisać na wyjście, bo właśnie tam się toczy. Podaj nazwę pliku.
terminal-usage-played-input = Partii nie można wznowić z wejścia, bo stamtąd przychodzą odpowiedzi. Podaj nazwę pliku.
terminal-usage-records-output = Zapisów partii nie można skierować na wyjście, bo każda partia ma własny plik. Podaj nazwę folderu.
terminal-usage-file-output = Tego nie można skierować na wyjście. Podaj nazwę pliku.
terminal-near = { $sentence } Czy chodziło o { $near }?
terminal-usage-shell = Nie ma uzupełniania dla „{ $came }”. Do wyboru: { $known }.
terminal-usage-there = { $path } już istnieje. Wybierz inną nazwę albo zastąp ten plik przez --force.
terminal-broken = Coś poszło nie tak wewnątrz Estranu i to nasza wina: { $what }. Z { $variable } przed poleceniem widać, gdzie.
terminal-input-large = Na wejściu jest więcej, niż mieści jakikolwiek zapis.
terminal-no-gpu = Nie ma tu procesora graficznego, którego dałoby się użyć: { $asked } wymaga karty NVIDIA ze sterownikiem oraz CUDA. Stoły mogą zostać na procesorze: { $instead }.
terminal-batch-damaged = W pliku { $path } nie ma stołów: nie zapisało go Batch.save albo jest uszkodzony.
terminal-record-file = Pliku { $path } nie da się użyć. { $problems }
terminal-record-damaged = Ten zapis partii jest niepełny albo uszkodzony: { $expected ->
    [json] to nie jest pełny JSON.
    [text] pole „{ $field }” musi być tekstem.
    [number] pole „{ $field }” musi być liczbą całkowitą.
    [texts] pole „{ $field }” musi być listą tekstów.
    [options] pole „{ $field }” musi być zbiorem opcji i ich wartości.
    [talk] pole „{ $field }” musi być listą sygnałów, a każdy z nich ma numer ruchu, miejsce i słowa.
    [sat] pole „{ $field }” musi być listą zmian, a każda z nich ma numer ruchu, miejsce i to, kto odtąd gra.
    [result] pole „{ $field }” musi podawać wyniki i zwycięzców.
    [ended] pole „{ $field }” musi mieć wartość „agreed” albo „abandoned”.
   *[fairness] pole „{ $field }” musi być dowodem uczciwości losowania: z partią, zobowiązaniem i słowami.
  }
terminal-table-spaces = Nie da się odczytać stołu: jego części rozdzielają dwie spacje, więc także „{ $head }” i „{ $rest }”.
terminal-output-lost = Nie można zapisać wyjścia: { $reason }.
terminal-already-over = Partia w pliku { $path } jest skończona. Polecenie „estran replay” odtworzy ją jeszcze raz.
terminal-interrupted = Przerwano.
terminal-input-ended = Wejście skończyło się przed ostatnią odpowiedzią.
terminal-reason-missing = nie istnieje
terminal-reason-forbidden = brak dostępu
terminal-reason-folder = to jest folder
terminal-reason-no-folder = część ścieżki nie jest folderem
terminal-reason-full = dysk jest pełny
terminal-reason-large = jest większy, niż taki plik powinien być

## Pytania przed partią

terminal-ask-language = Język
terminal-number = Odpowiedź
terminal-players = Liczba miejsc
terminal-game = { $number }  { $name }: { $about }
terminal-ask-game = Która gra, numer lub nazwa (Enter: { $default }):
terminal-ask-players = Ile miejsc przy stole, od { $least } do { $most } (Enter: { $default }):
terminal-ask-bots = Ile botów, od 0 do { $most }, lub na których miejscach, na przykład { $example } (Enter: { $default }):
terminal-ask-level = Jak dobrze grają boty, numer lub nazwa (Enter: { $default }):
terminal-ask-name = Kto siedzi na miejscu { $seat } (Enter: „{ $seat }”):
terminal-about-language = Wpisz numer lub nazwę języka albo koniec, żeby wyjść.
terminal-about-game = Wpisz numer lub nazwę gry. Są tu też zasady, lekcje i zagadki: estran rules, estran learn, estran puzzle. Wpisz koniec, żeby wyjść.
terminal-about-players = Wpisz, ile jest miejsc przy stole, razem dla ludzi i botów. Wpisz koniec, żeby wyjść.
terminal-about-bots = Bot to gracz, którym kieruje program. Wpisz, ile miejsc zajmują boty, licząc od ostatniego, albo litery tych miejsc. Przy 0 grają sami ludzie, przy jednym ekranie. Wpisz koniec, żeby wyjść.
terminal-about-level = Wpisz numer lub nazwę poziomu. Na pierwszą partię nadaje się łatwy. Wpisz koniec, żeby wyjść.
terminal-about-name = Wpisz imię, którym program wywoła tę osobę, gdy przyjdzie jej kolej. Wpisz koniec, żeby wyjść.
terminal-usage-languages = Nie ma tu języka „{ $came }”. Wpisz numer od 1 do { $most }, nazwę albo skrót: { $known }.
terminal-usage-names = { $people ->
    [0] Imiona są niepotrzebne, bo grają same boty; podano { $came }.
    [one] Potrzebne jest jedno imię, bo gra jedna osoba; podano { $came }.
    [few] Potrzebne są { $people } imiona, po jednym dla każdej osoby; podano { $came }.
    [many] Potrzebnych jest { $people } imion, po jednym dla każdej osoby; podano { $came }.
   *[other] Potrzeba { $people } imienia, po jednym dla każdej osoby; podano { $came }.
  }
terminal-not-begun = Żadna partia się nie zaczęła.
terminal-did-you-mean = Czy chodziło o „{ $meant }”?
terminal-usage-name = Imię „{ $name }” jest już zajęte. Wybierz inne.
terminal-usage-books = Wybierz jedno z --print, --pdf i --brf; --out podaje nazwę pliku, a --contracted działa tylko z --brf.
terminal-usage-paper = Plansz nie drukuje się na papierze „{ $came }”: wybierz a3 albo a4, czyli dwie kartki obok siebie.
terminal-usage-board-file = Planszę zapisuje się jako .pdf albo .svg, a nie „{ $came }”.
terminal-usage-rules = W zasadach gry { $game } nie występuje „{ $came }”.{ $near ->
    [yes] { " " }Czy chodziło o „{ $meant }”?
   *[no] {""}
  }
terminal-rules-found = Zasady, w których występuje „{ $came }”:
terminal-rules-also = Inne, w których to występuje:
terminal-bot = Bot { $seat }
terminal-warming = { $name } jeszcze się rozgrzewa; za pierwszym razem na tym komputerze trwa to minutę lub dwie. Na razie wybiera szybszy bot.
terminal-warm = Koniec rozgrzewki: { $name } gra już z pełną siłą.
terminal-resume-seats = Grają dalej: { $seats }.

## Podczas partii

terminal-welcome = { $game }: { $players }.
terminal-welcome-help = Wpisz numer z listy albo ?, żeby dowiedzieć się, co możesz zrobić.
terminal-choice = { $who ->
    [named] { $name }, twój wybór
   *[you] Twój wybór
  }{ $choices ->
    [1] { " " }(Enter: { $only }):
   *[other] :
  }
terminal-choices-alike = Możliwe: { $labels }.
terminal-no-answer = Wpisz jeden z numerów albo ?, żeby zobaczyć, co możesz zrobić.
terminal-not-offered = „{ $came }” nie jest tu możliwe. Wpisz jeden z numerów: { $labels }; albo ?, żeby zobaczyć, co możesz zrobić.
terminal-many-choices = Możliwości: { $count }; ? podaje listę.
terminal-roll = { $who ->
    [named] { $name }, naciśnij Enter, żeby rzucić kostką:
   *[you] Naciśnij Enter, żeby rzucić kostką:
  }
terminal-pass = Przekaż urządzenie: { $name }. Potem Enter:
terminal-seen = Naciśnij Enter po przeczytaniu:
terminal-not-wiped = Tego terminala nie da się wyczyścić: to, co wyżej, można przeczytać po przewinięciu.
terminal-just-enter = „{ $came }” nie jest poleceniem. Naciśnij Enter, żeby grać dalej, albo wpisz ?, żeby zobaczyć polecenia.
terminal-over-question = { $how ->
    [agreed] Partię zakończono za zgodą wszystkich.
   *[over] Partia jest skończona.
  } Naciśnij Enter, żeby wyjść, wpisz r, żeby zagrać jeszcze raz, albo jedno z poleceń zapisz, ostatnie{ $undo ->
    [possible] , stół lub cofnij:
   *[impossible] { " " }lub stół:
  }
terminal-nothing-yet = Jeszcze nic się nie stało.
terminal-undone = Ostatni wybór ({ $name }) został cofnięty.
terminal-undone-own = Cofnięty wybór: { $choice }.{ $dice ->
    [again] { " " }Rzuty i karty będą te same.
   *[none] {""}
  }
terminal-undo-agree = { $name }: { $other } chce cofnąć ostatni wybór. Zgoda, tak czy nie?
terminal-undo-declined = Wybór zostaje.
terminal-undo-late = Potem było już losowanie albo czyjś wybór, więc niczego nie można cofnąć.
terminal-yes = tak t
terminal-no = nie n
terminal-yes-or-no = Wpisz tak albo nie.
terminal-resign-sure = { $who ->
    [named] { $name }: na pewno poddać tę partię? Dalej zagra bot ({ $level }). Tak czy nie?
   *[you] Na pewno poddać tę partię? Dalej zagra bot ({ $level }). Tak czy nie?
  }
terminal-resigned = { $who ->
    [named] { $name } poddaje partię. Od ruchu { $ply } gra bot ({ $level }).
   *[you] Poddajesz partię. Od ruchu { $ply } gra za ciebie bot ({ $level }).
  }
terminal-resign-who = Teraz nikt nie ma nic do zrobienia. Partię można poddać, gdy trzeba wybrać albo rzucić kostką.
terminal-end-agree = { $name }: zgoda na zakończenie partii w tej chwili, tak czy nie?
terminal-end-sure = Zakończyć partię tutaj, bez zwycięzcy? Tak czy nie?
terminal-end-declined = Partia trwa dalej.
terminal-ended = Partia kończy się tutaj.
terminal-over-already = Partia już się skończyła.
terminal-rematch-agree = { $name }: jeszcze jedna partia, tak czy nie?
terminal-rematch-declined = Nie wszyscy chcą zagrać jeszcze raz.
terminal-rematch-early = Partia jeszcze trwa. Przed następną trzeba ją zakończyć.
terminal-title = { $who ->
    [named] { $name }, twoja kolej – { $game }
    [you] Twoja kolej – { $game }
   *[nobody] { $game } – Estran
  }
terminal-saved = Partia została zapisana w pliku { $path }.
terminal-save-other = Plik { $path } już istnieje i nie jest zapisem tej partii. Wybierz inną nazwę.
terminal-save-beside = Plik { $path } zmienił się od ostatniego zapisu tej partii; może jest otwarta także gdzie indziej. Żeby nic nie zginęło, odtąd jest ona zapisywana w pliku { $beside }.
terminal-save-moved = Odtąd każdy wybór jest zapisywany tam, a nie w pliku { $former }.
terminal-folder-made = Powstał nowy folder: { $folder }
terminal-save-no-file = { $path } nie jest zwykłym plikiem, więc niczego nie da się tam zapisać. Wybierz inną nazwę.
terminal-save-elsewhere = Partia trwa dalej, ale nie jest już tam zapisywana. Żeby zapisać ją gdzie indziej, wpisz zapisz i nazwę pliku.
terminal-saved-nowhere = Partii nie udało się nigdzie zapisać. Żeby ją zapisać, wpisz zapisz i nazwę pliku.
terminal-save-by-hand = Partii nie udało się nigdzie zapisać. Skopiuj te linie do pliku:
terminal-look-replay = Żeby odtworzyć ją jeszcze raz, wpisz: { $command }
terminal-look-analyse = Żeby zobaczyć, ile był wart każdy wybór: { $command }
terminal-resume = Żeby ją wznowić, wpisz: { $command }
terminal-say-what = Co chcesz powiedzieć? Wpisz „powiedz”, a potem jeden z sygnałów, w dowolnej z dwóch postaci:
terminal-say-unknown = „{ $came }” to nie sygnał. Wpisz „powiedz”, a potem jeden z tych sygnałów, w dowolnej z dwóch postaci:
terminal-say-instead = Zamiast „{ $one }” może być także: { $others }
terminal-say-who = Poczekaj, aż ktoś będzie miał wybór.
terminal-said-later = Wszyscy to usłyszą.
terminal-hint-alone = Podpowiedzi są tylko w grze z samymi botami.
terminal-hint-nothing = Nie ma teraz nic do wyboru, więc nie ma też podpowiedzi.
terminal-hint-warming = Boty jeszcze się rozgrzewają; to podpowiedź szybszego bota.
terminal-help-in-play = Polecenia: ? (co mogę zrobić), punkty, stół („stół linia” pokazuje go w jednej linii), mapa (to samo jako rysunek), ostatnie (co się stało), { $hint ->
    [given] podpowiedź (co wybrać i dlaczego),{" "}
   *[none] {""}
  }zapisz PLIK, zasady NUMER lub SŁOWO, koniec (wyjście; grać dalej można później), zakończ (partię, za zgodą wszystkich), poddaj (partię; dalej gra bot).
terminal-help-undo = { $others ->
    [none] Polecenie cofnij wraca do twojego ostatniego wyboru; rzuty i karty będą te same.
   *[some] Polecenie cofnij unieważnia ostatni wybór, jeśli pozostali się zgodzą.
  }
terminal-help-say = W tej grze także: powiedz SYGNAŁ, na przykład „powiedz pokażę gest zgoda” albo „powiedz dziękuję”.

## Inne nazwy poleceń, oddzielone spacjami

terminal-alias-help = pomoc
terminal-alias-score = punkty wynik
terminal-alias-table = stół plansza
terminal-alias-line = linia wiersz
terminal-alias-map = mapa rysunek
terminal-alias-last = ostatnie jeszcze
terminal-alias-hint = podpowiedź rada
terminal-alias-undo = cofnij
terminal-alias-save = zapisz
terminal-alias-rules = zasady zasada
terminal-alias-say = powiedz
terminal-alias-end = zakończ
terminal-alias-resign = poddaj poddaję
terminal-alias-rematch = rewanż r
terminal-alias-quit = koniec wyjdź q

## Stół

terminal-you = Ty
terminal-none = brak
terminal-score = { $name }: { total }.
terminal-score-hidden = { $name }: punkty ukryte.
terminal-score-none = Ta gra nie podaje wyników.

## Odtwarzanie i sprawdzanie

terminal-alias-back = wstecz
terminal-replay-help = Enter podaje następny ruch, b poprzedni, numer od 0 do { $last } ten właśnie ruch, q kończy.
terminal-replay-question = Po ruchu { $ply }:
terminal-replay-end = Zapis kończy się po { $plies ->
    [one] { $plies } ruchu.
    [few] { $plies } ruchach.
    [many] { $plies } ruchach.
   *[other] { $plies } ruchach.
  }
terminal-verified-plies = { $plies ->
    [one] Odtworzono { $plies } ruch
    [few] Odtworzono { $plies } ruchy
    [many] Odtworzono { $plies } ruchów
   *[other] Odtworzono { $plies } ruchu
  }: wszystko zgodnie z zasadami.
terminal-verified-over = Partia jest skończona, a jej wynik się zgadza.
terminal-verified-unfinished = Partia nie jest jeszcze skończona.
terminal-verified-agreed = Partię zakończono przed czasem za zgodą wszystkich; sprawdzono ją do tego miejsca.
terminal-verified-abandoned = Partię przerwano przed końcem; sprawdzono ją do tego miejsca.
terminal-verified-dice = Uczciwość losowania jest dowiedziona: { $draws ->
    [one] { $draws } losowanie wynika
    [few] { $draws } losowania wynikają
    [many] { $draws } losowań wynika
   *[other] { $draws } losowania wynika
  } z ziarna, którego dotyczyło zobowiązanie, i ze słów graczy.
terminal-verified-no-dice = Nic nie dowodzi uczciwości losowania: ta partia nie korzystała z uczciwego losowania serwera stołów.
terminal-verified-no-seed = O losowaniu niczego jeszcze nie dowiedziono: ziarno zostanie ujawnione po partii.
terminal-verified-no-draws = Niczego nie losowano, więc nie ma czego dowodzić.
terminal-verified-compare = Do porównania z tym, co przeglądarka każdej osoby zanotowała przed partią:
terminal-verified-match = Partia: { $match }
terminal-verified-commitment = Zobowiązanie: { $commitment }
terminal-verified-word = Słowo miejsca { $seat } ({ $name }): { $word }
terminal-verified-wordless = Słowo miejsca { $seat } ({ $name }): brak
terminal-verified-missing = Brak słów niektórych osób dał pozostałym większy wpływ. Bez słowa: { $seats }
terminal-verified-complete = Nie brakuje niczyjego słowa.

## Symulowanie

terminal-simulating = Losowe partie
terminal-compiling = Trwa rozgrzewka; za pierwszym razem na tym komputerze zajmuje to minutę lub dwie.
terminal-decimal-mark = ,
terminal-simulated = { $game }, liczba miejsc { $players }: { $matches ->
    [one] { $matches } losowa partia
    [few] { $matches } losowe partie
    [many] { $matches } losowych partii
   *[other] { $matches } losowej partii
  }, ziarno { $seed }.
terminal-simulated-seat = Miejsce { $seat }: średni wynik { $mean }; zwycięstwa { $share }% ± { $margin }.
terminal-simulated-ties = Wspólne zwycięstwa: { $share }%.
terminal-simulated-length = Długość: średnio { $plies } ruchu, w tym { $choices } wyboru; od { $shortest } do { $longest }.
terminal-simulated-speed = Partie na sekundę: { $rate }.
terminal-simulated-records = Zapisy partii są w folderze { $folder }.
terminal-simulate-stopped = Zatrzymano, zanim rozegrano wszystkie partie ({ $wanted }); raport dotyczy rozegranych.

## Arena

terminal-help-arena = Każe botom grać przeciw sobie, na wszystkich miejscach i z tym samym losowaniem; raport mówi, kto jest lepszy.
terminal-help-arena-bots = kto gra, co najmniej dwa: poziom, poziom z liczbą iteracji, np. hard@1000, ścieżka importu, np. { $example }, albo { $net } dla programu, który gra przez estran.client
terminal-help-arena-players = wielkości stołów; domyślnie wszystkie dla tej gry
terminal-help-arena-matches = ile razy losuje się od nowa; za każdym razem grają wszystkie składy. 0 tylko pisze raport z tego, co rozegrano
terminal-help-arena-mixed = sadza przy każdym stole różne boty zamiast wszystkich par
terminal-help-arena-limit = ile sekund bot ma na każdy wybór; kto przekroczy ten czas, zawiedzie albo odpowie niezgodnie z zasadami, przegrywa partię walkowerem
terminal-usage-arena-limit = --limit wymaga liczby sekund, większej od 0 i najwyżej { $most }, na przykład --limit 5; „{ $came }” nią nie jest.
terminal-help-arena-out = folder wyników i raportu, domyślnie arena-GAME; co tam rozegrano, nie jest grane jeszcze raz
terminal-usage-arena-few = Potrzebne są co najmniej dwa boty, np. --bots normal easy. Poziomy: { $known }.
terminal-usage-arena-twice = Bot „{ $came }” jest podany dwa razy.
terminal-usage-arena-level = Nie ma bota na poziomie „{ $came }”. Poziomy: { $known }. Własnego bota wskazuje moduł z nazwą, na przykład { $example }.
terminal-usage-arena-budget = „{ $came }” nie jest botem: po @ musi być liczba iteracji, a z poziomów przyjmują ją tylko: { $known }.
terminal-usage-arena-import = Nie można zaimportować bota „{ $came }”: { $reason }.
terminal-usage-arena-made = Bot „{ $came }” zawiódł przed swoją pierwszą partią: { $reason }. Z { $variable } przed poleceniem widać, gdzie.
terminal-usage-bot-failed = Bot „{ $bot }” { $failure ->
    [illegal] dał odpowiedź, której nie ma wśród jego możliwości: { $what }.
   *[other] zawiódł podczas partii: { $what }. Z { $variable } przed poleceniem widać, gdzie.
  }
terminal-usage-arena-command = Nie ma tu programu „{ $came }”, który można by uruchomić.
terminal-usage-arena-ended = Program „{ $came }” zakończył się, zanim dołączył do partii (kod { $code }); co sam powiedział, widać powyżej.
terminal-usage-arena-mixed = Mieszany stół z liczbą miejsc { $players } wymaga tylu różnych botów; podane boty: { $bots }. Podaj ich więcej albo wybierz mniejsze stoły przez --players.
terminal-usage-arena-other = Folder { $folder } zawiera partie gry { $game } z innymi opcjami albo innym ziarnem. Wybierz inny folder przez --out.
terminal-arena-damaged = { $path } nie jest pełnym plikiem areny: w pierwszym wierszu muszą być ustawienia, a w każdym następnym jedna partia.
terminal-extra = To wymaga pakietów, które nie są zainstalowane: { $packages }. Instalacja: pip install estran[{ $extra }]
terminal-arena-guest = Program na miejscu { $seat } zakończył się przed końcem partii albo już nie odpowiada (kod { $code }).
terminal-arena-due = Do rozegrania: { $left }. Już rozegrane: { $there }.
terminal-arena-playing = Boty grają
terminal-arena-stopped = Zatrzymano. Partie zapisane w folderze { $folder }: { $matches }. To samo polecenie wznawia grę.
terminal-arena-report = Raport jest w pliku { $path }.

## Kto pracuje

terminal-help-crew-jobs = ile zadań naraz: procesów tego komputera albo zadań klastra; domyślnie 1, a na klastrze tyle, ile ma procesorów
terminal-help-crew-ray = praca na klastrze Ray: auto dla klastra tego komputera, { $host }, { $client } albo local dla klastra tworzonego tu na czas pracy
terminal-crew-silent = Pod adresem „{ $came }” żaden klaster Ray nie odpowiada; czekano { $seconds } s. Oczekiwano: { $known }.
terminal-crew-address = Nie można użyć klastra Ray „{ $came }”: { $reason }. Oczekiwano: { $known }.
terminal-crew-lost = Utracono procesy robocze: { $reason }. Co zrobiono, jest zachowane.
terminal-crew-lost-bots = Proces roboczy zakończył się bez słowa, gdy grały te składy, a mógł go zakończyć bot: { $lineups }. Co zrobiono, jest zachowane.

## Plansze i arkusze punktów

terminal-usage-no-sheet = { $game } nie ma arkusza punktów.

terminal-usage-sheet = Arkusz punktów nie jest pełny. Opcja --help pokazuje przykład.

## estran serve

terminal-help-serve = Uruchamia serwer stołów: gra przez sieć z ludźmi i botami.
terminal-help-host = adres nasłuchu; bez tej opcji dostęp ma tylko ten komputer
terminal-help-port = port nasłuchu
terminal-help-metrics-port = port dostępny tylko na tym komputerze, pod którym /metrics podaje liczby Prometheusowi; bez niego nie widzi ich nikt
terminal-help-smtp = serwer poczty, który wysyła powiadomienia o kolei: smtp://user@host albo smtps://user@host; bez niego nikt nie dostaje e-maili. Hasło jest w ESTRAN_SMTP_PASSWORD albo w pliku z --smtp-password-file
terminal-help-smtp-password-file = plik z hasłem do serwera poczty
terminal-help-mail-from = adres, z którego przychodzą e-maile
terminal-help-no-ratings = nie prowadzi rankingu partii; ESTRAN_RATINGS=no działa tak samo
terminal-help-no-push = nie pozwala przeglądarkom prosić o powiadomienia o kolei, wysyłane przez usługi powiadomień w internecie; ESTRAN_PUSH=no działa tak samo
terminal-help-database = gdzie są pokoje i partie, na przykład postgresql://…; domyślnie wbudowany SQLite
terminal-help-redis = jak porozumiewa się kilka procesów, na przykład redis://…
terminal-help-workers = liczba procesów; więcej niż jeden wymaga --redis
terminal-help-open = otwiera stronę główną w przeglądarce
terminal-serving = Estran działa pod adresem { $link }
terminal-serving-stop = Ctrl-C kończy; nic z rozegranych partii nie ginie.
terminal-served = Serwer zatrzymany.
terminal-help-origin = witryna, której strony mogą rozmawiać z tym serwerem, na przykład https://gry.example.org; można powtarzać
terminal-help-public-url = adres, pod którym przeglądarki trafiają do tego serwera po nazwie, na przykład http://gry.example.org; można powtarzać
terminal-help-trust-proxy = ufa adresom klientów, które podaje proxy przed tym serwerem
terminal-help-days = pokoje, w których przez tyle dni nic się nie dzieje, są usuwane; 0 zachowuje wszystkie
terminal-help-rooms = ile pokoi wolno otworzyć z jednego adresu w ciągu godziny
terminal-help-sockets = ile połączeń może być otwartych z jednego adresu
terminal-help-backup = Zapisuje całą bazę danych w jednym pliku, nie przerywając gry.
terminal-help-restore = Wypełnia pustą bazę danych treścią takiego pliku.
terminal-help-tidy = Usuwa pokoje, w których nic się już nie dzieje.
terminal-help-backup-file = plik kopii zapasowej
terminal-help-force = zastępuje to, co jest w bazie danych
terminal-help-tidy-force = usuwa je nawet wtedy, gdy jest to większość wszystkich pokoi
terminal-help-doctor = Sprawdza, co jest nie tak z instalacją serwera, i mówi, co zrobić.
terminal-help-url = adres, który otwierają ludzie, na przykład https://play.example.org/
terminal-help-doctor-json = odpowiada w formacie JSON, dla programów
terminal-backed-up = Zapisane wiersze: { $rows }, w pliku { $path }. Nikt inny nie może czytać tego pliku: są w nim sekrety trwających partii.
terminal-restored = Odtworzone wiersze: { $rows }.
terminal-tidied = Porzucone partie: { $abandoned }. Usunięte pokoje: { $gone }.

## Partia widziana po czasie

terminal-analysing = Analiza
terminal-analyse-either = --budget i --iterations mówią to samo: wybierz jedno z nich.
terminal-analyse-nothing = W pliku { $path } nie ma żadnego wyboru do obejrzenia: nikt nigdy nie miał więcej niż jednego dozwolonego ruchu.
terminal-analyse-stopped = Przerwano; niczego nie zapisano.
terminal-analyse-partly = Zatrzymano, zanim obejrzano wszystkie wybory ({ $total }); analiza dotyczy obejrzanych.
terminal-analyse-saved = Analiza została zapisana w pliku { $path }.
terminal-analyse-title = Szanse na zwycięstwo w procentach przed każdym wyborem i jego koszt: { $names }
terminal-analyse-ply = Ruch
terminal-analyse-who = Kto
terminal-analyse-choice = Wybór
terminal-analyse-cost = Koszt
terminal-analyse-better = Lepiej
terminal-analyse-chance = { $name } { $chance }
terminal-analyse-line = Ruch { $ply }, { $who }: { $choice }; { $how ->
    [free] nic nie kosztował
    [better] koszt { $cost }; lepiej: { $better }
   *[costly] koszt { $cost }
  }. Szanse przedtem: { $chances }.
terminal-analyse-how = Każdy wybór oceniany jest z punktu widzenia osoby, która go dokonała. W koszcie liczy się przede wszystkim zwycięstwo, punkty tylko trochę; „–” to brak kosztu.
terminal-analyse-for = { $name }: bot ({ $level })
terminal-analyse-sum = { $name }: liczba wyborów { $count }, łączny koszt { $cost }.
terminal-analyse-sum-bot = Bot w zastępstwie ({ $name }): liczba wyborów { $count }, łączny koszt { $cost }; { $name } za to nie odpowiada.
terminal-analyse-turns = { $count ->
    [0] Partia nie miała punktu zwrotnego.
   *[other] Punkty zwrotne partii:
  }
terminal-analyse-turn = Ruch { $ply }: { $happened } { $way ->
    [up] Szanse ({ $name }): o { $swing } pkt proc. więcej.
   *[down] Szanse ({ $name }): o { $swing } pkt proc. mniej.
  }

## Laboratorium

terminal-help-lab = Rozgrywa tysiące partii i pokazuje, co z nich wynika: miejsca, wyniki, długość, remisy, to, co właściwe danej grze, i co zmieniają inne zasady.
terminal-help-lab-bots = kto gra, jeden na wszystkich miejscach albo po jednym na każde: poziom, poziom z liczbą iteracji, np. hard@1000, albo ścieżka importu, np. { $example }; domyślnie normal
terminal-help-lab-matches = ile partii
terminal-help-lab-against = opcja drugiego zestawu zasad, według którego gra się z tymi samymi ziarnami i który porównuje się z pierwszym
terminal-help-lab-out = folder partii, tabel i raportu, domyślnie lab-GAME; co tam rozegrano, nie jest grane jeszcze raz
terminal-help-lab-report = zapisuje stronę raportu także w tym pliku
terminal-usage-lab-bots = --bots przyjmuje jednego bota na wszystkie miejsca albo po jednym na każde z { $players }, a podane boty: { $came }.
terminal-usage-lab-same = Oba zestawy zasad są takie same, więc nie ma czego porównywać. Opcja --against musi coś zmieniać.
terminal-usage-lab-report = Raport zapisuje się jako .html, a nie „{ $came }”.
terminal-usage-lab-other = Folder { $folder } zawiera partie gry { $game } z inną liczbą graczy, innymi opcjami lub botami albo innym ziarnem. Wybierz inny folder przez --out.
terminal-lab-damaged = { $path } nie jest pełnym plikiem laboratorium: w pierwszym wierszu musi być opis eksperymentu, a w każdym następnym porcja partii.
terminal-lab-due = Do rozegrania: { $left }. Już rozegrane: { $there }.
terminal-lab-playing = Laboratorium gra
terminal-lab-stopped = Zatrzymano. Partie zapisane w folderze { $folder }: { $matches }. To samo polecenie wznawia grę.
terminal-lab-report = Raport: { $path }; partie i tabele są w folderze { $folder }.

## Zagadki dnia

terminal-puzzle = Zagadka na dzień { $day }: { $game }, liczba graczy: { $players }. Co wybierasz?
terminal-puzzle-help = Polecenia: ? (co mogę zrobić), punkty, stół („stół linia” pokazuje go w jednej linii), mapa (to samo jako rysunek), ostatnie (co się stało), zasady NUMER lub SŁOWO, koniec.
terminal-puzzles-finding = Szukanie zagadek
terminal-puzzles-found = Znalezione zagadki: { $count } z { $wanted }, obliczone do końca: { $exact }. Są w pliku { $path }.

## Lekcje

terminal-usage-no-lesson = { $game }: ta gra nie ma lekcji.
terminal-learn-intro = { $game }: lekcja, w której grają z tobą { $names }. Polecenie koniec przerywa ją w każdej chwili i mówi, jak wrócić; ? mówi, co jeszcze można wpisać.
terminal-learn-step = Krok { $step } z { $steps }: { $title }
terminal-learn-on = Naciśnij Enter, żeby iść dalej:
terminal-learn-say = Naciśnij Enter, żeby powiedzieć „{ $words }”:
terminal-learn-help = Możesz wpisać: numer wyboru albo sam Enter, gdy to wystarczy; cofnij (poprzedni krok), mapa, stół, punkty, ostatnie (co się stało), zasady NUMER lub SŁOWO, koniec.
terminal-learn-learnt = To już umiesz:
terminal-learn-later = Żeby wrócić w to miejsce, wpisz: { $command }
terminal-learn-over = Teraz możesz zagrać: { $command }
