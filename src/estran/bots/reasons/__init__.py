"""One page a game: what can be said for a choice, from the table as its seat sees it."""
