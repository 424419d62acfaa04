### Dolorès

dolores-name = Dolorès
dolores-tagline = Marchander et bluffer pour la cargaison d’une épave.
dolores-about = Marchandage et bluff, de 2 à 4 joueurs, en une demi-heure environ. Répartissez-vous la cargaison d’une épave, deux par deux, d’un seul geste ; à la fin, seules comptent votre collection la plus riche et votre collection la plus pauvre.
dolores-option-messages = bouteilles
dolores-option-messages-help = Jouer avec les Bouteilles à la mer ; sans elles, c’est la partie simple.
dolores-option-dealer = première donne
dolores-option-dealer-help = La place qui donne en premier ; sinon, le sort décide.

## Cartes et gestes

dolores-kind-weapons = armes
dolores-kind-wines = vins
dolores-kind-jewels = bijoux
dolores-kind-lace = dentelles
dolores-kind-tableware = vaisselle
dolores-kind-instruments = instruments de musique
dolores-kind-gold = lingots d’or
dolores-card-weapons = { dolores-kind-weapons } { $value }
dolores-card-wines = { dolores-kind-wines } { $value }
dolores-card-jewels = { dolores-kind-jewels } { $value }
dolores-card-lace = { dolores-kind-lace } { $value }
dolores-card-tableware = { dolores-kind-tableware } { $value }
dolores-card-instruments = { dolores-kind-instruments } { $value }
dolores-card-gold = { dolores-kind-gold } { $value }
dolores-card-lantern = Lanterne brisée
dolores-card-lookout = Guetteur
dolores-card-theft = Vol
dolores-card-undertow = Reflux
dolores-card-eddies = Remous
dolores-card-convoy = Convoi
dolores-card-trickery = Ruse
dolores-card-muddle = Embrouille
dolores-card-bet = Pari
dolores-card-dawn = Aube
dolores-card-hidden = carte { $value }
dolores-gesture-share = partage
dolores-gesture-conflict = conflit
dolores-gesture-dodge = esquive

## Ce qui se passe : mise en place et partage

dolores-event-first-dealer = { $seat_is ->
    [you] Vous donnez en premier.
   *[other] { $seat } donne en premier.
  }
dolores-event-received = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
  } : { $card }.
dolores-event-received-several = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
  } : { $cards }.
dolores-event-sharing = { $seat_is ->
    [you] Vous donnez et partagez
   *[other] { $seat } donne et partage
  } avec { $rival_is ->
    [you] vous
   *[other] { $rival }
  } ; il reste { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
  } dans la pioche.
dolores-event-dealt = Carte { $slot }, devant { $seat_is ->
    [you] vous
   *[other] { $seat }
  } : { $card }.
dolores-event-dealt-several = Cartes { $slots }, devant { $seat_is ->
    [you] vous
   *[other] { $seat }
  } : { $cards }.
dolores-event-laid-face-down = Carte { $slot }, devant { $seat_is ->
    [you] vous
   *[other] { $seat }
  }, face cachée.
dolores-event-looked = { $seat_is ->
    [you] Vous regardez
   *[other] { $seat } regarde
  } la carte { $slot } : { $card }.
dolores-event-dawn-near = Désormais, l’Aube peut sortir : il reste { $pile ->
    [one] { $pile } carte.
   *[other] { $pile } cartes.
  }
dolores-event-showed = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  } : { $gesture }.
dolores-event-share-share = Partage contre partage : chacun prend les cartes de son côté.
dolores-event-conflict-share = Conflit contre partage : { $seat_is ->
    [you] vous prenez
   *[other] { $seat } prend
  } tout.
dolores-event-conflict-conflict = Conflit contre conflit : tout est défaussé.
dolores-event-dodge-share = Esquive contre partage : { $seat_is ->
    [you] vous choisissez
   *[other] { $seat } choisit
  } une carte, { $rival_is ->
    [you] vous prenez ce qui reste de votre côté.
   *[other] { $rival } prend ce qui reste de son côté.
  }
