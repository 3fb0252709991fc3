"""A bot's real process, with another Discord: `python -m tests.loopback.runner <its address> bot:main`."""

import pkgutil
import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

if __name__ == "__main__":
    _, address, main = sys.argv
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{address}/gateway")
    sys.exit(pkgutil.resolve_name(main)([]))
