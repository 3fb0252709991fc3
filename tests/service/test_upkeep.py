"""Backups are made automatically, and the oldest are deleted."""

import logging
from datetime import UTC, datetime, timedelta

import pytest

from db import Database
from db.sqlite.backups import backups
from service.upkeep import Upkeep
from settings import Backups

HOUR = 3600


class Days:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, hours: float) -> None:
        self.now += timedelta(hours=hours)


@pytest.fixture
async def database(tmp_path):
    path = tmp_path / "harbour.db"
    await (await Database.open(path)).close()
    return path


@pytest.fixture
def clock():
    return Days()


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "backups"


async def test_a_due_backup_is_made_and_the_oldest_deleted(database, folder, clock):
    upkeep = Upkeep(database, Backups(folder, every=24 * HOUR, keep=2), clock)
    made = []
    for _ in range(3):
        await upkeep.look()
        made.insert(0, backups(database, folder)[0])
        clock.pass_by(23)
        await upkeep.look()  # too early
        assert backups(database, folder) == made[:2]
        clock.pass_by(1)
    assert len(set(made)) == 3


async def test_a_start_makes_no_extra_backup(database, folder, clock):
    settings = Backups(folder, every=24 * HOUR, keep=7)
    await Upkeep(database, settings, clock).look()
    clock.pass_by(1)
    upkeep = Upkeep(database, settings, clock)
    await upkeep.look()
    assert len(backups(database, folder)) == 1 and upkeep.age() == HOUR


async def test_backups_continue_after_the_clock_is_set_back(database, folder, clock):
    upkeep = Upkeep(database, Backups(folder, every=24 * HOUR, keep=7), clock)
    await upkeep.look()
    clock.pass_by(-1000)
    for _ in range(3):
        await upkeep.look()
    assert len(backups(database, folder)) == 2
    clock.pass_by(24)
    await upkeep.look()
    assert len(backups(database, folder)) == 3


async def test_no_backups_are_made_if_turned_off(database, folder, clock):
    await Upkeep(database, Backups(folder, every=None, keep=7), clock).look()
    assert not folder.exists()


async def test_a_failed_backup_is_logged_and_retried(database, folder, clock, caplog):
    folder.touch()
    upkeep = Upkeep(database, Backups(folder, every=24 * HOUR, keep=7), clock)
    with caplog.at_level(logging.ERROR):
        await upkeep.look()
    [told] = caplog.messages
    assert told.startswith("No backup could be made: ")
    folder.unlink()
    await upkeep.look()
    assert len(backups(database, folder)) == 1
