### Dolorès in the lab’s report

dolores-lab-heading-messages = What messages are worth
dolores-lab-how-messages = How much more often players who played a message win, and how much further ahead of the table’s mean they finish, than seats that did not play it. That does not prove that the message caused it: a player who is ahead, or at a certain seat, may also get or play it more often.
dolores-lab-plot-messages = Difference in share of victory between those who played a message and those who did not, with 95% intervals; a dashed line marks no difference. The table below has the numbers.
dolores-lab-caption-messages = Messages: how often they were played, and how players who played them finished
dolores-lab-heading-gestures = Gestures that meet
dolores-lab-how-gestures = How often one gesture met another, after any Trickery and Muddle, and by how many points that side’s score changed at once. A collection may count less when it grows, so winning crates can cost points.
dolores-lab-plot-gestures = Mean change of score by a player’s own gesture and the other player’s, with how often they met in brackets: one colour for gains, another for losses. The table below has the numbers.
dolores-lab-caption-gestures = Pairs of gestures, seen from one side
dolores-lab-column-message = Message
dolores-lab-column-lead = Points, compared with others
dolores-lab-column-own = Own gesture
dolores-lab-column-other = The other’s
