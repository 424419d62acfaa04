### Douro 1872

douro-name = Douro 1872
douro-tagline = Des barils misés en secret pour les barques du fleuve.
douro-about = Des enchères secrètes au fil du fleuve, de 3 à 5 joueurs, en une vingtaine de minutes. Livrez des barils à des barques dont la commande est cachée : si la barque est pleine, la générosité est récompensée ; sinon, l’avarice est punie.
douro-option-open-points = points visibles
douro-option-open-points-help = Les points de chacun sont montrés ; sinon, vous ne voyez que les vôtres.
douro-option-open-cards = cartes visibles
douro-option-open-cards-help = Toutes les cartes jouées sont montrées ; sinon, seule la dernière carte de chacun reste visible.

## Les barques

douro-back-fog = brouillard
douro-back-level = niveau { $value }
douro-fog-rocks = Fragas, rochers
douro-fog-cardia = Notre-Dame de Cardia
douro-fog-rapids = Rápidos, rapides
douro-fog-towing = Sirga, remorquage
douro-fog-tavern = Le Barraca, taverne flottante
douro-fog-customs = Formalités douanières

## Ce qui se passe

douro-event-lottery = Loterie : { $seat_is ->
    [you] vous montrez
   *[other] { $seat } montre
  } { $card }.
douro-event-lottery-tied = Égalité pour la carte la plus basse, { $card } ; nouveau tirage : { $seats }.
douro-event-infected = { $seat_is ->
    [you] Vous avez la carte la plus basse, { $card }, et recevez le phylloxéra.
   *[other] { $seat } a la carte la plus basse, { $card }, et reçoit le phylloxéra.
  }
douro-event-laid = Dans la vallée : { $back_is ->
    [fog] une Rabelo brouillard.
   *[other] une Rabelo régulière de { $back }.
  }
douro-event-laid-several = Dans la vallée : { $backs }.
douro-event-laid-passed = Dans la vallée : la Rabelo brouillard laissée par le remorquage.
douro-event-stretch = Le tronçon compte { $boats ->
    [one] { $boats } barque
   *[other] { $boats } barques
  } ; { $left ->
    [0] la pile est vide.
   *[other] il en reste { $left } dans la pile.
  }
douro-event-contest = Manche { $number } : { $back }.
douro-event-revealed = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { $card }.
douro-event-summed = Somme : { $sum }.
douro-event-boat = La barque de niveau { $level } attend { $order ->
    [one] { $order } baril.
   *[other] { $order } barils.
  }
douro-event-rocks = Le brouillard se lève : { douro-fog-rocks }. Commande { $order }, points doublés.
douro-event-cardia = Le brouillard se lève : { douro-fog-cardia }. Commande { $order } ; les cartes reviendront en main.
douro-event-rapids = Le brouillard se lève : { douro-fog-rapids }. Commande { $order } : si elle est atteinte, la carte la plus basse gagne ; sinon, la plus haute.
douro-event-towing = Le brouillard se lève : { douro-fog-towing }. Les mêmes cartes comptent pour la prochaine Rabelo régulière.
douro-event-tavern = Le brouillard se lève : { douro-fog-tavern }. La carte la plus basse gagne.
douro-event-customs = Le brouillard se lève : { douro-fog-customs }. Aucun point, et les cartes sont jouées pour rien.
douro-event-full = La barque est pleine.
douro-event-short = La barque est incomplète.
douro-event-highest = Carte la plus haute, { $card } : { $seats }.
douro-event-lowest = Carte la plus basse, { $card } : { $seats }.
douro-event-out-of-tie = { $seat_is ->
    [you] Le phylloxéra vous écarte de l’égalité.
   *[other] Le phylloxéra écarte { $seat } de l’égalité.
  }
