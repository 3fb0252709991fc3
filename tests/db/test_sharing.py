"""Several processes on one server's database: whose each shard is, and who may write."""

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
import pytest

from db import ALL, Database, DatabaseInUse, DatabaseUnusable, LeaseLost, NotSaved, Server, Shards
from db.postgres import connection, engine, sharing, writer
from tests.beside import beside
from tests.db.test_groups import together, write
from tests.db.test_postgres import end_connections
from tests.loopback.relay import Relay

FIRST, SECOND, THIRD = Shards(0, 1, 4), Shards(2, 2, 4), Shards(3, 3, 4)


@pytest.fixture
def location(postgres):
    with postgres.database() as database:
        yield database


@asynccontextmanager
async def process(location, shards=FIRST):
    db = await Database.open(location, shards)
    try:
        yield db
    finally:
        await db.close()


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Leases that run out soon, and nobody waits long."""
    monkeypatch.setattr(sharing, "EVERY", 0.25)
    monkeypatch.setattr(sharing, "LOOK", 0.02)
    monkeypatch.setattr(writer, "PATIENCE", 0.2)


def part(db) -> Any:
    """A process's part in what all agree on."""
    return db.sharing


def fences(location):
    with beside(location) as other:
        return dict(iter(other.execute("SELECT shard, fence FROM leases").fetchall()))


def expire(location):
    """Let time pass."""
    with beside(location) as other:
        other.execute("UPDATE leases SET expires = 0")


async def until(condition):
    async with asyncio.timeout(3):
        while not condition():  # noqa: ASYNC110, none of it has an event
            await asyncio.sleep(0.01)


async def asleep(db):
    """The process does nothing more by itself, and doesn't know."""
    part(db)._keeping.cancel()
    await asyncio.wait([part(db)._keeping])


@pytest.mark.parametrize(
    ("server", "shard"), [(None, 0), (1 << 22, 1), (7 << 22, 3), ((2 << 22) - 1, 1), (900, 0)]
)
def test_a_server_is_a_shards_as_discord_says(server, shard):
    assert [Shards(each, each, 4).have(server) for each in range(4)] == [each == shard for each in range(4)]
    assert Shards(0, 3, 4).are_all and ALL.are_all and ALL.have(server) and not FIRST.are_all


async def test_processes_with_other_shards_write_side_by_side(location):
    async with process(location, FIRST) as one, process(location, SECOND) as other:
        await together(write(one, "a"), write(other, "b"))
        assert await one.one("note", key="b") and await other.one("note", key="a")
        assert fences(location) == {0: 1, 1: 1, 2: 1}


async def test_who_wants_it_alone_is_refused(location):
    async with process(location, FIRST):
        with pytest.raises(DatabaseInUse):
            await Database.open(location)
    async with process(location, ALL):
        with pytest.raises(DatabaseInUse):
            await Database.open(location, SECOND)


async def test_a_file_is_for_one_process(tmp_path):
    with pytest.raises(DatabaseUnusable, match="for one process"):
        await Database.open(tmp_path / "harbour.db", FIRST)


@pytest.mark.parametrize("shards", [FIRST, Shards(1, 3, 4), Shards(5, 5, 8)], ids=str)
async def test_whose_shards_another_has_waits_until_it_has_ended(location, shards, caplog):
    async with process(location, FIRST) as one:
        waiting = asyncio.create_task(Database.open(location, shards))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        assert caplog.text.count("waiting for it to end") == 1
        await write(one, "a")
    async with asyncio.timeout(1):  # long before the lease would have run out
        other = await waiting
    await write(other, "b")
    assert max(fences(location).values()) == 2
    await other.close()


async def test_leases_are_renewed_for_as_long_as_the_process_lives(location, monkeypatch):
    monkeypatch.setattr(sharing, "LASTS", 1.0)
    async with process(location, FIRST) as one:
        waiting = asyncio.create_task(Database.open(location, FIRST))
        await asyncio.sleep(2)
        assert not waiting.done() and not part(one).lost.is_set()
        waiting.cancel()
        await asyncio.wait([waiting])
        await write(one, "a")


async def test_a_lease_that_is_renewed_while_another_looks_is_not_taken(location, monkeypatch):
    """The renewal came late, and both would have had it."""
    async with process(location, FIRST) as one:
        await asleep(one)
        expire(location)
        looked, fetchval = 0, asyncpg.Connection.fetchval

        async def found_free(self, query, *values, **more):
            nonlocal looked
            found = await fetchval(self, query, *values, **more)
            if query == sharing._OTHERS:
                looked += 1
                if looked == 1:
                    assert found is None
                    assert await part(one)._asked(sharing._RENEW, part(one).name, 6000) == 2
            return found

        monkeypatch.setattr(asyncpg.Connection, "fetchval", found_free)
        waiting = asyncio.create_task(sharing.join(location, FIRST))
        await until(lambda: looked > 3 or waiting.done())
        if was_taken := waiting.done():
            await waiting.result().close()
        waiting.cancel()
        await asyncio.wait([waiting])
        assert not was_taken and fences(location) == {0: 1, 1: 1}
        await write(one, "a")


