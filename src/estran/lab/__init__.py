"""The lab: plays thousands or millions of matches, reports what they say about a game, and compares sets of rules."""
