### Dolorès

dolores-name = Dolorès
dolores-tagline = Bargain and bluff over the cargo of a wreck.
dolores-about = Bargaining and bluff for 2 to 4 players, about 30 minutes. Two at a time, split the cargo of a wreck with one gesture; at the end only your richest and your poorest collections count.
dolores-option-messages = messages
dolores-option-messages-help = Play with the messages in a bottle; without them it is the simple game.
dolores-option-dealer = first dealer
dolores-option-dealer-help = The seat that deals first; otherwise it is drawn at random.

## Cards and gestures

dolores-kind-weapons = weapons
dolores-kind-wines = wines
dolores-kind-jewels = jewels
dolores-kind-lace = lace
dolores-kind-tableware = tableware
dolores-kind-instruments = musical instruments
dolores-kind-gold = gold bars
dolores-card-weapons = { dolores-kind-weapons } { $value }
dolores-card-wines = { dolores-kind-wines } { $value }
dolores-card-jewels = { dolores-kind-jewels } { $value }
dolores-card-lace = { dolores-kind-lace } { $value }
dolores-card-tableware = { dolores-kind-tableware } { $value }
dolores-card-instruments = { dolores-kind-instruments } { $value }
dolores-card-gold = { dolores-kind-gold } { $value }
dolores-card-lantern = Broken Lantern
dolores-card-lookout = Lookout
dolores-card-theft = Theft
dolores-card-undertow = Undertow
dolores-card-eddies = Eddies
dolores-card-convoy = Convoy
dolores-card-trickery = Trickery
dolores-card-muddle = Muddle
dolores-card-bet = Bet
dolores-card-dawn = Dawn
dolores-card-hidden = card { $value }
dolores-gesture-share = Peace
dolores-gesture-conflict = Fight
dolores-gesture-dodge = First Pick

## What happens: set-up and a sharing

dolores-event-first-dealer = { $seat_is ->
    [you] You deal first.
   *[other] { $seat } deals first.
  }
dolores-event-received = { $seat_is ->
    [you] You receive
   *[other] { $seat } receives
  } { $card }.
dolores-event-received-several = { $seat_is ->
    [you] You receive
   *[other] { $seat } receives
  } { $cards }.
dolores-event-sharing = { $seat_is ->
    [you] You deal and share
   *[other] { $seat } deals and shares
  } with { $rival_is ->
    [you] you
   *[other] { $rival }
  }; { $pile ->
    [one] { $pile } card is
   *[other] { $pile } cards are
  } left in the pile.
dolores-event-dealt = Card { $slot }, in front of { $seat_is ->
    [you] you
   *[other] { $seat }
  }: { $card }.
dolores-event-dealt-several = Cards { $slots }, in front of { $seat_is ->
    [you] you
   *[other] { $seat }
  }: { $cards }.
dolores-event-laid-face-down = Card { $slot }, in front of { $seat_is ->
    [you] you
   *[other] { $seat }
  }, lies face down.
dolores-event-looked = { $seat_is ->
    [you] You look
   *[other] { $seat } looks
  } at card { $slot }: { $card }.
dolores-event-dawn-near = Dawn may come from now on: { $pile ->
    [one] { $pile } card is left.
   *[other] { $pile } cards are left.
  }
dolores-event-showed = { $seat_is ->
    [you] You show
   *[other] { $seat } shows
  } { $gesture }.
dolores-event-share-share = Peace meets Peace: each player takes the cards on their own side.
dolores-event-conflict-share = Fight meets Peace: { $seat_is ->
    [you] you take
   *[other] { $seat } takes
  } everything.
dolores-event-conflict-conflict = Fight meets Fight: everything is discarded.
dolores-event-dodge-share = First Pick meets Peace: { $seat_is ->
    [you] you pick
   *[other] { $seat } picks
  } one card; { $rival_is ->
    [you] you take what is left on your own side.
   *[other] { $rival } takes what is left on their own side.
  }
