### Dolorès dans le compte rendu du labo

dolores-lab-heading-messages = Ce que valent les bouteilles
dolores-lab-how-messages = À quel point ceux qui ont joué une bouteille gagnent plus souvent que les autres, et de combien leur avance finale sur la moyenne de la table est plus grande. Ce n’est pas la preuve que la bouteille en est la cause : un joueur en tête, ou à une certaine place, peut aussi l’obtenir ou la jouer plus souvent.
dolores-lab-plot-messages = Différence de part des victoires entre ceux qui ont joué une bouteille et les autres, avec intervalles à 95 % ; un trait interrompu marque l’absence de différence. Les nombres sont dans le tableau qui suit.
dolores-lab-caption-messages = Bouteilles : fréquence, et fin de partie de ceux qui les ont jouées
dolores-lab-heading-gestures = Gestes qui se rencontrent
dolores-lab-how-gestures = Combien de fois un geste en a rencontré un autre, après Ruse et Embrouille, et de combien de points le score de son auteur a changé aussitôt. Une collection peut compter moins en grandissant : gagner des caisses peut coûter des points.
dolores-lab-plot-gestures = Variation moyenne du score d’un joueur selon son geste et celui de l’autre, et entre parenthèses leur fréquence : une couleur pour les gains, une autre pour les pertes. Les nombres sont dans le tableau qui suit.
dolores-lab-caption-gestures = Paires de gestes, vues d’un côté
dolores-lab-column-message = Bouteille
dolores-lab-column-lead = Points, écart avec les autres
dolores-lab-column-own = Son geste
dolores-lab-column-other = Celui de l’autre
