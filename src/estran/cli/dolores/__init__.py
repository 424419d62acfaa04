"""Dolorès at a terminal."""
