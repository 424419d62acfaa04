"""What players may say in fixed words. Talk is free at any time, by anyone, and binds nobody."""

from typing import Any

from estran.engine.game import Refused
from estran.engine.rule import carries
from estran.games.dolores.box import CARDS, SLOTS, Gesture, card_name

FORMS = carries("DOL-15")(
    {  # what may follow each word: G a gesture, S a slot of the loot, CARD a card
        "will": "G",  # I will show G
        "ask": "G",  # show G, please
        "both": "G",  # let us both show G
        "want": "S",  # I want the card in S
        "leave": "S",  # I leave you the card in S
        "claim": "S CARD",  # under a Lantern: in S lies CARD, true or not
        "threat": "G",  # if you cheat me, I show G
        "yes": "",
        "no": "",
        "thanks": "",
    }
)
KNOWN = [f"{kind} {form}".strip() for kind, form in FORMS.items()]

WORDS: dict[str, tuple[str, dict[str, Any]]] = {  # the letter in a form: what it is, and its words with what they mean
    "G": ("gesture", {gesture.name.lower(): gesture.name.lower() for gesture in Gesture}),
    "S": ("slot", {str(slot): slot for slot in range(SLOTS)}),
    "CARD": ("card", {card_name(card): card_name(card) for card in range(CARDS)}),
}


@carries("DOL-15")
def read_signal(text: str) -> tuple[str, dict[str, Any]]:
    """The kind of a signal and its arguments, or a refusal that lists the vocabulary."""
    kind, *words = text.split(" ")
    letters = FORMS[kind].split() if kind in FORMS else None
    if letters is None or len(letters) != len(words):
        raise Refused("refused-signal", came=text, known=KNOWN)
    arguments = {}
    for form, word in zip(letters, words, strict=True):
        name, meanings = WORDS[form]
        if word not in meanings:
            raise Refused("refused-signal", came=text, known=KNOWN)
        arguments[name] = meanings[word]
    return kind, arguments
