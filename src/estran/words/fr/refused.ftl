### Refus : ce qui est venu, ce qu’on attendait, que faire.

refused-game = Il n’y a pas de jeu « { $came } ». Choisissez parmi : { $known }.
refused-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }.
refused-option = { $game } n’a pas d’option « { $came } ». Les options sont : { $known }.
refused-option-value = L’option { $option } ne peut pas valoir { $came }. Valeurs possibles : { $expected }.
refused-names = { $players ->
    [one] Il faut un nom
   *[other] Il faut { $players } noms
  }, un par place ; vous en avez donné { $came }.
refused-seat = Il n’y a pas de place « { $came } » à cette table. Les places sont { $known }.
refused-turn = Coup { $ply } : « { $came } » n’est pas jouable maintenant par { $seat }. En attente : { $waiting }.
refused-over = Coup { $ply } : la partie est finie, et « { $came } » n’est plus jouable par { $seat }.
refused-ply = Coup { $ply } : « { $came } » n’est pas possible pour { $seat }. Coups possibles : { $legal }.
refused-ply-form = Coup { $ply } : « { $came } » n’est pas un coup. Un coup s’écrit avec une place ou *, une espace et un choix, par exemple « A 7 ».
refused-script-end = Coup { $ply } : il faut un tirage, mais la liste des tirages est épuisée.
refused-undo = Il n’y a encore aucun choix à reprendre.
refused-no-signals = { $game } n’a pas de signaux.
refused-signal = « { $came } » n’est pas un signal. Les signaux s’écrivent ainsi : { $known }.
refused-file = { $path } est inutilisable : { $reason }.
refused-format = Ce n’est pas un enregistrement d’Estran : son format est « { $came } » au lieu de « { $expected } ».
refused-result = Après le coup { $ply }, le résultat est { $expected }, mais l’enregistrement annonce { $came }.
refused-ended = La partie est allée à son terme ; elle n’a donc pas pu être arrêtée avant (« { $ended } »).
refused-sat-ply = D’après l’enregistrement, une place a changé de mains au coup { $ply }, mais ces coups doivent être dans l’ordre, ici entre { $least } et { $most }.
refused-sat-who = Coup { $ply } : « { $came } » ne peut pas jouer à la place { $seat }. Une place est tenue par « person » ou par un niveau de robot, comme « normal ».
refused-seed = Rien n’est prouvé : la graine publiée n’a pas 64 chiffres hexadécimaux ; c’est « { $came } ».
refused-commitment = Rien n’est prouvé : la graine et la partie publiées ne correspondent pas à l’empreinte annoncée avant le début.
refused-words-number = Rien n’est prouvé : il y a { $came ->
    [one] { $came } mot
   *[other] { $came } mots
  } pour les dés, mais { $players } places.
refused-word-form = Rien n’est prouvé : le mot de la place { $seat } est trop long, ou n’est pas écrit dans la forme que tout le monde compare (NFC).
refused-words-missing = Rien n’est prouvé : les places sans mot ne sont pas celles qui sont notées comme manquantes ({ $came }).
refused-draws = Rien n’est prouvé : au coup { $ply }, l’enregistrement note un tirage qui n’en est pas un, ou en oublie un.
refused-draw-odds = Coup { $ply } : les chances notées pour ce tirage ne sont pas celles des règles.
refused-draw = Coup { $ply } : les dés mènent à « { $expected } », mais l’enregistrement dit « { $came } ».
refused-clause = Il n’y a pas d’article « { $came } ». Les articles sont { $known }.
refused-no-rules = { $game } n’a pas de page de règles ici.
refused-no-tables = À ce jeu, { $game }, une table ne peut pas s’écrire sur une ligne.
refused-table-word = La table est illisible : « { $came } » n’a pas sa place sous « { $part } ». On attend : { $expected }.
refused-table-part = La table est illisible : aucun élément ne commence par « { $came } », ou il n’a pas sa place à ce moment. Deux espaces séparent les éléments.
refused-table-twice = La table est illisible : « { $part } » s’y trouve deux fois.
refused-table-row = La table est illisible : « { $part } » demande { $players } mots, un par place, mais il y en a { $came }.
refused-table-early = La table est illisible : « { $came } » demande aussi un élément « { $expected } ».
refused-table-players = La table est pour { $players } joueurs, alors que { $came } sont demandés par ailleurs.
refused-table-many = La table est illisible : « { $came } » y figure trop souvent ; { $most } fois au plus sont possibles.
refused-table-all-chose = La table est illisible : avec le choix de la place { $seat }, tout le monde a choisi. Enlevez l’un des choix.
refused-table-stuck = Personne ne pourrait continuer à cette table : il n’y aurait rien à faire pour { $waiting }.
refused-proof-table = Cette partie a commencé à une table que quelqu’un a dressée : ses dés ne prouvent rien.
refused-proof-version = Rien n’est prouvé : cet Estran ne connaît pas la version { $came } des dés équitables, seulement la { $known }.
refused-proof-old = Les { $plies } coups suivent les règles, mais les dés ne sont pas prouvés : la version { $version } ne fixait pas d’avance l’identifiant de la partie.
refused-proof-seed = Rien n’est prouvé : la partie est finie, mais sa graine n’est pas publiée.

