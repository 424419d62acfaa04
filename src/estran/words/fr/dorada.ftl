### Dorada

dorada-name = Dorada
dorada-tagline = Une course au dé où l’on gagne à arriver tard.
dorada-about = Une course au dé, de 2 à 4 joueurs, en un quart d’heure environ. Menez quatre pions à DORADA entre pièges et tremplins, et arrivez tard : les derniers rapportent le plus.
dorada-option-board = plateau
dorada-option-board-help = Le chemin : classique ou grand saut, deux reconstitutions, ou votre propre plateau.
dorada-option-first = place qui commence
dorada-option-first-help = Cette place joue en premier ; sinon, le sort décide.
dorada-option-colours = couleurs
dorada-option-colours-help = À deux, chacun peut jouer deux couleurs.
dorada-option-board-classic = classique
dorada-option-board-leap = grand saut
dorada-option-board-own = votre propre plateau
dorada-option-colours-1 = 1 couleur par joueur
dorada-option-colours-2 = 2 couleurs par joueur

## Pions et cases

dorada-colour-yellow = jaune
dorada-colour-violet = violet
dorada-colour-green = vert
dorada-colour-blue = bleu
dorada-texture-yellow = jaune, rugueux
dorada-texture-violet = violet, ondulé
dorada-texture-green = vert, velours
dorada-texture-blue = bleu, lisse strié

## Ce qui se passe

dorada-event-first = { $seat_is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
  }
dorada-event-turn = À { $seat_is ->
    [you] vous
   *[other] { $seat }
  } de jouer, en { $colour }.
dorada-event-rolled = { $seat_is ->
    [you] Vous lancez
   *[other] { $seat } lance
  } le dé : { $die }.
dorada-event-moved = { $seat_is ->
    [you] Vous avancez
   *[other] { $seat } avance
  } un pion { $colour } { $square ->
    [0] de la case DÉPART
   *[other] de la case { $square }
  } { $target ->
    [100] à DORADA.
   *[other] à la case { $target }.
  }
dorada-event-uncovered = Sur la case { $square }, { $seat_is ->
    [you] votre pion { $colour } redevient libre.
   *[other] le pion { $colour } ({ $seat }) redevient libre.
  }
dorada-event-covered = Le pion déplacé se pose sur { $seat_is ->
    [you] votre pion { $colour }
   *[other] le pion { $colour } ({ $seat })
  }, case { $square } : pile de { $height } pions.
dorada-event-sprung = Case-tremplin { $square }, +{ $jump } : le pion file { $target ->
    [100] jusqu’à DORADA.
   *[other] jusqu’à la case { $target }.
  }
dorada-event-sprung-back = Case-tremplin { $square }, −3 : le pion recule jusqu’à la case { $target }.
dorada-event-sent-to-start = Case-tremplin { $square }, −3 : trop peu de cases libres derrière, le pion retourne sur la case DÉPART.
dorada-event-stayed = La case-tremplin { $square } a déjà agi : le pion y reste.
dorada-event-bridge-held = Un pont couvre la case-piège { $square } : le pion ne risque rien.
dorada-event-fell = Case-piège { $square } : le pion est perdu et devient un pont.{ $pawns ->
    [0] {""}
   *[other] {" "}{ dorada-left }
  }
dorada-left = Il { $seat_is ->
    [you] vous reste, en { $colour },
   *[other] reste à { $seat }, en { $colour },
  } { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
  } à jouer.
dorada-event-gold = Case en or { $square } : tout droit à DORADA.
dorada-event-arrived = Le pion se pose au sommet de la pile de DORADA.{ $pawns ->
    [0] {""}
   *[other] {" "}{ dorada-left }
  }
dorada-event-total = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
  } maintenant { total }.
dorada-event-out = Le { $colour } est éliminé : { $seat_is ->
    [you] vous avez perdu vos quatre pions de cette couleur.
   *[other] { $seat } a perdu ses quatre pions de cette couleur.
  }
dorada-event-done = { $seat_is ->
    [you] Vous n’avez
   *[other] { $seat } n’a
  } plus de pion { $colour } à jouer.
dorada-event-skipped-blocked = { $seat_is ->
    [you] Vous passez votre tour
   *[other] { $seat } passe son tour
  }, en { $colour } : tous les pions restants sont bloqués.
dorada-event-skipped-out = { $seat_is ->
    [you] Vous passez votre tour
   *[other] { $seat } passe son tour
  }, en { $colour } : couleur éliminée.
dorada-event-skipped-done = { $seat_is ->
    [you] Vous passez votre tour
   *[other] { $seat } passe son tour
  }, en { $colour } : plus aucun pion à jouer.
