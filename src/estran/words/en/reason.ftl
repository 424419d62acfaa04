### Hints: a choice, and why it is a good one; the listener is who must choose.

reason-hint = { $choice }. { $reason }
reason-often = { $choice }. { $reason } But do not be foreseen: choose so only about { $share } times in 100.

## Any game

reason-only = There is no other choice.
reason-none = That is what a bot would do.

## Dolorès

reason-dolores-share = If { $rival } keeps the peace too, your side brings you { points }, and theirs brings { $rival } { $other }.
reason-dolores-share-calm = Your side would not help you now, but Peace risks nothing that you own.
reason-dolores-conflict = Everything together would bring you { points }, if { $rival } keeps the peace.
reason-dolores-conflict-deny = In peace { $rival } would gain { points }; a Fight leaves them nothing if they trust you.
reason-dolores-conflict-calm = These cards help neither of you much, so a Fight has little to lose.
reason-dolores-dodge = First Pick takes { $card } before anybody else, for { points }.
reason-dolores-dodge-fear = { $rival } gains most by a Fight; First Pick still takes { $card } first, for { points }.
reason-dolores-dodge-calm = No card helps you now; First Pick only keeps { $rival } from taking everything by a Fight.
reason-dolores-pair = With Trickery you see { $rival }’s gesture before you keep one of your two.
reason-dolores-blind-share = You do not see the cards; in peace at least your own side is yours.
reason-dolores-blind-conflict = You do not see the cards; a Fight takes them all if { $rival } keeps the peace.
reason-dolores-blind-dodge = You do not see the cards now, but whoever has First Pick chooses when they are turned up.
reason-dolores-guess = These cards invite { $dealer } to { $gesture } and { $neighbour } to { $other_gesture }.
reason-dolores-guess-open = Nothing invites clearly to one gesture; this guess is as good as another, and costs nothing more.
reason-dolores-keep = Against { $rival }’s { $other_gesture }, { $gesture } brings you { points }.
reason-dolores-keep-deny = Against { $rival }’s { $other_gesture }, { $gesture } leaves them no points.
reason-dolores-keep-least = Against { $rival }’s { $other_gesture }, { $gesture } { $points ->
    [0] costs you nothing.
   *[other] costs you { points }.
  }
reason-dolores-keep-blind = The cards lie face down; against { $rival }’s { $other_gesture }, { $gesture } is the better promise.
reason-dolores-pick = You gain { points } with { $card }; no other card brings more.
reason-dolores-pick-deny = { $rival } would gain { points } with { $card }, so take it yourself.
reason-dolores-pick-later = Not for now: with { $card } your { $kind } may count later.
reason-dolores-pick-least = No card helps you now, and { $card } hurts least.
reason-dolores-pick-message = { $card } is a message in a bottle: it will be useful at the right moment.
reason-dolores-pick-theft = Theft takes a goods card from somebody at once.
reason-dolores-pick-dawn = The goods would rather hurt you, and Dawn is worth nothing.
reason-dolores-drop = This collection ({ $kind }) is worth { points }; without it your score is { $total }.
reason-dolores-drop-kept = Without this collection ({ $kind }) your score is { $total }, no less than now.
reason-dolores-take = { $count ->
    [one] This card brings
   *[other] These cards bring
  } you { points } at once.
reason-dolores-take-deny = They would not count for you now, but these two do not get them: { $seats }.
reason-dolores-steal = You gain { points } with { $card }, and { $rival } loses { $other }.
reason-dolores-steal-gain = You gain { points } with { $card }.
reason-dolores-steal-cost = { $rival } has { points } less without { $card }.
reason-dolores-steal-later = Not for now: with { $card } your { $kind } may count later.
reason-dolores-arrange = Like this your side brings you { points } in peace, and theirs brings { $rival } { $other }.
reason-dolores-arrange-calm = No side helps you now; like this { $rival }’s is no better.
reason-dolores-arrange-least = No side helps you now; like this { $rival } gains { points } in peace.
reason-dolores-arrange-others = Like this neither of the two gains more than { points } in peace.
reason-dolores-arrange-none = Like this neither of the two gains anything in peace.
reason-dolores-arrange-blind = The cards lie face down, so no order is better than another.
reason-dolores-lantern = You share next, and you alone will know the cards.
reason-dolores-lantern-others = Those who share next will have to ask you what lies there.
reason-dolores-lookout = The match goes on, and the pile still has { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
  } to win.
reason-dolores-lookout-behind = The match would end now with { points } for you and { $other } for the leader: play on.
reason-dolores-undertow = New cards may suit you better than these.
reason-dolores-undertow-rival = In peace these cards bring { $rival } { points }, more than you: better new ones.
reason-dolores-undertow-others = In peace these cards bring { $rival } { points }, and you nothing: better new ones.
reason-dolores-eddies = You share now, so you can make your side the better one.
reason-dolores-eddies-others = You can lay the cards so that they help those who share as little as possible.
reason-dolores-convoy = You share now, and two more cards are more to win.
reason-dolores-convoy-others = Two more cards leave the pile, of { $pile }: the match ends sooner.
reason-dolores-muddle = What these gestures lead to is nothing that you want.
reason-dolores-muddle-rival = As the hands stand { $rival } gains { points }: let the gestures be made again.
reason-dolores-muddle-others = As the hands stand { $rival } gains { points }: let the gestures be made again.
reason-dolores-bet = You do not share now, and a right guess takes cards before those who do.
reason-dolores-pass = Keep it for a moment when it helps more: { $cards }.
reason-dolores-pass-ahead = The match ends, and with { points } against { $other } nobody is ahead of you.
reason-dolores-pass-behind = You are behind with { points } against { $other }, but playing on promises no better.
reason-dolores-pass-muddle = The hands as they stand bring you { points }.