dolores-event-dodge-conflict = First Pick meets Fight: { $seat_is ->
    [you] you pick
   *[other] { $seat } picks
  } one card; { $rival_is ->
    [you] you take
   *[other] { $rival } takes
  } all the others.
dolores-event-dodge-dodge = First Pick meets First Pick: everything is discarded, and both give up a collection.
dolores-event-picked = { $seat_is ->
    [you] You pick
   *[other] { $seat } picks
  } { $card }.
dolores-event-took = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
  } { $card }.
dolores-event-took-several = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
  } { $cards }.
dolores-event-discarded = Discarded: { $card }.
dolores-event-discarded-several = Discarded: { $cards }.
dolores-event-nothing-left = Nothing is left to share.
dolores-event-dropped = { $seat_is ->
    [you] You give
   *[other] { $seat } gives
  } up a collection: { $kind }, worth { $points }.
dolores-event-nothing-to-drop = { $seat_is ->
    [you] You have
   *[other] { $seat } has
  } no collection to give up.
dolores-event-total = { $seat_is ->
    [you] You now have
   *[other] { $seat } now has
  } { total }.

## What happens: messages

dolores-event-passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
  }
dolores-event-lantern-played = { $seat_is ->
    [you] You play Broken Lantern: the next loot is dealt face down, and only you look at it.
   *[other] { $seat } plays Broken Lantern: the next loot is dealt face down, and only { $seat } looks at it.
  }
dolores-event-turned-up = Turned up, card { $slot } in front of { $seat_is ->
    [you] you
   *[other] { $seat }
  }: { $card }.
dolores-event-turned-up-several = Turned up, cards { $slots } in front of { $seat_is ->
    [you] you
   *[other] { $seat }
  }: { $cards }.
dolores-event-lookout-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
  } Lookout: Dawn has no effect, and the match goes on.
dolores-event-stole = { $seat_is ->
    [you] You steal
   *[other] { $seat } steals
  } { $card } from { $rival_is ->
    [you] you.
   *[other] { $rival }.
  }
dolores-event-nothing-to-steal = { $seat_is ->
    [you] Your Theft
   *[other] { $seat }’s Theft
  } has no effect: nobody else has goods.
dolores-event-undertow-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
  } Undertow: the loot is discarded, and four new cards are dealt.
dolores-event-swept-away = Swept away: { $card }.
dolores-event-eddies-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
  } Eddies, to rearrange the loot.
dolores-event-arranged = { $seat_is ->
    [you] You rearrange
   *[other] { $seat } rearranges
  } the loot.
dolores-event-moved = Card { $old_slot } becomes card { $slot }, in front of { $seat_is ->
    [you] you
   *[other] { $seat }
  }: { $card }.
dolores-event-moved-face-down = Card { $old_slot } becomes card { $slot }, in front of { $seat_is ->
    [you] you
   *[other] { $seat }
  }, still face down.
dolores-event-convoy-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
  } Convoy: two more cards join the loot.
dolores-event-trickery-played = { $seat_is ->
    [you] You play Trickery and show
   *[other] { $seat } plays Trickery and shows
  } two gestures.
dolores-event-kept = { $seat_is ->
    [you] You keep
   *[other] { $seat } keeps
  } { $gesture }.
dolores-event-muddle-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
  } Muddle: the gestures are cancelled and made again for the same cards.
dolores-event-bet-void = { $seat_is ->
    [you] Your guess
   *[other] { $seat }’s guess
  } is cancelled too, and the Bet is discarded.
dolores-event-bet-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
  } Bet, to guess both gestures.
dolores-event-guessed = { $seat_is ->
    [you] You bet
   *[other] { $seat } bet
  } that { $rival_is ->
    [you] you
   *[other] { $rival }
  } would show { $gesture }.
dolores-event-bet-won = The guess is right: { $seat_is ->
    [you] you take
   *[other] { $seat } takes
  } cards first.
dolores-event-bet-lost = The guess is wrong: { $seat_is ->
    [you] you take
   *[other] { $seat } takes
  } nothing.
dolores-event-bet-took = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
  } { $card } with the Bet.

## What happens: the end

