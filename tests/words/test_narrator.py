"""The narrator: everybody hears the whole match, in every language, and nobody hears another's secret."""

from dataclasses import replace

import msgspec
import pytest

from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.engine.view import Choice, Told
from estran.games import NAMES, find
from estran.match.match import Match
from estran.words.folders import LANGUAGES
from estran.words.narrator import Narrator, refusal
from estran.words.speaker import Message, speaker
from tests.tables import every_table
from tests.words.accounts import account, accounts, recorded
from tests.words.asked import PEOPLE, offered, steps


@every_table
def test_a_random_match_is_told_to_everybody_in_every_language(table):
    told: dict[bytes, Message] = {}
    for match in steps(table, seed=7):
        since = max(len(match.plies) - 1, 0)
        for listener in (*LETTERS[: match.players], None):
            narrator = Narrator(match.game, match.names, listener)
            heard = [narrator.event(event) for _, event in match.events(listener, since)]
            asked = offered(match, listener) if (listener or "*") in match.waiting else ()
            for message in [*heard, *asked]:
                if message is not None:
                    told.setdefault(msgspec.json.encode(message), message)

    assert all(speaker(language).text(message) for message in told.values() for language in LANGUAGES)


@pytest.mark.parametrize("game", NAMES)
def test_a_recorded_match_has_the_account_that_was_approved(game):
    told = {path: lines for path, lines in accounts() if path.name.startswith(game)}

    assert len(told) == 2 * len(LANGUAGES)
    for path, lines in told.items():
        assert path.read_text(encoding="utf-8").splitlines() == lines, path.name


# ---- You, and the others


def test_a_player_is_you_and_the_others_have_names():
    match = recorded("douro")

    assert "Ada" not in " ".join(account(match, "A", "en"))
    assert "You play 4." in account(match, "A", "en")
    assert "Ada plays 4." in account(match, "B", "en")
    assert "Ada plays 4." in account(match, None, "en")


@pytest.mark.parametrize(
    ("language", "bot"), [("en", "Ada (bot) wins"), ("fr", "Ada (robot) gagne"), ("pl", "Ada (bot) wygrywa")]
)
@pytest.mark.parametrize("listener", ["A", "B", None])
def test_who_resigned_has_not_won_but_their_bot_may_have(language, bot, listener):
    view = msgspec.structs.replace(recorded("dorada").view(None), winners=["A"])
    narrator, say = Narrator(find("dorada"), PEOPLE, listener, gone={"A"}), speaker(language).text
    won = narrator.event(Told("won", {"seat": "A"}))

    assert won is not None
    assert say(won).startswith(bot)
    assert bot.rpartition(" ")[0] in say(narrator.status(view))


def test_who_bets_is_asked_for_a_guess():
    guess = Choice("guess share dodge", "DOL-29")
    view = msgspec.structs.replace(
        recorded("dolores").view("C"), phase="gesture", waiting=["C"], choices=[guess], winners=None
    )

    assert (
        speaker("en").text(Narrator(find("dolores"), PEOPLE, "C").status(view))
        == "Guess in secret what both will show."
    )


def test_in_a_list_a_player_is_you():
    narrator = Narrator(find("douro"), PEOPLE, "B")

    assert speaker("en").listed([narrator.who(seat) for seat in "ABC"]) == "Ada, you and Cy"
    assert speaker("fr").listed([narrator.who(seat) for seat in "AB"]) == "Ada et vous"
    assert speaker("pl").listed([narrator.who("B")]) == "ty"


# ---- Secrets


def test_a_gift_is_told_to_its_giver_alone():
    match = next(match for match in steps(("douro", 3, {}), seed=1) if match.view().phase == "give")
    since, told = len(match.plies), {}
    for gift in ("A give 0", "A give 10"):
        branch = Match.replay(match.record())
        for ply in (gift, "B give 4", "C give 4"):
            branch.append(ply)
        told[gift] = {listener: account(branch, listener, "en", since) for listener in ("A", "B", None)}
    poor, rich = told.values()

    assert (poor["A"][0], rich["A"][0]) == ("You give 0 to charity.", "You give 10 to charity.")
    assert poor["B"] == rich["B"]
    assert poor["B"][:3] == ["A gift goes to charity, face down.", "You give 4 to charity.", *poor["B"][:1]]
    assert poor[None] == rich[None]


def test_a_card_under_a_lantern_is_told_to_the_one_who_looks_alone():
    match = recorded("dolores")
    since, told = match.plies.index("C play lantern") + 1, {}
    for card in ("wines-1", "gold-1"):
        branch = match.at(since)
        branch.append(f"* {card}")
        told[card] = {listener: account(branch, listener, "en", since) for listener in ("A", "C", None)}
    wines, gold = told.values()

    assert wines["C"] == ["Card 1, in front of Ben, lies face down.", "You look at card 1: wines 1."]
    assert gold["C"] == ["Card 1, in front of Ben, lies face down.", "You look at card 1: gold bars 1."]
    assert wines["A"] == gold["A"] == ["Card 1, in front of Ben, lies face down."]
    assert wines[None] == gold[None]


def test_a_hidden_total_is_told_to_its_owner_alone():
    match = recorded("douro")

    assert "You now have 3 points." in account(match, "A", "en")
    assert not [line for line in account(match, "B", "en") if line.startswith("Ada now has")]


# ---- Choices, previews, status


