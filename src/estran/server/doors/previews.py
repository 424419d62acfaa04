"""What a link to one of our pages shows in a messenger: a picture and two sentences, the same for everybody.

Nothing is looked up: a link to a room or a match is answered alike whether there is one or not, so that nobody finds
codes this way, and names and results stay at the table.
"""

from functools import cache
from html import escape

from estran.games import NAMES, names
from estran.words.folders import DEFAULT
from estran.words.speaker import speaker

WIDTH, HEIGHT = 1200, 630  # of the pictures, as `make previews` makes them
OF_GAMES = {"learn": "learn-of", "rules": "replay-rules-title"}  # pages about one game, and their titles
OF_TABLES = {"r": "preview-room", "w": "preview-watch", "replay": "preview-replay"}  # one table each; which is not told


def game_of(page: str, rest: str) -> str | None:
    """The game that a page is about, where the address itself tells it."""
    return rest if page in OF_GAMES and rest in names() else None


@cache
def tags(address: str, page: str, game: str | None) -> str:
    """Tags for the head of a page of the server with this public address."""
    say = speaker(DEFAULT).say
    if game:
        title, about = f"{say(OF_GAMES[page], game=say(f'{game}-name'))} – Estran", say(f"{game}-about")
    else:
        title = say(OF_TABLES[page]) if page in OF_TABLES else "Estran"
        about = f"{say('start-lead')} {say('start-promise')}"
    told = {
        "og:type": "website",
        "og:site_name": "Estran",
        "og:title": title,
        "og:description": about,
        "og:image": f"{address}/preview-{game if game in NAMES else 'estran'}.webp",
        "og:image:type": "image/webp",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    named = {"description": about, "twitter:card": "summary_large_image"}
    return "\n".join([*written("name", named), *written("property", told)])


def written(key: str, told: dict[str, str]) -> list[str]:
    """One tag for each thing that is told."""
    return [f'    <meta {key}="{name}" content="{escape(content)}" />' for name, content in told.items()]
