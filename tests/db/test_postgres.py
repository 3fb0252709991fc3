"""Failures only PostgreSQL can cause: an absent server, lost connections, commits with unknown outcome."""

import asyncio
import os
import subprocess
import sys
import time

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
import pytest

from db import (
    Conflict,
    Database,
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnreachable,
    DatabaseUnusable,
    Deadlock,
    NotSaved,
    Server,
)
from db.postgres import engine
from db.postgres.errors import meaning
from tests.beside import beside
from tests.db.statements import NOTE, PUT_NOTE
from tests.db.test_transactions import together, write

KEYS = ("a", "b", "c")


@pytest.fixture
def location(postgres):
    """A database on the PostgreSQL server, with or without --postgres."""
    with postgres.database() as database:
        yield database


def end_connections(location):
    """Terminate all connections, as a server does at its shutdown."""
    with beside(location) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def stored(db):
    return [key for key in KEYS if await db.one(NOTE, key=key)]


async def test_a_connection_lost_between_transactions_is_reopened(db, location, caplog):
    await write(db, "a")
    end_connections(location)
    await asyncio.sleep(0.05)
    await write(db, "b")
    assert await stored(db) == ["a", "b"]


async def test_reads_continue_after_all_connections_are_lost(db, location):
    await asyncio.gather(*(db.one(NOTE, key="a") for _ in range(8)))
    end_connections(location)
    assert await asyncio.gather(*(db.one(NOTE, key="a") for _ in range(8))) == [None] * 8


async def test_a_transaction_with_a_lost_connection_stores_nothing(db, location):
    async def interrupted():
        async with db.transaction() as tx:
            await tx.run(PUT_NOTE, key="b", value="1")
            await tx.run(NOTE, key="b")
            await asyncio.to_thread(end_connections, location)
            await tx.run(PUT_NOTE, key="c", value="1")

    told = await together(write(db, "a"), interrupted())
    assert [type(each) for each in told] == [type(None), NotSaved]
    await write(db, "c")
    assert await stored(db) == ["a", "c"]


async def test_the_next_transaction_waits_for_a_restarting_server(db, postgres):
    await write(db, "a")
    async with postgres.away():
        pass
    [told] = await together(write(db, "b"))
    assert told is None or isinstance(told, NotSaved)
    await write(db, "c")
    assert await stored(db) == (["a", "c"] if told else ["a", "b", "c"])


async def test_writes_and_reads_are_refused_while_the_server_is_down(db, postgres):
    async with postgres.away():
        for _ in range(2):
            with pytest.raises(NotSaved):
                await db.do(PUT_NOTE, key="a", value="1")
            with pytest.raises(NotSaved):
                await db.one(NOTE, key="a")
    await db.do(PUT_NOTE, key="a", value="1")
    assert await stored(db) == ["a"]


@pytest.fixture
def lost_in_commit(db, location):
    """Lose the connection during the next commit, before or after the server receives it.

    The given act runs just before that.
    """

    def prepare(*, after):
        losing = asyncio.Event()
        connection = db.engine.writer
        real = connection.execute

        async def execute(query, *values, **more):
            if query == "COMMIT":
                if after:
                    await real(query)
                losing.set()
                await asyncio.to_thread(end_connections, location)
                await real("SELECT 1")
            return await real(query, *values, **more)

        class Lossy:
            def __getattr__(self, name):
                return execute if name == "execute" else getattr(connection, name)

        db.engine.writer = Lossy()  # The connection stays lost until there is another server.
        return losing

    return prepare


async def test_a_commit_with_a_lost_response_is_recognised_as_stored(db, lost_in_commit):
    called = []
    lost_in_commit(after=True)

    async def noted(key):
        async with db.transaction() as tx:
            tx.after_commit(lambda: called.append(key))
            await tx.run(PUT_NOTE, key=key, value="1")

    assert await together(*(noted(key) for key in KEYS)) == [None, None, None]
    assert called == list(KEYS) and await stored(db) == list(KEYS)
    await write(db, "a")


async def test_a_commit_that_never_arrived_is_recognised_as_lost(db, lost_in_commit):
    lost_in_commit(after=False)
    assert [type(each) for each in await together(write(db, "a"))] == [NotSaved]
    assert await stored(db) == []
    assert await together(*(write(db, key) for key in KEYS)) == [None, None, None]
    assert await stored(db) == list(KEYS)


async def test_a_server_without_the_numbers_of_transactions_gets_them(db, location, lost_in_commit):
    """A standby that took over may lack the last changes."""
    with beside(location) as other:
        other.executescript("DROP SCHEMA harbourmaster_commits CASCADE")
    end_connections(location)
    await asyncio.sleep(0.05)
    await write(db, "a")
    lost_in_commit(after=False)

    async def interrupted():
        async with db.transaction() as tx:
            await tx.run(PUT_NOTE, key="b", value="b")
            with beside(location) as other:
                other.execute("ALTER SCHEMA harbourmaster_commits RENAME TO former")

    assert [type(each) for each in await together(interrupted())] == [NotSaved]
    await write(db, "c")
    assert await stored(db) == ["a", "c"]