dolores-event-dodge-conflict = Esquive contre conflit : { $seat_is ->
    [you] vous choisissez
   *[other] { $seat } choisit
  } une carte, { $rival_is ->
    [you] vous prenez
   *[other] { $rival } prend
  } toutes les autres.
dolores-event-dodge-dodge = Esquive contre esquive : tout est défaussé, et chacun défausse une de ses collections.
dolores-event-picked = { $seat_is ->
    [you] Vous choisissez
   *[other] { $seat } choisit
  } : { $card }.
dolores-event-took = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
  } : { $card }.
dolores-event-took-several = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
  } : { $cards }.
dolores-event-discarded = À la défausse : { $card }.
dolores-event-discarded-several = À la défausse : { $cards }.
dolores-event-nothing-left = Il ne reste rien à partager.
dolores-event-dropped = { $seat_is ->
    [you] Vous défaussez
   *[other] { $seat } défausse
  } une collection : { $kind }, valeur { $points }.
dolores-event-nothing-to-drop = { $seat_is ->
    [you] Vous n’avez
   *[other] { $seat } n’a
  } aucune collection à défausser.
dolores-event-total = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
  } maintenant { total }.

## Ce qui se passe : les bouteilles

dolores-event-passed = { $seat_is ->
    [you] Vous passez.
   *[other] { $seat } passe.
  }
dolores-event-lantern-played = { $seat_is ->
    [you] Vous jouez Lanterne brisée : le prochain butin est distribué face cachée, et personne d’autre que vous ne le voit.
   *[other] { $seat } joue Lanterne brisée : le prochain butin est distribué face cachée, et n’est vu que par { $seat }.
  }
dolores-event-turned-up = On retourne la carte { $slot }, devant { $seat_is ->
    [you] vous
   *[other] { $seat }
  } : { $card }.
dolores-event-turned-up-several = On retourne les cartes { $slots }, devant { $seat_is ->
    [you] vous
   *[other] { $seat }
  } : { $cards }.
dolores-event-lookout-played = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } Guetteur : l’Aube est sans effet, et la partie continue.
dolores-event-stole = { $rival_is ->
    [you] { $seat } vous vole
   *[other] { $seat_is ->
        [you] Vous volez à { $rival }
       *[other] { $seat } vole à { $rival }
      }
  } : { $card }.
dolores-event-nothing-to-steal = { $seat_is ->
    [you] Votre Vol
   *[other] Le Vol joué par { $seat }
  } reste sans effet : personne d’autre n’a de marchandises.
dolores-event-undertow-played = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } Reflux : le butin est défaussé, et quatre nouvelles cartes arrivent.
dolores-event-swept-away = La mer reprend : { $card }.
dolores-event-eddies-played = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } Remous, pour réarranger le butin.
dolores-event-arranged = { $seat_is ->
    [you] Vous réarrangez
   *[other] { $seat } réarrange
  } le butin.
dolores-event-moved = La carte { $old_slot } devient la carte { $slot }, devant { $seat_is ->
    [you] vous
   *[other] { $seat }
  } : { $card }.
dolores-event-moved-face-down = La carte { $old_slot } devient la carte { $slot }, devant { $seat_is ->
    [you] vous
   *[other] { $seat }
  }, toujours face cachée.
dolores-event-convoy-played = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } Convoi : deux cartes s’ajoutent au butin.
dolores-event-trickery-played = { $seat_is ->
    [you] Vous jouez Ruse et montrez
   *[other] { $seat } joue Ruse et montre
  } deux gestes.
dolores-event-kept = { $seat_is ->
    [you] Vous gardez
   *[other] { $seat } garde
  } : { $gesture }.