douro-event-pays-alone = { $seat_is ->
    [you] Le phylloxéra vous fait payer pour tous les ex aequo.
   *[other] Le phylloxéra fait payer { $seat } pour tous les ex aequo.
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
douro-event-returned = Chacun reprend en main la carte qu’il vient de jouer.
douro-event-passed-over = Le remorquage passe par-dessus une Rabelo brouillard, qui reste sur la pile.
douro-event-towed = La barque remorquée est de niveau { $level }.
douro-event-phylloxera = { $seat_is ->
    [you] Votre { $card } est à égalité
   *[other] Le { $card } joué par { $seat } est à égalité
  } : { $to_is ->
    [you] vous recevez le phylloxéra.
   *[other] { $to } reçoit le phylloxéra.
  }
douro-event-half-time = Mi-temps : chacun reprend ses dix cartes et en donne une, face cachée, à la charité.
douro-event-gave = { $seat_is ->
    [you] Vous donnez
   *[other] { $seat } donne
  } { $card } à la charité.
douro-event-gave-hidden = Un don va à la charité, face cachée.
douro-event-gave-hidden-several = { $count ->
    [one] { $count } don va
   *[other] { $count } dons vont
  } à la charité, face cachée.
douro-event-charity = On dévoile les dons à la charité.
douro-event-donated = { $seat_is ->
    [you] Vous avez donné
   *[other] { $seat } a donné
  } { $card }.
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
  } : { $to_is ->
    [you] vous recevez le phylloxéra.
   *[other] { $to } reçoit le phylloxéra.
  }
douro-event-scored = { $seat_is ->
    [you] Vous terminez
   *[other] { $seat } termine
  } avec { total }.
douro-event-tie-broken = Égalité en tête : { $seats }. { $holder_is ->
    [you] Vous détenez
   *[other] { $holder } détient
  } le phylloxéra ; à partir de là, dans le sens des aiguilles d’une montre, { $seat_is ->
    [you] vous venez
   *[other] { $seat } vient
  } en premier.
douro-event-won = { $seat_is ->
    [you] Vous gagnez la partie
   *[other] { $seat } gagne la partie
  } avec { total }.

## Ce qu’on peut choisir

douro-choice-play = Jouer { $card }
douro-choice-give = Donner { $card } à la charité

## Ce qu’on attend

douro-phase-lottery = Loterie
douro-phase-lay = Vallée du Douro
douro-phase-bid = Enchères
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

## À la table, dans le navigateur

douro-board = La vallée du Douro
douro-own = Vos cartes baril
douro-hand = Cartes baril
douro-with-seat = { $seat_is ->
    [you] vous
   *[other] { $seat }
  } { $number }
douro-next = la prochaine
douro-stretch = Ce tronçon de la vallée, la prochaine barque d’abord
douro-turned = Retournées dans ce tronçon
douro-turned-boat = { $boat }, { $order ->
    [0] pas de commande
   *[other] commande { $order }
  }
douro-quiet = Aucune barque dans la vallée.
douro-contest = Manche { $number } sur 20
douro-pile = { $boats ->
    [one] { $boats } barque dans la pile.
   *[other] { $boats } barques dans la pile.
  }
douro-gifts = { $gifts ->
    [0] Pas encore de don à la charité.
    [one] { $gifts } don sous la carte charité.
   *[other] { $gifts } dons sous la carte charité.
  }
douro-towed-boat = { $fog }, { $level }
douro-last-boat = Manche { $contest } : { $boat }
douro-sum = somme
douro-order = Commande { $order }
douro-load-full = pleine
douro-load-short = incomplète
douro-bank = La banque
douro-seats = Les cartes sur la table
douro-seat-down = une carte face cachée
douro-seat-none = pas encore de carte
douro-seat-last = dernière carte : { $card }
douro-seat-shows = montre { $card }
douro-rival-left = Pas encore montrées : { $cards }.
douro-lottery = Loterie du phylloxéra
douro-lottery-due = La carte la plus basse reçoit le phylloxéra.
douro-outcome-open = Cartes : { $cards }. Somme { $sum }.
douro-outcome-full = Cartes : { $cards }. Somme { $sum }, commande { $order } : pleine.
douro-outcome-short = Cartes : { $cards }. Somme { $sum }, commande { $order } : incomplète.
douro-outcome-none = Cartes : { $cards }. Somme { $sum }, pas de commande.
douro-outcome-changes = Points : { $changes }.
douro-outcome-no-change = Ni gain ni perte.
douro-hopes-level = Prochaine barque : { $back }. Commandes pas encore vues : { $orders }.
douro-hopes-fog = Prochaine barque : brouillard. Pas encore vues : { $fogs }.
douro-hopes-fogs = Prochaine barque : brouillard. Brouillards pas encore vus : { $fogs }.
douro-ask-give = Mi-temps : donnez une carte à la charité. Don le plus bas : −1 point ; le plus haut : +1.
douro-card-held = { $card }, en main
douro-card-chosen = { $card }, carte choisie
douro-card-played = { $card }, carte jouée
douro-card-given = { $card }, don à la charité
douro-key-played = jouée
douro-unseen = pas vue
douro-own-points = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
  } { points }.
