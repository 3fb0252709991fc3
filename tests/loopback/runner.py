"""What a bot's real process does: it plays host on another Discord."""

import os
import pkgutil
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot
from db.sqlite import engine
from machine import service
from tests.watchdog import Watchdog

assert bot  # most processes run its `main`

WATCHED = "HARBOURMASTER_WATCHED"
"""The variable of its environment that names the file where to note that its event loop stood."""


def run(address: str, main: str, environment: Mapping[str, str], log: Path) -> None:
    """Run a function ("bot:main") as a program in this environment; what it writes is added to a file. Its
    exit code is the process's."""
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    os.environ.clear()
    os.environ.update(environment)
    # It waits as it does elsewhere, but not so long.
    if told := environment.get(WATCHED):
        Watchdog(partial(_note, Path(told))).start()
    service.PAUSES = (0.1, 0.2)
    engine.BUSY = 0.1
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{address}/gateway")
    sys.exit(pkgutil.resolve_name(main)([]))


def _note(file: Path, what: str) -> None:
    with file.open("a", encoding="utf-8") as notes:
        notes.write(f"{what}\n")