async def test_a_holder_that_slept_writes_nothing_and_hears_of_it(location):
    async with process(location, FIRST) as one:
        await write(one, "a")
        await asleep(one)
        expire(location)
        await write(one, "b")  # nobody has taken them
        async with process(location, FIRST) as other:
            with pytest.raises(LeaseLost):
                await write(one, "c")
            assert part(one).lost.is_set()
            refused = await together(write(one, "c"), write(one, "c"))
            assert all(isinstance(each, NotSaved) for each in refused)
            assert await other.one("note", key="b") and not await other.one("note", key="c")
            await write(other, "c")


async def test_a_holder_that_wakes_sees_it_before_it_writes(location):
    async with process(location, FIRST) as one:
        expire(location)
        await asleep(one)
        async with process(location, FIRST):
            part(one)._keeping = asyncio.create_task(part(one)._keep())
            async with asyncio.timeout(2):
                await part(one).lost.wait()


async def test_other_shards_of_another_number_are_taken_from_who_sleeps(location):
    async with process(location, Shards(5, 5, 8)) as one:
        await asleep(one)
        expire(location)
        async with process(location, FIRST):
            with pytest.raises(LeaseLost):
                await write(one, "a")


async def sleeping(db, location, *, asks=False):
    """A transaction in which another process takes over; `asks`: it has begun to ask something."""
    async with db.transaction() as tx:
        await tx.run("put-note", key="a", value="1")
        await tx.run("note", key="a")
        if asks:
            await cast(Any, db._writer).connection._get_statement("SELECT 1 AS one", None)
        await asyncio.to_thread(expire, location)
        async with process(location, FIRST) as other:
            await write(other, "b")
        await tx.run("put-note", key="c", value="1")


async def test_who_falls_asleep_in_a_transaction_keeps_nobody_waiting(location, monkeypatch):
    monkeypatch.setattr(connection, "ASLEEP", 0.5)
    async with process(location, FIRST) as one:
        await asleep(one)
        async with asyncio.timeout(3):
            with pytest.raises(NotSaved):
                await sleeping(one, location)
        assert not await one.one("note", key="a")


async def test_who_falls_asleep_while_it_prepares_a_statement_keeps_nobody_waiting(location, monkeypatch):
    """For the server that is no idle transaction: it waits for the rest of a question."""
    monkeypatch.setattr(connection, "ASLEEP", 0.5)
    async with process(location, FIRST) as one:
        await asleep(one)
        async with asyncio.timeout(5):
            with pytest.raises(NotSaved):
                await sleeping(one, location, asks=True)
        assert not await one.one("note", key="a")


async def test_who_falls_asleep_while_it_takes_its_shards_keeps_nobody_waiting(location, monkeypatch):
    monkeypatch.setattr(connection, "ASLEEP", 0.3)
    async with process(location, FIRST) as one:
        await asleep(one)
        await part(one)._connection.execute("BEGIN")
        await part(one)._connection.fetchval("SELECT pg_advisory_xact_lock($1)", sharing.ORDER)
        async with asyncio.timeout(3), process(location, SECOND) as other:
            await write(other, "a")


async def test_who_falls_asleep_while_it_begins_keeps_nobody_waiting(location, monkeypatch):
    monkeypatch.setattr(connection, "ASLEEP", 0.3)
    async with engine._turn(location, FIRST), asyncio.timeout(3), process(location, SECOND) as other:
        await write(other, "a")


@pytest.mark.parametrize("after", range(0, 120, 3))
async def test_whoever_waits_when_a_lease_is_lost_is_told_so(location, after):
    async with process(location, FIRST) as one:
        await write(one, "a")
        waiting = [asyncio.ensure_future(each) for each in (write(one, "b"), one.one("note", key="a"))]
        for _ in range(after):
            await asyncio.sleep(0)
        part(one).lose()
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(each is None or isinstance(each, dict | NotSaved) for each in told), told
        for late in (write(one, "c"), one.one("note", key="a")):
            with pytest.raises(NotSaved):
                await late


