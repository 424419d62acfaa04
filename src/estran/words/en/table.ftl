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
table-onlooker = You are watching.
table-onlookers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
table-online = Connected
table-offline = Connection lost; trying again…
table-lost = The connection was lost. It will come back by itself, and you won’t lose anything.
table-back = The connection is back.
table-time = { $time } left
table-time-short = { $seconds ->
    [one] { $seconds } second left to choose
   *[other] { $seconds } seconds left to choose
  }; then a bot chooses for you, this once.
table-missing = Still to choose: { $seats }.
table-missing-then = A while ago, still to choose: { $seats }.
table-menu = Menu
table-leave = Leave the table
table-leave-bot = A bot plays on for you. As long as the match lasts, your seat is yours again as soon as you return.
table-leave-waits = The match waits for you; you will find it on the start page.
table-leave-clock = When your time to choose runs out, { $late ->
    [take-over] a bot plays for you until you return.
   *[other] a bot makes that choice for you.
  } You will find the match on the start page.
table-leave-resigned = A bot plays your seat to the end in any case. You will find the match on the start page.
table-leave-offline = Without a connection nobody can be told that you are leaving. Try again when it is back, or just close the page: the others will see that you are away.
table-left = You have left the table.
table-leave-over = The result stays, and your seat becomes free for the next match.
table-end-offer = Ask to end the match
table-end-offer-help = It ends without a winner if everyone who is playing agrees.
table-end-offered = Everyone who is playing has been asked whether to end the match.
table-end-now = End the match
table-end-now-help = It ends at once, without a winner.
table-resign = Resign
table-resign-as = Resign as { $name }
table-resign-help = There is no going back: a bot plays for you to the end. You may stay and watch, and play in the next match.
table-resign-sure = Resign this match for good?
table-resign-sure-as = Resign this match for good, as { $name }?
table-resign-yes = Yes, resign
table-resign-no = No, play on
table-resigned-yours = You have resigned. A bot plays for you to the end.
table-stand-in-yours = A bot is playing for you; you get your seat back in a moment.
table-left-yours = You left the table in another window, and a bot is playing for you.
table-stood-in = { $count ->
    [one] While you were away, a bot made one choice for you; it is in the log.
   *[other] While you were away, a bot made { $count } choices for you; they are in the log.
  }
table-by-bot = (A bot chose this for you.)
table-late = Time ran out for { $name }: a bot chose, this once.
table-return = Back to the table
table-present-title = People on other devices
table-rating = rating
table-rated = This match is rated.
table-unrated-people = Not rated: everyone would need a device of their own and a profile that may be rated.
table-unrated-taken-back = No longer rated: a choice was taken back.
table-unrated-hint = No longer rated: a hint was used.
table-unrated-ended = Not rated: the match was ended early.
table-present = { $name }: { $presence }.
table-present-none = Nobody is playing on another device.
table-presence-here = here
table-presence-away = away
table-presence-left = left
table-presence-away-bot = bot (away)
table-presence-left-bot = bot (left)
table-presence-here-resigned = here, resigned
table-presence-away-resigned = away, resigned
table-presence-left-resigned = left, resigned
table-heard-here = { $name } is here.
table-heard-away = { $name } is away.
table-heard-left = { $name } has left the table.
table-heard-stand-in = A bot plays for { $name } until they return.
table-heard-back = { $name } is back and playing again.
table-heard-resigned = { $name } has resigned; a bot plays on.
table-absent = { $name } has been away for a while.
table-stand-in = Let a bot play for { $name }
table-vote-end = { $seat_is ->
    [you] You ask
   *[other] { $seat } asks
  } to end the match without a winner.
table-vote-stand-in = { $seat_is ->
    [you] You would
   *[other] { $seat } would
  } like a bot to play for { $rival } until they return.
table-votes = Show the questions in full: { $count }
table-vote-awaited = Still to answer: { $seats }.
table-vote-yes = Agree
table-vote-yes-as = Agree ({ $name })
table-vote-no = Decline
table-vote-withdraw = Withdraw
table-vote-how = Answer with “{ table-vote-yes }” or “{ table-vote-no }” under “{ table-choice }”.
table-vote-dropped = Declined: not everyone agreed.
table-vote-gone = The proposal is off the table.
table-words-missing = The dice were made without a word from { $seats }, because none arrived in time.
table-hurried = The server is busy: a quicker bot has sometimes answered for { $seats }.
table-warming = Warming up: { $seats }. Until they are ready, a quicker bot chooses.
table-warm = Ready now: { $seats }.
table-chosen = Chosen: { $choice }. You may change it until everyone has chosen.
table-chosen-is = Chosen: { $choice }.
table-chosen-waiting = Chosen: { $choice } – waiting for { $seats }.
table-chosen-among = Chosen: { $choice } – waiting for one or more of { $seats }.
table-chosen-others = Chosen: { $choice } – waiting for the others.
table-chosen-pass = Chosen: { $choice } – now hide it and pass the device on.
table-headline-of = { $name } – { $said }
table-chosen-unsent = Chosen: { $choice } – not sent yet.
table-not-chosen = You have not chosen yet.
table-not-asked = You have nothing to decide right now.
table-may = You may: { $choices }.
table-may-then = { $choice } ({ $effects })
table-may-number = { $number }: { $choice }
table-may-type = You may: { $choices }. Type the number to choose.
table-may-roll = You may roll the die.
table-may-again = The match is over. The button “{ table-rematch }” begins another one.
table-number-open = { $number }… Keep typing for { $numbers }.
table-number-or = { $choice }? Press Enter. Or keep typing for { $numbers }.
table-number-elsewhere = { $choice }? Press F6, then Enter. Or keep typing for { $numbers }.
table-nothing-yet = Nothing has happened yet.
table-confirm = Sure? { $choice }
table-confirm-keys = Sure? { $choice }. Enter confirms, Escape takes it back.
table-confirm-dropped = Not chosen: { $choice }.
table-confirm-group = Confirm the choice
table-confirm-yes = Yes, do it
table-confirm-no = No, let me think again
table-undo = Take back
table-undo-asked = { $seat_is ->
    [you] You ask
   *[other] { $seat } asks
  } to take back the last choice.
