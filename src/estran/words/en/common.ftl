### Words that all games and doors share.

you = you
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Refusals: what came, what was expected, what to do.

refused-game = There is no game “{ $came }”. Choose one of: { $known }.
refused-players = { $game } is played by { $least } to { $most }, not by { $players }.
refused-option = { $game } has no option “{ $came }”. It has: { $known }.
refused-option-value = The option { $option } cannot be { $came }. It can be: { $expected }.
refused-names = { $players ->
    [one] One name is needed
   *[other] { $players } names are needed
  }, one for each seat, but { $came } came.
refused-seat = There is no seat “{ $came }” at this table. The seats are { $known }.
refused-turn = Ply { $ply }: seat { $seat } is not asked now, so “{ $came }” cannot be played. Waiting for { $waiting }.
refused-over = Ply { $ply }: nothing is left to do, so “{ $came }” cannot be played by { $seat }.
refused-ply = Ply { $ply }: “{ $came }” is not possible for { $seat }. Possible now: { $legal }.
refused-ply-form = Ply { $ply }: “{ $came }” is not a ply. A ply is a seat or *, a space, and a move, such as “A 7”.
refused-script-end = Ply { $ply }: chance is due, but the script has ended.
refused-undo = There is no choice to take back yet.
refused-no-signals = { $game } has no signals.
refused-signal = “{ $came }” is not a signal. Signals look like: { $known }.
refused-file = { $path } cannot be used: { $reason }.
refused-damaged = This is not a whole record: { $reason }.
refused-format = This is no record of ours: its format is “{ $came }”, expected “{ $expected }”.
refused-result = After ply { $ply } the result is { $expected }, but the record claims { $came }.
refused-commitment = The published seed is not the one that was committed before the match.
refused-draw-odds = Ply { $ply }: the odds listed for this draw are not those of the rules.
refused-draw = Ply { $ply }: the dice led to “{ $expected }”, but the record says “{ $came }”.
refused-clause = There is no clause “{ $came }”. The clauses are { $known }.
