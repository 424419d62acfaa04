### The terminal: help, questions, commands, reports.

## Help

terminal-rules-picture = Picture
terminal-help-usage = Usage: { $call }
terminal-help-arguments = Arguments:
terminal-help-commands = Commands (“{ $call }” tells you more):
terminal-help-options = Options:
terminal-help-game-options = Options of the games, with their usual values:
terminal-help-estran = Play { $games } at the terminal or online, and save, replay, check and simulate matches.
terminal-help-version = show the version and exit
terminal-help-lang = the language; by default ESTRAN_LANG or the system decides
terminal-help-help = show this help and exit
terminal-help-examples = Examples:
terminal-help-otherwise = { $text } ({ $otherwise })
terminal-otherwise-value = default: { $value }
terminal-otherwise-asked = asked for if not given
terminal-otherwise-several = if not given, they are asked for where several people play
terminal-otherwise-normal = normal, or asked for together with the bots
terminal-otherwise-drawn = drawn at random if not given
terminal-help-as-json = report as JSON, for programs
terminal-help-overwrite = replace files that are already there
terminal-help-plain = a line for each choice instead of a table, as on narrow screens
terminal-help-completion = Print the script that lets a shell complete commands when Tab is pressed.
terminal-help-shell = one of { $known }
terminal-help-play = Play a match. Whatever is missing here is asked for.
terminal-help-learn = Learn a game step by step, in a match against two opponents.
terminal-help-learn-from = begin at this step
terminal-help-replay = Play back a recorded match step by step.
terminal-help-analyse = Look at a recorded match again: everyone’s chances, what each choice cost, and where the match turned.
terminal-help-budget = seconds for the whole match, instead of --iterations
terminal-help-iterations = matches simulated for each choice, 1000 if not given; the same number always gives the same result
terminal-help-json = write the analysis as JSON to this file, or to the output instead of the table if no file is named
terminal-help-verify = Check a record: every ply against the rules and, in a match with fair dice, every draw.
terminal-help-puzzle = Solve the puzzles of the day: one choice in each game, the same for everyone.
terminal-help-puzzle-day = another day, such as 2026-11-18; today (UTC) if not given
terminal-help-puzzles = Find puzzles in matches that bots play, and check each with a search ten times as long.
terminal-help-puzzles-days = how many days
terminal-help-puzzles-first = the number of the first day
terminal-help-puzzles-seed = a number that fixes all puzzles
terminal-help-puzzles-jobs = how many processes
terminal-help-puzzles-out = the file to write them to
terminal-help-simulate = Play many matches at random and report the results.
terminal-help-rules = Show a rulebook, or one clause of it.
terminal-help-score = Add up a score sheet for the printed game.
terminal-help-game = { $games } or { $last }
terminal-help-players = how many players
terminal-help-bots = seats played by bots: how many (the last seats first), or which ones
terminal-help-level = how well bots play: random, easy, normal, hard or expert
terminal-help-names = the names of the people, in seat order
terminal-help-seed = a number that fixes every random draw
terminal-help-option = an option of the game, such as open_points=true, messages=false or board=leap; may be repeated
terminal-help-record = save the match to this file while it is played
terminal-help-resume = go on with the match in this file
terminal-help-table = begin at this table, as “table line” shows it in a match
terminal-help-auto-roll = roll the die without waiting for Enter
terminal-help-no-bell = do not ring the terminal’s bell when it is someone’s turn
terminal-help-record-file = the file of a record
terminal-help-from = begin after this many plies
terminal-help-matches = how many matches
terminal-help-simulate-seed = a number that fixes all matches
terminal-help-records = write a record of every match into this folder
terminal-help-jobs = how many threads
terminal-help-clause = a clause, such as DOU-9 or just 9, or a word that it mentions


## What is wrong with a command line

