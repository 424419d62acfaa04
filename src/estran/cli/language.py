"""Which language to speak: the one asked for, else the environment's, else English."""

from collections.abc import Mapping, Sequence

from estran.words.folders import DEFAULT, LANGUAGES


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
    """The first of ESTRAN_LANG, LC_ALL and LANG that names a language we speak, such as `fr_FR.UTF-8`."""
    for variable in ("ESTRAN_LANG", "LC_ALL", "LANG"):
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT
