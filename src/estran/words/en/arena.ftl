### The arena: its report.

arena-title = The arena: { $game }
arena-played = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  } between { $bots }, seed { $seed }. Each deal of chance was played by every line-up of the same bots, so that each bot sat at every seat; a deal counts as one observation.
arena-options = Options: { $options }.
arena-runs = Played from { $first } to { $last } on { $machine } cores.
arena-changed = The code of the bots or the games changed between runs, so these numbers mix several versions.
arena-nothing = No deal is complete yet, so nothing can be compared.
arena-heading-shares = Who beats whom
arena-how-shares = Where two bots meet at a table of three or more, one sits among several of the other, and the other way round; over all these line-ups each holds half of the seats. A shared victory is split between its winners. The verdict needs the whole 95% interval on one side of the even share.
arena-heading-ladder = Ladder
arena-how-ladder = OpenSkill (Plackett-Luce) over all matches in the order of their deals; newcomers start at 25. Its uncertainty assumes that all matches are independent, so trust the table above where they differ.
arena-heading-times = Thinking times
arena-how-times = How long a choice took, on a scale of twenty steps to each power of ten.
arena-heading-forfeits = Forfeits
arena-how-forfeits = A bot that raises an error, takes longer than the limit or answers with an illegal choice loses that match: all other bots at the table share the victory, and no points are counted.
arena-caption-forfeits = Matches that were forfeited
arena-column-failure = Why
arena-column-example = For example
arena-failure-raised = an error
arena-failure-late = too late
arena-failure-illegal = an illegal answer
arena-late = { $seconds } s, and the limit is { $limit } s
arena-forfeits = { $bot } forfeited { $count ->
    [one] { $count } match
   *[other] { $count } matches
  } ({ $why }, such as: { $what }).
arena-plot-shares = Share of victory with its 95% interval for every pair and table size; a dashed line marks the even share. The table below has the numbers.
arena-plot-ladder = Skill of every bot, ± 2 standard deviations. The table below has the numbers.
arena-axis-share = Share of victory in %
arena-axis-skill = Skill
arena-caption-shares = Shares of victory and leads in points, with 95% intervals
arena-caption-ladder = Skills
arena-caption-times = Milliseconds per choice
arena-against = { $bot } against { $others }
arena-size = { $players } players
arena-size-all = all sizes
arena-percent = { $number }%
arena-line = { $who }, { $size }: { $share } of the victories, even { $even }%; { $lead } points ahead; { $verdict }.
arena-trust = The ladder assumes independent matches, which these are not: trust the intervals above first.
arena-rung = { $place }. { $bot }: skill { $skill } ± { $doubt }
arena-verdict-better = better
arena-verdict-worse = worse
arena-verdict-open = inconclusive
arena-column-who = Who
arena-column-size = Table
arena-column-share = Share
arena-column-even = Even
arena-column-alone = Share when alone
arena-column-lead = Lead
arena-column-units = Deals
arena-column-matches = Matches
arena-column-verdict = Verdict
arena-column-bot = Bot
arena-column-skill = Skill
arena-column-doubt = Uncertainty
arena-column-choices = Choices
arena-column-median = Median
arena-column-slow = 95th percentile
