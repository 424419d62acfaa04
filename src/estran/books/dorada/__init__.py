"""What of Dorada can be printed: its board, to be read by fingers."""
