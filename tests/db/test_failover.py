"""A server that no longer takes writes, because a standby was promoted. Uses two real servers."""

import asyncio
from pathlib import Path

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
import pytest

from db import Database, NotSaved, Server, Shards
from db.postgres.errors import CURES, Cure, cure, meaning
from tests.db.statements import NOTE, PUT_NOTE
from tests.db.test_transactions import write
from tests.harbour import Harbour
from tests.needed import skip_or_fail
from tests.postgres import HOW_TO_GET_IT, TEMPLATE, USER, replicated


@pytest.fixture
def postgres(tmp_path):
    """A primary, its standby, and an address that leads to one of them, as one in the DNS does."""
    with replicated() as pair:
        if pair is None:
            skip_or_fail(HOW_TO_GET_IT)
        address = Path(f"{pair[0].folder}-address")
        address.symlink_to(pair[0].folder)
        yield *pair, address
        address.unlink()


@pytest.fixture(params=["one address", "two hosts"])
def location(request, postgres):
    primary, standby, address = postgres
    hosts = address if request.param == "one address" else f"{primary.folder},{standby.folder}"
    return Server(f"postgresql://{USER}@/{TEMPLATE}?host={hosts}")


def fail_over(postgres):
    primary, standby, address = postgres
    standby.promote()
    primary.demote()
    address.unlink()
    address.symlink_to(standby.folder)


async def caught_up(postgres):
    """Wait until the standby has everything."""
    primary, standby, _ = postgres
    one = await asyncpg.connect(primary.at(TEMPLATE).url)
    other = await asyncpg.connect(standby.at(TEMPLATE).url)
    wanted = await one.fetchval("SELECT CAST(pg_current_wal_lsn() AS text)")
    behind = f"SELECT pg_last_wal_replay_lsn() < CAST('{wanted}' AS pg_lsn)"
    while await other.fetchval(behind):  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    await one.close()
    await other.close()


async def test_moves_continue_after_a_failover(postgres, location):
    harbour = Harbour(location)
    await harbour.start()
    await harbour.begin()
    await harbour.play_on(moves=2)
    await caught_up(postgres)
    await asyncio.to_thread(fail_over, postgres)
    before = (await harbour.table(1)).version
    table = await harbour.play_on(moves=5)  # None of the moves is refused.
    assert table.version >= before + 5
    assert (await harbour.table(1)).version == table.version  # Reads ask the new server, too.
    await harbour.stop()


async def test_a_standby_can_be_checked(postgres):
    primary, standby, _ = postgres
    await (await Database.open(primary.at(TEMPLATE))).close()
    await caught_up(postgres)
    db = await Database.look(standby.at(TEMPLATE))
    assert await db.one(NOTE, key="a") is None
    await db.close()


async def test_the_shards_are_taken_again_on_the_new_server(postgres, location):
    db = await Database.open(location, shards=Shards(0, 0, 2))
    assert db.hold is not None
    held = asyncio.create_task(db.hold.run())
    await asyncio.wait_for(db.hold.taken.wait(), 60)
    await caught_up(postgres)
    await asyncio.to_thread(fail_over, postgres)
    await asyncio.wait_for(db.hold.lost.wait(), 60)
    await asyncio.wait_for(db.hold.taken.wait(), 60)
    found = await asyncpg.connect(postgres[1].at(TEMPLATE).url)
    assert await found.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'")
    await found.close()
    held.cancel()
    await db.close()


async def test_without_a_server_that_takes_writes_they_are_refused_until_there_is_one(postgres, location):
    db = await Database.open(location)
    await write(db, "a")
    await caught_up(postgres)
    await asyncio.to_thread(postgres[0].demote)
    await asyncio.sleep(0.5)  # until all its sessions have heard of it
    for _ in range(3):
        with pytest.raises(NotSaved):
            await write(db, "b")
    await asyncio.to_thread(fail_over, postgres)
    await write(db, "b")
    assert [key for key in "ab" if await db.one(NOTE, key=key)] == ["a", "b"]
    await db.close()


async def test_a_move_that_the_new_server_lacks_isnt_reported_as_stored(postgres, location, caplog):
    db = await Database.open(location)
    await write(db, "a")
    await caught_up(postgres)
    standby = await asyncpg.connect(postgres[1].at(TEMPLATE).url)
    await standby.execute("ALTER SYSTEM SET primary_conninfo = ''")
    await standby.execute("SELECT pg_reload_conf()")
    await asyncio.sleep(0.5)

    async def interrupted():
        async with db.transaction() as tx:
            await tx.run(PUT_NOTE, key="b", value="b")
            await asyncio.to_thread(fail_over, postgres)
            await asyncio.to_thread(postgres[0].halt)

    with pytest.raises(NotSaved):
        await interrupted()
    assert "lost in a commit" in caplog.text
    assert await db.one(NOTE, key="b") is None
    await standby.close()
    await db.close()


STATES: dict[str, type[Exception]] = {
    state: found
    for found in vars(asyncpg).values()
    if isinstance(found, type) and (state := getattr(found, "sqlstate", None))
}


@pytest.mark.parametrize(
    ("state", "cured"),
    [
        ("08006", Cure.RECONNECT),
        ("0A000", Cure.AGAIN),
        ("22003", Cure.PERSON),
        ("23505", Cure.NONE),
        ("25006", Cure.RECONNECT),
        ("25P02", Cure.PERSON),
        ("25P03", Cure.RECONNECT),
        ("28P01", Cure.PERSON),
        ("3D000", Cure.PERSON),
        ("40001", Cure.AGAIN),
        ("40P01", Cure.AGAIN),
        ("42P01", Cure.PERSON),
        ("53100", Cure.RECONNECT),
        ("57P01", Cure.RECONNECT),
        ("57P03", Cure.RECONNECT),
        ("58030", Cure.PERSON),
        ("XX001", Cure.PERSON),
    ],
)
def test_every_kind_of_error_has_a_cure(state, cured):
    error = STATES[state]("told")
    assert cure(error) is cured
    again = cured is Cure.AGAIN or state == "25006"
    assert isinstance(meaning(error), NotSaved) is (cured is not Cure.NONE)
    assert getattr(meaning(error), "again", False) is again


def test_the_cures_are_about_states_that_exist():
    classes = {state[:2] for state in STATES}
    assert {key for key in CURES if len(key) == 2} <= classes
