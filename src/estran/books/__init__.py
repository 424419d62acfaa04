"""Rulebooks to hold: printed booklets, and braille."""
