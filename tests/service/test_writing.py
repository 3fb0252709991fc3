"""The health port reports whether the database accepts writes."""

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing, suppress

import pytest

from service.writing import MAX_SECONDS_WITHOUT_WRITE, Writing
from tests.faulty import Faults, Faulty


class Watch:
    """A watch whose clock the test moves."""

    def __init__(self, database: Faulty) -> None:
        self.database = database
        self.now = 100.0
        self.writing = Writing(lambda: self.now, every=0.005)
        self.task = asyncio.create_task(self.writing.watch(database))

    def later(self, seconds: float) -> str | None:
        """Advance the clock and return the trouble."""
        self.now += seconds
        return self.writing.trouble

    async def recovers(self) -> None:
        """Wait until the trouble is over."""
        async with asyncio.timeout(60):
            while self.writing.trouble is not None:  # noqa: ASYNC110 (there is no event to wait for)
                await asyncio.sleep(0.005)


@pytest.fixture
async def watch(location):
    database = await Faults().open(location)
    watch = Watch(database)
    await asyncio.sleep(0.02)
    yield watch
    watch.task.cancel()
    await asyncio.wait([watch.task])
    await database.close()


@asynccontextmanager
async def locked(location):
    """Another program holds the write lock."""
    with closing(sqlite3.connect(location, timeout=0, isolation_level=None)) as other:
        while not other.in_transaction:
            with suppress(sqlite3.OperationalError):  # The watch is writing now.
                other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(0)
        yield
        other.execute("ROLLBACK")


async def test_a_writable_database_is_healthy_even_if_idle(watch):
    for _ in range(3):
        assert watch.later(3600)
        await watch.recovers()


@pytest.mark.of_sqlite
async def test_a_database_locked_for_ten_seconds_is_unhealthy(watch, location):
    async with locked(location):
        await asyncio.sleep(0.05)
        assert watch.later(MAX_SECONDS_WITHOUT_WRITE) is None
        assert watch.later(2) == "the database has taken no write for 12 s"
        await asyncio.sleep(0.05)
        assert watch.later(20) == "the database has taken no write for 32 s"
    await watch.recovers()


async def test_a_database_that_refuses_writes_is_unhealthy(watch):
    with watch.database.faults.refuse("commit"):
        await asyncio.sleep(0.05)
        watch.later(MAX_SECONDS_WITHOUT_WRITE + 1)
        await asyncio.sleep(0.05)
        assert watch.writing.trouble == "the database has taken no write for 11 s"
    await watch.recovers()


async def test_ordinary_writes_count_as_health_checks(watch):
    """A busy bot makes no test writes."""
    tries = watch.database.faults.refuse("begin")
    left = tries.left
    async with asyncio.timeout(60):
        while tries.left == left:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
    assert watch.later(MAX_SECONDS_WITHOUT_WRITE + 1)
    async with asyncio.timeout(60):
        while watch.writing.trouble is not None:
            watch.database.commits.number += 1
            await asyncio.sleep(0.005)


@pytest.mark.of_sqlite
@pytest.mark.parametrize("suffix", ["", "-wal"])
async def test_a_deleted_file_is_reported_at_once_until_it_is_back(watch, location, caplog, suffix):
    file = location.with_name(f"{location.name}{suffix}")
    file.rename(file.with_suffix(".away"))
    async with asyncio.timeout(60):
        while "Moves are refused: the file" not in caplog.text:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
    assert "deleted or replaced" in watch.later(0)
    assert caplog.text.count("Moves are refused: the file") == 1
    file.with_suffix(".away").rename(file)
    await watch.recovers()
