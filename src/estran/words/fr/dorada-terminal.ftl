### Dorada au terminal

dorada-terminal-help-boards = Montrer les plateaux de Dorada, vérifier le vôtre, ou en proposer de nouveaux.
dorada-terminal-help-boards-check = Vérifier le fichier d’un plateau et nommer tout ce qui ne va pas.
dorada-terminal-help-boards-new = Proposer des plateaux de Dorada jouables, chacun comme dans son fichier ; le labo les compare.
dorada-terminal-help-boards-seed = un nombre entier ; le même nombre propose les mêmes plateaux
dorada-terminal-help-boards-count = nombre de plateaux
dorada-terminal-help-boards-out = le fichier à écrire au lieu de montrer ; plusieurs plateaux reçoivent un numéro, comme my-0.toml
dorada-terminal-help-board-file = le fichier d’un plateau
dorada-terminal-help-sheet = Dorada : les places dans DORADA en partant du sommet, « A B A ».
dorada-terminal-board = Plateau { $board }{ $reconstruction ->
    [yes] , une reconstitution : le livret ne montre pas le parcours.
   *[no] .
  }
dorada-terminal-team = { $name }, { $colour } : sur DÉPART { $start } ; sur le parcours : { $path } ; dans DORADA { $home } ; pions perdus en : { $lost }.
dorada-terminal-pawn = { $name } { $colour }
dorada-terminal-stack = Case { $square }, en partant du sommet : { $pawns }.
dorada-terminal-traps = Cases-pièges ouvertes : { $squares }.
dorada-terminal-bridges = Ponts : { $squares }.
dorada-terminal-springboards = Cases-tremplins : { $squares }.
dorada-terminal-gold = Cases en or : { $squares }. DORADA est la case { $dorada }.
dorada-terminal-home = { $pawn } { $points }
dorada-terminal-pile = Dans DORADA, en partant du sommet : { $pawns }.
dorada-terminal-boards-legend = Dans les dessins : . case ordinaire, x case-piège, $ case en or, +4 case-tremplin.
dorada-terminal-drawn = Plateau { $board }{ $reconstruction ->
    [yes] , une reconstitution : le livret ne montre pas le parcours.
   *[no] .
  } DORADA est la case { $dorada }.
dorada-terminal-board-good = Le plateau { $board } est valable.
dorada-terminal-board-written = Le plateau { $board } est dans { $path }.
dorada-terminal-usage-boards-there = { $path } existe déjà. Choisissez un autre fichier avec --out.
dorada-terminal-board-bad = Le plateau { $board } n’est pas jouable ; { $count ->
    [one] une chose ne va pas :
   *[other] { $count } choses ne vont pas :
  }
