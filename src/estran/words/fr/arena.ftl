### L’arène : son compte rendu.

arena-title = L’arène : { $game }
arena-played = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  } entre { $bots }, graine { $seed }. À chaque nouvelle donne, toutes les compositions des mêmes robots ont joué avec le même hasard, chaque robot à chaque place ; une donne compte pour une observation.
arena-options = Options : { $options }.
arena-runs = Joué du { $first } au { $last } sur { $machine } cœurs.
arena-changed = Le code des robots ou des jeux a changé d’une fois à l’autre : ces nombres mêlent plusieurs versions.
arena-nothing = Aucune donne n’est complète : il n’y a encore rien à comparer.
arena-heading-shares = Qui bat qui
arena-how-shares = Quand deux robots se rencontrent à trois ou plus, l’un est seul parmi plusieurs exemplaires de l’autre, puis l’inverse ; sur l’ensemble, chacun tient la moitié des places. Une victoire commune est partagée. Pour un verdict, il faut que tout l’intervalle à 95 % soit du même côté de la part égale.
arena-heading-ladder = Classement
arena-how-ladder = OpenSkill (Plackett-Luce) sur toutes les parties, dans l’ordre des donnes ; on débute à 25. Son incertitude suppose des parties indépendantes : en cas de désaccord, croyez le tableau ci-dessus.
arena-heading-times = Temps de réflexion
arena-how-times = La durée d’un choix, sur une échelle de vingt degrés par puissance de dix.
arena-heading-forfeits = Forfaits
arena-how-forfeits = Un robot qui échoue sur une erreur, dépasse le temps accordé ou donne une réponse interdite perd cette partie : tous les autres robots de la table se partagent la victoire, et aucun point n’est compté.
arena-caption-forfeits = Parties perdues par forfait
arena-column-failure = Pourquoi
arena-column-example = Par exemple
arena-failure-raised = une erreur
arena-failure-late = trop tard
arena-failure-illegal = une réponse interdite
arena-late = { $seconds } s, pour une limite de { $limit } s
arena-forfeits = { $bot } a perdu { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  } par forfait ({ $why }, par exemple : { $what }).
arena-plot-shares = Part des victoires et intervalle à 95 % pour chaque paire et chaque taille de table ; un trait interrompu marque la part égale. Les nombres sont dans le tableau qui suit.
arena-plot-ladder = Niveau de chaque robot, à deux écarts-types près. Les nombres sont dans le tableau qui suit.
arena-axis-share = Part des victoires en %
arena-axis-skill = Niveau
arena-caption-shares = Parts des victoires et avances en points, avec intervalles à 95 %
arena-caption-ladder = Niveaux
arena-caption-times = Millisecondes par choix
arena-against = { $bot } contre { $others }
arena-size = à { $players }
arena-size-all = toutes les tables
arena-percent = { $number } %
arena-line = { $who }, { $size } : { $share } des victoires, part égale { $even } % ; { $lead } points d’avance ; { $verdict }.
arena-trust = Le classement suppose des parties indépendantes, ce que celles-ci ne sont pas : fiez-vous d’abord aux intervalles ci-dessus.
arena-rung = { $place }. { $bot } : niveau { $skill } ± { $doubt }
arena-verdict-better = meilleur
arena-verdict-worse = moins bon
arena-verdict-open = indécis
arena-column-who = Qui
arena-column-size = Table
arena-column-share = Part
arena-column-even = Part égale
arena-column-alone = Part quand il est seul
arena-column-lead = Avance
arena-column-units = Donnes
arena-column-matches = Parties
arena-column-verdict = Verdict
arena-column-bot = Robot
arena-column-skill = Niveau
arena-column-doubt = Incertitude
arena-column-choices = Choix
arena-column-median = Médiane
arena-column-slow = Centile 95
