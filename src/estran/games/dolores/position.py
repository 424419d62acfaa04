"""A table of Dolorès on one line.

`3 players  dealer B  lantern C  loot wines-1 gold-3 | lace-2 theft  A: wines-2 trickery  C: bet  discards gold-1*2 lookout`
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from estran.engine.dice import Dice, dice_of
from estran.engine.game import Refused
from estran.engine.position import HIDDEN, NOTHING, TableLine, choose, chose, head, known_word, unread
from estran.engine.seats import LETTERS, NOBODY, is_tie, letter, members
from estran.engine.unpacked import unpacked
from estran.games.dolores import GAME
from estran.games.dolores.box import (
    CARDS,
    CRATES,
    DAWN,
    DEALT,
    GESTURES,
    GOODS,
    HANDS,
    MESSAGES,
    NONE,
    SLOTS,
    STAYING,
    Message,
    card_name,
    value_of,
)
from estran.games.dolores.messages import guess_is_right, is_window, playable
from estran.games.dolores.notation import gesture_name, members_of
from estran.games.dolores.rules import go_on, next_to_receive, put_back, random_card
from estran.games.dolores.sharing import DODGE
from estran.games.dolores.state import Phase, State
from estran.games.dolores.table import (
    discarded,
    draw,
    filled,
    has_goods,
    holder,
    is_hidden,
    may_take_part,
    messages_in_pile,
    messages_unseen,
    next_slot,
    sharers,
    wait_for,
)


def _phase_name(phase: Phase) -> str:
    return phase.name.lower().replace("_", "-")


BAR = "|"  # parts the neighbour's side of the loot from the dealer's
ANY = "message"  # in the pile: one of those that nobody has seen
NUMBER = {card_name(card): card for card in range(CARDS)}
PHASES = {_phase_name(phase): phase for phase in Phase if phase != Phase.DEALER}
HAND = {"/".join(gesture_name(gesture) for gesture in members_of(hand)): hand for hand in HANDS}
ONE = {gesture_name(gesture): gesture for gesture in range(GESTURES)}
SHOWN = (Phase.KEEP, Phase.AFTER_GESTURES, Phase.TAKE, Phase.PICK, Phase.DROP)  # gestures lie open
NAMED = (Phase.BEFORE_GESTURES, Phase.ARRANGE)  # where the line must say which seat is asked


# ---- Writing


def write_table(state: State, seat: int | None = None) -> str:
    """The table as this seat may know it, or all of it: a card of the loot that it has not seen is a `?`."""
    options: dict[str, Any] = {"messages": bool(state.messages)}
    if state.dealer != NONE:
        options["dealer"] = letter(int(state.dealer))
    parts = head(GAME, int(state.players), options)
    if state.phase == Phase.DEALER:
        return "  ".join(parts)
    table = unpacked(state)
    hidden = [slot for slot in range(SLOTS) if seat is not None and is_hidden(table, slot, seat)]
    for slot in hidden:
        put_back(table, table.loot[slot])
    for one in range(table.players):
        if seat not in (None, one) and table.choice[one] != NONE:
            table.choice[one] = NONE
            table.asked |= 1 << one
    parts += [*_phase(table), *_loot(table, hidden)]
    for slot in hidden:
        table.loot[slot] = NONE
    parts += [*_areas(table), *_pile(table)]
    chosen = [one for one in range(table.players) if table.choice[one] != NONE]
    return "  ".join([*parts, *(chose(GAME, table, one, int(table.choice[one])) for one in chosen)])


def _phase(table: Any) -> list[str]:
    """What is awaited, unless it follows from the rest; the Lantern, a Bet, gestures that were shown."""
    parts = []
    if (table.phase, _asked(table)) != usual(table):
        named = letter(members(table.asked)[0]) if table.phase in NAMED else ""
        parts.append(f"now {_phase_name(Phase(table.phase))} {named}".rstrip())
    if table.looker != NONE:
        parts.append(f"lantern {letter(table.looker)}")
    if table.bettor != NONE:
        guess = [] if table.guess == NONE else map(gesture_name, divmod(table.guess, GESTURES))
        parts.append(" ".join(["bet", letter(table.bettor), *guess]))
    shown = {seat: hand for seat, hand in enumerate(table.hand[: table.players]) if hand}
    words = [f"{letter(seat)} {'/'.join(map(gesture_name, members_of(hand)))}" for seat, hand in shown.items()]
    return [*parts, *([" ".join(["gestures", *words])] if words else [])]


def _loot(table: Any, hidden: list[int]) -> list[str]:
    """The neighbour's side, a bar, the dealer's."""
    cards = [HIDDEN if slot in hidden else _card(table.loot[slot]) for slot in range(table.slots)]
    if all(card == NOTHING for card in cards) and len(cards) <= DEALT:
        return []
    half = len(cards) // 2
    return [" ".join(["loot", *cards[:half], BAR, *cards[half:]])]


def _areas(table: Any) -> list[str]:
    """What lies in front of everybody: goods, then messages."""
    parts = []
    for seat in range(table.players):
        held = {GOODS + message: table.held[seat] >> message & 1 for message in Message}
        words = _cards({**dict(enumerate(table.goods[seat])), **held})
        parts += [f"{letter(seat)}: {words}"] if words else []
    return parts


def _pile(table: Any) -> list[str]:
    """The discards, and what is left where that does not follow from them."""
    parts = []
    if words := _cards({card: discarded(table, card) for card in range(CARDS)}):
        parts.append(f"discards {words}")
    messages = messages_in_pile(table)
    if messages != _messages_left(table):
        goods = _cards({**dict(enumerate(table.pile)), DAWN: table.dawn})
        parts.append(" ".join(["pile", *goods.split(), *[ANY] * messages]))
    return parts


def _cards(counts: Mapping[int, int]) -> str:
    """`wines-1*3 gold-2`."""
    return " ".join(card_name(card) + (f"*{count}" if count > 1 else "") for card, count in counts.items() if count)


def _card(card: int) -> str:
    return NOTHING if card == NONE else card_name(card)


def _messages_left(table: Any) -> int:
    """How many messages must be in the pile: five less those that have been seen."""
    parting = sum(may_take_part(message, table.players, table.messages) for message in range(MESSAGES))
    return max(0, STAYING * int(table.messages) - (parting - messages_unseen(table)))


# ---- What is awaited


def usual(state: Any) -> tuple[int, int]:
    """The phase that follows from what lies on the table, and who is asked in it: nobody has passed yet."""
    table = unpacked(state)
    begun = filled(table) != 0
    if begun and next_slot(table) == NONE:
        wait_for(table, Phase.BEFORE_GESTURES, NOBODY)
    else:
        wait_for(table, Phase.DEAL if begun else Phase.BEFORE_DEAL, NOBODY)
    go_on(table, 0)
    return int(table.phase), int(table.asked)


def _asked(table: Any) -> int:
    """Who is asked, or has chosen already unseen."""
    chosen = sum(1 << seat for seat in range(table.players) if table.choice[seat] != NONE)
    return int(table.asked) | chosen


def asked_in(state: Any) -> int:
    """Who is asked in this phase, where only one answer is possible."""
    match state.phase:
        case Phase.GESTURE:
            return sharers(state) | (1 << state.bettor if state.bettor != NONE else 0)
        case Phase.KEEP:
            return sum(1 << seat for seat in range(state.players) if is_tie(int(state.hand[seat])))
        case Phase.TAKE:
            return 1 << state.bettor if state.bettor != NONE and guess_is_right(state) else NOBODY
        case Phase.PICK:
            dodgers = sum(1 << seat for seat in members(sharers(state)) if state.hand[seat] == DODGE)
            return NOBODY if is_tie(dodgers) else dodgers
        case Phase.DROP:
            return sum(1 << seat for seat in members(sharers(state)) if has_goods(state, seat))
        case Phase.STEAL | Phase.START_STEAL:
            return holder(state, Message.THEFT)
        case _ if is_window(state.phase):
            return sum(1 << seat for seat in range(state.players) if playable(state, seat))
        case _:
            return NOBODY


# ---- Reading


def read_table(text: str, options: Mapping[str, Any] | None = None, dice: Dice | None = None) -> State:
    """The table, or a refusal that says what was expected; what the line does not tell is drawn with these dice."""
    line = TableLine(GAME, text)
    state: State = line.fresh(options or {})
    if state.dealer == NONE:
        line.end(lacking="dealer")
        return state
    now = line.one("now")
    state.slots = DEALT
    loot = _read_loot(line, state)
    _read_sharing(line, state)
    _read_cards(line, state, loot)
    for slot in (slot for slot, card in enumerate(loot) if card == HIDDEN):
        state.loot[slot] = random_card(state, state.left - state.dawn, dice_of(0) if dice is None else dice)
        draw(state, state.loot[slot])
    _read_phase(line, state, now)
    choose(GAME, state, line)
    line.end()
    return state


def check_table(state: State) -> None:
    """Every table that can be read can be played to its end."""


def _read_loot(line: TableLine, state: State) -> list[str]:
    """The cards of the slots, as they are called."""
    words = line.one("loot") or []
    cards = [word for word in words if word != BAR]
    if words and (len(cards) not in (DEALT, SLOTS) or words.index(BAR) != len(cards) // 2 if BAR in words else True):
        raise unread("loot", " ".join(words), ["gold-1 - | ? dawn", "gold-1 lace-1 wines-1 | lace-2 - -"])
    state.slots = len(cards) or DEALT
    return cards


def _read_sharing(line: TableLine, state: State) -> None:
    """The Lantern, a Bet with its guess, and the gestures that were shown."""
    looker = line.seat("lantern")
    state.looker = NONE if looker is None else looker
    if (bet := line.one("bet")) is not None:
        state.bettor = line.seat_in("bet", bet[:1])
        if bet[1:]:
            first, second = (known_word("bet", word, ONE) for word in (*bet[1:3], *["", ""][len(bet[1:3]) :]))
            state.guess = GESTURES * first + second
        if len(bet) > 3 or sharers(state) >> state.bettor & 1:
            raise unread("bet", " ".join(bet), [seat for seat in LETTERS[: state.players] if not _shares(state, seat)])
    gestures = line.one("gestures") or []
    for name, hand in zip(gestures[::2], [*gestures[1::2], ""], strict=False):
        seat = line.seat_in("gestures", [name])
        if not sharers(state) >> seat & 1:
            raise unread("gestures", name, [letter(one) for one in members(sharers(state))])
        state.hand[seat] = known_word("gestures", hand, HAND)


def _shares(state: State, seat: str) -> bool:
    return bool(sharers(state) >> LETTERS.index(seat) & 1)


# ---- Where the cards are


def _read_cards(line: TableLine, state: State, loot: Sequence[str]) -> None:
    """What lies in the loot, in front of everybody and among the discards leaves the pile."""
    seen: Counter[int] = Counter()
    for slot, word in enumerate(loot):
        state.loot[slot] = known_word("loot", word, {NOTHING: NONE, HIDDEN: NONE, **NUMBER})
        seen[int(state.loot[slot])] += state.loot[slot] != NONE
        if word == HIDDEN and state.looker == NONE:
            raise Refused("refused-table-early", came=HIDDEN, expected="lantern")
    for seat in range(state.players):
        for card, count in _counted(f"{letter(seat)}:", line.front(seat) or ()).items():
            seen[card] += count
            if card < GOODS:
                state.goods[seat, card] = count
            else:
                state.held[seat] |= 1 << card - GOODS
    seen += _counted("discards", line.one("discards") or ())
    spent = {  # what must have been played for the table to lie like this
        Message.LANTERN: state.looker != NONE,
        Message.CONVOY: state.slots == SLOTS,
        Message.BET: state.bettor != NONE,
    }
    for message in (message for message, is_spent in spent.items() if is_spent):
        seen[GOODS + message] = max(1, seen[GOODS + message])
    _leave_pile(state, seen)
    _read_pile(line.one("pile"), state, hidden=list(loot).count(HIDDEN))


def _counted(part: str, words: Iterable[str]) -> Counter[int]:
    """`wines-1*3 gold-2` by card; more than a box could hold are refused later."""
    counts: Counter[int] = Counter()
    for word in words:
        name, star, count = word.partition("*")
        number = int(count) if count.isascii() and count.isdigit() and len(count) < 3 else 0
        if star and not number:
            raise unread(part, word, [f"{name}*2"])
        counts[known_word(part, name, NUMBER)] += number or 1
    return counts


def _leave_pile(state: State, seen: Counter[int]) -> None:
    """These cards are no longer in the pile."""
    for card, count in seen.items():
        possible = CRATES[value_of(card) - 1] if card < GOODS else 1
        if GOODS <= card < DAWN:
            possible = int(may_take_part(card - GOODS, state.players, state.messages))
        if count > possible:
            raise Refused("refused-table-many", came=card_name(card), most=possible)
        if card < GOODS:
            state.pile[card] -= count
        elif card == DAWN:
            state.dawn = 0
        else:
            state.unseen[card - GOODS] = 0
    state.left = state.dawn + sum(map(int, state.pile)) + _messages_left(state)


def _read_pile(words: Sequence[str] | None, state: State, hidden: int) -> None:
    """Where the discards are not told: so many cards are left, or these; what is more has been discarded."""
    if words is None:
        return
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        _shrink(state, words[0], hidden)
        return
    messages = list(words).count(ANY)
    counts = _counted("pile", [word for word in words if word != ANY])
    for card, count in counts.items():
        most = int(state.pile[card]) if card < GOODS else int(state.dawn and card == DAWN)
        if count > most:
            raise Refused("refused-table-many", came=card_name(card), most=most)
    if messages > messages_unseen(state):
        raise Refused("refused-table-many", came=ANY, most=messages_unseen(state))
    state.pile[:] = [counts[card] for card in range(GOODS)]
    state.dawn = counts[DAWN]
    state.left = counts.total() + messages


def _shrink(state: State, word: str, hidden: int) -> None:
    """Discard goods, those first of which there are most, until so many cards are left."""
    least, most = state.left - sum(map(int, state.pile)), state.left - hidden
    if len(word) > 3 or not least <= int(word) <= most:
        raise Refused("dolores-table-pile", came=word, least=int(least), most=int(most))
    while state.left > int(word) + hidden:
        state.pile[max(range(GOODS), key=lambda card: state.pile[card])] -= 1
        state.left -= 1


# ---- What comes next


def _read_phase(line: TableLine, state: State, now: Sequence[str] | None) -> None:
    """What the line says is awaited, or what follows from the rest."""
    if now is None:
        state.phase, state.asked = usual(state)
    else:
        state.phase = known_word("now", " ".join(now[:1]), PHASES)
        state.asked = asked_in(state)
        if state.phase in NAMED:
            state.asked = 1 << line.seat_in("now", now[1:])
        elif now[1:]:
            raise unread("now", " ".join(now), PHASES)
    if state.phase in (Phase.START, Phase.START_STEAL):
        if any(card != NONE for card in state.loot):
            raise Refused("dolores-table-now", came=_phase_name(Phase(int(state.phase))))
        state.slots = 0
    _check_gestures(state)
    _check_due(state)


def _check_gestures(state: State) -> None:
    """Both who share show a gesture from the reveal to the end of the sharing, a bettor the guess; else nobody."""
    phase = Phase(int(state.phase))
    hands = [int(hand) for hand in state.hand if hand]
    single = [hand for hand in hands if phase == Phase.KEEP or not is_tie(hand)]
    if len(single) != len(hands) or len(hands) != (2 if phase in SHOWN else 0):
        raise Refused("dolores-table-gestures", phase=_phase_name(phase))
    if (state.guess != NONE) != (state.bettor != NONE and phase in SHOWN):
        raise Refused("dolores-table-guess", phase=_phase_name(phase))


def _check_due(state: State) -> None:
    """Somebody is asked, or there are cards for chance to deal."""
    match state.phase:
        case Phase.OVER:
            return
        case Phase.START:
            stuck = state.left < 1 or next_to_receive(state) >= state.players
        case Phase.DEAL:
            room = list(state.loot[: state.slots]).count(NONE)
            stuck = not 0 < room <= state.left
        case _:
            stuck = state.asked == NOBODY
    if stuck:
        raise Refused("dolores-table-now", came=_phase_name(Phase(int(state.phase))))
