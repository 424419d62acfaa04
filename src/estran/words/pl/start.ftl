### Strona główna, pokoje i droga do nich.

## Strona główna

start-lead = Trzy gry planszowe z miejsc, gdzie ląd spotyka się z wodą.
start-promise = Bez konta i za darmo: wybierz grę i graj z botami albo z przyjaciółmi. Myszą, dotykiem, klawiaturą albo na słuch.
start-games = Gry
start-me = Gość
start-alone = Zagraj teraz z botami
start-laying = Przygotowuję stół…
start-play = Zagraj
start-play-what = { $game }, z botami
start-play-size = { $number ->
    [one] { $number } osoba
    [few] { $number } osoby
    [many] { $number } osób
   *[other] { $number } osoby
  }
start-play-level = Poziom: { $level }
start-set-up = Przygotuj stół
start-learn = Nauka przez grę
start-rules = Zasady
start-puzzle = Zagadka dnia
start-continue = Wróć do gry
start-continue-as = jako { $name }, pokój { $code }
start-continue-with = przy stole: { $names }
start-continue-more = { $number ->
    [one] jeszcze { $number } pokój
    [few] jeszcze { $number } pokoje
    [many] jeszcze { $number } pokoi
   *[other] jeszcze { $number } pokoju
  }
start-forget = Zapomnij: { $game }, pokój { $code }
start-forgotten = Pokoju { $code } nie ma już na liście.
start-standing-yours = Twoja kolej (już { $time })
start-standing-due = Twoja kolej, zostało: { $time }
start-standing-theirs = Czekamy na: { $names } (już { $time })
start-standing-among = Czekamy na kogoś z nich: { $names } (już { $time })
start-standing-others = Czekamy na innych (już { $time })
start-standing-bot = Gra za ciebie bot
start-standing-seating = Partia jeszcze się nie zaczęła
start-standing-promises = Partia zaraz się zacznie
start-standing-words = Partia zaraz się zacznie
start-standing-over = Partia skończona: jeszcze raz?
start-standing-abandoned = Partia przerwana: jeszcze raz?
start-standing-gone = Nie masz tu już miejsca
start-code = Dołącz z kodem
start-code-how = Masz kod od znajomych? Jest w zaproszeniu: osiem liter i cyfr.
start-code-label = Kod lub link do pokoju
start-code-join = Wejdź
start-lobby = Zagraj z innymi
start-lobby-looking = Szukam pokoi…
start-you = Ty
start-you-more = Mój profil i partie
start-name = Twoje imię
start-their-name = Imię tej osoby

## Nowy stół

start-new = Nowy stół: { $game }
start-back = Wróć do gier
start-players = Liczba graczy
start-others = Pozostali gracze
start-others-open = przyjaciele, każdy na swoim urządzeniu
start-others-local = osoby przy tym ekranie
start-others-bot = boty
start-seat = Miejsce { $seat }
start-seat-of = Miejsce { $seat }: { $name }
start-who = Kto tu siada
start-who-me = ja
start-who-local = ktoś przy tym ekranie
start-who-open = ktoś z przyjaciół
start-who-open-help = Siada tu ten, kto otworzy twój link.
start-who-bot = bot
start-nameless = Gracz { $number }
start-level = Poziom
start-level-random = losowy
start-level-random-help = Wybiera na chybił trafił dowolny dozwolony ruch.
start-level-easy = łatwy
start-level-easy-help = Na pierwszą partię: widzi to, co oczywiste, popełnia błędy i dotrzymuje słowa.
start-level-normal = średni
start-level-normal-help = Gra rozsądnie, da się z nim wygrać, prawie zawsze dotrzymuje słowa.
start-level-hard = trudny
start-level-hard-help = Myśli naprzód i mało wybacza; dotrzymuje słowa, póki niewiele go to kosztuje.
start-level-expert = mistrzowski
start-level-expert-help = Nasz najlepszy; nie wierz mu na słowo.
start-why-open = Otwórz pokój, a potem wyślij link. Wolne miejsca można oddać botom.
start-why-here = Kilka osób przy jednym ekranie: między turami kurtyna zasłania to, co wolno widzieć tylko jednej z nich.
start-why-bots = Wszystko gotowe: można zaczynać.
start-options = Opcje gry
start-settings = Ustawienia pokoju
start-public = Pokaż ten pokój na stronie głównej
start-public-help = Każdy może tu usiąść albo przyglądać się grze; bez tej opcji tylko ten, kto ma link.
start-hints = Podpowiedzi dla wszystkich
start-hints-help = Przycisk podpowiedzi działa także wtedy, gdy gra kilka osób. W grze z samymi botami działa zawsze.
start-auto-roll = Automatyczny rzut kostką
start-auto-roll-help = Bez tej opcji osoba, na którą przyszła kolej, rzuca przyciskiem.
start-time = Czas na każdy wybór
start-time-none = bez limitu
start-time-seconds = { $number ->
    [one] { $number } sekunda
    [few] { $number } sekundy
    [many] { $number } sekund
   *[other] { $number } sekundy
  }
