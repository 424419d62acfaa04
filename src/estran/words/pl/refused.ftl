### Odmowy: co przyszło, czego trzeba, co zrobić.

refused-game = Nie ma gry „{ $came }”. Do wyboru: { $known }.
refused-players = { $game }: od { $least } do { $most } osób, a nie { $players }.
refused-option = { $game } nie ma opcji „{ $came }”. Opcje: { $known }.
refused-option-value = Opcja { $option } nie może mieć wartości { $came }. Możliwe wartości: { $expected }.
refused-names = { $players ->
    [one] Potrzebne jest { $players } imię
    [few] Potrzebne są { $players } imiona
    [many] Potrzebnych jest { $players } imion
   *[other] Potrzeba { $players } imienia
  }, po jednym na miejsce, a liczba podanych to { $came }.
refused-seat = Przy tym stole nie ma miejsca „{ $came }”. Miejsca: { $known }.
refused-turn = Zapis { $ply }: „{ $came }” nie jest teraz możliwe, gra kto inny niż { $seat }. Oczekiwanie: { $waiting }.
refused-over = Zapis { $ply }: partia jest skończona, więc „{ $came }” nie jest już możliwe ({ $seat }).
refused-ply = Zapis { $ply }: „{ $came }” nie jest możliwe ({ $seat }). Możliwe teraz: { $legal }.
refused-ply-form = Zapis { $ply }: „{ $came }” nie jest ruchem. Ruch to miejsce albo *, spacja i wybór, na przykład „A 7”.
refused-script-end = Zapis { $ply }: kolej na los, ale lista losowań jest wyczerpana.
refused-undo = Nie ma jeszcze ruchu, który można cofnąć.
refused-no-signals = { $game } nie ma sygnałów.
refused-signal = „{ $came }” nie jest sygnałem. Sygnały wyglądają tak: { $known }.
refused-file = Nie można użyć pliku { $path }: { $reason }.
refused-damaged = To nie jest cały zapis partii: { $reason }.
refused-format = To nie jest nasz zapis partii: format „{ $came }” zamiast „{ $expected }”.
refused-result = Po zapisie { $ply } wynik to { $expected }, a plik podaje { $came }.
refused-seed = Brak dowodu: ujawnione ziarno nie ma 64 cyfr szesnastkowych, lecz brzmi „{ $came }”.
refused-commitment = Brak dowodu: ziarno i partia nie są tymi, do których zobowiązano się przed początkiem.
refused-words-number = Brak dowodu: słów do losowania jest { $came }, a miejsc { $players }.
refused-word-form = Brak dowodu: słowo miejsca { $seat } jest za długie albo nie ma postaci, którą wszyscy porównują (NFC).
refused-words-missing = Brak dowodu: miejsca bez słowa nie są tymi, które podano jako brakujące ({ $came }).
refused-draws = Brak dowodu: przy zapisie { $ply } podano losowanie, którego nie było, albo pominięto prawdziwe.
refused-draw-odds = Zapis { $ply }: szanse podane przy tym losowaniu nie są szansami z zasad.
refused-draw = Zapis { $ply }: z kości wynika „{ $expected }”, a plik podaje „{ $came }”.
refused-clause = Nie ma zasady „{ $came }”. Zasady: { $known }.
refused-no-rules = { $game } nie ma tu strony z zasadami.
refused-no-tables = { $game }: ta gra nie ma zapisu stołu w jednej linii.
refused-table-word = Nie da się odczytać stołu: „{ $came }” nie pasuje do „{ $part }”. Oczekiwano: { $expected }.
refused-table-part = Nie da się odczytać stołu: nic nie zaczyna się jak „{ $came }” albo nie ma na to miejsca w tej fazie. Części dzielą dwie spacje.
refused-table-twice = Nie da się odczytać stołu: „{ $part }” występuje dwa razy.
refused-table-row = Nie da się odczytać stołu: „{ $part }” wymaga po jednym słowie na każde miejsce. Miejsc jest { $players }, a słów { $came }.
refused-table-early = Nie da się odczytać stołu: „{ $came }” wymaga też części „{ $expected }”.
refused-table-players = Liczba graczy przy tym stole to { $players }, a obok podano { $came }.
refused-table-many = Nie da się odczytać stołu: „{ $came }” występuje zbyt wiele razy, najwięcej to { $most }.
refused-table-all-chose = Nie da się odczytać stołu: z wyborem miejsca { $seat } wszyscy już wybrali. Pomiń któryś wybór.
refused-table-stuck = Z tego stołu nie da się grać dalej: { $waiting } nie ma nic do zrobienia.
refused-proof-table = Ta partia zaczęła się od stołu, który ktoś ustawił, więc jej kości niczego nie dowodzą.
refused-proof-version = Brak dowodu: wersja { $came } uczciwych kości nie jest tu znana, tylko { $known }.
refused-proof-old = Przebieg jest zgodny z zasadami (zapisów: { $plies }), ale kości nie są dowiedzione: wersja { $version } nie ustalała z góry identyfikatora partii.
refused-proof-seed = Brak dowodu: partia jest skończona, ale jej ziarna nie ujawniono.

## Odmowy serwera stołów.

