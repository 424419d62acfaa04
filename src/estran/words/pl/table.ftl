### Stół w przeglądarce, jednakowy dla wszystkich gier.

table-choice = Twój wybór
table-board = Na stole
table-own = Twoje miejsce
table-own-of = Miejsce gracza { $name }
table-fields = { $name }: { $fields }.
table-roll = Rzuć kostką
table-players = Gracze
table-who = { $seat_is ->
    [you] Ty
   *[other] { $seat }
  }
table-log = Dziennik
table-talk = Rozmowa
table-help = Pomoc
table-help-button = Pomoc i zasady
table-keys = Klawisze
table-close = Zamknij
table-past = Oglądasz wcześniejszą chwilę. Gra toczy się dalej; wróć do niej, kiedy chcesz.
table-onlooker = Przyglądasz się grze.
table-onlookers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
  }
table-online = Połączono
table-offline = Brak połączenia; kolejna próba…
table-lost = Połączenie zerwane. Wróci samo i nic twojego nie przepadnie.
table-back = Połączenie wróciło.
table-time = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
  }
table-time-short = { $seconds ->
    [one] Na wybór została { $seconds } sekunda; potem tym razem wybierze za ciebie bot.
    [few] Na wybór zostały { $seconds } sekundy; potem tym razem wybierze za ciebie bot.
    [many] Na wybór zostało { $seconds } sekund; potem tym razem wybierze za ciebie bot.
   *[other] Na wybór zostało { $seconds } sekundy; potem tym razem wybierze za ciebie bot.
  }
table-missing = Brakuje jeszcze wyboru: { $seats }.
table-words-missing = Losowanie odbywa się bez słowa, które nie nadeszło na czas: { $seats }.
table-sat-in = Do czasu powrotu gra bot zamiast: { $names }.
table-sat-in-yours = Gra za ciebie bot. Wystarczy wybrać, a miejsce znów jest twoje.
table-hurried = Serwer jest mocno obciążony: czasem odpowiadał szybszy bot (w zastępstwie: { $seats }).
table-chosen = Wybór: { $choice }. Można go zmienić, dopóki wszyscy nie wybiorą.
table-chosen-is = Wybór: { $choice }.
table-not-chosen = Nie ma jeszcze twojego wyboru.
table-not-asked = Teraz nic od ciebie nie zależy.
table-may = Możesz: { $choices }.
table-may-roll = Możesz rzucić kostką.
table-nothing-yet = Nic się jeszcze nie wydarzyło.
table-confirm = Na pewno? { $choice }
table-confirm-group = Potwierdź wybór
table-confirm-yes = Tak, niech będzie
table-confirm-no = Nie, jeszcze pomyślę
table-undo = Cofnij
table-undo-asked = { $seat_is ->
    [you] Prosisz
   *[other] { $seat } prosi
  } o cofnięcie ostatniego wyboru.
table-undo-yes = Zgoda
table-undo-no = Odmowa
table-travel = Wcześniejsze chwile
table-earlier = Wcześniej
table-later = Później
table-at = Ruch { $ply } z { $last }
table-now = Z powrotem w teraźniejszości.
table-to-now = Do teraz
table-abandoned = Partia przerwana przed końcem. Nikt nie wygrywa.
table-end = Skąd te punkty
table-rematch = Jeszcze raz
table-rematch-host = Gospodarz może zacząć następną partię.
table-replay = Odtwórz partię
table-verify = Sprawdź kostki
table-share = Udostępnij partię
table-shared = Odnośnik skopiowany
table-curtain = Przekaż urządzenie: { $name }
table-curtain-why = Do tej chwili karty i wybory innych są ukryte.
table-curtain-lift = To ja, { $name }: pokaż mój stół
table-hint = Podpowiedź
table-hint-wait = Chwila namysłu …
table-command = Wpisz ruch
table-command-label = Ruch, jak te powyżej, albo: wynik, kto, ostatni, karty, plansza, wybór, inni, mogę, podpowiedź
table-command-do = Wykonaj
table-not-understood = „{ $typed }” nie jest teraz możliwe. Możliwe: { $moves }
table-ask-s = wynik wyniki s
table-ask-t = kto kolej t
table-ask-l = ostatni l
table-ask-h = karty pionki ręka h
table-ask-b = plansza b
table-ask-c = wybór c
table-ask-o = inni o
table-ask-m = mogę pomoc m ?
table-ask-i = podpowiedź rada i
table-ask-roll = rzut kostka
table-help-rules = Zasady twojego wyboru
table-help-book = Cała instrukcja
table-key-s = wyniki i sytuacja
table-key-t = czyja kolej
table-key-l = ostatnie wydarzenie
table-key-h = moje karty lub pionki
table-key-b = plansza
table-key-c = mój wybór
table-key-o = pozostali
table-key-m = co mogę zrobić
table-key-i = podpowiedź: co wybrać i dlaczego
table-key-x = wyłącz lub włącz dźwięki
table-key-f6 = do następnej części strony
table-sounds-on = Dźwięki włączone.
table-sounds-off = Dźwięki wyłączone.
table-quiet = Nikt jeszcze nic nie powiedział.
table-say = Powiedz
table-say-to = Do
table-say-all = wszystkich
table-say-send = Powiedz
table-says = { $name }: { $text }
table-whispers = { $name } szepcze do { $to }: { $text }
table-somebody = ktoś z widzów
table-signal = Obiecaj lub poproś (do niczego nie zobowiązuje)
table-signal-send = Zasygnalizuj
table-mute = Wycisz kogoś
table-mute-one = Wycisz: { $name }
