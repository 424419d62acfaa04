### Dolorès au terminal

dolores-terminal-help-sheet = Dolorès : la valeur de chaque collection, « vins 2, dentelles 2, lingots 5 ».
dolores-terminal-wrecker = { $name }, { total } : { $collections }. Messages : { $messages }.
dolores-terminal-collection = { $kind } { $worth } ({ $values }){ $counts ->
    [0] { "" }
    [1] , compte
   *[2] , compte double
  }
dolores-terminal-bettor = Pari en cours : { $name }.
dolores-terminal-seen = Messages déjà sortis : { $messages }.
dolores-terminal-discard = { $card }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
  }
dolores-terminal-discards = Défausse : { $cards }.
dolores-terminal-pile = Cartes dans la pioche : { $pile }. { $dawn ->
    [yes] Aube peut sortir à la prochaine carte.
   *[no] Aube ne peut pas encore sortir.
  }
dolores-terminal-score-sheet = Score : { total }.
dolores-terminal-usage-collection = « { $came } » n’est pas une collection. Écrivez une marchandise et sa valeur, par exemple vins 2.
