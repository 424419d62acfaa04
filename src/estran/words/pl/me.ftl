### Własna strona: profil, partie, urządzenia; oraz to, co stoły i pokoje mówią o profilach.

me-title = Twój profil
me-short = Ta przeglądarka niczego nie zapamiętuje dla Estranu: po zamknięciu strony urządzenie zapomni twój profil. Jeśli chcesz wrócić, przenieś go linkiem na inne urządzenie albo dodaj klucz dostępu.
me-again = Spróbuj ponownie
me-taken = Twój profil jest teraz na tym urządzeniu.
me-saved = Zapisano.
me-nobody = Na tym urządzeniu nie ma jeszcze profilu
me-gone = To urządzenie nie ma już profilu
me-nobody-help = Powstanie przy pierwszej partii: imię i twarz, bez konta. Potem będą tu twoje partie, statystyki i rankingi.
me-elsewhere = Masz profil na innym urządzeniu?
me-elsewhere-help = Otwórz tam tę stronę, utwórz link w części „Urządzenia” i otwórz go tutaj. Albo wejdź kluczem dostępu.
me-replace = To urządzenie ma już profil
me-replace-help = Link wprowadzi tu inny profil. Obecny zostanie na pozostałych urządzeniach i przy swoich kluczach dostępu; jeśli nie ma ani jednych, ani drugich, nikt go już nie otworzy.
me-replace-yes = Zastąp go
me-replace-no = Zachowaj obecny

## Twarz i imię

me-face = { $head ->
    [round] Okrągła twarz
    [long] Pociągła twarz
    [square] Kwadratowa twarz
   *[pointed] Twarz ze spiczastym podbródkiem
  }, { $hair ->
    [short] krótkie włosy
    [long] długie włosy
    [curly] kręcone włosy
   *[plaits] warkocze
  }, { $mark ->
    [beard] broda
    [moustache] wąsy
    [glasses] okrągłe okulary
   *[cheeks] rumiane policzki
  }, { $hat ->
    [none] bez nakrycia głowy
    [straw] słomkowy kapelusz
    [sailor] czapka marynarska
    [captain] czapka kapitańska
    [rain] kapelusz przeciwdeszczowy
    [shawl] chustka w kropki na głowie
    [beret] beret
   *[tricorne] kapelusz trójgraniasty
  }, { $worn ->
    [scarf] szalik
    [stripes] koszulka w paski
    [jumper] golf
    [collar] szeroki kołnierz
    [kerchief] apaszka
    [waistcoat] kamizelka
    [beads] sznur pereł
   *[bow] muszka
  }; ubranie w kolorze { $colour ->
    [red] czerwonym
    [blue] niebieskim
    [yellow] żółtym
   *[green] zielonym
  }, { $ground ->
    [sun] w tle słońce
    [sea] w tle morze
    [hills] w tle wzgórza
   *[night] w tle nocne niebo
  }.
me-face-other = Inna twarz
me-face-back = Wróć do poprzedniej
me-rated = Moje partie mogą się liczyć do rankingu
me-rated-help = W pokojach rankingowych liczba mówi, jak dobrze grasz w każdą grę. Widzą ją inni przy takim stole. Partia z podpowiedzią albo cofnięciem ruchu nie liczy się do rankingu.
me-rated-gone = W partii rankingowej osoba, która się poddała albo za którą na końcu gra bot, liczy się jako ostatnia.
me-rated-on = Twoje partie mogą się odtąd liczyć do rankingu.
me-rated-off = Twoje partie nie liczą się już do rankingu.

## Partie

me-running = Trwające partie
me-running-elsewhere = grana na innym urządzeniu; tu grasz dalej
me-play-here = Graj tutaj
me-played = Moje partie
me-played-game = Gra
me-played-all = wszystkie gry
me-played-none = Żadna partia jeszcze się nie skończyła.
me-played-with = Pozostali
me-played-more = Wcześniejsze partie
me-played-count = { $number ->
    [one] { $number } partia na liście.
    [few] { $number } partie na liście.
    [many] { $number } partii na liście.
   *[other] { $number } partii na liście.
  }
me-replay = Obejrzyj
me-mistakes = Błędy
me-download = Pobierz
me-record-until = Zapis pozostanie tu do { $day }, a jeśli znów spotkacie się przy tym stole – dłużej.
me-record-gone = Serwer nie przechowuje już zapisu; wynik zostaje tutaj.
me-outcome-won = Wygrana
me-outcome-shared = Wspólne zwycięstwo
me-outcome-place = { $rank ->
    [2] Drugie
    [3] Trzecie
    [4] Czwarte
   *[5] Piąte
  } miejsce na { $players }
me-outcome-resigned = Poddana
me-outcome-agreed = Zakończona za zgodą wszystkich
me-outcome-abandoned = Przerwana
me-bot = Bot, { $level }
me-somebody = ktoś
me-rating-pending = Ranking: w trakcie obliczania
me-rating-change = Ranking: { $mean } ({ $change })
me-figures = Statystyki
me-ratings = Rankingi
me-ratings-help = Wszyscy zaczynają od 25. Liczba po ± mówi, o ile ranking może się mylić; maleje z każdą partią rankingową.
me-rating = { $mean } ± { $doubt }, { $known ->
    [hardly] jeszcze bardzo niepewny
    [roughly] znany w przybliżeniu
   *[well] dobrze znany
  } ({ $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
  })
me-steps = W ostatnich partiach rankingowych ({ $number }): od { $first } do { $last }, w granicach od { $least } do { $most }.
me-steps-all = Krok po kroku
me-steps-day = Dzień
me-steps-rating = Ranking
me-figure-game = Gra
me-figure-against = Przeciwnicy
me-figure-people = ludzie
me-figure-played = Rozegrane
me-figure-won = Wygrane
me-figure-rank = Średnie miejsce

