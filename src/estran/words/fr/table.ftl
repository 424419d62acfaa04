### La table dans le navigateur, la même pour tous les jeux.

table-choice = Votre choix
table-board = Sur la table
table-own = Votre place
table-own-of = Place : { $name }
table-fields = { $name } : { $fields }.
table-roll = Lancer le dé
table-players = Joueurs
table-who = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }
table-log = Journal
table-talk = Discussion
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
table-lost = La connexion est perdue. Elle reviendra d’elle-même, et vous ne perdrez rien.
table-back = La connexion est revenue.
table-time = Il reste { $time }
table-time-short = { $seconds ->
    [one] { $seconds } seconde pour choisir
   *[other] { $seconds } secondes pour choisir
  } ; ensuite un robot choisit pour vous, cette fois-ci.
table-missing = Choix encore attendus : { $seats }.
table-missing-then = Choix attendus il y a un moment : { $seats }.
table-menu = Menu
table-leave = Quitter la table
table-leave-bot = Un robot continue pour vous. Tant que la partie dure, vous retrouvez votre place dès votre retour.
table-leave-waits = La partie vous attend : vous la retrouverez sur la page d’accueil.
table-leave-clock = Quand votre temps de réflexion sera écoulé, un robot { $late ->
    [take-over] jouera pour vous jusqu’à votre retour.
   *[other] fera ce choix à votre place.
  } Vous retrouverez la partie sur la page d’accueil.
table-leave-resigned = De toute façon, un robot joue à votre place jusqu’à la fin. Vous retrouverez la partie sur la page d’accueil.
table-leave-offline = Sans connexion, impossible de prévenir les autres de votre départ. Réessayez quand elle sera revenue, ou fermez simplement la page : les autres verront que vous n’êtes plus en ligne.
table-left = Vous avez quitté la table.
table-leave-over = Le résultat est conservé, et votre place se libère pour la prochaine partie.
table-end-offer = Proposer d’arrêter la partie
table-end-offer-help = Elle s’arrête sans gagnant si toutes les personnes qui jouent sont d’accord.
table-end-offered = On a demandé à toutes les personnes qui jouent s’il faut arrêter la partie.
table-end-now = Arrêter la partie
table-end-now-help = Elle s’arrête tout de suite, sans gagnant.
table-resign = Abandonner
table-resign-as = { $name } abandonne
table-resign-help = C’est définitif : un robot joue à votre place jusqu’à la fin. Vous pouvez rester, regarder, et jouer la partie suivante.
table-resign-sure = Abandonner cette partie pour de bon ?
table-resign-sure-as = { $name } abandonne cette partie pour de bon ?
table-resign-yes = Oui, abandonner
table-resign-no = Non, continuer
table-resigned-yours = Vous avez abandonné. Un robot joue à votre place jusqu’à la fin.
table-stand-in-yours = Un robot joue pour vous ; vous retrouvez votre place dans un instant.
table-left-yours = Vous avez quitté la table dans une autre fenêtre, et un robot joue pour vous.
table-stood-in = { $count ->
    [one] En votre absence, un robot a fait un choix pour vous : le journal le montre.
   *[other] En votre absence, un robot a fait { $count } choix pour vous : le journal les montre.
  }
table-by-bot = (Un robot a choisi pour vous.)
table-late = Temps écoulé pour { $name } : un robot a choisi, cette fois.
table-return = Revenir à la table
table-present-title = Personnes sur d’autres appareils
table-rating = cote
table-rated = Cette partie est cotée.
table-unrated-people = Partie non cotée : il faudrait que chacun joue sur son propre appareil, avec un profil qui l’accepte.
table-unrated-taken-back = La partie n’est plus cotée : un coup a été repris.
table-unrated-hint = La partie n’est plus cotée : un conseil a été donné.
table-unrated-ended = Partie non cotée : elle a été arrêtée avant la fin.
table-present = { $name } : { $presence }.
table-present-none = Personne ne joue sur un autre appareil.
table-presence-here = en ligne
table-presence-away = hors ligne
table-presence-left = a quitté la table
table-presence-away-bot = robot (hors ligne)
table-presence-left-bot = robot (a quitté)
table-presence-here-resigned = abandon (en ligne)
table-presence-away-resigned = abandon (hors ligne)
table-presence-left-resigned = abandon (a quitté)
table-heard-here = { $name } est en ligne.
table-heard-away = { $name } n’est plus en ligne.
table-heard-left = { $name } a quitté la table.
table-heard-stand-in = Un robot joue pour { $name } jusqu’à son retour.
table-heard-back = { $name } revient et joue de nouveau.
table-heard-resigned = { $name } abandonne ; un robot continue.
table-absent = { $name } ne donne plus signe de vie depuis un moment.
table-stand-in = Laisser un robot jouer pour { $name }
table-vote-end = { $seat_is ->
    [you] Vous proposez
   *[other] { $seat } propose
  } d’arrêter la partie sans gagnant.
