### Dorada dans le compte rendu du labo

dorada-lab-heading-falls = Où les pions se perdent
dorada-lab-how-map = Le parcours en rangées, de gauche à droite, puis de droite à gauche : x case-piège, $ case en or, +4 case-tremplin. Dans chaque case : sa part de tous les pions perdus en % ; plus la couleur est forte, plus il y en a.
dorada-lab-plot-falls = Carte du plateau : part de tous les pions perdus tombés dans chaque case-piège. Les nombres sont dans le tableau qui suit.
dorada-lab-heading-decisive = Les cases qui décident
dorada-lab-how-decisive = Dans chaque case : l’écart de victoires, en points de pourcentage, entre les places dont un pion s’y est arrêté et les autres ; une couleur pour plus, une autre pour moins. Ce n’est pas la preuve que la case en est la cause : plus on joue longtemps, plus on s’arrête sur des cases.
dorada-lab-plot-decisive = Carte du plateau : différence de part des victoires entre les places qui se sont arrêtées sur chaque case et les autres. Les nombres sont dans le tableau qui suit.
dorada-lab-caption-squares = Cases : pions qui s’y arrêtent et s’y perdent par partie, et fin de la partie pour ces places
dorada-lab-column-square = Case
dorada-lab-column-role = Type
dorada-lab-column-stops = Arrêts par partie
dorada-lab-column-lost = Perdus par partie
dorada-lab-column-lost-part = Part des pions perdus
dorada-lab-plain = ordinaire
dorada-lab-heading-pawns = Pions
dorada-lab-caption-pawns = Sur les quatre pions d’une couleur
dorada-lab-pawns-home = arrivent
dorada-lab-pawns-lost = se perdent
dorada-lab-heading-skill = Chance et habileté
dorada-lab-how-skill = Quand des robots différents jouent à une table, l’avance d’un robot dit combien l’habileté l’emporte sur la chance : 0 % s’il gagne tout juste la part égale, comme si seule la chance décidait, 100 % s’il gagne toujours. Pour la mesurer, opposez un bon robot à un moins bon, par exemple --bots normal random à deux ; sur un plateau où le hasard pèse moins, le même robot a plus d’avance.
dorada-lab-caption-skill = L’avance de chaque robot
dorada-lab-column-even = Part égale
dorada-lab-column-edge = Avance
dorada-lab-caption-compared-pawns = Pions, premières règles et secondes
dorada-lab-caption-compared-skill = Habileté, premières règles et secondes
dorada-lab-compared-home = Pions arrivés, sur quatre
dorada-lab-compared-edge = Avance du meilleur robot
