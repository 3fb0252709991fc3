"""The entrance: read the settings, start the bot on Discord, or with --demo on a simulated one."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys
import time
from collections.abc import Sequence

import discord
from dotenv import load_dotenv

import settings
from cogs.harbour import Harbourmaster
from db import DatabaseTooNew, DatabaseUnusable
from engine import GAMES
from engine.material import WrongMaterial
from settings import Settings, WrongSetting

WRONG_START = 2
"""The exit code when the bot cannot start as it is set up: the line printed before says what to mend."""


def create_bot(options: Settings) -> Harbourmaster:
    """The bot with its settings, not yet connected to anything."""
    return Harbourmaster(options.database, steady=time.monotonic)


def use_corrections(options: Settings) -> None:
    """Have new matches played with what the host has corrected. WrongSetting if it can't be used."""
    for correction in options.corrections:
        material = GAMES[correction.game].rules.material
        assert material
        try:
            material.use(correction.path)
        except (OSError, WrongMaterial) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise WrongSetting(f"{correction.setting} is {correction.path}: {reason}") from error


async def serve(options: Settings) -> None:
    """Play host on Discord until stopped; raises what keeps the bot from starting."""
    if options.token is None:
        raise WrongSetting(
            "DISCORD_TOKEN is missing: copy .env.example to .env and put the bot's token in it."
        )
    async with create_bot(options) as bot:
        stop_on_request()
        await bot.start(options.token)


def stop_on_request() -> None:
    """Leave in good order when the system asks for it (SIGTERM), just as at Ctrl-C."""
    this = asyncio.current_task()
    assert this is not None
    with contextlib.suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit code: 0 after a clean stop, 2 where it could not start."""
    parser = argparse.ArgumentParser(
        prog="bot.py", description="Harbourmaster, a host of board games for Discord."
    )
    parser.add_argument(
        "--demo", action="store_true", help="play on a simulated Discord in the browser, without a token"
    )
    parser.add_argument("--port", type=int, default=8137, help="the demo page's port (default: %(default)s)")
    parser.add_argument("--language", choices=("en", "ja"), default="en", help="the demo server's language")
    chosen = parser.parse_args(arguments)
    load_dotenv()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no game needs a voice
    try:
        options = settings.read(os.environ)
        use_corrections(options)
        discord.utils.setup_logging(level=options.log_level)
        if chosen.demo:
            from demo import run  # only the demo needs the simulated Discord, a development requirement

            logging.getLogger().setLevel(logging.WARNING)
            return asyncio.run(run(port=chosen.port, language=chosen.language))
        asyncio.run(serve(options))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0
    except (WrongSetting, DatabaseUnusable, DatabaseTooNew) as error:
        return refuse(str(error))
    except discord.LoginFailure:
        return refuse(
            "Discord refused DISCORD_TOKEN: copy it again from the Developer Portal (Bot, Reset Token)."
        )
    except discord.PrivilegedIntentsRequired:
        return refuse("Discord wants an intent enabled for this bot; it needs none of the privileged ones.")
    except (OSError, discord.DiscordServerError, discord.GatewayNotFound) as error:
        reason, *_ = str(error).splitlines() or [type(error).__name__]
        return refuse(f"Discord could not be reached: {reason}")
    return 0


def refuse(line: str) -> int:
    """Say in one line why the bot does not start."""
    print(f"harbourmaster: {line}", file=sys.stderr)
    return WRONG_START


if __name__ == "__main__":
    sys.exit(main())