## Urządzenia

me-devices = Urządzenia
me-device-this = to urządzenie
me-device-used = ostatnio używane: { $day }
me-leave = Zapomnij tutaj
me-leave-sure = Twój profil zostanie na innych urządzeniach. Jeśli to jedyne i nie masz klucza dostępu, nikt już go nie otworzy.
me-left = To urządzenie zapomniało twój profil.
me-revoke = Odłącz
me-revoke-sure = Tamto urządzenie nie będzie już miało profilu. Miejsca, na których się tam gra, zostają tam.
me-revoked = Odłączone urządzenie: { $device }.
me-keep = Zostaw, jak jest
me-carry = Na inne urządzenie
me-carry-help = Link albo kod dla aparatu przenosi tam twój profil. Działa raz, przez dziesięć minut; kto go otworzy, ma twój profil, więc nie dawaj go nikomu.
me-carry-make = Utwórz link
me-carry-new = Utwórz nowy link
me-carry-made = Link jest gotowy. Działa raz; pozostało: { $time }.
me-carry-link = Link na inne urządzenie
me-carry-code = Kod QR linku
me-carry-code-how = Skieruj na niego aparat drugiego urządzenia, aby otworzyć tam swój profil.
me-carry-left = Pozostało: { $time }.
me-carry-over = Link stracił ważność.

## Klucze dostępu

me-passkeys = Klucze dostępu
me-passkeys-help = Klucz dostępu otwiera twój profil tak, jak odblokowujesz urządzenie: palcem, twarzą lub kodem. To droga powrotu, gdy stracisz wszystkie urządzenia.
me-passkey-add = Dodaj klucz dostępu
me-passkey-added = Dodano klucz dostępu.
me-passkey-enter = Wejdź kluczem dostępu
me-passkey-remove = Usuń
me-passkey-removed = Ten klucz dostępu nie otwiera już twojego profilu.
me-passkey-none = Nie użyto klucza dostępu; nic się nie zmieniło.
me-passkey-insecure = Klucze dostępu wymagają bezpiecznego adresu (HTTPS), a ta strona go nie ma.
me-passkey-unsupported = Ta przeglądarka nie obsługuje kluczy dostępu.

## Co przechowujemy i jak to skończyć

me-kept = Co przechowujemy
me-kept-help = Imię i twarz, urządzenia, klucze dostępu bez niczego tajnego, wyniki i rankingi. Nic więcej. Po roku bez odwiedzin wszystko zostaje usunięte.
me-export = Zapisz wszystko do pliku
me-exported = Plik zapisany.
me-blocked = { $number ->
    [one] Blokujesz { $number } osobę: nie słyszysz jej i nie siadasz z nią do stołu.
    [few] Blokujesz { $number } osoby: nie słyszysz ich i nie siadasz z nimi do stołu.
    [many] Blokujesz { $number } osób: nie słyszysz ich i nie siadasz z nimi do stołu.
   *[other] Blokujesz { $number } osób: nie słyszysz ich i nie siadasz z nimi do stołu.
  }
me-unblock = Odblokuj wszystkich
me-unblocked = Nikt nie jest już zablokowany.
me-erase = Usuń mój profil
me-erase-sure = Usunąć teraz twój profil? Tego nie da się cofnąć.
me-erase-goes = Co zniknie od razu i na wszystkich urządzeniach: imię i twarz, urządzenia i klucze dostępu, lista twoich partii, statystyki i rankingi.
me-erase-stays = Co zostanie: w historii innych zamiast imienia będzie „ktoś”, a ich wyniki się nie zmienią. W trwającej partii zachowujesz swoje miejsce.
me-erase-yes = Usuń wszystko
me-erased = Twój profil został usunięty.

## W pokojach i przy stołach

me-room-rated = Partie rankingowe
me-room-rated-help = Partia liczy się do rankingu, jeśli wszyscy zgodzili się na to na swojej stronie, każdy gra na własnym urządzeniu, nikt nie używa podpowiedzi ani nie cofa ruchów i partia dobiegnie końca.
me-room-is-rated = To pokój rankingowy: partia liczy się, jeśli wszyscy, którzy grają, zgodzili się na to na swojej stronie.
me-room-kept = Na razie następna partia nie będzie się liczyć do rankingu. Potrzebny jest własny profil ze zgodą na ranking; jeszcze bez niego: { $names }.
me-room-unrated = Partie w tym pokoju nie liczą się do rankingu: gospodarz o to nie prosił.
me-server-unrated = Na tym serwerze partie nie liczą się do rankingu.
me-block = Zablokuj kogoś
me-block-help = Nie słyszysz tej osoby przy żadnym stole i nie siadasz z nią do gry. Ona się o tym nie dowie.
me-block-one = Zablokuj: { $name }
me-block-done = Zablokowano: { $name }.
me-block-undo = Cofnij: { $name }
me-block-undone = Odblokowano: { $name }.
me-unname = Usuń czyjeś imię
me-unname-help = Gdy imię kogoś obraża. Zastąpi je litera: przy stole, w zapisach partii z tego pokoju i przy tym, co powiedziano; w historii innych będzie „ktoś”. Osoba zostaje. Nie można tego cofnąć.
me-unname-one = Usuń imię: { $name }
me-unnamed = { $is ->
    [you] Gospodarz pokoju usunął twoje imię. Przy tym stole nazywasz się { $name }.
   *[other] Gospodarz pokoju usunął czyjeś imię. Osoba na miejscu { $seat } nazywa się teraz { $name }.
  }