table-vote-stand-in = { $seat_is ->
    [you] Vous proposez
   *[other] { $seat } propose
  } qu’un robot joue pour { $rival } jusqu’à son retour.
table-votes = Voir les questions en entier : { $count }
table-vote-awaited = Réponse attendue : { $seats }.
table-vote-yes = Accepter
table-vote-yes-as = Accepter ({ $name })
table-vote-no = Refuser
table-vote-withdraw = Retirer la proposition
table-vote-how = Répondez par « { table-vote-yes } » ou « { table-vote-no } » sous « { table-choice } ».
table-vote-dropped = Refusé : tout le monde n’est pas d’accord.
table-vote-gone = La proposition ne tient plus.
table-words-missing = Dés tirés sans les mots qui ne sont pas arrivés à temps : { $seats }.
table-hurried = Le serveur est très occupé : un robot plus rapide a parfois répondu ({ $seats }).
table-warming = En préparation : { $seats }. En attendant, un robot plus rapide choisit.
table-warm = Préparation terminée : { $seats }.
table-chosen = Choix fait : { $choice }. Vous pouvez le changer tant que tout le monde n’a pas choisi.
table-chosen-is = Choix fait : { $choice }.
table-chosen-waiting = Choix fait : { $choice } – on attend { $seats }.
table-chosen-among = Choix fait : { $choice } – on attend au moins une personne parmi { $seats }.
table-chosen-others = Choix fait : { $choice } – on attend les autres.
table-chosen-pass = Choix fait : { $choice } – cachez-le et passez l’appareil.
table-headline-of = { $name } – { $said }
table-chosen-unsent = Choix fait : { $choice } – pas encore envoyé.
table-not-chosen = Vous n’avez pas encore choisi.
table-not-asked = Rien ne vous est demandé pour l’instant.
table-may = Vous pouvez : { $choices }.
table-may-then = { $choice } ({ $effects })
table-may-number = { $number } : { $choice }
table-may-type = Vous pouvez : { $choices }. Tapez le numéro pour choisir.
table-may-roll = Vous pouvez lancer le dé.
table-may-again = La partie est terminée. Le bouton « { table-rematch } » en lance une autre.
table-number-open = { $number }… Continuez à taper pour { $numbers }.
table-number-or = { $choice } ? Appuyez sur Entrée. Ou continuez à taper pour { $numbers }.
table-number-elsewhere = { $choice } ? Appuyez sur F6, puis sur Entrée. Ou continuez à taper pour { $numbers }.
table-nothing-yet = Rien ne s’est encore passé.
table-confirm = Vous confirmez ? { $choice }
table-confirm-keys = Vous confirmez ? { $choice }. Entrée confirme, Échap annule.
table-confirm-dropped = Choix annulé : { $choice }.
table-confirm-group = Confirmer le choix
table-confirm-yes = Oui, c’est décidé
table-confirm-no = Non, réfléchir encore
table-undo = Reprendre le coup
table-undo-asked = { $seat_is ->
    [you] Vous demandez à reprendre votre dernier choix.
   *[other] { $seat } demande à reprendre son dernier choix.
  }
table-undo-unrated = S’il est repris, la partie n’est pas cotée.
table-undone = { $seat_is ->
    [you] Vous avez repris
   *[other] { $seat } a repris
  } : { $choice }.
table-undone-hidden = { $seat_is ->
    [you] Vous avez repris votre dernier choix.
   *[other] { $seat } a repris son dernier choix.
  }
