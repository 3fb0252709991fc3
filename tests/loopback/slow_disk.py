"""Runs the bot with 10 ms added to each commit, for `bench.load --slow-disk`."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from typing import Any

from db.sqlite import engine
from service import program

COMMIT_DELAY = 0.01
"""Number of seconds added to each commit."""


def main(arguments: Sequence[str]) -> int:
    """Run the program; returns its exit code."""

    class SlowEngine(engine.SqliteEngine):
        def __init__(self, path: Any, writer: Any, own: sqlite3.Connection, quick: Any, slow: Any) -> None:
            super().__init__(path, writer, own, quick, slow)
            own.set_trace_callback(_delay)

    engine.SqliteEngine = SlowEngine
    return program.main(arguments)


def _delay(statement: str) -> None:
    """Delay commits in the writer's thread, as a slow disk would."""
    if statement == "COMMIT":
        time.sleep(COMMIT_DELAY)
