### Dolorès dans le compte rendu du labo

dolores-lab-heading-messages = Ce que valent les messages
dolores-lab-how-messages = Combien plus souvent gagnent ceux qui ont joué un message, et de combien ils finissent plus loin devant la moyenne de la table, que toutes les places qui ne l’ont pas joué. Ce n’est pas la preuve que le message en est la cause : qui est en tête, ou à une certaine place, peut aussi l’obtenir ou le jouer plus souvent.
dolores-lab-plot-messages = Différence de part des victoires entre ceux qui ont joué un message et les autres, avec intervalles à 95 % ; un trait interrompu marque l’absence de différence. Les nombres sont dans le tableau qui suit.
dolores-lab-caption-messages = Messages : fréquence, et fin de partie de ceux qui les ont joués
dolores-lab-heading-gestures = Gestes qui se rencontrent
dolores-lab-how-gestures = Combien de fois une main en a rencontré une autre, après Ruse et Embrouille, et de combien de points le score de son côté a changé aussitôt. Une collection peut compter moins en grandissant : gagner des caisses peut coûter des points.
dolores-lab-plot-gestures = Variation moyenne du score selon son geste et celui de l’autre, et entre parenthèses leur fréquence : une couleur pour les gains, une autre pour les pertes. Les nombres sont dans le tableau qui suit.
dolores-lab-caption-gestures = Paires de gestes, vues d’un côté
dolores-lab-column-message = Message
dolores-lab-column-lead = Points, en plus des autres
dolores-lab-column-own = Son geste
dolores-lab-column-other = Celui de l’autre
