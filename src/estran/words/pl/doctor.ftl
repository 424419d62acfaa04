# Co znajduje `estran doctor`: co jest nie tak z instalacją serwera i co z tym zrobić.

doctor-level-fine = Dobrze
doctor-level-note = Warto wiedzieć
doctor-level-warning = Ostrzeżenie
doctor-level-problem = Problem
doctor-well = Wszystko jest w porządku, o ile to stąd widać.
doctor-unwell = { $count ->
    [one] { $count } sprawa wymaga
    [few] { $count } sprawy wymagają
    [many] { $count } spraw wymaga
   *[other] { $count } sprawy wymaga
  } twojej uwagi.

## Pliki i dysk

doctor-files-closed = Nikt poza właścicielem nie może czytać bazy danych { $path }.
doctor-file-open = Inni użytkownicy tego komputera mogą czytać { $path }, gdzie są sekrety trwających partii. Odbierz im dostęp: chmod 600 { $path }
doctor-file-foreign = { $path } należy do użytkownika { $owner }, a ty jesteś użytkownikiem { $user }. Uruchom estran doctor jako ten sam użytkownik co serwer; jeśli to ty, niech root przekaże ci plik: chown { $user } { $path }
doctor-file-stray = { $path } należy do użytkownika { $owner }, a jego folder { $folder } do użytkownika { $user }: serwer, który działa jako { $user }, nie może użyć tego pliku. Zwróć go jako root: chown { $user } { $path }
doctor-folder-closed = Jesteś użytkownikiem { $user } i nie możesz wejść do { $path }, gdzie jest baza danych. Uruchom estran doctor jako ten sam użytkownik co serwer; jeśli to ty, folder musi należeć do ciebie albo cię wpuszczać: ls -ld { $path }
doctor-folder-open = Inni użytkownicy tego komputera mogą wejść do { $path }, gdzie jest baza danych. Odbierz im dostęp: chmod 700 { $path }
doctor-folder-shared = Baza danych jest w { $path }, w folderze, który służy też do czego innego: pozostaje on dostępny dla innych, a zamknięte są tylko pliki. Bezpieczniejszy jest osobny folder; wskazuje go ESTRAN_DATA.
doctor-disk-fine = W { $path } jest { $free } MB wolnego miejsca.
doctor-disk-low = W { $path } jest tylko { $free } MB wolnego miejsca. Zwolnij wkrótce trochę miejsca: na pełnym dysku nie da się zapisać żadnego ruchu.
doctor-disk-full = Dysk jest prawie pełny: w { $path } jest { $free } MB wolnego miejsca. Zwolnij od razu trochę miejsca, bo na pełnym dysku nie da się zapisać żadnego ruchu.
doctor-disk-elsewhere = Baza danych jest na osobnym serwerze: tam pilnuj wolnego miejsca na dysku.

## Baza danych i Redis

doctor-database-fine = Baza danych jest aktualna i przyjmuje zapisy.
doctor-database-unknown = To nie jest adres bazy danych, której Estran może użyć. Podaj sqlite:///PLIK albo postgresql://UŻYTKOWNIK@SERWER/NAZWA opcją --database albo w ESTRAN_DATABASE.
doctor-database-new = Nie ma jeszcze bazy danych; serwer utworzy ją przy starcie.
doctor-database-empty = Baza danych nie ma jeszcze tabel; serwer utworzy je przy starcie.
doctor-database-encoding = Baza danych przechowuje teksty w kodowaniu { $encoding }, a nie UTF8, więc imiona mogą być zniekształcone. Zrób kopię zapasową, utwórz bazę z opcjami -E UTF8 -T template0 i przywróć w niej kopię.
doctor-database-away = Nie można użyć bazy danych: { $reason }. Sprawdź jej adres i to, czy działa.
doctor-database-damaged = { $path } jest uszkodzony albo nie jest bazą danych: { $reason }. Zatrzymaj serwer, odłóż ten plik na bok i przywróć ostatnią kopię zapasową: estran restore.
doctor-database-shut = Nie można użyć { $path }: { $reason }. Plik i folder muszą należeć do użytkownika serwera, a on musi móc w nich pisać: ls -la { $folder }
doctor-database-older = Tabele są w wersji { $found }, a ten Estran potrzebuje { $known }. Zrób kopię zapasową, a potem uruchom serwer ponownie: zaktualizuje je.
doctor-database-newer = Tabele są w wersji { $found }, której ten Estran nie zna; zna { $known }. Zainstaluj wersję, która ostatnio tu działała, albo nowszą.
doctor-database-unwritable = Bazę danych można czytać, ale nie można do niej pisać: { $reason }. Przyczyną może być pełny dysk, brak praw do plików albo baza tylko do odczytu.
doctor-redis-fine = Redis odpowiada.
doctor-redis-none = Nie podano Redisa, więc wszystkich obsługuje jeden proces.
doctor-redis-away = Redis nie odpowiada: { $reason }. Sprawdź jego adres i to, czy działa.

## Zegar

