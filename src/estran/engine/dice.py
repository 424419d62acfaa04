"""Dice for simulations: xoshiro128++ on whole numbers, the same stream in Python, Numba and CUDA."""

from typing import Any

from estran.engine.layout import Layout, Long
from estran.engine.rule import rule

MASK = 0xFFFFFFFF


class Dice(Layout):
    """A random stream, outside every table; each word stays below 2**32."""

    a: Long
    b: Long
    c: Long
    d: Long


def dice_of(seed: int, stream: int = 0) -> Dice:
    """A fresh stream for this seed."""
    fresh = Dice.new()
    shake(fresh, seed, stream)
    return fresh


@rule()
def shake(dice: Dice, seed: int, stream: int) -> None:
    """Begin the stream: four words that differ whenever seed or stream do (a Feistel network never merges two)."""
    a, b = seed & MASK, seed >> 32 & MASK
    c, d = stream & MASK, stream >> 32 & MASK
    for turn in range(6):
        a ^= scramble(b + turn)
        b ^= scramble(c + turn)
        c ^= scramble(d + turn)
        d ^= scramble(a + turn)
    dice.a, dice.b, dice.c, dice.d = a, b, c, d


@rule()
def scramble(number: int) -> int:
    """Spread 32 bits over 32 bits; the products are cut back to 32 bits before they are used."""
    x = (int(number) * 0x9E3779B1 + 0x7F4A7C15) & MASK
    x ^= x >> 16
    x = (x * 0x85EBCA6B) & MASK
    x ^= x >> 13
    x = (x * 0xC2B2AE35) & MASK
    return x ^ x >> 16


@rule()
def word(dice: Dice) -> int:
    """The next 32 random bits."""
    a, b, c, d = int(dice.a), int(dice.b), int(dice.c), int(dice.d)
    total = (a + d) & MASK
    answer = (rotate(total, 7) + a) & MASK
    shifted = (b << 9) & MASK
    c ^= a
    d ^= b
    dice.a, dice.b, dice.c, dice.d = a ^ d, b ^ c, c ^ shifted, rotate(d, 11)
    return answer


@rule()
def rotate(number: int, by: int) -> int:
    """A rotation of 32 bits."""
    return (number << by) & MASK | number >> 32 - by


@rule()
def roll(dice: Dice, sides: int) -> int:
    """A number from 0 to sides - 1, each exactly as likely (Lemire's multiplication with rejection)."""
    count = int(sides)
    product = word(dice) * count
    if product & MASK < count:
        threshold = (MASK + 1) % count
        while product & MASK < threshold:
            product = word(dice) * count
    return product >> 32


@rule()
def draw(weights: Any, outcomes: int, dice: Dice) -> int:
    """One of the outcomes, each with the probability of its weight."""
    total = 0
    for outcome in range(outcomes):
        total += weights[outcome]
    if total == 0:
        raise ValueError("no outcome has any weight")
    left = roll(dice, total)
    drawn = 0
    for outcome in range(outcomes):
        left -= weights[outcome]
        drawn += int(left >= 0)  # weights already passed by; no branch to guess wrong
    return drawn
