### Le terminal : aide, questions, commandes, comptes rendus.

## Aide

terminal-rules-picture = Image
terminal-help-usage = Utilisation : { $call }
terminal-help-arguments = Arguments :
terminal-help-commands = Commandes (« { $call } » en dit plus) :
terminal-help-options = Options :
terminal-help-game-options = Les options des jeux, avec leur valeur habituelle :
terminal-help-estran = Jouer à { $games } au terminal ou en réseau ; enregistrer, revoir, vérifier et simuler des parties.
terminal-help-version = afficher la version et s’arrêter
terminal-help-lang = la langue ; sinon ESTRAN_LANG ou le système en décide
terminal-help-help = afficher cette aide et s’arrêter
terminal-help-examples = Exemples :
terminal-help-otherwise = { $text } ({ $otherwise })
terminal-otherwise-value = par défaut : { $value }
terminal-otherwise-asked = sinon, la question vous est posée
terminal-otherwise-several = sinon, la question est posée s’il y a plusieurs personnes
terminal-otherwise-normal = sinon normal, ou la question vous est posée avec celle des robots
terminal-otherwise-drawn = sinon, au hasard
terminal-help-as-json = donner le rapport en JSON, pour les programmes
terminal-help-overwrite = remplacer les fichiers qui existent déjà
terminal-help-plain = une ligne par choix au lieu d’un tableau, comme sur les écrans étroits
terminal-help-completion = Afficher le script grâce auquel un shell complète les commandes avec la touche Tab.
terminal-help-shell = { $known }
terminal-help-play = Jouer une partie. Ce qui manque ici vous est demandé.
terminal-help-learn = Apprendre un jeu pas à pas, dans une partie contre deux adversaires.
terminal-help-learn-from = commencer à cette étape
terminal-help-replay = Revoir une partie enregistrée, coup par coup.
terminal-help-analyse = Revoir une partie enregistrée : les chances de chaque place, ce que chaque choix a coûté, et les tournants de la partie.
terminal-help-budget = secondes pour toute la partie, à la place de --iterations
terminal-help-iterations = parties simulées pour chaque choix, 1000 par défaut : le même nombre donne toujours le même résultat
terminal-help-json = écrire l’analyse en JSON dans ce fichier ; sans fichier, sur la sortie à la place du tableau
terminal-help-verify = Vérifier une partie enregistrée : chaque coup selon les règles et, si les dés sont équitables, chaque tirage.
terminal-help-puzzle = Résoudre les énigmes du jour : un choix de chaque jeu, le même pour tout le monde.
terminal-help-puzzle-day = un autre jour, comme 2026-11-18 ; par défaut, aujourd’hui (UTC)
terminal-help-puzzles = Chercher des énigmes dans des parties de robots, et vérifier chacune par une recherche dix fois plus longue.
terminal-help-puzzles-days = nombre de jours
terminal-help-puzzles-first = numéro du premier jour
terminal-help-puzzles-seed = un nombre qui fixe toutes les énigmes
terminal-help-puzzles-jobs = nombre de processus
terminal-help-puzzles-out = le fichier où elles sont écrites
terminal-help-simulate = Jouer beaucoup de parties au hasard et donner les résultats.
terminal-help-rules = Montrer les règles d’un jeu, ou un seul article.
terminal-help-score = Compter les points d’une partie jouée avec la boîte.
terminal-help-game = { $games } ou { $last }
terminal-help-players = nombre de places à la table
terminal-help-bots = places tenues par des robots : leur nombre, à partir de la dernière place, ou leurs lettres
terminal-help-level = force des robots : random (au hasard), easy (facile), normal, hard (difficile) ou expert
terminal-help-names = les noms des personnes, dans l’ordre des places
terminal-help-seed = un nombre qui fixe tout le hasard
terminal-help-option = une option du jeu, comme open_points=true, messages=false ou board=leap ; peut se répéter
terminal-help-record = enregistrer la partie dans ce fichier pendant qu’elle se joue
terminal-help-resume = reprendre la partie de ce fichier
terminal-help-table = commencer à cette table, telle que « table ligne » la montre pendant une partie
terminal-help-auto-roll = lancer le dé sans attendre la touche Entrée
terminal-help-no-bell = ne pas faire sonner le terminal quand c’est à quelqu’un de jouer
terminal-help-record-file = le fichier d’une partie enregistrée
terminal-help-from = commencer après tant de coups
terminal-help-matches = nombre de parties
terminal-help-simulate-seed = un nombre qui fixe toutes les parties
terminal-help-records = enregistrer chaque partie dans ce dossier
terminal-help-jobs = nombre de fils d’exécution
terminal-help-clause = un article, comme DOU-9 ou simplement 9, ou un mot dont il parle


## Ce qui ne va pas dans une ligne de commande

terminal-usage-language = La langue « { $came } » n’est pas disponible. Choisissez parmi : { $known }.
terminal-usage-command = Il n’y a pas de commande « { $came } ». Choisissez parmi : { $known }.
terminal-usage-option = Il n’y a pas d’option « { $came } ». L’option --help les montre toutes.
terminal-usage-value = L’option { $option } est mal employée : il lui faut une valeur, ou aucune si --help n’en montre pas.
terminal-usage-value-pair = Après { $option }, il faut une option du jeu, nom=valeur, par exemple open_points=true.
terminal-usage-missing = Il manque { $name }. L’option --help dit ce que c’est.
terminal-usage-extra = Argument inattendu : « { $came } ». L’option --help dit ce qui est attendu.
terminal-usage-number = { $name } : il faut un nombre entier de { $least } à { $most }, pas « { $came } ».
terminal-usage-pair = « { $came } » n’est pas une option de jeu. Écrivez nom=valeur, par exemple open_points=true.
terminal-usage-pair-twice = L’option { $name } est donnée deux fois. Donnez-la une seule fois.
terminal-usage-bots = Il n’y a pas de place « { $came } » pour un robot. Donnez le nombre de robots, ou leurs places parmi { $known }.
terminal-usage-resume = { $name } ne va pas avec --resume : la partie enregistrée le dit déjà.
terminal-usage-exists = { $path } existe déjà. Reprenez cette partie avec --resume, ou choisissez un autre nom.
terminal-usage-played-output = Une partie au terminal ne peut pas être écrite sur la sortie, puisqu’elle s’y joue. Indiquez plutôt un fichier.
terminal-usage-played-input = On ne peut pas reprendre une partie depuis l’entrée, puisque les réponses en viennent. Indiquez plutôt un fichier.
terminal-usage-records-output = Les enregistrements ne peuvent pas aller sur la sortie, puisque chaque partie a son fichier. Indiquez plutôt un dossier.
terminal-usage-file-output = Ceci ne peut pas aller sur la sortie. Indiquez plutôt un fichier.
terminal-near = { $sentence } Vouliez-vous dire { $near } ?
terminal-usage-shell = Il n’y a pas de complétion pour « { $came } ». Au choix : { $known }.
terminal-usage-there = { $path } existe déjà. Choisissez un autre nom, ou remplacez-le avec --force.
terminal-broken = Quelque chose s’est mal passé dans Estran, et c’est notre faute : { $what }. Avec { $variable } devant la commande, on voit où.
terminal-input-large = L’entrée contient plus que n’importe quel enregistrement.
terminal-no-gpu = Aucun processeur graphique n’est utilisable ici : { $asked } demande une carte NVIDIA avec son pilote, et CUDA. Les tables peuvent rester sur le processeur : { $instead }.
terminal-batch-damaged = { $path } ne contient pas de tables : ce fichier n’a pas été écrit par Batch.save, ou il est endommagé.
terminal-record-file = { $path } est inutilisable. { $problems }
terminal-record-damaged = Cet enregistrement est incomplet ou endommagé : { $expected ->
    [json] ce n’est pas du JSON complet.
    [text] « { $field } » doit être un texte.
    [number] « { $field } » doit être un nombre entier.
    [texts] « { $field } » doit être une liste de textes.
    [options] « { $field } » doit être un objet JSON d’options et de valeurs.
    [talk] « { $field } » doit être une liste de signaux, chacun avec un coup, une place et ses mots.
    [sat] « { $field } » doit être une liste de relais, chacun avec un coup, une place et la personne ou le robot qui joue à partir de là.
    [result] « { $field } » doit comporter les scores et les gagnants.
    [ended] « { $field } » doit être « agreed » ou « abandoned ».
   *[fairness] « { $field } » doit être la preuve des dés, avec la partie, l’empreinte et les mots.
  }
terminal-table-spaces = La table est illisible : il faut deux espaces entre ses éléments, donc aussi entre « { $head } » et « { $rest } ».
terminal-output-lost = Impossible d’écrire la sortie : { $reason }.
terminal-already-over = La partie enregistrée dans { $path } est finie. « estran replay » permet de la revoir.
terminal-interrupted = Arrêt.
terminal-input-ended = L’entrée s’est terminée avant la fin des réponses.
terminal-reason-missing = il n’existe pas
terminal-reason-forbidden = l’accès est interdit
terminal-reason-folder = c’est un dossier
terminal-reason-no-folder = un élément du chemin n’est pas un dossier
terminal-reason-full = le disque est plein
terminal-reason-large = il est plus gros qu’un tel fichier ne devrait l’être

## Les questions avant une partie

terminal-ask-language = Langue
terminal-number = Réponse
terminal-players = Nombre de places
terminal-game = { $number }  { $name } : { $about }
terminal-ask-game = Quel jeu, par numéro ou par nom (Entrée pour { $default }) :
terminal-ask-players = Combien de places à la table, de { $least } à { $most } (Entrée pour { $default }) :
terminal-ask-bots = Combien de robots, de 0 à { $most }, ou à quelles places, par exemple { $example } (Entrée pour { $default }) :
terminal-ask-level = À quel niveau jouent les robots, par numéro ou nom (Entrée pour { $default }) :
terminal-ask-name = Qui est à la place { $seat } (Entrée pour « { $seat } ») :
terminal-about-language = Tapez le numéro ou le nom d’une langue, ou quitter pour sortir.
terminal-about-game = Tapez le numéro ou le nom d’un jeu. Il y a aussi les règles, les leçons et les énigmes : estran rules, estran learn, estran puzzle. Tapez quitter pour sortir.
terminal-about-players = Tapez le nombre de places à la table, pour les personnes et les robots ensemble. Tapez quitter pour sortir.
terminal-about-bots = Les robots sont des joueurs que le programme fait jouer. Tapez le nombre de places qu’ils occupent, à partir de la dernière, ou les lettres de ces places. Avec 0, il n’y a que des personnes, qui partagent cet écran. Tapez quitter pour sortir.
terminal-about-level = Tapez le numéro ou le nom d’un niveau. Facile convient à une première partie. Tapez quitter pour sortir.
terminal-about-name = Tapez un nom : c’est ainsi que cette personne sera appelée à son tour. Tapez quitter pour sortir.
terminal-usage-languages = « { $came } » n’est pas l’une de ces langues. Tapez un numéro de 1 à { $most }, un nom ou l’un de ces codes : { $known }.
terminal-usage-names = { $people ->
    [0] Il ne faut aucun nom, car seuls des robots jouent ; vous en avez donné { $came }.
    [1] Il faut un seul nom, celui de la seule personne qui joue ; vous en avez donné { $came }.
   *[other] Il faut { $people } noms, un par personne ; vous en avez donné { $came }.
  }
terminal-not-begun = Aucune partie n’a commencé.
terminal-did-you-mean = Vouliez-vous dire « { $meant } » ?
terminal-usage-name = Le nom « { $name } » est déjà pris. Choisissez-en un autre.
terminal-usage-books = Demandez --print, --pdf ou --brf, un seul à la fois ; --out nomme le fichier, et --contracted ne vaut que pour --brf.
terminal-usage-paper = « { $came } » n’est pas un format pour les plateaux : a3, ou a4 en deux feuilles côte à côte.
terminal-usage-board-file = Un plateau s’écrit en .pdf ou en .svg, pas en « { $came } ».
terminal-usage-rules = Aucun article de { $game } ne parle de « { $came } ».{ $near ->
    [yes] { " " }Vouliez-vous dire « { $meant } » ?
   *[no] {""}
  }
terminal-rules-found = Articles qui parlent de « { $came } » :
terminal-rules-also = D’autres qui en parlent :
terminal-bot = Robot { $seat }
terminal-warming = En préparation : { $name }. La première fois sur une machine, cela prend une minute ou deux. En attendant, un robot plus rapide choisit.
terminal-warm = Préparation terminée : { $name } joue désormais de toute sa force.
terminal-resume-seats = La partie reprend avec { $seats }.

## Pendant une partie

terminal-welcome = { $game } : { $players }.
terminal-welcome-help = Tapez un numéro de la liste, ou « ? » pour savoir tout ce que vous pouvez faire.
terminal-choice = { $who ->
    [named] { $name }, votre choix
   *[you] Votre choix
  }{ $choices ->
    [1] { " " }(Entrée pour { $only }) :
   *[other] { " :" }
  }
terminal-choices-alike = Possibles : { $labels }.
terminal-no-answer = Tapez un des numéros, ou « ? » pour savoir ce que vous pouvez faire.
terminal-not-offered = « { $came } » n’est pas possible ici. Choix possibles : { $labels } ; tapez « ? » pour savoir ce que vous pouvez faire.
terminal-many-choices = { $count } choix possibles ; « ? » en donne la liste.
terminal-roll = { $who ->
    [named] { $name }, appuyez sur Entrée pour lancer le dé :
   *[you] Appuyez sur Entrée pour lancer le dé :
  }
