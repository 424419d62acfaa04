"""Puzzles of the day: moments of matches at which one choice is clearly the best."""
