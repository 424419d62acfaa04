"""The wire described from its own types: a page for people and types for TypeScript, so that neither can go stale.

`python -m estran.tools.wire_docs` writes both; a test fails when they are not what it would write.
"""

import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec.inspect as types

from estran.bots.analysis import Analysis
from estran.games import NAMES, find
from estran.match.record import MatchRecord
from estran.server.doors import api, guard
from estran.server.doors.sockets import BROKEN, FOREIGN, RESTART, SILENCE, TOO_LARGE, TOO_MUCH
from estran.server.minds.analyses import Review
from estran.server.wire import http, lobby, people, protocol
from estran.server.wire.facts import GameFacts, GuestGame

CHECKOUT = Path(__file__).parents[3]
PAGE = CHECKOUT / "docs" / "protocol.md"
TYPESCRIPT = CHECKOUT / "web" / "src" / "protocol.ts"
HTTP = (
    http.NewRoom,
    http.NewTry,
    http.Created,
    http.Seated,
    http.OpenRoom,
    http.HeldRooms,
    http.Standing,
    http.PuzzleDay,
    http.PuzzleTry,
    http.PuzzleSolution,
    http.NoticeOffer,
    http.NewContact,
    http.ContactKey,
    http.ContactState,
    http.NoticeWish,
    http.Notice,
    api.Join,
    api.Change,
    api.Switch,
    api.Ticket,
    people.NewProfile,
    people.ProfileChange,
    people.ProfileLink,
    people.TakeProfile,
    people.NewPasskey,
    people.UsePasskey,
    people.Block,
)
HTTP_TOO = (
    GameFacts,
    GuestGame,
    api.Past,
    api.Moment,
    api.Story,
    Analysis,
    Review,
    guard.Refusal,
    MatchRecord,
    people.ProfileOffer,
    people.DeviceKey,
    people.KeptProfile,
    people.PlayedMatches,
    people.RatingStep,
    people.BotRating,
)
ASKED = get_args(protocol.Request) + get_args(lobby.InLobby)
TOLD = get_args(protocol.Answer) + get_args(lobby.LobbyAnswer)
VIEWS = tuple(find(name).views.view.__annotations__["return"] for name in NAMES)
CODES = {
    RESTART: "the server closes; come back soon",
    BROKEN: "something is wrong on our side; try again",
    FOREIGN: "the page belongs to another site",
    SILENCE: "silent for 30 seconds; send a `ping` every few seconds",
    1009: "a message of more than 64 KiB",
    TOO_LARGE: "a message of more than 16 KiB",
    TOO_MUCH: "too many sockets, too many messages, or answers not read",
}
INTRODUCTION = """# The protocol of the table server

This page is generated from the types in `src/estran/server/`; the same types for TypeScript are in `web/src/protocol.ts`.
`python -m estran.tools.wire_docs` writes both.

Rooms, seats, records, puzzles of the day and rulebooks in braille (`/api/books/GAME` names the files that the server can make) are asked for
over HTTP: the server describes itself at `/api/schema/openapi.json`. Secret tokens
travel in the `Authorization: Bearer …` header and in the first message of a socket, never in a URL.

Play is over one WebSocket at `/ws`. A browser, or a program, says `hello` with the room's code and the tokens of the seats
that it holds; it is sent the room, then the match, and from then on whatever is new. Requests carry a `key` of the sender's own
choice: the answer, `done` or `error`, repeats it. A request that was not answered is retried with the same key (an idempotency key), even over
another connection; it is carried out once and gets the same answer. A `done` is sent only after the database has stored what was asked.

A client that has lost its connection says in its `hello` which match and version it has seen, and gets only what is missing.
An `update` whose `since` is 0 is a snapshot: forget what was before. While several seats choose in secret, nobody is told who
has chosen, or when. What a seat may not see arrives as `B ?` among the plies, and as an event without arguments.

A seat whose person has left (`leave`), has resigned, or was away for too long is played by a bot and does not act: what it asks is refused. A `hello`
with the seat's token brings anybody back who has not resigned; a `ping` brings back those who have not left. The people of a match `vote` on what they decide
together; the room lists every vote, and whose answer is missing. A `leave` that was not answered is carried out again when it is sent again.

A page that shows what happens step by step says so in its `hello` (`stage`). Its updates then bring `steps`, the view after every new ply but the last, as that seat might have
seen it; a snapshot and an update of more than 64 plies bring none, and the page jumps. If it holds several seats, or has held them in this match (`shared`), an onlooker's news follows theirs, for what everybody
at the screen may see together. When all of it has been shown, the page says `seen`, and says it again after every `hello`; that is not answered. Bots wait for it where one person plays
with them. Nobody else is told of it. Programs need none of this.

A socket that says `lobby` instead of `hello` is told what there is in the lobby, at once and whenever that changes, about once a second at most. It may
`seek` a seat with whoever comes: people whose wishes match are seated at the largest table that can be filled, longest waiting first; after four seconds nobody waits for
more people than a table needs. Each of them gets `seated`, and enters the room by a `hello` with the token that they had sent, over a socket of its own. A seeker whose
socket closes is forgotten at once. After a break the same `seek` with the same token goes on, or is told of the seat that was found in the meantime.

Besides its code a room has a name of two words: `label` says which of the lists in `label.ftl`. They open nothing.

A *profile*, somebody who comes back, is found under `/api/profile` with the token of one of its devices in the same header; a token that opens none is answered with 401 and
`people-refused-profile`. Sent as `profile` when a room is opened or joined, it says who sits there. Others are told the `face`, and the `rating` in a rated room; nothing else about a profile goes out. The
options that `navigator.credentials` needs for a passkey come from `/api/profile/passkeys/options` (to make one) and `/api/passkeys/options` (to use one), and its answer goes back one level up.

A message that is wrong in any way gets an `error` with a message id, its arguments and a sentence in English, and changes
nothing. A socket is closed with a code:

"""
LIBRARY = "For Python there is `estran.client`; [`examples/net_bot.py`](../examples/net_bot.py) is a whole bot.\n"


