### Conseils : un choix, et pourquoi il est bon ; on s’adresse à qui doit choisir.

reason-hint = { $choice }. { $reason }
reason-often = { $choice }. { $reason } Mais ne soyez pas prévisible : ne choisissez ainsi qu’environ { $share } fois sur 100.

## Dans tous les jeux

reason-only = Il n’y a pas d’autre choix.
reason-none = C’est ce que ferait un robot.

## Dolorès

reason-dolores-share = Si { $rival } partage aussi, votre côté vous rapporte { points }, et le sien rapporte { $other } à { $rival }.
reason-dolores-share-calm = Votre côté ne vous aiderait pas maintenant, mais le partage ne met rien en danger de ce que vous avez.
reason-dolores-conflict = Toutes les cartes ensemble vous rapporteraient { points }, si { $rival } partage.
reason-dolores-conflict-deny = Par un partage, { $rival } gagnerait { points } ; le conflit ne lui laisse rien si sa main est ouverte.
reason-dolores-conflict-calm = Ces cartes n’aident guère personne, un conflit n’a donc pas grand-chose à perdre.
reason-dolores-dodge = Une carte vous rapporterait { points } : { $card }. L’esquive la prend avant tout le monde.
reason-dolores-dodge-fear = Le conflit rapporte le plus à { $rival } ; l’esquive prend quand même d’abord { $card }, pour { points }.
reason-dolores-dodge-calm = Aucune carte ne vous aide maintenant ; l’esquive évite seulement que { $rival } prenne tout par un conflit.
reason-dolores-pair = Avec la Ruse, vous voyez le geste montré par { $rival } avant de garder l’un de vos deux gestes.
reason-dolores-blind-share = Vous ne voyez pas les cartes ; par un partage, au moins, votre côté est à vous.
reason-dolores-blind-conflict = Vous ne voyez pas les cartes ; le conflit les prend toutes si { $rival } partage.
reason-dolores-blind-dodge = Vous ne voyez pas les cartes maintenant, mais l’esquive choisit quand elles sont retournées.
reason-dolores-guess = Ces cartes invitent { $dealer } au geste { $gesture } et { $neighbour } au geste { $other_gesture }.
reason-dolores-guess-open = Rien n’invite clairement à un geste ; ce pari en vaut un autre et ne coûte rien de plus.
reason-dolores-keep = Contre le geste { $other_gesture } ({ $rival }), le geste { $gesture } vous rapporte { points }.
reason-dolores-keep-deny = Contre le geste { $other_gesture } ({ $rival }), le geste { $gesture } ne lui laisse aucun point.
reason-dolores-keep-least = Contre le geste { $other_gesture } ({ $rival }), le geste { $gesture } { $points ->
    [0] ne vous coûte rien.
   *[other] vous coûte { points }.
  }
reason-dolores-keep-blind = Les cartes sont cachées ; contre le geste { $other_gesture } ({ $rival }), le geste { $gesture } promet plus.
reason-dolores-pick = Vous gagnez { points } avec { $card }, et aucune autre carte ne rapporte plus.
reason-dolores-pick-deny = { $rival } gagnerait { points } avec { $card } : prenez donc la carte vous-même.
reason-dolores-pick-later = Pas pour maintenant : avec { $card }, cette collection pourra compter plus tard ({ $kind }).
reason-dolores-pick-least = Aucune carte ne vous aide maintenant, et celle-ci nuit le moins : { $card }.
reason-dolores-pick-message = { $card } est un message à la mer : il servira au bon moment.
reason-dolores-pick-theft = Le Vol prend tout de suite une marchandise à quelqu’un.
reason-dolores-pick-dawn = Les marchandises vous nuiraient plutôt, et l’Aube ne vaut rien.
reason-dolores-drop = Cette collection ({ $kind }) vaut { points } ; sans elle, votre score est de { $total }.
reason-dolores-drop-kept = Sans cette collection ({ $kind }), votre score est de { $total }, pas moins que maintenant.
reason-dolores-take = { $count ->
    [one] Cette carte vous rapporte
   *[other] Ces cartes vous rapportent
  } { points } tout de suite.
