"""Dolorès, Dorada and Douro 1872: three table games, written once and played everywhere."""

__version__ = "0.1.0.dev0"
