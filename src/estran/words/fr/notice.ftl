# Ce que le serveur lui-même dit à qui veut être averti : par courriel, et sur les pages derrière ses liens.

notice-mail-turn-subject = { $game } : à vous de jouer
notice-mail-turn = C’est à vous de jouer ({ $game }). Voici votre table :
notice-mail-stop = Ce lien arrête toutes les notifications envoyées à cette adresse :
notice-mail-confirm-subject = Confirmez votre adresse pour les notifications
notice-mail-confirm = Quelqu’un a demandé à { $address } d’écrire à cette adresse chaque fois que ce sera son tour de jouer. Si c’était vous, confirmez-le dans les 24 heures :
notice-mail-not-you = Si ce n’était pas vous, ne faites rien : vous ne recevrez plus de courriel.

notice-confirm-title = Vous avertir quand c’est à vous
notice-confirm-text = Vous recevrez un courriel quand ce sera à vous de jouer et que vous ne serez pas à la table. Chaque courriel contient un lien pour ne plus en recevoir.
notice-confirm-button = Oui, m’avertir
notice-confirmed-title = C’est confirmé
notice-confirmed-text = Désormais, un courriel vous dira quand c’est à vous de jouer. Vous pouvez fermer cette page.
notice-stop-title = Arrêter les notifications
notice-stop-text = Plus aucune notification ne viendra ici, de quelque table que ce soit, et le serveur oubliera cette adresse.
notice-stop-button = Tout arrêter
notice-stopped-title = Notifications arrêtées
notice-stopped-text = Le serveur a oublié cette adresse, et plus rien n’y sera envoyé. Vous pourrez redemander des notifications à n’importe quelle table.
notice-expired-title = Ce lien a expiré
notice-expired-text = Une adresse doit être confirmée dans les 24 heures. Redemandez des notifications à votre table.
notice-unknown-title = Lien inconnu
notice-unknown-text = Ce lien ne vient pas de ce serveur, ou n’a pas été copié en entier.
