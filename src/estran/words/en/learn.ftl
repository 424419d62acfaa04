### The tutorials in the browser.

learn-title = Learn to play
learn-intro = A tutorial takes five to ten minutes: you play a scripted match against Iris and Milo, and each step asks you for one move at most. By keyboard, by touch or by ear. You can stop at any time and continue later.
learn-start = Start the tutorial
learn-resume = Continue at step { $step }
learn-finished = Finished: play it again
learn-book = Rulebook
learn-teaches = What it teaches
learn-all = All tutorials
learn-of = Tutorial: { $game }
learn-step = Step { $step } of { $steps }
learn-happened = What has just happened
learn-on = Continue
learn-read = This step asks nothing of you. “{ learn-on }” leads to the next one.
learn-back = Back
learn-again = Start again
learn-show = Show me
learn-retry = Try again
learn-taken-back = Taken back: choose again.
learn-say = “{ $words }”
learn-clauses = The rule in full: { $clauses }
learn-learnt = What you have learnt
learn-keys = Keys that answer at any time: { $keys }.
