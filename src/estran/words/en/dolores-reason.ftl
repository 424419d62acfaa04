### Dolorès: why a choice is a good one

dolores-reason-share = If { $rival } keeps the peace too, your side is worth { points } to you, and theirs is worth { $other } to { $rival }.
dolores-reason-share-calm = Your side would not help you now, but Peace risks nothing that you own.
dolores-reason-conflict = Everything together would bring you { points }, if { $rival } keeps the peace.
dolores-reason-conflict-deny = In peace { $rival } would gain { points }; a Fight leaves them nothing if they trust you.
dolores-reason-conflict-calm = These cards help neither of you much, so you have little to lose by fighting.
dolores-reason-dodge = First Pick takes { $card } before anyone else, for { points }.
dolores-reason-dodge-fear = { $rival } gains most from a Fight; First Pick still takes { $card } first, for { points }.
dolores-reason-dodge-calm = No card helps you now; First Pick only keeps { $rival } from taking everything with a Fight.
dolores-reason-pair = With Trickery you see { $rival }’s gesture before you keep one of your two.
dolores-reason-blind-share = You cannot see the cards; in peace at least your own side is yours.
dolores-reason-blind-conflict = You cannot see the cards; a Fight takes them all if { $rival } keeps the peace.
dolores-reason-blind-dodge = You cannot see the cards now, but First Pick chooses after they have been turned up.
dolores-reason-guess = These cards suggest { $gesture } for { $dealer } and { $other_gesture } for { $neighbour }.
dolores-reason-guess-open = Nothing points clearly to one gesture; this guess is as good as any other, and costs nothing more.
dolores-reason-keep = Against { $rival }’s { $other_gesture }, { $gesture } brings you { points }.
dolores-reason-keep-deny = Against { $rival }’s { $other_gesture }, { $gesture } brings them no points.
dolores-reason-keep-least = Against { $rival }’s { $other_gesture }, { $gesture } { $points ->
    [0] costs you nothing.
   *[other] costs you { points }.
  }
dolores-reason-keep-blind = The cards lie face down; against { $rival }’s { $other_gesture }, { $gesture } looks more promising.
dolores-reason-pick = You gain { points } with { $card }; no other card brings more.
dolores-reason-pick-deny = { $rival } would gain { points } with { $card }, so take it yourself.
dolores-reason-pick-later = It won’t count yet, but with { $card } your { $kind } may count later.
dolores-reason-pick-least = No card helps you now, and { $card } hurts least.
dolores-reason-pick-message = { $card } is a message in a bottle: it will be useful at the right moment.
dolores-reason-pick-theft = Theft takes a goods card from someone at once.
dolores-reason-pick-dawn = The goods would, if anything, cost you points, and Dawn is worth nothing.
dolores-reason-drop = This collection ({ $kind }) is worth { points }; without it your score is { $total }.
dolores-reason-drop-kept = Without this collection ({ $kind }) your score is { $total }, no less than now.
dolores-reason-take = { $count ->
    [one] This card brings
   *[other] These cards bring
  } you { points } at once.
dolores-reason-take-deny = This gains you nothing now, but leaves less for { $seats }.
dolores-reason-steal = You gain { points } with { $card }, and { $rival } loses { $other }.
dolores-reason-steal-gain = You gain { points } with { $card }.
dolores-reason-steal-cost = { $rival } has { points } fewer without { $card }.
dolores-reason-steal-later = It won’t count yet, but with { $card } your { $kind } may count later.
dolores-reason-arrange = Arranged this way, your side brings you { points } in peace, and the other brings { $rival } { $other }.
dolores-reason-arrange-calm = Neither side helps you now; arranged this way, { $rival }’s is no better.
dolores-reason-arrange-least = Neither side helps you now; arranged this way, { $rival } gains only { points } in peace.
dolores-reason-arrange-others = Arranged this way, neither of the two gains more than { points } in peace.
dolores-reason-arrange-none = Arranged this way, neither of the two gains anything in peace.
dolores-reason-arrange-blind = The cards lie face down, so no arrangement is better than another.
dolores-reason-lantern = You share next, and you alone will know the cards.
dolores-reason-lantern-others = The two who share next will have to ask you what lies there.
dolores-reason-lookout = The match goes on, and the pile still has { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
  } to win.
dolores-reason-lookout-behind = The match would end now with { points } for you and { $other } for the leader: play on.
dolores-reason-undertow = New cards may suit you better than these.
dolores-reason-undertow-rival = In peace these cards bring { $rival } { points }, more than they bring you: new cards would be better.
dolores-reason-undertow-others = In peace these cards bring { $rival } { points }, and you nothing: new cards would be better.
dolores-reason-eddies = You are sharing now, so you can make your side the better one.
dolores-reason-eddies-others = You can arrange the cards so that they help the two who share as little as possible.
dolores-reason-convoy = You are sharing now, and two more cards are more to win.
dolores-reason-convoy-others = Two more of the { $pile } cards in the pile go: the match ends sooner.
dolores-reason-muddle = You don’t want what these gestures lead to.
dolores-reason-muddle-rival = With these gestures { $rival } gains { points }; Muddle makes you both choose again.
dolores-reason-muddle-others = With these gestures { $rival } gains { points }; Muddle makes them both choose again.
dolores-reason-bet = You are not sharing now, and a right guess takes cards before the two who are.
dolores-reason-pass = Keep it for a moment when it helps more: { $cards }.
dolores-reason-pass-ahead = The match ends, and with { points } against { $other } nobody is ahead of you.
dolores-reason-pass-behind = You are behind with { points } against { $other }, but playing on looks no better.
dolores-reason-pass-muddle = These gestures bring you { points }.