reason-dolores-take-deny = Elles ne compteraient pas pour vous maintenant, mais elles échappent à { $seats }.
reason-dolores-steal = Vous gagnez { points } avec { $card }, et { $rival } perd { $other }.
reason-dolores-steal-gain = Vous gagnez { points } avec { $card }.
reason-dolores-steal-cost = { $rival } a { points } de moins sans { $card }.
reason-dolores-steal-later = Pas pour maintenant : avec { $card }, cette collection pourra compter plus tard ({ $kind }).
reason-dolores-arrange = Ainsi votre côté vous rapporte { points } par un partage, et le sien rapporte { $other } à { $rival }.
reason-dolores-arrange-calm = Aucun côté ne vous aide maintenant ; ainsi l’autre ({ $rival }) ne vaut pas mieux.
reason-dolores-arrange-least = Aucun côté ne vous aide maintenant ; ainsi { $rival } gagne { points } par un partage.
reason-dolores-arrange-others = Ainsi aucun des deux côtés ne rapporte plus de { points } par un partage.
reason-dolores-arrange-none = Ainsi aucun des deux côtés ne rapporte rien par un partage.
reason-dolores-arrange-blind = Les cartes sont cachées, aucun ordre ne vaut donc mieux qu’un autre.
reason-dolores-lantern = Vous partagez au prochain tour, et personne d’autre ne connaîtra les cartes.
reason-dolores-lantern-others = Qui partage au prochain tour devra vous demander ce qu’il y a là.
reason-dolores-lookout = La partie continue, et la pioche a encore { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
  } à gagner.
reason-dolores-lookout-behind = La partie finirait maintenant avec { points } pour vous et { $other } en tête : continuez.
reason-dolores-undertow = De nouvelles cartes vous iront peut-être mieux que celles-ci.
reason-dolores-undertow-rival = Par un partage, ces cartes rapportent { points } à { $rival }, plus qu’à vous : mieux vaut de nouvelles cartes.
reason-dolores-undertow-others = Par un partage, ces cartes rapportent { points } à { $rival }, et rien à vous : mieux vaut de nouvelles cartes.
reason-dolores-eddies = Vous partagez maintenant : vous pouvez rendre votre côté meilleur.
reason-dolores-eddies-others = Vous pouvez placer les cartes de façon à aider le moins possible les deux qui partagent.
reason-dolores-convoy = Vous partagez maintenant, et deux cartes de plus, c’est plus à gagner.
reason-dolores-convoy-others = Deux cartes de plus quittent la pioche, sur { $pile } : la partie finit plus tôt.
reason-dolores-muddle = Ce à quoi mènent ces gestes n’est pas ce que vous voulez.
reason-dolores-muddle-rival = En l’état, { $rival } gagne { points } : que les gestes soient refaits.
reason-dolores-muddle-others = En l’état, { $rival } gagne { points } : que les gestes soient refaits.
reason-dolores-bet = Vous ne partagez pas maintenant, et un pari juste prend des cartes avant les deux qui partagent.
reason-dolores-pass = À garder pour un moment plus utile : { $cards }.
reason-dolores-pass-ahead = La partie finit, et avec { points } contre { $other }, personne ne vous devance.
reason-dolores-pass-behind = Vous êtes derrière avec { points } contre { $other }, mais continuer ne promet pas mieux.
reason-dolores-pass-muddle = Les gestes, tels qu’ils sont, vous rapportent { points }.

## Dorada

reason-dorada-arrive = Le pion arrive à DORADA et vaut { points } maintenant ; { $pawns ->
    [0] plus rien ne peut se poser dessus.
    [one] { $pawns } pion peut encore se poser dessus.
   *[other] { $pawns } pions peuvent encore se poser dessus.
  }
reason-dorada-gold = La case en or mène le pion tout droit à DORADA, où il vaut { points } maintenant ; { $pawns ->
    [0] plus rien ne peut se poser dessus.
    [one] { $pawns } pion peut encore se poser dessus.
   *[other] { $pawns } pions peuvent encore se poser dessus.
  }
reason-dorada-fall = Le pion est perdu, mais il lui restait { $far } cases, et vos autres pions sont mieux où ils sont.
reason-dorada-fall-all = Tout pion qui peut avancer serait perdu ; à celui-ci, il restait encore { $far } cases.
reason-dorada-bridge = Le pion est perdu, mais son pont en case { $square } rend le chemin sûr pour { $pawns ->
    [one] { $pawns } pion à vous derrière lui.
   *[other] { $pawns } pions à vous derrière lui.
  }
