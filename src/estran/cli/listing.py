"""The choices of a seat as a numbered list, and the answer to it."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from estran.cli.lines import parted
from estran.cli.reading import fold
from estran.engine.game import Refused
from estran.engine.view import View
from estran.match.match import Match
from estran.words.choices import counted, noted
from estran.words.narrator import Narrator
from estran.words.speaker import Speaker

WORDS = re.compile(r"\W+")  # what stands between words


class Offer(NamedTuple):
    """One choice, as it is listed."""

    label: str  # what to type
    move: str  # as one may write it
    words: str
    preview: str  # what it would do, or nothing where that is not known


def offers(view: View, narrator: Narrator, speaker: Speaker) -> list[Offer]:
    """All choices of the view's seat."""
    moves = [counted(narrator.game, choice.move) for choice in view.choices]
    return [
        Offer(
            label,
            move,
            speaker.text(narrator.choice(choice.move, view)),
            parted([speaker.text(effect) for effect in narrator.effects(choice)], speaker),
        )
        for label, move, choice in zip(labels(moves), moves, view.choices, strict=True)
    ]


def labels(moves: Sequence[str]) -> list[str]:
    """Numbers for a list of moves: those that the moves end in, if these tell them apart, so that 7 is the card 7."""
    ends = [move.rpartition(" ")[2] for move in moves]
    words = [move.count(" ") for move in moves]
    if all(end.isdigit() for end in ends) and len(set(ends)) == len(ends) and len(set(words)) == 1:
        return ends
    return [str(number) for number in range(1, len(moves) + 1)]


def told_apart(offered: Sequence[Offer]) -> list[Offer]:
    """Choices with the same words and effects once: nobody could say in what they differ. Those numbered by what they name all stay."""
    if all(offer.label == offer.move.rpartition(" ")[2] for offer in offered):
        return list(offered)
    found: dict[tuple[str, str], Offer] = {}
    for offer in offered:
        found.setdefault((offer.words, offer.preview), offer)
    return [offer._replace(label=str(number)) for number, offer in enumerate(found.values(), 1)]


def alike(listed: Sequence[Offer]) -> bool:
    """The words differ in the number alone and nothing is known of what they do: the numbers say it all."""
    templates = {offer.words.replace(offer.label, "#") for offer in listed}
    return len(listed) > 1 and len(templates) == 1 and not any(offer.preview for offer in listed)


def lines(listed: Sequence[Offer], speaker: Speaker) -> Iterator[str]:
    """The choices, a line each; of those that are alike the numbers alone."""
    if alike(listed):
        yield speaker.say("terminal-choices-alike", labels=", ".join(offer.label for offer in listed))
        return
    for offer in listed:
        words = f"{offer.label}  {offer.words}"
        yield speaker.say("list-entry", name=words, text=offer.preview) if offer.preview else words


def bare(text: str) -> str:
    """The words alone, without punctuation, accents and capitals."""
    return WORDS.sub(" ", fold(text)).strip()


def picked(answer: str, listed: Sequence[Offer]) -> str:
    """The move that was meant: by its number, as one writes it, by the beginning of its words or a part of them; else the answer as it is."""
    if not answer and len(listed) > 1:
        raise Refused("terminal-no-answer")
    for offer in listed:
        if answer in (offer.label, offer.move) or (len(listed) == 1 and not answer):
            return offer.move
    words = fold(answer)
    begun = {offer.move for offer in listed if words and fold(offer.words).startswith(words)}
    exact = {offer.move for offer in listed if words in (fold(offer.words), fold(offer.move))}
    within = {offer.move for offer in listed if words and f" {words} " in f" {bare(offer.words)} "}
    for found in (exact, begun, within):
        if len(found) == 1:
            return found.pop()
    return answer


def play(match: Match, seat: str, answer: str, listed: Sequence[Offer]) -> None:
    """Make the move that was meant; a refusal speaks of choices as they were listed."""
    try:
        match.play(seat, noted(match.game, picked(answer, listed)))
    except Refused as refused:
        if refused.message != "refused-ply":
            raise
        raise Refused("terminal-not-offered", came=answer, labels=[offer.label for offer in listed]) from None