async def test_a_connection_lost_before_the_commit_stores_nothing(db, location, caplog):
    async def lose():
        await asyncio.to_thread(end_connections, location)
        await asyncio.sleep(0.05)  # Wait until this process knows of the change.

    with db.faults.before("commit", lose):
        assert [type(each) for each in await together(write(db, "a"))] == [NotSaved]
    assert "lost in a commit" in caplog.text
    await write(db, "c")
    assert await stored(db) == ["c"]


async def test_the_server_ends_a_transaction_without_a_client(db):
    """The server hasn't noticed the lost connection: without a limit the retries would never end."""
    await write(db, "there")
    connection = db.engine.writer
    real, left = connection.execute, []

    async def execute(query, *values, **more):
        if query == "COMMIT" and not left:
            left.append(connection)
            raise ConnectionResetError("gone")
        return None if query == "ROLLBACK" else await real(query, *values, **more)

    class Silent:
        def __getattr__(self, name):
            if name == "terminate":
                return lambda: None
            return execute if name == "execute" else getattr(connection, name)

    db.engine.writer = Silent()
    [told] = await together(write(db, "a"))
    assert isinstance(told, NotSaved) and left
    connection.terminate()
    db.engine.writer = connection
    await write(db, "b")
    assert await stored(db) == ["b"]


async def test_the_outcome_of_a_commit_is_queried_until_known(db, lost_in_commit, monkeypatch, caplog):
    tries = []
    real = engine.connect

    async def connect(server, **settings):
        tries.append(server)
        if len(tries) < 3:
            raise ConnectionRefusedError("not yet")
        return await real(server, **settings)

    lost_in_commit(after=True)
    monkeypatch.setattr(engine, "connect", connect)
    await write(db, "a")
    assert len(tries) == 3 and caplog.text.count("Can't tell yet whether a commit was stored: not yet") == 2


async def test_cancellation_waits_for_the_outcome_of_a_commit(db, lost_in_commit):
    losing = lost_in_commit(after=True)
    task = asyncio.create_task(write(db, "a"))
    await losing.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await stored(db) == ["a"]


async def test_a_second_process_is_refused_in_one_line(db, location, monkeypatch):
    monkeypatch.setattr(engine, "TAKEOVER_TIMEOUT", 0.2)
    with pytest.raises(DatabaseInUse, match="in use by another process") as caught:
        await Database.open(location)
    assert "\n" not in str(caught.value)


async def test_a_new_process_waits_for_the_previous_one_to_end(db, location):
    opening = asyncio.create_task(Database.open(location))
    await asyncio.sleep(0.2)
    await db.close()
    another = await opening
    await another.close()


@pytest.mark.parametrize(
    ("change", "error", "said"),
    [
        (("/harbour_", "/no_such_"), DatabaseUnusable, "does not exist"),
        (("host=", "host=/nowhere"), DatabaseUnreachable, "can't be reached"),
        (("harbour@", "harbour@127.0.0.1:1"), DatabaseUnreachable, "can't be reached"),
        (("postgresql://harbour@", "postgresql://nobody:secret@"), DatabaseUnusable, "does not exist"),
        (("?host=", "?port=many&host="), DatabaseUnusable, "many"),
        (("?host=", "?sslmode=verify-full&host="), DatabaseUnusable, r"root\.crt"),
        (
            ("?host=", "?sslmode=verify-full&sslrootcert=/nowhere.crt&host="),
            DatabaseUnusable,
            "no file /nowhere.crt",
        ),
    ],
)
async def test_a_failure_to_open_is_reported_in_one_line(location, change, error, said):
    url = location.url.replace(*change)
    if "127.0.0.1" in url:
        url = url.partition("?")[0]
    with pytest.raises(error, match=said) as caught:
        await Database.open(url)
    assert "\n" not in str(caught.value) and "secret" not in str(caught.value)


async def test_a_server_whose_data_isnt_flushed_is_warned_of(location, caplog):
    await (await Database.open(location)).close()  # The tests' own server is one.
    assert "has fsync = off: a power cut may destroy it" in caplog.text


async def test_an_encoding_other_than_utf8_is_refused(postgres):
    with beside(postgres.at("postgres")) as owner:
        owner.execute("CREATE DATABASE harbour_ascii TEMPLATE template0 ENCODING 'LATIN1'")
        with pytest.raises(DatabaseUnusable, match="LATIN1"):
            await Database.open(postgres.at("harbour_ascii"))
        owner.execute("DROP DATABASE harbour_ascii")


async def test_tables_of_another_program_are_left_alone(postgres):
    with postgres.database(template="template1") as empty:
        with beside(empty) as other:
            other.execute("CREATE TABLE tables (legs INTEGER)")
        with pytest.raises(DatabaseUnusable, match="already exists"):
            await Database.open(empty)
        with beside(empty) as other:
            assert other.columns("tables") == ["legs"] and len(other.tables()) <= 2


