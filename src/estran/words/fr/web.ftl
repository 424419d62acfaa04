### Le client du navigateur : ce que toutes ses pages partagent.

web-skip = Aller à la page
web-pages = Pages
web-learn = Apprendre
web-rules = Règles
web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-sound = Sons
web-keys = Touches de lettres à la table
web-confirm = Demander avant qu’un choix compte
web-home = Vers la page d’accueil
web-missing = Cette page n’existe pas
web-room-gone = On ne peut pas entrer dans ce salon
web-connecting = Connexion…
web-unreachable = Le serveur est hors d’atteinte. Vérifiez la connexion, puis réessayez.