terminal-usage-language = The language “{ $came }” is not available. Choose one of: { $known }.
terminal-usage-command = There is no command “{ $came }”. Choose one of: { $known }.
terminal-usage-option = There is no option “{ $came }”. The option --help lists them all.
terminal-usage-value = Wrong use of { $option }: it needs one value, or none if --help shows none.
terminal-usage-value-pair = { $option } needs an option of the game, as name=value, for example open_points=true.
terminal-usage-missing = { $name } is missing. The option --help explains it.
terminal-usage-extra = Unexpected argument “{ $came }”. The option --help shows what is expected.
terminal-usage-number = { $name } must be a whole number from { $least } to { $most }, not “{ $came }”.
terminal-usage-pair = “{ $came }” is not an option of a game. Write it as name=value, for example open_points=true.
terminal-usage-pair-twice = The option { $name } is given twice. Give it once.
terminal-usage-bots = There is no seat “{ $came }” for a bot. Write how many bots there are, or their seats out of { $known }.
terminal-usage-resume = { $name } cannot be combined with --resume: the record already has it.
terminal-usage-exists = { $path } already exists. Continue it with --resume, or choose another name.
terminal-usage-played-output = A match at the terminal cannot be written to the output, because it is played there. Name a file instead.
terminal-usage-played-input = A match cannot go on from the input, because the answers come from there. Name a file instead.
terminal-usage-records-output = Records cannot be written to the output, because each match has a file of its own. Name a folder instead.
terminal-usage-file-output = This cannot be written to the output. Name a file instead.
terminal-near = { $sentence } Did you mean { $near }?
terminal-usage-shell = There is no completion for “{ $came }”. Choose one of: { $known }.
terminal-usage-there = { $path } already exists. Choose another name, or replace it with --force.
terminal-broken = Something went wrong inside Estran, and that is our fault: { $what }. Put { $variable } in front of the command to see where.
terminal-input-large = The input is larger than any record.
terminal-no-gpu = No graphics processor can be used here: { $asked } needs an NVIDIA card with its driver, and CUDA. The tables can be kept on the processor: { $instead }.
terminal-batch-damaged = { $path } holds no tables: it is not a file that Batch.save has written, or it is damaged.
terminal-record-file = { $path } cannot be used. { $problems }
terminal-record-damaged = This record is incomplete or damaged: { $expected ->
    [json] it is not complete JSON.
    [text] “{ $field }” must be text.
    [number] “{ $field }” must be a whole number.
    [texts] “{ $field }” must be a list, and every entry must be text.
    [options] “{ $field }” must be a table of options and values.
    [talk] “{ $field }” must be a list of signals, each with a ply, a seat and its words.
    [sat] “{ $field }” must be a list of changes, each with a ply, a seat and who plays from then on.
    [result] “{ $field }” must have the scores and the winners.
    [ended] “{ $field }” must be “agreed” or “abandoned”.
   *[fairness] “{ $field }” must be the proof of the dice, with match, commitment and words.
  }
terminal-table-spaces = The table cannot be read: two spaces must stand between its parts, so also between “{ $head }” and “{ $rest }”.
terminal-output-lost = The output cannot be written: { $reason }.
terminal-already-over = The match in { $path } is over. “estran replay” plays it back.
terminal-interrupted = Stopped.
terminal-input-ended = The input ended before everything was answered.
terminal-reason-missing = it does not exist
terminal-reason-forbidden = permission denied
terminal-reason-folder = it is a folder
terminal-reason-no-folder = part of its path is not a folder
terminal-reason-full = the disk is full
terminal-reason-large = it is larger than any such file should be

## Questions before a match

terminal-ask-language = Language
terminal-number = The answer
terminal-players = The number of players
terminal-game = { $number }  { $name }: { $about }
terminal-ask-game = Which game, by number or name (Enter for { $default }):
terminal-ask-players = How many players, { $least } to { $most } (Enter for { $default }):
terminal-ask-bots = How many of them are bots, 0 to { $most }, or which seats, such as { $example } (Enter for { $default }):
terminal-ask-level = How well do the bots play, by number or name (Enter for { $default }):
terminal-ask-name = Who sits at { $seat } (Enter for “{ $seat }”):
terminal-about-language = Type the number or the name of a language, or quit to leave.
terminal-about-game = Type the number or the name of a game. Rules, tutorials and puzzles are there too: estran rules, estran learn, estran puzzle. Type quit to leave.
terminal-about-players = Type how many sit at the table, people and bots together. Type quit to leave.
terminal-about-bots = Bots are programs that play. Type how many seats they take, the last ones first, or the letters of their seats. 0 is for people only, who then share this screen. Type quit to leave.
terminal-about-level = Type the number or the name of a level. Easy is good for a first match. Type quit to leave.
terminal-about-name = Type the name that this person is called by when it is their turn. Type quit to leave.
terminal-usage-languages = “{ $came }” is not one of these languages. Type a number from 1 to { $most }, a name, or one of { $known }.
terminal-usage-names = { $people ->
    [0] No name is needed, because only bots play; { $came } came.
    [1] One name is needed, for the one person who plays, not { $came }.
   *[other] { $people } names are needed, one for each person, not { $came }.
  }