dolores-event-muddle-played = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } Embrouille : les gestes sont annulés, et le partage est rejoué avec les mêmes cartes.
dolores-event-bet-void = { $seat_is ->
    [you] Votre pronostic est annulé lui aussi
   *[other] Le pronostic fait par { $seat } est annulé lui aussi
  }, et la carte Pari est défaussée.
dolores-event-bet-played = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } Pari, pour deviner les deux gestes.
dolores-event-guessed = { $seat_is ->
    [you] Vous pariez
   *[other] { $seat } parie
  } : { $rival_is ->
    [you] vous
   *[other] { $rival }
  }, { $gesture }.
dolores-event-bet-won = Le pronostic est juste : { $seat_is ->
    [you] vous vous servez
   *[other] { $seat } se sert
  } en premier.
dolores-event-bet-lost = Le pronostic est faux : { $seat_is ->
    [you] vous ne prenez
   *[other] { $seat } ne prend
  } rien.
dolores-event-bet-took = Grâce au Pari, { $seat_is ->
    [you] vous gagnez
   *[other] { $seat } gagne
  } : { $card }.

## Ce qui se passe : la fin

dolores-event-dawn-drawn = L’Aube sort : carte { $slot }, devant { $seat_is ->
    [you] vous.
   *[other] { $seat }.
  }
dolores-event-dawn-breaks = L’aube se lève : la partie est finie, et le butin ne va à personne.
dolores-event-too-few-cards = { $pile ->
    [0] La pioche est vide
    [one] Il ne reste qu’une carte, trop peu pour un partage
   *[other] Il ne reste que { $pile } cartes, trop peu pour un partage
  } : la partie est finie.
dolores-event-scored = { $seat_is ->
    [you] Vous terminez
   *[other] { $seat } termine
  } avec { total }.
dolores-event-won = { $seat_is ->
    [you] Vous gagnez la partie
   *[other] { $seat } gagne la partie
  } avec { total }.
dolores-event-won-together = Victoire partagée, avec { total } : { $seats }.

## Ce qu’on peut choisir, et ce que cela ferait

dolores-choice-pass = Passer
dolores-choice-play = Jouer { $card }
dolores-choice-share = Partage, main ouverte
dolores-choice-conflict = Conflit, poing fermé
dolores-choice-dodge = Esquive, pouce levé
dolores-choice-pair = Ruse : { $gesture } et { $other_gesture }
dolores-choice-guess = Pari : { $dealer } { $gesture }, { $neighbour } { $other_gesture }
dolores-choice-keep = Garder : { $gesture }
dolores-choice-arrange = Devant { $neighbour_is ->
    [you] vous
   *[other] { $neighbour }
  } : { $cards }. Devant { $dealer_is ->
    [you] vous
   *[other] { $dealer }
  } : { $others }
dolores-choice-take = Prendre : { $cards }
dolores-choice-pick = Choisir : { $card }, devant { $seat_is ->
    [you] vous
   *[other] { $seat }
  }
dolores-choice-drop = Défausser une collection : { $kind }, valeur { $points }
dolores-choice-steal = Voler à { $rival } : { $card }
dolores-effect-took = { $seat_is ->
    [you] vous prenez
   *[other] { $seat } prend
  } { $card }
dolores-effect-discarded = { $card } à la défausse
dolores-effect-total = votre score passe à { $total }

## À quoi mènent deux gestes

dolores-outcome-share-share = Partage et partage : chacun prend les cartes de son côté.
dolores-outcome-conflict-share = Conflit et partage : celui qui entre en conflit prend tout.
dolores-outcome-conflict-conflict = Conflit et conflit : tout est défaussé.
dolores-outcome-dodge-share = Esquive et partage : celui qui esquive prend une carte au choix ; celui qui partage prend ce qui reste de son côté ; le reste est défaussé.
dolores-outcome-dodge-conflict = Esquive et conflit : celui qui esquive prend une carte au choix ; l’autre prend toutes celles qui restent.
dolores-outcome-dodge-dodge = Esquive et esquive : tout est défaussé, et chacun défausse une de ses collections.