dorada-event-ended = Tous les pions sont à DORADA ou perdus : la partie est finie.
dorada-event-scored = { $seat_is ->
    [you] Vous terminez
   *[other] { $seat } termine
  } avec { total }.
dorada-event-won = { $seat_is ->
    [you] Vous gagnez la partie.
   *[other] { $seat } gagne la partie.
  }
dorada-event-shared = Égalité en tête, victoire partagée : { $seats }.

## Ce qu’on peut choisir, et ce que cela ferait

dorada-choice-move = Avancer le pion { $square ->
    [0] de la case DÉPART
   *[other] de la case { $square }
  }
dorada-way = De { $square ->
    [0] DÉPART
   *[other] { $square }
  } à { $target ->
    [100] DORADA
   *[other] { $target }
  }
dorada-effect-moved = { $target ->
    [100] à DORADA
   *[other] à la case { $target }
  }
dorada-effect-uncovered = libère { $seat_is ->
    [you] votre pion { $colour }
   *[other] le pion { $colour } ({ $seat })
  } sur la case { $square }
dorada-effect-covered = sur { $seat_is ->
    [you] votre pion { $colour }
   *[other] le pion { $colour } ({ $seat })
  }
dorada-effect-sprung = tremplin +{ $jump } { $target ->
    [100] jusqu’à DORADA
   *[other] jusqu’à la case { $target }
  }
dorada-effect-sprung-back = tremplin −3, recul jusqu’à la case { $target }
dorada-effect-sent-to-start = tremplin −3, retour sur la case DÉPART
dorada-effect-stayed = tremplin déjà utilisé, reste là
dorada-effect-bridge-held = pont, sans danger
dorada-effect-fell = piège, perdu
dorada-effect-gold = case en or
dorada-effect-arrived = arrivée
dorada-effect-total = votre total passe à { $total }

## Ce qu’on attend

dorada-phase-first = Qui commence
dorada-phase-roll = Dé
dorada-phase-move = Coup
dorada-status-first = La place qui commence va être tirée au sort.
dorada-status-roll = { $asks ->
    [you] À vous, en { $colour } : lancez le dé.
   *[other] { $seats }, en { $colour }, doit lancer le dé.
  }
dorada-status-move = { $asks ->
    [you] Le dé donne { $die } : choisissez un pion { $colour }.
   *[other] { $seats }, en { $colour }, doit avancer de { $die }.
  }

## À la table, dans le navigateur

dorada-board = Le chemin
dorada-own = Vos pions
dorada-start = DÉPART
dorada-goal = DORADA
dorada-goal-from = en partant du sommet
dorada-square = Case { $square }
dorada-trap = case-piège
dorada-bridge = pont sur une case-piège, pion { $colour } perdu
dorada-springboard = case-tremplin { $jump }
dorada-gold = case en or
dorada-stack = pile en partant du sommet : { $pawns }
dorada-pawn = { $seat_is ->
    [you] vous
   *[other] { $seat }
  } en { $colour }
dorada-start-pile = { $pawn } : { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
  }
dorada-nobody = personne
dorada-pile = en partant du sommet : { $pawns }
dorada-worth = { $pawn } { $points }
dorada-would = vous pouvez avancer : { $effects }
dorada-bridges = Ponts sans pion dessus : { $squares }
dorada-board-note = Plateau { $board ->
    [classic] { dorada-option-board-classic }
    [leap] { dorada-option-board-leap }
   *[other] { $board }
  } : une reconstitution faite pour Estran, car le livret ne montre pas le parcours.
dorada-roll = Lancer le dé
dorada-fair = Le dé est-il équitable ?
dorada-fair-how = Avant la partie, le serveur choisit un nombre secret et en publie l’empreinte ; puis chacun ajoute un mot. Chaque lancer se calcule à partir des deux : personne, pas même le serveur, ne peut donc le choisir. Après la partie, le nombre est publié, et « Vérifier les dés » recalcule tous les lancers.
dorada-in-turn = tour en cours
dorada-scores = Points : { $scores }.
dorada-team = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }, { $texture } : { $facts }.
dorada-team-start = { $pawns } sur la case DÉPART
dorada-team-path = { $count ->
    [one] sur la case { $squares }
   *[other] sur les cases { $squares }
  }
dorada-team-home = { $pawns } à DORADA
dorada-team-lost = { $pawns ->
    [one] { $pawns } perdu
   *[other] { $pawns } perdus
  }
dorada-own-team = { $seat_is ->
    [you] Vos pions
   *[other] { $seat }
  }, { $texture } : { $facts }.
