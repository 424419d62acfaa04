### Page d’accueil, salles, et comment y entrer.

## La page d’accueil

start-lead = Trois jeux au bord de l’eau.
start-promise = Sans compte, sans frais : choisissez un jeu et jouez avec des robots ou entre amis. À la souris, au doigt, au clavier ou à l’oreille.
start-games = Les jeux
start-me = Invité
start-alone = Jouer tout de suite contre des robots
start-laying = La table se prépare…
start-play = Jouer
start-play-what = { $game }, contre des robots
start-play-size = à { $number }
start-play-level = Niveau : { $level }
start-set-up = Préparer une table
start-learn = Apprendre en jouant
start-rules = Les règles
start-puzzle = Énigme du jour
start-continue = Reprendre là où vous en étiez
start-continue-as = sous le nom { $name }, salle { $code }
start-continue-with = avec { $names }
start-continue-more = { $number ->
    [one] encore { $number } salle
   *[other] encore { $number } salles
  }
start-forget = Oublier { $game }, salle { $code }
start-forgotten = La salle { $code } n’est plus dans la liste.
start-standing-yours = À vous de jouer, depuis { $time }
start-standing-due = À vous de jouer : il reste { $time }
start-standing-theirs = On attend { $names } depuis { $time }
start-standing-among = On attend au moins une personne parmi { $names } depuis { $time }
start-standing-others = On attend les autres depuis { $time }
start-standing-bot = Un robot joue pour vous
start-standing-seating = Partie pas encore commencée
start-standing-promises = La partie va commencer
start-standing-words = La partie va commencer
start-standing-over = Partie terminée : rejouer ?
start-standing-abandoned = Partie arrêtée : rejouer ?
start-standing-gone = Vous n’y avez plus de place
start-code = Rejoindre avec un code
start-code-how = Vous avez reçu un code ? Il est dans l’invitation : huit lettres et chiffres.
start-code-label = Code ou lien d’une salle
start-code-join = Rejoindre
start-lobby = Jouer avec d’autres
start-lobby-looking = Recherche de salles…
start-you = Vous
start-you-more = Mon profil et mes parties
start-name = Votre nom
start-their-name = Son nom

## Une nouvelle table

start-new = Nouvelle table : { $game }
start-back = Retour aux jeux
start-players = Nombre de joueurs
start-others = Les autres sont
start-others-open = des amis, chacun sur son appareil
start-others-local = des personnes ici, devant cet écran
start-others-bot = des robots
start-seat = Place { $seat }
start-seat-of = Place { $seat } : { $name }
start-who = Qui s’assoit ici
start-who-me = moi
start-who-local = quelqu’un devant cet écran
start-who-open = un ami ou une amie
start-who-open-help = La personne qui ouvre votre lien s’assoit ici.
start-who-bot = un robot
start-nameless = Joueur { $number }
start-level = Niveau
start-level-random = au hasard
start-level-random-help = Joue au hasard un coup permis.
start-level-easy = facile
start-level-easy-help = Pour une première partie : voit ce qui saute aux yeux, se trompe souvent et tient parole.
start-level-normal = normal
start-level-normal-help = Joue avec bon sens, peut être battu et tient presque toujours parole.
start-level-hard = difficile
start-level-hard-help = Prévoit et pardonne peu ; tient parole tant que cela coûte peu.
start-level-expert = expert
start-level-expert-help = Ce que nous avons de mieux ; ne le croyez pas sur parole.
start-why-open = Ouvrez la salle, puis envoyez son lien. Des robots peuvent prendre les places qui restent libres.
start-why-here = Plusieurs personnes devant un écran : entre les tours, un rideau cache ce qu’une seule peut voir.
start-why-bots = Tout est prêt : vous pouvez commencer tout de suite.
start-options = Options du jeu
start-settings = Réglages de la salle
start-public = Annoncer cette salle sur la page d’accueil
start-public-help = Tout le monde peut prendre une place libre, ou regarder ; sinon, il faut avoir le lien.
start-hints = Conseils pour tout le monde
start-hints-help = Le bouton de conseil marche aussi quand plusieurs personnes jouent. Contre des robots seulement, il marche toujours.
start-auto-roll = Le dé se lance tout seul
start-auto-roll-help = Sinon, la personne dont c’est le tour appuie sur le bouton.
start-time = Temps pour chaque choix
start-time-none = sans limite
start-time-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
  }
start-time-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
  }
start-time-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
  }
start-time-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
  }
start-time-help = Sans limite, la partie attend tout le monde.
start-time-live = Pour une partie où tout le monde reste à la table.
start-time-slow = Une partie lente, sur plusieurs jours : personne n’a besoin de rester à la table, et la page d’accueil montre où c’est à vous de jouer.
start-late = Quand le temps est écoulé
start-late-once = un robot choisit, cette fois-ci
start-late-once-help = Le choix suivant revient à la personne.
start-late-take-over = un robot prend le relais
start-late-take-over-help = Il joue jusqu’au retour de la personne ; si elle est là, il ne fait que ce choix.
start-yes = oui
start-no = non
start-drawn = tirée au sort
start-open = Ouvrir la salle
start-begin = Commencer la partie
start-room-first = Passer d’abord par la salle

## La salle

start-room = { $game } : la salle
start-room-open = { $number ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $number } personnes.
  }
