### Les mots que partagent tous les jeux et toutes les portes.

language = français
you = vous
chance = le hasard
list-and = { $first } et { $last }
list-also = { $first } ; { $last }
list-entry = { $name } : { $text }
who-bot = { $name } (robot)

choice-as-written = { $move }

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
total = { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
phase-over = Fin
status-over = La partie est finie. { $winners ->
    [one] Victoire : { $seats }.
   *[other] Victoire partagée : { $seats }.
  }
