### Le salon de la page d’accueil : salles, tables, et parties avec qui vient.

lobby-rooms = Salles ouvertes
lobby-slow-rooms = Parties lentes où il manque quelqu’un
lobby-tables = Tables à regarder
lobby-none = Personne n’attend de partenaires en ce moment. Ouvrez une salle et annoncez-la ici, ou jouez contre des robots.
lobby-room = { $names } ; places libres : { $open } sur { $players }
lobby-room-empty = Places libres : { $open } sur { $players }
lobby-watch = Regarder : { $names }
lobby-gone = Plus disponible
lobby-others = { $number ->
    [one] Une personne cherche une table.
   *[other] { $number } personnes cherchent une table.
  }
lobby-whoever = Jouer avec les premiers venus
lobby-whoever-how = Choisissez ce qui vous plairait. Dès qu’il y a assez de monde, vous avez une place et la partie commence toute seule.
lobby-games = Jeux
lobby-sizes = Joueurs à la table
lobby-pace = Cadence
lobby-live = En direct, d’une traite
lobby-slow = Lente, un jour par choix
lobby-go = Me trouver une table
lobby-close = Fermer
lobby-choose = Choisissez au moins un jeu, et un nombre de joueurs qui lui convient.
lobby-seeking = Recherche de partenaires : { $games }
lobby-stay = Restez sur cette page : elle vous mènera à la table.
lobby-still = La recherche dure depuis { $time }.
lobby-nobody = Personne n’est encore venu. Vous pouvez jouer tout de suite avec des robots, ou attendre encore.
lobby-bots = Jouer avec des robots
lobby-wait = Attendre encore
lobby-stop = Arrêter la recherche
lobby-stopped = Vous ne cherchez plus de table.
lobby-seated = Tout le monde est là : votre table est { $label }, { $game }.
lobby-lost = Connexion au salon perdue ; nouvel essai…
lobby-back = La connexion au salon est rétablie.
