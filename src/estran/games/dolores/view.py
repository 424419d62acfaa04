"""What one seat, or an onlooker, may see of Dolorès."""

from functools import cache, lru_cache
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from estran.engine.game import Secret
from estran.engine.rule import carries
from estran.engine.seats import ONLOOKER, letter
from estran.engine.unpacked import unpacked
from estran.engine.view import Choice, View, asked, choices_of, imagined, shared, winners_of
from estran.games.dolores import GAME
from estran.games.dolores.actions import DROP, GUESS, HAND, PASS, PLAY
from estran.games.dolores.box import (
    CARDS,
    GESTURES,
    GOODS,
    KINDS,
    MESSAGES,
    NONE,
    SLOTS,
    VALUES,
    Gesture,
    Kind,
    Message,
    card_name,
    value_of,
)
from estran.games.dolores.events import Event
from estran.games.dolores.messages import window
from estran.games.dolores.notation import gesture_name, members_of, write_action
from estran.games.dolores.score import highest, lowest, score_of
from estran.games.dolores.sharing import SHARE, share_out, take_cards, take_the_rest
from estran.games.dolores.state import SECRET_PHASES, Phase, State
from estran.games.dolores.table import (
    dawn_may_come,
    discarded,
    has_come_up,
    is_hidden,
    lies_face_down,
    messages_in_pile,
    neighbour,
    rival_of,
    sharers,
    side_of,
    worth,
)

OPEN = {Phase.BEFORE_GESTURES, Phase.ARRANGE, Phase.GESTURE, Phase.KEEP}  # the gestures are not settled yet
CERTAIN = (Gesture.SHARE, Gesture.CONFLICT)  # among themselves they leave nothing to choose

CLAUSES = carries("DOL-31")(  # of what a seat may choose; playing a message has the message's own
    {
        Phase.ARRANGE: "DOL-25",
        Phase.KEEP: "DOL-27",
        Phase.TAKE: "DOL-29",
        Phase.DROP: "DOL-14",
        Phase.START_STEAL: "DOL-23",
        Phase.STEAL: "DOL-23",
    }
)
MESSAGE_CLAUSES = {
    Message.LANTERN: "DOL-21",
    Message.LOOKOUT: "DOL-22",
    Message.UNDERTOW: "DOL-24",
    Message.EDDIES: "DOL-25",
    Message.CONVOY: "DOL-26",
    Message.MUDDLE: "DOL-28",
    Message.BET: "DOL-29",
}


class Collection(Struct, frozen=True):
    """A player's goods of one kind."""

    kind: str
    values: list[int]  # of its cards, ascending
    worth: int
    highest: bool  # counts as most valuable
    lowest: bool  # counts as least valuable; one that is both counts twice


class Wrecker(Struct, frozen=True):
    """One seat's place on the beach."""

    seat: str
    collections: list[Collection]
    messages: list[str]  # that lie open in front of it, and Dawn if it was won
    score: int  # as it stands
    gestures: list[str]  # that it shows: two until a Trickery's choice is made


class Slot(Struct, frozen=True):
    """A place of the loot."""

    slot: int
    seat: str  # on whose side it is
    card: str | None  # None where a card lies face down that one has not seen, and where none lies
    face_down: bool
    taken: bool  # no card lies here: not dealt yet, or taken away
    scores: list[int] | None  # everybody's, if they won this card alone; None where no card is seen


class DoloresView(View, frozen=True, kw_only=True, tag="dolores"):
    """The table as one seat sees it."""

    messages: bool  # False in the simple game
    dealer: str | None  # None until drawn
    neighbour: str | None  # shares with the dealer
    wreckers: list[Wrecker]
    loot: list[Slot]
    looker: str | None  # who broke the Lantern: the loot lies face down for all others
    window: list[str]  # messages that may be played now, by the players who hold them
    bettor: str | None  # whose Bet stands
    guess: list[str] | None  # the bettor's guess once shown, or this seat's own: the dealer's gesture, the neighbour's
    choice: str | None  # this seat's own, made in secret and not shown yet
    pile: int  # cards left
    dawn_may_come: bool  # with the next card, or any after it
    discard: dict[str, int]  # how many of each card
    seen: list[str]  # messages that have come up so far, Dawn too
    outlook: dict[str, list[int]]  # scores after the dealer's gesture and the neighbour's, where it is certain
    spans: dict[str, list[list[int]]]  # and the lowest and highest ones where it depends on what is picked or given up


