### Stół w przeglądarce, jednakowy dla wszystkich gier.

table-choice = Twój wybór
table-board = Na stole
table-own = Twoje miejsce
table-own-of = Miejsce: { $name }
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
table-lost = Połączenie zerwane. Wróci samo i niczego nie stracisz.
table-back = Połączenie wróciło.
table-time = Zostało: { $time }
table-time-short = { $seconds ->
    [one] Na wybór została { $seconds } sekunda
    [few] Na wybór zostały { $seconds } sekundy
    [many] Na wybór zostało { $seconds } sekund
   *[other] Na wybór zostało { $seconds } sekundy
  }; potem ten jeden raz wybierze za ciebie bot.
table-missing = Czekamy jeszcze na wybór: { $seats }.
table-missing-then = Wcześniej czekaliśmy na wybór: { $seats }.
table-menu = Menu
table-leave = Odejdź od stołu
table-leave-bot = Dalej gra za ciebie bot. Dopóki partia trwa, wystarczy wrócić, żeby odzyskać miejsce.
table-leave-waits = Partia na ciebie poczeka; znajdziesz ją na stronie głównej.
table-leave-clock = Gdy minie twój czas na wybór, { $late ->
    [take-over] bot będzie grać za ciebie do twojego powrotu.
   *[other] wybierze za ciebie bot.
  } Partię znajdziesz na stronie głównej.
table-leave-resigned = Do końca i tak gra za ciebie bot. Partię znajdziesz na stronie głównej.
table-leave-offline = Bez połączenia nikt się nie dowie, że odchodzisz. Spróbuj, gdy wróci, albo zamknij stronę: inni zobaczą, że jesteś offline.
table-left = Nie ma cię już przy stole.
table-leave-over = Wynik zostaje, a twoje miejsce będzie wolne w następnej partii.
table-end-offer = Zaproponuj zakończenie partii
table-end-offer-help = Jeśli zgodzą się wszyscy gracze, partia skończy się bez zwycięzcy.
table-end-offered = Wszyscy gracze dostali pytanie, czy zakończyć partię.
table-end-now = Zakończ partię
table-end-now-help = Partia skończy się od razu, bez zwycięzcy.
table-resign = Poddaj partię
table-resign-as = Poddaj partię jako { $name }
table-resign-help = Tego nie da się cofnąć: do końca będzie grać za ciebie bot. Możesz zostać, przyglądać się i zagrać w następnej partii.
table-resign-sure = Na pewno poddać tę partię?
table-resign-sure-as = Na pewno poddać tę partię jako { $name }?
table-resign-yes = Tak, poddaję
table-resign-no = Nie, gram dalej
table-resigned-yours = Partia poddana. Do końca gra za ciebie bot.
table-stand-in-yours = Gra za ciebie bot; zaraz odzyskasz miejsce.
table-left-yours = W innym oknie wybrano odejście od stołu; gra za ciebie bot.
table-stood-in = { $count ->
    [one] Pod twoją nieobecność bot wybrał za ciebie raz; zobacz dziennik.
    [few] Pod twoją nieobecność bot wybrał za ciebie { $count } razy; zobacz dziennik.
    [many] Pod twoją nieobecność bot wybrał za ciebie { $count } razy; zobacz dziennik.
   *[other] Pod twoją nieobecność bot wybrał za ciebie { $count } raza; zobacz dziennik.
  }
table-by-bot = (Pod twoją nieobecność wybrał bot.)
table-late = { $name }: czas minął, wybrał bot.
table-return = Wróć do stołu
table-present-title = Osoby na innych urządzeniach
table-rating = ranking
table-rated = To partia rankingowa.
table-unrated-people = Partia nie liczy się do rankingu: nie każdy gra na własnym urządzeniu, z profilem i zgodą na ranking.
table-unrated-taken-back = Partia nie liczy się już do rankingu: cofnięto ruch.
table-unrated-hint = Partia nie liczy się już do rankingu: użyto podpowiedzi.
table-unrated-ended = Partia nie liczy się do rankingu: skończyła się przed czasem.
table-present = { $name }: { $presence }.
table-present-none = Nikt nie gra na innym urządzeniu.
table-presence-here = przy stole
table-presence-away = offline
table-presence-left = poza stołem
table-presence-away-bot = bot (offline)
table-presence-left-bot = bot (poza stołem)
table-presence-here-resigned = przy stole, partia poddana
table-presence-away-resigned = offline, partia poddana
table-presence-left-resigned = poza stołem, partia poddana
table-heard-here = { $name } jest przy stole.
table-heard-away = { $name } jest offline.
table-heard-left = { $name } odchodzi od stołu.
table-heard-stand-in = Dopóki nie wróci { $name }, gra bot.
table-heard-back = { $name } wraca i gra dalej.
table-heard-resigned = { $name } poddaje partię; dalej gra bot.
table-absent = { $name } od dłuższej chwili nie daje znaku życia.
table-stand-in = { $name }: niech gra bot
table-vote-end = { $seat_is ->
    [you] Proponujesz
   *[other] { $seat } proponuje
  } zakończenie partii bez zwycięzcy.
