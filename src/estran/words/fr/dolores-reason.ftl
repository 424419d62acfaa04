### Dolorès : pourquoi un choix est bon

dolores-reason-share = Si { $rival } partage aussi, votre côté vous rapporte { points }, et le sien rapporte { $other } à { $rival }.
dolores-reason-share-calm = Votre côté ne vous aiderait pas maintenant, mais le partage ne met rien en danger de ce que vous avez.
dolores-reason-conflict = Toutes les cartes ensemble vous rapporteraient { points }, si { $rival } partage.
dolores-reason-conflict-deny = Par un partage, { $rival } gagnerait { points } ; le conflit ne lui laisse rien si sa main est ouverte.
dolores-reason-conflict-calm = Ces cartes n’aident guère personne, un conflit n’a donc pas grand-chose à perdre.
dolores-reason-dodge = Une carte vous rapporterait { points } : { $card }. L’esquive la prend avant tout le monde.
dolores-reason-dodge-fear = Le conflit rapporte le plus à { $rival } ; l’esquive prend quand même d’abord { $card }, pour { points }.
dolores-reason-dodge-calm = Aucune carte ne vous aide maintenant ; l’esquive évite seulement de tout laisser à { $rival } en cas de conflit.
dolores-reason-pair = Avec la Ruse, vous voyez le geste montré par { $rival } avant de garder l’un de vos deux gestes.
dolores-reason-blind-share = Vous ne voyez pas les cartes ; par un partage, au moins, votre côté est à vous.
dolores-reason-blind-conflict = Vous ne voyez pas les cartes ; le conflit les prend toutes si { $rival } partage.
dolores-reason-blind-dodge = Vous ne voyez pas les cartes maintenant, mais l’esquive choisit quand elles sont retournées.
dolores-reason-guess = Ces cartes invitent { $dealer } au geste { $gesture } et { $neighbour } au geste { $other_gesture }.
dolores-reason-guess-open = Rien n’invite clairement à un geste ; ce pari en vaut un autre et ne coûte rien de plus.
dolores-reason-keep = Contre le geste { $other_gesture } ({ $rival }), le geste { $gesture } vous rapporte { points }.
dolores-reason-keep-deny = Contre le geste { $other_gesture } ({ $rival }), le geste { $gesture } ne lui laisse aucun point.
dolores-reason-keep-least = Contre le geste { $other_gesture } ({ $rival }), le geste { $gesture } { $points ->
    [0] ne vous coûte rien.
   *[other] vous coûte { points }.
  }
dolores-reason-keep-blind = Les cartes sont cachées ; contre le geste { $other_gesture } ({ $rival }), le geste { $gesture } promet plus.
dolores-reason-pick = Vous gagnez { points } avec { $card }, et aucune autre carte ne rapporte plus.
dolores-reason-pick-deny = { $rival } gagnerait { points } avec { $card } : prenez donc la carte vous-même.
dolores-reason-pick-later = Pas pour maintenant : avec { $card }, cette collection pourra compter plus tard ({ $kind }).
dolores-reason-pick-least = Aucune carte ne vous aide maintenant, et celle-ci nuit le moins : { $card }.
dolores-reason-pick-message = { $card } est un message à la mer : il servira au bon moment.
dolores-reason-pick-theft = Le Vol prend tout de suite une marchandise à quelqu’un.
dolores-reason-pick-dawn = Les marchandises vous nuiraient plutôt, et l’Aube ne vaut rien.
dolores-reason-drop = Cette collection ({ $kind }) vaut { points } ; sans elle, votre score est de { $total }.
dolores-reason-drop-kept = Sans cette collection ({ $kind }), votre score est de { $total }, pas moins que maintenant.
dolores-reason-take = { $count ->
    [one] Cette carte vous rapporte
   *[other] Ces cartes vous rapportent
  } { points } tout de suite.
dolores-reason-take-deny = Elles ne compteraient pas pour vous maintenant, mais elles échappent à { $seats }.
dolores-reason-steal = Vous gagnez { points } avec { $card }, et { $rival } perd { $other }.
dolores-reason-steal-gain = Vous gagnez { points } avec { $card }.
dolores-reason-steal-cost = { $rival } a { points } de moins sans { $card }.
dolores-reason-steal-later = Pas pour maintenant : avec { $card }, cette collection pourra compter plus tard ({ $kind }).
dolores-reason-arrange = Ainsi votre côté vous rapporte { points } par un partage, et le sien rapporte { $other } à { $rival }.
dolores-reason-arrange-calm = Aucun côté ne vous aide maintenant ; ainsi l’autre ({ $rival }) ne vaut pas mieux.
dolores-reason-arrange-least = Aucun côté ne vous aide maintenant ; ainsi { $rival } gagne { points } par un partage.
dolores-reason-arrange-others = Ainsi aucun des deux côtés ne rapporte plus de { points } par un partage.
dolores-reason-arrange-none = Ainsi aucun des deux côtés ne rapporte rien par un partage.
dolores-reason-arrange-blind = Les cartes sont cachées, aucun ordre ne vaut donc mieux qu’un autre.
dolores-reason-lantern = Vous partagez au prochain tour, et personne d’autre ne connaîtra les cartes.
dolores-reason-lantern-others = Qui partage au prochain tour devra vous demander ce qu’il y a là.
dolores-reason-lookout = La partie continue, et la pioche a encore { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
  } à gagner.
dolores-reason-lookout-behind = La partie finirait maintenant avec { points } pour vous et { $other } en tête : continuez.
dolores-reason-undertow = De nouvelles cartes vous iront peut-être mieux que celles-ci.
dolores-reason-undertow-rival = Par un partage, ces cartes rapportent { points } à { $rival }, plus qu’à vous : mieux vaut de nouvelles cartes.
dolores-reason-undertow-others = Par un partage, ces cartes rapportent { points } à { $rival }, et rien à vous : mieux vaut de nouvelles cartes.
dolores-reason-eddies = Vous partagez maintenant : vous pouvez rendre votre côté meilleur.
dolores-reason-eddies-others = Vous pouvez placer les cartes de façon à aider le moins possible les deux qui partagent.
dolores-reason-convoy = Vous partagez maintenant, et deux cartes de plus, c’est plus à gagner.
dolores-reason-convoy-others = Deux cartes de plus quittent la pioche, sur { $pile } : la partie finit plus tôt.
dolores-reason-muddle = Ce à quoi mènent ces gestes n’est pas ce que vous voulez.
dolores-reason-muddle-rival = En l’état, { $rival } gagne { points } : que les gestes soient refaits.
dolores-reason-muddle-others = En l’état, { $rival } gagne { points } : que les gestes soient refaits.
dolores-reason-bet = Vous ne partagez pas maintenant, et un pari juste prend des cartes avant les deux qui partagent.
dolores-reason-pass = À garder pour un moment plus utile : { $cards }.
dolores-reason-pass-ahead = La partie finit, et avec { points } contre { $other }, personne ne vous devance.
dolores-reason-pass-behind = Vous êtes derrière avec { points } contre { $other }, mais continuer ne promet pas mieux.
dolores-reason-pass-muddle = Les gestes, tels qu’ils sont, vous rapportent { points }.
