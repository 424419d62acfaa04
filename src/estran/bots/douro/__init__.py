"""Bots at the table of Douro 1872."""
