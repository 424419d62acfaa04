"""Dorada at a terminal."""
