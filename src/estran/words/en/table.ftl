### The table in the browser, the same for all games.

table-choice = Your choice
table-board = On the table
table-own = Your place
table-own-of = { $name }’s place
table-fields = { $name }: { $fields }.
table-roll = Roll the die
table-players = Players
table-who = { $seat_is ->
    [you] You
   *[other] { $seat }
  }
table-log = Log
table-talk = Talk
table-help = Help
table-help-button = Help and rules
table-keys = Keys
table-close = Close
table-past = You are looking at an earlier moment. Play goes on; return to it whenever you like.
table-onlooker = You are looking on.
table-onlookers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
  }
table-online = Connected
table-offline = Connection lost; trying again …
table-lost = The connection is lost. It will come back by itself, and nothing of yours is lost.
table-back = The connection is back.
table-time = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
table-time-short = { $seconds ->
    [one] { $seconds } second left to choose; then a bot chooses for you, this once.
   *[other] { $seconds } seconds left to choose; then a bot chooses for you, this once.
  }
table-missing = Still to choose: { $seats }.
table-words-missing = The dice were made without a word from { $seats }, because none came in time.
table-sat-in = A bot plays for { $names } until they return.
table-sat-in-yours = A bot plays for you. Choose, and the seat is yours again.
table-hurried = The server is busy: a quicker bot has sometimes answered for { $seats }.
table-chosen = Chosen: { $choice }. You may change it until everybody has chosen.
table-chosen-is = Chosen: { $choice }.
table-not-chosen = You have not chosen yet.
table-not-asked = Nothing is asked of you now.
table-may = You may: { $choices }.
table-may-roll = You may roll the die.
table-nothing-yet = Nothing has happened yet.
table-confirm = Sure? { $choice }
table-confirm-group = Confirm the choice
table-confirm-yes = Yes, do it
table-confirm-no = No, think again
table-undo = Take back
table-undo-asked = { $seat_is ->
    [you] You ask
   *[other] { $seat } asks
  } to take the last choice back.
table-undo-yes = Agree
table-undo-no = Refuse
table-travel = Earlier moments
table-earlier = Earlier
table-later = Later
table-at = Ply { $ply } of { $last }
table-now = Back at the present.
table-to-now = To the present
table-abandoned = The match was ended early. Nobody has won.
table-end = How the points came about
table-rematch = Play again
table-rematch-host = The host can start another match.
table-replay = Replay
table-verify = Check the dice
table-share = Share the replay
table-shared = Link copied
table-curtain = Pass the device to { $name }
table-curtain-why = Cards and choices of the others are hidden until then.
table-curtain-lift = I am { $name }: show my table
table-hint = Hint
table-hint-wait = Thinking …
table-command = Type a move
table-command-label = A move, such as one of those above, or: score, who, last, cards, board, choice, others, may, hint
table-command-do = Do it
table-not-understood = “{ $typed }” is not possible now. Possible: { $moves }
table-ask-s = score scores s
table-ask-t = who turn t
table-ask-l = last l
table-ask-h = cards pawns hand h
table-ask-b = board b
table-ask-c = choice c
table-ask-o = others o
table-ask-m = may help m ?
table-ask-i = hint advice i
table-ask-roll = roll die
table-help-rules = The rules for your choice
table-help-book = The whole rulebook
table-key-s = scores and status
table-key-t = whose turn it is
table-key-l = the last thing that happened
table-key-h = my cards or pawns
table-key-b = the board
table-key-c = my choice
table-key-o = the others
table-key-m = what I may do
table-key-i = a hint: what to choose, and why
table-key-x = sounds off or on
table-key-f6 = to the next part of the page
table-sounds-on = Sounds are on.
table-sounds-off = Sounds are off.
table-quiet = Nobody has said anything yet.
table-say = Say
table-say-to = To
table-say-all = everybody
table-say-send = Say it
table-says = { $name }: { $text }
table-whispers = { $name } whispers to { $to }: { $text }
table-somebody = an onlooker
table-signal = Promise or ask (binds nobody)
table-signal-send = Signal
table-mute = Mute somebody
table-mute-one = Mute { $name }
