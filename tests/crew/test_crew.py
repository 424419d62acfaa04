"""Work shared out: everything is done once, whoever does it; what goes wrong is said in words."""

import sys

import pytest

from estran import crew
from estran.crew import Crew, WorkersLost, share_out
from estran.engine.game import Refused
from tests.crew.works import deadly, refused, squared
from tests.trials.conftest import plain  # noqa: F401 (a fixture)

LINE = ("arena", "dorada", "--bots", "random", "easy", "--players", "2", "--matches", "1")
LANGUAGES = {"en": 0, "fr": 1, "pl": 2}


def test_whoever_works_alone_gives_each_result_at_once():
    assert list(share_out(squared, range(4))) == [[0], [1], [4], [9]]


@pytest.mark.slow
def test_several_processes_do_everything_once():
    results = list(share_out(squared, range(300), Crew(2)))

    assert sorted(number for chunk in results for number in chunk) == [number**2 for number in range(300)]
    assert len(results) < 300  # small work is handed out in larger chunks


@pytest.mark.slow
def test_a_refusal_of_the_work_is_passed_on():
    with pytest.raises(Refused, match="no bot level “7”"):
        list(share_out(refused, [7], Crew(2)))


@pytest.mark.slow
def test_a_process_that_is_killed_ends_the_work_in_words():
    with pytest.raises(WorkersLost) as lost:
        list(share_out(deadly, [7], Crew(2)))

    assert str(lost.value) == (
        "The workers were lost: A process in the process pool was terminated abruptly while the future was running or "
        "pending. What is done has been saved."
    )
    assert lost.value.items == [7]


# ---- Clusters that cannot be used


WITHOUT_RAY = (
    "This needs packages that are not installed: ray.",
    "Ceci demande des paquets qui ne sont pas installés : ray.",
    "To wymaga pakietów, które nie są zainstalowane: ray.",
)
NO_ADDRESS = (
    "The Ray cluster “nonsense” cannot be used: Invalid address format: nonsense.",
    "La grappe Ray « nonsense » est inutilisable : Invalid address format: nonsense.",
    "Nie można użyć klastra Ray „nonsense”: Invalid address format: nonsense.",
)
SILENCE = (
    "No Ray cluster answered at “127.0.0.1:1” within 2 seconds.",
    "Aucune grappe Ray n’a répondu à « 127.0.0.1:1 » en 2 secondes.",
    "Pod adresem „127.0.0.1:1” żaden klaster Ray nie odpowiada; czekano 2 s.",
)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_ray_it_says_how_to_install_it(estran, monkeypatch, tmp_path, lang):
    monkeypatch.setitem(sys.modules, "ray", None)

    ran = estran(*LINE, "--ray", "auto", lang=lang)

    assert ran.code == 1
    assert ran.err.replace("\u202f", " ").startswith(WITHOUT_RAY[LANGUAGES[lang]])
    assert "pip install estran[cluster]" in ran.err
    assert list(tmp_path.glob("arena-*")) == []


@pytest.mark.slow
@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("address", "complaints"), [("nonsense", NO_ADDRESS), ("127.0.0.1:1", SILENCE)])
def test_a_cluster_that_does_not_answer_is_refused_soon(estran, monkeypatch, lang, address, complaints):
    monkeypatch.setattr(crew, "PATIENCE", 2.0 if complaints is SILENCE else 60.0)

    ran = estran(*LINE, "--ray", address, lang=lang)

    assert ran.code == 1
    assert ran.err.replace("\u202f", " ").startswith(complaints[LANGUAGES[lang]])
    assert ran.err.count("\n") == 1


def test_help_tells_of_clusters(estran):
    assert "--ray ADDRESS: work on a Ray cluster" in estran("arena", "--help").out
    assert "grappe Ray" in estran("arena", "--help", lang="fr").out
    assert "klastrze Ray" in estran("arena", "--help", lang="pl").out