terminal-not-begun = No match has begun.
terminal-did-you-mean = Did you mean “{ $meant }”?
terminal-usage-name = The name “{ $name }” is taken. Choose another one.
terminal-usage-books = Ask for one of --print, --pdf and --brf; --out names its file, and --contracted is only for --brf.
terminal-usage-paper = Boards are not printed on “{ $came }”. Choose a3, or a4 for two sheets side by side.
terminal-usage-board-file = A board is written as .pdf or .svg, not as “{ $came }”.
terminal-usage-rules = No clause of { $game } mentions “{ $came }”.{ $near ->
    [yes] { " " }Did you mean “{ $meant }”?
   *[no] {""}
  }
terminal-rules-found = Clauses that mention “{ $came }”:
terminal-rules-also = Others that mention it:
terminal-bot = Bot { $seat }
terminal-warming = { $name } is warming up, which takes a minute or two the first time on a machine. Until then, a quicker bot chooses.
terminal-warm = { $name } has warmed up and now plays at full strength.
terminal-resume-seats = The match continues with { $seats }.

## During a match

terminal-welcome = { $game }: { $players }.
terminal-welcome-help = Type a number from the list, or ? to see everything you can do.
terminal-choice = { $who ->
    [named] { $name }, your choice
   *[you] Your choice
  }{ $choices ->
    [1] { " " }(Enter for { $only }):
   *[other] :
  }
terminal-choices-alike = Possible: { $labels }.
terminal-no-answer = Type one of the numbers, or ? to see what you can do.
terminal-not-offered = “{ $came }” is not possible here. Type one of these: { $labels }; or ? to see what you can do.
terminal-many-choices = { $count } choices; ? lists them.
terminal-roll = { $who ->
    [named] { $name }, press Enter to roll the die:
   *[you] Press Enter to roll the die:
  }
terminal-pass = Pass the device to { $name }, who then presses Enter:
terminal-seen = Press Enter when you have read this:
terminal-not-wiped = This terminal cannot be wiped: what was said above can still be read by scrolling back.
terminal-just-enter = “{ $came }” is not a command. Press Enter to continue, or type ? for the commands.
terminal-over-question = { $how ->
    [agreed] The match was ended by agreement.
   *[over] The match is over.
  } Press Enter to leave, r to play again, or type save, last{ $undo ->
    [possible] , table or undo:
   *[impossible] { " " }or table:
  }
terminal-nothing-yet = Nothing has happened yet.
terminal-undone = { $name }’s last choice has been taken back.
terminal-undone-own = Taken back: { $choice }.{ $dice ->
    [again] { " " }The same dice and cards come again.
   *[none] {""}
  }
terminal-undo-agree = { $name }, { $other } wants to take back the last choice. Do you agree, yes or no?
terminal-undo-declined = The choice stands.
terminal-undo-late = Something has been drawn or chosen since, so nothing can be taken back.
terminal-yes = yes y
terminal-no = no n
terminal-yes-or-no = Type yes or no.
terminal-resign-sure = { $who ->
    [named] { $name }, resign this match for good? A bot ({ $level }) plays on for you. Yes or no?
   *[you] Resign this match for good? A bot ({ $level }) plays on for you. Yes or no?
  }
terminal-resigned = { $who ->
    [named] { $name } resigns. From ply { $ply } on, a bot ({ $level }) plays.
   *[you] You resign. From ply { $ply } on, a bot ({ $level }) plays for you.
  }