start-time-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
    [many] { $number } minut
   *[other] { $number } minuty
  }
start-time-hours = { $number ->
    [one] { $number } godzina
    [few] { $number } godziny
    [many] { $number } godzin
   *[other] { $number } godziny
  }
start-time-days = { $number ->
    [one] { $number } dzień
    [few] { $number } dni
    [many] { $number } dni
   *[other] { $number } dnia
  }
start-time-help = Bez limitu partia czeka na wszystkich.
start-time-live = Do partii, w której wszyscy zostają przy stole.
start-time-slow = Partia na wiele dni: nie trzeba siedzieć przy stole, a strona główna mówi, gdzie jest twoja kolej.
start-late = Gdy czas minie
start-late-once = ten jeden raz wybiera bot
start-late-once-help = Następny wybór należy znów do gracza.
start-late-take-over = grę przejmuje bot
start-late-take-over-help = Gra, dopóki gracz nie wróci; za obecnego gracza wybiera tylko ten jeden raz.
start-yes = tak
start-no = nie
start-drawn = decyduje los
start-open = Otwórz pokój
start-begin = Rozpocznij partię
start-room-first = Najpierw otwórz pokój

## Pokój

start-room = { $game }: pokój
start-room-open = { $number ->
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $number } osób.
    [many] Brakuje jeszcze { $number } osób.
   *[other] Brakuje jeszcze { $number } osoby.
  }
start-room-full = Wszystkie miejsca są zajęte.
start-words-collected = Zbieramy słowa do losowania; partia zaraz się zacznie.
start-words-awaited = Czekamy najwyżej kilka sekund na słowo do losowania: { $names }.
start-chairs = Miejsca
start-chair-free = Wolne miejsce
start-chair-open = dla każdego, kto przyjdzie
start-chair-bot = bot, { $level }
start-chair-yours = przy tym ekranie
start-put-bot = Posadź bota
start-free = Zwolnij miejsce
start-drop = Graj bez tego miejsca
start-remove = Usuń
start-onlookers = { $number ->
    [one] { $number } widz
    [few] { $number } widzów
    [many] { $number } widzów
   *[other] { $number } widza
  }