## Dorada

reason-dorada-arrive = It reaches DORADA and is worth { points } now; { $pawns ->
    [0] nothing can be laid on it any more.
    [one] { $pawns } pawn may still be laid on it.
   *[other] { $pawns } pawns may still be laid on it.
  }
reason-dorada-gold = The gold square takes it straight to DORADA, where it is worth { points } now; { $pawns ->
    [0] nothing can be laid on it any more.
    [one] { $pawns } pawn may still be laid on it.
   *[other] { $pawns } pawns may still be laid on it.
  }
reason-dorada-fall = It is lost, but it still had { $far } squares to go, and your other pawns are better where they are.
reason-dorada-fall-all = Every pawn that may move would be lost; this one still had { $far } squares to go.
reason-dorada-bridge = It is lost, but as a bridge on square { $square } it makes the way safe for { $pawns ->
    [one] { $pawns } pawn of yours behind it.
   *[other] { $pawns } pawns of yours behind it.
  }
reason-dorada-covers = It comes to rest on top of { $rival }’s pawn on square { $square }, which cannot move as long as yours is there.
reason-dorada-avoids = { $pawns ->
    [one] Your pawn { $square ->
        [0] on START
       *[other] on square { $square }
      } would fall into a trap with this roll.
   *[other] { $pawns } of your other pawns would fall into a trap with this roll.
  }
reason-dorada-waits = A later arrival is worth more, so your pawn on square { $square } can wait.
reason-dorada-frees = It sets your own pawn under it free, on square { $square }.
reason-dorada-springs = A springboard carries it on to square { $square }.
reason-dorada-back = The springboard sends it back { $square ->
    [0] to START
   *[other] to square { $square }
  }, and whoever comes later is worth more.
reason-dorada-holds = A bridge covers the trap on square { $square }, so it is safe there.
reason-dorada-leaves = It leaves { $traps ->
    [one] an open trap
   *[other] { $traps } open traps
  } behind: none lies within a roll of square { $square }.
reason-dorada-steps = It comes to square { $square }, { $far } before DORADA; { $traps ->
    [0] no open trap lies
    [one] one open trap lies
   *[other] { $traps } open traps lie
  } within its next roll.

## Douro 1872

reason-barrels = { $orders ->
    [1] { $most ->
        [one] { $most } barrel
       *[other] { $most } barrels
      }
   *[other] { $least } to { $most } barrels
  }
reason-douro-full-unbeaten = The boat ({ reason-barrels }) will probably be full, and nobody can still play higher than { $card }.
reason-douro-full-high = The boat ({ reason-barrels }) will probably be full, and { $card } is often the highest card.
reason-douro-full-save = The boat ({ reason-barrels }) will probably be full without you: { $card } saves your high cards.
reason-douro-full-try = The boat ({ reason-barrels }) will probably be full, and { $card } may win without costing your best card.
reason-douro-short-high = The boat ({ reason-barrels }) will hardly be filled, and { $card } is seldom the lowest card.
reason-douro-short-low = The boat ({ reason-barrels }) will hardly be filled: { $card } saves your better cards and risks a fine.
reason-douro-poor = The boat ({ reason-barrels }) will hardly be filled, and with { points } a fine costs you little.
reason-douro-open = It is open whether the boat ({ reason-barrels }) is filled; { $card } is the highest about { $highest } times in 100, the lowest { $lowest } times.
reason-douro-tie-hunt = You hold the phylloxera, and { $card } has a good chance of a tie, which passes it on.
reason-douro-tie-win = Only { $rival } could also play { $card }, and the phylloxera would leave the points of a tie to you.
reason-douro-fog = Nobody knows what the fog brings; { $card } leaves your other cards for boats that you know.
reason-douro-fog-high = Of the { $count } fogs that may come, { $high ->
    [one] { $high } rewards
   *[other] { $high } reward
  } the highest card when the boat is full.
reason-douro-fog-low = Of the { $count } fogs that may come, { $low ->
    [one] { $low } has
   *[other] { $low } have
  } nothing for high cards, so { $card } will do.
reason-douro-fog-known = Only one fog is left: { $fog }, { $fog_is ->
    [rocks] where everything counts double.
    [cardia] which gives the cards back.
    [rapids] where a full boat rewards the lowest card, a short one the highest.
    [towing] which takes the same cards to the next boat.
    [tavern] where the lowest card gains.
   *[customs] where nothing is to be won.
  }
reason-douro-give-low = You part with a weak card, though the lowest gift pays 1 point at the end.
reason-douro-give-middle = { $card } is seldom the highest or the lowest when boats are contested, so you miss it least.
reason-douro-give-high = The highest gift earns 1 point at the end, and { $card } may well be it.