terminal-pass = Passez l’appareil à { $name }, qui appuie alors sur Entrée :
terminal-seen = Appuyez sur Entrée après avoir lu :
terminal-not-wiped = Ce terminal ne peut pas être effacé : ce qui précède reste lisible en remontant.
terminal-just-enter = « { $came } » n’est pas une commande. Appuyez sur Entrée pour continuer, ou tapez « ? » pour les commandes.
terminal-over-question = { $how ->
    [agreed] La partie est arrêtée d’un commun accord.
   *[over] La partie est finie.
  } Appuyez sur Entrée pour sortir, tapez r pour rejouer, ou l’une des commandes enregistrer, dernier{ $undo ->
    [possible] , table ou annuler :
   *[impossible] { " " }ou table :
  }
terminal-nothing-yet = Il ne s’est encore rien passé.
terminal-undone = { $name } : dernier choix annulé.
terminal-undone-own = Choix annulé : { $choice }.{ $dice ->
    [again] { " " }Les mêmes dés et les mêmes cartes reviendront.
   *[none] {""}
  }
terminal-undo-agree = { $name }, { $other } veut annuler le dernier choix. D’accord, oui ou non ?
terminal-undo-declined = Le choix est maintenu.
terminal-undo-late = Un tirage ou un autre choix a suivi : rien ne peut être annulé.
terminal-yes = oui o
terminal-no = non n
terminal-yes-or-no = Tapez oui ou non.
terminal-resign-sure = { $who ->
    [named] { $name }, abandonner cette partie pour de bon ? Un robot ({ $level }) continue à votre place. Oui ou non ?
   *[you] Abandonner cette partie pour de bon ? Un robot ({ $level }) continue à votre place. Oui ou non ?
  }
terminal-resigned = { $who ->
    [named] { $name } abandonne. À partir du coup { $ply }, c’est un robot ({ $level }) qui joue.
   *[you] Vous abandonnez. À partir du coup { $ply }, un robot ({ $level }) joue pour vous.
  }
terminal-resign-who = Personne n’a de choix à faire en ce moment. On peut abandonner quand on doit choisir ou lancer le dé.
terminal-end-agree = { $name }, d’accord pour arrêter la partie ici, oui ou non ?
terminal-end-sure = Arrêter la partie ici, sans gagnant ? Oui ou non ?
terminal-end-declined = La partie continue.
terminal-ended = La partie s’arrête ici.
terminal-over-already = La partie est déjà finie.
terminal-rematch-agree = { $name }, une autre partie, oui ou non ?
terminal-rematch-declined = Tout le monde ne veut pas rejouer.
terminal-rematch-early = La partie n’est pas encore finie. Avant d’en jouer une autre, arrêtez-la.
terminal-title = { $who ->
    [named] { $name }, à vous – { $game }
    [you] À vous – { $game }
   *[nobody] { $game } – Estran
  }
terminal-saved = La partie est enregistrée dans { $path }.
terminal-save-other = { $path } existe déjà, et ce n’est pas l’enregistrement de cette partie. Choisissez un autre nom.
terminal-save-beside = { $path } a changé depuis que cette partie y a été enregistrée ; elle est peut-être aussi ouverte ailleurs. Pour que rien ne se perde, elle est désormais enregistrée dans { $beside }.
terminal-save-moved = Désormais, chaque choix est enregistré là, et non plus dans { $former }.
terminal-folder-made = Un nouveau dossier a été créé : { $folder }
terminal-save-no-file = { $path } n’est pas un fichier ordinaire : on ne peut rien y garder. Choisissez un autre nom.
terminal-save-elsewhere = La partie continue, mais elle n’y est plus gardée. Pour la garder ailleurs, tapez enregistrer et le nom d’un fichier.
terminal-saved-nowhere = La partie n’a pu être enregistrée nulle part. Pour la garder, tapez enregistrer et le nom d’un fichier.
terminal-save-by-hand = La partie n’a pu être enregistrée nulle part. Copiez ces lignes dans un fichier :
terminal-look-replay = Pour la revoir, tapez : { $command }
terminal-look-analyse = Pour voir ce que valait chaque choix : { $command }
terminal-resume = Pour la reprendre, tapez : { $command }
terminal-say-what = Que voulez-vous dire ? Tapez « dire », puis l’un de ces signaux, sous l’une ou l’autre forme :
terminal-say-unknown = « { $came } » n’est pas un signal. Tapez « dire », puis l’un de ceux-ci, sous l’une ou l’autre forme :
terminal-say-instead = Au lieu de « { $one } », vous pouvez aussi écrire : { $others }
terminal-say-who = Attendez que quelqu’un ait un choix à faire.
terminal-said-later = Tout le monde l’entendra.
terminal-hint-alone = Il n’y a de conseils que si vous jouez seulement contre des robots.
terminal-hint-nothing = Il n’y a rien à choisir maintenant, donc pas de conseil.
terminal-hint-warming = Les robots se préparent encore ; ce conseil vient d’un robot plus rapide.
terminal-help-in-play = Commandes : « ? » (que puis-je faire), points, table (« table ligne » la montre sur une ligne), dessin (la même, dessinée), dernier (ce qui vient de se passer), { $hint ->
    [given] conseil (que choisir, et pourquoi),{" "}
   *[none] {""}
  }enregistrer FICHIER, règles NUMÉRO ou MOT, quitter (partir et reprendre plus tard), arrêter (la partie, si tout le monde est d’accord), abandonner (un robot continue pour vous).