## Les signaux : ils n’engagent personne

dolores-signal = { $seat_is ->
    [you] Vous dites
   *[other] { $seat } dit
  } : « { $signal } »
dolores-signal-will = Promis : { $gesture }.
dolores-signal-ask = S’il vous plaît : { $gesture }.
dolores-signal-both = Tous les deux : { $gesture }.
dolores-signal-want = Je veux la carte { $slot }.
dolores-signal-leave = Je vous laisse la carte { $slot }.
dolores-signal-claim = La carte { $slot }, c’est : { $card }.
dolores-signal-threat = Attention, sinon je montre : { $gesture }.
dolores-signal-yes = Oui.
dolores-signal-no = Non.
dolores-signal-thanks = Merci.

## Ce qu’on attend

dolores-phase-dealer = Première donne
dolores-phase-start = Butin de départ
dolores-phase-start-steal = Vol
dolores-phase-before-deal = Avant la donne
dolores-phase-at-dawn = Quand l’Aube sort
dolores-phase-before-gestures = Avant les gestes
dolores-phase-after-gestures = Après les gestes
dolores-phase-deal = Donne
dolores-phase-arrange = Remous
dolores-phase-gesture = Gestes
dolores-phase-keep = Ruse
dolores-phase-take = Pari
dolores-phase-pick = Esquive
dolores-phase-drop = Collections à défausser
dolores-phase-steal = Vol
dolores-status-dealer = La première donne va être tirée au sort.
dolores-status-start = La prochaine carte de départ va être retournée.
dolores-status-start-steal = { dolores-status-steal }
dolores-status-before-deal = { $asks ->
    [you] Avant la donne : jouez une bouteille ou passez.
   *[other] Avant la donne, en attente : { $seats }.
  }
dolores-status-at-dawn = { $asks ->
    [you] L’Aube est sortie : jouez Guetteur ou passez.
   *[other] L’Aube est sortie, en attente : { $seats }.
  }
dolores-status-before-gestures = { $asks ->
    [you] Avant les gestes : jouez une bouteille ou passez.
   *[other] Avant les gestes, en attente : { $seats }.
  }
dolores-status-after-gestures = { $asks ->
    [you] Après les gestes : jouez Embrouille ou passez.
   *[other] Après les gestes, en attente : { $seats }.
  }
dolores-status-deal = La prochaine carte du butin va être retournée.
dolores-status-arrange = { $asks ->
    [you] Réarrangez le butin.
   *[other] Remous, en attente du nouvel arrangement : { $seats }.
  }
dolores-status-gesture = { $asks ->
    [you] Do-Lo-Rès ! Choisissez un geste en secret.
   *[other] En attente des gestes : { $seats }.
  }
dolores-status-keep = { $asks ->
    [you] Gardez un de vos deux gestes.
   *[other] En attente du geste à garder : { $seats }.
  }
dolores-status-take = { $asks ->
    [you] Votre pronostic est juste : prenez une ou plusieurs cartes.
   *[other] En attente des cartes du Pari : { $seats }.
  }
dolores-status-pick = { $asks ->
    [you] Choisissez une carte du butin.
   *[other] En attente de la carte de l’esquive : { $seats }.
  }
dolores-status-drop = { $asks ->
    [you] Choisissez en secret une collection à défausser.
   *[other] En attente des collections à défausser : { $seats }.
  }
dolores-status-steal = { $asks ->
    [you] Vol : prenez une marchandise à quelqu’un.
   *[other] En attente du Vol : { $seats }.
  }

## À la table, dans le navigateur

