### Dorada au terminal

dorada-terminal-help-boards = Montrer les plateaux de Dorada, vérifier le vôtre, ou en proposer de nouveaux.
dorada-terminal-help-boards-check = Vérifier le fichier d’un plateau et nommer tout ce qui ne va pas.
dorada-terminal-help-boards-new = Proposer des plateaux de Dorada jouables, chacun tel qu’il s’écrit dans son fichier ; le labo les compare.
dorada-terminal-help-boards-seed = un nombre entier ; le même nombre propose les mêmes plateaux
dorada-terminal-help-boards-count = nombre de plateaux
dorada-terminal-help-boards-out = le fichier où les écrire au lieu de les afficher ; s’il y en a plusieurs, chacun reçoit un numéro, comme my-0.toml
dorada-terminal-help-board-file = le fichier d’un plateau
dorada-terminal-help-sheet = Dorada : les places à DORADA en partant du sommet, « A B A ».
dorada-terminal-usage-board = Il n’y a pas de plateau « { $came } ». Choisissez parmi : { $known }, ou donnez le chemin du fichier d’un plateau.
dorada-terminal-board-refused = Le plateau « { $board } » n’est pas jouable : { $problems }{ $more ->
    [0] .
    [one] { " " }… et { $more } autre : estran boards check { $file }
   *[other] { " " }… et { $more } autres : estran boards check { $file }
  }
dorada-terminal-board-encoding = le fichier doit être en UTF-8 : enregistrez-le dans cet encodage
dorada-terminal-board-minus = un signe moins s’y écrit « − » ; TOML veut le trait d’union, « - »
dorada-terminal-board-near = « { $key } » ne veut rien dire ici ; c’est sans doute « { $near } »
dorada-terminal-board-below = « { $key } » se trouve dans [springboards] ; mettez-le au-dessus de cette ligne
dorada-terminal-board-name = nombre de caractères dans « name » : { $count }, or { $most } est le maximum
dorada-terminal-board = Plateau { $board ->
    [classic] { dorada-option-board-classic }
    [leap] { dorada-option-board-leap }
   *[other] { $board }
  }{ $reconstruction ->
    [yes] , une reconstitution : le livret ne montre pas le parcours.
   *[no] .
  }
dorada-terminal-team = { $name }, { $colour } : sur la case DÉPART : { $start } ; cases du parcours : { $path ->
    [rien] aucune
   *[other] { $path }
  } ; à DORADA : { $home } ; { $lost ->
    [rien] aucun pion perdu.
   *[other] pions perdus sur : { $lost }.
  }
dorada-terminal-pawn = { $name } { $colour }
dorada-terminal-stack = Case { $square }, en partant du sommet : { $pawns }.
dorada-terminal-traps = Cases-pièges ouvertes : { $squares ->
    [rien] aucune
   *[other] { $squares }
  }.
dorada-terminal-bridges = Ponts : { $squares ->
    [rien] aucun
   *[other] { $squares }
  }.
dorada-terminal-springboards = Cases-tremplins : { $squares ->
    [rien] aucune
   *[other] { $squares }
  }.
dorada-terminal-gold = Cases en or : { $squares ->
    [rien] aucune
   *[other] { $squares }
  }. DORADA est la case { $dorada }.
dorada-terminal-home = { $pawn } { $points }
dorada-terminal-pile = À DORADA, en partant du sommet : { $pawns ->
    [rien] aucun pion
   *[other] { $pawns }
  }.
dorada-terminal-boards-legend = Dans les dessins : . case ordinaire, x case-piège, $ case en or, +4 case-tremplin.
dorada-terminal-drawn = Plateau { $board ->
    [classic] { dorada-option-board-classic } ({ $board })
    [leap] { dorada-option-board-leap } ({ $board })
   *[other] { $board }
  }{ $reconstruction ->
    [yes] , une reconstitution : le livret ne montre pas le parcours.
   *[no] .
  } DORADA est la case { $dorada }.
dorada-terminal-board-good = Le plateau { $board } est valable.
dorada-terminal-board-written = Le plateau { $board } est dans { $path }.
dorada-terminal-board-known-as = La boîte a déjà un plateau de ce nom ; à table, le vôtre s’appelle donc « { $known } ».
dorada-terminal-board-folder = Le dossier { $folder } a été créé.
dorada-terminal-board-bad = Le plateau { $board } n’est pas jouable ; { $count ->
    [one] une chose ne va pas :
   *[other] { $count } choses ne vont pas :
  }
dorada-terminal-map-start = DÉPART : { $pawns ->
    [rien] aucun pion
   *[other] { $pawns }
  }
dorada-terminal-map-home = DORADA ({ $dorada }), en partant du sommet : { $pawns ->
    [rien] aucun pion
   *[other] { $pawns }
  }
dorada-terminal-map-team = { $letter }{ $named ->
    [letter] { "" }
   *[own] { " = " }{ $name }
  } ({ $colour })
dorada-terminal-map-teams = Pions, du sommet de chaque pile vers le bas : { $teams }.
dorada-terminal-map-signs = Cases : . ordinaire, x piège, = pont, $ or, +4 tremplin.
dorada-terminal-aim = Lancez le dé et menez vos pions à DORADA ; seul avance un pion que rien ne couvre. Plus il arrive tard, plus il rapporte ; le plus grand total l’emporte.
dorada-terminal-tactile-start = départ
dorada-terminal-tactile-plain = case ordinaire
dorada-terminal-tactile-trap = piège
dorada-terminal-tactile-springboard = tremplin
dorada-terminal-tactile-gold = or
dorada-terminal-tactile-dorada = dorada
dorada-terminal-tactile-yellow = pion jaune / rugueux
dorada-terminal-tactile-violet = pion violet / ondulé
dorada-terminal-tactile-green = pion vert / velours
dorada-terminal-tactile-blue = pion bleu / lisse strié
dorada-terminal-tactile-how = Imprimez-le à 100 % sur du papier thermogonflable, sans l’ajuster à la page, puis passez-le au four : ce qui est noir gonfle. La dernière page est la légende.
dorada-terminal-help-print = Imprimer un plateau à lire du bout des doigts, avec formes, textures et braille, sur papier thermogonflable.
dorada-terminal-help-print-name = le nom d’un plateau, ou le fichier du vôtre ; classic par défaut
dorada-terminal-help-print-out = le fichier, en .pdf ou en .svg
