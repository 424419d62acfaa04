### Wynik partii w przeglądarce i jego obrazek do pokazania innym.

result-won = { $seat_is ->
    [you] Wygrywasz!
   *[other] Wygrywa { $seat }!
  }
result-shared = Wspólne zwycięstwo: { $seats }!
result-gone = { $how ->
    [resigned] Partia poddana.
   *[replaced] Za ciebie grał bot.
  }
result-gone-last = Do końca grał za ciebie bot, więc liczy się to jako ostatnie miejsce.
result-yours = Zajmujesz { $place ->
    [2] drugie
    [3] trzecie
    [4] czwarte
   *[other] piąte
  } miejsce{ $shared ->
    [yes] {" "}(ex aequo: { $seats }).
   *[no] .
  }
result-yours-behind = { points }, o { $behind } mniej niż na czele.
result-yours-tie = { points }, tyle samo co na czele.
result-agreed = Partia zakończona za zgodą wszystkich
result-abandoned = Partia przerwana przed końcem
result-stood = Punktacja w chwili zakończenia
result-stood-said = Punktacja w chwili zakończenia: { $ranks }
result-unit = { $points ->
    [one] {" "}punkt
    [few] {" "}punkty
    [many] {" "}punktów
   *[other] {" "}punktu
  }
result-turn = Punkt zwrotny
result-move = Ruch { $number } z { $last }
result-turn-start = { $seat_is ->
    [you] Prowadzisz
   *[other] { $seat } prowadzi
  } od pierwszych punktów do ostatnich.
result-turn-ahead = { $when }: { $seat_is ->
    [you] wychodzisz na prowadzenie i utrzymujesz je do końca.
   *[other] { $seat } wychodzi na prowadzenie i utrzymuje je do końca.
  } Wcześniej na czele: { $rivals }.
result-turn-clear = { $when }: { $seat_is ->
    [you] odskakujesz i prowadzisz już do końca.
   *[other] { $seat } odskakuje i prowadzi już do końca.
  } Wcześniej tyle samo punktów: { $rivals }.
result-turn-last = { $when }: do samego końca wszystko jest otwarte, a na czele { $seat_is ->
    [you] kończysz ty.
   *[other] kończy { $seat }.
  }
result-turn-level-start = Od pierwszych punktów do ostatnich na czele z równym wynikiem: { $seats }.
result-turn-level = { $when }: odtąd do końca na czele z równym wynikiem: { $seats }.
result-turn-level-last = { $when }: do samego końca wszystko jest otwarte, a na czele z równym wynikiem kończą: { $seats }.
result-turn-tie = Tyle samo punktów na koniec: { $seats }. Po rozstrzygnięciu remisu { $seat_is ->
    [you] wygrywasz ty.
   *[other] wygrywa { $seat }.
  }
result-resigned = { $name }: partia poddana, do końca grał bot.
result-resigned-stopped = { $name }: partia poddana, dalej grał bot.
result-place = { $place }. { $name }
result-scored = { $place }. { $name }: { points }
result-made = { $line }, { $made }
result-share = Udostępnij wynik
result-drawing = Rysuję obrazek…
result-send = Udostępnij…
result-save = Zapisz obrazek
result-copy = Kopiuj obrazek
result-copy-words = Kopiuj tekst
result-saved = Obrazek zapisany.
result-copied = Skopiowano.
result-not-copied = Przeglądarka nie pozwala tu kopiować.
