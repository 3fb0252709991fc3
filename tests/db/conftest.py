"""Fixtures for tests of the database."""

import sqlite3

import pytest

from db.migrate import read_migrations
from db.sqlite.migrate import migrate
from tests.faulty import Faults


@pytest.fixture
async def db(location):
    db = await Faults().open(location)
    yield db
    await db.close()


@pytest.fixture(scope="session")
def schema():
    """An empty, migrated SQLite database."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, read_migrations())
    yield connection
    connection.close()