dolores-event-dawn-drawn = Dawn comes up as card { $slot }, in front of { $seat_is ->
    [you] you.
   *[other] { $seat }.
  }
dolores-event-dawn-breaks = Dawn breaks: the match ends, and nobody gets the loot.
dolores-event-too-few-cards = { $pile ->
    [0] No cards are left
    [one] Only { $pile } card is left
   *[other] Only { $pile } cards are left
  }, too few for a sharing: the match ends.
dolores-event-scored = { $seat_is ->
    [you] You finish
   *[other] { $seat } finishes
  } with { total }.
dolores-event-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
  } with { total }.
dolores-event-won-together = Shared victory, with { total } each: { $seats }.

## What may be chosen, and what it would do

dolores-choice-pass = Pass
dolores-choice-play = Play { $card }
dolores-choice-share = Peace, open hand
dolores-choice-conflict = Fight, closed fist
dolores-choice-dodge = First Pick, thumb up
dolores-choice-pair = Trickery: { $gesture } and { $other_gesture }
dolores-choice-guess = Bet: { $dealer } { $gesture }, { $neighbour } { $other_gesture }
dolores-choice-keep = Keep { $gesture }
dolores-choice-arrange = In front of { $neighbour_is ->
    [you] you
   *[other] { $neighbour }
  }: { $cards }. In front of { $dealer_is ->
    [you] you
   *[other] { $dealer }
  }: { $others }
dolores-choice-take = Take { $cards }
dolores-choice-pick = Pick { $card }, in front of { $seat_is ->
    [you] you
   *[other] { $seat }
  }
dolores-choice-drop = Give up { $kind }, worth { $points }
dolores-choice-steal = Steal { $card } from { $rival }
dolores-effect-took = { $seat_is ->
    [you] you take
   *[other] { $seat } takes
  } { $card }
dolores-effect-discarded = { $card } is discarded
dolores-effect-total = your score { $total }

## What two gestures lead to

dolores-outcome-share-share = Peace and Peace: each player takes the cards on their own side.
dolores-outcome-conflict-share = Fight and Peace: Fight takes everything.
dolores-outcome-conflict-conflict = Fight and Fight: everything is discarded.
dolores-outcome-dodge-share = First Pick and Peace: First Pick takes any one card; the player showing Peace takes what remains on their own side; the rest is discarded.
dolores-outcome-dodge-conflict = First Pick and Fight: First Pick takes any one card, Fight all the others.
dolores-outcome-dodge-dodge = First Pick and First Pick: everything is discarded, and both give up a collection.

## Signals: they bind nobody

dolores-signal = { $seat_is ->
    [you] You say
   *[other] { $seat } says
  }: “{ $signal }”
dolores-signal-will = I will show { $gesture }.
dolores-signal-ask = Please show { $gesture }.
dolores-signal-both = Let’s both show { $gesture }.
dolores-signal-want = I want card { $slot }.
dolores-signal-leave = I will leave card { $slot } to you.
dolores-signal-claim = Card { $slot } is { $card }.
dolores-signal-threat = Watch out, or I will show { $gesture }.
dolores-signal-yes = Yes.
dolores-signal-no = No.
dolores-signal-thanks = Thank you.

## What is awaited

dolores-phase-dealer = First dealer
dolores-phase-start = Starting cards
dolores-phase-start-steal = Theft
dolores-phase-before-deal = Before the deal
dolores-phase-at-dawn = At Dawn
dolores-phase-before-gestures = Before the gestures
dolores-phase-after-gestures = After the gestures
dolores-phase-deal = Deal
dolores-phase-arrange = Eddies
dolores-phase-gesture = Gestures
dolores-phase-keep = Trickery
dolores-phase-take = Bet
dolores-phase-pick = First Pick
dolores-phase-drop = Collections to give up
dolores-phase-steal = Theft
dolores-status-dealer = Drawing the first dealer.
dolores-status-start = Dealing the starting cards.
dolores-status-start-steal = { dolores-status-steal }
dolores-status-before-deal = { $asks ->
    [you] Before the deal: play a message or pass.
   *[other] Before the deal, waiting for { $seats }.
  }
