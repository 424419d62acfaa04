"""Bots that tests call by their import path."""

import os

from estran.bots.random import RandomBot


class Last:
    """Always makes the last of its choices; may be given a number of iterations, and remembers it."""

    def __init__(self, game, iterations=None):
        self.game, self.iterations = game, iterations

    def choose(self, sight):
        return sight.choices[-1]


FIRST = RandomBot()  # an object that can choose is taken as it is
NUMBER = 7  # no bot at all


def nobody(game):
    """Makes something that cannot choose."""
    return game


class Unborn:
    """Cannot even be made."""

    def __init__(self, game):
        raise LookupError("no weights\nfor Douro")


class Raises:
    """Fails at its third choice."""

    def __init__(self, game):
        self.choices = 0

    def choose(self, sight):
        self.choices += 1
        if self.choices % 3 == 0:
            raise KeyError("boom\x1b[31m")
        return sight.choices[0]


class Leaves:
    """Ends the program, or tries to."""

    def __init__(self, game):
        self.game = game

    def choose(self, sight):
        raise SystemExit(3)


class Answers:
    """Answers with anything but a choice."""

    def __init__(self, game):
        self.game = game

    def choose(self, sight):
        return None


class Hangs:
    """Never answers, and catches whatever it can."""

    def __init__(self, game):
        self.game = game

    def choose(self, sight):
        while True:
            try:
                while True:
                    pass
            except Exception:  # noqa: BLE001 - that is what such bots do
                pass


class Prints:
    """Thinks aloud."""

    def __init__(self, game):
        print("made")  # noqa: T201 - that is what it is here for

    def choose(self, sight):
        print("thinking")  # noqa: T201
        return sight.choices[0]


class Dies:
    """Ends the process that it plays in."""

    def __init__(self, game):
        self.choices = 0

    def choose(self, sight):
        self.choices += 1
        if self.choices > 1:  # after the one that warms it up
            os._exit(1)
        return sight.choices[0]
