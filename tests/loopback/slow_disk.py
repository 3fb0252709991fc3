"""Runs the bot with 10 ms added to each commit, for `bench.load --slow-disk`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from db.sqlite.engine import File
from service import program

COMMIT_DELAY = 0.01
"""Number of seconds added to each commit."""


def main(arguments: Sequence[str]) -> int:
    """Run the program; returns its exit code."""
    commit = File.commit

    async def slow(self: File) -> None:
        await asyncio.sleep(COMMIT_DELAY)  # Other commits wait meanwhile, as with a slow disk.
        await commit(self)

    File.commit = slow
    return program.main(arguments)
