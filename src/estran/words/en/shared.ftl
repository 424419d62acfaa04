### Words that all games and doors share.

language = English
you = you
chance = chance
list-and = { $first } and { $last }
list-also = { $first }; { $last }
list-entry = { $name }: { $text }
who-bot = { $name } (bot)

choice-as-written = { $move }

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
total = { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
phase-over = End
status-over = The match is over. { $winners ->
    [one] Winner: { $seats }.
   *[other] Shared victory: { $seats }.
  }