@carries("DOL-4", "DOL-8", "DOL-16", "DOL-21")
def view(state: State, seat: int) -> DoloresView:
    """Only what this seat may know."""
    table = imagined(GAME, state, seat)
    dealt = table.dealer != NONE
    return DoloresView(
        seat=letter(seat),
        players=int(table.players),
        phase=Phase(int(table.phase)).name.lower(),
        waiting=asked(GAME, table),
        choices=_choices(table, seat),
        winners=winners_of(GAME, table),
        messages=bool(table.messages),
        dealer=seat_name(table.dealer),
        neighbour=letter(neighbour(table)) if dealt else None,
        wreckers=_wreckers(table),
        loot=[_slot(table, slot, seat) for slot in range(int(table.slots))],
        looker=seat_name(table.looker),
        window=message_names(window(table)),
        bettor=seat_name(table.bettor),
        guess=_guess(table, seat),
        choice=_choice(table, seat),
        pile=int(table.left),
        dawn_may_come=bool(dawn_may_come(table)),
        discard=_discard(table),
        seen=[message.name.lower() for message in Message if has_come_up(table, message, seat)],
        outlook=_prospects(table) if _is_foreseen(table, seat) else {},
        spans=_spans(table) if _is_foreseen(table, seat) else {},
    )


def _choices(table: State, seat: int) -> list[Choice]:
    """What the seat may choose. What giving up a collection leaves it with is known, whatever the other one gives up."""
    choices = choices_of(GAME, table, seat, clause)
    if table.phase != Phase.DROP:
        return choices
    scores = [area_of(tuple(goods)).score for goods in table.goods[: table.players]]
    dropping = zip(choices, GAME.legal_actions(table, seat), strict=True)
    return [
        replace(choice, scores=[*scores[:seat], _score_without(table, seat, action - DROP), *scores[seat + 1 :]])
        for choice, action in dropping
    ]


@carries("DOL-14")
def _score_without(table: State, seat: int, kind: int) -> int:
    """The seat's score if it gave up this collection."""
    goods = list(table.goods[seat])
    goods[kind * VALUES : (kind + 1) * VALUES] = [0] * VALUES
    return points_of(tuple(goods))


class Area(NamedTuple):
    """What lies in front of somebody, counted."""

    collections: list[Collection]
    score: int


@lru_cache(4096)  # everybody who looks sees the same areas, and few of them change from one ply to the next
def area_of(goods: tuple[int, ...]) -> Area:
    """The collections and the score of so many cards of each kind and value."""
    table = _with_goods(goods)
    extremes = highest(table, 0), lowest(table, 0)
    collections = [_collection(table, kind, extremes) for kind in range(KINDS) if worth(table, 0, kind)]
    return Area(collections, points_of(goods))


@lru_cache(4096)
def points_of(goods: tuple[int, ...]) -> int:
    """The score of so many cards of each kind and value."""
    return score_of(_with_goods(goods), 0)


def _with_goods(goods: tuple[int, ...]) -> State:
    """A table with nothing but somebody's goods."""
    table: State = _bare_table().copy()
    table.goods[0][:] = goods
    return table


@cache
def _bare_table() -> Any:
    return unpacked(State.new())


@shared
def _wreckers(table: State) -> list[Wrecker]:
    return [_wrecker(table, seat) for seat in range(int(table.players))]


@shared
def _discard(table: State) -> dict[str, int]:
    return {card_name(card): count for card in range(CARDS) if (count := int(discarded(table, card)))}


def _wrecker(table: State, seat: int) -> Wrecker:
    area = area_of(tuple(table.goods[seat]))
    return Wrecker(
        seat=letter(seat),
        collections=area.collections,
        messages=message_names(int(table.held[seat])),
        score=area.score,
        gestures=[gesture_name(gesture) for gesture in members_of(int(table.hand[seat]))],
    )


def _collection(table: State, kind: int, extremes: tuple[int, int]) -> Collection:
    cards = range(kind * VALUES, (kind + 1) * VALUES)
    value = worth(table, 0, kind)
    return Collection(
        kind=Kind(kind).name.lower(),
        values=[value_of(card) for card in cards for _ in range(table.goods[0, card])],
        worth=value,
        highest=value == extremes[0],
        lowest=value == extremes[1],
    )


def _slot(table: State, slot: int, viewer: int) -> Slot:
    card = int(table.loot[slot])
    known = card != NONE and not is_hidden(table, slot, viewer)
    return Slot(
        slot=slot,
        seat=letter(side_of(table, slot)),
        card=card_name(card) if known else None,
        face_down=bool(lies_face_down(table, slot)),
        taken=card == NONE,
        scores=[_score_with(table, winner, slot) for winner in range(int(table.players))] if known else None,
    )


def _score_with(table: State, seat: int, slot: int) -> int:
    """The seat's score if it won this card alone; messages are worth nothing by themselves."""
    goods, card = list(table.goods[seat]), table.loot[slot]
    if card < GOODS:
        goods[card] += 1
    return points_of(tuple(goods))


# ---- What two gestures would lead to


def _is_foreseen(table: State, viewer: int) -> bool:
    """Whether the gestures are still open, and the whole loot is known."""
    slots = range(int(table.slots))
    return table.phase in OPEN and all(
        table.loot[slot] != NONE and not is_hidden(table, slot, viewer) for slot in slots
    )


