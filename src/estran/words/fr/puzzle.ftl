### Énigmes du jour, dans le navigateur et au terminal.

puzzle-title = Énigme du jour
puzzle-left = { $left ->
    [0] fini pour aujourd’hui
   *[other] encore { $left } aujourd’hui
    }
puzzle-row = série : { $days }
puzzle-of = Énigme du { $day }
puzzle-number = Énigme { $number } sur { $last } : { $game }
puzzle-what = Une énigme : une question, une réponse. Elle est résolue si vous trouvez le meilleur choix.
puzzle-asks = { $status } Quel choix est le meilleur ?
puzzle-player = Joueur { $seat }
puzzle-happened = Ce qui vient de se passer
puzzle-list = Les énigmes de ce jour
puzzle-open = sans réponse
puzzle-found = résolue
puzzle-missed = non résolue
puzzle-right = Bien vu ! { $choice }. { $reason }
puzzle-wrong = Ce n’est pas le meilleur choix. Mieux : { $choice }. { $reason }
puzzle-is-right = Bien vu !
puzzle-is-wrong = Ce n’est pas le meilleur choix
puzzle-best = Le meilleur choix : { $choice }
puzzle-worths = Ce que vaut chaque choix
puzzle-choice = Choix
puzzle-value = Valeur
puzzle-is-best = le meilleur
puzzle-is-yours = le vôtre
puzzle-worth = { $how ->
    [exact] Ces valeurs, en pourcentage, sont calculées jusqu’à la fin de la partie.
   *[searched] Ces valeurs, en pourcentage, viennent de 30 000 parties simulées. La victoire compte avant tout, et un peu les points.
    }
puzzle-next = Énigme suivante
puzzle-end = Votre résultat
puzzle-solved = { $solved ->
    [one] { $solved } résolue sur { $of }
   *[other] { $solved } résolues sur { $of }
    }
puzzle-streak = { $days ->
    [one] Votre série : { $days } jour.
   *[other] Votre série : { $days } jours de suite.
    }
puzzle-streak-how = Un jour compte quand vous avez répondu à toutes ses énigmes le jour même, juste ou non. De nouvelles arrivent chaque jour à { $time }.
puzzle-earlier = C’est un jour passé. Il ne compte pas pour votre série.
puzzle-unkept = Ce navigateur ne garde rien pour nous : vos réponses et votre série disparaissent quand cette page est fermée ou rechargée.
puzzle-share = Estran { $day } :  { $games }
puzzle-shared = Une ligne à partager
puzzle-copy-yourself = La ligne est sélectionnée : copiez-la avec la commande de votre appareil.
puzzle-before = La veille
puzzle-today = Énigmes d’aujourd’hui
puzzle-missing = Il n’y a pas d’énigme ici
puzzle-keys = Touches de cette page : { $keys }.

puzzle-refused-day = « { $came } » n’est pas un jour. Écrivez-le comme 2026-11-18.
puzzle-refused-early = La journée du { $day } n’a pas encore commencé. Les énigmes arrivent à minuit, temps universel (UTC).
puzzle-refused-none = Il n’y a pas d’énigme du { $day }. Les premières sont celles du { $first }.
