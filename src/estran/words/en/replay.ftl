### Replays, the check of the dice, and the rulebooks in the browser.

## Replay

replay-title = Replay: { $game }
replay-between = Between { $names }
replay-running = This match is still being played. You see what a spectator may see; the cards will be revealed when it is over.
replay-tried = This match was started from a moment in another one: it is neither proven nor rated.
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
replay-claimed-ended = Only the record says that the match was ended there: a record that someone has cut short would look the same.
replay-claimed-cut = The record gives no result and does not say how the match ended: someone may have cut it short.
replay-claimed-sat = Only the record says for whom a bot played, and from which ply on: nothing proves it.
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
replay-onlooker = A spectator’s
replay-seat = { $name }’s
replay-open = Open cards
replay-open-note = Open cards: every seat’s own cards and choices are shown, including those that were secret at the time.
replay-speed = Speed
replay-times = { $speed } ×
replay-result = The result, step by step
replay-chances = Everyone’s chances
replay-chances-why = How likely each player was to win at every moment, as a strong bot sees it, where those chances swung most, and what would have been better. Once shown here, the chances are also shown in the next replays you open.
replay-chances-start = Show everyone’s chances
replay-chances-stop = Hide the chances
replay-chances-begin = A strong bot is looking at every choice of the match. This may take a minute or two; you can go on watching the replay.
replay-chances-warming = A strong bot will look at every choice of the match, but it is still warming up: the first time on a server, this takes a minute or two. You can go on watching the replay.
replay-chances-busy = Analysing… { $done } of { $total } choices
replay-chances-done = The analysis is finished.
replay-chances-turned = { $turns ->
    [0] The chances never swung sharply.
    [one] The chances swung sharply once; “{ replay-chances }” shows where.
   *[other] The chances swung sharply { $turns } times; “{ replay-chances }” shows where.
  }
replay-chances-again = Try again
replay-chances-of = { $name } { $chance }%
replay-chances-walk = Chances: go to a moment
replay-chances-turns = Where the chances swung most
replay-chances-none = They never swung sharply.
replay-chances-table = All numbers, in per cent
replay-chances-turn = { $when }: { $happened } { $way ->
    [up] { $name } +{ $swing }
   *[down] { $name } −{ $swing }
  } percentage points.
replay-better = { $is ->
    [you] You chose “{ $made }”. “{ $better }” was better: your choice cost you { $cost } percentage points. { $reason }
   *[other] { $name } chose “{ $made }”. “{ $better }” was better: the choice cost { $cost } percentage points. A hint would have said: “{ $reason }”
  }
replay-mistakes = { $is ->
    [you] Your largest mistakes
   *[other] The largest mistakes
  }
replay-mistakes-none = None that cost much.
replay-mistake = { $is ->
    [you] { $when }: “{ $made }”, better “{ $better }”, −{ $cost } percentage points.
   *[other] { $when }, { $name }: “{ $made }”, better “{ $better }”, −{ $cost } percentage points.
  }
replay-try-short = Try it
replay-try = { $is ->
    [you] Try it yourself from here
   *[other] Try it yourself from here, as { $name }
  }
replay-log-note = Choose a line to jump to it.
replay-links = Keep and share
replay-address = Link to this moment
replay-copy = Copy the link
replay-copied = Link copied
replay-download = Download the record

## The check of the dice

replay-verify-title = Check the dice
replay-verify-lead = Your browser works out every draw of the match again, from the published seed and everyone’s words. It does so by itself; the server only hands over the record.
replay-verify-busy = Checking every draw…
replay-verify-no-record = This is not a record of a match.
replay-verify-local = This record proves nothing about its dice: the match was not played at a table server, so there is nothing to check here.
replay-verify-tried = This match began at a moment in another one, where what was hidden was drawn again. Nobody can prove how its table came about, so its dice are not proven.
replay-verify-good = { $draws ->
    [one] { $draws } draw checked: it matches the seed and the words.
   *[other] { $draws } draws checked: every one matches the seed and the words.
  }
replay-verify-bad = Something is wrong with this record.
replay-verify-running = The match is not over: its seed is still secret, and is published at the end.
replay-verify-old = These dice are not proven: the match began under an older version that left the server a choice.
replay-verify-nothing = Nothing was drawn in this match, so there is nothing to prove.
replay-verify-unweighed = { $draws ->
    [one] { $draws } draw matches its weights, but this page cannot tell whether those are right, so the dice are not proven.
   *[other] { $draws } draws match their weights, but this page cannot tell whether those are right, so the dice are not proven.
  }
replay-verify-which = { $game }: { $names }. { $plies ->
    [one] { $plies } ply.
   *[other] { $plies } plies.
  }
