"""A slow disk or a folder that hangs doesn't stop the event loop."""

import pytest

from tests.disk import disk, disk_library

__all__ = ["disk", "disk_library"]

pytestmark = pytest.mark.of_sqlite

LAG = """
import asyncio, sys, time
from datetime import UTC, datetime
from pathlib import Path
from db import Database
from db.sqlite.backups import backups
from service.upkeep import Upkeep
from settings import Backups
from tests.db.statements import NOTE, PUT_NOTE

worst = 0.0

async def beat():
    global worst
    while True:
        began = time.monotonic()
        await asyncio.sleep(0.01)
        worst = max(worst, time.monotonic() - began - 0.01)

async def pause():
    global worst
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    worst = 0.0

async def main():
    path = Path(sys.argv[1])
    beating = asyncio.create_task(beat())
    await act(path)
    await asyncio.sleep(0.1)
    print(worst, flush=True)

"""

READS = (
    LAG
    + """
async def act(path):
    db = await Database.open(path)
    async with db.transaction() as tx:
        for n in range(1000):
            await tx.run(PUT_NOTE, key=str(n), value="x" * 3000)
    await db.close()
    db = await Database.open(path)
    await pause()
    keys = {f"k{n}": str(n * 9) for n in range(60)}
    many = ", ".join(f":{key}" for key in keys)
    assert len(await db.all(f"SELECT value FROM notes WHERE key IN ({many})", **keys)) == 60
    for n in range(10):
        assert await db.one(NOTE, key=str(n * 9 + 1))
    async with db.transaction() as tx:
        for n in range(10):
            assert await tx.one(NOTE, key=str(n * 9 + 2))
    await db.close()

asyncio.run(main())
"""
)

UPKEEP = (
    LAG
    + """
async def act(path):
    await (await Database.open(path)).close()
    upkeep = Upkeep(path, Backups(path.parent / "backups", 3600, 1))
    await upkeep.look()
    await pause()
    await upkeep.look()
    assert upkeep.age() is not None

asyncio.run(main())
"""
)


def lag(program, slow):
    """The longest time for which the event loop stood still, in seconds."""
    assert program.line() == "ready"
    slow()
    program.go()
    return float(program.line(60) or "inf")


async def test_slow_pages_dont_stop_the_event_loop(disk, location):
    program = disk.run(READS, location)
    assert lag(program, lambda: disk.pause("pread64", ".db", 0.05)) < 0.5


async def test_a_folder_for_backups_that_hangs_doesnt_stop_the_event_loop(disk, location):
    program = disk.run(UPKEEP, location)
    assert lag(program, lambda: disk.pause("opendir", "backups", 2)) < 0.5
