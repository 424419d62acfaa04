### Revoir les parties, vérifier les dés et lire les règles dans le navigateur.

## Revoir une partie

replay-title = Revoir : { $game }
replay-between = Entre { $names }
replay-running = Cette partie se joue encore. Vous voyez ce qu’un spectateur peut voir ; les cartes seront dévoilées à la fin.
replay-tried = Cette partie est un essai, repris à un moment d’une autre partie : elle n’est ni prouvée ni cotée.
replay-missing = Cette partie ne peut pas être montrée
replay-you = Vous
replay-nameless = Joueur { $seat }
replay-at = Coup { $ply } sur { $last }
replay-quiet = Rien à voir à ce coup.
replay-sat-bot = À partir du coup { $ply }, un robot ({ $level }) joue pour { $is ->
    [you] vous.
   *[other] { $name }.
  }
replay-sat-person = { $is ->
    [you] Vous êtes de retour.
   *[other] { $name } est de retour.
  }
replay-ended-agreed = La partie a été arrêtée ici d’un commun accord.
replay-ended-abandoned = La partie a été arrêtée ici.
replay-claimed-ended = Que la partie ait été arrêtée là, seul l’enregistrement le dit : si quelqu’un l’avait raccourci, il aurait le même aspect.
replay-claimed-cut = L’enregistrement ne donne ni le résultat ni la façon dont la partie s’est arrêtée : quelqu’un l’a peut-être raccourci.
replay-claimed-sat = Seul l’enregistrement dit pour qui un robot a joué, et à partir de quel coup : rien ne le prouve.
replay-playback = Lecture
replay-play = Lecture
replay-pause = Pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-to-start = Au début
replay-to-end = À la fin
replay-moment = Moment
replay-whose = Vu par
replay-mine = moi
replay-onlooker = un spectateur
replay-seat = { $name }
replay-open = tous, cartes visibles
replay-open-note = Cartes visibles : les cartes et les choix de chaque place sont montrés, même ceux qui étaient alors secrets.
replay-speed = Vitesse
replay-times = { $speed } ×
replay-result = Le résultat, pas à pas
replay-chances = Les chances de chaque place
replay-chances-why = Les chances de victoire de chacun à tout instant, selon un robot fort, les moments où elles ont basculé et les choix qui auraient été meilleurs. Une fois montrées, elles le seront aussi dans les prochaines parties à revoir.
replay-chances-start = Montrer les chances de chacun
replay-chances-stop = Masquer les chances
replay-chances-begin = Un robot fort examine chaque choix de la partie. Cela peut durer une minute ou deux ; rien n’empêche de continuer à la revoir.
replay-chances-warming = Un robot fort examinera chaque choix de la partie, mais il se prépare encore : la première fois sur un serveur, cela dure une minute ou deux. Rien n’empêche de continuer à la revoir.
replay-chances-busy = Analyse en cours… { $done } choix sur { $total }
replay-chances-done = L’analyse est finie.
replay-chances-turned = { $turns ->
    [0] Les chances n’ont jamais basculé.
    [one] Les chances ont basculé une fois ; « { replay-chances } » dit où.
   *[other] Les chances ont basculé { $turns } fois ; « { replay-chances } » dit où.
  }
replay-chances-again = Réessayer
replay-chances-of = { $name } { $chance } %
replay-chances-walk = Chances : aller à un moment
replay-chances-turns = Là où les chances ont basculé
replay-chances-none = Elles n’ont jamais basculé.
replay-chances-table = Tous les nombres, en pourcentage
replay-chances-turn = { $when } : { $happened } { $way ->
    [up] { $name } +{ $swing }
   *[down] { $name } −{ $swing }
  } points de pourcentage.
replay-better = { $is ->
    [you] Vous avez choisi « { $made } ». Mieux valait « { $better } » : votre choix vous a coûté { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
      } de pourcentage. { $reason }
   *[other] { $name } a choisi « { $made } ». Mieux valait « { $better } » : son choix a coûté { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
      } de pourcentage. Un conseil aurait dit : « { $reason } »
  }
replay-mistakes = { $is ->
    [you] Vos plus grosses erreurs
   *[other] Les plus grosses erreurs
  }
replay-mistakes-none = Aucune n’a coûté cher.
replay-mistake = { $is ->
    [you] { $when } : « { $made } », mieux « { $better } », −{ $cost } points de pourcentage.
   *[other] { $when }, { $name } : « { $made } », mieux « { $better } », −{ $cost } points de pourcentage.
  }
replay-try-short = Essayer
replay-try = { $is ->
    [you] Essayer soi-même à partir d’ici
   *[other] Essayer soi-même à partir d’ici ({ $name })
  }
