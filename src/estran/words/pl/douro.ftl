### Douro 1872

douro-name = Douro 1872
douro-tagline = Tajna licytacja na rzece: łodzie czekają na beczki.
douro-about = Tajna licytacja na rzece dla 3–5 osób, około 20 minut. Ładuj beczki na łodzie o ukrytych zamówieniach: pełna łódź nagradza najhojniejszą osobę, niepełna karze najskąpszą.
douro-option-open-points = jawne punkty
douro-option-open-points-help = Widać punkty wszystkich; bez tej opcji każda osoba widzi tylko swoje.
douro-option-open-cards = jawne karty
douro-option-open-cards-help = Widać wszystkie zagrane karty; bez tej opcji widać tylko ostatnią kartę każdej osoby.

## Łodzie

douro-back-fog = mgła
douro-back-level = poziom { $value }
douro-fog-rocks = Fragas, skały
douro-fog-cardia = Matka Boska z Cardii
douro-fog-rapids = Rápidos, bystrza
douro-fog-towing = Sirga, holowanie
douro-fog-tavern = Barraca, pływająca karczma
douro-fog-customs = Odprawa celna

## Co się dzieje

douro-event-lottery = Loteria: { $seat_is ->
    [you] pokazujesz
   *[other] { $seat } pokazuje
  } { $card }.
douro-event-lottery-tied = Remis na najniższej karcie, { $card }; nowe losowanie: { $seats }.
douro-event-infected = { $seat_is ->
    [you] Masz najniższą kartę, { $card }, i dostajesz filokserę.
   *[other] { $seat } ma najniższą kartę, { $card }, i dostaje filokserę.
  }
douro-event-laid = Do doliny trafia { $back_is ->
    [fog] Rabelo we mgle.
   *[other] zwykły Rabelo, { $back }.
  }
douro-event-laid-several = Do doliny trafiają: { $backs }.
douro-event-laid-passed = Do doliny trafia Rabelo we mgle pominięty przy holowaniu.
douro-event-stretch = Odcinek ma { $boats ->
    [one] { $boats } łódź
    [few] { $boats } łodzie
    [many] { $boats } łodzi
   *[other] { $boats } łodzi
  }; { $left ->
    [0] stos jest pusty.
   *[other] łodzie w stosie: { $left }.
  }
douro-event-contest = Starcie { $number }: { $back }.
douro-event-revealed = { $seat_is ->
    [you] Zagrywasz
   *[other] { $seat } zagrywa
  } { $card }.
douro-event-summed = Suma: { $sum }.
douro-event-boat = Łódź: poziom { $level }, zamówienie na { $order ->
    [one] { $order } beczkę.
    [few] { $order } beczki.
    [many] { $order } beczek.
   *[other] { $order } beczki.
  }
douro-event-rocks = Z mgły wyłania się: { douro-fog-rocks }. Zamówienie { $order }, punkty podwójne.
douro-event-cardia = Z mgły wyłania się: { douro-fog-cardia }. Zamówienie { $order }; karty wrócą na rękę.
douro-event-rapids = Z mgły wyłania się: { douro-fog-rapids }. Zamówienie { $order }: pełna łódź nagradza najniższą kartę, niepełna najwyższą.
douro-event-towing = Z mgły wyłania się: { douro-fog-towing }. Te same karty grają o następny zwykły Rabelo.
douro-event-tavern = Z mgły wyłania się: { douro-fog-tavern }. Zyskuje najniższa karta.
douro-event-customs = Z mgły wyłania się: { douro-fog-customs }. Bez punktów, a karty są zużyte.
douro-event-full = Łódź jest pełna.
douro-event-short = Łódź jest niepełna.
douro-event-highest = Najwyższa karta, { $card }: { $seats }.
douro-event-lowest = Najniższa karta, { $card }: { $seats }.
douro-event-out-of-tie = { $seat_is ->
    [you] Masz filokserę i wypadasz z remisu.
   *[other] { $seat } ma filokserę i wypada z remisu.
  }
