### La page d'accueil du serveur de tables.

page-title = Estran : trois jeux de société
page-lead = Jouez à Dolorès, Dorada et Douro 1872 en réseau, avec d'autres personnes et avec des robots.
page-running = Le serveur de tables fonctionne. La page où l'on joue viendra avec la prochaine version ; d'ici là, des programmes peuvent s'asseoir à ses tables, et l'on peut jouer dans un terminal.
page-games = Les jeux
page-people = Pour les joueurs
page-terminal = Tapez ceci dans un terminal pour y jouer une partie :
page-fair = Les dés et les cartes sont tirés de façon que chacun puisse les vérifier après coup : chaque partie commence par un engagement et finit par sa preuve.
page-programs = Pour les programmes
page-http = Les salles, les places et les parties écrites se demandent par HTTP :
page-http-link = description de l'interface (OpenAPI)
page-socket = On joue par une seule WebSocket à cette adresse ; ses messages sont décrits dans docs/protocol.md :
page-python = Avec le client Python, un robot qui entre dans une salle et joue tient en quelques lignes :
page-languages = Cette page dans d'autres langues
