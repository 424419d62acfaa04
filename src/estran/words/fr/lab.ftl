### Le labo : son compte rendu.

lab-title = Le labo : { $game }
lab-played = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  } à { $players }, jouées par { $bots }, graine { $seed }.
lab-options = Options : { $options }.
lab-silent = Au labo, les niveaux qui ne cherchent pas jouent sans parler : personne ne promet rien.
lab-changed = Le code des robots ou des jeux a changé pendant ces parties : ces nombres mêlent plusieurs versions.
lab-how = ± donne l’intervalle à 95 % : il dit quelle part d’un nombre peut être due au hasard. Ce qui est vrai de ces joueurs ne l’est pas forcément d’autres.
lab-rules-first = Premières règles : { $options }
lab-rules-second = Secondes règles : { $options }
lab-rules-usual = les règles habituelles
lab-count = { $count }
lab-percent = { $number } %
lab-percent-margin = { $mean } % ± { $margin }
lab-line = { $what } : { $value }.
lab-line-seat = Place { $seat }, { $bot } : { $share } des victoires, { $points } points.
lab-line-compared = { $what } : { $first } et { $second }, différence { $more }.

## Tous les jeux

lab-heading-seats = Places
lab-how-seats = La part de toutes les victoires revenue à chaque place ; une victoire commune est partagée. Le trait interrompu marque la part égale.
lab-plot-seats = Part des victoires de chaque place et intervalle à 95 % ; un trait interrompu marque la part égale. Les nombres sont dans le tableau qui suit.
lab-axis-share = Part des victoires en %
lab-caption-seats = Victoires et points de chaque place
lab-heading-ties = Égalités
lab-how-ties = Quand un jeu départage les ex æquo, il y a plus d’égalités en tête que de victoires partagées.
lab-caption-ties = Parties où personne n’est seul en tête
lab-tie-level = Égalité de points en tête
lab-tie-shared = Victoire partagée
lab-heading-scores = Scores
lab-plot-scores = Combien de fois une place finit avec combien de points. Les nombres sont dans le tableau qui suit.
lab-axis-percent = en %
lab-caption-scores = Points de toutes les places à la fin
lab-heading-lengths = Durée
lab-how-lengths = Une partie compte { $mean } coups en moyenne ; un coup est un choix d’une place ou un tirage du hasard.
lab-plot-lengths = Combien de fois une partie compte combien de coups. Les nombres sont dans le tableau qui suit.
lab-caption-lengths = Coups de toutes les parties
lab-heading-compared = Deux jeux de règles
lab-how-compared = Les deux ont été joués avec les mêmes graines. Une différence est celle du premier moins le second, partie par partie ; si son intervalle ne contient pas zéro, elle n’est guère due au hasard.
lab-plot-compared = Différences de parts entre les deux jeux de règles, avec intervalles à 95 % ; un trait interrompu marque l’absence de différence. Les nombres sont dans le premier tableau qui suit.
lab-axis-difference = Différence en points de pourcentage
lab-caption-compared-shares = Parts, premières et secondes règles
lab-caption-compared-means = Moyennes, premières et secondes règles
lab-compared-seat = Place { $seat }
lab-compared-level = Égalité de points en tête
lab-compared-shared = Victoire partagée
lab-compared-points = Points de la place { $seat }
lab-compared-best = Points du meilleur
lab-compared-margin = Avance sur le suivant
lab-compared-plies = Coups

## Colonnes

lab-column-seat = Place
lab-column-bot = Robot
lab-column-share = Part des victoires
lab-column-points = Points
lab-column-what = Quoi
lab-column-matches = Parties
lab-column-rate = Part des parties
lab-column-score = Points
lab-column-times = Fois
lab-column-part = Part du total
lab-column-won = Gagne avec
lab-column-plies = Coups
lab-column-share-first = Premières règles
lab-column-share-second = Secondes règles
lab-column-share-more = Différence
lab-column-mean-first = Premières règles
lab-column-mean-second = Secondes règles
lab-column-mean-more = Différence

## Douro 1872

