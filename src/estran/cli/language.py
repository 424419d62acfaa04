"""Which language to speak: the one asked for, else the environment's, else English."""

from collections.abc import Mapping, Sequence

SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # where a system says it, the strongest first


def taken(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """What `--lang` asks for, and the other arguments: help and complaints must know it before they are read."""
    wanted: str | None = None
    others: list[str] = []
    left = iter(arguments)
    for argument in left:
        option, equals, value = argument.partition("=")
        if option == "--lang":
            wanted = value if equals else next(left, "")
        else:
            others.append(argument)
    return wanted, others


def of_environment(environment: Mapping[str, str]) -> str:
    """The language of ESTRAN_LANG, or of the system, such as `fr_FR.UTF-8`; English if neither names one that we speak."""
    from estran.words.folders import DEFAULT  # takes a while to load

    return known_of(environment) or DEFAULT


def known_of(environment: Mapping[str, str]) -> str | None:
    """The same, or None if nobody has said so: a system that is set to `C` speaks no language."""
    from estran.words.folders import LANGUAGES

    named = (environment.get(variable, "")[:2].lower() for variable in ("ESTRAN_LANG", *SYSTEM))
    return next((language for language in named if language in LANGUAGES), None)


def wrong_wish(environment: Mapping[str, str]) -> str | None:
    """What ESTRAN_LANG asks for, if nobody here speaks it."""
    from estran.words.folders import LANGUAGES

    wish = environment.get("ESTRAN_LANG", "")
    return wish if wish and wish[:2].lower() not in LANGUAGES else None