terminal-help-undo = { $others ->
    [none] La commande annuler revient à votre dernier choix ; les mêmes dés et les mêmes cartes reviendront.
   *[some] La commande annuler efface le dernier choix, si les autres sont d’accord.
  }
terminal-help-say = Dans ce jeu aussi : dire SIGNAL, par exemple « dire promis partage » ou « dire merci ».

## Les autres noms des commandes, séparés par des espaces

terminal-alias-help = aide
terminal-alias-score = points scores
terminal-alias-table = plateau
terminal-alias-line = ligne
terminal-alias-map = carte dessin plan
terminal-alias-last = dernier encore
terminal-alias-hint = conseil
terminal-alias-undo = annuler reprendre
terminal-alias-save = enregistrer garder sauver
terminal-alias-rules = règles règle article
terminal-alias-say = dire
terminal-alias-end = arrêter terminer finir
terminal-alias-resign = abandonner
terminal-alias-rematch = revanche rejouer r
terminal-alias-quit = quitter partir q

## La table

terminal-you = Vous
terminal-none = rien
terminal-score = { $name } : { total }.
terminal-score-hidden = { $name } : points cachés.
terminal-score-none = Ce jeu n’annonce pas de score.

## Raconter et vérifier

terminal-alias-back = retour
terminal-replay-help = Entrée raconte le coup suivant, b le précédent, un numéro de 0 à { $last } ce coup-là, q arrête.
terminal-replay-question = Après le coup { $ply } :
terminal-replay-end = L’enregistrement s’arrête après { $plies ->
    [one] { $plies } coup.
   *[other] { $plies } coups.
  }
terminal-verified-plies = { $plies ->
    [one] { $plies } coup rejoué
   *[other] { $plies } coups rejoués
  } : tout est conforme aux règles.
terminal-verified-over = La partie est finie et son résultat est juste.
terminal-verified-unfinished = La partie n’est pas finie.
terminal-verified-agreed = La partie a été arrêtée avant la fin, d’un commun accord ; elle est vérifiée jusque-là.
terminal-verified-abandoned = La partie a été arrêtée avant la fin ; elle est vérifiée jusque-là.
terminal-verified-dice = L’équité des dés est prouvée : { $draws ->
    [one] { $draws } tirage découle
   *[other] { $draws } tirages découlent
  } de la graine annoncée et des mots des joueurs.
terminal-verified-no-dice = Rien ne prouve l’équité des dés : cet enregistrement n’a pas de dés équitables.
terminal-verified-no-seed = Rien n’est encore prouvé sur les dés : la graine est publiée quand la partie se termine.
terminal-verified-no-draws = Rien n’a été tiré au sort : il n’y a rien à prouver sur les dés.
terminal-verified-compare = À comparer avec ce que le navigateur de chacun a noté avant le début :
terminal-verified-match = Partie : { $match }
terminal-verified-commitment = Empreinte annoncée : { $commitment }
terminal-verified-word = Mot de la place { $seat } ({ $name }) : { $word }
terminal-verified-wordless = Mot de la place { $seat } ({ $name }) : aucun
terminal-verified-missing = Aucun mot n’est arrivé à temps pour { $seats }, ce qui a donné plus d’influence aux autres.
terminal-verified-complete = Aucun mot ne manque.

## Simuler

terminal-simulating = Parties au hasard
terminal-compiling = Préparation en cours : la première fois sur une machine, cela prend une minute ou deux.
terminal-decimal-mark = ,
terminal-simulated = { $game }, { $players } places : { $matches ->
    [one] { $matches } partie au hasard
   *[other] { $matches } parties au hasard
  }, graine { $seed }.
terminal-simulated-seat = Place { $seat } : score moyen { $mean } ; victoires { $share } % ± { $margin }.
terminal-simulated-ties = Victoires partagées : { $share } %.
terminal-simulated-length = Durée : { $plies } coups en moyenne, dont { $choices } choix ; de { $shortest } à { $longest } coups.
terminal-simulated-speed = { $rate } parties par seconde.
terminal-simulated-records = Les parties enregistrées sont dans { $folder }.
terminal-simulate-stopped = Arrêté avant que les { $wanted } parties soient jouées ; le rapport porte sur celles qui l’ont été.

