### Notifications des tours dans le navigateur : chargées là où on les demande.

notices-why = Quand c’est à vous de jouer et que vous n’êtes pas à la table, on peut vous avertir : le jeu et un lien, rien d’autre.
notices-slow = Dans une partie lente, personne n’a besoin d’attendre à la table : une notification vous dit quand c’est à vous de jouer, avec le jeu et un lien, rien d’autre.
notices-push = M’avertir dans ce navigateur
notices-push-help = Les notifications passent par le service de l’éditeur de votre navigateur, qui ne peut pas les lire.
notices-insecure = Ce navigateur ne montre de notifications que pour les adresses qui commencent par https, ou sur la machine du serveur.
notices-unsupported = Ce navigateur ne peut pas montrer de notifications. Sur un téléphone, ajoutez d’abord la page à l’écran d’accueil.
notices-blocked = Les notifications de ce site sont bloquées dans ce navigateur. Vous pouvez les autoriser dans ses réglages.
notices-failed = Le service de notifications de votre navigateur n’a pas répondu. Réessayez plus tard.
notices-host = Ce serveur n’envoie pas de notifications aux navigateurs.
notices-mail = M’avertir par courriel à { $address }
notices-mail-help = Chaque courriel contient un lien pour ne plus en recevoir.
notices-mail-waiting = Un courriel est en route vers { $address }. Suivez le lien qu’il contient pour confirmer ; rien d’autre n’est envoyé avant.
notices-address = Votre adresse de courriel
notices-confirm = Confirmer par courriel
notices-set = Une notification vous dira quand c’est à vous de jouer ici.
notices-unset = Aucune notification ne viendra.
notices-erase = Arrêter toutes les notifications
notices-erase-help = À toutes les tables ; le serveur oublie ce navigateur et votre adresse.
notices-erased = Toutes les notifications sont arrêtées, et le serveur a oublié où elles allaient.
notices-turn = C’est à vous de jouer.
notices-stop = Ne plus m’avertir