dolores-status-at-dawn = { $asks ->
    [you] Dawn has been drawn: play Lookout or pass.
   *[other] Dawn has been drawn, waiting for { $seats }.
  }
dolores-status-before-gestures = { $asks ->
    [you] Before the gestures: play a message or pass.
   *[other] Before the gestures, waiting for { $seats }.
  }
dolores-status-after-gestures = { $asks ->
    [you] After the gestures: play Muddle or pass.
   *[other] After the gestures, waiting for { $seats }.
  }
dolores-status-deal = Dealing the loot.
dolores-status-arrange = { $asks ->
    [you] Rearrange the loot.
   *[other] Waiting for the loot to be rearranged: { $seats }.
  }
dolores-status-gesture = { $asks ->
    [you] Do-Lo-Rès! Choose a gesture in secret.
   *[other] Waiting for secret gestures: { $seats }.
  }
dolores-status-keep = { $asks ->
    [you] Keep one of your two gestures.
   *[other] Waiting for a choice between two gestures: { $seats }.
  }
dolores-status-take = { $asks ->
    [you] Your guess is right: take one or more cards.
   *[other] Waiting for the winner of the Bet: { $seats }.
  }
dolores-status-pick = { $asks ->
    [you] Pick a card of the loot.
   *[other] Waiting for the First Pick: { $seats }.
  }
dolores-status-drop = { $asks ->
    [you] Secretly choose a collection to give up.
   *[other] Waiting for collections to be given up: { $seats }.
  }
dolores-status-steal = { $asks ->
    [you] Theft: take a goods card from someone.
   *[other] Waiting for the Theft: { $seats }.
  }

## At the table in the browser

dolores-board = The loot
dolores-own = Your collections and messages
dolores-symbol-weapons = We
dolores-symbol-wines = Wi
dolores-symbol-jewels = Je
dolores-symbol-lace = La
dolores-symbol-tableware = Ta
dolores-symbol-instruments = Mu
dolores-symbol-gold = Go
dolores-use-lantern = Before a deal: the next loot is dealt face down. Only you look at it, and you may tell the others anything.
dolores-use-lookout = When Dawn is drawn: it has no effect and lies in the loot, worth nothing; the match goes on.
dolores-use-theft = As soon as you get it: take any one goods card from another player.
dolores-use-undertow = Before the gestures: the loot is discarded, and four new cards are dealt.
dolores-use-eddies = Before the gestures: rearrange the loot; each side keeps its number of cards.
dolores-use-convoy = Before the gestures: two more cards join the loot, one on each side.
dolores-use-trickery = With the gestures, if you are sharing: show two, and keep one of them after seeing the other player’s.
dolores-use-muddle = After the gestures: they are cancelled and made again for the same cards.
dolores-use-bet = Before the gestures, if you are not sharing: guess both. If you are right, you take one or more cards first.
dolores-use-dawn = Ends the match the moment it is drawn, unless Lookout is played. Worth nothing.
dolores-ask-before-deal = You may play a message before the cards are dealt.
dolores-ask-at-dawn = Dawn has come up. Lookout would let the night go on.
dolores-ask-before-gestures = You may play a message before the gestures.
dolores-ask-after-gestures = Muddle would cancel these gestures.
dolores-ask-gesture = Choose a gesture in secret. You may change it until everyone has chosen.
dolores-ask-trickery = Or play Trickery: show two
dolores-ask-keep = Both players have shown their gestures. Which of yours do you keep?
dolores-ask-guess = Guess in secret what both will show.
dolores-ask-take = Press the cards you want from the loot; you may take them all.
dolores-ask-pick = Press the card you want from the loot, on either side.
dolores-ask-drop = Press the collection to give up; your choice is secret. You may change it until the other player has chosen.
dolores-ask-steal = Take one goods card from another player.
dolores-ask-arrange = Press or drag cards of the loot to move them across. Each side must end up with as many cards as before.
dolores-before = { $seat_is ->
    [you] In front of you
   *[other] In front of { $seat }
  }