doctor-clock-fine = Zegar zgadza się z innymi: { $others }.
doctor-clock-wrong = Zegar różni się o { $seconds } s od tego, co podaje { $other }. Niech system sam go ustawia: timedatectl set-ntp true
doctor-clock-behind = W bazie danych jest coś, co zdarzy się dopiero za { $minutes } min: ten zegar się spóźnia albo kiedyś się spieszył. Niech system sam go ustawia: timedatectl set-ntp true
doctor-clock-unknown = Nie było z czym porównać zegara. Spójrz na niego: timedatectl

## Adres, który otwierają ludzie

doctor-url-none = Podaj opcją --url adres, który otwierają ludzie, a sprawdzone zostaną też jego certyfikat, proxy i połączenia WebSocket.
doctor-url-away = { $url } nie odpowiada: { $reason }. Sprawdź nazwę, proxy i zaporę.
doctor-url-foreign = Pod { $url } coś odpowiada, ale nie jest to Estran w tej wersji. Czy proxy prowadzi do właściwego portu i czy serwer uruchomiono ponownie?
doctor-url-down = Pod { $url } odpowiada proxy, ale nie ma za nim serwera: status { $status }. Uruchom serwer albo sprawdź, dlaczego nie działa: systemctl status estran. Jeśli działa, proxy prowadzi do złego portu.
doctor-url-moved = { $url } tylko przekierowuje do { $target }, a niczego tam nie sprawdzono. Podaj raczej ten adres: --url { $target }
doctor-url-unready = Serwer pod { $url } zgłasza, że nie jest gotowy. Powód podaje jego dziennik: journalctl -u estran
doctor-tls-fine = Certyfikat { $host } jest ważny; pozostałe dni: { $days }.
doctor-tls-ends = Certyfikat { $host } wkrótce wygaśnie, a powinien już być odnowiony; pozostałe dni: { $days }. Spróbuj: certbot renew --dry-run, i sprawdź, czy jego deploy hook przeładowuje nginx.
doctor-tls-bad = Przeglądarki odrzucają certyfikat { $host }: { $reason }. Uzyskaj nowy przez certbot i przeładuj nginx.
doctor-tls-none = Połączenie z { $url } nie jest szyfrowane: każdy po drodze może podsłuchiwać i zajmować miejsca. Postaw przed serwerem nginx z TLS.
doctor-proxy-fine = Proxy podaje serwerowi adresy klientów i nie daje się oszukać: twój adres to { $address }.
doctor-proxy-near = Proxy podaje serwerowi adresy klientów i nie daje się oszukać. Łączysz się z tego samego komputera.
doctor-proxy-direct = Przed serwerem nie ma proxy.
doctor-proxy-unknown = Z tego samego komputera nie widać, czy proxy podaje serwerowi adresy klientów. Podaj adres publiczny opcją --url.
doctor-proxy-silent = Proxy nie podaje serwerowi adresów klientów, więc wszyscy liczą się jako ten komputer, bez ograniczeń. Niech ustawia X-Forwarded-For, jak w docs/hosting/nginx.conf.
doctor-proxy-untrusted = Proxy podaje adresy klientów, ale serwer mu nie wierzy, więc wszyscy mają jedno wspólne ograniczenie. Uruchom serwer z opcją --trust-proxy.
doctor-proxy-forged = Każdy może podać dowolny adres: serwer wierzy temu, co klient wpisze w X-Forwarded-For. Niech proxy to zastępuje, jak w docs/hosting/nginx.conf; bez proxy nie używaj --trust-proxy.
doctor-proxy-host = Proxy zmienia nazwę, o którą prosi przeglądarka, { $sent }, na { $came }, więc serwer odrzuca strony jako należące do obcej witryny. Niech przekazuje nagłówek Host, jak w docs/hosting/nginx.conf.
doctor-socket-fine = Połączenia WebSocket działają.
doctor-socket-closed = Połączenia WebSocket nie działają: { $reason }. Niech proxy przekazuje Upgrade i Connection, jak w docs/hosting/nginx.conf.
doctor-metrics-open = { $url } podaje wszystkim liczby przeznaczone tylko dla ciebie. Zaktualizuj serwer i użyj --metrics-port.

## Skompilowany kod i klient w przeglądarce

doctor-cache-fine = Skompilowany kod jest przechowywany w { $path }.
doctor-cache-empty = Skompilowany kod jest przechowywany w { $path }, ale kodu tych gier jeszcze tam nie ma ({ $games }): dopóki nie zostanie skompilowany, co trwa około minuty, boty, które przeszukują możliwości, grają na poziomie średnim.
doctor-cache-lost = Skompilowanego kodu nie można przechować, więc jest kompilowany po każdym starcie: { $reason }. Wskaż folder użytkownika serwera w ESTRAN_CACHE.
doctor-client-fine = Klient dla przeglądarki jest zbudowany.
doctor-client-missing = Klient dla przeglądarki nie jest zbudowany, więc brakuje stron. W kopii repozytorium buduje go make play; potem zainstaluj ponownie.
doctor-mail-none = Nie podano serwera poczty, więc nikt nie dostaje e-maili.
doctor-mail-fine = Serwer poczty przyjmuje nasze połączenie.
doctor-mail-wrong = Ustawienia poczty są błędne: { $reason }
doctor-mail-away = Serwer poczty odrzuca nasze połączenie: { $reason }. Sprawdź --smtp, hasło i to, czy usługa może się z nim połączyć.