dolores-board = Le butin
dolores-own = Vos collections et bouteilles
dolores-symbol-weapons = Ar
dolores-symbol-wines = Vi
dolores-symbol-jewels = Bi
dolores-symbol-lace = De
dolores-symbol-tableware = Va
dolores-symbol-instruments = In
dolores-symbol-gold = Or
dolores-use-lantern = Avant une donne : le prochain butin est distribué face cachée. Personne d’autre que vous ne le regarde, et vous en dites ce que vous voulez.
dolores-use-lookout = Quand l’Aube sort : elle est sans effet et reste dans le butin, sans valeur ; la partie continue.
dolores-use-theft = Dès que vous l’avez : prenez une marchandise de votre choix à quelqu’un d’autre.
dolores-use-undertow = Avant les gestes : le butin est défaussé et quatre nouvelles cartes sont distribuées.
dolores-use-eddies = Avant les gestes : réarrangez le butin ; chaque côté garde son nombre de cartes.
dolores-use-convoy = Avant les gestes : deux cartes de plus rejoignent le butin, une de chaque côté.
dolores-use-trickery = Avec les gestes, si vous partagez : montrez-en deux, puis gardez-en un après avoir vu celui d’en face.
dolores-use-muddle = Après les gestes : ils sont annulés, et le partage est rejoué avec les mêmes cartes.
dolores-use-bet = Avant les gestes, si vous ne partagez pas : devinez les deux gestes. Si vous avez raison, prenez d’abord une ou plusieurs cartes.
dolores-use-dawn = Met fin à la partie dès qu’elle sort, sauf si Guetteur est joué. Ne vaut rien.
dolores-ask-before-deal = Vous pouvez jouer une bouteille avant la donne.
dolores-ask-at-dawn = L’Aube est sortie. Guetteur prolongerait la nuit.
dolores-ask-before-gestures = Vous pouvez jouer une bouteille avant les gestes.
dolores-ask-after-gestures = Embrouille annulerait ces gestes.
dolores-ask-gesture = Choisissez un geste en secret. Vous pouvez en changer tant que tous n’ont pas choisi.
dolores-ask-trickery = Ou jouez Ruse : montrez deux gestes
dolores-ask-keep = Les gestes sont montrés. Lequel gardez-vous ?
dolores-ask-guess = Devinez en secret les deux gestes.
dolores-ask-take = Appuyez sur les cartes du butin que vous voulez ; vous pouvez les prendre toutes.
dolores-ask-pick = Appuyez sur la carte du butin que vous prenez, de n’importe quel côté.
dolores-ask-drop = Appuyez, en secret, sur la collection que vous défaussez. Vous pouvez en changer tant que tous n’ont pas choisi.
dolores-ask-steal = Prenez une marchandise à quelqu’un d’autre.
dolores-ask-arrange = Appuyez sur une carte du butin, ou faites-la glisser, pour la passer de l’autre côté. Chaque côté doit retrouver son nombre de cartes.
dolores-before = { $seat_is ->
    [you] Devant vous
   *[other] Devant { $seat }
  }
dolores-role-dealer = { $seat_is ->
    [you] vous donnez les cartes
   *[other] donne les cartes
  }
dolores-role-neighbour = { $seat_is ->
    [you] vous partagez
   *[other] partage
  }
dolores-role-bettor = parie
dolores-role-other = regarde
dolores-empty = { $slot } : vide
dolores-what = Ce que fait { $card }
dolores-face-down = face cachée
dolores-no-loot = rien encore
dolores-score-then = score de { $total } ({ $change })
dolores-if-won = Si vous la gagnez : { $then }
dolores-pile = { $pile ->
    [one] { $pile } carte dans la pioche
   *[other] { $pile } cartes dans la pioche
  }
dolores-dawn-may-come = L’Aube peut sortir.
dolores-looker = { $seat_is ->
    [you] Lanterne : personne d’autre que vous ne voit le butin.
   *[other] Lanterne : le butin n’est vu que par { $seat }.
  }
dolores-bettor = { $seat_is ->
    [you] Pari : vous devinez les deux gestes.
   *[other] Pari : { $seat } devine les deux gestes.
  }
