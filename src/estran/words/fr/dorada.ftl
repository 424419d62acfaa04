### Dorada

dorada-name = Dorada
dorada-about = Une course au dé, de 2 à 4, en un quart d'heure environ. Menez quatre pions à DORADA entre pièges et tremplins, et arrivez tard : les derniers rapportent le plus.
dorada-option-board = plateau
dorada-option-board-help = Le chemin : classic ou leap, deux reconstitutions, ou un plateau à vous.
dorada-option-first = première place
dorada-option-first-help = La place qui commence ; sinon, le sort décide.
dorada-option-colours = couleurs
dorada-option-colours-help = À deux, chaque personne peut jouer deux couleurs.

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
  } de jouer, { $colour }.
dorada-event-rolled = { $seat_is ->
    [you] Vous lancez
   *[other] { $seat } lance
  } le dé : { $die }.
dorada-event-moved = { $seat_is ->
    [you] Vous avancez
   *[other] { $seat } avance
  } un pion { $colour } { $square ->
    [0] de DÉPART
   *[other] de la case { $square }
  } { $target ->
    [100] à DORADA.
   *[other] à la case { $target }.
  }
dorada-event-uncovered = En case { $square }, { $seat_is ->
    [you] votre pion { $colour } redevient libre.
   *[other] le pion { $colour } ({ $seat }) redevient libre.
  }
dorada-event-covered = Le pion déplacé se pose sur { $seat_is ->
    [you] votre pion { $colour }
   *[other] le pion { $colour } ({ $seat })
  } en case { $square }, dans une pile de { $height }.
dorada-event-sprung = Case-tremplin { $square }, +{ $jump } : le pion file { $target ->
    [100] à DORADA.
   *[other] en case { $target }.
  }
dorada-event-sprung-back = Case-tremplin { $square }, −3 : le pion recule en case { $target }.
dorada-event-sent-to-start = Case-tremplin { $square }, −3 : trop peu de cases libres derrière, le pion retourne sur DÉPART.
dorada-event-stayed = La case-tremplin { $square } a déjà agi : le pion y reste.
dorada-event-bridge-held = Un pont couvre la case-piège { $square } : le pion est sauf.
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
dorada-event-arrived = Le pion se pose au sommet de DORADA.{ $pawns ->
    [0] {""}
   *[other] {" "}{ dorada-left }
  }
dorada-event-total = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
  } maintenant { total }.
dorada-event-out = { $seat_is ->
    [you] Vos quatre pions sont perdus
   *[other] Les quatre pions sont perdus pour { $seat }
  } : le { $colour } quitte la course.
dorada-event-done = { $seat_is ->
    [you] Vous n'avez
   *[other] { $seat } n'a
  } plus de pion { $colour } à jouer.
dorada-event-skipped-blocked = { $seat_is ->
    [you] Votre tour est sauté
   *[other] Tour sauté pour { $seat }
  }, { $colour } : tous les pions restants sont couverts.
dorada-event-skipped-out = { $seat_is ->
    [you] Votre tour est sauté
   *[other] Tour sauté pour { $seat }
  }, { $colour } : les quatre pions sont perdus.
dorada-event-skipped-done = { $seat_is ->
    [you] Votre tour est sauté
   *[other] Tour sauté pour { $seat }
  }, { $colour } : plus aucun pion à jouer.
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

## Ce qu'on peut choisir, et ce que cela ferait

dorada-choice-move = Avancer le pion { $square ->
    [0] de DÉPART
   *[other] de la case { $square }
  }
dorada-effect-moved = { $target ->
    [100] à DORADA
   *[other] en { $target }
  }
dorada-effect-uncovered = libère { $seat_is ->
    [you] votre pion { $colour }
   *[other] le pion { $colour } ({ $seat })
  } en { $square }
dorada-effect-covered = sur { $seat_is ->
    [you] votre pion { $colour }
   *[other] le pion { $colour } ({ $seat })
  }
dorada-effect-sprung = tremplin +{ $jump } { $target ->
    [100] à DORADA
   *[other] en { $target }
  }
dorada-effect-sprung-back = tremplin −3, recul en { $target }
dorada-effect-sent-to-start = tremplin −3, retour sur DÉPART
dorada-effect-stayed = tremplin déjà utilisé, reste là
dorada-effect-bridge-held = pont, sans danger
dorada-effect-fell = piège, perdu
dorada-effect-gold = case en or
dorada-effect-arrived = arrivée
dorada-effect-total = votre total { $total }

## Ce qu'on attend

dorada-phase-first = Première place
dorada-phase-roll = Dé
dorada-phase-move = Coup
dorada-status-first = La première place va être tirée au sort.
dorada-status-roll = { $asks ->
    [you] À vous, { $colour } : le dé va être lancé.
   *[other] Le dé va être lancé : { $seats }, { $colour }.
  }
dorada-status-move = { $asks ->
    [you] Le dé donne { $die } : choisissez un pion, { $colour }.
   *[other] En attente d'un coup de { $die } : { $seats }, { $colour }.
  }
