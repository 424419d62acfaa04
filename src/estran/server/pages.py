"""The start page until the browser client is here: plain, in three languages, and readable by anything."""

from html import escape
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import HeaderParameter, QueryParameter

from estran.games import NAMES
from estran.words.speaker import LANGUAGES, Speaker, speaker
from estran.words.titles import about, name

ITSELF = {"en": "English", "fr": "français", "pl": "polski"}  # each in itself, so that whoever needs it finds it
BOT = """import asyncio, random
from estran.client import Client

async def main():
    async with Client("http://localhost:8000") as client:
        seat = await client.join("K7PQ2M9X", "My bot")
        async with seat.sit() as table:
            async for turn in table.turns():
                await turn.choose(random.choice(turn.moves))

asyncio.run(main())"""
STYLE = """:root { color-scheme: light dark; }
body { font: 1.125rem/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 44rem; padding: 1.5rem; }
h1, h2 { line-height: 1.2; }
dt { font-weight: bold; margin-top: 0.75rem; }
dd { margin: 0; }
pre { border: 1px solid; overflow-x: auto; padding: 0.75rem; }
a { text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid; outline-offset: 3px; }
nav ul { display: flex; flex-wrap: wrap; gap: 1.5rem; list-style: none; padding: 0; }
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def start_page(
    accept: Annotated[str | None, HeaderParameter(name="Accept-Language", max_length=1000)] = None,
    lang: Annotated[str | None, QueryParameter(max_length=10)] = None,
) -> Response[str]:
    """What this is, and the ways in; in the reader's language."""
    language = lang if lang in LANGUAGES else preferred(accept or "")
    return Response(page(speaker(language)), headers={"Content-Language": language, "Vary": "Accept-Language"})


@get("/style.css", media_type=MediaType.CSS, include_in_schema=False)
async def style() -> str:
    """How the start page looks."""
    return STYLE


def preferred(accept: str) -> str:
    """The language that a browser likes best among ours, else English: `fr-CA,fr;q=0.9,en;q=0.8`."""
    liked: dict[str, float] = {}
    for item in accept.split(","):
        tag, _, quality = item.partition(";")
        language = tag.strip()[:2].lower()
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0
        if language in LANGUAGES and weight > liked.get(language, 0):
            liked[language] = weight
    return max(liked, key=liked.__getitem__, default=LANGUAGES[0])


def page(speaker: Speaker) -> str:
    """The whole page: headings in order, landmarks, and nothing that needs a script or a colour."""

    def say(id: str) -> str:
        return escape(speaker.say(id), quote=id == "page-languages")  # that one is an attribute's value

    games = "".join(
        f"<dt>{escape(speaker.text(name(game)), quote=False)}</dt><dd>{escape(speaker.text(about(game)), quote=False)}</dd>"
        for game in NAMES
    )
    others = "".join(
        f'<li><a href="/?lang={other}" lang="{other}" hreflang="{other}">{ITSELF[other]}</a></li>'
        for other in LANGUAGES
        if other != speaker.language
    )
    return f"""<!doctype html>
<html lang="{speaker.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{say("page-title")}</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>{say("page-title")}</h1>
<p>{say("page-lead")}</p>
<p>{say("page-running")}</p>
<h2>{say("page-games")}</h2>
<dl>{games}</dl>
<h2>{say("page-people")}</h2>
<p>{say("page-terminal")}</p>
<pre tabindex="0"><code>estran play --lang {speaker.language}</code></pre>
<p>{say("page-fair")}</p>
<h2>{say("page-programs")}</h2>
<p>{say("page-http")} <a href="/api/schema/openapi.json">{say("page-http-link")}</a></p>
<p>{say("page-socket")} <code>/ws</code></p>
<p>{say("page-python")}</p>
<pre tabindex="0"><code>{escape(BOT, quote=False)}</code></pre>
</main>
<nav aria-label="{say("page-languages")}"><ul>{others}</ul></nav>
</body>
</html>
"""
