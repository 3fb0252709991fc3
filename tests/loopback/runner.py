"""A bot's real process, with another Discord: `python -m tests.loopback.runner <its address> bot:main`."""

import pkgutil
import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from db import database
from machine import service

if __name__ == "__main__":
    _, address, main = sys.argv
    # It waits as it does elsewhere, but not so long.
    service.PAUSES = (0.1, 0.2)
    database._BUSY = 0.1
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{address}/gateway")
    sys.exit(pkgutil.resolve_name(main)([]))
