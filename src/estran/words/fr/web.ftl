### Le client du navigateur : ce que toutes ses pages partagent.

web-skip = Aller au contenu
web-pages = Pages
web-learn = Apprendre
web-rules = Règles
web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-theme-contrast = contraste élevé
web-sound = Sons
web-volume = Volume
web-keys = Raccourcis à une lettre pendant la partie
web-confirm = Demander confirmation avant chaque choix
web-rolls = Lancer le dé à ma place
web-forced = Choisir à ma place quand un seul choix est possible
web-home = Page d’accueil
web-missing = Cette page n’existe pas
web-room-gone = On ne peut pas entrer dans cette salle
web-connecting = Connexion…
web-unreachable = Le serveur est injoignable. Vérifiez la connexion, puis réessayez.
web-unreached = Le serveur est toujours injoignable ; nouvel essai…
web-short-memory = Ce navigateur ne garde rien pour Estran. Vous pouvez jouer, mais si cette page est fermée ou rechargée, vos places, vos réglages et vos choix en cours seront perdus.
