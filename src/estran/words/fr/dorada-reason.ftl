### Dorada : pourquoi un choix est bon

dorada-reason-arrive = Le pion arrive à DORADA et vaut { points } maintenant ; { $pawns ->
    [0] plus rien ne peut se poser dessus.
    [one] { $pawns } pion peut encore se poser dessus.
   *[other] { $pawns } pions peuvent encore se poser dessus.
  }
dorada-reason-gold = La case en or mène le pion tout droit à DORADA, où il vaut { points } maintenant ; { $pawns ->
    [0] plus rien ne peut se poser dessus.
    [one] { $pawns } pion peut encore se poser dessus.
   *[other] { $pawns } pions peuvent encore se poser dessus.
  }
dorada-reason-fall = Le pion est perdu, mais il lui restait { $far ->
    [one] { $far } case
   *[other] { $far } cases
  } à parcourir, et vos autres pions sont mieux là où ils sont.
dorada-reason-fall-all = Tout pion qui peut avancer serait perdu ; à celui-ci, il restait encore { $far ->
    [one] { $far } case
   *[other] { $far } cases
  } à parcourir.
dorada-reason-bridge = Le pion est perdu, mais son pont sur la case { $square } rend le chemin sûr pour { $pawns ->
    [one] un de vos pions, derrière lui.
   *[other] { $pawns } de vos pions, derrière lui.
  }
dorada-reason-covers = Le pion se pose, case { $square }, sur un pion adverse ({ $rival }), qui ne peut plus bouger tant que le vôtre y est.
dorada-reason-avoids = { $pawns ->
    [one] Votre pion { $square ->
        [0] sur la case DÉPART
       *[other] sur la case { $square }
      } tomberait dans un piège avec ce résultat.
   *[other] { $pawns } de vos autres pions tomberaient dans un piège avec ce résultat.
  }
dorada-reason-waits = Plus un pion arrive tard, plus il vaut : celui de la case { $square } peut attendre.
dorada-reason-frees = Le pion libère, en partant de la case { $square }, un autre des vôtres, qu’il couvrait.
dorada-reason-springs = Un tremplin mène le pion à la case { $square }.
dorada-reason-back = Le tremplin renvoie le pion { $square ->
    [0] sur la case DÉPART
   *[other] sur la case { $square }
  } ; or plus un pion arrive tard, plus il vaut.
dorada-reason-holds = Un pont couvre la case-piège { $square } : le pion n’y risque rien.
dorada-reason-leaves = Le pion laisse derrière lui { $traps ->
    [one] un piège ouvert
   *[other] { $traps } pièges ouverts
  } : il n’y en a plus à portée de dé de la case { $square }.
dorada-reason-steps = Le pion arrive sur la case { $square }, à { $far ->
    [one] { $far } case
   *[other] { $far } cases
  } de DORADA ; { $traps ->
    [0] aucun piège ouvert n’est
    [one] un piège ouvert est
   *[other] { $traps } pièges ouverts sont
  } à portée du prochain lancer.