replay-verify-mark-good = Right:
replay-verify-mark-bad = Wrong:
replay-verify-mark-open = Not known here:
replay-verify-match-good = This is the record of the match that you asked for.
replay-verify-match-bad = This is the record of a different match from the one that you asked for.
replay-verify-seed-good = Seed and match are those that were committed to before the start.
replay-verify-seed-bad = Seed and match are not those that were committed to before the start.
replay-verify-seed-open = The seed has not been published yet.
replay-verify-promise-good = The commitment is the one that this browser noted before the start.
replay-verify-promise-bad = This browser noted a different commitment before the start, or had a seat but noted none: it was away, its memory was cleared, or the match was swapped.
replay-verify-promise-open = This browser was not at the table before the start, so it noted no commitment to compare.
replay-verify-word-good = { $count ->
    [one] The word that this browser added to the dice is in the record.
   *[other] The { $count } words that this browser added to the dice are in the record.
  }
replay-verify-word-bad = { $count ->
    [one] The word that this browser added to the dice is missing from the record, or is a different one.
   *[other] At least one of the { $count } words that this browser added to the dice is missing from the record, or is a different one.
  }
replay-verify-word-open = This browser added no word to these dice.
replay-verify-words-good = { $words ->
    [one] One player’s word is in the dice: the server could not choose them alone.
   *[other] { $words } players’ words are in the dice: the server could not choose them alone.
  }
replay-verify-words-open = No player’s word is in these dice, so the server’s seed alone made them.
replay-verify-words-bad = Not every seat has exactly one valid word, or the seats without a word are not those that are listed.
replay-verify-missing = No word arrived in time from { $names }, which left the others with more influence.
replay-verify-draws-good = { $count ->
    [one] { $count } draw was worked out again from seed and words, with the same outcome as in the record.
   *[other] { $count } draws were worked out again from seed and words, each with the same outcome as in the record.
  }
replay-verify-draws-bad = { $wrong ->
    [one] { $wrong } draw of { $count } is not what seed and words lead to, at ply { $ply }.
   *[other] { $wrong } draws of { $count } are not what seed and words lead to, the first at ply { $ply }.
  }
replay-verify-draws-other = The draws listed are not those of a whole match from its beginning.
replay-verify-draws-open = The draws can be worked out again when the seed is published.
replay-verify-weights-good = The weights of every draw are those of the game’s rules.
replay-verify-weights-bad = The weights of a draw are not those of the game’s rules.
replay-verify-weights-open = This page does not know the weights of this game; “estran verify” does.
replay-verify-told-bad = What the record says about who played, or about an early end, cannot be true.
replay-verify-numbers = What was published
replay-verify-match = Match
replay-verify-commitment = Commitment, before the start
replay-verify-seed = Seed, after the end
replay-verify-word = { $name }’s word
replay-verify-not-yet = not yet
replay-verify-no-word = none
replay-verify-each = { $count ->
    [one] The only draw
   *[other] All { $count } draws
  }
replay-verify-table = Draws, one by one
replay-verify-ply = Ply
replay-verify-derived = Worked out here
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
replay-verify-means-seed = Anyone whose browser noted the match’s id and commitment before the start knows that the server fixed both its seed and that id before it knew anyone’s word. Everyone else has to trust them.
replay-verify-means-words = The other players locked in their words before yours was revealed. So if your own word is in the dice, nobody could steer them.
replay-verify-means-draws = Each outcome follows from seed, match, words and ply by HMAC-SHA-256, with the weights that the rules give.
replay-verify-command = What “estran verify” also proves
replay-verify-command-why = This page follows what was drawn, but it does not know the rules for choices. The command plays the whole record: it also proves that every move was legal, and that the result is right. Download the record and run:
replay-verify-not = What neither can prevent
replay-verify-not-database = A host who reads the database during a match knows what chance will bring.
replay-verify-not-league = A player in league with the host can hold back a word that was locked in, and so gets a second draw; every further such player doubles the number of draws. The host can also lose words on the way. The record lists every such seat as missing.
replay-verify-not-abandon = A host can end a match early. The seed is published all the same; the reason is not.
replay-verify-not-choices = Nobody signs choices: only people who saw the match know who chose what.

## The rulebooks

replay-rules-lead = The rules of all three games in our own words, with examples, and with our rulings where the printed books leave something open.
replay-rules-players = { $least } to { $most } players
replay-rules-read = Rules of { $game }
replay-rules-title = Rules: { $game }
replay-rules-books = Rulebooks
replay-rules-contents = Contents
replay-rules-print = Print as a booklet
replay-rules-braille = In braille (BRF)
replay-rules-contracted = In contracted braille (BRF)
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
