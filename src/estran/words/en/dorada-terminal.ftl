### Dorada at the terminal

dorada-terminal-help-boards = List the boards of Dorada, check one of your own, or propose new ones.
dorada-terminal-help-boards-check = Check a board's file and name everything that is wrong with it.
dorada-terminal-help-boards-new = Propose boards of Dorada that can be played, each in the form of its file; the lab compares them.
dorada-terminal-help-boards-seed = a whole number; the same number proposes the same boards
dorada-terminal-help-boards-count = how many boards
dorada-terminal-help-boards-out = the file to write instead of showing it; several boards get a number each, such as my-0.toml
dorada-terminal-help-board-file = the file of a board
dorada-terminal-help-sheet = Dorada: the seats in DORADA from the top, “A B A”.
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
dorada-terminal-usage-boards-there = { $path } is there already. Choose another file with --out.
dorada-terminal-board-bad = Nobody can play on the board { $board }; { $count ->
    [one] one thing is wrong:
   *[other] { $count } things are wrong:
  }