douro-event-pays-alone = { $seat_is ->
    [you] Masz filokserę i płacisz za cały remis.
   *[other] { $seat } ma filokserę i płaci za cały remis.
  }
douro-event-gained = { $seat_is ->
    [you] Zyskujesz
   *[other] { $seat } zyskuje
  } { points }.
douro-event-lost = { $seat_is ->
    [you] Tracisz
   *[other] { $seat } traci
  } { points }.
douro-event-spared = { $seat_is ->
    [you] Masz do zapłaty { $owed }, ale możesz
   *[other] { $seat } ma do zapłaty { $owed }, ale może
  } oddać tylko { $points }.
douro-event-total = { $seat_is ->
    [you] Masz teraz
   *[other] { $seat } ma teraz
  } { total }.
douro-event-returned = Wszyscy biorą z powrotem na rękę kartę zagraną w tym starciu.
douro-event-passed-over = Holowanie pomija Rabelo we mgle, który zostaje na stosie.
douro-event-towed = Przyholowana łódź: poziom { $level }.
douro-event-phylloxera = { $seat_is ->
    [you] Remisujesz kartą { $card }
   *[other] { $seat } remisuje kartą { $card }
  }, więc filoksera wędruje dalej: { $to_is ->
    [you] masz ją teraz ty.
   *[other] ma ją teraz { $to }.
  }
douro-event-half-time = Półmetek: wszyscy biorą z powrotem swoje dziesięć kart i oddają po jednej, zakrytej, na dobroczynność.
douro-event-gave = { $seat_is ->
    [you] Oddajesz
   *[other] { $seat } oddaje
  } { $card } na dobroczynność.
douro-event-gave-hidden = Na dobroczynność trafia zakryty dar.
douro-event-gave-hidden-several = { $count ->
    [one] { $count } zakryty dar trafia
    [few] { $count } zakryte dary trafiają
    [many] { $count } zakrytych darów trafia
   *[other] { $count } zakrytego daru trafia
  } na dobroczynność.
douro-event-charity = Dary na dobroczynność zostają odkryte.
douro-event-donated = { $seat_is ->
    [you] Twój dar to { $card }.
   *[other] { $seat } daje { $card }.
  }
douro-event-lowest-gift = Najniższy dar, { $card }: { $seats }.
douro-event-highest-gift = Najwyższy dar, { $card }: { $seats }.
douro-event-paid = { $seat_is ->
    [you] Płacisz
   *[other] { $seat } płaci
  } { points }.
douro-event-thanked = { $seat_is ->
    [you] Zyskujesz
   *[other] { $seat } zyskuje
  } { points }.
douro-event-phylloxera-gift = { $seat_is ->
    [you] Remisujesz darem { $card }
   *[other] { $seat } remisuje darem { $card }
  }, więc filoksera wędruje dalej: { $to_is ->
    [you] masz ją teraz ty.
   *[other] ma ją teraz { $to }.
  }
douro-event-scored = { $seat_is ->
    [you] Na koniec masz
   *[other] Na koniec { $seat } ma
  } { total }.
douro-event-tie-broken = Remis na czele: { $seats }. Filokserę { $holder_is ->
    [you] masz ty
   *[other] ma { $holder }
  }; licząc od tego miejsca w lewo, { $seat_is ->
    [you] jesteś pierwszą z remisujących osób.
   *[other] pierwszą z remisujących osób jest { $seat }.
  }
douro-event-won = { $seat_is ->
    [you] Wygrywasz
   *[other] { $seat } wygrywa
  }: { total }.

## Co można wybrać

douro-choice-play = Zagraj { $card }
douro-choice-give = Oddaj { $card } na dobroczynność

## Na co czekamy

