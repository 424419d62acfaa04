"""Douro 1872 at a terminal."""