start-room-full = Toutes les places sont prises.
start-words-collected = On rassemble les mots pour les dés ; la partie va commencer.
start-words-awaited = Mots encore attendus pour les dés, quelques secondes au plus : { $names }.
start-chairs = Places
start-chair-free = Place libre
start-chair-open = pour la prochaine personne
start-chair-bot = robot, { $level }
start-chair-yours = devant cet écran
start-put-bot = Y mettre un robot
start-free = Libérer la place
start-drop = Jouer sans cette place
start-remove = Exclure
start-onlookers = { $number ->
    [one] { $number } personne regarde
   *[other] { $number } personnes regardent
  }
start-sit = Prendre une place
start-sit-more = Quelqu’un d’autre joue devant cet écran
start-sit-down = Prendre la place
start-no-seat = Vous n’avez pas de place dans cette salle. Prenez-en une libre, ou regardez.
start-begin-open = Des places sont encore libres : attendez vos amis, ou confiez ces places à des robots.
start-begin-ready = Chaque place est prise. Commencez quand vous voulez.
start-begin-host = L’hôte de la salle lance la partie.
start-begin-deputy = L’hôte n’est plus là : toute personne assise ici peut commencer.
start-heard-deputy = L’hôte n’est plus là : vous pouvez maintenant commencer la partie, comme les autres.
start-fill = Donner les places libres à des robots
start-invite = Inviter des amis
start-invite-how = Envoyez ce lien : la personne qui l’ouvre prend une place libre. Ou dictez le code : { $code }.
start-invite-full = Toutes les places sont prises. Si une place se libère, ce lien ou le code { $code } y mène.
start-invite-link = Invitation
start-near-others = { $host } ne marche que sur cette machine. Les liens ci-dessous emploient son adresse sur votre réseau.
start-near-only = { $host } ne marche que sur cette machine, et aucun autre appareil ne peut joindre le serveur. Pour inviter d’autres personnes, il faut le démarrer avec --host 0.0.0.0 ou --public-url.
start-near-address = Adresse dans les liens
start-near-here = { $address } (cette machine seulement)
start-locked = La salle est verrouillée : personne d’autre ne peut prendre place. Son code : { $code }.
start-lock = Verrouiller la salle
start-copy = Copier
start-copied = Copié
start-copy-yourself = Le lien est sélectionné : copiez-le avec la commande de votre appareil.
start-share = Partager…
start-qr-name = Code QR du lien { $link }
start-qr-how = Visez-le avec l’appareil photo d’un autre appareil pour y ouvrir l’invitation.
start-watch = Lien pour regarder
start-watch-how = Ce lien montre ce que voit toute la table, et aucune carte cachée.
start-watch-link = Lien pour regarder
start-dice = Des dés équitables
start-dice-line = Ici, personne ne peut piper les dés ni arranger les cartes : votre navigateur y ajoute un mot secret.
start-dice-more = Comment ça marche, ou choisir votre mot
start-dice-why = Chaque dé et chaque carte viennent du secret du serveur et d’un mot de chacun. Votre navigateur a tiré un mot au hasard ; écrivez le vôtre si vous voulez.
start-word = Votre mot
start-word-of = Mot : { $name }
start-word-random = au hasard
start-word-give = Valider le mot
start-word-given = Mot validé ({ $name }).
start-word-own = Votre propre mot est validé ; il reste secret jusqu’au début.
start-word-drawn = Un mot tiré au hasard est validé ; il reste secret jusqu’au début.
start-word-waiting = Le mot est en route.
start-commitment = La promesse du serveur
start-commitment-what = Voici l’empreinte (SHA-256) du secret du serveur et du numéro de cette partie. Après la partie, le secret est publié, et votre navigateur vérifie que c’est bien celui qui est promis ici.
start-played = Jeu et options
start-mine = { $number ->
    [one] Votre place
   *[other] Vos places
  }
start-carry = Passer sur un autre appareil
start-carry-how = Un lien qui sert une fois : l’appareil qui l’ouvre reprend la place, et ce navigateur la quitte. Les boutons de l’hôte restent ici.
start-carry-make = Créer le lien
start-carry-link = Lien qui déplace la place { $number }
start-leave = Quitter la salle
start-leave-sure = Votre place devient libre pour d’autres.
start-stay = Rester
start-past = Parties précédentes
start-past-match = Partie { $number }, { $day }
start-past-won = Victoire : { $names }
start-past-abandoned = arrêtée avant la fin

## Rejoindre

start-join = Venez jouer à { $game }
start-join-who = { $open ->
    [0] À la table : { $names }.
    [one] À la table : { $names }. Une place est libre.
   *[other] À la table : { $names }. { $open } places sont libres.
  }
start-join-nobody = { $open ->
    [one] Personne n’est encore là ; une place est libre.
   *[other] Personne n’est encore là ; { $open } places sont libres.
  }
start-look-on = Regarder

## Ce qu’on entend dans la salle

start-heard-joined = { $name } prend la place { $seat }.
start-heard-left = { $name } s’en va ; la place { $seat } est libre.
start-heard-bot = Le robot { $name } prend la place { $seat }.
start-heard-locked = La salle est verrouillée.
start-heard-unlocked = La salle est de nouveau ouverte.
start-heard-begins = La partie commence.
start-heard-room = De retour dans la salle : la prochaine partie se prépare.
start-heard-dropped = Une place est retirée : on joue à { $number }.

start-notices = M’avertir quand c’est à moi
