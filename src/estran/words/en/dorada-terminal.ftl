### Dorada at the terminal

dorada-terminal-help-boards = List the boards of Dorada, check one of your own, or propose new ones.
dorada-terminal-help-boards-check = Check a board’s file and list everything that is wrong with it.
dorada-terminal-help-boards-new = Propose playable boards for Dorada, written as board files; the lab can compare them.
dorada-terminal-help-boards-seed = a whole number; the same number proposes the same boards
dorada-terminal-help-boards-count = how many boards
dorada-terminal-help-boards-out = the file to write instead of showing it; several boards get a number each, such as my-0.toml
dorada-terminal-help-board-file = the file of a board
dorada-terminal-help-sheet = Dorada: the seats in DORADA from the top, such as “A B A”.
dorada-terminal-usage-board = There is no board “{ $came }”. Choose one of: { $known }, or give the path of a board’s file.
dorada-terminal-board-refused = Nobody can play on the board “{ $board }”: { $problems }{ $more ->
    [0] .
   *[other] { " " }… and { $more } more: estran boards check { $file }
  }
dorada-terminal-board-encoding = the file must be UTF-8: save it again in that encoding
dorada-terminal-board-minus = a minus sign is written “−”; TOML wants the hyphen, “-”
dorada-terminal-board-near = “{ $key }” means nothing here; “{ $near }” was probably meant
dorada-terminal-board-below = “{ $key }” stands in [springboards]; move it above that line
dorada-terminal-board-name = “name” has { $count } characters, but may have { $most } at most
dorada-terminal-board = Board { $board }{ $reconstruction ->
    [yes] , a reconstruction: the printed rules do not show the map.
   *[no] .
  }
dorada-terminal-team = { $name }, { $colour }: on START { $start }; on the path: { $path }; in DORADA { $home }; lost on: { $lost }.
dorada-terminal-pawn = { $name } { $colour }
dorada-terminal-stack = Square { $square }, from the top: { $pawns }.
dorada-terminal-traps = Open traps: { $squares }.
dorada-terminal-bridges = Bridges: { $squares }.
dorada-terminal-springboards = Springboards: { $squares }.
dorada-terminal-gold = Gold squares: { $squares }. DORADA is { $dorada }.
dorada-terminal-home = { $pawn } { $points }
dorada-terminal-pile = In DORADA, from the top: { $pawns }.
dorada-terminal-boards-legend = In the drawings: . plain square, x trap, $ gold square, +4 springboard.
dorada-terminal-drawn = Board { $board }{ $reconstruction ->
    [yes] , a reconstruction: the printed rules do not show the map.
   *[no] .
  } DORADA is square { $dorada }.
dorada-terminal-board-good = The board { $board } is valid.
dorada-terminal-board-written = The board { $board } is in { $path }.
dorada-terminal-board-known-as = The box has a board of this name, so at a table yours is called “{ $known }”.
dorada-terminal-board-folder = The folder { $folder } was made.
dorada-terminal-board-bad = Nobody can play on the board { $board }; { $count ->
    [one] one thing is wrong:
   *[other] { $count } things are wrong:
  }
dorada-terminal-map-start = START: { $pawns }
dorada-terminal-map-home = DORADA ({ $dorada }), from the top: { $pawns }
dorada-terminal-map-team = { $letter }{ $named ->
    [letter] { "" }
   *[own] { " " }{ $name }
  } ({ $colour })
dorada-terminal-map-teams = Pawns, from the top of each stack: { $teams }.
dorada-terminal-map-signs = Squares: . plain, x trap, = bridge, $ gold, +4 springboard.
dorada-terminal-aim = Roll the die and bring your pawns to DORADA; only a pawn with none on top can move. The later a pawn arrives, the more it is worth. Most points win.
dorada-terminal-tactile-start = start
dorada-terminal-tactile-plain = plain
dorada-terminal-tactile-trap = trap
dorada-terminal-tactile-springboard = springboard
dorada-terminal-tactile-gold = gold
dorada-terminal-tactile-dorada = dorada
dorada-terminal-tactile-yellow = yellow pawn / rough
dorada-terminal-tactile-violet = violet pawn / wavy
dorada-terminal-tactile-green = green pawn / velvet
dorada-terminal-tactile-blue = blue pawn / ribbed
dorada-terminal-tactile-how = Print it on swell paper at 100%, without fitting it to the page, and let the heater raise what is black. The last page is the key.
dorada-terminal-help-print = Print a tactile board, with shapes, textures and braille, on swell paper.
dorada-terminal-help-print-name = a board’s name, or the file of one of your own; classic if left out
dorada-terminal-help-print-out = the file, ending in .pdf or .svg
