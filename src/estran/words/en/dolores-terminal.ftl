### Dolorès at the terminal

dolores-terminal-help-sheet = Dolorès: what each collection is worth, such as “wines 2, lace 2, gold 5”.
dolores-terminal-wrecker = { $name }, { total }: { $collections }. Messages: { $messages }.
dolores-terminal-collection = { $kind } { $worth } ({ $values }){ $counts ->
    [0] { "" }
    [1] , counts
   *[2] , counts twice
  }
dolores-terminal-bettor = A Bet has been made: { $name }.
dolores-terminal-seen = Messages seen so far: { $messages }.
dolores-terminal-discard = { $card }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
  }
dolores-terminal-discards = Discarded: { $cards }.
dolores-terminal-pile = Cards in the pile: { $pile }. { $dawn ->
    [yes] Dawn may come with the next card.
   *[no] Dawn cannot come yet.
  }
dolores-terminal-score-sheet = Score: { total }.
dolores-terminal-usage-collection = “{ $came }” is not a collection. Write a kind of goods and what it is worth, such as wines 2.
dolores-terminal-map-side = In front of { $name }:
dolores-terminal-map-points = points
dolores-terminal-map-messages = { $name }: { $messages }.
dolores-terminal-map-signs = ^ marks the richest collection and v the poorest: these count. A dot means none.
dolores-terminal-aim = Two at a time, you share out a cargo, each with one secret gesture. At the end only your most and your least valuable collections count: the highest sum wins.