def page() -> str:
    """The protocol on one page."""
    codes = "\n".join(["| code | why |", "|---|---|", *(f"| {code} | {why} |" for code, why in CODES.items())])
    chapters = [
        ("What a browser sends", get_args(protocol.Request)),
        ("What a browser is sent", get_args(protocol.Answer)),
        ("The lobby", get_args(lobby.InLobby) + get_args(lobby.LobbyAnswer)),
        ("What these are made of", parts(ASKED + TOLD, but=HTTP)),
        ("What a seat sees", (*VIEWS, *parts(VIEWS, but=parts(TOLD)))),
        ("What is asked and answered over HTTP", (*HTTP, *HTTP_TOO, *parts((*HTTP, *HTTP_TOO)))),
    ]
    written = [f"## {title}\n\n" + "\n".join(_section(struct) for struct in structs) for title, structs in chapters]
    return INTRODUCTION + codes + "\n\n" + LIBRARY + "\n" + "\n".join(written)


def typescript() -> str:
    """The same as types for TypeScript."""
    messages = ASKED + TOLD
    structs = list(dict.fromkeys([*messages, *parts(messages), *VIEWS, *parts(VIEWS), *HTTP, *HTTP_TOO]))
    structs += [part for part in parts((*HTTP, *HTTP_TOO)) if part not in structs]
    unions = {"Request": get_args(protocol.Request), "Answer": get_args(protocol.Answer), "View": VIEWS}
    unions |= {"InLobby": get_args(lobby.InLobby), "LobbyAnswer": get_args(lobby.LobbyAnswer)}
    head = "// Generated by `python -m estran.tools.wire_docs`: change the types in src/estran instead.\n"
    aliases = [
        f"export type {name} = {' | '.join(one.__name__ for one in members)};\n" for name, members in unions.items()
    ]
    asked = {*ASKED, *HTTP}
    return "\n".join([head, *(_interface(struct, struct in asked) for struct in structs), *aliases])


def parts(structs: Iterable[Any], but: Iterable[Any] = ()) -> list[Any]:
    """The structs and enums that these are made of, and those that these are made of, without themselves."""
    found: dict[Any, None] = {}
    todo = list(structs)
    known = {*todo, *but}
    while todo:
        for field in fields(todo.pop(0)):
            for part in _named_in(field.type):
                if part not in known and part not in found:
                    found[part] = None
                    todo.append(part)
    return list(found)


def fields(struct: Any) -> tuple[types.Field, ...]:
    """A struct's fields; an enum has none."""
    told = types.type_info(struct)
    return told.fields if isinstance(told, types.StructType) else ()


def _named_in(told: types.Type) -> Iterator[Any]:
    match told:
        case types.StructType() | types.EnumType():
            yield told.cls
        case types.ListType() | types.VarTupleType():
            yield from _named_in(told.item_type)
        case types.TupleType():
            for item in told.item_types:
                yield from _named_in(item)
        case types.DictType():
            yield from _named_in(told.value_type)
        case types.UnionType():
            for item in told.types:
                yield from _named_in(item)


# ---- For people


