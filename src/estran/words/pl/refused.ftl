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
  }, po jednym na miejsce, a podano { $came }.
refused-seat = Przy tym stole nie ma miejsca „{ $came }”. Miejsca: { $known }.
refused-turn = Ruch { $ply }: { $seat } nie może teraz zagrać „{ $came }”. Czekamy na: { $waiting }.
refused-over = Ruch { $ply }: partia jest skończona, więc { $seat } nie może już zagrać „{ $came }”.
refused-ply = Ruch { $ply }: { $seat } nie może zagrać „{ $came }”. Możliwe ruchy: { $legal }.
refused-ply-form = Ruch { $ply }: „{ $came }” nie jest ruchem. Ruch to miejsce albo *, spacja i wybór, na przykład „A 7”.
refused-script-end = Ruch { $ply }: potrzebne jest losowanie, ale lista losowań jest wyczerpana.
refused-undo = Nie ma jeszcze ruchu, który można cofnąć.
refused-no-signals = { $game } nie ma sygnałów.
refused-signal = „{ $came }” nie jest sygnałem. Sygnały wyglądają tak: { $known }.
refused-file = Nie można użyć pliku { $path }: { $reason }.
refused-record = Pliku { $path } nie da się użyć. { $problems }
refused-damaged = Ten zapis partii jest niepełny albo uszkodzony: { $expected ->
    [json] to nie jest pełny JSON.
    [text] pole „{ $field }” musi być tekstem.
    [number] pole „{ $field }” musi być liczbą całkowitą.
    [texts] pole „{ $field }” musi być listą tekstów.
    [options] pole „{ $field }” musi być zbiorem opcji i ich wartości.
    [talk] pole „{ $field }” musi być listą sygnałów, a każdy z nich ma numer ruchu, miejsce i słowa.
    [sat] pole „{ $field }” musi być listą zmian, a każda z nich ma numer ruchu, miejsce i tego, kto odtąd gra.
    [result] pole „{ $field }” musi podawać wyniki i zwycięzców.
    [ended] pole „{ $field }” musi mieć wartość „agreed” albo „abandoned”.
   *[fairness] pole „{ $field }” musi być dowodem uczciwości kości: z partią, zobowiązaniem i słowami.
  }
refused-format = To nie jest zapis partii Estranu: format „{ $came }” zamiast „{ $expected }”.
refused-result = Po ruchu { $ply } wynik to { $expected }, a plik podaje { $came }.
refused-ended = Partia dobiegła końca, więc nie mogła zostać wcześniej przerwana („{ $ended }”).
refused-sat-ply = Według pliku przy ruchu { $ply } na miejscu zmienił się gracz, a takie ruchy muszą iść po kolei, tu od { $least } do { $most }.
refused-sat-who = Ruch { $ply }: „{ $came }” nie może grać na miejscu { $seat }. Na miejscu gra „person” albo bot na poziomie takim jak „normal”.
refused-seed = Brak dowodu: ujawnione ziarno nie ma 64 cyfr szesnastkowych, lecz brzmi „{ $came }”.
refused-commitment = Brak dowodu: ziarno i partia nie zgadzają się z zobowiązaniem sprzed partii.
refused-words-number = Brak dowodu: słów do losowania jest { $came }, a miejsc { $players }.
refused-word-form = Brak dowodu: słowo miejsca { $seat } jest za długie albo nie ma postaci, w której porównuje się słowa (NFC).
refused-words-missing = Brak dowodu: miejsca bez słowa nie są tymi, które podano jako brakujące ({ $came }).
refused-draws = Brak dowodu: przy ruchu { $ply } podano losowanie, którego nie było, albo pominięto prawdziwe.
refused-draw-odds = Ruch { $ply }: szanse podane przy tym losowaniu nie zgadzają się z zasadami.
refused-draw = Ruch { $ply }: z losowania wynika „{ $expected }”, a plik podaje „{ $came }”.
refused-clause = Nie ma zasady „{ $came }”. Zasady: { $known }.
refused-no-rules = { $game } nie ma tu strony z zasadami.
refused-no-tables = { $game }: ta gra nie ma zapisu stołu w jednej linii.
refused-table-word = Nie da się odczytać stołu: „{ $came }” nie pasuje do „{ $part }”. Oczekiwano: { $expected }.
refused-table-part = Nie da się odczytać stołu: żadna część nie zaczyna się od „{ $came }” albo nie występuje w tej fazie. Części rozdzielają dwie spacje.
refused-table-twice = Nie da się odczytać stołu: „{ $part }” występuje dwa razy.
refused-table-row = Nie da się odczytać stołu: „{ $part }” wymaga po jednym słowie na każde miejsce. Miejsc jest { $players }, a słów { $came }.
refused-table-early = Nie da się odczytać stołu: „{ $came }” wymaga też części „{ $expected }”.
refused-table-players = Liczba graczy przy tym stole to { $players }, a obok podano { $came }.
refused-table-many = Nie da się odczytać stołu: „{ $came }” występuje zbyt wiele razy, najwięcej to { $most }.
refused-table-all-chose = Nie da się odczytać stołu: po wyborze miejsca { $seat } wszyscy już wybrali. Pomiń któryś wybór.
refused-table-stuck = Przy tym stole nie da się grać dalej; bez możliwego ruchu: { $waiting }.
refused-proof-table = Ta partia zaczęła się od stołu, który ktoś ustawił, więc jej losowania niczego nie dowodzą.
refused-proof-version = Brak dowodu: wersja { $came } uczciwego losowania nie jest tu znana, tylko { $known }.
refused-proof-old = Przebieg jest zgodny z zasadami (ruchów: { $plies }), ale uczciwość losowania nie jest dowiedziona: wersja { $version } nie ustalała z góry identyfikatora partii.
refused-proof-seed = Brak dowodu: partia jest skończona, ale jej ziarna nie ujawniono.