table-undone-dice = Les mêmes dés et les mêmes cartes reviendront.
table-travel = Moments passés
table-earlier = Avant
table-later = Après
table-at = Coup { $ply } sur { $last }
table-now = De retour au présent.
table-to-now = Au présent
table-abandoned = La partie a été arrêtée avant la fin. Personne ne gagne.
table-agreed = La partie s’est arrêtée d’un commun accord. Personne ne gagne.
table-end = Détail des points
table-rematch = Rejouer
table-rematch-no = Non, merci
table-rematch-withdraw = J’ai changé d’avis
table-rematch-as = Rejouer ({ $name })
table-rematch-no-as = Non, merci ({ $name })
table-rematch-withdraw-as = Changer d’avis ({ $name })
table-rematch-agreed = D’accord pour rejouer : { $seats }.
table-rematch-declined = Non, merci : { $seats }.
table-rematch-awaited = Réponse attendue : { $seats }.
table-rematch-without = Jouer sans { $seats }
table-rematch-without-help = Si quelqu’un a refusé, sa place se libère pour la prochaine partie. Le résultat reste sous « Parties précédentes ».
table-rematch-host = Il faut que quelqu’un change d’avis, ou que l’hôte prépare la prochaine partie avec une place libre.
table-rematch-changed = Vous pouvez encore changer d’avis.
table-replay = Revoir la partie
table-verify = Vérifier les dés
table-share = Partager la partie
table-shared = Lien copié
table-copy-yourself = Le lien n’a pas pu être copié. Copiez-le vous-même : { $link }
table-curtain = Passez l’appareil à { $name }
table-curtain-nobody = Personne devant cet écran n’est attendu pour l’instant
table-curtain-why = Les cartes et les choix des autres restent cachés jusque-là.
table-curtain-lift = C’est moi, { $name } : montrer ma table
table-moved = Sur un autre appareil, maintenant : { $names }.
table-hint = Conseil
table-hint-wait = Un instant de réflexion…
table-hint-only = { $choice }. C’est votre seul choix.
table-hint-warming = Le robot expert se prépare encore ; ce conseil vient d’un robot plus rapide.
table-command = Taper un coup
table-command-label = Un coup, comme ci-dessus, ou : score, qui, dernier, cartes, plateau, choix, autres, possible, conseil, présents
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
table-ask-p = présents là p
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
table-key-p = qui est là
table-key-q = le menu : quitter, arrêter ou abandonner la partie
table-key-x = couper ou remettre les sons
table-key-f6 = zone suivante de la page
table-key-choose = le choix de ce numéro : celui de la carte, ou sa place dans ce que dit M (un nombre qui pourrait continuer, comme 1 quand il y a aussi 10, attend Entrée)
table-key-roll = lancer le dé
table-key-help = cette aide
table-key-next = continuer, pendant que la table montre ce qui s’est passé
table-key-space = Espace
table-key-said = { $key } : { $what }
table-keys-readers = Les lecteurs d’écran gardent lettres et chiffres pour eux tant qu’ils parcourent la page. Les touches atteignent la table en mode formulaire de NVDA (NVDA+Espace) ou quand le curseur virtuel de JAWS est désactivé (Inser+Z). « { table-command } » répond aux mêmes questions avec des mots, dans tous les modes.
table-sounds-on = Les sons sont actifs.
table-sounds-off = Les sons sont coupés.
table-quiet = Personne n’a encore rien dit.
table-say = Dire
table-say-to = À
table-say-all = tout le monde
table-say-send = Dire
table-says = { $is ->
    [you] Vous
   *[other] { $name }
  } : { $text }
table-unread = { $count ->
    [one] À lire :
   *[other] { $count } messages à lire, dont le dernier :
  }
table-whispers = { $is ->
    [you] Vous chuchotez à { $to }
   *[other] { $name } chuchote à { $to }
  } : { $text }
table-whispers-you = { $name } vous chuchote : { $text }
table-somebody = un spectateur
table-signal = Promettre ou demander (n’engage personne)
table-signal-send = Envoyer
table-mute = Ne plus entendre quelqu’un
table-mute-one = Ne plus entendre { $name }

# ---- The stage

table-rivals = Les autres
table-pass-on = Cacher et passer l’appareil
table-hide = Cacher
table-next = Suite
table-waits = Appuyez sur Espace pour continuer.
table-scores-now = Score à présent : { $scores }.
table-shown = La table montre encore ce qui s’est passé. Appuyez sur Espace pour continuer.
table-jump = Aller au présent
table-pace = Rythme
table-pace-quick = Rapide
table-pace-usual = Normal
table-pace-slow = Lent
table-pace-key = À mon signal
table-pace-none = Sans pause
table-pace-quick-means = Ce qui se passe défile rapidement.
table-pace-usual-means = Ce qui se passe est montré au rythme normal.
table-pace-slow-means = Ce qui se passe est montré lentement.
table-pace-key-means = Chaque moment important attend que vous appuyiez sur Espace ou touchiez la table.
table-pace-none-means = Tout ce qui se passe s’affiche d’un coup.
table-tried = Reprise d’une autre partie : rien n’est prouvé ni coté
