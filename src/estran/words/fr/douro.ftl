### Douro 1872

douro-name = Douro 1872
douro-about = Des enchères secrètes au fil du fleuve, de 3 à 5, en une vingtaine de minutes. Livrez des barils à des barques dont la commande est cachée : si la barque est pleine, la générosité est récompensée ; sinon, l'avarice est punie.
douro-option-open-points = points visibles
douro-option-open-points-help = Les points de toute la table sont montrés ; sinon, vous ne voyez que les vôtres.
douro-option-open-cards = cartes visibles
douro-option-open-cards-help = Toutes les cartes jouées sont montrées ; sinon, seule la dernière carte de chaque personne reste visible.

## Les barques

douro-back-fog = brouillard
douro-back-level = niveau { $value }
douro-fog-rocks = Fragas, rochers
douro-fog-cardia = Notre-Dame de Cardia
douro-fog-rapids = Rápidos, rapides
douro-fog-towing = Sirga, remorquage
douro-fog-tavern = Le Barraca
douro-fog-customs = formalités douanières

## Ce qui se passe

douro-event-lottery = Loterie : { $seat_is ->
    [you] vous montrez
   *[other] { $seat } montre
  } { $card }.
douro-event-lottery-tied = Égalité au plus bas, { $card }, nouveau tirage : { $seats }.
douro-event-infected = { $seat_is ->
    [you] Vous avez la carte la plus basse, { $card }, et recevez le phylloxéra.
   *[other] { $seat } a la carte la plus basse, { $card }, et reçoit le phylloxéra.
  }
douro-event-laid = Dans la vallée : { $back_is ->
    [fog] une Rabelo brouillard.
   *[other] une Rabelo régulière de { $back }.
  }
douro-event-laid-passed = Dans la vallée : la Rabelo brouillard laissée par le remorquage.
douro-event-stretch = Le tronçon compte { $boats ->
    [one] { $boats } barque
   *[other] { $boats } barques
  } ; il en reste { $left } dans la pile.
douro-event-contest = Dispute { $number } : { $back }.
douro-event-revealed = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { $card }.
douro-event-summed = Somme : { $sum }.
douro-event-boat = La barque de niveau { $level } attend { $order }.
douro-event-rocks = Le brouillard se lève : { douro-fog-rocks }. Commande { $order }, points doublés.
douro-event-cardia = Le brouillard se lève : { douro-fog-cardia }. Commande { $order } ; les cartes reviendront en main.
douro-event-rapids = Le brouillard se lève : { douro-fog-rapids }. Commande { $order } : atteinte, la carte la plus basse gagne ; sinon, la plus haute.
douro-event-towing = Le brouillard se lève : { douro-fog-towing }. Les mêmes cartes se disputent la prochaine régulière.
douro-event-tavern = Le brouillard se lève : { douro-fog-tavern }. La carte la plus basse gagne.
douro-event-customs = Le brouillard se lève : { douro-fog-customs }. Aucun point, et les cartes sont dépensées.
douro-event-full = La barque est pleine : somme { $sum }, commande { $order }.
douro-event-short = La barque est incomplète : somme { $sum }, commande { $order }.
douro-event-highest = Carte la plus haute, { $card } : { $seats }.
douro-event-lowest = Carte la plus basse, { $card } : { $seats }.
douro-event-out-of-tie = { $seat_is ->
    [you] Le phylloxéra vous écarte de l'égalité.
   *[other] Le phylloxéra écarte { $seat } de l'égalité.
  }
douro-event-pays-alone = { $seat_is ->
    [you] Le phylloxéra vous fait payer toute l'égalité.
   *[other] Le phylloxéra fait payer toute l'égalité à { $seat }.
  }
douro-event-gained = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
  } { points }.
douro-event-lost = { $seat_is ->
    [you] Vous perdez
   *[other] { $seat } perd
  } { points }.
douro-event-spared = { $seat_is ->
    [you] Vous devez { $owed } mais ne pouvez
   *[other] { $seat } doit { $owed } mais ne peut
  } payer que { $points }.
douro-event-total = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
  } maintenant { total }.
douro-event-returned = Toute la table reprend en main la carte qu'elle vient de jouer.
douro-event-passed-over = Le remorquage passe par-dessus une Rabelo brouillard, qui reste sur la pile.
douro-event-towed = La barque remorquée est de niveau { $level }.
douro-event-phylloxera = { $seat_is ->
    [you] Votre { $card } est à égalité
   *[other] Le { $card } joué par { $seat } est à égalité
  } : le phylloxéra passe à { $to_is ->
    [you] vous.
   *[other] { $to }.
  }
douro-event-half-time = Mi-temps : toute la table reprend ses dix cartes, et chaque personne en donne une, cachée, à la charité.
douro-event-gave = { $seat_is ->
    [you] Vous donnez
   *[other] { $seat } donne
  } { $card } à la charité.
douro-event-gave-hidden = Un don va à la charité, face cachée.
douro-event-charity = Les dons à la charité sont montrés.
douro-event-donated = { $seat_is ->
    [you] Votre don
   *[other] Don, { $seat }
  } : { $card }.
douro-event-lowest-gift = Don le plus bas, { $card } : { $seats }.
douro-event-highest-gift = Don le plus haut, { $card } : { $seats }.
douro-event-paid = { $seat_is ->
    [you] Vous payez
   *[other] { $seat } paie
  } { points }.
douro-event-thanked = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
  } { points }.
douro-event-phylloxera-gift = { $seat_is ->
    [you] Votre don, { $card }, est à égalité
   *[other] Le { $card } donné par { $seat } est à égalité
  } : le phylloxéra passe à { $to_is ->
    [you] vous.
   *[other] { $to }.
  }
douro-event-scored = { $seat_is ->
    [you] Vous terminez
   *[other] { $seat } termine
  } avec { total }.
douro-event-tie-broken = Égalité en tête : { $seats }. En tournant après { $holder_is ->
    [you] vous, qui tenez
   *[other] { $holder }, qui tient
  } le phylloxéra, { $seat_is ->
    [you] vous venez
   *[other] { $seat } vient
  } en premier.
douro-event-won = { $seat_is ->
    [you] Vous gagnez la partie
   *[other] { $seat } gagne la partie
  } avec { total }.

## Ce qu'on peut choisir

douro-choice-play = Jouer { $card }
douro-choice-give = Donner { $card } à la charité

## Ce qu'on attend

douro-phase-lottery = Loterie
douro-phase-lay = Vallée du Douro
douro-phase-bid = Dispute
douro-phase-turn = Barque
douro-phase-tow = Remorquage
douro-phase-give = Charité
douro-status-lottery = La prochaine carte de la loterie va être tirée.
douro-status-lay = La prochaine barque de la vallée va être posée.
douro-status-bid = { $asks ->
    [you] Choisissez une carte baril.
   *[other] En attente des cartes baril : { $seats }.
  }
douro-status-turn = La barque va être retournée.
douro-status-tow = La prochaine barque à remorquer va être tirée.
douro-status-give = { $asks ->
    [you] Choisissez une carte pour la charité.
   *[other] En attente des dons à la charité : { $seats }.
  }