def _section(struct: Any) -> str:
    tag = types.type_info(struct)
    if isinstance(tag, types.EnumType):
        return f"### {struct.__name__}\n\n{struct.__doc__} One of {', '.join(f'`{one.value}`' for one in struct)}.\n"
    assert isinstance(tag, types.StructType)
    name = f"`{tag.tag}`" if tag.tag_field == "type" else struct.__name__
    doc = inspect.cleandoc(struct.__doc__ or "").replace("\n\n", " ")
    rows = [] if tag.tag_field in (None, "type") else [f'| `{tag.tag_field}` | `"{tag.tag}"` |  |']
    rows += [_row(struct, field, comment) for field, comment in _commented(struct)]
    table = "\n".join(["| field | type | |", "|---|---|---|", *rows]) + "\n" if rows else ""
    return f"### {name}\n\n{doc}\n" + (f"\n{table}" if table else "")


def _row(struct: Any, field: types.Field, comment: str) -> str:
    kind = _type_of(struct, field).replace("|", "\\|")
    default = "" if field.required else "may be left out"
    limits = _limits(field.type)
    notes = "; ".join(note for note in (comment, limits, default) if note)
    return f"| `{field.name}` | `{kind}` | {notes.replace('|', chr(92) + '|')} |"


def _limits(told: types.Type) -> str:
    """What else a value must be."""
    match told:
        case types.StrType():
            least, most, pattern = told.min_length, told.max_length, told.pattern
        case types.ListType():
            least, most, pattern = told.min_length, told.max_length, None
        case types.IntType():
            least, most, pattern = told.ge, told.le, None
        case _:
            return ""
    unit = {types.StrType: "character", types.ListType: "item"}.get(type(told), "")
    said = [
        f"{word} {_counted(count, unit)}"
        for word, count in (("at least", least or None), ("at most", most))
        if count is not None
    ]
    said += [f"`{pattern}`"] if pattern else []
    return ", ".join(said)


def _counted(count: int, unit: str) -> str:
    return f"{count} {unit}{'' if count == 1 else 's'}" if unit else str(count)


def _commented(struct: Any) -> Iterator[tuple[types.Field, str]]:
    """Every field with the comment that stands behind it in the source."""
    comments: dict[str, str] = {}
    for ancestor in reversed([cls for cls in struct.__mro__ if cls.__module__.startswith("estran")]):
        comments |= dict(re.findall(r"^    (\w+): [^\n]*?  # ([^\n]*)$", inspect.getsource(ancestor), re.MULTILINE))
    for field in fields(struct):
        yield field, comments.get(field.name, "")


# ---- For TypeScript


def _interface(struct: Any, asked: bool) -> str:
    told = types.type_info(struct)
    if isinstance(told, types.EnumType):
        return f"/** {struct.__doc__} */\nexport type {struct.__name__} = {_union(one.value for one in struct)};\n"
    assert isinstance(told, types.StructType)
    lines = [f'  {told.tag_field}: "{told.tag}";'] if told.tag_field else []
    for field, comment in _commented(struct):
        optional = "?" if not field.required and (asked or struct.__struct_config__.omit_defaults) else ""
        said = f" // {comment}" if comment else ""
        lines.append(f"  {field.name}{optional}: {_type_of(struct, field)};{said}")
    doc = inspect.cleandoc(struct.__doc__ or "").replace("\n\n", " ")
    return f"/** {doc} */\nexport interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _type_of(struct: Any, field: types.Field) -> str:
    if (struct, field.name) in ((protocol.SeatNews, "view"), (api.Moment, "view")):
        return "View"
    if (struct, field.name) == (protocol.SeatNews, "steps"):
        return "Array<View>"
    return _type(field.type)


def _type(told: types.Type) -> str:
    """A type in TypeScript's words."""
    match told:
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.LiteralType():
            return _union(told.values)
        case types.StructType() | types.EnumType():
            return str(told.cls.__name__)
        case types.ListType() | types.VarTupleType():
            return f"Array<{_type(told.item_type)}>"
        case types.TupleType():
            return f"[{', '.join(_type(item) for item in told.item_types)}]"
        case types.DictType():
            return f"Record<{_type(told.key_type)}, {_type(told.value_type)}>"
        case types.UnionType():
            return " | ".join(dict.fromkeys(_type(item) for item in told.types))
        case _:
            return "unknown"


def _union(values: Iterable[Any]) -> str:
    return " | ".join(f'"{value}"' for value in values)


if __name__ == "__main__":
    for path, text in ((PAGE, page()), (TYPESCRIPT, typescript())):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