terminal-resign-who = Nobody has anything to choose right now. You can resign when you are asked to choose or to roll.
terminal-end-agree = { $name }, do you agree to end the match here, yes or no?
terminal-end-sure = End the match here, without a winner? Yes or no?
terminal-end-declined = The match goes on.
terminal-ended = The match ends here.
terminal-over-already = The match has already ended.
terminal-rematch-agree = { $name }, another match, yes or no?
terminal-rematch-declined = Not everyone wants another match.
terminal-rematch-early = The match is not over yet. End it before you begin another.
terminal-title = { $who ->
    [named] { $name }, your turn – { $game }
    [you] Your turn – { $game }
   *[nobody] { $game } – Estran
  }
terminal-saved = The match has been saved to { $path }.
terminal-save-other = { $path } already exists, and is not a record of this match. Choose another name.
terminal-save-beside = { $path } has changed since this match was saved there; perhaps the match is also open elsewhere. So that nothing is lost, this one is saved to { $beside } from now on.
terminal-save-moved = From now on, every choice is saved there, and no longer to { $former }.
terminal-folder-made = A new folder has been made: { $folder }
terminal-save-no-file = { $path } is not a plain file, so nothing can be saved there. Choose another name.
terminal-save-elsewhere = The match goes on, but it is no longer saved there. To save it elsewhere, type save and the name of a file.
terminal-saved-nowhere = The match could not be saved anywhere. To save it, type save and the name of a file.
terminal-save-by-hand = The match could not be saved anywhere. Copy these lines into a file:
terminal-look-replay = To play it back, type: { $command }
terminal-look-analyse = To see what each choice was worth, type: { $command }
terminal-resume = To go on, type: { $command }
terminal-say-what = What do you want to say? Type “say” and one of these, in either form:
terminal-say-unknown = “{ $came }” is not a signal. Type “say” and one of these, in either form:
terminal-say-instead = Instead of “{ $one }” you can also write: { $others }
terminal-say-who = Wait until someone has a choice to make.
terminal-said-later = Everyone will hear it.
terminal-hint-alone = There are hints only when you are the only person playing.
terminal-hint-nothing = There is nothing to choose now, so there is no hint.
terminal-hint-warming = The bots are still warming up; this hint is from a quicker one.
terminal-help-in-play = Commands: ? (what you can do), score, table (“table line” shows it on one line), map (the same as a drawing), last (what happened last), { $hint ->
    [given] hint (what to choose, and why),{" "}
   *[none] {""}
  }save FILE, rules NUMBER or WORD, quit (leave now and continue later), end (the match, if everyone agrees), resign (a bot plays on for you).
terminal-help-undo = { $others ->
    [none] undo goes back to your last choice; the same dice and cards come again.
   *[some] undo takes back the last choice, if the others agree.
  }
terminal-help-say = In this game you can also type say SIGNAL, such as “say will share” or “say I will show Peace”.

## Other names of the commands, with spaces between them

terminal-alias-help = help
terminal-alias-score = scores points
terminal-alias-table = board
terminal-alias-line = line
terminal-alias-map = drawing
terminal-alias-last = again
terminal-alias-hint = advice
terminal-alias-undo = back
terminal-alias-save = keep
terminal-alias-rules = rule
terminal-alias-say = tell
terminal-alias-end = stop
terminal-alias-resign = surrender
terminal-alias-rematch = r
terminal-alias-quit = exit leave q

## The table

terminal-you = You
terminal-none = none
terminal-score = { $name }: { total }.
terminal-score-hidden = { $name }: points hidden.
terminal-score-none = This game shows no scores.

## Replay and verify

terminal-alias-back = back
terminal-replay-help = Enter shows the next ply, b the previous one, a number from 0 to { $last } that ply, q stops.
terminal-replay-question = After ply { $ply }:
terminal-replay-end = The record ends after { $plies ->
    [one] { $plies } ply.
   *[other] { $plies } plies.
  }
terminal-verified-plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
  } replayed: all of them follow the rules.
terminal-verified-over = The match is over, and its result is right.
terminal-verified-unfinished = The match is not over yet.
terminal-verified-agreed = The match was ended early by agreement; it has been checked as far as it went.
terminal-verified-abandoned = The match was abandoned before its end; it has been checked as far as it went.
terminal-verified-dice = The dice are proven fair: { $draws ->
    [one] { $draws } draw follows
   *[other] { $draws } draws follow
  } from the committed seed and the players’ words.