@pytest.mark.parametrize(
    ("ply", "words"),
    [
        ("C pass", "Pass"),
        ("C play lantern", "Play Broken Lantern"),
        ("A share", "Peace, open hand"),
        ("C share/dodge", "Trickery: Peace and First Pick"),
        ("C keep dodge", "Keep First Pick"),
        ("C guess share conflict", "Bet: Ada Peace, Ben Fight"),
        ("C take 0 2 3", "Take wines 1, wines 1 and musical instruments 2"),
        ("A pick 1", "Pick tableware 1, in front of you"),
        ("B pick 5", "Pick wines 1, in front of Ada"),
        ("B drop weapons", "Give up weapons, worth 2"),
        ("B arrange 2 3", "In front of you: card 3 and card 4. In front of Ada: card 1 and card 2"),
    ],
)
def test_a_move_of_dolores_is_said_with_its_cards_unless_they_lie_face_down(ply, words):
    match = recorded("dolores")
    match = match.at(match.plies.index(ply))
    seat, _, move = ply.partition(" ")

    assert speaker("en").text(Narrator(match.game, match.names, seat).choice(move, match.view(seat))) == words


def test_a_game_without_a_reader_has_its_moves_said_as_they_are_written():
    match = Match("douro", players=3, names=["Ada", "Ben", "Cy"], seed=1)
    narrator = Narrator(replace(match.game, package="elsewhere"), match.names, "A")

    assert speaker("en").text(narrator.choice("give 7", match.view("A"))) == "give 7"
    assert narrator.status(match.view("A")).arguments["seats"] == [Message("you"), "Ben", "Cy"]


def test_a_preview_is_a_few_words_for_each_step():
    board = {"name": "own", "dorada": 20, "gold": [5, 11], "traps": [3, 8, 15, 16, 18, 19]}
    board["springboards"] = {"2": 1, "6": 1, "9": 2, "12": -3, "17": 3}
    match = Match("dorada", players=2, options={"board": board, "first": "A"}, names=["Ada", "Ben"], seed=1)
    match = Match.replay(match.record(), 0)
    match.append("* 2")
    (choice,) = match.view("A").choices
    narrator = Narrator(match.game, match.names, "A")

    assert [speaker("en").text(effect) for effect in narrator.effects(choice)] == [
        "to 2",
        "springboard +1 to 3",
        "trap, lost",
    ]


def test_a_preview_tells_one_s_own_total_alone():
    match = next(match for match in steps(("dorada", 2, {"first": "A"}), seed=1) if _leads_home(match))
    narrator = Narrator(match.game, match.names, "A")
    home = next(choice for choice in match.view("A").choices if _totals(choice))

    totals = [message for message in narrator.effects(home) if message.id == "dorada-effect-total"]
    assert len(totals) == 1
    assert len(_totals(home)) == 2


def _leads_home(match):
    return "A" in match.waiting and any(_totals(choice) for choice in match.view("A").choices)


def _totals(choice):
    return [told for told in choice.effects or [] if told.event == "total"]


def test_the_status_asks_who_is_awaited_and_tells_the_others():
    match = Match("douro", players=3, names=["Ada", "Ben", "Cy"], seed=1)
    match.play("A", "7")

    def status(listener, language):
        return speaker(language).text(Narrator(match.game, match.names, listener).status(match.view(listener)))

    assert status("B", "en") == "Choose a barrel card."
    assert status("A", "fr") == "En attente des cartes baril\u202f: Ben et Cy."
    assert status(None, "pl") == "Czekamy na karty beczek: Ada, Ben i Cy."


def test_the_status_of_a_match_that_is_over_names_the_winner():
    match = recorded("douro")

    assert speaker("en").text(Narrator(match.game, match.names, "A").status(match.view("A"))).endswith("Winner: you.")


# ---- Refusals


def test_a_refusal_names_game_and_chance_in_words():
    players = refusal(Refused("refused-players", game="dolores", players=7, least=2, most=4))
    turn = refusal(Refused("refused-turn", ply=3, seat="A", came="7", waiting=["*"]))

    assert speaker("en").text(players) == "Dolorès is for 2 to 4 players, not for 7."
    assert speaker("pl").text(turn).endswith("Czekamy na: los.")


def test_a_refused_board_lists_every_problem():
    problems = [
        Refused("dorada-board-missing", key="gold"),
        Refused("dorada-board-two-roles", square=7),
        Refused("dorada-board-two-roles", square=9),
    ]
    message = refusal(Refused("dorada-board-refused", board="mine", problems=problems))

    assert speaker("en").text(message) == (
        "Nobody can play on the board “mine”: “gold” is missing; square 7 has two roles; square 9 has two roles."
    )


def test_what_came_is_shown_as_it_was_written():
    message = refusal(Refused("refused-option-value", option="first", came=None, expected=["A", "B"]))

    assert speaker("en").text(message) == "The option first cannot be none. It can be: A and B."


def test_an_unknown_message_is_an_error():
    with pytest.raises(LookupError):
        speaker("en").text(Message("refused-nonsense"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_can_be_said_however_much_came(language):
    long = "x" * 20_000
    wrong = [Refused("dorada-board-missing", key=long) for _ in range(50)]
    for refused in (
        Refused("refused-game", came=long, known=[long] * 90),
        Refused("refused-ply", ply=1, seat="A", came="1", legal=[f"steal C gold-{number}" for number in range(500)]),
        Refused("dorada-board-refused", board=long, problems=wrong),
        Refused("refused-message", reason=long),
    ):
        said = speaker(language).text(refusal(refused))

        assert "…" in said or refused.message == "dorada-board-refused"
        assert len(said) < 1500


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_without_end_is_said_as_it_came(language):
    told = refusal(Refused("refused-moment", came=10**40, last=7))

    assert str(10**40) in speaker(language).text(told)
