### Replays, the check of the dice, and the rulebooks in the browser.

## Replay

replay-title = Replay: { $game }
replay-between = Between { $names }
replay-running = This match is still being played. You see what an onlooker may see; the cards open when it is over.
replay-tried = This match was tried from a moment of another one: it is neither proven nor rated.
replay-missing = This match cannot be shown
replay-you = You
replay-nameless = Player { $seat }
replay-at = Ply { $ply } of { $last }
replay-quiet = Nothing to see at this ply.
replay-sat-bot = From ply { $ply } on, a bot ({ $level }) plays for { $is ->
    [you] you.
   *[other] { $name }.
  }
replay-sat-person = { $is ->
    [you] You are back.
   *[other] { $name } is back.
  }
replay-ended-agreed = The match was ended here by agreement.
replay-ended-abandoned = The match was abandoned here.
replay-claimed-ended = That it was ended there is only what the record says: a record that somebody has cut short looks the same.
replay-claimed-cut = The record gives no result and does not say how the match ended: somebody may have cut it short.
replay-claimed-sat = For whom a bot played, and from which ply on, is only what the record says: nothing proves it.
replay-playback = Playback
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-to-start = To the start
replay-to-end = To the end
replay-moment = Moment
replay-whose = Whose view
replay-mine = My own
replay-onlooker = An onlooker’s
replay-seat = { $name }’s
replay-open = Open cards
replay-open-note = Open cards: every seat’s own cards and choices are shown, also those that were secret then.
replay-speed = Speed
replay-times = { $speed } ×
replay-result = The result, step by step
replay-chances = Everybody’s chances
replay-chances-why = How likely each was to win at every moment, as a strong bot sees it, where the match turned, and what would have been better. The next replays then begin with it.
replay-chances-start = Show everybody’s chances
replay-chances-stop = Hide the chances
replay-chances-begin = A strong bot looks at every choice of the match. This may take a minute or two; the replay can go on meanwhile.
replay-chances-busy = Analysing … { $done } of { $total } choices
replay-chances-done = The analysis is done.
replay-chances-turned = { $turns ->
    [0] The match never turned.
    [one] The match turned once; “{ replay-chances }” tells where.
   *[other] The match turned { $turns } times; “{ replay-chances }” tells where.
  }
replay-chances-again = Try again
replay-chances-of = { $name } { $chance } in 100
replay-chances-walk = Chances: go to a moment
replay-chances-turns = Where the match turned
replay-chances-none = It never turned.
replay-chances-table = All numbers, in parts of 100
replay-chances-turn = { $when }: { $happened } { $way ->
    [up] { $name } +{ $swing }
   *[down] { $name } −{ $swing }
  } in 100.
replay-better = { $is ->
    [you] You chose “{ $made }”. Better was “{ $better }”: it cost you { $cost } in 100. { $reason }
   *[other] { $name } chose “{ $made }”. Better was “{ $better }”: it cost { $cost } in 100. A hint would have said: “{ $reason }”
  }
replay-mistakes = { $is ->
    [you] Your largest mistakes
   *[other] The largest mistakes
  }
replay-mistakes-none = None that cost much.
replay-mistake = { $is ->
    [you] { $when }: “{ $made }”, better “{ $better }”, −{ $cost } in 100.
   *[other] { $when }, { $name }: “{ $made }”, better “{ $better }”, −{ $cost } in 100.
  }
replay-try-short = Try it
replay-try = { $is ->
    [you] Try it yourself from here
   *[other] Try it yourself from here, as { $name }
  }
replay-log-note = Choose a line to jump to it.
replay-links = Keep and share
replay-address = Address of this moment
replay-copy = Copy the link
replay-copied = Link copied
replay-download = Download the record

## The check of the dice

replay-verify-title = Check the dice
replay-verify-lead = Your browser derives every draw of the match again, from the published seed and everybody’s words. It does so by itself; the server only hands over the record.
replay-verify-busy = Checking every draw …
replay-verify-no-record = This is not a record of a match.
replay-verify-local = This record has no fair dice: it was not played at a table server, so there is nothing to check here.
replay-verify-tried = This match began at a moment of another one, where what was hidden was drawn anew. Nobody can prove how its table came about, so its dice are not proven.
replay-verify-good = { $draws ->
    [one] { $draws } draw, and it is what the dice had to bring.
   *[other] { $draws } draws, and each is what the dice had to bring.
  }
replay-verify-bad = Something is wrong with this record.
replay-verify-running = The match is not over: its seed is still secret, and is published at the end.
replay-verify-old = These dice are not proven: the match began under an older version that left the server a choice.
replay-verify-nothing = Nothing was drawn in this match, so there is nothing to prove.
replay-verify-unweighed = { $draws ->
    [one] { $draws } draw is what its weights lead to; whether these are right is not known here, so the dice are not proven.
   *[other] { $draws } draws are what their weights lead to; whether these are right is not known here, so the dice are not proven.
  }
replay-verify-which = { $game }: { $names }. { $plies ->
    [one] { $plies } ply.
   *[other] { $plies } plies.
  }