refused-room = Nie ma takiego pokoju. Sprawdź kod albo poproś o nowy link.
refused-room-full = Wszystkie miejsca w tym pokoju są zajęte. Można przyglądać się grze.
refused-room-locked = Ten pokój nikogo teraz nie przyjmuje.
refused-name-taken = Ktoś tutaj nosi już imię { $name }. Wybierz inne.
refused-token = Na tym urządzeniu to miejsce nie jest twoje.
refused-ticket = Ten link wygasł, został już wykorzystany albo nigdy nie był ważny. Poproś o nowy na urządzeniu, które trzyma to miejsce.
refused-host = Może to zrobić tylko gospodarz pokoju.
refused-place = W pokoju nie ma miejsca numer { $came }.
refused-level = Nie ma bota na poziomie „{ $came }”. Poziomy: { $known }.
refused-bot-needed = Nikt nie czeka na miejsce numer { $place }, więc bot zostaje.
refused-present = { $name } – ta osoba jest na miejscu albo była przed chwilą. Bot może grać za kogoś dopiero po dwóch minutach bez znaku życia.
refused-replace-slow = W partii, w której na każdy wybór są godziny, nikogo się nie zastępuje: gdy czas na wybór minie, dokona go bot.
refused-level-weak = Bot, który gra za kogoś, musi mieć co najmniej poziom „{ $least }”, a nie „{ $came }”.
refused-seats-open = Są jeszcze wolne miejsca. Najpierw muszą je zająć ludzie albo boty.
refused-started = Partia już trwa.
refused-not-over = Partia jeszcze się nie skończyła.
refused-not-running = Partia się teraz nie toczy ({ $status }).
refused-match = Przy tym stole nie ma partii „{ $came }”.
refused-late = Stół poszedł tymczasem dalej (wersja { $version }, nie { $came }). Spójrz jeszcze raz i wybierz.
refused-moment = Nie ma jeszcze ruchu { $came }: partia ma ich { $last }.
refused-roll = To nie kolej na rzut kością ({ $seat }).
refused-hint = Podpowiedzi są dla stołów, przy których grają poza tym same boty, albo gdy pokój pozwala na nie wszystkim.
refused-hint-nothing = Na miejscu { $seat } nie ma teraz nic do wyboru, więc nie ma też podpowiedzi.
refused-hint-waits = Podpowiedź dla miejsca { $seat } jest już w przygotowaniu.
refused-busy = Zbyt wiele osób prosi teraz o podpowiedź. Spróbuj ponownie za chwilę.
refused-undo-revealed = Od tego wyboru wyszło na jaw coś ukrytego albo losowego, więc nie można go cofnąć.
refused-word = To nie jest słowo obiecane przed początkiem.
refused-word-long = Słowo do losowania ma najwyżej { $most } znaków, a to ma { $came }.
refused-words-closed = Słowa do losowania nie są teraz zbierane.
refused-too-fast = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
refused-talk-too-fast = Za szybko mówisz. Odczekaj chwilę i powiedz to jeszcze raz.
refused-message = Niezrozumiały komunikat: { $reason }.
refused-origin = Ta strona należy do innej witryny, więc niczego nie może tu zmienić.
refused-host-name = Ten serwer nie odpowiada na nazwę „{ $came }”. Jeśli to jego nazwa, osoba, która go prowadzi, musi go uruchomić z opcją --public-url i pełnym adresem.
refused-too-many-rooms = Z twojej sieci otwarto już tak wiele pokoi, że na następny trzeba chwilę poczekać.
refused-away = Coś tu na chwilę nie działa. Spróbuj ponownie wkrótce.
refused-name-empty = Imię musi mieć co najmniej jedną widoczną literę, cyfrę lub znak.
refused-name-unasked = Imiona podaje się tu tylko osobom przy tym ekranie: boty mają własne, a inni podają swoje, gdy dołączają.
refused-name-signs = Imię nie może zawierać znaków sterujących.
refused-text-empty = Nic tu nie ma do powiedzenia.
refused-text-signs = Wypowiedź nie może zawierać znaków sterujących.
refused-signals-enough = Liczba twoich sygnałów w tej partii wynosi już { $most } i więcej się nie zmieści.
refused-nobody = W tym pokoju nie ma nikogo o imieniu „{ $name }”.
refused-hello-first = Najpierw przywitanie: który pokój i które miejsca?
refused-hello-again = To połączenie ma już przywitanie za sobą.
refused-workers = Kilka procesów ({ $workers }) potrzebuje Redisa, żeby o sobie wiedzieć: dodaj --redis redis://…
refused-port = Port { $port } ({ $host }) jest zajęty. Wybierz inny opcją { $option }.
refused-database = Nie można użyć bazy danych: { $reason }.
refused-no-database = W { $path } nie ma bazy danych. Wskaż inną przez --database lub ESTRAN_DATA.
refused-redis = Redis nie odpowiada: { $reason }.
refused-not-empty = Baza danych nie jest pusta. Dodaj --force, aby zastąpić całą jej zawartość.
refused-tidy = Pokoje do usunięcia: { $forgotten } z { $rooms }, bo od { $days } dni nic się w nich nie dzieje. Czy zegar jest dobrze ustawiony i czy to najnowsza baza danych? Niczego nie zmieniono; jeśli tak ma być, dodaj --force.
refused-backup = { $path } nie jest naszą pełną kopią zapasową: { $reason }.
