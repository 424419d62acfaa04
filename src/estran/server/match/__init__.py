"""One match on the server: its table, its referee, its dice."""
