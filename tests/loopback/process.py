"""The bot's real process."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Self

from cogs.extensions import EXTENSIONS
from engine import GAMES
from tests.loopback import runner
from tests.loopback.server import BOT_TIMEOUT, TOKEN, LoopbackDiscord, until

SPAWN = multiprocessing.get_context("spawn")
"""Context that starts a process from scratch."""
FORKSERVER = multiprocessing.get_context("forkserver")
"""Context that forks a process from one that has imported the bot and read the words of commands, which saves
most of the start time."""
FORKSERVER.set_forkserver_preload(
    [
        runner.__name__,
        *EXTENSIONS,
        *(module for game in GAMES for module in (f"engine.{game}.rules", f"boards.{game}")),
        "tests.loopback.prepared",  # the last
    ]
)


class BotProcess:
    """The bot's process, started as in production, but on the loopback Discord and its own database.

    `main` is the function to run, and `settings` are environment variables. With `afresh`, the process
    imports everything itself.
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
        self._begins = SPAWN if afresh else FORKSERVER
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
            await self.ended()

    async def start(self, patience: float = BOT_TIMEOUT) -> None:
        """Start the process and wait until it is ready.

        Raises AssertionError with its log if it ends instead.
        """
        process = self.launch()
        await until(lambda: self.is_connected or process.exitcode is not None, patience)
        assert process.exitcode is None, self.log

    async def begin(self, says: str) -> None:
        """Start the process and wait until its log contains a text."""
        process = self.launch()
        await until(lambda: says in self.log or process.exitcode is not None)
        assert says in self.log, self.log

    async def connected(self) -> None:
        """Wait until the process is ready."""
        await until(lambda: self.is_connected)

    @property
    def is_connected(self) -> bool:
        """Whether the process is ready."""
        return self._discord.connected

    async def run(self) -> int:
        """Start the process and wait until it ends; returns its exit code."""
        self.launch()
        return await self.ended()

    def launch(self) -> BaseProcess:
        """Start the process without waiting for it."""
        how = (self._discord.address, self._main, {**os.environ, **self._settings}, self._log)
        self._process = self._begins.Process(target=runner.run, args=how)
        self._process.start()
        return self._process

    async def end(self) -> None:
        """Kill the process (SIGKILL), whether or not others exist."""
        assert self._process is not None
        self._process.kill()
        await self.ended()

    async def kill(self) -> None:
        """Kill the process (SIGKILL)."""
        await self.end()
        await until(lambda: not self.is_connected)

    async def stop(self, by: signal.Signals = signal.SIGINT) -> int:
        """Ask the process to end, by Ctrl-C or like systemd by SIGTERM; returns its exit code."""
        assert self._process is not None and self._process.pid is not None
        # discord.py logs in with asyncio.wait_for, which may miss a cancellation at its end on Python 3.11.
        await asyncio.sleep(0.3)
        os.kill(self._process.pid, by)
        return await self.ended()

    async def ended(self) -> int:
        """Wait until the process has ended. Returns its exit code."""
        process = self._process
        assert process is not None
        await until(lambda: process.exitcode is not None)
        assert process.exitcode is not None
        return process.exitcode

    @property
    def process_id(self) -> int:
        """The process id."""
        assert self._process is not None and self._process.pid is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """The log so far."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""
