"""What each socket is told, and what it asks."""