dorada-own-start = { $pawns ->
    [one] { $pawns } pion sur la case DÉPART
   *[other] { $pawns } pions sur la case DÉPART
  }
dorada-own-free = case { $square }, libre
dorada-own-under = case { $square }, bloqué par { $pawns }
dorada-own-home = à DORADA : { points }
dorada-own-lost = perdu, pont sur la case { $square }
dorada-guide-points = La pile de DORADA compte en partant du sommet : 100, 80, 60, 50, 40, 30, 20, puis 10 pour chaque pion suivant. Le dernier arrivé est au sommet.
dorada-guide-stack = Seul le pion au sommet d’une pile peut avancer. Si un de vos pions est libre, vous devez jouer.
dorada-guide-trap = Case-piège, au bord rugueux : le premier pion qui s’y arrête est perdu et devient un pont.
dorada-guide-bridge = Pont, à la texture du pion perdu : sans danger, comme une case ordinaire.
dorada-guide-springboard = Case-tremplin : le pion se déplace aussitôt du nombre indiqué, en ne comptant que les cases sans pion.
dorada-guide-gold = Case en or, de forme carrée : tout droit à DORADA.
dorada-end-sums = Les scores
dorada-end-sum = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  } : { $pawns ->
    [one] { total } pour un pion
   *[other] { $sum } = { total }
  }.
dorada-end-zero = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  } : aucun pion à DORADA, 0 point.
dorada-end-pile = La pile de DORADA, en partant du sommet
dorada-end-place = Rang
dorada-end-pawn = Pion
dorada-end-points = Points
dorada-end-none = Aucun pion n’est arrivé à DORADA.
dorada-end-fates = Le sort des pions
dorada-end-pawns = Pions
dorada-end-home = À DORADA
dorada-end-lost = Perdus (cases)
dorada-typed-move = avancer avance le pion de la case
dorada-typed-start = départ depart
dorada-replay-own = Pions : { $name }

## Ce qui ne va pas dans un plateau, à l’intérieur de dorada-board-refused, ou dans une pile

dorada-sheet-pile = « { $came } » n’est pas une place. Donnez la pile du sommet vers le bas avec les lettres { $known }, par exemple « B A A C ».
dorada-board-refused = Le plateau « { $board } » n’est pas jouable : { $problems }.
dorada-board-file = le fichier est illisible ({ $reason })
dorada-board-toml = le fichier n’est pas du TOML ({ $reason })
dorada-board-missing = il manque « { $key } »
dorada-board-not-text = « { $key } » doit être un texte, pas { $came }
dorada-board-not-number = « { $key } » doit être un nombre entier, pas { $came }
dorada-board-not-numbers = « { $key } » doit être une liste de nombres entiers, pas { $came }
dorada-board-not-springboards = « { $key } » doit être une table de cases et de nombres entiers, comme 11 = 4, pas { $came }
dorada-board-not-square = « { $came } » dans « { $key } » n’est pas le numéro d’une case
dorada-board-not-jump = la case-tremplin { $square } doit porter un nombre entier, pas { $came }
dorada-board-not-switch = « { $key } » doit valoir true ou false, pas { $came }
dorada-board-unknown = « { $key } » ne veut rien dire ici ; un plateau a { $known }
dorada-board-too-many = nombre d’éléments dans « { $key } » : { $count }, or { $most } est le maximum
dorada-board-springboard-count = nombre de cases-tremplins : { $count } au lieu de { $expected }
dorada-board-springboard-most = nombre de cases-tremplins : { $count }, or { $most } est le maximum
dorada-board-springboard-zero = la case-tremplin { $square } porte le nombre 0
dorada-board-negative-count = nombre de cases-tremplins négatives : { $count } au lieu de { $expected }
dorada-board-negative-number = la case-tremplin négative { $square } porte { $number } au lieu de { $expected }
dorada-board-gold-count = nombre de cases en or : { $count } au lieu de { $expected }
dorada-board-dorada = DORADA porte le numéro { $dorada }, or { $most } est le plus grand permis
dorada-board-square-outside = la case { $square } est spéciale mais n’est pas entre { $least } et { $most }
dorada-board-twice = « { $key } » donne plusieurs fois la case { $square }
dorada-board-two-roles = la case { $square } a deux rôles
dorada-board-last-plain = la case { $square }, la sixième avant DORADA, doit exister et être ordinaire
dorada-board-home-stretch = la case { $square }, une des cinq avant DORADA, ne doit pas être ordinaire
dorada-board-last-springboard = la dernière case-tremplin, case { $square }, ne mène pas jusqu’à DORADA, case { $dorada }, avec le nombre { $number }
