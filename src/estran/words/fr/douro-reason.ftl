### Douro 1872 : pourquoi un choix est bon

douro-reason-barrels = { $orders ->
    [1] { $most ->
        [one] { $most } baril
       *[other] { $most } barils
      }
   *[other] de { $least } à { $most } barils
  }
douro-reason-full-unbeaten = La barque ({ douro-reason-barrels }) sera sans doute pleine, et personne ne peut plus jouer au-dessus de { $card }.
douro-reason-full-high = La barque ({ douro-reason-barrels }) sera sans doute pleine, et { $card } est souvent la carte la plus haute.
douro-reason-full-save = La barque ({ douro-reason-barrels }) sera sans doute pleine sans vous : { $card } ménage vos cartes hautes.
douro-reason-full-try = La barque ({ douro-reason-barrels }) sera sans doute pleine, et { $card } peut gagner sans coûter votre meilleure carte.
douro-reason-short-high = La barque ({ douro-reason-barrels }) ne sera sans doute pas pleine, et { $card } est rarement la carte la plus basse.
douro-reason-short-low = La barque ({ douro-reason-barrels }) ne sera sans doute pas pleine : { $card } ménage vos meilleures cartes, au risque d’une amende.
douro-reason-poor = La barque ({ douro-reason-barrels }) ne sera sans doute pas pleine, et avec { points } une amende vous coûte peu.
douro-reason-open = Rien ne dit si la barque ({ douro-reason-barrels }) sera pleine ; { $card } est la plus haute environ { $highest } fois sur 100, la plus basse { $lowest } fois.
douro-reason-tie-hunt = Vous avez le phylloxéra, et { $card } a de bonnes chances d’égalité, ce qui le ferait passer.
douro-reason-tie-win = À part { $rival }, personne ne peut jouer { $card }, et le phylloxéra vous laisserait les points d’une égalité.
douro-reason-fog = Personne ne sait ce qu’apporte le brouillard ; { $card } garde vos autres cartes pour des barques connues.
douro-reason-fog-high = Des { $count } brouillards possibles, { $high ->
    [one] un seul récompense
   *[other] { $high } récompensent
  } la carte la plus haute quand la barque est pleine.
douro-reason-fog-low = Des { $count } brouillards possibles, { $low ->
    [one] un seul n’a
   *[other] { $low } n’ont
  } rien pour les cartes hautes : { $card } suffit.
douro-reason-fog-known = Il ne reste qu’un brouillard : { $fog }, { $fog_is ->
    [rocks] où tout compte double.
    [cardia] qui rend les cartes.
    [rapids] où une barque pleine récompense la carte la plus basse, sinon la plus haute.
    [towing] qui mène les mêmes cartes à la barque suivante.
    [tavern] où la carte la plus basse gagne.
   *[customs] où il n’y a rien à gagner.
  }
douro-reason-give-low = Vous vous séparez d’une carte faible, même si le don le plus bas coûte 1 point à la fin.
douro-reason-give-middle = { $card } est rarement la plus haute ou la plus basse : c’est celle qui vous manquera le moins.
douro-reason-give-high = Le don le plus haut rapporte 1 point à la fin, et { $card } a des chances de l’être.
