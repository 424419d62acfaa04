### Sa propre page : profil, parties, appareils ; et ce que les tables et les salles disent des profils.

me-title = Votre profil
me-short = Ce navigateur ne garde rien pour Estran : quand cette page sera fermée, cet appareil oubliera votre profil. Pour revenir, portez-le sur un autre appareil par un lien, ou ajoutez une clé d’accès.
me-again = Réessayer
me-taken = Votre profil est maintenant sur cet appareil.
me-saved = C’est enregistré.
me-nobody = Il n’y a pas encore de profil sur cet appareil
me-gone = Cet appareil n’a plus de profil
me-nobody-help = Il s’en crée un à votre première partie : un nom et un visage, pas de compte. Vos parties, vos chiffres et vos cotes se trouveront ici.
me-elsewhere = Vous en avez un sur un autre appareil ?
me-elsewhere-help = Ouvrez-y cette page, créez un lien sous « Appareils », puis ouvrez ce lien ici. Ou entrez avec une clé d’accès.
me-replace = Cet appareil a déjà un profil
me-replace-help = Le lien en apporte un autre. Celui d’ici reste alors sur ses autres appareils et avec ses clés d’accès ; s’il n’en a pas, plus personne ne peut l’ouvrir.
me-replace-yes = Le remplacer
me-replace-no = Garder celui d’ici

## Visage et nom

me-face = { $head ->
    [round] Un visage rond
    [long] Un visage allongé
    [square] Un visage carré
   *[pointed] Un visage au menton pointu
  }, { $hair ->
    [short] les cheveux courts
    [long] les cheveux longs
    [curly] les cheveux bouclés
   *[plaits] des nattes
  }, { $mark ->
    [beard] une barbe
    [moustache] une moustache
    [glasses] des lunettes rondes
   *[cheeks] les joues rouges
  }, { $hat ->
    [none] la tête nue
    [straw] un chapeau de paille
    [sailor] un bonnet de marin
    [captain] une casquette de capitaine
    [rain] un suroît
    [shawl] un foulard à pois sur la tête
    [beret] un béret
   *[tricorne] un tricorne
  } et { $worn ->
    [scarf] une écharpe
    [stripes] une marinière
    [jumper] un pull à col roulé
    [collar] un grand col
    [kerchief] un foulard au cou
    [waistcoat] un gilet
    [beads] un collier de perles
   *[bow] un nœud papillon
  } ; en { $colour ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
   *[green] vert
  }, { $ground ->
    [sun] devant le soleil
    [sea] devant la mer
    [hills] devant des collines
   *[night] devant le ciel de nuit
  }.
me-face-other = Un autre visage
me-face-back = Revenir au précédent
me-rated = Mes parties peuvent compter pour ma cote
me-rated-help = Dans les salles cotées, un nombre dit comment vous jouez à chaque jeu. À une table cotée, les autres le voient. Un conseil ou un coup repris, et la partie ne compte plus.
me-rated-gone = Dans une partie cotée, abandonner ou finir remplacé par un robot compte comme la dernière place.
me-rated-on = Vos parties peuvent désormais compter pour votre cote.
me-rated-off = Vos parties ne comptent plus pour votre cote.

## Parties

me-running = Parties en cours
me-running-elsewhere = jouée sur un autre appareil ; elle continue ici
me-play-here = Jouer ici
me-played = Mes parties
me-played-game = Jeu
me-played-all = tous les jeux
me-played-none = Aucune partie n’est encore finie.
me-played-with = Les autres
me-played-more = Parties plus anciennes
me-played-count = { $number ->
    [one] { $number } partie dans la liste.
   *[other] { $number } parties dans la liste.
  }
me-replay = La revoir
me-mistakes = Les erreurs
me-download = Télécharger
me-record-until = La partie est gardée ici jusqu’au { $day }, ou plus longtemps si vous revenez à cette table.
me-record-gone = L’hôte ne garde plus cette partie ; le résultat reste ici.
me-outcome-won = Vous avez gagné
me-outcome-shared = Vous avez partagé la victoire
me-outcome-place = { $rank ->
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[5] Cinquième
  } sur { $players }
me-outcome-resigned = Vous avez abandonné
me-outcome-agreed = Finie d’un commun accord
me-outcome-abandoned = Arrêtée avant la fin
me-bot = Robot, { $level }
me-somebody = quelqu’un
me-rating-pending = Cote : calcul en cours
me-rating-change = Cote : { $mean } ({ $change })
me-figures = Chiffres
me-ratings = Cotes
me-ratings-help = Tout le monde commence à 25. Le nombre après ± dit de combien la cote peut se tromper ; il diminue à chaque partie cotée.
me-rating = { $mean } ± { $doubt }, { $known ->
    [hardly] encore très incertaine
    [roughly] à peu près connue
   *[well] bien connue
  } après { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  }
me-steps = Sur les { $number } dernières parties cotées : de { $first } à { $last }, entre { $least } et { $most }.
me-steps-all = Pas à pas
me-steps-day = Jour
me-steps-rating = Cote
me-figure-game = Jeu
me-figure-against = Contre
me-figure-people = des personnes
me-figure-played = Jouées
me-figure-won = Gagnées
me-figure-rank = Rang moyen