replay-verify-mark-good = Right:
replay-verify-mark-bad = Wrong:
replay-verify-mark-open = Not known here:
replay-verify-match-good = The record is of the match that was asked for.
replay-verify-match-bad = The record is of another match than the one that was asked for.
replay-verify-seed-good = Seed and match are those that were committed to before the start.
replay-verify-seed-bad = Seed and match are not those that were committed to before the start.
replay-verify-seed-open = The seed has not been published yet.
replay-verify-promise-good = The commitment is the one that this browser noted before the start.
replay-verify-promise-bad = This browser noted another commitment before the start, or sat there and could note none: it was away, its memory was cleared, or the match was exchanged.
replay-verify-promise-open = This browser was not at the table before the start, so it noted no commitment to compare.
replay-verify-word-good = { $count ->
    [one] The word that this browser added to the dice is in the record.
   *[other] The { $count } words that this browser added to the dice are in the record.
  }
replay-verify-word-bad = { $count ->
    [one] The word that this browser added to the dice is missing from the record, or is another one.
   *[other] Of the { $count } words that this browser added to the dice at least one is missing from the record, or is another one.
  }
replay-verify-word-open = This browser added no word to these dice.
replay-verify-words-good = { $words ->
    [one] One word of a player is in the dice: the server could not choose them alone.
   *[other] { $words } players’ words are in the dice: the server could not choose them alone.
  }
replay-verify-words-open = No player’s word is in these dice, so the server’s seed alone made them.
replay-verify-words-bad = The words are not one sound word per seat, or the missing ones are not those that are listed.
replay-verify-missing = No word came in time from { $names }, which left others more influence.
replay-verify-draws-good = { $count ->
    [one] { $count } draw was derived again from seed and words, with the same outcome as in the record.
   *[other] { $count } draws were derived again from seed and words, each with the same outcome as in the record.
  }
replay-verify-draws-bad = { $wrong ->
    [one] { $wrong } draw of { $count } is not what seed and words lead to, at ply { $ply }.
   *[other] { $wrong } draws of { $count } are not what seed and words lead to, the first at ply { $ply }.
  }
replay-verify-draws-other = The draws that are listed are not those of a whole match from its beginning.
replay-verify-draws-open = The draws can be derived again when the seed is published.
replay-verify-weights-good = The weights of every draw are those of the game’s rules.
replay-verify-weights-bad = The weights of a draw are not those of the game’s rules.
replay-verify-weights-open = This page does not know the weights of this game; “estran verify” does.
replay-verify-told-bad = What the record says of who played, or of an early end, cannot be so.
replay-verify-numbers = What was published
replay-verify-match = Match
replay-verify-commitment = Commitment, before the start
replay-verify-seed = Seed, after the end
replay-verify-word = Word of { $name }
replay-verify-not-yet = not yet
replay-verify-no-word = none
replay-verify-each = { $count ->
    [one] The { $count } draw
   *[other] All { $count } draws
  }
replay-verify-table = Draws, one by one
replay-verify-ply = Ply
replay-verify-derived = Derived here
replay-verify-recorded = In the record
replay-verify-chance = Weight
replay-verify-same = Same
replay-verify-share = { $weight } of { $total }, { $outcomes ->
    [one] { $outcomes } outcome
   *[other] { $outcomes } outcomes
  }
replay-verify-file = Check a file
replay-verify-file-label = A record from this device; it is not sent anywhere
replay-verify-means = What this proves
replay-verify-means-seed = Anyone whose browser noted id and commitment before the start knows that the server chose its seed before it knew anybody’s word, and has changed neither since. Anyone else has to trust those who were there.
replay-verify-means-words = The other players promised their words before yours was revealed. So nobody could steer the dice, if your own word is in them.
replay-verify-means-draws = Each outcome follows from seed, match, words and ply by HMAC-SHA-256, with the weights that the rules give.
replay-verify-command = What “estran verify” proves besides
replay-verify-command-why = This page follows what was drawn, but it does not know the rules of the choices. The command plays the whole record: it also proves that every move was legal, and that the result is right. Download the record and run:
replay-verify-not = What neither can prevent
replay-verify-not-database = A host who reads the database of a running match knows what chance will bring.
replay-verify-not-league = A player in league with the host can keep the promised word back, and so gets a second draw; several have twice as many with each. The host can also lose words on the way. The record lists every such seat as missing.
replay-verify-not-abandon = A host can end a match early. The seed is published all the same, the reason is not.
replay-verify-not-choices = Nobody signs choices: only those who saw the match know who chose what.

## The rulebooks

replay-rules-lead = The rules of all three games in our own words, with examples, and with the rulings for what the printed books leave open.
replay-rules-players = { $least } to { $most } players
replay-rules-read = Rules of { $game }
replay-rules-title = Rules: { $game }
replay-rules-books = Rulebooks
replay-rules-contents = Contents
replay-rules-search = Search the rules
replay-rules-search-note = A few words, or the number of a clause
replay-rules-hits = { $count ->
    [0] Nothing found
    [one] { $count } passage found
   *[other] { $count } passages found
  }
replay-rules-none = No passage has all these words. Try fewer or shorter ones.
replay-rules-table = { $number ->
    [1] Table: { $title }
   *[other] Table { $number }: { $title }
  }
