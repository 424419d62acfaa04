"""The lab: thousands or millions of matches, what is to be learnt of a game from them, and what other rules would change."""