table-undo-unrated = If it is taken back, the match is not rated.
table-undone = { $seat_is ->
    [you] You took back
   *[other] { $seat } took back
  } this choice: { $choice }.
table-undone-hidden = { $seat_is ->
    [you] You have
   *[other] { $seat } has
  } taken back the last choice.
table-undone-dice = The same dice and cards come again.
table-travel = Earlier moments
table-earlier = Earlier
table-later = Later
table-at = Ply { $ply } of { $last }
table-now = Back to the live match.
table-to-now = Back to live
table-abandoned = The match was ended early. Nobody has won.
table-agreed = The match was ended by agreement. Nobody has won.
table-end = How the points were scored
table-rematch = Play again
table-rematch-no = No, thanks
table-rematch-withdraw = I have changed my mind
table-rematch-as = Play again ({ $name })
table-rematch-no-as = No, thanks ({ $name })
table-rematch-withdraw-as = Change of mind ({ $name })
table-rematch-agreed = Happy to play again: { $seats }.
table-rematch-declined = No, thanks: { $seats }.
table-rematch-awaited = Still to answer: { $seats }.
table-rematch-without = Play without { $seats }
table-rematch-without-help = Anyone who said no gives up their seat for the next match. The result stays under “Earlier matches”.
table-rematch-host = Either they change their minds, or the host prepares the next match without them.
table-rematch-changed = You can still change your mind.
table-replay = Replay
table-verify = Check the dice
table-share = Share the replay
table-shared = Link copied
table-copy-yourself = The link could not be copied. Copy it yourself: { $link }
table-curtain = Pass the device to { $name }
table-curtain-nobody = Nobody at this screen has anything to decide right now
table-curtain-why = The others’ cards and choices stay hidden until then.
table-curtain-lift = I am { $name }: show my table
table-moved = On another device now: { $names }.
table-hint = Hint
table-hint-wait = Thinking…
table-hint-only = { $choice }. It is your only choice.
table-hint-warming = The expert bot is still warming up; this hint is from a quicker one.
table-command = Type a move
table-command-label = A move, such as one of those above, or: score, who, last, cards, board, choice, others, may, hint, present
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
table-ask-p = present there p
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
table-key-p = who is here
table-key-q = the menu: leave, end or resign the match
table-key-x = sounds off or on
table-key-f6 = to the next part of the page
table-key-choose = the choice with that number: a card’s own number, or its place in what M says (a number that could be the start of another, such as 1 when there is a 10, waits for Enter)
table-key-roll = roll the die
table-key-help = this help
table-key-next = continue, while the table shows what happened
table-key-space = Space
table-key-said = { $key }: { $what }
table-keys-readers = Screen readers keep letters and numbers to themselves while they browse the page. They reach the table in NVDA’s focus mode (NVDA+Space) and with JAWS’ virtual cursor off (Insert+Z). “{ table-command }” answers the same questions in words, in any mode.
table-sounds-on = Sounds are on.
table-sounds-off = Sounds are off.
table-quiet = Nobody has said anything yet.
table-say = Say
table-say-to = To
table-say-all = everyone
table-say-send = Say it
table-says = { $is ->
    [you] You
   *[other] { $name }
  }: { $text }
table-unread = { $count ->
    [one] Not read yet:
   *[other] { $count } not read yet, the last:
  }
table-whispers = { $is ->
    [you] You whisper to { $to }
   *[other] { $name } whispers to { $to }
  }: { $text }
table-whispers-you = { $name } whispers to you: { $text }
table-somebody = a spectator
table-signal = Promise or ask (nobody is bound by it)
table-signal-send = Send
table-mute = Mute someone
table-mute-one = Mute { $name }

# ---- The stage

table-rivals = The others
table-pass-on = Hide and pass on
table-hide = Hide
table-next = Next
table-waits = Press Space to continue.
table-scores-now = Score now: { $scores }.
table-shown = The table is still showing what happened. Press Space to continue.
table-jump = Jump to now
table-pace = Pace
table-pace-quick = Quick
table-pace-usual = Usual pace
table-pace-slow = Slow
table-pace-key = Wait for me
table-pace-none = No pauses
table-pace-quick-means = What happens is shown quickly.
table-pace-usual-means = What happens is shown at the usual pace.
table-pace-slow-means = What happens is shown slowly.
table-pace-key-means = Whatever matters waits until you press Space or tap the table.
table-pace-none-means = What happens is shown all at once.
table-tried = Started from a moment in another match: nothing is proven or rated