lab-heading-cards = Ce que vaut chaque carte
lab-how-cards = Les points qu’une carte baril a rapportés, jouée sur une barque de ce genre ou donnée à la charité. On compte ce que la place a gagné ou perdu sur le moment, pas ce que la carte aurait valu ailleurs. Les cartes qu’un remorquage emporte comptent pour la barque qu’il amène.
lab-plot-cards = Points moyens par carte et genre de barque : une couleur pour les gains, une autre pour les pertes, d’autant plus forte qu’ils sont grands. Les nombres sont dans le tableau qui suit.
lab-caption-cards = Points rapportés en moyenne par une carte, selon la barque
lab-caption-cards-times = Combien de fois chaque carte a été jouée, selon la barque
lab-heading-boats = Barques pleines
lab-how-boats = Combien de fois les barils sur la table ont atteint la commande d’une barque.
lab-caption-boats = Barques remplies
lab-column-card = Carte
lab-column-boat = Barque
lab-column-gain = Points
lab-column-filled = Remplies
lab-fog-rocks = rochers
lab-fog-cardia = Cardia
lab-fog-rapids = rapides
lab-fog-tavern = Barraca
lab-fog-customs = douane
lab-gift = charité

## Dorada

lab-heading-falls = Où les pions se perdent
lab-how-map = Le parcours en rangées, de gauche à droite puis en retour : x case-piège, $ case en or, +4 case-tremplin. Dans chaque case : sa part de tous les pions perdus en % ; plus la couleur est forte, plus il y en a.
lab-plot-falls = Carte du plateau : part de tous les pions perdus tombés dans chaque case-piège. Les nombres sont dans le tableau qui suit.
lab-heading-decisive = Les cases qui décident
lab-how-decisive = Dans chaque case : combien plus souvent, en points de pourcentage, gagnent les places dont un pion s’y est arrêté, par rapport à celles dont aucun ne l’a fait ; une couleur pour plus, une autre pour moins. Ce n’est pas la preuve que la case en est la cause : qui joue plus longtemps s’arrête sur plus de cases.
lab-plot-decisive = Carte du plateau : différence de part des victoires entre les places qui se sont arrêtées sur chaque case et les autres. Les nombres sont dans le tableau qui suit.
lab-caption-squares = Cases : pions qui s’y arrêtent et s’y perdent par partie, et fin de la partie pour ces places
lab-column-square = Case
lab-column-role = Ce qu’elle est
lab-column-stops = Arrêts par partie
lab-column-lost = Perdus par partie
lab-column-lost-part = De tous les perdus
lab-plain = ordinaire
lab-heading-pawns = Pions
lab-caption-pawns = Sur les quatre pions d’une couleur
lab-column-mean = Moyenne
lab-pawns-home = arrivent
lab-pawns-lost = se perdent
lab-heading-skill = Chance et habileté
lab-how-skill = Quand des robots différents jouent à une table, l’avance d’un robot dit combien l’habileté l’emporte sur la chance : 0 % s’il gagne juste la part égale, comme si seule la chance décidait, 100 % s’il gagne toujours. Pour la mesurer, opposez un bon robot à un moins bon, par exemple --bots normal random à deux ; sur un plateau moins hasardeux, le même robot a plus d’avance.
lab-caption-skill = L’avance de chaque robot
lab-column-even = Part égale
lab-column-edge = Avance
lab-caption-compared-pawns = Pions, premières règles et secondes
lab-caption-compared-skill = Habileté, premières règles et secondes
lab-compared-home = Pions arrivés, sur quatre
lab-compared-edge = Avance du meilleur robot

## Dolorès

lab-heading-messages = Ce que valent les messages
lab-how-messages = Combien plus souvent gagnent ceux qui ont joué un message, et de combien ils finissent plus loin devant la moyenne de la table, que toutes les places qui ne l’ont pas joué. Ce n’est pas la preuve que le message en est la cause : qui est en tête, ou à une certaine place, peut aussi l’obtenir ou le jouer plus souvent.
lab-plot-messages = Différence de part des victoires entre ceux qui ont joué un message et les autres, avec intervalles à 95 % ; un trait interrompu marque l’absence de différence. Les nombres sont dans le tableau qui suit.
lab-caption-messages = Messages : fréquence, et fin de partie de ceux qui les ont joués
lab-heading-gestures = Gestes qui se rencontrent
lab-how-gestures = Combien de fois une main en a rencontré une autre, après Ruse et Embrouille, et de combien de points le score de son côté a changé aussitôt. Une collection peut compter moins en grandissant : gagner des caisses peut coûter des points.
lab-plot-gestures = Variation moyenne du score selon son geste et celui de l’autre, et entre parenthèses leur fréquence : une couleur pour les gains, une autre pour les pertes. Les nombres sont dans le tableau qui suit.
lab-caption-gestures = Paires de gestes, vues d’un côté
lab-column-message = Message
lab-column-victory = Part des victoires, en plus des autres
lab-column-lead = Points, en plus des autres
lab-column-own = Son geste
lab-column-other = Celui de l’autre
