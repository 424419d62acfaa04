"""Table talk of Dolorès: what bots say before the gestures, whom they believe, and when they keep their word."""

from estran.bots.dolores.talk import speak
from estran.bots.dolores.trust import faithful, guesses, note, trust

__all__ = ["faithful", "guesses", "note", "speak", "trust"]
