"""Databases of earlier versions: they are brought up to date, and nothing in them is lost."""

import sqlite3

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from estran.server.store.database import MIGRATIONS
from tests.server.near import serving


def test_a_match_from_before_is_still_there_with_its_plies(tmp_path):
    file = tmp_path / "estran.db"
    with serving(tmp_path) as near:
        near.start(near.open_room(["bot", "bot", "local"]))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    engine.dispose()

    with serving(tmp_path) as near:
        near.open_room(["bot", "bot", "local"])

    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT missing FROM matches").fetchall() == [("[]",), ("[]",)]
        assert connection.execute("SELECT count(*) FROM batches").fetchone() == (1,)
