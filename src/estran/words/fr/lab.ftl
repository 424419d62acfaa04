### Le labo : son compte rendu.

lab-title = Le labo : { $game }
lab-played = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  } à { $players }, jouées par { $bots }, graine { $seed }.
lab-options = Options : { $options }.
lab-silent = Au labo, les niveaux qui ne cherchent pas jouent sans parler : personne ne promet rien.
lab-changed = Le code des robots ou des jeux a changé pendant ces parties : ces nombres mêlent plusieurs versions.
lab-how = ± donne l’intervalle à 95 % : il dit quelle part d’un nombre peut être due au hasard. Là où il dépasserait le possible, on donne ses deux bornes ; « trop peu » : on ne peut encore presque rien en dire. Ce qui est vrai de ces joueurs ne l’est pas forcément d’autres.
lab-rules-first = Premières règles : { $options }
lab-rules-second = Secondes règles : { $options }
lab-rules-usual = les règles habituelles
lab-count = { $count }
lab-percent = { $number } %
lab-percent-margin = { $mean } % ± { $margin }
lab-percent-few = { $mean } % (trop peu)
lab-percent-range = { $mean } % (de { $low } à { $high })
lab-number-margin = { $mean } ± { $margin }
lab-number-few = { $mean } (trop peu)
lab-number-range = { $mean } (de { $low } à { $high })
lab-line = { $what } : { $value }.
lab-line-seat = Place { $seat }, { $bot } : { $share } des victoires, { $points } points.
lab-line-compared = { $what } : { $first } ({ $one }) et { $second } ({ $other }), différence { $more }.

## Tous les jeux

lab-heading-seats = Places
lab-how-seats = La part de toutes les victoires revenue à chaque place ; une victoire commune est partagée. Le trait interrompu marque la part égale.
lab-plot-seats = Part des victoires de chaque place et intervalle à 95 % ; un trait interrompu marque la part égale. Les nombres sont dans le tableau qui suit.
lab-axis-share = Part des victoires en %
lab-caption-seats = Victoires et points de chaque place
lab-heading-ties = Égalités
lab-how-ties = Quand un jeu départage les ex aequo, il y a plus d’égalités en tête que de victoires partagées.
lab-caption-ties = Parties où personne n’est seul en tête
lab-tie-level = Égalité de points en tête
lab-tie-shared = Victoire partagée
lab-heading-scores = Scores
lab-plot-scores = Répartition des scores finaux. Les nombres sont dans le tableau qui suit.
lab-axis-percent = en %
lab-caption-scores = Points de toutes les places à la fin
lab-heading-lengths = Durée
lab-how-lengths = Une partie compte { $mean } coups en moyenne ; un coup est un choix d’une place ou un tirage du hasard.
lab-plot-lengths = Répartition des longueurs de partie. Les nombres sont dans le tableau qui suit.
lab-caption-lengths = Coups de toutes les parties
lab-heading-compared = Deux jeux de règles
lab-how-compared = Les deux ont été joués avec les mêmes graines. La différence est le premier moins le second, partie par partie ; si son intervalle ne contient pas zéro, elle n’est sans doute pas due au hasard.
lab-alike = Toutes les parties sont les mêmes des deux côtés : ces robots jouent de la même façon avec les deux jeux de règles.
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
lab-column-won = Victoires avec ce score
lab-column-plies = Coups
lab-column-share-first = Premières règles
lab-column-share-second = Secondes règles
lab-column-share-more = Différence
lab-column-mean-first = Premières règles
lab-column-mean-second = Secondes règles
lab-column-mean-more = Différence
lab-column-gain = Points
lab-column-mean = Moyenne
lab-column-victory = Part des victoires, écart avec les autres
