"""The documented steps after `pg_restore` do to a table what `bot.py restore` does on SQLite."""

import json
from pathlib import Path

import pytest

from db import Database
from db.sqlite.backups import RESTORED_VERSION_GAP, _ahead
from tests.beside import beside

SCRIPT = Path(__file__).parents[2] / "deploy" / "after_restore.sql"
DOCUMENTS = [
    {"id": 1, "version": 7},
    {"id": 2, "version": 7, "played": 5, "proposal": {"by": 3}, "names": ["芽衣", 'Tom "T" O\'Neil']},
    {"id": 3, "version": 7, "played": 6, "votes": [{"seat": 1, "made": 4}, {"seat": 0, "made": 3}]},
    {"id": 4, "version": 7, "votes": []},
]


@pytest.fixture
async def program(postgres):
    """A connection to a new, migrated PostgreSQL database."""
    with postgres.database() as location:
        await (await Database.open(location)).close()
        with beside(location) as other:
            yield other


def store(program, id: int, document: str) -> None:
    program.execute(
        "INSERT INTO tables"
        " (id, channel, game, status, version, owing, computing, counts, sleeps, moved, document)"
        " VALUES (?, 1, 'fleet', 'closed', 7, 0, 0, 1, 0, 0, ?)",
        (id, document),
    )


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
async def test_a_restored_tables_version_exceeds_every_button(program, document):
    store(program, document["id"], json.dumps(document))
    program.executescript(SCRIPT.read_text("utf-8"))
    [(version, after)] = program.execute("SELECT version, document FROM tables")
    assert version == 7 + RESTORED_VERSION_GAP
    assert json.loads(after) == json.loads(_ahead(json.dumps(document)))


@pytest.mark.parametrize(
    "document", ["junk", "[]", '{"version": 1, "votes": 7}', '{"version": "junk"}', "{}"]
)
async def test_an_unreadable_document_stays_unchanged(program, document):
    store(program, 1, document)
    program.executescript(SCRIPT.read_text("utf-8"))
    assert program.execute("SELECT document FROM tables").fetchall() == [(document,)]
