"""Choices and their numbers, block by block; and the options."""

from collections.abc import Mapping
from typing import Any

from estran.engine.game import Refused
from estran.engine.rule import carries
from estran.engine.seats import LETTERS
from estran.games.dolores.box import CARDS, GESTURES, GOODS, HANDS, KINDS, MESSAGES, NONE, SEATS, SLOTS
from estran.games.dolores.state import Options

PASS = 0
PLAY = PASS + 1  # plus the Message
HAND = PLAY + MESSAGES  # plus the place in HANDS: one gesture first, two at once after them
GUESS = HAND + len(HANDS)  # plus three times the dealer's gesture plus the neighbour's
DROP = GUESS + GESTURES * GESTURES  # plus the Kind
PICK = DROP + KINDS  # plus the slot
SETS = PICK + SLOTS  # plus a set of slots, one bit each: to arrange, or to take
STEAL = SETS + (1 << SLOTS)  # plus GOODS times the victim's seat plus the card
ACTIONS = STEAL + SEATS * GOODS
OUTCOMES = CARDS  # a card; the dealer's draw has fewer
MEANINGS = (  # of each block, for readers: its first number, how many there are, and what they choose
    (PASS, 1, "pass"),
    (PLAY, MESSAGES, "play a message: lantern, lookout, theft, undertow, eddies, convoy, trickery, muddle, bet"),
    (HAND, len(HANDS), "show share, conflict, dodge, or two of them with a Trickery"),
    (GUESS, GESTURES * GESTURES, "guess: three times the dealer's gesture plus the neighbour's"),
    (DROP, KINDS, "drop a collection, by kind of goods"),
    (PICK, SLOTS, "pick the card in a slot"),
    (SETS, 1 << SLOTS, "arrange or take a set of slots, one bit per slot"),
    (STEAL, SEATS * GOODS, "steal: 21 times the victim's seat plus the card"),
)


@carries("DOL-5", "DOL-6")
def read_options(options: Mapping[str, Any], players: int) -> Options:
    """With messages or without; the first dealer's seat, or None to draw it."""
    wanted = Options.new()
    if not isinstance(options["messages"], bool):
        raise Refused("refused-option-value", option="messages", came=options["messages"], expected="true, false")
    wanted.messages = int(options["messages"])
    dealer, seats = options["dealer"], list(LETTERS[:players])
    if dealer is not None and dealer not in seats:
        raise Refused("refused-option-value", option="dealer", came=dealer, expected=", ".join(seats))
    wanted.dealer = NONE if dealer is None else seats.index(dealer)
    return wanted