@shared
@carries("DOL-9", "DOL-10", "DOL-11")
def _prospects(table: State) -> dict[str, list[int]]:
    """Everybody's score after gestures that leave nothing to choose."""
    return {
        _meeting(dealers, neighbours): _scores(_shared_out(table, dealers, neighbours))
        for dealers in CERTAIN
        for neighbours in CERTAIN
    }


@shared
@carries("DOL-12", "DOL-13", "DOL-14")
def _spans(table: State) -> dict[str, list[list[int]]]:
    """Everybody's lowest and highest score after a First Pick."""
    dodge = Gesture.DODGE
    spans = {_meeting(dodge, dodge): [_span_without(table, seat) for seat in range(int(table.players))]}
    for other in CERTAIN:
        spans[_meeting(dodge, other)] = _spans_of_pick(_shared_out(table, dodge, other), table.dealer)
        spans[_meeting(other, dodge)] = _spans_of_pick(_shared_out(table, other, dodge), neighbour(table))
    return spans


def _spans_of_pick(table: State, dodger: int) -> list[list[int]]:
    """The lowest and highest scores, whichever card is picked first."""
    outcomes = []
    for slot in range(int(table.slots)):
        after = unpacked(table)
        take_cards(after, dodger, 1 << slot, Event.PICKED)
        take_the_rest(after)
        outcomes.append(_scores(after))
    return [[min(scores), max(scores)] for scores in zip(*outcomes, strict=True)]


def _span_without(table: State, seat: int) -> list[int]:
    """The lowest and highest score of one who gives up a collection, if they have any and share."""
    kinds = [kind for kind in range(KINDS) if sharers(table) >> seat & 1 and worth(table, seat, kind)]
    scores = [_score_without(table, seat, kind) for kind in kinds] or [points_of(tuple(table.goods[seat]))]
    return [min(scores), max(scores)]


def _shared_out(table: State, dealers: int, neighbours: int) -> State:
    """The table after these gestures, as far as nobody chooses anything more."""
    after: State = unpacked(table)
    after.said = 0
    after.hand[after.dealer], after.hand[neighbour(after)] = 1 << dealers, 1 << neighbours
    share_out(after)
    return after


def _scores(table: State) -> list[int]:
    return [points_of(tuple(table.goods[seat])) for seat in range(int(table.players))]


def _meeting(dealers: int, neighbours: int) -> str:
    return f"{gesture_name(dealers)} {gesture_name(neighbours)}"


def _choice(table: State, seat: int) -> str | None:
    """One's own open choice; an imagined table has no others."""
    if seat == ONLOOKER or table.choice[seat] == NONE:
        return None
    return write_action(table, seat, int(table.choice[seat]))


def _guess(table: State, seat: int) -> list[str] | None:
    """The guess shown, or made by this seat."""
    guess = int(table.guess)
    if seat == table.bettor and table.choice[seat] != NONE:
        guess = int(table.choice[seat]) - GUESS
    return None if guess == NONE else [gesture_name(gesture) for gesture in divmod(guess, GESTURES)]


def seat_name(seat: int) -> str | None:
    """A seat's letter, or None."""
    return None if seat == NONE else letter(int(seat))


def message_names(bits: int) -> list[str]:
    """A set of messages by their keys."""
    return [message.name.lower() for message in Message if bits >> message & 1]


def clause(state: State, seat: int, action: int) -> str:
    """The clause a choice follows."""
    match state.phase:
        case Phase.GESTURE if action >= GUESS:
            return "DOL-29"
        case Phase.GESTURE:
            return "DOL-8" if action < HAND + GESTURES else "DOL-27"
        case Phase.PICK:
            return "DOL-12" if state.hand[rival_of(state, seat)] == SHARE else "DOL-13"
        case phase if phase in CLAUSES:
            return CLAUSES[Phase(int(phase))]
        case _:
            return "DOL-31" if action == PASS else MESSAGE_CLAUSES[Message(action - PLAY)]


def secrets(state: State, seat: int) -> list[Secret]:
    """By phase: while choices are made in secret, the others' choices; under a Lantern, the cards that lie face down."""
    rivals = [rival for rival in range(int(state.players)) if rival != seat and state.phase in SECRET_PHASES]
    choices = [Secret((("choice", rival),), frozenset({(NONE,)}), (("asked", ()),)) for rival in rivals]
    hidden = [slot for slot in range(SLOTS) if is_hidden(state, slot, seat)]
    cards = frozenset((card,) for card in hideable(state, {int(state.loot[slot]) for slot in hidden}))
    moving = (("pile", slice(None)), ("unseen", slice(None)))  # with every card drawn again
    return choices + [Secret((("loot", slot),), cards, moving) for slot in hidden]


def hideable(state: State, hidden: set[int]) -> set[int]:
    """The cards that could lie in a slot: those that do lie face down, and those in the pile but Dawn."""
    goods = {card for card in range(GOODS) if state.pile[card]}
    messages = {GOODS + message for message in range(MESSAGES) if state.unseen[message]}
    some = messages_in_pile(state) or max(hidden, default=0) >= GOODS
    return hidden | goods | (messages if some else set())
