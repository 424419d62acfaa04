"""The table server: rooms, live play, nothing lost, nothing leaked."""