## Refus du serveur de tables.

refused-room = Cette salle n’existe pas. Vérifiez le code ou demandez un nouveau lien.
refused-room-full = Toutes les places de cette salle sont prises. Vous pouvez regarder la partie.
refused-room-locked = Cette salle n’accueille personne en ce moment.
refused-name-taken = Quelqu’un s’appelle déjà { $name } ici. Choisissez un autre nom.
refused-token = Cette place n’est pas la vôtre sur cet appareil.
refused-ticket = Ce lien a expiré, a déjà servi ou n’a jamais été valable. Demandez-en un nouveau sur l’appareil qui tient la place.
refused-host = Seul l’hôte de la salle peut faire cela.
refused-place = La salle n’a pas de place numéro { $came }.
refused-level = Il n’y a pas de robot de niveau « { $came } ». Niveaux possibles : { $known }.
refused-bot-needed = Personne n’attend la place numéro { $place } : le robot y reste.
refused-present = { $name } est en ligne ou l’était à l’instant. Un robot ne peut jouer pour quelqu’un qu’après deux minutes sans signe de sa part.
refused-replace-slow = Dans une partie lente, un robot ne peut jouer pour quelqu’un qu’une fois écoulé le temps prévu pour son choix.
refused-level-weak = Un robot qui joue pour quelqu’un doit être au moins du niveau « { $least } », pas « { $came } ».
refused-stand-in = Un robot joue en ce moment à la place { $seat }, jusqu’au retour de la personne.
refused-time-up = Le temps pour ce choix est écoulé : un robot a choisi pour vous.
refused-resigned = La place { $seat } a abandonné : un robot y joue jusqu’à la fin de la partie.
refused-no-vote = Seules les personnes qui jouent cette partie peuvent voter, et c’est un robot qui joue à la place { $seat }.
refused-nobody-declined = Personne n’a refusé de rejouer : il n’y a donc personne à remplacer.
refused-rematch-awaited = Tout le monde n’a pas encore répondu à la proposition de rejouer.
refused-vote-about = Dites pour quelle autre personne un robot doit jouer.
refused-people-play = Des personnes jouent cette partie : elle ne s’arrête avant la fin que si toutes sont d’accord.
refused-seats-open = Des places sont encore libres. Il faut d’abord des personnes ou des robots pour les occuper.
refused-drop = Seule une place libre peut être retirée, et pas d’une partie qui en continue une autre.
refused-started = La partie a déjà commencé.
refused-not-over = La partie n’est pas encore finie.
refused-not-running = La partie ne se joue pas en ce moment ({ $status }).
refused-match = Il n’y a pas de partie « { $came } » à cette table.
refused-late = La partie a avancé entre-temps (version { $version }, et non { $came }). Regardez la table, puis choisissez.
refused-moment = Il n’y a pas encore de coup { $came } : la partie en a { $last }.
refused-try = Il n’y avait alors rien à choisir à la place { $seat }, donc rien à essayer.
refused-roll = Ce n’est pas à { $seat } de lancer le dé.
refused-hint = Les conseils ne sont disponibles que si tous vos adversaires sont des robots, ou si la salle les autorise pour tout le monde.
refused-hint-nothing = Il n’y a rien à choisir maintenant à la place { $seat }, donc pas de conseil.
refused-hint-waits = Un conseil pour la place { $seat } est déjà en préparation.
refused-busy = Trop de monde demande un conseil en ce moment. Réessayez dans un instant.
refused-undo-revealed = Ce choix ne peut plus être annulé : depuis, quelqu’un a choisi, ou quelque chose de caché ou de tiré au sort a été révélé.
refused-word = Ce mot n’est pas celui qui a été validé avant le début.
refused-word-long = Un mot pour les dés a au plus { $most } caractères ; celui-ci en a { $came }.
refused-words-closed = Les mots pour les dés ne sont pas demandés en ce moment.
refused-too-fast = C’est trop à la fois. Attendez un instant, puis réessayez.
refused-proposed-lately = Vous venez de le proposer. Attendez un peu avant de le proposer de nouveau.
refused-talk-too-fast = Vous parlez trop vite. Attendez un instant, puis redites-le.
refused-talk-seat = Vous avez une place à cette table. Indiquez depuis quelle place vous parlez.
refused-whisper = Les spectateurs parlent entre eux. Pour chuchoter, il faut une place à la table.
refused-message = Message incompréhensible : { $reason }.
refused-origin = Cette page appartient à un autre site : elle ne peut donc rien changer ici.
refused-host-name = Ce serveur ne répond pas au nom « { $came } ». Si c’est bien le sien, la personne qui l’héberge doit le lancer avec --public-url et l’adresse complète.
refused-too-many-rooms = Trop de salles ont été ouvertes depuis votre réseau ; attendez un peu avant la suivante.
refused-away = Un problème est survenu de notre côté. Réessayez dans un instant.
refused-name-empty = Un nom doit comporter au moins un caractère visible.
refused-name-unasked = On ne nomme ici que les personnes devant cet écran : les robots ont leur nom, et les autres se nomment en arrivant.
refused-name-signs = Un nom ne peut pas contenir de caractères de contrôle.
refused-text-empty = Le message est vide.
refused-text-signs = Un message ne peut pas contenir de caractères de contrôle.
refused-signals-enough = Vous avez fait { $most } signaux dans cette partie, qui n’en garde pas davantage.
refused-nobody = Personne ne s’appelle « { $name } » dans cette salle.
refused-hello-first = Il faut d’abord se présenter : quelle salle, et quelles places ?
refused-hello-again = Cette connexion s’est déjà présentée.
refused-workers = Plusieurs processus ({ $workers }) ont besoin d’un Redis pour se prévenir : ajoutez --redis redis://…
refused-port = Sur { $host }, le port { $port } n’est pas libre. Choisissez-en un autre avec { $option }.
refused-database = La base de données est inutilisable : { $reason }.
refused-no-database = Il n’y a pas de base de données à l’emplacement { $path }. Indiquez-en une autre avec --database ou ESTRAN_DATA.
refused-redis = Redis ne répond pas : { $reason }.
refused-not-empty = La base de données n’est pas vide. Ajoutez --force pour remplacer tout son contenu.
refused-tidy = Salles à effacer : { $forgotten } sur { $rooms }, car rien ne semble s’y être passé depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }. L’horloge est-elle juste, et est-ce bien la base la plus récente ? Rien n’a été changé ; si c’est ce que vous voulez, ajoutez --force.
refused-backup = { $path } n’est pas une sauvegarde Estran complète : { $reason }.
refused-contact = Le serveur ne connaît plus ces notifications. Activez-les à nouveau.
refused-contacts = Impossible d’ajouter des notifications : trop d’appareils et d’adresses pour cette place, ou trop de places pour cet appareil ou cette adresse.
refused-endpoint = Le service de notifications de votre navigateur a donné une adresse où rien ne peut être envoyé.
refused-mail = Aucun courriel ne peut être envoyé à cette adresse. Écrivez-la sous la forme nom@example.org.
refused-mail-away = Le courriel n’a pas pu être envoyé. Vérifiez l’adresse ou réessayez plus tard.
refused-mail-link = Les courriels ont besoin de l’adresse de ce serveur pour leurs liens. Donnez-la avec --public-url, en commençant par http.
refused-no-mail = Ce serveur n’envoie pas de courriel.
refused-notice-link = Ce lien ne vient pas de ce serveur, ou n’a pas été copié en entier.
refused-smtp = Le serveur de courriel se donne sous la forme smtp://user@host ou smtps://user@host, sans mot de passe.
refused-smtp-sender = L’adresse d’expéditeur des courriels manque ou n’en est pas une. Donnez-la avec --mail-from.
refused-smtp-password = Le mot de passe du serveur de courriel n’a pas pu être lu dans { $path }.
refused-too-many-mails = Plusieurs demandes de confirmation ont déjà été envoyées à cette adresse. Cherchez ce courriel ou réessayez dans quelques heures.
