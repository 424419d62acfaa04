### Douro 1872

douro-name = Douro 1872
douro-about = Tajna licytacja na rzece dla 3–5 osób, około 20 minut. Dawaj beczki łodziom, których zamówienia są ukryte: pełna łódź nagradza najhojniejszą osobę, niepełna każe najskąpszą.
douro-option-open-points = jawne punkty
douro-option-open-points-help = Widać punkty wszystkich; bez tej opcji każda osoba widzi tylko swoje.
douro-option-open-cards = jawne karty
douro-option-open-cards-help = Widać wszystkie zagrane karty; bez tej opcji widać tylko ostatnią kartę każdej osoby.

## Łodzie

douro-back-fog = mgła
douro-back-level = poziom { $value }
douro-fog-rocks = Fragas, skały
douro-fog-cardia = Matka Boska z Cardia
douro-fog-rapids = Rápidos, bystrza
douro-fog-towing = Sirga, holowanie
douro-fog-tavern = Barraca, karczma
douro-fog-customs = odprawa celna

## Co się dzieje

douro-event-lottery = Loteria: { $seat_is ->
    [you] pokazujesz
   *[other] { $seat } pokazuje
  } { $card }.
douro-event-lottery-tied = Remis o najniższą kartę, { $card }, ponowne losowanie: { $seats }.
douro-event-infected = { $seat_is ->
    [you] Masz najniższą kartę, { $card }, i dostajesz filokserę.
   *[other] { $seat } ma najniższą kartę, { $card }, i dostaje filokserę.
  }
douro-event-laid = Do doliny trafia { $back_is ->
    [fog] Rabelo we mgle.
   *[other] zwykły Rabelo, { $back }.
  }
douro-event-laid-passed = Do doliny trafia Rabelo we mgle pominięty przy holowaniu.
douro-event-stretch = Odcinek ma { $boats ->
    [one] { $boats } łódź
    [few] { $boats } łodzie
    [many] { $boats } łodzi
   *[other] { $boats } łodzi
  }; łodzie w stosie: { $left }.
douro-event-contest = Starcie { $number }: { $back }.
douro-event-revealed = { $seat_is ->
    [you] Zagrywasz
   *[other] { $seat } zagrywa
  } { $card }.
douro-event-summed = Suma: { $sum }.
douro-event-boat = Łódź: poziom { $level }, zamówienie { $order }.
douro-event-rocks = Z mgły wyłania się łódź: { douro-fog-rocks }. Zamówienie { $order }, punkty podwójne.
douro-event-cardia = Z mgły wyłania się łódź: { douro-fog-cardia }. Zamówienie { $order }; karty wrócą na rękę.
douro-event-rapids = Z mgły wyłania się łódź: { douro-fog-rapids }. Zamówienie { $order }: pełna łódź nagradza najniższą kartę, niepełna najwyższą.
douro-event-towing = Z mgły wyłania się łódź: { douro-fog-towing }. Te same karty grają o następny zwykły Rabelo.
douro-event-tavern = Z mgły wyłania się łódź: { douro-fog-tavern }. Zyskuje najniższa karta.
douro-event-customs = Z mgły wyłania się łódź: { douro-fog-customs }. Bez punktów, a karty są zużyte.
douro-event-full = Łódź jest pełna: suma { $sum }, zamówienie { $order }.
douro-event-short = Łódź jest niepełna: suma { $sum }, zamówienie { $order }.
douro-event-highest = Najwyższa karta, { $card }: { $seats }.
douro-event-lowest = Najniższa karta, { $card }: { $seats }.
douro-event-out-of-tie = { $seat_is ->
    [you] Masz filokserę i wypadasz z remisu.
   *[other] { $seat } ma filokserę i wypada z remisu.
  }
douro-event-pays-alone = { $seat_is ->
    [you] Masz filokserę i tylko ty płacisz za remis.
   *[other] { $seat } ma filokserę; za remis nie płaci nikt inny.
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
    [you] Należy się od ciebie { $owed }, ale możesz
   *[other] { $seat } ma do zapłaty { $owed }, ale może
  } oddać tylko { $points }.
douro-event-total = { $seat_is ->
    [you] Masz teraz
   *[other] { $seat } ma teraz
  } { total }.
douro-event-returned = Wszyscy biorą z powrotem na rękę kartę z tego starcia.
douro-event-passed-over = Holowanie pomija Rabelo we mgle, który zostaje na stosie.
douro-event-towed = Przyholowana łódź: poziom { $level }.
douro-event-phylloxera = { $seat_is ->
    [you] Remisujesz kartą { $card }
   *[other] { $seat } remisuje kartą { $card }
  }, więc filoksera wędruje: { $to_is ->
    [you] masz ją teraz ty.
   *[other] ma ją teraz { $to }.
  }
douro-event-half-time = Półmetek: wszyscy biorą z powrotem dziesięć kart i oddają po jednej, zakrytej, na dobroczynność.
douro-event-gave = { $seat_is ->
    [you] Oddajesz
   *[other] { $seat } oddaje
  } { $card } na dobroczynność.
douro-event-gave-hidden = Zakryty dar trafia na dobroczynność.
douro-event-charity = Odkrywa się dary na dobroczynność.
douro-event-donated = { $seat_is ->
    [you] Twój dar
   *[other] Dar, { $seat }
  }: { $card }.
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
  }, więc filoksera wędruje: { $to_is ->
    [you] masz ją teraz ty.
   *[other] ma ją teraz { $to }.
  }
douro-event-scored = { $seat_is ->
    [you] Na koniec masz
   *[other] Na koniec { $seat } ma
  } { total }.
douro-event-tie-broken = Remis na szczycie: { $seats }. Filokserę { $holder_is ->
    [you] masz ty
   *[other] ma { $holder }
  }, a pierwszą osobą dalej w lewo { $seat_is ->
    [you] jesteś ty.
   *[other] jest { $seat }.
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
douro-status-lottery = Kolej na następną kartę loterii.
douro-status-lay = Kolej na następną łódź w dolinie.
douro-status-bid = { $asks ->
    [you] Wybierz kartę beczki.
   *[other] Oczekiwanie na karty beczek: { $seats }.
  }
douro-status-turn = Kolej na odkrycie łodzi.
douro-status-tow = Kolej na następną łódź przy holowaniu.
douro-status-give = { $asks ->
    [you] Wybierz kartę na dobroczynność.
   *[other] Oczekiwanie na dary: { $seats }.
  }
