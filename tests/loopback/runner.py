"""The entry point of the bot's real process on the loopback Discord."""

import asyncio
import os
import pkgutil
import signal
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from types import ModuleType

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from db.sqlite import engine
from service import program, service
from tests.watchdog import Watchdog, WatchedLoops

assert program  # Most processes run `program.main`.

WATCHDOG_VARIABLE = "HARBOURMASTER_WATCHED"
"""Environment variable with the path of the file for reports of a blocked event loop."""


def run(address: str, main: str, environment: Mapping[str, str], log: Path) -> None:
    """Run a function ("service.program:main") as a program and exit with its exit code.

    `environment` replaces the process's own; stdout and stderr are appended to the file `log`.
    """
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    # Workers import `__main__` again. Like bot.py, this module imports nothing at the top.
    sys.modules["__main__"] = ModuleType("__main__")
    os.environ.clear()
    os.environ.update(environment)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # Background jobs of a shell ignore the signal.
    # Waits as in production, but for a shorter time.
    if told := environment.get(WATCHDOG_VARIABLE):
        watchdog = Watchdog(partial(_note, Path(told)))
        watchdog.start()
        asyncio.set_event_loop_policy(WatchedLoops(watchdog))  # pyright: ignore[reportDeprecated]
    service.RESTART_DELAYS = (0.1, 0.2)
    engine.BUSY_TIMEOUT = 0.1
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{address}/gateway")
    sys.exit(pkgutil.resolve_name(main)([]))


def _note(file: Path, what: str) -> None:
    with file.open("a", encoding="utf-8") as notes:
        notes.write(f"{what}\n")
