### Refus : ce qui est venu, ce qu’on attendait, que faire.

refused-game = Il n’y a pas de jeu « { $came } ». Choisissez parmi : { $known }.
refused-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
refused-option = { $game } n’a pas d’option « { $came } ». Les options sont : { $known }.
refused-option-value = L’option { $option } ne peut pas valoir { $came }. Valeurs possibles : { $expected }.
refused-names = { $players ->
    [one] Il faut un nom
   *[other] Il faut { $players } noms
  }, un par place, mais en voici { $came }.
refused-seat = Il n’y a pas de place « { $came } » à cette table. Les places sont { $known }.
refused-turn = Coup { $ply } : « { $came } » n’est pas jouable maintenant par { $seat }. En attente : { $waiting }.
refused-over = Coup { $ply } : la partie est finie, « { $came } » n’est plus jouable par { $seat }.
refused-ply = Coup { $ply } : « { $came } » n’est pas possible pour { $seat }. Possibles maintenant : { $legal }.
refused-ply-form = Coup { $ply } : « { $came } » n’est pas un coup. Un coup s’écrit avec une place ou *, une espace et un choix, par exemple « A 7 ».
refused-script-end = Coup { $ply } : c’est au hasard de jouer, mais la liste des tirages est épuisée.
refused-undo = Il n’y a encore aucun choix à reprendre.
refused-no-signals = { $game } n’a pas de signaux.
refused-signal = « { $came } » n’est pas un signal. Les signaux s’écrivent ainsi : { $known }.
refused-file = { $path } est inutilisable : { $reason }.
refused-damaged = Ce n’est pas une partie enregistrée complète : { $reason }.
refused-format = Ce n’est pas une de nos parties enregistrées : son format est « { $came } » au lieu de « { $expected } ».
refused-result = Après le coup { $ply }, le résultat est { $expected }, mais l’enregistrement annonce { $came }.
refused-commitment = La graine publiée n’est pas celle qui a été engagée avant la partie.
refused-draw-odds = Coup { $ply } : les chances notées pour ce tirage ne sont pas celles des règles.
refused-draw = Coup { $ply } : les dés mènent à « { $expected } », mais l’enregistrement dit « { $came } ».
refused-clause = Il n’y a pas d’article « { $came } ». Les articles sont { $known }.
refused-no-rules = { $game } n’a pas de page de règles ici.
refused-no-tables = { $game } n’a pas d’écriture pour une table sur une ligne.
refused-table-word = La table est illisible : « { $came } » n’a pas sa place sous « { $part } ». On attend : { $expected }.
refused-table-part = La table est illisible : rien ne commence comme « { $came } », ou cela n’a pas sa place à ce moment. Deux espaces séparent les parties.
refused-table-twice = La table est illisible : « { $part } » s’y trouve deux fois.
refused-table-row = La table est illisible : « { $part } » demande { $players } mots, un par place, mais il y en a { $came }.
refused-table-early = La table est illisible : « { $came } » demande aussi une partie « { $expected } ».
refused-table-players = La table est pour { $players }, mais on a dit { $came } par ailleurs.
refused-table-many = La table est illisible : « { $came } » y est plus souvent que les { $most } fois possibles.
refused-table-all-chose = La table est illisible : avec le choix de { $seat }, tout le monde a choisi. Enlevez l’un des choix.
refused-table-stuck = Personne ne pourrait continuer à cette table : { $waiting } n’aurait rien à faire.
refused-proof-table = Cette partie a commencé à une table que quelqu’un a dressée : ses dés ne prouvent rien.

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
refused-replace-slow = Dans une partie où chaque choix peut durer des heures, personne n’est remplacé : si le temps d’un choix s’écoule, un robot fait celui-là.
refused-level-weak = Un robot qui joue pour quelqu’un doit être au moins du niveau « { $least } », pas « { $came } ».
refused-seats-open = Des places sont encore libres. Il faut d’abord des personnes ou des robots pour les occuper.
refused-started = La partie a déjà commencé.
refused-not-over = La partie n’est pas encore finie.
refused-not-running = La partie ne se joue pas en ce moment ({ $status }).
refused-match = Il n’y a pas de partie « { $came } » à cette table.
refused-late = La table a avancé entre-temps (version { $version }, et non { $came }). Regardez, puis choisissez.
refused-moment = Il n’y a pas encore de coup { $came } : la partie en a { $last }.
refused-roll = Ce n’est pas à { $seat } de lancer le dé.
refused-hint = Les conseils sont pour les tables où il n’y a sinon que des robots, ou pour les salles qui les permettent à tout le monde.
refused-hint-nothing = Il n’y a rien à choisir maintenant à la place { $seat }, donc pas de conseil.
refused-undo-revealed = Quelque chose de caché ou de tiré au sort a été révélé depuis : ce choix ne peut plus être repris.
refused-word = Ce mot n’est pas celui qui était promis avant le début.
refused-words-closed = Les mots pour les dés ne sont pas demandés en ce moment.
refused-too-fast = C’est trop à la fois. Attendez un instant, puis réessayez.
refused-message = Message incompréhensible : { $reason }.
refused-origin = Cette page appartient à un autre site, elle ne peut donc rien changer ici.
refused-too-many-rooms = Trop de salles ont été ouvertes depuis votre réseau ; attendez un peu avant la suivante.
refused-away = Quelque chose ne marche pas ici pour un moment. Réessayez bientôt.
refused-name-empty = Un nom a besoin d’au moins une lettre, un chiffre ou un signe visible.
refused-name-signs = Un nom ne peut pas contenir de caractères de contrôle.
refused-text-empty = Il n’y a rien à dire là-dedans.
refused-text-signs = Ce que l’on dit ne peut pas contenir de caractères de contrôle.
refused-signals-enough = Vous avez fait { $most } signaux dans cette partie, qui n’en garde pas davantage.
refused-nobody = Personne ne s’appelle « { $name } » dans cette salle.
refused-hello-first = Il faut d’abord se présenter : quelle salle, et quelles places ?
refused-hello-again = Cette connexion s’est déjà présentée.
refused-workers = Plusieurs processus ({ $workers }) ont besoin d’un Redis pour se prévenir : ajoutez --redis redis://…
refused-port = Le port { $port } de { $host } n’est pas libre. Choisissez-en un autre avec { $option }.
refused-database = La base de données est inutilisable : { $reason }.
refused-redis = Redis ne répond pas : { $reason }.
refused-not-empty = La base de données n’est pas vide. Ajoutez --force pour remplacer tout son contenu.
refused-tidy = { $forgotten } salles sur { $rooms } seraient effacées, car rien ne semble s’y être passé depuis { $days } jours. L’horloge est-elle juste, et est-ce bien la base la plus récente ? Rien n’a été changé ; si c’est ce que vous voulez, ajoutez --force.
refused-backup = { $path } n’est pas une sauvegarde entière de notre façon : { $reason }.
