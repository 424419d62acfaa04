"""What the client knows of the games is what the games say."""

from estran.tools import client_facts


def test_the_facts_of_the_client_are_what_the_games_say():
    stale = "run: python -m estran.tools.client_facts"

    assert client_facts.FILE.read_text(encoding="utf-8") == client_facts.typescript(), stale