replay-log-note = Choisissez une ligne pour y aller.
replay-links = Garder et partager
replay-address = Adresse de ce moment
replay-copy = Copier le lien
replay-copied = Lien copié
replay-download = Télécharger la partie

## La vérification des dés

replay-verify-title = Vérifier les dés
replay-verify-lead = Votre navigateur recalcule chaque tirage de la partie, à partir de la graine publiée et des mots de tous. Il le fait seul ; le serveur ne donne que la partie enregistrée.
replay-verify-busy = Vérification de chaque tirage…
replay-verify-no-record = Ce n’est pas une partie enregistrée.
replay-verify-local = Cette partie n’a pas de dés équitables : elle n’a pas été jouée sur un serveur, et il n’y a donc rien à vérifier ici.
replay-verify-tried = Cette partie a commencé à un moment d’une autre, où ce qui était caché a été retiré au sort. Personne ne peut prouver comment la table en est arrivée là : ses dés ne sont donc pas prouvés.
replay-verify-good = { $draws ->
    [one] { $draws } tirage vérifié : il correspond à la graine et aux mots.
   *[other] { $draws } tirages vérifiés : tous correspondent à la graine et aux mots.
  }
replay-verify-bad = Quelque chose ne va pas dans cette partie enregistrée.
replay-verify-running = La partie n’est pas finie : sa graine est encore secrète, et sera publiée à la fin.
replay-verify-old = Ces dés ne sont pas prouvés : la partie a commencé sous une version plus ancienne, qui laissait un choix au serveur.
replay-verify-nothing = Rien n’a été tiré au sort dans cette partie : il n’y a rien à prouver.
replay-verify-unweighed = { $draws ->
    [one] { $draws } tirage correspond à ses poids ; rien ne dit ici si ces poids sont justes : les dés ne sont pas prouvés.
   *[other] { $draws } tirages correspondent à leurs poids ; rien ne dit ici si ces poids sont justes : les dés ne sont pas prouvés.
  }
replay-verify-which = { $game } : { $names }. { $plies ->
    [one] { $plies } coup.
   *[other] { $plies } coups.
  }
replay-verify-mark-good = Juste :
replay-verify-mark-bad = Faux :
replay-verify-mark-open = Inconnu ici :
replay-verify-match-good = L’enregistrement est celui de la partie demandée.
replay-verify-match-bad = L’enregistrement est celui d’une autre partie que celle demandée.
replay-verify-seed-good = La graine et la partie sont celles dont l’empreinte a été annoncée avant le début.
replay-verify-seed-bad = La graine et la partie ne sont pas celles dont l’empreinte a été annoncée avant le début.
replay-verify-seed-open = La graine n’est pas encore publiée.
replay-verify-promise-good = L’empreinte est celle que ce navigateur a notée avant le début.
replay-verify-promise-bad = Ce navigateur a noté une autre empreinte avant le début, ou avait une place à la table et n’en a noté aucune : il était absent, sa mémoire a été effacée, ou la partie a été remplacée.
replay-verify-promise-open = Ce navigateur n’était pas à la table avant le début ; il n’a donc noté aucune empreinte à comparer.
replay-verify-word-good = { $count ->
    [one] Le mot que ce navigateur a ajouté aux dés est dans la partie enregistrée.
   *[other] Les { $count } mots que ce navigateur a ajoutés aux dés sont dans la partie enregistrée.
  }
replay-verify-word-bad = { $count ->
    [one] Le mot que ce navigateur a ajouté aux dés manque dans la partie enregistrée, ou y est différent.
   *[other] Sur les { $count } mots que ce navigateur a ajoutés aux dés, un au moins manque dans la partie enregistrée, ou y est différent.
  }
replay-verify-word-open = Ce navigateur n’a ajouté aucun mot à ces dés.
replay-verify-words-good = { $words ->
    [one] Un mot de joueur est dans les dés : le serveur ne pouvait pas les choisir seul.
   *[other] Les mots de { $words } joueurs sont dans les dés : le serveur ne pouvait pas les choisir seul.
  }
replay-verify-words-open = Aucun mot de joueur n’est dans ces dés ; ils ne viennent que de la graine du serveur.
replay-verify-words-bad = Il n’y a pas un mot correct par place, ou les mots manquants ne sont pas ceux qui sont notés.
replay-verify-missing = Aucun mot n’est arrivé à temps pour { $names }, ce qui a laissé plus d’influence aux autres.
replay-verify-draws-good = { $count ->
    [one] { $count } tirage a été recalculé à partir de la graine et des mots, avec le même résultat que dans la partie enregistrée.
   *[other] { $count } tirages ont été recalculés à partir de la graine et des mots, chacun avec le même résultat que dans la partie enregistrée.
  }