start-sit = Zajmij miejsce
start-sit-more = Przy tym ekranie gra jeszcze ktoś
start-sit-down = Zajmij to miejsce
start-no-seat = Nie masz teraz miejsca w tym pokoju. Zajmij wolne albo przyglądaj się grze.
start-begin-open = Są jeszcze wolne miejsca: poczekaj na przyjaciół albo oddaj je botom.
start-begin-ready = Wszyscy siedzą. Można zaczynać.
start-begin-host = Partię zaczyna gospodarz pokoju.
start-begin-deputy = Gospodarza nie ma, więc partię może zacząć każdy, kto tu siedzi.
start-heard-deputy = Gospodarza nie ma: teraz partię może zacząć każdy, kto tu siedzi, ty też.
start-fill = Posadź boty na wolnych miejscach
start-invite = Zaproś przyjaciół
start-invite-how = Wyślij ten link: kto go otworzy, zajmie wolne miejsce. Albo podyktuj kod: { $code }.
start-invite-full = Wszystkie miejsca są zajęte. Gdy któreś się zwolni, doprowadzi do niego ten link albo kod { $code }.
start-invite-link = Zaproszenie
start-near-others = Adres { $host } działa tylko na tym komputerze. W linkach poniżej jest jego adres w twojej sieci.
start-near-only = Adres { $host } działa tylko na tym komputerze, a inne urządzenia nie mają dostępu do serwera. Żeby zaprosić innych, trzeba go uruchomić z --host 0.0.0.0 albo --public-url.
start-near-address = Adres w linkach
start-near-here = { $address } (tylko ten komputer)
start-locked = Pokój jest zamknięty: nikt więcej nie usiądzie. Kod pokoju: { $code }.
start-lock = Zamknij pokój
start-copy = Kopiuj
start-copied = Skopiowano
start-copy-yourself = Link jest zaznaczony: skopiuj go tak, jak zwykle kopiujesz na tym urządzeniu.
start-share = Udostępnij…
start-qr-name = Kod QR z linkiem { $link }
start-qr-how = Skieruj na niego aparat innego urządzenia, aby otworzyć tam zaproszenie.
start-watch = Link dla widzów
start-watch-how = Kto otworzy ten link, widzi to, co wszyscy przy stole; ukrytych kart nie widzi.
start-watch-link = Link dla widzów
start-dice = Uczciwe losowanie
start-dice-line = Nikt tu nie sfałszuje losowania: twoja przeglądarka dokłada do niego tajne słowo.
start-dice-more = Jak to działa i jak dodać własne słowo
start-dice-why = Każdy rzut i każda karta wynikają z sekretu serwera i słowa każdej osoby. Przeglądarka losuje słowo za ciebie; możesz wpisać własne.
start-word = Twoje słowo
start-word-of = Słowo: { $name }
start-word-random = losowe
start-word-give = Zatwierdź
start-word-given = { $name }: własne słowo zatwierdzone.
start-word-own = Twoje słowo jest zatwierdzone; do początku partii pozostanie tajne.
start-word-drawn = Losowe słowo jest zatwierdzone; do początku partii pozostanie tajne.
start-word-waiting = Wysyłam słowo…
start-commitment = Zobowiązanie serwera
start-commitment-what = To skrót (SHA-256) sekretu serwera i numeru tej partii. Po partii serwer ujawnia sekret, a przeglądarka sprawdza skrót.
start-played = W co gramy
start-mine = { $number ->
    [one] Twoje miejsce
    [few] Twoje miejsca
    [many] Twoje miejsca
   *[other] Twoje miejsca
  }
start-carry = Przenieś na inne urządzenie
start-carry-how = Link jednorazowy: kto go otworzy, przejmie miejsce, a ta przeglądarka je odda. Przyciski gospodarza zostają tu.
start-carry-make = Utwórz link
start-carry-link = Link przenoszący miejsce { $number }
start-leave = Opuść pokój
start-leave-sure = Twoje miejsce zwolni się dla innych.
start-stay = Zostań
start-past = Wcześniejsze partie
start-past-match = Partia { $number }, { $day }
start-past-won = Zwycięstwo: { $names }
start-past-abandoned = przerwana

## Dołączanie

start-join = Zapraszamy do gry: { $game }
start-join-who = { $open ->
    [0] Przy stole: { $names }.
    [one] Przy stole: { $names }. Jedno miejsce jest wolne.
    [few] Przy stole: { $names }. { $open } miejsca są wolne.
    [many] Przy stole: { $names }. { $open } miejsc jest wolnych.
   *[other] Przy stole: { $names }. { $open } miejsca jest wolne.
  }
start-join-nobody = { $open ->
    [one] Nikt jeszcze tu nie siedzi; jedno miejsce jest wolne.
    [few] Nikt jeszcze tu nie siedzi; { $open } miejsca są wolne.
    [many] Nikt jeszcze tu nie siedzi; { $open } miejsc jest wolnych.
   *[other] Nikt jeszcze tu nie siedzi; { $open } miejsca jest wolne.
  }
start-look-on = Przyglądaj się

## Co słychać w pokoju

start-heard-joined = { $name } zajmuje miejsce { $seat }.
start-heard-left = { $name } wychodzi; miejsce { $seat } jest wolne.
start-heard-bot = Bot { $name } zajmuje miejsce { $seat }.
start-heard-locked = Pokój jest zamknięty.
start-heard-unlocked = Pokój jest znów otwarty.
start-heard-begins = Partia się zaczyna.
start-heard-room = Znów w pokoju: przygotowujemy następną partię.
start-heard-dropped = Ubyło jedno miejsce, liczba graczy: { $number }.

start-notices = Powiadomienia o twojej kolei