dolores-call = Do – Lo – Rès !
dolores-last-gestures = Les derniers gestes
dolores-no-gestures = Aucun geste n’a encore été montré.
dolores-shows = { $seat_is ->
    [you] Vous montrez
   *[other] { $seat } montre
  } : { $gestures }
dolores-won = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
  } : { $cards }.
dolores-discards = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
  }
dolores-no-discards = Rien n’est encore défaussé.
dolores-collection = { $kind } : { $values }, valeur { $worth }{ $mark ->
    [most] , la plus riche
    [least] , la plus pauvre
    [both] , compte double
   *[none] {""}
  }
dolores-mark-most = max
dolores-mark-least = min
dolores-mark-both = double
dolores-no-collections = pas encore de collection
dolores-sum = Score : { $sum } = { $score }
dolores-score = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  } : score { $score }, soit { $sum }.
dolores-no-messages = aucune bouteille
dolores-has-messages = Bouteilles : { $cards }.
dolores-fate-held = { $seat_is ->
    [you] devant vous
   *[other] devant { $seat }
  }
dolores-fate-loot = dans le butin
dolores-fate-gone = à la défausse
dolores-fate-unseen = pas encore sortie
dolores-guide-outcomes = À quoi mènent deux gestes
dolores-guide-score = Marchandises et score
dolores-guide-score-text = Votre collection la plus riche et votre collection la plus pauvre comptent ; les autres ne comptent pas. À égalité, toutes celles de même valeur comptent ; une collection qui est à la fois la plus riche et la plus pauvre compte double.
dolores-guide-messages = Les dix bouteilles
dolores-guide-messages-text = Cinq des neuf premières sont en jeu, et l’Aube est parmi les seize dernières cartes. Une bouteille gagnée sert une fois.
dolores-outcomes-caption = À quoi mènent les gestes : { $seat_is ->
    [you] vous
   *[other] { $seat }
  } face à { $rival }
dolores-you-show = { $seat_is ->
    [you] Vous : { $gesture }
   *[other] { $seat } : { $gesture }
  }
dolores-rival-shows = { $rival } montre : { $gesture }
dolores-scores-then = { $seat_is ->
    [you] vous
   *[other] { $seat }
  } { $score }, { $rival } { $other }
dolores-range = de { $least } à { $most }
dolores-cell-share-share = chacun prend son côté
dolores-cell-share-conflict = { $rival } prend tout
dolores-cell-share-dodge = { $rival } choisit une carte, { $seat_is ->
    [you] vous prenez le reste de votre côté
   *[other] { $seat } prend le reste de son côté
  }
dolores-cell-conflict-share = { $seat_is ->
    [you] vous prenez tout
   *[other] { $seat } prend tout
  }
dolores-cell-conflict-conflict = tout est défaussé
dolores-cell-conflict-dodge = { $rival } choisit une carte, { $seat_is ->
    [you] vous prenez les autres
   *[other] { $seat } prend les autres
  }
dolores-cell-dodge-share = { $seat_is ->
    [you] vous choisissez une carte
   *[other] { $seat } choisit une carte
  }, { $rival } prend le reste de son côté
dolores-cell-dodge-conflict = { $seat_is ->
    [you] vous choisissez une carte
   *[other] { $seat } choisit une carte
  }, { $rival } prend les autres
dolores-cell-dodge-dodge = tout est défaussé, chacun défausse une collection
dolores-short-share-share = chacun son côté
dolores-short-share-conflict = l’autre prend tout
dolores-short-share-dodge = l’autre choisit
dolores-short-conflict-share = { $seat_is ->
    [you] vous prenez tout
   *[other] { $seat } prend tout
  }