douro-phase-lottery = Loteria
douro-phase-lay = Dolina Douro
douro-phase-bid = Starcie
douro-phase-turn = Łódź
douro-phase-tow = Holowanie
douro-phase-give = Dobroczynność
douro-status-lottery = Losujemy kartę na loterię filoksery.
douro-status-lay = Wykładamy łodzie do doliny.
douro-status-bid = { $asks ->
    [you] Wybierz kartę beczki.
   *[other] Czekamy na karty beczek: { $seats }.
  }
douro-status-turn = Odkrywamy łódź.
douro-status-tow = Szukamy łodzi do przyholowania.
douro-status-give = { $asks ->
    [you] Wybierz kartę na dobroczynność.
   *[other] Czekamy na dary: { $seats }.
  }

## Przy stole w przeglądarce

douro-board = Dolina Douro
douro-own = Twoje karty beczek
douro-hand = Karty beczek
douro-with-seat = { $seat_is ->
    [you] ty
   *[other] { $seat }
  } { $number }
douro-next = następna
douro-stretch = Ten odcinek doliny, od najbliższej łodzi
douro-turned = Odkryte na tym odcinku
douro-turned-boat = { $boat }, { $order ->
    [0] bez zamówienia
   *[other] zamówienie { $order }
  }
douro-quiet = W dolinie nie ma łodzi.
douro-contest = Starcie { $number } z 20
douro-pile = { $boats ->
    [one] { $boats } łódź w stosie.
    [few] { $boats } łodzie w stosie.
    [many] { $boats } łodzi w stosie.
   *[other] { $boats } łodzi w stosie.
  }
douro-gifts = { $gifts ->
    [0] Nie ma jeszcze darów na dobroczynność.
    [one] { $gifts } dar na dobroczynność.
    [few] { $gifts } dary na dobroczynność.
    [many] { $gifts } darów na dobroczynność.
   *[other] { $gifts } darów na dobroczynność.
  }
douro-towed-boat = { $fog }, { $level }
douro-last-boat = Starcie { $contest }: { $boat }
douro-sum = suma
douro-order = Zamówienie { $order }
douro-load-full = pełna
douro-load-short = niepełna
douro-bank = Bank
douro-seats = Karty na stole
douro-seat-down = karta zakryta
douro-seat-none = jeszcze bez karty
douro-seat-last = ostatnia karta: { $card }
douro-seat-shows = pokazuje { $card }
douro-rival-left = Jeszcze niepokazane: { $cards }.
douro-lottery = Loteria filoksery
douro-lottery-due = Najniższa karta dostaje filokserę.
douro-outcome-open = Karty: { $cards }. Suma { $sum }.
douro-outcome-full = Karty: { $cards }. Suma { $sum }, zamówienie { $order }: pełna.
douro-outcome-short = Karty: { $cards }. Suma { $sum }, zamówienie { $order }: niepełna.
douro-outcome-none = Karty: { $cards }. Suma { $sum }, bez zamówienia.
douro-outcome-changes = Punkty: { $changes }.
douro-outcome-no-change = Nikt nie zyskuje ani nie traci.
douro-hopes-level = Następna łódź: { $back }. Możliwe zamówienia: { $orders }.
douro-hopes-fog = Następna łódź: mgła. Jeszcze ukryte: { $fogs }.
douro-hopes-fogs = Następna łódź: mgła. Łodzie we mgle, które jeszcze nie wyszły: { $fogs }.
douro-ask-give = Półmetek: oddaj kartę na dobroczynność. Najniższy dar −1, najwyższy +1.
douro-card-held = { $card }, na ręce
douro-card-chosen = { $card }, karta wybrana
douro-card-played = { $card }, karta zagrana
douro-card-given = { $card }, dar na dobroczynność
douro-key-played = zagrana
douro-unseen = jeszcze nie wyszła
douro-own-points = { $seat_is ->
    [you] Masz
   *[other] { $seat } ma
  } { points }.