terminal-verified-no-dice = Nothing proves that the dice were fair: this match did not use the fair dice of a table server.
terminal-verified-no-seed = Nothing is proven about the dice yet: the seed is published when the match ends.
terminal-verified-no-draws = Nothing was drawn, so there is nothing to prove about the dice.
terminal-verified-compare = Compare with what each player’s browser noted before the start:
terminal-verified-match = Match: { $match }
terminal-verified-commitment = Commitment: { $commitment }
terminal-verified-word = Word from { $seat } ({ $name }): { $word }
terminal-verified-wordless = Word from { $seat } ({ $name }): none
terminal-verified-missing = No word came from these people, so the others had more influence: { $seats }
terminal-verified-complete = No person’s word is missing.

## Simulate

terminal-simulating = Playing at random
terminal-compiling = Warming up, which takes a minute or two the first time on a machine.
terminal-decimal-mark = .
terminal-simulated = { $game }, { $players } players: { $matches ->
    [one] { $matches } random match
   *[other] { $matches } random matches
  }, seed { $seed }.
terminal-simulated-seat = Seat { $seat }: mean score { $mean }; wins { $share }% ± { $margin }.
terminal-simulated-ties = Shared victories: { $share }%.
terminal-simulated-length = Length: { $plies } plies on average, { $choices } of them choices; from { $shortest } to { $longest } plies.
terminal-simulated-speed = { $rate } matches per second.
terminal-simulated-records = The records are in { $folder }.
terminal-simulate-stopped = Stopped before all { $wanted } matches were played; the report covers those that were.

## Arena

terminal-help-arena = Let bots play against each other, at all seats and with the same luck, and report who is better.
terminal-help-arena-bots = who plays, two or more: a level, a level with a number of iterations such as hard@1000, an import path such as { $example }, or { $net } for a program that plays through estran.client
terminal-help-arena-players = table sizes; all of the game’s unless you say otherwise
terminal-help-arena-matches = how many deals of chance; all line-ups play each of them. 0 only reports on what was already played
terminal-help-arena-mixed = put a different bot at each seat, instead of pairing them
terminal-help-arena-limit = seconds that a bot may take over a choice; one that takes longer, fails or answers illegally forfeits the match
terminal-usage-arena-limit = --limit must be a number of seconds, more than 0 and at most { $most }, such as --limit 5, not “{ $came }”.
terminal-help-arena-out = the folder of results and report, arena-GAME by default; what was played there is not played again
terminal-usage-arena-few = Two bots or more are needed, for example --bots normal easy. The levels are: { $known }.
terminal-usage-arena-twice = The bot “{ $came }” is named twice.
terminal-usage-arena-level = There is no bot level “{ $came }”. The levels are: { $known }. A bot of your own is named by its module and its name, such as { $example }.
terminal-usage-arena-budget = “{ $came }” is not a bot: @ must be followed by a number of iterations, and only these levels take one: { $known }.
terminal-usage-arena-import = The bot “{ $came }” cannot be imported: { $reason }.
terminal-usage-arena-made = The bot “{ $came }” failed before its first match: { $reason }. Put { $variable } in front of the command to see where.
terminal-usage-bot-failed = The bot “{ $bot }” { $failure ->
    [illegal] gave an answer that is none of its choices: { $what }.
   *[other] failed during a match: { $what }. Put { $variable } in front of the command to see where.
  }
terminal-usage-arena-command = There is no program “{ $came }” here that could be started.
terminal-usage-arena-ended = The program “{ $came }” ended before it joined a match (exit code { $code }); what it said itself stands above.
terminal-usage-arena-mixed = A mixed table of { $players } needs { $players } different bots; there are { $bots }. Name more of them, or choose smaller tables with --players.
terminal-usage-arena-other = { $folder } holds matches of { $game } with other options or another seed. Choose another folder with --out.
terminal-arena-damaged = { $path } is not a complete arena file: its first line must hold the settings, and every other line one match.
terminal-extra = This needs packages that are not installed: { $packages }. Install them with: pip install estran[{ $extra }]
terminal-arena-guest = The program at { $seat } ended before the match did, or no longer answers (exit code { $code }).
terminal-arena-due = To play: { $left }. Already played: { $there }.
terminal-arena-playing = The bots play
terminal-arena-stopped = Stopped. Matches saved in { $folder }: { $matches }. The same command continues.
terminal-arena-report = The report is in { $path }.