table-vote-stand-in = { $seat_is ->
    [you] Proponujesz
   *[other] { $seat } proponuje
  }, żeby grał bot, dopóki nie wróci { $rival }.
table-votes = Pełna treść pytań: { $count }
table-vote-awaited = Jeszcze bez odpowiedzi: { $seats }.
table-vote-yes = Zgadzam się
table-vote-yes-as = Zgadzam się ({ $name })
table-vote-no = Nie zgadzam się
table-vote-withdraw = Wycofaj propozycję
table-vote-how = Odpowiedz „{ table-vote-yes }” albo „{ table-vote-no }” w części „{ table-choice }”.
table-vote-dropped = Odrzucono: nie wszyscy się zgadzają.
table-vote-gone = Propozycja jest już nieaktualna.
table-words-missing = W losowaniu zabrakło słów, które nie nadeszły na czas: { $seats }.
table-hurried = Serwer jest obciążony. Szybszy bot czasem zastępował: { $seats }.
table-warming = Rozgrzewka: { $seats }. Na razie wybiera szybszy bot.
table-warm = Koniec rozgrzewki: { $seats }.
table-chosen = Wybór: { $choice }. Można go zmienić, dopóki wszyscy nie wybiorą.
table-chosen-is = Wybór: { $choice }.
table-chosen-waiting = Wybór: { $choice } – czekamy na: { $seats }.
table-chosen-among = Wybór: { $choice } – czekamy na kogoś z nich: { $seats }.
table-chosen-others = Wybór: { $choice } – czekamy na innych.
table-chosen-pass = Wybór: { $choice } – teraz ukryj go i podaj urządzenie dalej.
table-headline-of = { $name } – { $said }
table-chosen-unsent = Wybór: { $choice } – jeszcze nie wysłano.
table-not-chosen = Jeszcze nic nie wybrano.
table-not-asked = Teraz nie musisz nic wybierać.
table-may = Do wyboru: { $choices }.
table-may-then = { $choice } ({ $effects })
table-may-number = { $number }: { $choice }
table-may-type = Do wyboru: { $choices }. Wpisz liczbę, aby wybrać.
table-may-roll = Możesz rzucić kostką.
table-may-again = Partia skończona. Przycisk „{ table-rematch }” zaczyna następną.
table-number-open = { $number }… Możliwe też: { $numbers }; pisz dalej.
table-number-or = { $choice }? Naciśnij Enter. Możliwe też: { $numbers }; pisz dalej.
table-number-elsewhere = { $choice }? Naciśnij F6, potem Enter. Możliwe też: { $numbers }; pisz dalej.
table-nothing-yet = Nic się jeszcze nie wydarzyło.
table-confirm = Na pewno? { $choice }
table-confirm-keys = Na pewno? { $choice }. Enter potwierdza, Escape cofa.
table-confirm-dropped = Cofnięto wybór: { $choice }.
table-confirm-group = Potwierdź wybór
table-confirm-yes = Tak, potwierdzam
table-confirm-no = Nie, jeszcze pomyślę
table-undo = Cofnij
table-undo-asked = { $seat_is ->
    [you] Prosisz
   *[other] { $seat } prosi
  } o cofnięcie ostatniego wyboru.
table-undo-unrated = Po cofnięciu partia nie liczy się do rankingu.
table-undone = { $seat_is ->
    [you] Cofasz
   *[other] { $seat } cofa
  } wybór: { $choice }.
table-undone-hidden = { $seat_is ->
    [you] Cofasz
   *[other] { $seat } cofa
  } ostatni wybór.
