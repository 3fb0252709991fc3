"""After a failed flush, SQLite's log already holds the whole transaction: a recovery would apply it."""

import errno
import sqlite3
from contextlib import closing

import pytest

from tests.disk import disk, disk_library

__all__ = ["disk", "disk_library"]

pytestmark = pytest.mark.of_sqlite

WRITES = """
import asyncio, sys
from pathlib import Path
from db import Database, NotSaved
from tests.db.statements import PUT_NOTE

async def main():
    db = await Database.open(Path(sys.argv[1]))
    await db.do(PUT_NOTE, key="a", value="old")
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    try:
        await db.do(PUT_NOTE, key="a", value=sys.argv[2])
    except NotSaved:
        print("refused", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def stored(path):
    """The value that is there after a recovery."""
    with closing(sqlite3.connect(path)) as file:
        return file.execute("SELECT value FROM notes WHERE key = 'a'").fetchone()[0]


async def test_a_refused_move_isnt_there_after_a_kill(disk, location):
    program = disk.run(WRITES, location, "new")
    assert program.line() == "ready"
    disk.fail("fdatasync", "-wal", errno.EIO, times=1)
    program.go()
    assert program.line() == "refused"
    program.kill()
    assert stored(location) == "old"


async def test_nobody_hears_that_a_move_is_refused_while_it_may_come_back(disk, location):
    program = disk.run(WRITES, location, "new")
    assert program.line() == "ready"
    disk.fail("fdatasync", "-wal", errno.EIO)
    program.go()
    assert program.line(timeout=3) is None
    disk.mend()
    assert program.line() == "refused"
    program.kill()
    assert stored(location) == "old"


async def test_a_log_that_a_full_disk_doesnt_let_grow_isnt_applied_later(disk, location):
    """The log's index grows after the transaction is in the log."""
    program = disk.run(WRITES.replace("sys.argv[2])", "'x' * 20_000_000)"), location)
    assert program.line() == "ready"
    disk.fail("pwrite64", "-shm", errno.ENOSPC)
    program.go()
    assert program.line() == "refused"
    program.kill()
    assert stored(location) == "old"
