### Dolorès: why a choice is a good one

dolores-reason-share = If { $rival } keeps the peace too, your side brings you { points }, and theirs brings { $rival } { $other }.
dolores-reason-share-calm = Your side would not help you now, but Peace risks nothing that you own.
dolores-reason-conflict = Everything together would bring you { points }, if { $rival } keeps the peace.
dolores-reason-conflict-deny = In peace { $rival } would gain { points }; a Fight leaves them nothing if they trust you.
dolores-reason-conflict-calm = These cards help neither of you much, so a Fight has little to lose.
dolores-reason-dodge = First Pick takes { $card } before anybody else, for { points }.
dolores-reason-dodge-fear = { $rival } gains most by a Fight; First Pick still takes { $card } first, for { points }.
dolores-reason-dodge-calm = No card helps you now; First Pick only keeps { $rival } from taking everything by a Fight.
dolores-reason-pair = With Trickery you see { $rival }’s gesture before you keep one of your two.
dolores-reason-blind-share = You do not see the cards; in peace at least your own side is yours.
dolores-reason-blind-conflict = You do not see the cards; a Fight takes them all if { $rival } keeps the peace.
dolores-reason-blind-dodge = You do not see the cards now, but whoever has First Pick chooses when they are turned up.
dolores-reason-guess = These cards invite { $dealer } to { $gesture } and { $neighbour } to { $other_gesture }.
dolores-reason-guess-open = Nothing invites clearly to one gesture; this guess is as good as another, and costs nothing more.
dolores-reason-keep = Against { $rival }’s { $other_gesture }, { $gesture } brings you { points }.
dolores-reason-keep-deny = Against { $rival }’s { $other_gesture }, { $gesture } leaves them no points.
dolores-reason-keep-least = Against { $rival }’s { $other_gesture }, { $gesture } { $points ->
    [0] costs you nothing.
   *[other] costs you { points }.
  }
dolores-reason-keep-blind = The cards lie face down; against { $rival }’s { $other_gesture }, { $gesture } is the better promise.
dolores-reason-pick = You gain { points } with { $card }; no other card brings more.
dolores-reason-pick-deny = { $rival } would gain { points } with { $card }, so take it yourself.
dolores-reason-pick-later = Not for now: with { $card } your { $kind } may count later.
dolores-reason-pick-least = No card helps you now, and { $card } hurts least.
dolores-reason-pick-message = { $card } is a message in a bottle: it will be useful at the right moment.
dolores-reason-pick-theft = Theft takes a goods card from somebody at once.
dolores-reason-pick-dawn = The goods would rather hurt you, and Dawn is worth nothing.
dolores-reason-drop = This collection ({ $kind }) is worth { points }; without it your score is { $total }.
dolores-reason-drop-kept = Without this collection ({ $kind }) your score is { $total }, no less than now.
dolores-reason-take = { $count ->
    [one] This card brings
   *[other] These cards bring
  } you { points } at once.
dolores-reason-take-deny = They would not count for you now, but these two do not get them: { $seats }.
dolores-reason-steal = You gain { points } with { $card }, and { $rival } loses { $other }.
dolores-reason-steal-gain = You gain { points } with { $card }.
dolores-reason-steal-cost = { $rival } has { points } less without { $card }.
dolores-reason-steal-later = Not for now: with { $card } your { $kind } may count later.
dolores-reason-arrange = Like this your side brings you { points } in peace, and theirs brings { $rival } { $other }.
dolores-reason-arrange-calm = No side helps you now; like this { $rival }’s is no better.
dolores-reason-arrange-least = No side helps you now; like this { $rival } gains { points } in peace.
dolores-reason-arrange-others = Like this neither of the two gains more than { points } in peace.
dolores-reason-arrange-none = Like this neither of the two gains anything in peace.
dolores-reason-arrange-blind = The cards lie face down, so no order is better than another.
dolores-reason-lantern = You share next, and you alone will know the cards.
dolores-reason-lantern-others = Those who share next will have to ask you what lies there.
dolores-reason-lookout = The match goes on, and the pile still has { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
  } to win.
dolores-reason-lookout-behind = The match would end now with { points } for you and { $other } for the leader: play on.
dolores-reason-undertow = New cards may suit you better than these.
dolores-reason-undertow-rival = In peace these cards bring { $rival } { points }, more than you: better new ones.
dolores-reason-undertow-others = In peace these cards bring { $rival } { points }, and you nothing: better new ones.
dolores-reason-eddies = You share now, so you can make your side the better one.
dolores-reason-eddies-others = You can lay the cards so that they help those who share as little as possible.
dolores-reason-convoy = You share now, and two more cards are more to win.
dolores-reason-convoy-others = Two more cards leave the pile, of { $pile }: the match ends sooner.
dolores-reason-muddle = What these gestures lead to is nothing that you want.
dolores-reason-muddle-rival = As the hands stand { $rival } gains { points }: let the gestures be made again.
dolores-reason-muddle-others = As the hands stand { $rival } gains { points }: let the gestures be made again.
dolores-reason-bet = You do not share now, and a right guess takes cards before those who do.
dolores-reason-pass = Keep it for a moment when it helps more: { $cards }.
dolores-reason-pass-ahead = The match ends, and with { points } against { $other } nobody is ahead of you.
dolores-reason-pass-behind = You are behind with { points } against { $other }, but playing on promises no better.
dolores-reason-pass-muddle = The hands as they stand bring you { points }.