table-undone-dice = Rzuty i karty będą te same.
table-travel = Wcześniejsze chwile
table-earlier = Wcześniej
table-later = Później
table-at = Ruch { $ply } z { $last }
table-now = Z powrotem w bieżącej grze.
table-to-now = Wróć do bieżącej chwili
table-abandoned = Partia przerwana przed końcem. Nikt nie wygrywa.
table-agreed = Partia zakończona za zgodą wszystkich. Nikt nie wygrywa.
table-end = Skąd te punkty
table-rematch = Jeszcze raz
table-rematch-no = Nie, dziękuję
table-rematch-withdraw = Jednak nie
table-rematch-as = Jeszcze raz ({ $name })
table-rematch-no-as = Nie, dziękuję ({ $name })
table-rematch-withdraw-as = Jednak nie ({ $name })
table-rematch-agreed = Chętnie jeszcze raz: { $seats }.
table-rematch-declined = Nie, dziękuję: { $seats }.
table-rematch-awaited = Jeszcze bez odpowiedzi: { $seats }.
table-rematch-without = Zagraj dalej bez: { $seats }
table-rematch-without-help = Miejsce osoby, która odmówiła, będzie wolne w następnej partii. Wynik zostaje pod nagłówkiem „Wcześniejsze partie”.
table-rematch-host = Albo ktoś zmieni zdanie, albo gospodarz przygotuje następną partię z wolnym miejscem.
table-rematch-changed = Możesz jeszcze zmienić zdanie.
table-replay = Odtwórz partię
table-verify = Sprawdź losowanie
table-share = Udostępnij partię
table-shared = Link skopiowany
table-copy-yourself = Nie udało się skopiować linku. Skopiuj go samodzielnie: { $link }
table-curtain = Przekaż urządzenie: { $name }
table-curtain-nobody = Teraz nikt przy tym ekranie nie wybiera
table-curtain-why = Do tego czasu karty i wybory innych są ukryte.
table-curtain-lift = To ja, { $name }: pokaż mój stół
table-moved = Teraz na innym urządzeniu: { $names }.
table-hint = Podpowiedź
table-hint-wait = Chwila namysłu…
table-hint-only = { $choice }. To twój jedyny ruch.
table-hint-warming = Bot mistrzowski jeszcze się rozgrzewa; to podpowiedź szybszego bota.
table-command = Wpisz ruch
table-command-label = Ruch, jak te powyżej, albo: wynik, kto, ostatni, karty, plansza, wybór, inni, mogę, podpowiedź, obecni
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
table-ask-p = obecni obecność p
table-ask-roll = rzut kostka
table-help-rules = Zasady dotyczące twojego wyboru
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
table-key-p = kto jest przy stole
table-key-q = menu: odejdź, zakończ lub poddaj partię
table-key-x = wyłącz lub włącz dźwięki
table-key-f6 = do następnej części strony
table-key-choose = wybór o tym numerze: numer karty albo numer z listy pod M (liczba, która może mieć dalszy ciąg, jak 1 obok 10, czeka na Enter)
table-key-roll = rzut kostką
table-key-help = ta pomoc
table-key-next = dalej, gdy stół pokazuje, co się stało
table-key-space = Spacja
table-key-said = { $key }: { $what }
table-keys-readers = Czytniki ekranu przechwytują litery i cyfry. Klawisze działają przy stole w trybie fokusu NVDA (NVDA+Spacja) albo po wyłączeniu kursora wirtualnego JAWS (Insert+Z). „{ table-command }” odpowiada na te same pytania w każdym trybie.
table-sounds-on = Dźwięki włączone.
table-sounds-off = Dźwięki wyłączone.
table-quiet = Nikt jeszcze nic nie powiedział.
table-say = Powiedz
table-say-to = Do
table-say-all = wszystkich
table-say-send = Powiedz
table-says = { $is ->
    [you] Ty
   *[other] { $name }
  }: { $text }
table-unread = { $count ->
    [one] Nieprzeczytane:
    [few] { $count } nieprzeczytane, ostatnie:
    [many] { $count } nieprzeczytanych, ostatnie:
   *[other] { $count } nieprzeczytanego, ostatnie:
  }
table-whispers = { $is ->
    [you] Szepczesz, słyszy to tylko { $to }
   *[other] { $name } szepcze, słyszy to tylko { $to }
  }: { $text }
table-whispers-you = { $name } szepcze do ciebie: { $text }
table-somebody = widz
table-signal = Obiecaj lub poproś (do niczego nie zobowiązuje)
table-signal-send = Wyślij
table-mute = Wycisz kogoś
table-mute-one = Wycisz: { $name }

# ---- Scena

table-rivals = Pozostali
table-pass-on = Ukryj i przekaż dalej
table-hide = Ukryj
table-next = Dalej
table-waits = Spacja: dalej.
table-scores-now = Wyniki: { $scores }.
table-shown = Stół jeszcze pokazuje, co się stało. Spacja: dalej.
table-jump = Do bieżącej chwili
table-pace = Tempo
table-pace-quick = Szybko
table-pace-usual = Normalnie
table-pace-slow = Powoli
table-pace-key = Na mój znak
table-pace-none = Bez przerw
table-pace-quick-means = Wydarzenia są pokazywane szybko.
table-pace-usual-means = Wydarzenia są pokazywane w zwykłym tempie.
table-pace-slow-means = Wydarzenia są pokazywane powoli.
table-pace-key-means = Każda ważna chwila czeka, aż naciśniesz spację albo dotkniesz stołu.
table-pace-none-means = Wszystko, co się dzieje, widać od razu.
table-tried = Próba z innej partii: bez dowodu uczciwości i poza rankingiem
