### Start page, rooms, and the way into them.

## The start page

start-lead = Three board games set where land meets water.
start-promise = No account, no cost: pick a game and play with bots or with friends. By mouse, by touch, by keyboard or by ear.
start-games = The games
start-me = Guest
start-alone = Play against bots now
start-laying = Setting the table…
start-play = Play
start-play-what = { $game }, against bots
start-play-size = { $number ->
    [one] { $number } player
   *[other] { $number } players
  }
start-play-level = Bots: { $level }
start-set-up = Set up a table
start-learn = Learn by playing
start-rules = The rules
start-puzzle = Puzzle of the day
start-continue = Continue where you left off
start-continue-as = as { $name }, room { $code }
start-continue-with = with { $names }
start-continue-more = { $number ->
    [one] { $number } more room
   *[other] { $number } more rooms
  }
start-forget = Forget { $game }, room { $code }
start-forgotten = Room { $code } is no longer in the list.
start-standing-yours = Your turn, { $time } so far
start-standing-due = Your turn: { $time } left
start-standing-theirs = Waiting for { $names }, { $time } so far
start-standing-among = Waiting for one or more of { $names }, { $time } so far
start-standing-others = Waiting for the others, { $time } so far
start-standing-bot = A bot is playing for you
start-standing-seating = Not started yet
start-standing-promises = About to begin
start-standing-words = About to begin
start-standing-over = Finished: play again?
start-standing-abandoned = Ended early: play again?
start-standing-gone = You have no seat here any more
start-code = Join by code
start-code-how = Has a friend sent you a code? It is in the invitation: eight letters and digits.
start-code-label = Room code or link
start-code-join = Join
start-lobby = Play with others
start-lobby-looking = Looking for rooms…
start-you = You
start-you-more = My profile and matches
start-name = Your name
start-their-name = Their name

## A new table

start-new = New table: { $game }
start-back = Back to the games
start-players = Number of players
start-others = Other players
start-others-open = friends, each on their own device
start-others-local = people here, at this screen
start-others-bot = bots
start-seat = Seat { $seat }
start-seat-of = Seat { $seat }: { $name }
start-who = Who sits here
start-who-me = I do
start-who-local = someone at this screen
start-who-open = a friend
start-who-open-help = The person who opens your link sits here.
start-who-bot = a bot
start-nameless = Player { $number }
start-level = Level
start-level-random = random
start-level-random-help = Picks any legal move at random.
start-level-easy = easy
start-level-easy-help = For a first match: it sees the obvious, makes mistakes and keeps its word.
start-level-normal = normal
start-level-normal-help = Plays sensibly, can be beaten, and nearly always keeps its word.
start-level-hard = hard
start-level-hard-help = Thinks ahead and forgives little; keeps its word while that costs little.
start-level-expert = expert
start-level-expert-help = The best we have; do not take its word for it.
start-why-open = Open the room, then send its link. Seats that stay free can be given to bots.
start-why-here = Several people at one screen: between turns a curtain hides what only one of you may see.
start-why-bots = Everything is ready: you can begin at once.
start-options = Game options
start-settings = Room settings
start-public = List this room on the start page
start-public-help = Anyone may take a free seat, or watch; otherwise only people who have the link.
start-hints = Hints for everyone
start-hints-help = The hint button also works when several people are playing. It always works when you play only against bots.
start-auto-roll = Roll the die automatically
start-auto-roll-help = Otherwise the player whose turn it is presses the button.
start-time = Time for each choice
start-time-none = no limit
start-time-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
  }
start-time-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
  }
start-time-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
  }
start-time-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
  }
start-time-help = Without a limit, the match waits for everyone.
start-time-live = For a match in which everyone stays at the table.
start-time-slow = A slow match, played over days: nobody has to stay at the table, and the start page shows where it is your turn.
start-late = When the time is up
start-late-once = a bot makes that one choice
start-late-once-help = The player makes the next choice themselves.
start-late-take-over = a bot takes over
start-late-take-over-help = It plays until the player returns; for a player who is there, it makes only that one choice.
start-yes = yes
start-no = no
start-drawn = drawn at random
start-open = Open the room
start-begin = Begin the match
start-room-first = Open the room first

## The room

start-room = { $game }: the room
start-room-open = { $number ->
    [one] Waiting for one more player.
   *[other] Waiting for { $number } more players.
  }