## Odmowy serwera stołów.

refused-room = Nie ma takiego pokoju. Sprawdź kod albo poproś o nowy link.
refused-room-full = Wszystkie miejsca w tym pokoju są zajęte. Możesz przyglądać się grze.
refused-room-locked = Ten pokój nikogo teraz nie przyjmuje.
refused-name-taken = Ktoś tutaj ma już na imię { $name }. Wybierz inne imię.
refused-token = Na tym urządzeniu to miejsce nie jest twoje.
refused-ticket = Ten link wygasł, został już wykorzystany albo nigdy nie był ważny. Poproś o nowy na urządzeniu, na którym jest to miejsce.
refused-host = Może to zrobić tylko gospodarz pokoju.
refused-place = W pokoju nie ma miejsca numer { $came }.
refused-level = Nie ma bota na poziomie „{ $came }”. Poziomy: { $known }.
refused-bot-needed = Nikt nie czeka na miejsce numer { $place }, więc bot zostaje.
refused-present = { $name }: ta osoba jest przy stole albo była tu przed chwilą. Bot może grać za kogoś dopiero po dwóch minutach bez znaku życia.
refused-replace-slow = W partii korespondencyjnej bot może zagrać za kogoś dopiero wtedy, gdy minie czas tej osoby na wybór.
refused-level-weak = Bot, który gra za kogoś, musi mieć co najmniej poziom „{ $least }”, a nie „{ $came }”.
refused-stand-in = Na miejscu { $seat } gra teraz bot, dopóki gracz nie wróci.
refused-time-up = Czas na ten wybór minął: za ciebie wybrał bot.
refused-resigned = Na miejscu { $seat } poddano partię: do końca gra tam bot.
refused-no-vote = Głos mają tylko osoby, które grają w tej partii, a na miejscu { $seat } gra bot.
refused-nobody-declined = Nikt nie odmówił kolejnej partii, więc nie ma kogo zastąpić.
refused-rematch-awaited = Nie wszyscy jeszcze odpowiedzieli, czy chcą grać dalej.
refused-vote-about = Wskaż inną osobę, za którą ma grać bot.
refused-people-play = W tej partii grają ludzie, więc skończy się wcześniej tylko za zgodą wszystkich.
refused-seats-open = Są jeszcze wolne miejsca. Najpierw muszą je zająć ludzie albo boty.
refused-drop = Usunąć można tylko wolne miejsce, i nie z partii, która jest dalszym ciągiem innej.
refused-started = Partia już trwa.
refused-not-over = Partia jeszcze się nie skończyła.
refused-not-running = Partia teraz nie trwa ({ $status }).
refused-match = Przy tym stole nie ma partii „{ $came }”.
refused-late = Gra tymczasem poszła naprzód (wersja { $version }, nie { $came }). Spójrz na stół i wybierz jeszcze raz.
refused-moment = Nie ma jeszcze ruchu { $came }: liczba ruchów tej partii to { $last }.
refused-try = Na miejscu { $seat } nie było wtedy nic do wyboru, więc nie ma czego próbować.
refused-roll = Teraz to nie { $seat } rzuca kostką.
refused-hint = Podpowiedzi działają tylko wtedy, gdy wszyscy pozostali gracze to boty, albo gdy pokój pozwala na nie wszystkim.
refused-hint-nothing = Na miejscu { $seat } nie ma teraz nic do wyboru, więc nie ma też podpowiedzi.
refused-hint-waits = Podpowiedź dla miejsca { $seat } jest już w drodze.
refused-busy = Zbyt wiele osób prosi teraz o podpowiedź. Spróbuj ponownie za chwilę.
refused-undo-revealed = Tego wyboru nie można już cofnąć: potem ktoś wybrał albo wyszło na jaw coś ukrytego lub losowego.
refused-word = To nie jest słowo zatwierdzone przed partią.
refused-word-long = Słowo do losowania ma najwyżej { $most } znaków, a to ma { $came }.
refused-words-closed = Słowa do losowania nie są teraz zbierane.
refused-too-fast = Za szybko. Odczekaj chwilę i spróbuj ponownie.
refused-proposed-lately = Ta propozycja padła przed chwilą. Odczekaj trochę, zanim ją ponowisz.
refused-talk-too-fast = Za szybko mówisz. Odczekaj chwilę i powiedz to jeszcze raz.
refused-talk-seat = Podaj, z którego miejsca mówisz.
refused-whisper = Szeptać mogą tylko gracze.
refused-message = Niezrozumiały komunikat: { $reason }.
refused-origin = Ta strona należy do innej witryny, więc niczego nie może tu zmienić.
refused-host-name = Ten serwer nie odpowiada na nazwę „{ $came }”. Jeśli to jego nazwa, osoba, która go prowadzi, musi go uruchomić z opcją --public-url i pełnym adresem.
refused-too-many-rooms = Z twojej sieci otwarto już za dużo pokoi. Odczekaj trochę, zanim otworzysz następny.
refused-away = Po naszej stronie coś nie działa. Spróbuj ponownie za chwilę.
refused-name-empty = Imię musi mieć co najmniej jedną widoczną literę, cyfrę lub znak.
refused-name-unasked = Imiona podaje się tu tylko osobom przy tym ekranie: boty mają własne, a inni podają swoje, gdy dołączają.
refused-name-signs = Imię nie może zawierać znaków sterujących.
refused-text-empty = Wypowiedź jest pusta.
refused-text-signs = Wypowiedź nie może zawierać znaków sterujących.
refused-signals-enough = To już { $most } twoich sygnałów w tej partii; więcej nie można.
refused-nobody = W tym pokoju nie ma nikogo o imieniu „{ $name }”.
refused-hello-first = Najpierw trzeba podać, który pokój i które miejsca.
refused-hello-again = To połączenie zostało już nawiązane.
refused-workers = Kilka procesów ({ $workers }) potrzebuje Redisa, żeby się porozumieć: dodaj --redis redis://…
refused-port = Port { $port } ({ $host }) jest zajęty. Wybierz inny opcją { $option }.
refused-database = Nie można użyć bazy danych: { $reason }.
refused-no-database = W { $path } nie ma bazy danych. Wskaż inną przez --database lub ESTRAN_DATA.
refused-redis = Redis nie odpowiada: { $reason }.
refused-not-empty = Baza danych nie jest pusta. Dodaj --force, aby zastąpić całą jej zawartość.
refused-tidy = Pokoje do usunięcia: { $forgotten } z { $rooms }, bo od { $days } dni nic się w nich nie dzieje. Czy zegar jest dobrze ustawiony i czy to najnowsza baza danych? Niczego nie zmieniono; jeśli tak ma być, dodaj --force.
refused-backup = { $path } nie jest pełną kopią zapasową Estranu: { $reason }.
refused-contact = Serwer nie zna już tych powiadomień. Włącz je jeszcze raz.
refused-contacts = Nie można dodać powiadomień: za dużo urządzeń i adresów dla tego miejsca albo za dużo miejsc dla tego urządzenia lub adresu.
refused-endpoint = Usługa powiadomień twojej przeglądarki podała adres, na który nie da się nic wysłać.
refused-mail = Na taki adres nie da się wysłać e-maila. Wpisz go w postaci nazwa@example.org.
refused-mail-away = Nie udało się wysłać e-maila. Sprawdź adres albo spróbuj później.
refused-mail-link = E-maile potrzebują adresu tego serwera do swoich linków. Podaj go przez --public-url, zaczynając od http.
refused-no-mail = Ten serwer nie wysyła e-maili.
refused-notice-link = Ten link nie jest nasz albo nie został skopiowany w całości.
refused-smtp = Serwer poczty podaje się jako smtp://user@host albo smtps://user@host, bez hasła.
refused-smtp-sender = Brakuje adresu nadawcy e-maili albo nie jest to adres. Podaj go przez --mail-from.
refused-smtp-password = Nie udało się odczytać hasła do serwera poczty z pliku { $path }.
refused-too-many-mails = Na ten adres wysłano już kilka próśb o potwierdzenie. Poszukaj tego e-maila albo spróbuj za kilka godzin.
