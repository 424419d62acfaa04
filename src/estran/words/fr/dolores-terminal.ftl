### Dolorès au terminal

dolores-terminal-help-sheet = Dolorès : la valeur de chaque collection, « vins 2, dentelles 2, lingots 5 ».
dolores-terminal-wrecker = { $name }, { total } : { $collections ->
    [rien] aucune collection
   *[other] { $collections }
  }. Bouteilles : { $messages ->
    [rien] aucune
   *[other] { $messages }
  }.
dolores-terminal-collection = { $kind } { $worth } ({ $values }){ $counts ->
    [0] { "" }
    [1] , compte
   *[2] , compte double
  }
dolores-terminal-bettor = Pari en cours : { $name }.
dolores-terminal-seen = Bouteilles déjà sorties : { $messages ->
    [rien] aucune
   *[other] { $messages }
  }.
dolores-terminal-discard = { $card }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
  }
dolores-terminal-discards = Défausse : { $cards }.
dolores-terminal-pile = Cartes dans la pioche : { $pile }. { $dawn ->
    [yes] L’Aube peut sortir à la prochaine carte.
   *[no] L’Aube ne peut pas encore sortir.
  }
dolores-terminal-score-sheet = Score : { total }.
dolores-terminal-usage-collection = « { $came } » n’est pas une collection. Écrivez une marchandise et sa valeur, par exemple vins 2.
dolores-terminal-map-side = Devant { $name } :
dolores-terminal-map-points = points
dolores-terminal-map-messages = { $name } : { $messages }.
dolores-terminal-map-signs = ^ marque la collection la plus riche et v la plus pauvre : ces deux-là comptent. Un point : pas de collection.
dolores-terminal-aim = Deux par deux, partagez une cargaison d’un geste secret. À la fin comptent vos collections la plus riche et la plus pauvre : la plus haute somme gagne.