dolores-short-conflict-conflict = tout est perdu
dolores-short-conflict-dodge = tout sauf une carte
dolores-short-dodge-share = une carte
dolores-short-dodge-conflict = une carte
dolores-short-dodge-dodge = collection perdue
dolores-talk = Parler à l’autre
dolores-talk-label = Dire :
dolores-talk-peace = Partage ?
dolores-talk-promise = Je montre
dolores-talk-yes = Oui
dolores-talk-no = Non
dolores-talk-more = Autre chose à dire
dolores-talk-say = Dire : « { $words } »
dolores-talk-again = Appuyez encore pour dire : « { $words } »
dolores-bubble-will = Promis
dolores-bubble-ask = S’il vous plaît
dolores-bubble-both = Tous les deux
dolores-bubble-threat = Sinon
dolores-bubble-want = Je veux la { $slot }
dolores-bubble-leave = À vous la { $slot }
dolores-bubble-claim = { $slot } : { $card }
dolores-guess-of = { $seat } montre
dolores-guess-do = Parier là-dessus
dolores-guess-both = Choisissez un geste pour chacun des deux.
dolores-take-do = { $count ->
    [one] Prendre { $count } carte
   *[other] Prendre { $count } cartes
  }
dolores-take-none = Choisissez au moins une carte.
dolores-steal-from = À { $rival }
dolores-arrange-move = { $seat_is ->
    [you] devant vous
   *[other] devant { $seat }
  }
dolores-arrange-laid = { $seat_is ->
    [you] Maintenant devant vous : { $card }.
   *[other] Maintenant devant { $seat } : { $card }.
  }
dolores-arrange-counts = { $seat_is ->
    [you] Devant vous
   *[other] Devant { $seat }
  } : { $here } sur { $half }. { $rival_is ->
    [you] Devant vous
   *[other] Devant { $rival }
  } : { $there } sur { $half }.
dolores-arrange-do = Disposer ainsi le butin
dolores-worth = { $kind } { $worth }
dolores-end-score = { $seat_is ->
    [you] Vous { $score }
   *[other] { $seat } { $score }
  }
dolores-end-none = Pas de collection, pas de points.
dolores-end-alike = Toutes de même valeur, donc toutes comptent double : { $collections }. { $sum } = { $score }
dolores-end-most = Au plus haut : { $collections }
dolores-end-least = Au plus bas : { $collections }
dolores-end-between = Hors décompte : { $collections }
dolores-numbers = { $count ->
    [one] La partie en chiffres : { $count } partage
   *[other] La partie en chiffres : { $count } partages
  }
dolores-numbers-player = joueur
dolores-numbers-cards = cartes gagnées
dolores-numbers-messages = bouteilles jouées
dolores-signals-promise = Promettre
dolores-signals-ask = Demander ou menacer
dolores-signals-cards = À propos des cartes
dolores-signals-answer = Répondre
dolores-claim-slot = Annoncer, vrai ou faux : numéro de la carte
dolores-claim-card = Carte qui s’y trouve
dolores-replay-own = Collections : { $name }

## Ce qui ne va pas dans une feuille de score

dolores-sheet-collection = « { $came } » n’est pas une collection. Collections : { $known }.
dolores-sheet-worth = La collection « { $kind } » ne peut pas valoir { $came }, seulement de { $least } à { $most }.

## Refus : une table sur une ligne qui est illisible

dolores-table-now = La table est illisible : « now { $came } » ne va pas avec ce qui s’y trouve, car personne n’aurait rien à choisir.
dolores-table-gestures = La table est illisible : les gestes ne vont pas avec « { $phase } ». De la révélation à la fin du partage, les deux joueurs qui partagent en montrent chacun un, sinon personne.
dolores-table-guess = La table est illisible : le pronostic du Pari ne va pas avec « { $phase } ». On le connaît une fois les gestes révélés, pas avant.
dolores-table-pile = La table est illisible : il ne peut pas rester { $came } cartes dans la pioche, seulement de { $least } à { $most }.