## Arène

terminal-help-arena = Faire jouer des robots les uns contre les autres, à toutes les places et avec le même hasard, et dire qui est meilleur.
terminal-help-arena-bots = qui joue, au moins deux : un niveau, un niveau avec un nombre d’itérations comme hard@1000, un chemin d’import comme { $example }, ou { $net } pour un programme qui joue par estran.client
terminal-help-arena-players = tailles de table ; par défaut, toutes celles du jeu
terminal-help-arena-matches = nombre de donnes du hasard ; chaque fois, toutes les compositions jouent. 0 ne fait que le compte rendu de ce qui a déjà été joué
terminal-help-arena-mixed = des robots tous différents à chaque table, au lieu de toutes les paires
terminal-help-arena-limit = le temps d’un robot pour chaque choix, en secondes ; s’il le dépasse, échoue ou répond hors des règles, il perd la partie par forfait
terminal-usage-arena-limit = --limit demande des secondes, plus de 0 et { $most } au plus, par exemple --limit 5 ; « { $came } » ne convient pas.
terminal-help-arena-out = le dossier des résultats et du compte rendu, par défaut arena-GAME ; ce qui y est déjà joué n’est pas rejoué
terminal-usage-arena-few = Il faut au moins deux robots, par exemple --bots normal easy. Les niveaux sont : { $known }.
terminal-usage-arena-twice = Le robot « { $came } » est nommé deux fois.
terminal-usage-arena-level = Il n’y a pas de robot de niveau « { $came } ». Les niveaux sont : { $known }. Un robot à vous se désigne par son module et son nom, par exemple { $example }.
terminal-usage-arena-budget = « { $came } » n’est pas un robot : après @ vient un nombre d’itérations, et parmi les niveaux seuls ceux-ci en prennent un : { $known }.
terminal-usage-arena-import = Le robot « { $came } » ne peut pas être importé : { $reason }.
terminal-usage-arena-made = Le robot « { $came } » a échoué avant sa première partie : { $reason }. Avec { $variable } devant la commande, on voit où.
terminal-usage-bot-failed = Le robot « { $bot } » { $failure ->
    [illegal] a donné une réponse qui n’est aucun de ses choix : { $what }.
   *[other] a échoué pendant une partie : { $what }. Avec { $variable } devant la commande, on voit où.
  }
terminal-usage-arena-command = Il n’y a pas ici de programme « { $came } » à lancer.
terminal-usage-arena-ended = Le programme « { $came } » s’est terminé avant d’entrer dans une partie (code { $code }) ; ce qu’il a dit lui-même est au-dessus.
terminal-usage-arena-mixed = Une table mixte de { $players } places demande autant de robots différents ; il y en a { $bots }. Nommez-en d’autres, ou choisissez des tables plus petites avec --players.
terminal-usage-arena-other = { $folder } contient des parties de { $game } avec d’autres options ou une autre graine. Choisissez un autre dossier avec --out.
terminal-arena-damaged = { $path } n’est pas un fichier d’arène complet : la première ligne doit contenir les réglages, et chaque autre ligne une partie.
terminal-extra = Ceci demande des paquets qui ne sont pas installés : { $packages }. Pour les installer : pip install estran[{ $extra }]
terminal-arena-guest = Le programme de la place { $seat } s’est terminé avant la fin de la partie, ou ne répond plus (code { $code }).
terminal-arena-due = À jouer : { $left }. Déjà joué : { $there }.
terminal-arena-playing = Les robots jouent
terminal-arena-stopped = Arrêté. Parties enregistrées dans { $folder } : { $matches }. La même commande reprend.
terminal-arena-report = Le compte rendu est dans { $path }.

## Qui fait le travail

terminal-help-crew-jobs = combien travaillent à la fois : processus de cette machine ou tâches de la grappe ; par défaut 1, et sur une grappe autant qu’elle a de processeurs
terminal-help-crew-ray = travailler sur une grappe Ray : auto pour celle de cette machine, { $host }, { $client }, ou local pour une grappe créée ici le temps du travail
terminal-crew-silent = Aucune grappe Ray n’a répondu à « { $came } » en { $seconds } secondes. Attendu : { $known }.
terminal-crew-address = La grappe Ray « { $came } » est inutilisable : { $reason }. Attendu : { $known }.
terminal-crew-lost = Les processus de travail ont été perdus : { $reason }. Ce qui est fait est conservé.
terminal-crew-lost-bots = Un processus de travail s’est terminé sans un mot pendant que ces tablées jouaient, et c’est peut-être l’œuvre d’un robot : { $lineups }. Ce qui est fait est conservé.

