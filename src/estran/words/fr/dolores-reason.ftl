### Dolorès : pourquoi un choix est bon

dolores-reason-share = Si { $rival } partage aussi, votre côté vous rapporte { points }, et le sien rapporte { $other } à { $rival }.
dolores-reason-share-calm = Votre côté ne vous aiderait pas maintenant, mais le partage ne met en danger rien de ce que vous avez.
dolores-reason-conflict = Toutes les cartes ensemble vous rapportent { points } si { $rival } partage.
dolores-reason-conflict-deny = En cas de partage, { $rival } gagnerait { points } ; si { $rival } partage, le conflit ne lui laisse rien.
dolores-reason-conflict-calm = Ces cartes ne vous aident guère, ni l’un ni l’autre : vous n’avez donc pas grand-chose à perdre au conflit.
dolores-reason-dodge = Une carte vous rapporterait { points } : { $card }. L’esquive la prend avant tout le monde.
dolores-reason-dodge-fear = Le conflit rapporte le plus à { $rival } ; avec l’esquive, vous prenez quand même une carte en premier : { $card }, pour { points }.
dolores-reason-dodge-calm = Aucune carte ne vous aide maintenant ; l’esquive empêche seulement { $rival } de tout prendre.
dolores-reason-pair = Avec la Ruse, vous voyez le geste montré par { $rival } avant de garder l’un de vos deux gestes.
dolores-reason-blind-share = Vous ne voyez pas les cartes ; en cas de partage, au moins, votre côté est à vous.
dolores-reason-blind-conflict = Vous ne voyez pas les cartes ; le conflit les prend toutes si { $rival } partage.
dolores-reason-blind-dodge = Vous ne voyez pas les cartes maintenant, mais l’esquive choisit une fois qu’elles sont retournées.
dolores-reason-guess = D’après ces cartes, attendez-vous à ceci : { $dealer }, { $gesture } ; { $neighbour }, { $other_gesture }.
dolores-reason-guess-open = Ces cartes n’invitent clairement à aucun geste ; ce pari en vaut un autre.
dolores-reason-keep = Contre le geste { $other_gesture } ({ $rival }), le geste { $gesture } vous rapporte { points }.
dolores-reason-keep-deny = Contre le geste { $other_gesture } ({ $rival }), le geste { $gesture } ne lui laisse aucun point.
dolores-reason-keep-least = Contre le geste { $other_gesture } ({ $rival }), le geste { $gesture } { $points ->
    [0] ne vous coûte rien.
   *[other] vous coûte { points }.
  }
dolores-reason-keep-blind = Les cartes sont cachées ; contre le geste { $other_gesture } ({ $rival }), le geste { $gesture } promet plus.
dolores-reason-pick = Vous gagnez { points } avec { $card }, et aucune autre carte ne rapporte plus.
dolores-reason-pick-deny = { $rival } gagnerait { points } avec { $card } : prenez donc la carte vous-même.
dolores-reason-pick-later = Cela ne compte pas encore, mais avec { $card }, cette collection pourra compter plus tard ({ $kind }).
dolores-reason-pick-least = Aucune carte ne vous aide maintenant, et celle-ci nuit le moins : { $card }.
dolores-reason-pick-message = { $card } est une Bouteille à la mer : elle servira au bon moment.
dolores-reason-pick-theft = Le Vol prend tout de suite une marchandise à quelqu’un.
dolores-reason-pick-dawn = Les marchandises vous coûteraient plutôt des points, et l’Aube ne vaut rien.
dolores-reason-drop = Cette collection ({ $kind }) vaut { points } ; sans elle, votre score est de { $total }.
dolores-reason-drop-kept = Sans cette collection ({ $kind }), votre score est de { $total }, pas moins que maintenant.
dolores-reason-take = { $count ->
    [one] Cette carte vous rapporte
   *[other] Ces cartes vous rapportent
  } { points } tout de suite.
dolores-reason-take-deny = Vous n’y gagnez rien maintenant, mais il en reste moins aux autres ({ $seats }).
dolores-reason-steal = Vous gagnez { points } avec { $card }, et { $rival } perd { $other }.
dolores-reason-steal-gain = Vous gagnez { points } avec { $card }.
dolores-reason-steal-cost = { $rival } a { points } de moins sans { $card }.
dolores-reason-steal-later = Cela ne compte pas encore, mais avec { $card }, cette collection pourra compter plus tard ({ $kind }).
dolores-reason-arrange = Ainsi, en cas de partage, votre côté vous rapporte { points }, et le sien rapporte { $other } à { $rival }.
dolores-reason-arrange-calm = Aucun côté ne vous aide maintenant ; ainsi, l’autre ({ $rival }) n’y gagne rien non plus.
dolores-reason-arrange-least = Aucun côté ne vous aide maintenant ; ainsi, en cas de partage, { $rival } ne gagne que { points }.
dolores-reason-arrange-others = Ainsi, en cas de partage, aucun des deux côtés ne rapporte plus de { points }.
dolores-reason-arrange-none = Ainsi, en cas de partage, aucun des deux côtés ne rapporte rien.
dolores-reason-arrange-blind = Les cartes sont cachées : aucun arrangement ne vaut mieux qu’un autre.
dolores-reason-lantern = Vous participez au prochain partage, et personne d’autre n’en connaîtra les cartes.
dolores-reason-lantern-others = Ceux du prochain partage devront vous demander quelles cartes s’y trouvent.
dolores-reason-lookout = La partie continue, et il reste { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
  } à gagner dans la pioche.
dolores-reason-lookout-behind = La partie finirait maintenant avec { points } pour vous, contre { $other } en tête : continuez.
dolores-reason-undertow = De nouvelles cartes vous iront peut-être mieux que celles-ci.
dolores-reason-undertow-rival = En cas de partage, ces cartes rapportent { points } à { $rival }, plus qu’à vous : mieux vaut de nouvelles cartes.
dolores-reason-undertow-others = En cas de partage, ces cartes rapportent { points } à { $rival }, et rien à vous : mieux vaut de nouvelles cartes.
dolores-reason-eddies = C’est vous qui partagez : vous pouvez améliorer votre côté.
dolores-reason-eddies-others = Vous pouvez placer les cartes de façon à aider le moins possible les deux qui partagent.
dolores-reason-convoy = Vous partagez maintenant, et deux cartes de plus, c’est plus à gagner.
dolores-reason-convoy-others = Deux cartes de plus quittent la pioche, qui en compte { $pile } : la partie finira plus tôt.
dolores-reason-muddle = Le résultat de ces gestes ne vous convient pas.
dolores-reason-muddle-rival = En l’état, { $rival } gagne { points } : faites refaire les gestes.
dolores-reason-muddle-others = En l’état, { $rival } gagne { points } : faites refaire les gestes.
dolores-reason-bet = Vous ne partagez pas maintenant, et un pronostic juste vous donne des cartes avant les deux qui partagent.
dolores-reason-pass = À garder pour un meilleur moment : { $cards }.
dolores-reason-pass-ahead = La partie finit, et avec { points } contre { $other }, personne ne vous devance.
dolores-reason-pass-behind = Vous êtes derrière avec { points } contre { $other }, mais continuer ne promet pas mieux.
dolores-reason-pass-muddle = Les gestes, tels qu’ils sont, vous rapportent { points }.