dolores-role-dealer = { $seat_is ->
    [you] you deal
   *[other] deals
  }
dolores-role-neighbour = { $seat_is ->
    [you] you share
   *[other] shares
  }
dolores-role-bettor = bets
dolores-role-other = watches
dolores-empty = { $slot }: empty
dolores-what = What { $card } does
dolores-face-down = face down
dolores-no-loot = nothing yet
dolores-score-then = your score { $total } ({ $change })
dolores-if-won = If you win it: { $then }
dolores-pile = { $pile ->
    [one] { $pile } card in the pile
   *[other] { $pile } cards in the pile
  }
dolores-dawn-may-come = Dawn may come.
dolores-looker = { $seat_is ->
    [you] Lantern: only you have seen the loot.
   *[other] Lantern: only { $seat } has seen the loot.
  }
dolores-bettor = { $seat_is ->
    [you] Bet: you guess both gestures.
   *[other] Bet: { $seat } guesses both gestures.
  }
dolores-call = Do – Lo – Rès!
dolores-last-gestures = The last gestures
dolores-no-gestures = No gestures have been shown yet.
dolores-shows = { $seat_is ->
    [you] You show
   *[other] { $seat } shows
  } { $gestures }
dolores-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
  } { $cards }.
dolores-discards = { $count ->
    [one] Discards: { $count } card
   *[other] Discards: { $count } cards
  }
dolores-no-discards = Nothing has been discarded yet.
dolores-collection = { $kind }: { $values }, worth { $worth }{ $mark ->
    [most] , most valuable
    [least] , least valuable
    [both] , counts twice
   *[none] {""}
  }
dolores-mark-most = most
dolores-mark-least = least
dolores-mark-both = twice
dolores-no-collections = no collections yet
dolores-sum = Score: { $sum } = { $score }
dolores-score = { $seat_is ->
    [you] You
   *[other] { $seat }
  }: score { $score }, from { $sum }.
dolores-no-messages = no messages
dolores-has-messages = Messages: { $cards }.
dolores-fate-held = { $seat_is ->
    [you] in front of you
   *[other] in front of { $seat }
  }
dolores-fate-loot = in the loot
dolores-fate-gone = discarded
dolores-fate-unseen = not seen yet
dolores-guide-outcomes = What two gestures lead to
dolores-guide-score = Goods and score
dolores-guide-score-text = Your most valuable and your least valuable collections count; those in between count for nothing. If several are tied, they all count; a collection that is both counts twice.
dolores-guide-messages = The nine messages, and Dawn
dolores-guide-messages-text = Each match uses five of the nine messages, and Dawn is one of the last sixteen cards. The player who wins a message may use it once.
dolores-outcomes-caption = What the gestures lead to: { $seat_is ->
    [you] you
   *[other] { $seat }
  } and { $rival }
dolores-you-show = { $seat_is ->
    [you] You: { $gesture }
   *[other] { $seat }: { $gesture }
  }
dolores-rival-shows = { $rival } shows { $gesture }
dolores-scores-then = { $seat_is ->
    [you] you
   *[other] { $seat }
  } { $score }, { $rival } { $other }
dolores-range = { $least } to { $most }
dolores-cell-share-share = each takes their own side
dolores-cell-share-conflict = { $rival } takes everything
dolores-cell-share-dodge = { $rival } picks one card, { $seat_is ->
    [you] you take what is left on your side
   *[other] { $seat } takes what is left on their side
  }
dolores-cell-conflict-share = { $seat_is ->
    [you] you take everything
   *[other] { $seat } takes everything
  }
dolores-cell-conflict-conflict = everything is discarded
dolores-cell-conflict-dodge = { $rival } picks one card, { $seat_is ->
    [you] you take the others
   *[other] { $seat } takes the others
  }
dolores-cell-dodge-share = { $seat_is ->
    [you] you pick one card
   *[other] { $seat } picks one card
  }, { $rival } takes what is left on their side