replay-verify-draws-bad = { $wrong ->
    [one] { $wrong } tirage sur { $count } n’est pas celui que donnent la graine et les mots, au coup { $ply }.
   *[other] { $wrong } tirages sur { $count } ne sont pas ceux que donnent la graine et les mots, le premier au coup { $ply }.
  }
replay-verify-draws-other = Les tirages notés ne sont pas ceux d’une partie entière depuis son début.
replay-verify-draws-open = Les tirages pourront être recalculés quand la graine sera publiée.
replay-verify-weights-good = Les poids de chaque tirage sont ceux des règles du jeu.
replay-verify-weights-bad = Les poids d’un tirage ne sont pas ceux des règles du jeu.
replay-verify-weights-open = Cette page ne connaît pas les poids de ce jeu ; « estran verify » les connaît.
replay-verify-told-bad = Ce que l’enregistrement dit de ceux qui ont joué, ou d’une fin anticipée, est impossible.
replay-verify-numbers = Ce qui a été publié
replay-verify-match = Partie
replay-verify-commitment = Empreinte, avant le début
replay-verify-seed = Graine, après la fin
replay-verify-word = Mot : { $name }
replay-verify-not-yet = pas encore
replay-verify-no-word = aucun
replay-verify-each = { $count ->
    [one] Le seul tirage
   *[other] Les { $count } tirages
  }
replay-verify-table = Les tirages, un par un
replay-verify-ply = Coup
replay-verify-derived = Recalculé ici
replay-verify-recorded = Dans la partie
replay-verify-chance = Poids
replay-verify-same = Identique
replay-verify-share = { $weight } sur { $total }, { $outcomes ->
    [one] { $outcomes } issue
   *[other] { $outcomes } issues
  }
replay-verify-file = Vérifier un fichier
replay-verify-file-label = Une partie enregistrée sur cet appareil ; elle n’est envoyée nulle part
replay-verify-means = Ce que cela prouve
replay-verify-means-seed = Quand un navigateur a noté l’identifiant et l’empreinte avant le début, on sait que le serveur a choisi sa graine avant de connaître le moindre mot, et n’a rien changé depuis. Les autres doivent faire confiance à ceux qui étaient là.
replay-verify-means-words = Les autres ont validé leurs mots avant que le vôtre soit révélé. Personne n’a donc pu diriger les dés, si votre propre mot en fait partie.
replay-verify-means-draws = Chaque résultat découle de la graine, de la partie, des mots et du coup par HMAC-SHA-256, avec les poids que donnent les règles.
replay-verify-command = Ce que « estran verify » prouve en plus
replay-verify-command-why = Cette page suit les tirages, mais ne connaît pas les règles des choix. La commande rejoue tout l’enregistrement : elle prouve aussi que chaque coup était permis et que le résultat est juste. Téléchargez l’enregistrement et lancez :
replay-verify-not = Ce que rien de tout cela n’empêche
replay-verify-not-database = Un hôte qui lit la base de données d’une partie en cours sait ce que le hasard apportera.
replay-verify-not-league = Quelqu’un de connivence avec l’hôte peut retenir un mot validé et obtenir ainsi un second tirage ; chaque complice de plus double leur nombre. L’hôte peut aussi perdre des mots en route. L’enregistrement note chacune de ces places comme manquante.
replay-verify-not-abandon = Un hôte peut arrêter une partie avant la fin. La graine est publiée quand même, la raison ne l’est pas.
replay-verify-not-choices = Personne ne signe ses choix : seuls ceux qui ont vu la partie savent qui a choisi quoi.

## Les règles

replay-rules-lead = Les règles des trois jeux, rédigées par nous, avec des exemples, et avec nos décisions là où les livrets se taisent.
replay-rules-players = de { $least } à { $most } joueurs
replay-rules-read = Règles : { $game }
replay-rules-title = Règles : { $game }
replay-rules-books = Livrets de règles
replay-rules-contents = Sommaire
replay-rules-print = Imprimer en livret
replay-rules-braille = En braille (BRF)
replay-rules-contracted = En braille abrégé (BRF)
replay-rules-search = Chercher dans les règles
replay-rules-search-note = Quelques mots, ou le numéro d’un article
replay-rules-hits = { $count ->
    [0] Rien trouvé
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
  }
replay-rules-none = Aucun passage ne contient tous ces mots. Essayez-en moins, ou de plus courts.
replay-rules-table = { $number ->
    [1] Tableau : { $title }
   *[other] Tableau { $number } : { $title }
  }
