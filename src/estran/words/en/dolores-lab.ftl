### Dolorès in the lab’s report

dolores-lab-heading-messages = What messages are worth
dolores-lab-how-messages = How much more often those win who played a message, and how much further ahead of the table's mean they end, than all seats that did not play it. That is no proof that the message caused it: who is ahead, or at a certain seat, may also get or play it more often.
dolores-lab-plot-messages = Difference in share of victory between those who played a message and those who did not, with 95 % intervals; a dashed line marks no difference. The table below has the numbers.
dolores-lab-caption-messages = Messages: how often played, and how those ended who played them
dolores-lab-heading-gestures = Gestures that meet
dolores-lab-how-gestures = How often a hand met another, after any Trickery and Muddle, and by how many points the score of its side changed at once. A collection may count less when it grows, so a gain of crates can be a loss of points.
dolores-lab-plot-gestures = Mean change of score by one's own gesture and the other's, and in brackets how often they met: one colour for gains, another for losses. The table below has the numbers.
dolores-lab-caption-gestures = Pairs of gestures, seen from one side
dolores-lab-column-message = Message
dolores-lab-column-lead = Points, more than others
dolores-lab-column-own = Own gesture
dolores-lab-column-other = The other's