start-room-full = Every seat is taken.
start-words-collected = Collecting the words for the dice; the match is about to begin.
start-words-awaited = Waiting for a word for the dice from { $names }, a few seconds at most.
start-chairs = Seats
start-chair-free = Free seat
start-chair-open = for the next person to come
start-chair-bot = bot, { $level }
start-chair-yours = at this screen
start-put-bot = Put a bot here
start-free = Free the seat
start-drop = Play without this seat
start-remove = Remove
start-onlookers = { $number ->
    [one] { $number } spectator
   *[other] { $number } spectators
  }
start-sit = Take a seat
start-sit-more = Someone else at this screen is playing too
start-sit-down = Take the seat
start-no-seat = You have no seat in this room now. Take a free one, or watch.
start-begin-open = Some seats are still free: wait for your friends, or fill the seats with bots.
start-begin-ready = Everyone has a seat. Begin whenever you like.
start-begin-host = The host of the room begins the match.
start-begin-deputy = The host has left or is away, so anyone with a seat here may begin.
start-heard-deputy = The host is not here: anyone with a seat may begin now, including you.
start-fill = Fill free seats with bots
start-invite = Invite friends
start-invite-how = Send this link; anyone who opens it can take a free seat. Or read out the code: { $code }.
start-invite-full = Every seat is taken. If one becomes free, this link or the code { $code } leads to it.
start-invite-link = Invitation
start-near-others = { $host } works only on this machine, so the links below use its address on your network.
start-near-only = { $host } works only on this machine, and no other device can reach the server. To invite others, start it with --host 0.0.0.0 or --public-url.
start-near-address = Address in the links
start-near-here = { $address } (this machine only)
start-locked = The room is locked: nobody else can take a seat. Its code: { $code }.
start-lock = Lock the room
start-copy = Copy
start-copied = Copied
start-copy-yourself = The link is selected: copy it with your device’s own command.
start-share = Share…
start-qr-name = QR code for the link { $link }
start-qr-how = Point another device’s camera at it to open the invitation there.
start-watch = Link for spectators
start-watch-how = Anyone who opens this link sees what everyone at the table sees, and no hidden cards.
start-watch-link = Link for spectators
start-dice = Fair dice
start-dice-line = Nobody can load the dice or stack the cards here: your browser adds a secret word of its own.
start-dice-more = How it works, or type your own word
start-dice-why = Every roll and every card drawn depends on the server’s secret and on one word from each player. Your browser has picked a random word for you; type your own if you like.
start-word = Your word
start-word-of = { $name }’s word
start-word-random = random
start-word-give = Lock it in
start-word-given = The word for { $name } is locked in.
start-word-own = Your own word is locked in; it stays secret until the start.
start-word-drawn = A random word is locked in; it stays secret until the start.
start-word-waiting = The word is on its way.
start-commitment = The server’s promise
start-commitment-what = This is the fingerprint (SHA-256) of the server’s secret and this match’s id. After the match the secret is published, and your browser checks that it is the one promised here.
start-played = Game and options
start-mine = { $number ->
    [one] Your seat
   *[other] Your seats
  }
start-carry = Move it to another device
start-carry-how = A link that works once: the device that opens it takes over the seat, and this browser gives it up. The host’s buttons stay here.
start-carry-make = Make the link
start-carry-link = Link that moves seat { $number }
start-leave = Leave the room
start-leave-sure = Your seat becomes free for others.
start-stay = Stay
start-past = Earlier matches
start-past-match = Match { $number }, { $day }
start-past-won = Won by { $names }
start-past-abandoned = abandoned

## Joining

start-join = Come and play { $game }
start-join-who = { $open ->
    [0] At the table: { $names }.
    [one] At the table: { $names }. One seat is free.
   *[other] At the table: { $names }. { $open } seats are free.
  }
start-join-nobody = { $open ->
    [one] Nobody sits here yet; one seat is free.
   *[other] Nobody sits here yet; { $open } seats are free.
  }
start-look-on = Watch

## What is heard in the room

start-heard-joined = { $name } takes seat { $seat }.
start-heard-left = { $name } leaves; seat { $seat } is free.
start-heard-bot = The bot { $name } takes seat { $seat }.
start-heard-locked = The room is locked.
start-heard-unlocked = The room is open again.
start-heard-begins = The match begins.
start-heard-room = Back in the room: the next match is being prepared.
start-heard-dropped = A seat has been taken away; { $number } are left.

start-notices = Turn notifications