## Appareils

me-devices = Appareils
me-device-this = celui-ci
me-device-used = dernière visite : { $day }
me-leave = L’oublier ici
me-leave-sure = Votre profil reste sur vos autres appareils. Si c’est le seul et que vous n’avez pas de clé d’accès, plus personne ne pourra l’ouvrir.
me-left = Cet appareil a oublié votre profil.
me-revoke = Révoquer
me-revoke-sure = Cet appareil n’aura plus de profil, mais gardera ses places aux tables.
me-revoked = Appareil révoqué : { $device }.
me-keep = Laisser ainsi
me-carry = Sur un autre appareil
me-carry-help = Un lien, ou un code pour son appareil photo, y apporte votre profil. Il sert une seule fois, dans les dix minutes ; la personne qui l’ouvre a votre profil : ne le donnez à personne.
me-carry-make = Créer un lien
me-carry-new = Créer un nouveau lien
me-carry-made = Le lien est prêt. Il sert une fois ; temps restant : { $time }.
me-carry-link = Lien pour un autre appareil
me-carry-code = Code QR du lien
me-carry-code-how = Visez-le avec l’appareil photo de l’autre appareil pour y ouvrir votre profil.
me-carry-left = Temps restant : { $time }.
me-carry-over = Le lien n’est plus valable.

## Clés d’accès

me-passkeys = Clés d’accès
me-passkeys-help = Une clé d’accès ouvre votre profil comme vous déverrouillez votre appareil : doigt, visage ou code. C’est elle qui vous rendra votre profil si vous perdez tous vos appareils.
me-passkey-add = Ajouter une clé d’accès
me-passkey-added = La clé d’accès est ajoutée.
me-passkey-enter = Entrer avec une clé d’accès
me-passkey-remove = Retirer
me-passkey-removed = Cette clé d’accès n’ouvre plus votre profil.
me-passkey-none = Aucune clé d’accès n’a servi ; rien n’a changé.
me-passkey-insecure = Les clés d’accès demandent une adresse sûre (HTTPS), et cette page n’en a pas.
me-passkey-unsupported = Ce navigateur ne connaît pas les clés d’accès.

## Ce qui est gardé, et la fin

me-kept = Ce que nous gardons
me-kept-help = Votre nom et votre visage, les appareils, les clés d’accès sans rien de secret, les résultats et les cotes. Rien d’autre. Après un an sans visite, tout est effacé.
me-export = Tout enregistrer dans un fichier
me-exported = Le fichier est enregistré.
me-blocked = { $number ->
    [one] Vous avez bloqué { $number } personne : vous ne l’entendez plus et n’êtes plus à la même table.
   *[other] Vous avez bloqué { $number } personnes : vous ne les entendez plus et n’êtes plus à la même table.
  }
me-unblock = Débloquer tout le monde
me-unblocked = Plus personne n’est bloqué.
me-erase = Effacer mon profil
me-erase-sure = Effacer votre profil maintenant ? C’est définitif.
me-erase-goes = Ce qui disparaît, tout de suite et sur tous les appareils : votre nom et votre visage, les appareils et les clés d’accès, la liste de vos parties, vos chiffres et vos cotes.
me-erase-stays = Ce qui reste : dans l’historique des autres, vous êtes « quelqu’un », et leurs résultats demeurent. Dans une partie en cours, vous gardez votre place.
me-erase-yes = Tout effacer
me-erased = Votre profil est effacé.

## Dans les salles et aux tables

me-room-rated = Cotée
me-room-rated-help = La partie compte si chacun l’a accepté sur sa propre page et joue sur son propre appareil, si personne ne demande de conseil ni ne reprend de coup, et si elle va jusqu’au bout.
me-room-is-rated = Cette salle est cotée : une partie compte si chacun des joueurs l’a accepté sur sa propre page.
me-room-kept = En l’état, la prochaine partie ne sera pas cotée. Chacun doit avoir son profil et y accepter la cote ; il manque encore : { $names }.
me-room-unrated = Les parties de cette salle ne sont pas cotées : l’hôte ne l’a pas demandé.
me-server-unrated = Sur ce serveur, les parties ne sont pas cotées.
me-block = Bloquer quelqu’un
me-block-help = Vous ne l’entendez plus à aucune table et n’êtes plus à la même. La personne n’en sait rien.
me-block-one = Bloquer { $name }
me-block-done = Bloqué : { $name }.
me-block-undo = Annuler : { $name }
me-block-undone = Débloqué : { $name }.
me-unname = Retirer un nom
me-unname-help = Pour un nom choquant. Une lettre le remplace à la table, dans les parties à revoir de cette salle et à côté de ce qui a été dit ; dans l’historique des autres, il devient « quelqu’un ». La personne reste. On ne peut pas revenir en arrière.
me-unname-one = Retirer le nom { $name }
me-unnamed = { $is ->
    [you] L’hôte a retiré votre nom. À cette table, vous vous appelez { $name }.
   *[other] L’hôte a retiré un nom. La personne à la place { $seat } s’appelle désormais { $name }.
  }
