### Dorada in the lab’s report

dorada-lab-heading-falls = Where pawns are lost
dorada-lab-how-map = The path of the board in rows, from left to right and back: x trap, $ gold square, +4 springboard. In each square: its share of all lost pawns in %; the stronger the colour, the more.
dorada-lab-plot-falls = Map of the board: the share of all lost pawns that fell on each trap. The table below has the numbers.
dorada-lab-heading-decisive = Squares that decide
dorada-lab-how-decisive = In each square: how much more often, in percentage points, seats that had a pawn stop there win than seats that did not; one colour for more, another for less. That does not prove that the square caused it: a player who is in the race longer stops on more squares.
dorada-lab-plot-decisive = Map of the board: the difference in share of victory between seats that stopped on each square and seats that did not. The table below has the numbers.
dorada-lab-caption-squares = Squares: stops and losses per match, and how the seats that stopped there fare
dorada-lab-column-square = Square
dorada-lab-column-role = What it is
dorada-lab-column-stops = Stops per match
dorada-lab-column-lost = Lost per match
dorada-lab-column-lost-part = Share of all lost
dorada-lab-plain = plain
dorada-lab-heading-pawns = Pawns
dorada-lab-caption-pawns = Of four pawns of a colour
dorada-lab-pawns-home = get home
dorada-lab-pawns-lost = are lost
dorada-lab-heading-skill = Luck and skill
dorada-lab-how-skill = Where different bots sit at one table, the edge of a bot shows how far skill beats luck: 0% if it wins only the even share, as it would if only luck decided, 100% if it always wins. To measure it, let a better bot play a worse one, such as --bots normal random with two players; on a board with less luck the same bot has a larger edge.
dorada-lab-caption-skill = The edge of each bot
dorada-lab-column-even = Even share
dorada-lab-column-edge = Edge
dorada-lab-caption-compared-pawns = Pawns, first rules and second
dorada-lab-caption-compared-skill = Skill, first rules and second
dorada-lab-compared-home = Pawns that get home, of four
dorada-lab-compared-edge = Edge of the better bot
