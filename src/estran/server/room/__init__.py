"""Rooms: who sits where, what is talked."""
