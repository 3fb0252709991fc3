"""The bot's real process."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from tests.loopback.server import PATIENCE, TOKEN, LoopbackDiscord, until

ROOT = Path(__file__).parents[2]


class BotProcess:
    """The bot as its host starts it, but with another Discord, and with a database of its own.

    `main` is the function that its process runs, `settings` are variables of its environment.
    """

    def __init__(
        self, discord: LoopbackDiscord, database: Path, main: str = "bot:main", **settings: str
    ) -> None:
        self._discord = discord
        self._main = main
        self._settings = {
            "DISCORD_TOKEN": TOKEN,
            "HARBOURMASTER_DATABASE": str(database),
            "HARBOURMASTER_LOG_LEVEL": "warning",
            **settings,
        }
        self._log = database.with_suffix(".log")
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> BotProcess:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave no process behind, however the test ended."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def start(self, patience: float = PATIENCE) -> None:
        """Start it and wait until it is ready, for so many seconds. AssertionError with its log if it ends
        instead."""
        process = await self._launch()
        await until(lambda: self._discord.connected or process.returncode is not None, patience)
        assert process.returncode is None, self.log

    async def begin(self, says: str) -> None:
        """Start it and wait until it has said something in its log."""
        process = await self._launch()
        await until(lambda: says in self.log or process.returncode is not None)
        assert says in self.log, self.log

    async def connected(self) -> None:
        """Wait until it is ready."""
        await until(lambda: self._discord.connected)

    async def run(self) -> int:
        """Start it and wait until it ends by itself; returns its exit code."""
        process = await self._launch()
        return await asyncio.wait_for(process.wait(), PATIENCE)

    async def _launch(self) -> asyncio.subprocess.Process:
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.loopback.runner",
                self._discord.address,
                self._main,
                cwd=ROOT,
                env={**os.environ, **self._settings},
                stdout=log,
                stderr=log,
            )
        return self._process

    async def kill(self) -> None:
        """End it at once (SIGKILL): it can't do anything about it."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()
        await until(lambda: not self._discord.connected)

    async def stop(self, by: signal.Signals = signal.SIGINT) -> int:
        """Ask it to end, as Ctrl-C does, or systemd (SIGTERM); returns its exit code."""
        assert self._process is not None
        # Python 3.11's asyncio.wait_for, in which discord.py logs in, may miss a cancellation at its end.
        await asyncio.sleep(0.3)
        self._process.send_signal(by)
        return await asyncio.wait_for(self._process.wait(), PATIENCE)

    @property
    def process_id(self) -> int:
        """What the system calls its process."""
        assert self._process is not None and self._process.pid is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has written."""
        return self._log.read_text(encoding="utf-8")
