### La table dans le navigateur, la même pour tous les jeux.

table-choice = Votre choix
table-board = Sur la table
table-own = Votre place
table-own-of = Place de { $name }
table-fields = { $name } : { $fields }.
table-roll = Lancer le dé
table-players = Joueurs
table-who = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }
table-log = Journal
table-talk = Paroles
table-help = Aide
table-help-button = Aide et règles
table-keys = Touches
table-close = Fermer
table-past = Vous regardez un moment passé. La partie continue ; revenez-y quand vous voulez.
table-onlooker = Vous regardez la partie.
table-onlookers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
table-online = Connexion établie
table-offline = Connexion perdue ; nouvel essai…
table-lost = La connexion est perdue. Elle reviendra d’elle-même, et rien de vous n’est perdu.
table-back = La connexion est revenue.
table-time = { $seconds ->
    [one] { $seconds } seconde restante
   *[other] { $seconds } secondes restantes
  }
table-time-short = { $seconds ->
    [one] { $seconds } seconde pour choisir ; ensuite un robot choisit pour vous, cette fois-ci.
   *[other] { $seconds } secondes pour choisir ; ensuite un robot choisit pour vous, cette fois-ci.
  }
table-missing = Choix encore attendus : { $seats }.
table-words-missing = Les dés sont faits sans mot de { $seats } : aucun n’est arrivé à temps.
table-sat-in = Un robot joue à la place de { $names } en attendant son retour.
table-sat-in-yours = Un robot joue à votre place. Faites un choix, et la place est de nouveau à vous.
table-hurried = Le serveur est très occupé : un robot plus rapide a parfois répondu ({ $seats }).
table-chosen = Choix fait : { $choice }. Vous pouvez le changer tant que tout le monde n’a pas choisi.
table-chosen-is = Choix fait : { $choice }.
table-not-chosen = Vous n’avez pas encore choisi.
table-not-asked = Rien ne vous est demandé pour l’instant.
table-may = Vous pouvez : { $choices }.
table-may-roll = Vous pouvez lancer le dé.
table-nothing-yet = Rien ne s’est encore passé.
table-confirm = Est-ce sûr ? { $choice }
table-confirm-group = Confirmer le choix
table-confirm-yes = Oui, c’est décidé
table-confirm-no = Non, réfléchir encore
table-undo = Annuler
table-undo-asked = { $seat_is ->
    [you] Vous demandez
   *[other] { $seat } demande
  } à reprendre le dernier choix.
table-undo-yes = Accepter
table-undo-no = Refuser
table-travel = Moments passés
table-earlier = Avant
table-later = Après
table-at = Coup { $ply } sur { $last }
table-now = De retour au présent.
table-to-now = Au présent
table-abandoned = La partie a été arrêtée avant la fin. Personne ne gagne.
table-end = D’où viennent les points
table-rematch = Rejouer
table-rematch-host = L’hôte peut lancer une autre partie.
table-replay = Revoir la partie
table-verify = Vérifier les dés
table-share = Partager la partie
table-shared = Lien copié
table-curtain = Passez l’appareil à { $name }
table-curtain-why = Les cartes et les choix des autres restent cachés jusque-là.
table-curtain-lift = C’est moi, { $name } : montrer ma table
table-hint = Conseil
table-hint-wait = Un instant de réflexion …
table-command = Taper un coup
table-command-label = Un coup, comme ceux d’en haut, ou : score, qui, dernier, cartes, plateau, choix, autres, possible, conseil
table-command-do = Valider
table-not-understood = « { $typed } » n’est pas possible maintenant. Possible : { $moves }
table-ask-s = score scores s
table-ask-t = qui tour t
table-ask-l = dernier l
table-ask-h = cartes pions main h
table-ask-b = plateau b
table-ask-c = choix c
table-ask-o = autres o
table-ask-m = ? possible aide m
table-ask-i = conseil i
table-ask-roll = lancer dé de
table-help-rules = Les règles pour votre choix
table-help-book = Toute la règle du jeu
table-key-s = scores et situation
table-key-t = à qui de jouer
table-key-l = le dernier événement
table-key-h = mes cartes ou mes pions
table-key-b = le plateau
table-key-c = mon choix
table-key-o = les autres
table-key-m = ce que je peux faire
table-key-i = un conseil : que choisir, et pourquoi
table-key-x = couper ou remettre les sons
table-key-f6 = vers la partie suivante de la page
table-sounds-on = Les sons sont actifs.
table-sounds-off = Les sons sont coupés.
table-quiet = Personne n’a encore rien dit.
table-say = Dire
table-say-to = À
table-say-all = tout le monde
table-say-send = Dire
table-says = { $name } : { $text }
table-whispers = { $name } chuchote à { $to } : { $text }
table-somebody = un spectateur
table-signal = Promettre ou demander (n’engage personne)
table-signal-send = Signaler
table-mute = Ne plus entendre quelqu’un
table-mute-one = Ne plus entendre { $name }
