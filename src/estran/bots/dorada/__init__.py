"""Bots at the table of Dorada."""
