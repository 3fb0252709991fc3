"""The bot on a disk that takes 10 ms longer for each commit: `bench.load --slow-disk` runs it."""

from __future__ import annotations

import asyncio

from db.sqlite.engine import File
from machine import program

LONGER = 0.01
"""Seconds."""


def main() -> int:
    """Run the program; returns its exit code."""
    commit = File.commit

    async def slow(self: File) -> None:
        await asyncio.sleep(LONGER)  # nobody else commits meanwhile
        await commit(self)

    File.commit = slow
    return program.main()
