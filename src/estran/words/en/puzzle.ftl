### Puzzles of the day, in the browser and at the terminal.

puzzle-title = Puzzle of the day
puzzle-left = { $left ->
    [0] done for today
   *[other] { $left } left today
    }
puzzle-row = streak: { $days }
puzzle-of = Puzzle of { $day }
puzzle-number = Puzzle { $number } of { $last }: { $game }
puzzle-what = A puzzle: one question, one answer. It is solved if you find the best choice.
puzzle-asks = { $status } Which choice is best?
puzzle-player = Player { $seat }
puzzle-happened = What happened last
puzzle-list = The puzzles of this day
puzzle-open = not answered yet
puzzle-found = solved
puzzle-missed = not solved
puzzle-right = Right! { $choice }. { $reason }
puzzle-wrong = Not the best. Better: { $choice }. { $reason }
puzzle-is-right = Right!
puzzle-is-wrong = Not the best
puzzle-best = The best choice: { $choice }
puzzle-worths = What each choice is worth
puzzle-choice = Choice
puzzle-value = Worth
puzzle-is-best = best
puzzle-is-yours = yours
puzzle-worth = { $how ->
    [exact] These values, in per cent, are exact: the match has been worked out to its end.
   *[searched] These values, in per cent, come from 30,000 simulated matches. Victory counts above all, points only a little.
    }
puzzle-next = Next puzzle
puzzle-end = Your result
puzzle-solved = { $solved } of { $of } solved
puzzle-streak = { $days ->
    [one] Your streak: { $days } day.
   *[other] Your streak: { $days } days in a row.
    }
puzzle-streak-how = A day counts once you have answered all its puzzles on that very day, right or wrong. New ones come every day at { $time }.
puzzle-earlier = This is an earlier day. It does not count towards your streak.
puzzle-unkept = This browser keeps nothing for Estran: your answers and your streak are lost when this page is closed or reloaded.
puzzle-share = Estran { $day }:  { $games }
puzzle-shared = A line to share
puzzle-copy-yourself = The line is selected: copy it with your device’s own command.
puzzle-before = The day before
puzzle-today = Today’s puzzles
puzzle-missing = There is no puzzle here
puzzle-keys = Keys on this page: { $keys }.

puzzle-refused-day = “{ $came }” is not a day. Write it as 2026-11-18.
puzzle-refused-early = The day { $day } has not begun yet. Puzzles come at midnight, universal time (UTC).
puzzle-refused-none = There is no puzzle for { $day }. The first ones are from { $first }.