douro-own-phylloxera = { $seat_is ->
    [you] Masz
   *[other] { $seat } ma
  } filokserę.
douro-holder = filoksera
douro-hidden = ukryte
douro-nothing = brak
douro-points-hidden = Punkty innych są ukryte aż do końca.
douro-counter = Licznik kart
douro-counter-note = Karty zagrane od chwili, gdy wszyscy wzięli je z powrotem na rękę.
douro-column-player = Gracz
douro-column-shows = Ostatnia karta
douro-column-hand = Na ręce
douro-column-points = Punkty
douro-column-gift = Dar
douro-column-level = Rewers
douro-column-low = Niskie
douro-column-middle = Średnie
douro-column-high = Wysokie
douro-column-fog = Rabelo we mgle
douro-column-order = Zamówienie
douro-column-before = Przed
douro-column-charity = Za dar
douro-column-total = Razem
douro-column-won = Zyski
douro-column-lost = Straty
douro-column-contest = Starcie
douro-column-sum = Suma
douro-orders = Zamówienia dla { $players } osób
douro-order-seen = { $order }, już wyszło
douro-seen = już było
douro-fogs = We mgle
douro-does-rocks = Jak zwykły Rabelo, za 4 punkty.
douro-does-cardia = Jak zwykły Rabelo; potem wszyscy biorą swoją kartę z powrotem.
douro-does-rapids = Pełna: najniższa karta zyskuje 2. Niepełna: najwyższa zyskuje 2.
douro-does-towing = Te same karty grają o następny zwykły Rabelo ze stosu.
douro-does-tavern = Najniższa karta zyskuje 2, bez względu na sumę.
douro-does-customs = Bez punktów; karty są zużyte.
douro-guide-contest = Zwykły Rabelo: jeśli suma osiąga zamówienie, najwyższa karta zyskuje 2 punkty; jeśli nie, najniższa traci 2. Przy remisie każdy z remisujących zyskuje lub traci 1.
douro-guide-phylloxera = Przy remisie osoba z filokserą nic nie zyskuje albo płaci za wszystkich. Filoksera wędruje w lewo, gdy ktoś zagra taką samą kartę jak ta osoba.
douro-end-scores = Wynik końcowy
douro-end-steps = Skąd ten wynik
douro-story = Partia w liczbach
douro-story-full = Pełne łodzie: { $full } z { $boats }.
douro-story-passes = Filoksera powędrowała dalej { $passes ->
    [one] { $passes } raz.
    [few] { $passes } razy.
    [many] { $passes } razy.
   *[other] { $passes } razy.
  }
douro-contests = Wszystkie starcia
douro-say-points = Punkty: { $points }.
douro-say-hand = { $seat_is ->
    [you] Na ręce
   *[other] { $seat }, na ręce
  }: { $cards }.
douro-say-played = Karty zagrane: { $cards }.
douro-say-gift = Dar na dobroczynność: { $card }.
douro-say-valley = W dolinie, od najbliższej łodzi: { $backs }.
douro-say-other = { $seat }, ostatnia karta: { $showing }; { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
  } na ręce.
douro-say-other-points = Punkty: { $points }.
douro-say-other-phylloxera = Ma filokserę.
douro-typed-play = zagraj graj licytuj
douro-typed-give = oddaj daj
douro-replay-own = Karty: { $name }

## Odmowy: stoły w jednej linii, których nie da się odczytać.

douro-table-boats = Nie da się odczytać stołu: stos, dolina i odkryte łodzie nie zgadzają się z tym, ile łodzi każdego rodzaju jest w pudełku.
douro-table-bottom = Nie da się odczytać stołu: w stosie pod ostatnią łodzią we mgle muszą leżeć zwykłe łodzie, co najmniej { $bottom }.
douro-table-contests = Partia zaczęta od tego stołu nie mogłaby się skończyć: łodzi do rozegrania jest { $contests }, a kart na miejscu { $seat } starczy tylko na { $cards }.
