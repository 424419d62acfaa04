### Słowa wspólne dla wszystkich gier i wszystkich drzwi.

language = polski
you = ty
chance = los
list-and = { $first } i { $last }
list-also = { $first }; { $last }
list-entry = { $name }: { $text }
who-bot = { $name } (bot)

choice-as-written = { $move }

points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
total = { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
  }
phase-over = Koniec
status-over = Koniec partii. { $winners ->
    [1] Zwycięstwo
   *[other] Wspólne zwycięstwo
  }: { $seats }.