douro-own-phylloxera = { $seat_is ->
    [you] Vous détenez
   *[other] { $seat } détient
  } le phylloxéra.
douro-holder = phylloxéra
douro-hidden = cachés
douro-nothing = aucune
douro-points-hidden = Les points des autres restent cachés jusqu’à la fin.
douro-counter = Compteur de cartes
douro-counter-note = Cartes jouées depuis que chacun a repris ses cartes.
douro-column-player = Joueur
douro-column-shows = Dernière carte
douro-column-hand = En main
douro-column-points = Points
douro-column-gift = Don
douro-column-level = Dos
douro-column-low = Basse
douro-column-middle = Moyenne
douro-column-high = Haute
douro-column-fog = Rabelo brouillard
douro-column-order = Commande
douro-column-before = Avant
douro-column-charity = Charité
douro-column-total = Total
douro-column-won = Gains
douro-column-lost = Pertes
douro-column-contest = Manche
douro-column-sum = Somme
douro-orders = Commandes à { $players } joueurs
douro-order-seen = { $order }, déjà vue
douro-seen = déjà vue
douro-fogs = Dans le brouillard
douro-does-rocks = Comme une Rabelo régulière, pour 4 points.
douro-does-cardia = Comme une Rabelo régulière ; puis chacun reprend sa carte.
douro-does-rapids = Si la barque est pleine, la carte la plus basse gagne 2 ; sinon, la plus haute gagne 2.
douro-does-towing = Les mêmes cartes comptent pour la prochaine Rabelo régulière de la pile.
douro-does-tavern = La carte la plus basse gagne 2, quelle que soit la somme.
douro-does-customs = Aucun point ; les cartes sont jouées pour rien.
douro-guide-contest = Rabelo régulière : si la somme atteint la commande, la carte la plus haute gagne 2 points ; sinon, la plus basse en perd 2. À égalité, chacun gagne ou perd 1 point.
douro-guide-phylloxera = À égalité, le détenteur du phylloxéra ne gagne rien, ou paie tout. Le phylloxéra passe au joueur suivant dès qu’une autre carte égale celle du détenteur.
douro-end-scores = Scores finaux
douro-end-steps = Comment la partie se termine
douro-story = La partie en chiffres
douro-story-full = Barques remplies : { $full } sur { $boats }.
douro-story-passes = Le phylloxéra a changé de mains { $passes ->
    [one] { $passes } fois
   *[other] { $passes } fois
  }.
douro-contests = Toutes les manches
douro-say-points = Points : { $points }.
douro-say-hand = { $seat_is ->
    [you] En main
   *[other] { $seat }, en main
  } : { $cards }.
douro-say-played = Cartes jouées : { $cards }.
douro-say-gift = Don à la charité : { $card }.
douro-say-valley = Dans la vallée, la prochaine d’abord : { $backs }.
douro-say-other = { $seat } : dernière carte { $showing }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en main.
douro-say-other-points = Points : { $points }.
douro-say-other-phylloxera = Détient le phylloxéra.
douro-typed-play = jouer joue miser mise
douro-typed-give = donner donne
douro-replay-own = Cartes : { $name }

## Refus : une table sur une ligne qui est illisible

douro-table-boats = La table est illisible : pour l’un des dos, la pile, la vallée et les barques retournées comptent en tout trop ou trop peu de barques.
douro-table-bottom = La table est illisible : au moins { $bottom } Rabelo régulières doivent se trouver dans la pile sous le dernier brouillard.
douro-table-contests = La partie ne pourrait pas finir depuis cette table : il reste { $contests ->
    [one] { $contests } manche
   *[other] { $contests } manches
  } à jouer, mais la place { $seat } a des cartes pour { $cards }.