## Plateaux et feuilles de score

terminal-usage-no-sheet = { $game } n’a pas de feuille de score.

terminal-usage-sheet = La feuille de score est incomplète. L’option --help montre un exemple.

## estran serve

terminal-help-serve = Lancer le serveur de tables : jouer en ligne avec des gens et des robots.
terminal-help-host = adresse d’écoute ; cette machine seule, sauf indication contraire
terminal-help-port = port d’écoute
terminal-help-metrics-port = port, sur cette machine seule, où /metrics donne les chiffres à Prometheus ; sans lui, personne ne les voit
terminal-help-smtp = serveur de courriel qui envoie les notifications de tour : smtp://user@host ou smtps://user@host ; sans lui, personne ne reçoit de courriel. Son mot de passe est dans ESTRAN_SMTP_PASSWORD ou dans le fichier de --smtp-password-file
terminal-help-smtp-password-file = fichier qui contient le mot de passe du serveur de courriel
terminal-help-mail-from = adresse d’où viennent les courriels
terminal-help-no-ratings = ne pas coter les parties ; ESTRAN_RATINGS=no fait de même
terminal-help-no-push = ne pas laisser les navigateurs demander des notifications de tour, envoyées par des services sur internet ; ESTRAN_PUSH=no fait de même
terminal-help-database = où sont gardées les salles et les parties, par exemple postgresql://… ; par défaut, un SQLite intégré
terminal-help-redis = par où plusieurs processus se préviennent, par exemple redis://…
terminal-help-workers = nombre de processus ; plus d’un demande --redis
terminal-help-open = ouvrir la page d’accueil dans le navigateur
terminal-serving = Estran vous attend à l’adresse { $link }
terminal-serving-stop = Ctrl-C pour arrêter ; rien de ce qui est joué n’est perdu.
terminal-served = Le serveur est arrêté.
terminal-help-origin = un site dont les pages peuvent parler à ce serveur, par exemple https://jeux.example.org ; peut être répété
terminal-help-public-url = une adresse par laquelle les navigateurs atteignent ce serveur par son nom, par exemple http://jeux.example.org ; peut être répétée
terminal-help-trust-proxy = faire confiance au proxy placé devant ce serveur pour l’adresse des visiteurs
terminal-help-days = les salles où rien ne se passe pendant ce nombre de jours sont effacées ; 0 les garde toutes
terminal-help-rooms = salles qu’une adresse peut ouvrir en une heure
terminal-help-sockets = connexions qu’une adresse peut tenir ouvertes
terminal-help-backup = Sauvegarder tout le contenu de la base dans un fichier, pendant que l’on joue.
terminal-help-restore = Remplir une base vide à partir d’un tel fichier.
terminal-help-tidy = Effacer les salles où il ne se passe plus rien.
terminal-help-backup-file = le fichier de la sauvegarde
terminal-help-force = remplacer ce que contient la base
terminal-help-tidy-force = les effacer même si c’est la plupart des salles
terminal-help-doctor = Chercher ce qui ne va pas dans l’installation d’un serveur, et dire quoi faire.
terminal-help-url = l’adresse que les gens ouvrent, par exemple https://play.example.org/
terminal-help-doctor-json = répondre en JSON, pour des programmes
terminal-backed-up = { $rows ->
    [one] { $rows } ligne est enregistrée
   *[other] { $rows } lignes sont enregistrées
  } dans { $path }. Personne d’autre ne doit lire ce fichier : il contient les secrets des parties en cours.
terminal-restored = { $rows ->
    [one] { $rows } ligne est rétablie
   *[other] { $rows } lignes sont rétablies
  }.
terminal-tidied = Parties abandonnées : { $abandoned }. Salles effacées : { $gone }.

## Une partie, vue après coup

terminal-analysing = Analyse
terminal-analyse-either = --budget et --iterations disent la même chose : choisissez l’un des deux.
terminal-analyse-nothing = { $path } n’a aucun choix à regarder : personne n’a jamais eu plus d’un coup permis.
terminal-analyse-stopped = Arrêté ; rien n’a été écrit.
terminal-analyse-partly = Arrêté avant que les { $total } choix soient examinés ; l’analyse porte sur ceux qui l’ont été.
terminal-analyse-saved = L’analyse est enregistrée dans { $path }.
terminal-analyse-title = Chances de victoire, en pourcentage, avant chaque choix, et ce qu’il a coûté : { $names }
terminal-analyse-ply = Coup
terminal-analyse-who = Qui
terminal-analyse-choice = Choix
terminal-analyse-cost = Coût
terminal-analyse-better = Mieux
terminal-analyse-chance = { $name } { $chance }
terminal-analyse-line = Coup { $ply }, { $who } : { $choice } ; { $how ->
    [free] n’a rien coûté
    [better] a coûté { $cost } ; mieux : { $better }
   *[costly] a coûté { $cost }
  }. Chances auparavant : { $chances }.
