"""Bots at the table of Dolorès."""