## Who does the work

terminal-help-crew-jobs = how many work at once: processes on this machine, or tasks on the cluster; 1 unless you say otherwise, on a cluster as many as it has processors
terminal-help-crew-ray = work on a Ray cluster: auto for the one that this machine belongs to, { $host }, { $client }, or local for one that is made here for the run
terminal-crew-silent = No Ray cluster answered at “{ $came }” within { $seconds } seconds. Expected: { $known }.
terminal-crew-address = The Ray cluster “{ $came }” cannot be used: { $reason }. Expected: { $known }.
terminal-crew-lost = The workers were lost: { $reason }. What is done has been saved.
terminal-crew-lost-bots = A worker process ended without a word while these line-ups were playing, and a bot may have ended it: { $lineups }. What is done has been saved.

## Boards and score sheets

terminal-usage-no-sheet = { $game } has no score sheet.

terminal-usage-sheet = The score sheet is not complete. The option --help shows an example.

## estran serve

terminal-help-serve = Start the table server: play online with people and bots.
terminal-help-host = address to listen on; only this machine unless you say otherwise
terminal-help-port = port to listen on
terminal-help-metrics-port = port, on this machine only, where /metrics gives figures to Prometheus; without it there are none
terminal-help-smtp = mail server that sends turn notifications: smtp://user@host or smtps://user@host; without one, no email is sent. Its password is in ESTRAN_SMTP_PASSWORD or in the file of --smtp-password-file
terminal-help-smtp-password-file = file that holds the mail server’s password
terminal-help-mail-from = address that email is sent from
terminal-help-no-ratings = do not rate matches; ESTRAN_RATINGS=no does the same
terminal-help-no-push = do not let browsers ask for turn notifications, which are sent through push services on the internet; ESTRAN_PUSH=no does the same
terminal-help-database = where rooms and matches are stored, such as postgresql://…; an embedded SQLite database by default
terminal-help-redis = how several workers talk to each other, such as redis://…
terminal-help-workers = how many processes serve; more than one needs --redis
terminal-help-open = open the start page in the browser
terminal-serving = Estran is served at { $link }
terminal-serving-stop = Press Ctrl-C to stop; nothing that was played is lost.
terminal-served = The server has stopped.
terminal-help-origin = a site whose pages may talk to this server, such as https://play.example.org; may be repeated
terminal-help-public-url = an address at which browsers reach this server by name, such as http://play.example.org; may be repeated
terminal-help-trust-proxy = trust the client addresses reported by the proxy in front of this server
terminal-help-days = rooms where nothing has happened for this many days are cleared away; 0 keeps them all
terminal-help-rooms = rooms that one address may open in an hour
terminal-help-sockets = connections that one address may have open
terminal-help-backup = Save everything in the database to one file, while play goes on.
terminal-help-restore = Fill an empty database from a backup file.
terminal-help-tidy = Clear away rooms where nothing has happened for a long time.
terminal-help-backup-file = the file of the backup
terminal-help-force = replace what is in the database
terminal-help-tidy-force = clear them away even if they are most of the rooms
terminal-help-doctor = Look for what is wrong with the set-up of a server, and say what to do.
terminal-help-url = the address that people open, such as https://play.example.org/
terminal-help-doctor-json = answer as JSON, for programs
terminal-backed-up = { $rows ->
    [one] { $rows } row has
   *[other] { $rows } rows have
  } been saved to { $path }. Let nobody else read that file: it holds the secrets of matches in progress.
terminal-restored = { $rows ->
    [one] { $rows } row has
   *[other] { $rows } rows have
  } been restored.
terminal-tidied = Matches abandoned: { $abandoned }. Rooms cleared away: { $gone }.

## What a match looks like afterwards

