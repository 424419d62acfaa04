"""One page a game: what a regular at the table does without thinking long."""
