### Refusals: what came, what was expected, what to do.

refused-game = There is no game “{ $came }”. Choose one of: { $known }.
refused-players = { $game } is for { $least } to { $most } players, not for { $players }.
refused-option = { $game } has no option “{ $came }”. It has: { $known }.
refused-option-value = The option { $option } cannot be { $came }. It can be: { $expected }.
refused-names = { $players ->
    [one] One name is needed
   *[other] { $players } names are needed
  }, one for each seat, not { $came }.
refused-seat = There is no seat “{ $came }” at this table. The seats are { $known }.
refused-turn = Ply { $ply }: “{ $came }” cannot be played by { $seat } now. Waiting for { $waiting }.
refused-over = Ply { $ply }: the match is over, so “{ $came }” cannot be played by { $seat }.
refused-ply = Ply { $ply }: “{ $came }” is not possible for { $seat }. Possible now: { $legal }.
refused-ply-form = Ply { $ply }: “{ $came }” is not a ply. A ply is a seat or *, a space, and a move, such as “A 7”.
refused-script-end = Ply { $ply }: a draw is needed, but the script has run out.
refused-undo = There is no choice to take back yet.
refused-no-signals = { $game } has no signals.
refused-signal = “{ $came }” is not a signal. Signals look like: { $known }.
refused-file = { $path } cannot be used: { $reason }.
refused-record = { $path } cannot be used. { $problems }
refused-damaged = This record is incomplete or damaged: { $expected ->
    [json] it is not complete JSON.
    [text] “{ $field }” must be text.
    [number] “{ $field }” must be a whole number.
    [texts] “{ $field }” must be a list of texts.
    [options] “{ $field }” must be a table of options and values.
    [talk] “{ $field }” must be a list of signals, each with a ply, a seat and its words.
    [sat] “{ $field }” must be a list of changes, each with a ply, a seat and who plays from then on.
    [result] “{ $field }” must have the scores and the winners.
    [ended] “{ $field }” must be “agreed” or “abandoned”.
   *[fairness] “{ $field }” must be the proof of the dice, with match, commitment and words.
  }
refused-format = This is not an Estran record: its format is “{ $came }”, expected “{ $expected }”.
refused-result = After ply { $ply } the result is { $expected }, but the record claims { $came }.
refused-ended = The match was played to its end, so it cannot also have been stopped early (“{ $ended }”).
refused-sat-ply = The record says that a seat changed hands at ply { $ply }, but such plies must be in order, here between { $least } and { $most }.
refused-sat-who = Ply { $ply }: “{ $came }” cannot play at seat { $seat }. A seat is played by “person” or by a bot’s level, such as “normal”.
refused-seed = Not proven: the published seed is not 64 hexadecimal digits, but “{ $came }”.
refused-commitment = Not proven: seed and match are not those that were committed to before the match.
refused-words-number = Not proven: the number of words for the dice is { $came }, but there are { $players } seats.
refused-word-form = Not proven: the word of seat { $seat } is too long, or not in Unicode normal form NFC.
refused-words-missing = Not proven: the seats without a word are not those that are listed as missing ({ $came }).
refused-draws = Not proven: at ply { $ply } the record lists a draw that did not happen, or leaves one out.
refused-draw-odds = Ply { $ply }: the odds listed for this draw are not those of the rules.
refused-draw = Ply { $ply }: the dice led to “{ $expected }”, but the record says “{ $came }”.
refused-clause = There is no clause “{ $came }”. The clauses are { $known }.
refused-no-rules = { $game } has no rulebook page here.
refused-no-tables = { $game } has no way to write a table on one line.
refused-table-word = The table cannot be read: “{ $came }” does not belong under “{ $part }”. Expected: { $expected }.
refused-table-part = The table cannot be read: no part begins with “{ $came }”, or it has no place in this phase. Parts are separated by two spaces.
refused-table-twice = The table cannot be read: “{ $part }” is there twice.
refused-table-row = The table cannot be read: “{ $part }” needs { $players } words, one for each seat, not { $came }.
refused-table-early = The table cannot be read: “{ $came }” needs a part “{ $expected }” as well.
refused-table-players = The table is for { $players } players, but { $came } were asked for.
refused-table-many = The table cannot be read: it has too many of “{ $came }”: there can be { $most } at most.
refused-table-all-chose = The table cannot be read: with the choice of { $seat }, everyone has chosen. Leave one of the choices out.
refused-table-stuck = Nobody could go on from this table: { $waiting } would have nothing to do.
refused-proof-table = This match began from a table that someone set up, so its dice prove nothing.
refused-proof-version = Not proven: version { $came } of the fair dice is not known here, only { $known }.
refused-proof-old = All { $plies } plies follow the rules, but the dice are not proven: version { $version } did not fix the id of the match beforehand.
refused-proof-seed = Not proven: the match has ended, but its seed has not been published.

## Refusals of the table server.

