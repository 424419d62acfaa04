"""What a bot believes of the others, and what it expects of its own choices."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Belief:
    """What is believed of another seat's open choice, and how firmly."""

    faith: float  # how often it does so
    choices: Mapping[int, int]  # how likely it is then to choose each action


@dataclass(frozen=True)
class Outlook:
    """What a bot expects of each of its legal choices, and of the match."""

    shares: list[float]  # how often each choice should be made
    values: list[float]  # what each is worth to the seat, from 0 to 1: victory above all, and the points
    chances: list[float]  # each seat's expected share of the victory
    worths: tuple[float, ...] = ()  # the same with the points, as values are; left out where all values are exact
