"""A database connection that nobody closed doesn't keep the process alive."""

import subprocess
import sys

import pytest

OPEN = """
import asyncio, sqlite3
import aiosqlite
from upstream.threads import connection

def connect():
    return sqlite3.connect(":memory:", check_same_thread=False)

async def leave_open(made):
    global kept
    kept = await made

asyncio.run(leave_open({}))
print("done", flush=True)
"""


def run(made, timeout):
    return subprocess.run(
        [sys.executable, "-c", OPEN.format(made)],
        timeout=timeout,
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_the_remedy_the_process_never_ends():
    with pytest.raises(subprocess.TimeoutExpired):
        run("aiosqlite.Connection(connect, iter_chunk_size=64)", timeout=3)


def test_the_process_ends():
    ended = run("connection(connect, 64)", timeout=60)
    assert (ended.returncode, ended.stdout) == (0, "done\n"), ended.stderr