refused-room = There is no such room. Check the code, or ask for a new link.
refused-room-full = Every seat of this room is taken. You can watch instead.
refused-room-locked = This room isn’t letting anyone in right now.
refused-name-taken = Someone here is already called { $name }. Choose another name.
refused-token = This seat is not yours on this device.
refused-ticket = This link has expired, has been used already, or was never valid. Ask for a new one on the device that holds the seat.
refused-host = Only the host of the room may do that.
refused-place = The room has no seat number { $came }.
refused-level = There is no bot level “{ $came }”. The levels are: { $known }.
refused-bot-needed = Seat number { $place } has no owner to give it back to, so the bot stays.
refused-present = { $name } is here, or was a moment ago. A bot may play for someone only after two minutes without a sign of them.
refused-replace-slow = In a slow match a bot may play for someone only once the time for their choice has run out.
refused-level-weak = A bot that plays for someone must be at least of the level “{ $least }”, not “{ $came }”.
refused-stand-in = A bot is playing at seat { $seat } until the player returns.
refused-time-up = The time for this choice is up: a bot has chosen for you.
refused-resigned = Seat { $seat } has resigned: a bot plays there to the end of the match.
refused-no-vote = Only the people who are playing this match have a vote, and a bot is playing at seat { $seat }.
refused-nobody-declined = Nobody has said no to another match, so there is nobody to play without.
refused-rematch-awaited = Not everyone has answered yet whether they want another match.
refused-vote-about = Say which other person a bot should play for.
refused-people-play = People are playing this match, so it ends early only if they all agree.
refused-seats-open = Some seats are still open. Fill them with people or bots first.
refused-drop = Only a free seat can be taken away, and not from a match that goes on from another one.
refused-started = The match has already begun.
refused-not-over = The match is not over yet.
refused-not-running = This match is not in progress ({ $status }).
refused-match = There is no match “{ $came }” at this table.
refused-late = The match has moved on since then (version { $version }, not { $came }). Check the table, then choose again.
refused-moment = There is no ply { $came } yet: the match has { $last }.
refused-try = There was nothing to choose at seat { $seat } then, so there is nothing to try.
refused-roll = It isn’t { $seat }’s turn to roll the die.
refused-hint = Hints are available only when all your opponents are bots, or when the room allows them for everyone.
refused-hint-nothing = Seat { $seat } has nothing to choose right now, so there is no hint.
refused-hint-waits = A hint for seat { $seat } is already being worked out.
refused-busy = Too many hints are being asked for right now. Try again in a moment.
refused-undo-revealed = That choice cannot be taken back: since then someone has chosen, or something hidden or random has been revealed.
refused-word = This word is not the one that was locked in before the start.
refused-word-long = A word for the dice has at most { $most } characters; this one has { $came }.
refused-words-closed = Words for the dice are not being collected now.
refused-too-fast = That was too much at once. Wait a moment, then try again.
refused-proposed-lately = You proposed that a moment ago. Wait a little before you propose it again.
refused-talk-too-fast = You are talking too fast. Wait a moment, then say it again.
refused-talk-seat = You have a seat at this table. Say which seat you are speaking from.
refused-whisper = Spectators talk among themselves. Only players with a seat can whisper.
refused-message = This could not be understood: { $reason }.
refused-origin = This page belongs to another site, so it may change nothing here.
refused-host-name = This server does not answer to the name “{ $came }”. If that is its name, its host must start it with --public-url and the full address.
refused-too-many-rooms = Too many rooms have been opened from your network. Wait a while before opening another.
refused-away = Something went wrong on our side. Please try again in a moment.
refused-name-empty = A name needs at least one visible character.
refused-name-unasked = Only people at this screen are named here: bots have names of their own, and others name themselves when they join.
refused-name-signs = A name may not contain control characters.
refused-text-empty = That message is empty.
refused-text-signs = A message may not contain control characters.
refused-signals-enough = You have made { $most } signals in this match, and no more are allowed.
refused-nobody = Nobody called “{ $name }” is in this room.
refused-hello-first = Say hello first: which room, and which seats are yours?
refused-hello-again = This connection has already said hello.
refused-workers = Several workers ({ $workers }) need Redis to talk to each other: add --redis redis://…
refused-port = Port { $port } on { $host } is not free. Choose another one with { $option }.
refused-database = The database cannot be used: { $reason }.
refused-no-database = There is no database at { $path }. Name another with --database or ESTRAN_DATA.
refused-redis = Redis cannot be reached: { $reason }.
refused-not-empty = The database is not empty. Add --force to replace everything in it.
refused-tidy = { $forgotten } of { $rooms } rooms would be cleared away, because nothing seems to have happened there for { $days } days. Is the clock right, and is this the newest database? Nothing was changed; if that is what you want, add --force.
refused-backup = { $path } is not a complete Estran backup: { $reason }.
refused-contact = The server no longer knows these notifications. Switch them on again.
refused-contacts = No more notifications can be added: too many devices and addresses for this seat, or too many seats for this device or address.
refused-endpoint = Your browser’s push service gave an address that nothing can be sent to.
refused-mail = Email cannot be sent to this address. Write it as name@example.org.
refused-mail-away = The email could not be sent. Check the address, or try again later.
refused-mail-link = Emails need the address of this server for their links. Name it with --public-url, beginning with http.
refused-no-mail = This server sends no email.
refused-notice-link = This link is not one of ours, or was not copied completely.
refused-smtp = The mail server must be named as smtp://user@host or smtps://user@host, without a password.
refused-smtp-sender = The address that email is sent from is missing, or is not an address. Name it with --mail-from.
refused-smtp-password = The mail server’s password could not be read from { $path }.
refused-too-many-mails = This address has been asked to confirm several times already. Look for that email, or try again in a few hours.
