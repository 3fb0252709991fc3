"""The bot's real process."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Self

from engine import GAMES
from tests.loopback import runner
from tests.loopback.server import PATIENCE, TOKEN, LoopbackDiscord, until

AFRESH = multiprocessing.get_context("spawn")
"""Begins a process with nothing but Python."""
PREPARED = multiprocessing.get_context("forkserver")
"""Begins a process as a copy of one that has imported what the bot does, and has read the words of commands,
which is most of a start, and has done nothing else."""
PREPARED.set_forkserver_preload(
    [
        runner.__name__,
        "cogs.features",
        *(module for game in GAMES for module in (f"engine.{game}.rules", f"boards.{game}")),
        "tests.loopback.prepared",  # the last
    ]
)


class BotProcess:
    """The bot as its host starts it, but with another Discord, and with a database of its own.

    `main` is the function that its process runs, `settings` are variables of its environment; `afresh`: it is
    to import everything itself.
    """

    def __init__(
        self,
        discord: LoopbackDiscord,
        database: Path,
        main: str = "service.program:main",
        *,
        afresh: bool = False,
        **settings: str,
    ) -> None:
        self._discord = discord
        self._main = main
        self._begins = AFRESH if afresh else PREPARED
        self._settings = {
            "DISCORD_TOKEN": TOKEN,
            "HARBOURMASTER_DATABASE": str(database),
            "HARBOURMASTER_LOG_LEVEL": "warning",
            **settings,
        }
        self._log = database.with_suffix(".log")
        self._process: BaseProcess | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave no process behind, however the test ended."""
        if self._process is not None and self._process.exitcode is None:
            self._process.kill()
            await self._ended()

    async def start(self, patience: float = PATIENCE) -> None:
        """Start it and wait until it is ready, for so many seconds. AssertionError with its log if it ends
        instead."""
        process = self.launch()
        await until(lambda: self.is_connected or process.exitcode is not None, patience)
        assert process.exitcode is None, self.log

    async def begin(self, says: str) -> None:
        """Start it and wait until it has said something in its log."""
        process = self.launch()
        await until(lambda: says in self.log or process.exitcode is not None)
        assert says in self.log, self.log

    async def connected(self) -> None:
        """Wait until it is ready."""
        await until(lambda: self.is_connected)

    @property
    def is_connected(self) -> bool:
        """Whether it is ready."""
        return self._discord.connected

    async def run(self) -> int:
        """Start it and wait until it ends by itself; returns its exit code."""
        self.launch()
        return await self._ended()

    def launch(self) -> BaseProcess:
        """Start it and wait for nothing."""
        how = (self._discord.address, self._main, {**os.environ, **self._settings}, self._log)
        self._process = self._begins.Process(target=runner.run, args=how)
        self._process.start()
        return self._process

    async def end(self) -> None:
        """End it at once (SIGKILL), whatever others there are."""
        assert self._process is not None
        self._process.kill()
        await self._ended()

    async def kill(self) -> None:
        """End it at once (SIGKILL): it can't do anything about it."""
        await self.end()
        await until(lambda: not self.is_connected)

    async def stop(self, by: signal.Signals = signal.SIGINT) -> int:
        """Ask it to end, as Ctrl-C does, or systemd (SIGTERM); returns its exit code."""
        assert self._process is not None and self._process.pid is not None
        # Python 3.11's asyncio.wait_for, in which discord.py logs in, may miss a cancellation at its end.
        await asyncio.sleep(0.3)
        os.kill(self._process.pid, by)
        return await self._ended()

    async def _ended(self) -> int:
        process = self._process
        assert process is not None
        await until(lambda: process.exitcode is not None)
        assert process.exitcode is not None
        return process.exitcode

    @property
    def process_id(self) -> int:
        """What the system calls its process."""
        assert self._process is not None and self._process.pid is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has written."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""
