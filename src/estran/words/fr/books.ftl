# Les livrets de règles en fichiers : à imprimer, et en braille.

books-colophon = Ces règles sont écrites de notre main pour Estran. Là où le livret imprimé laisse un point ouvert, nous avons tranché, et nous le disons.
books-written = Enregistré dans { $path }{ $kind ->
    [html] {" "}: ouvrez-le dans un navigateur et imprimez-le, en A5 ou en livret sur A4.
   *[other] .
}
books-no-louis = Le braille demande liblouis, qui n’est pas sur cette machine. Installez le paquet { $package }, puis réessayez.
books-no-contractions = Il n’y a pas ici de table pour l’abrégé polonais. Retirez --contracted.
books-no-braille = Il n’y a pas ici de table braille pour la langue « { $language } ».
books-louis-failed = liblouis n’a pas pu écrire le braille : { $reason }
books-no-browser = Le PDF est imprimé par Chromium ou Chrome, absents de cette machine. Utilisez --print et imprimez la page depuis votre navigateur.
books-print-failed = Le navigateur n’a pas pu imprimer le PDF : { $reason }
books-help-print = écrire une page qui s’imprime en livret (HTML)
books-help-pdf = écrire le livret en PDF, s’il y a un Chromium ou un Chrome
books-help-brf = l’écrire en braille, pour une embosseuse ou une plage braille (BRF)
books-help-contracted = en braille abrégé, si la langue en a un
books-help-out = le fichier ; sinon, son nom se compose du jeu et de la langue

books-help-paper = a3 d’un seul tenant, ou a4 sur deux feuilles
books-refused-file = Il n’y a pas de fichier « { $came } », mais ceux-ci : { $known }.