dolores-cell-dodge-conflict = { $seat_is ->
    [you] you pick one card
   *[other] { $seat } picks one card
  }, { $rival } takes the others
dolores-cell-dodge-dodge = everything is discarded, both give up a collection
dolores-short-share-share = own sides
dolores-short-share-conflict = rival takes all
dolores-short-share-dodge = rival picks
dolores-short-conflict-share = { $seat_is ->
    [you] you take all
   *[other] { $seat } takes all
  }
dolores-short-conflict-conflict = all lost
dolores-short-conflict-dodge = all but one
dolores-short-dodge-share = one card
dolores-short-dodge-conflict = one card
dolores-short-dodge-dodge = collection lost
dolores-talk = Talk to the other player
dolores-talk-label = Say:
dolores-talk-peace = Peace?
dolores-talk-promise = I’ll show
dolores-talk-yes = Yes
dolores-talk-no = No
dolores-talk-more = More to say
dolores-talk-say = Say: “{ $words }”
dolores-talk-again = Press again to say: “{ $words }”
dolores-bubble-will = I’ll show
dolores-bubble-ask = Please
dolores-bubble-both = Both
dolores-bubble-threat = Or else
dolores-bubble-want = I want { $slot }
dolores-bubble-leave = Take { $slot }
dolores-bubble-claim = { $slot }: { $card }
dolores-guess-of = { $seat } shows
dolores-guess-do = Bet on this
dolores-guess-both = Choose a gesture for each of the two.
dolores-take-do = { $count ->
    [one] Take { $count } card
   *[other] Take { $count } cards
  }
dolores-take-none = Choose at least one card.
dolores-steal-from = From { $rival }
dolores-arrange-move = { $seat_is ->
    [you] in front of you
   *[other] in front of { $seat }
  }
dolores-arrange-laid = { $seat_is ->
    [you] Now in front of you: { $card }.
   *[other] Now in front of { $seat }: { $card }.
  }
dolores-arrange-counts = { $seat_is ->
    [you] In front of you
   *[other] In front of { $seat }
  }: { $here } of { $half }. { $rival_is ->
    [you] In front of you
   *[other] In front of { $rival }
  }: { $there } of { $half }.
dolores-arrange-do = Arrange the loot this way
dolores-worth = { $kind } { $worth }
dolores-end-score = { $seat_is ->
    [you] You { $score }
   *[other] { $seat } { $score }
  }
dolores-end-none = No collection, no points.
dolores-end-alike = All of equal value, so all count twice: { $collections }. { $sum } = { $score }
dolores-end-most = Most valuable: { $collections }
dolores-end-least = Least valuable: { $collections }
dolores-end-between = Counts for nothing: { $collections }
dolores-numbers = { $count ->
    [one] The match in numbers: { $count } sharing
   *[other] The match in numbers: { $count } sharings
  }
dolores-numbers-player = player
dolores-numbers-cards = cards won
dolores-numbers-messages = messages played
dolores-signals-promise = Promise
dolores-signals-ask = Ask or threaten
dolores-signals-cards = About the cards
dolores-signals-answer = Answer
dolores-claim-slot = Claim, true or not: card number
dolores-claim-card = What that card is
dolores-replay-own = { $name }’s collections

## What is wrong with a score sheet

dolores-sheet-collection = “{ $came }” is not a collection. Collections: { $known }.
dolores-sheet-worth = { $kind } cannot be worth { $came }, only { $least } to { $most }.

## Refusals: tables on one line that cannot be read.

dolores-table-now = The table cannot be read: “now { $came }” does not fit what lies there, because nobody would have anything to choose.
dolores-table-gestures = The table cannot be read: the gestures do not fit “{ $phase }”. From the reveal to the end of the sharing the two players who share each show one; at other times nobody does.
dolores-table-guess = The table cannot be read: the guess of the Bet does not fit “{ $phase }”. It is known once the gestures are shown, and not before.
dolores-table-pile = The table cannot be read: the pile cannot have { $came } cards left, only { $least } to { $most }.