terminal-analysing = Analysing
terminal-analyse-either = --budget and --iterations are two ways of saying the same thing: choose one of them.
terminal-analyse-nothing = { $path } has no choice to look at: no player ever had more than one legal move.
terminal-analyse-stopped = Stopped; nothing was written.
terminal-analyse-partly = Stopped before all { $total } choices were looked at; the analysis covers those that were.
terminal-analyse-saved = The analysis has been saved to { $path }.
terminal-analyse-title = Chances of victory in per cent before each choice, and what it cost: { $names }
terminal-analyse-ply = Ply
terminal-analyse-who = Who
terminal-analyse-choice = Choice
terminal-analyse-cost = Cost
terminal-analyse-better = Better
terminal-analyse-chance = { $name } { $chance }
terminal-analyse-line = Ply { $ply }, { $who }: { $choice }; { $how ->
    [free] cost nothing
    [better] cost { $cost }; better: { $better }
   *[costly] cost { $cost }
  }. Chances before: { $chances }.
terminal-analyse-how = Each choice is judged from the point of view of the player who made it. A cost counts victory above all, and points only a little; “–” means none.
terminal-analyse-for = bot ({ $level }) for { $name }
terminal-analyse-sum = { $name }: { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }, total cost { $cost }.
terminal-analyse-sum-bot = A bot for { $name }: { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }, total cost { $cost }; that is not { $name }’s doing.
terminal-analyse-turns = { $count ->
    [0] The match had no turning point.
   *[other] The match turned here:
  }
terminal-analyse-turn = Ply { $ply }: { $happened } { $way ->
    [up] { $name }’s chances: up by { $swing } percentage points.
   *[down] { $name }’s chances: down by { $swing } percentage points.
  }

## Lab

terminal-help-lab = Play thousands of matches and report what they show: seats, scores, lengths, ties, what is special to the game, and what other rules change.
terminal-help-lab-bots = who plays, one for all seats or one for each: a level, a level with a number of iterations such as hard@1000, or an import path such as { $example }; normal unless you say otherwise
terminal-help-lab-matches = how many matches
terminal-help-lab-against = an option of a second set of rules, which is played with the same seeds and compared with the first
terminal-help-lab-out = the folder of matches, tables and report, lab-GAME by default; what was played there is not played again
terminal-help-lab-report = also write the HTML report to this file
terminal-usage-lab-bots = --bots takes one bot for all seats or one for each of the { $players }, not { $came }.
terminal-usage-lab-same = Both sets of rules are the same, so there is nothing to compare. --against must change an option.
terminal-usage-lab-report = A report is written as .html, not as “{ $came }”.
terminal-usage-lab-other = { $folder } holds matches of { $game } with other players, options, bots or another seed. Choose another folder with --out.
terminal-lab-damaged = { $path } is not a complete lab file: its first line must hold the experiment, and every other line one chunk of matches.
terminal-lab-due = To play: { $left }. Already played: { $there }.
terminal-lab-playing = The lab plays
terminal-lab-stopped = Stopped. Matches saved in { $folder }: { $matches }. The same command continues.
terminal-lab-report = The report is { $path }; matches and tables are in { $folder }.

## Puzzles of the day

terminal-puzzle = Puzzle of { $day }: { $game }, { $players } players. What would you choose?
terminal-puzzle-help = Commands: ? (what you can do), score, table (“table line” shows it on one line), map (the same as a drawing), last (what happened last), rules NUMBER or WORD, quit.
terminal-puzzles-finding = Finding puzzles
terminal-puzzles-found = { $count } of { $wanted } puzzles were found, { $exact } of them solved to the end. They are in { $path }.

## Lessons

terminal-usage-no-lesson = { $game } has no tutorial.
terminal-learn-intro = { $game }: a tutorial with { $names }, who play with you. Type quit to leave at any time; you will be told how to go on. Type ? to see what else you can type.
terminal-learn-step = Step { $step } of { $steps }: { $title }
terminal-learn-on = Press Enter to go on:
terminal-learn-say = Press Enter to say “{ $words }”:
terminal-learn-help = You can type: the number of a choice, or just Enter where nothing else is asked; undo (the step before), map, table, score, last (what happened last), rules NUMBER or WORD, quit.
terminal-learn-learnt = What you have learnt:
terminal-learn-later = To go on from here, type: { $command }
terminal-learn-over = Now you can play: { $command }