terminal-analyse-how = Chaque choix est jugé du point de vue du joueur qui l’a fait. Le coût compte surtout la victoire, et un peu les points ; « – » : aucun coût.
terminal-analyse-for = robot ({ $level }) pour { $name }
terminal-analyse-sum = { $name } : { $count } choix, coût total { $cost }.
terminal-analyse-sum-bot = Un robot pour { $name } : { $count } choix, coût total { $cost } ; { $name } n’y est pour rien.
terminal-analyse-turns = { $count ->
    [0] La partie n’a pas eu de tournant.
   *[other] Les tournants de la partie :
  }
terminal-analyse-turn = Coup { $ply } : { $happened } { $way ->
    [up] Chances ({ $name }) : { $swing } points de pourcentage de plus.
   *[down] Chances ({ $name }) : { $swing } points de pourcentage de moins.
  }

## Labo

terminal-help-lab = Jouer des milliers de parties et montrer ce qu’elles révèlent : places, scores, durées, égalités, ce qui est propre au jeu, et ce que d’autres règles changent.
terminal-help-lab-bots = qui joue, un pour toutes les places ou un par place : un niveau, un niveau avec un nombre d’itérations comme hard@1000, ou un chemin d’import comme { $example } ; par défaut, normal
terminal-help-lab-matches = nombre de parties
terminal-help-lab-against = une option d’un second jeu de règles, joué avec les mêmes graines et comparé au premier
terminal-help-lab-out = le dossier des parties, des tableaux et du compte rendu, par défaut lab-GAME ; ce qui y est déjà joué n’est pas rejoué
terminal-help-lab-report = écrire aussi la page du compte rendu dans ce fichier
terminal-usage-lab-bots = --bots prend un robot pour toutes les places ou un pour chacune des { $players }, mais il y en a { $came }.
terminal-usage-lab-same = Les deux jeux de règles sont les mêmes : il n’y a rien à comparer. L’option --against doit changer quelque chose.
terminal-usage-lab-report = Un compte rendu s’écrit en .html, pas en « { $came } ».
terminal-usage-lab-other = { $folder } contient des parties de { $game } avec d’autres places, options ou robots, ou une autre graine. Choisissez un autre dossier avec --out.
terminal-lab-damaged = { $path } n’est pas un fichier de labo complet : la première ligne doit contenir l’expérience, et chaque autre ligne un lot de parties.
terminal-lab-due = À jouer : { $left }. Déjà joué : { $there }.
terminal-lab-playing = Le labo joue
terminal-lab-stopped = Arrêté. Parties enregistrées dans { $folder } : { $matches }. La même commande reprend.
terminal-lab-report = Le compte rendu est dans { $path } ; parties et tableaux sont dans { $folder }.

## Énigmes du jour

terminal-puzzle = Énigme du { $day } : { $game }, { $players } places. Que choisissez-vous ?
terminal-puzzle-help = Commandes : « ? » (que puis-je faire), points, table (« table ligne » la montre sur une ligne), dessin (la même, dessinée), dernier (ce qui vient de se passer), règles NUMÉRO ou MOT, quitter.
terminal-puzzles-finding = Recherche d’énigmes
terminal-puzzles-found = Énigmes trouvées : { $count } sur { $wanted } ; calculées jusqu’au bout : { $exact }. Elles sont dans { $path }.

## Leçons

terminal-usage-no-lesson = { $game } n’a pas de leçon.
terminal-learn-intro = { $game } : une leçon avec { $names }, qui jouent avec vous. La commande quitter permet de sortir à tout moment et dit comment reprendre ; « ? » dit ce que vous pouvez taper d’autre.
terminal-learn-step = Étape { $step } sur { $steps } : { $title }
terminal-learn-on = Appuyez sur Entrée pour continuer :
terminal-learn-say = Appuyez sur Entrée pour dire « { $words } » :
terminal-learn-help = Vous pouvez taper : le numéro d’un choix, ou Entrée quand rien d’autre n’est demandé ; annuler (l’étape d’avant), dessin, table, points, dernier (ce qui vient de se passer), règles NUMÉRO ou MOT, quitter.
terminal-learn-learnt = Ce que vous savez maintenant :
terminal-learn-later = Pour reprendre ici, tapez : { $command }
terminal-learn-over = Vous pouvez maintenant jouer : { $command }
