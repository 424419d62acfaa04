### The tutorials in the browser.

learn-title = Learn to play
learn-intro = A tutorial takes five to ten minutes: you play a scripted match with two partners, Iris and Milo, and make the choices yourself. By keyboard, by touch or by ear; you can stop at any time and go on later.
learn-start = Start the tutorial
learn-resume = Go on at step { $step }
learn-finished = Finished: look again
learn-book = Rulebook
learn-teaches = What it teaches
learn-all = All tutorials
learn-of = Tutorial: { $game }
learn-step = Step { $step } of { $steps }
learn-happened = What has just happened
learn-on = Go on
learn-read = Nothing is asked of you in this step. “{ learn-on }” leads to the next one.
learn-back = Back
learn-again = Start again
learn-show = Show me
learn-retry = Try again
learn-taken-back = Taken back: choose again.
learn-say = “{ $words }”
learn-clauses = The rule in full: { $clauses }
learn-learnt = What you have learnt
learn-keys = Keys that answer at any time: { $keys }.
