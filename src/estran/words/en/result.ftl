### The result of a match in the browser, and a picture of it to show to others.

result-won = { $seat_is ->
    [you] You win!
   *[other] { $seat } wins!
  }
result-shared = Shared victory: { $seats }!
result-gone = { $how ->
    [resigned] You resigned.
   *[replaced] A bot took over for you.
  }
result-gone-last = A bot played your seat to the end, so you count as last.
result-yours = { $shared ->
    [yes] You share { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
      } place with { $seats }.
   *[no] You are { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
      }.
  }
result-yours-behind = { points }, { $behind } behind.
result-yours-tie = { points }, as many as the winner.
result-agreed = Ended by agreement
result-abandoned = Ended early
result-stood = How it stood
result-stood-said = How it stood: { $ranks }
result-unit = { $points ->
    [one] {" "}point
   *[other] {" "}points
  }
result-turn = The turning point
result-move = Move { $number } of { $last }
result-turn-start = { $seat_is ->
    [you] You were
   *[other] { $seat } was
  } ahead from the first points to the last.
result-turn-ahead = { $when }: { $seat_is ->
    [you] you
   *[other] { $seat }
  } took the lead from { $rivals } and kept it to the end.
result-turn-clear = { $when }: { $seat_is ->
    [you] you
   *[other] { $seat }
  } pulled away from { $rivals } and stayed ahead to the end.
result-turn-last = { $when }: the match was open to the very end, and { $seat_is ->
    [you] you
   *[other] { $seat }
  } came out ahead.
result-turn-level-start = From the first points to the last, { $seats } were tied for the lead.
result-turn-level = { $when }: from here to the end, { $seats } were tied for the lead.
result-turn-level-last = { $when }: the match was open to the very end, and { $seats } finished level.
result-turn-tie = Level on points at the end: { $seats }. The tie-break went to { $seat_is ->
    [you] you.
   *[other] { $seat }.
  }
result-resigned = { $name } had resigned; a bot played that seat to the end.
result-resigned-stopped = { $name } had resigned; a bot played on.
result-place = { $place }. { $name }
result-scored = { $place }. { $name }: { points }
result-made = { $line }, { $made }
result-share = Share the result
result-drawing = Drawing the picture…
result-send = Share…
result-save = Save the picture
result-copy = Copy the picture
result-copy-words = Copy it in words
result-saved = The picture has been saved.
result-copied = Copied.
result-not-copied = Your browser does not allow copying here.
