"""Whether a commit with a lost response was stored is read from the data, on a server of the test's own."""

import asyncio

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
import pytest

from db import ALL_SHARDS, Database, NotSaved
from db.postgres import engine
from tests.db.statements import NOTE, PUT_NOTE
from tests.db.test_transactions import together, write
from tests.needed import skip_or_fail
from tests.postgres import HOW_TO_GET_IT, TEMPLATE, private_server


@pytest.fixture
def postgres():
    """A server that loses in a crash what no commit has waited for, as one on a real machine does."""
    with private_server(wal_level="replica", max_wal_senders="4", wal_writer_delay="10s") as own:
        if own is None:
            skip_or_fail(HOW_TO_GET_IT)
        own.prepare()
        yield own


@pytest.fixture
def location(postgres):
    return postgres.at(TEMPLATE)


@pytest.fixture
async def others(location):
    """Another process's database."""
    db = await Database.open(location, shards=ALL_SHARDS)
    yield db
    await db.close()


@pytest.fixture
async def ours(location):
    db = await Database.open(location, shards=ALL_SHARDS)
    yield db
    await db.close()


async def next_id(location):
    """The id of the server's next transaction."""
    owner = await asyncpg.connect(location.url)
    found = await owner.fetchval(
        "SELECT CAST(CAST(pg_snapshot_xmax(pg_current_snapshot()) AS text) AS bigint)"
    )
    await owner.close()
    return int(found)


async def test_a_crash_that_gives_a_transactions_id_to_another_doesnt_store_it(
    postgres, location, ours, others, caplog
):
    await write(others, "b")

    async def interrupted():
        async with ours.transaction() as tx:
            await tx.run(PUT_NOTE, key="a", value="1")
            lost = await next_id(location)
            await asyncio.to_thread(postgres.halt)
            await asyncio.to_thread(postgres.serve)
            while await next_id(location) <= lost:
                await together(write(others, "b"))

    assert [type(told) for told in await together(interrupted())] == [NotSaved]
    assert "lost in a commit" in caplog.text
    assert await others.one(NOTE, key="a") is None


async def alter(location, *statements):
    owner = await asyncpg.connect(location.url)
    for statement in (*statements, "SELECT pg_reload_conf()"):
        await owner.execute(statement)
    await owner.close()
    await asyncio.sleep(0.2)  # until the server has read its settings


async def test_a_commit_waits_for_its_synchronous_standby(location, ours, others, monkeypatch, caplog):
    monkeypatch.setattr(engine, "STATEMENT_TIMEOUT", 0.3)
    await write(ours, "a")
    await others.one(NOTE, key="a")
    await alter(location, "ALTER SYSTEM SET synchronous_standby_names = 'standby'")
    writing = asyncio.create_task(write(ours, "b"))
    await asyncio.sleep(2)
    assert not writing.done()
    assert "lost in a commit" in caplog.text
    # Nobody hears of it before it is on two machines.
    assert await others.one(NOTE, key="b") is None
    await alter(location, "SET synchronous_commit = off", "ALTER SYSTEM RESET synchronous_standby_names")
    await asyncio.wait_for(writing, 20)
    assert await others.one(NOTE, key="b") == {"value": "b"}
    await write(ours, "c")