async def test_a_database_of_a_later_version_is_refused(location):
    with beside(location) as other:
        other.execute("INSERT INTO migrations VALUES (9999, 'to_come')")
    with pytest.raises(DatabaseTooNew, match="9999"):
        await Database.open(location)


async def test_a_migration_that_fails_leaves_the_version_before(postgres, tmp_path):
    (tmp_path / "0001_boats.sql").write_text("CREATE TABLE boats (id INTEGER PRIMARY KEY, speed REAL)")
    with postgres.database(template="template1") as empty:
        await (await Database.open(empty, migrations=tmp_path)).close()
        (tmp_path / "0002_crews.sql").write_text("CREATE TABLE crews (boat INTEGER); NONSENSE")
        with pytest.raises(DatabaseUnusable, match="NONSENSE"):
            await Database.open(empty, migrations=tmp_path)
        with beside(empty) as other:
            assert sorted(other.tables()) == ["boats", "migrations"]
            assert list(other.execute("SELECT number FROM migrations")) == [(1,)]


async def test_look_sees_a_snapshot_of_a_database_in_use(db, location):
    await db.do(PUT_NOTE, key="a", value="1")
    seen = await Database.look(location)
    await db.do(PUT_NOTE, key="b", value="1")
    assert [bool(await seen.one(NOTE, key=key)) for key in KEYS] == [True, False, False]
    with pytest.raises((NotSaved, Conflict)):
        await seen.do(PUT_NOTE, key="c", value="1")
    await seen.close()
    assert await stored(db) == ["a", "b"]


async def test_look_refuses_a_database_that_isnt_migrated(postgres):
    with (
        postgres.database(template="template1") as empty,
        pytest.raises(DatabaseUnusable, match="version 0"),
    ):
        await Database.look(empty)


@pytest.mark.parametrize(
    ("error", "meant"),
    [
        (asyncpg.UniqueViolationError("x"), Conflict),
        (asyncpg.ForeignKeyViolationError("x"), Conflict),
        (asyncpg.SerializationError("x"), NotSaved),
        (asyncpg.DeadlockDetectedError("x"), Deadlock),
        (asyncpg.IdleInTransactionSessionTimeoutError("x"), NotSaved),
        (asyncpg.DiskFullError("could not extend file\nmore"), NotSaved),
        (asyncpg.QueryCanceledError("statement timeout"), NotSaved),
        (asyncpg.AdminShutdownError("x"), NotSaved),
        (asyncpg.ConnectionDoesNotExistError("x"), NotSaved),
        (asyncpg.InterfaceError("connection is closed"), NotSaved),
        (ConnectionResetError("reset"), NotSaved),
        (TimeoutError(), NotSaved),
    ],
)
def test_errors_are_translated(error, meant):
    told = meaning(error)
    assert type(told) is meant and str(told) and "\n" not in str(told)


HOLDER = """
import sys
import time
from tests.postgres import private_server
with private_server() as server:
    print((server.folder / "data" / "postmaster.pid").read_text().split()[0], flush=True)
    sys.stdin.read()
"""


def test_a_private_server_ends_with_its_killed_parent(postgres):
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        server = int(holder.stdout.readline())
        assert lives(server)
        holder.kill()
    while lives(server):
        time.sleep(0.05)


def lives(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass  # The process exists, but belongs to another user.
    return True


def test_without_a_server_asyncpg_isnt_imported():
    program = "import sys, bot, db; print('asyncpg' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=200
    )
    assert done.stdout == "False\n"


def test_a_password_is_not_shown():
    server = Server("postgresql://harbour:secret@db.example.org:5432/harbour?sslmode=require")
    assert str(server) == "postgresql://db.example.org:5432/harbour" and "secret" not in repr(server)


ALL_NOTES = "SELECT * FROM notes WHERE key = :key"


@pytest.fixture
async def changed_schema(db, location):
    """The schema has changed under a statement that the driver has cached."""
    await db.do(PUT_NOTE, key="a", value="1")
    async with db.transaction() as tx:
        await tx.one(ALL_NOTES, key="a")
    with beside(location) as other:
        other.execute("ALTER TABLE notes ADD COLUMN colour TEXT")


async def test_a_transaction_is_made_again_after_a_change_of_the_schema(db, changed_schema):
    async with db.transaction() as tx:
        await tx.run(PUT_NOTE, key="b", value="1")
        assert await tx.one(NOTE, key="b") == {"value": "1"}
        assert await tx.one(ALL_NOTES, key="a") == {"key": "a", "value": "1", "colour": None}
        await tx.run(PUT_NOTE, key="c", value="1")
    assert await stored(db) == ["a", "b", "c"]


async def test_a_transaction_that_has_read_something_else_isnt_made_again(db, changed_schema, location):
    async def outdated():
        async with db.transaction() as tx:
            await tx.one(NOTE, key="a")
            await tx.run(PUT_NOTE, key="b", value="1")
            with beside(location) as other:
                other.execute("UPDATE notes SET value = '2' WHERE key = 'a'")
            await tx.one(ALL_NOTES, key="a")

    with pytest.raises(NotSaved) as caught:
        await outdated()
    assert caught.value.again and await stored(db) == ["a"]
