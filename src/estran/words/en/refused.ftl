### Refusals: what came, what was expected, what to do.

refused-game = There is no game “{ $came }”. Choose one of: { $known }.
refused-players = { $game } is played by { $least } to { $most }, not by { $players }.
refused-option = { $game } has no option “{ $came }”. It has: { $known }.
refused-option-value = The option { $option } cannot be { $came }. It can be: { $expected }.
refused-names = { $players ->
    [one] One name is needed
   *[other] { $players } names are needed
  }, one for each seat, but { $came } came.
refused-seat = There is no seat “{ $came }” at this table. The seats are { $known }.
refused-turn = Ply { $ply }: “{ $came }” cannot be played by { $seat } now. Waiting for { $waiting }.
refused-over = Ply { $ply }: the match is over, so “{ $came }” cannot be played by { $seat }.
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
refused-no-rules = { $game } has no rulebook page here.
refused-no-tables = { $game } has no way to write a table on one line.
refused-table-word = The table cannot be read: “{ $came }” does not belong under “{ $part }”. Expected: { $expected }.
refused-table-part = The table cannot be read: nothing begins like “{ $came }”, or it has no place in this phase. Parts stand two spaces apart.
refused-table-twice = The table cannot be read: “{ $part }” is there twice.
refused-table-row = The table cannot be read: “{ $part }” needs { $players } words, one for each seat, but { $came } came.
refused-table-early = The table cannot be read: “{ $came }” needs a part “{ $expected }” as well.
refused-table-players = The table is for { $players }, but { $came } was said beside it.
refused-table-many = The table cannot be read: it has more of “{ $came }” than the { $most } there can be.
refused-table-all-chose = The table cannot be read: with the choice of { $seat } all have chosen. Leave one of them out.
refused-table-stuck = Nobody could go on from this table: { $waiting } would have nothing to do.
refused-proof-table = This match began from a table that somebody set up, so its dice prove nothing.

## Refusals of the table server.

refused-room = There is no such room. Check the code, or ask for a new link.
refused-room-full = Every seat of this room is taken. You can look on instead.
refused-room-locked = This room takes nobody in just now.
refused-name-taken = Somebody here is called { $name } already. Choose another name.
refused-token = This seat is not yours on this device.
refused-ticket = This link has expired, has been used already, or was never valid. Ask for a new one on the device that holds the seat.
refused-host = Only the host of the room may do that.
refused-place = The room has no seat number { $came }.
refused-level = There is no bot level “{ $came }”. The levels are: { $known }.
refused-bot-needed = Seat number { $place } has no owner to give it back to, so the bot stays.
refused-present = { $name } is here, or was a moment ago. A bot may play for somebody only after two minutes without a sign of them.
refused-replace-slow = In a match with hours for each choice nobody is replaced: when the time for a choice runs out, a bot makes that one.
refused-level-weak = A bot that plays for somebody must be at least of the level “{ $least }”, not “{ $came }”.
refused-seats-open = Some seats are still open. Fill them with people or bots first.
refused-started = The match has begun already.
refused-not-over = The match is not over yet.
refused-not-running = The match is not being played now ({ $status }).
refused-match = There is no match “{ $came }” at this table.
refused-late = The table has gone on since (version { $version }, not { $came }). Look again, then choose.
refused-moment = There is no ply { $came } yet: the match has { $last }.
refused-roll = It is not for { $seat } to roll the die now.
refused-hint = Hints are for tables where all the others are bots, or where the room allows them to everybody.
refused-hint-nothing = Nothing is to be chosen at seat { $seat } now, so there is no hint.
refused-undo-revealed = Something hidden or random was revealed since that choice, so it cannot be taken back.
refused-word = This word is not the one that was promised before the start.
refused-words-closed = Words for the dice are not being collected now.
refused-too-fast = That was too much at once. Wait a moment, then try again.
refused-message = This could not be understood: { $reason }.
refused-origin = This page belongs to another site, so it may change nothing here.
refused-too-many-rooms = So many rooms were opened from where you are that you must wait a while before the next one.
refused-away = Something is out of order here for a moment. Try again soon.
refused-name-empty = A name needs at least one letter, digit or sign that can be seen.
refused-name-signs = A name may not contain control characters.
refused-text-empty = There is nothing to say in that.
refused-text-signs = What is said may not contain control characters.
refused-signals-enough = You have made { $most } signals in this match, and it keeps no more of them.
refused-nobody = Nobody called “{ $name }” is in this room.
refused-hello-first = Say hello first: which room, and which seats are yours?
refused-hello-again = This connection has said hello already.
refused-workers = Several workers ({ $workers }) need a Redis to hear of each other: add --redis redis://…
refused-port = Port { $port } on { $host } is not free. Choose another one with { $option }.
refused-database = The database cannot be used: { $reason }.
refused-redis = Redis cannot be reached: { $reason }.
refused-not-empty = The database is not empty. Add --force to replace everything in it.
refused-tidy = { $forgotten } of { $rooms } rooms would be cleared away, because nothing seems to have happened there for { $days } days. Is the clock right, and is this the newest database? Nothing was changed; if that is what you want, add --force.
refused-backup = { $path } is not a whole backup of ours: { $reason }.