reason-dorada-covers = Le pion se pose en case { $square } sur un pion adverse ({ $rival }), qui ne peut plus bouger tant que le vôtre y est.
reason-dorada-avoids = { $pawns ->
    [one] Votre pion { $square ->
        [0] sur DÉPART
       *[other] en case { $square }
      } tomberait dans un piège avec ce dé.
   *[other] { $pawns } de vos autres pions tomberaient dans un piège avec ce dé.
  }
reason-dorada-waits = Qui arrive plus tard vaut plus : votre pion en case { $square } peut attendre.
reason-dorada-frees = Le pion libère le vôtre qui était dessous, en case { $square }.
reason-dorada-springs = Un tremplin mène le pion en case { $square }.
reason-dorada-back = Le tremplin renvoie le pion { $square ->
    [0] sur DÉPART
   *[other] en case { $square }
  }, et qui arrive plus tard vaut plus.
reason-dorada-holds = Un pont couvre la case-piège { $square } : le pion y est sauf.
reason-dorada-leaves = Le pion laisse derrière lui { $traps ->
    [one] un piège ouvert
   *[other] { $traps } pièges ouverts
  } : aucun n’est à portée de dé de la case { $square }.
reason-dorada-steps = Le pion vient en case { $square }, à { $far } de DORADA ; { $traps ->
    [0] aucun piège ouvert n’est
    [one] un piège ouvert est
   *[other] { $traps } pièges ouverts sont
  } à portée du prochain dé.

## Douro 1872

reason-barrels = { $orders ->
    [1] { $most ->
        [one] { $most } baril
       *[other] { $most } barils
      }
   *[other] de { $least } à { $most } barils
  }
reason-douro-full-unbeaten = La barque ({ reason-barrels }) sera sans doute pleine, et personne ne peut plus jouer au-dessus de { $card }.
reason-douro-full-high = La barque ({ reason-barrels }) sera sans doute pleine, et { $card } est souvent la carte la plus haute.
reason-douro-full-save = La barque ({ reason-barrels }) sera sans doute pleine sans vous : { $card } ménage vos cartes hautes.
reason-douro-full-try = La barque ({ reason-barrels }) sera sans doute pleine, et { $card } peut gagner sans coûter votre meilleure carte.
reason-douro-short-high = La barque ({ reason-barrels }) ne sera guère remplie, et { $card } est rarement la carte la plus basse.
reason-douro-short-low = La barque ({ reason-barrels }) ne sera guère remplie : { $card } ménage vos meilleures cartes, au risque d’une amende.
reason-douro-poor = La barque ({ reason-barrels }) ne sera guère remplie, et avec { points } une amende vous coûte peu.
reason-douro-open = Rien ne dit si la barque ({ reason-barrels }) sera pleine ; { $card } est la plus haute environ { $highest } fois sur 100, la plus basse { $lowest } fois.
reason-douro-tie-hunt = Vous avez le phylloxéra, et { $card } a de bonnes chances d’égalité, ce qui le fait passer.
reason-douro-tie-win = À part { $rival }, personne ne peut aussi jouer { $card }, et le phylloxéra vous laisserait les points d’une égalité.
reason-douro-fog = Nul ne sait ce qu’apporte le brouillard ; { $card } garde vos autres cartes pour des barques connues.
reason-douro-fog-high = Des { $count } brouillards possibles, { $high ->
    [one] { $high } récompense
   *[other] { $high } récompensent
  } la carte la plus haute quand la barque est pleine.
reason-douro-fog-low = Des { $count } brouillards possibles, { $low ->
    [one] { $low } n’a
   *[other] { $low } n’ont
  } rien pour les cartes hautes : { $card } suffit.
reason-douro-fog-known = Il ne reste qu’un brouillard : { $fog }, { $fog_is ->
    [rocks] où tout compte double.
    [cardia] qui rend les cartes.
    [rapids] où une barque pleine récompense la carte la plus basse, sinon la plus haute.
    [towing] qui mène les mêmes cartes à la barque suivante.
    [tavern] où la carte la plus basse gagne.
   *[customs] où il n’y a rien à gagner.
  }
reason-douro-give-low = Vous vous séparez d’une carte faible, même si le don le plus bas paie 1 point à la fin.
reason-douro-give-middle = { $card } est rarement la plus haute ou la plus basse dans une dispute : elle vous manquera le moins.
reason-douro-give-high = Le don le plus haut rapporte 1 point à la fin, et { $card } a des chances de l’être.