async def test_nor_does_anybody_wait_for_a_connection_then(location, postgres):
    with TemporaryDirectory(prefix="net-") as folder:
        async with Relay(postgres.folder, Path(folder)) as network:
            where = Server(location.url.replace(str(postgres.folder), folder))
            async with process(where, FIRST) as one:
                network.hold()
                cast(Any, one)._writer.connection.terminate()
                asked = [asyncio.ensure_future(one.one("note", key="a")) for _ in range(9)]
                waiting = [*asked, asyncio.ensure_future(write(one, "b"))]
                ended = asyncio.ensure_future(one.one("note", key="a"))
                await asyncio.sleep(0.1)
                part(one).lose()
                ended.cancel()  # by somebody else
                await asyncio.wait([ended])
                assert ended.cancelled()
                async with asyncio.timeout(3):
                    told = await asyncio.gather(*waiting, return_exceptions=True)
                network.let_go(is_cut=True)
            assert all(isinstance(each, NotSaved) for each in told), told


async def test_a_lost_connection_loses_no_lease(location):
    async with process(location, FIRST) as one:
        heard = []
        await part(one).listen(heard.append)
        await asyncio.to_thread(end_connections, location)
        await until(lambda: heard)
        await write(one, "a")
        assert not part(one).lost.is_set()
        assert heard == [""]  # something may have been missed


async def test_who_could_not_listen_again_at_once_does_so_at_the_next_try(location, monkeypatch):
    async with process(location, FIRST) as one, process(location, SECOND) as other:
        heard = []
        await part(one).listen(heard.append)
        add_listener, tries = asyncpg.Connection.add_listener, []

        async def slow(*given):
            tries.append(given)
            await (asyncio.sleep(60) if len(tries) == 1 else add_listener(*given))

        monkeypatch.setattr(asyncpg.Connection, "add_listener", slow)
        part(one)._connection.terminate()
        await until(lambda: heard == [""])
        async with other.transaction() as tx:
            await tx.tell("table", 7)
        await until(lambda: heard[1:] == ["table 7"])
        assert len(tries) == 2


async def test_who_begins_to_listen_as_the_connection_is_lost_hears_soon(location):
    async with process(location, FIRST) as one:
        part(one)._connection.terminate()
        heard = []
        await part(one).listen(heard.append)
        await until(lambda: heard == [""])


async def test_what_is_not_answered_keeps_no_lease_from_being_renewed(location, monkeypatch):
    monkeypatch.setattr(sharing, "LASTS", 1.0)
    async with process(location, FIRST) as one:
        with beside(location) as other:
            other.execute("BEGIN")
            other.execute("LOCK TABLE places")
            with pytest.raises(NotSaved):
                await part(one).place("log-in", 1, 1, 5)
            await asyncio.sleep(1.5)
            assert not part(one).lost.is_set()
            await write(one, "a")


async def test_while_the_server_is_away_for_long_they_are_given_up(location, monkeypatch):
    monkeypatch.setattr(sharing, "LASTS", 0.5)

    async def away(server, **settings):
        raise OSError("away")

    async with process(location, FIRST) as one:
        monkeypatch.setattr(sharing, "connect", away)
        await asyncio.to_thread(end_connections, location)
        async with asyncio.timeout(2):
            await part(one).lost.wait()


async def test_all_processes_together_do_a_thing_only_so_often(location):
    async with process(location, FIRST) as one, process(location, SECOND) as other:
        given = [await part(db).place("x", 3, 3, 60) for db in (one, other, one, other)]
        assert given[:3] == [0, 0, 0] and 50 < given[3] <= 60
        assert await part(one).place("y", 1, 1, 0.1) == 0
        assert await part(other).place("y", 1, 1, 0.1) > 0
        await asyncio.sleep(0.2)
        assert await part(other).place("y", 1, 1, 0.1) == 0


async def test_what_can_wait_leaves_places_to_the_rest(location):
    async with process(location, FIRST) as one:
        assert [await part(one).place("x", most, 3, 60) == 0 for most in (1, 1, 3, 3, 3)] == [
            *(True, False),
            *(True, True, False),
        ]


async def test_where_something_is_to_be_migrated_nobody_else_may_be_there(location, monkeypatch):
    async with process(location, FIRST):
        with beside(location) as other:
            other.execute("DELETE FROM migrations WHERE number = (SELECT max(number) FROM migrations)")
        with pytest.raises(DatabaseInUse, match="end all processes"):
            await Database.open(location, SECOND)


async def test_they_may_all_begin_at_once_with_a_new_database(postgres):
    with postgres.database(template="template1") as empty:
        opened = await asyncio.gather(*(Database.open(empty, each) for each in (FIRST, SECOND, THIRD)))
        await together(*(write(db, key) for db, key in zip(opened, "abc", strict=True)))
        assert [bool(await opened[0].one("note", key=key)) for key in "abc"] == [True] * 3
        for db in opened:
            await db.close()
