"""The program: reads the settings, then runs the bot on Discord, or with --demo on a simulated one."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import io
import logging
import os
import signal
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import discord
from dotenv import load_dotenv
from dotenv.parser import parse_stream

import settings
from db import DatabaseInUse, DatabaseTooNew, DatabaseUnreachable, DatabaseUnusable, WrongLocation, location
from db.sqlite.backups import made
from engine import GAMES
from engine.core.material import WrongMaterial
from service import care
from service.service import Service, create_bot
from service.stopping import stop_on_request
from settings import Settings, WrongSetting

EXIT_CANNOT_START = 2
"""Exit code if the bot can't start as configured. The line printed before the exit says what to fix."""
EXIT_STOPPED = 130
"""Exit code of a command that was stopped before its end."""

DOTENV = Path(__file__).resolve().parents[1] / ".env"
"""The host's settings. Only this file is read: one in a folder above may be another bot's."""

DATABASE_SETTING = "HARBOURMASTER_DATABASE"

OWN_LOGGERS = (
    "boards",
    "cogs",
    "db",
    "demo",
    "engine",
    "locales",
    "service",
    "sessions",
    "ui",
    "upstream",
    "workers",
)
"""The loggers that may log at debug."""

GC_THRESHOLD = 10_000
"""Number of allocations between two runs of the garbage collector.

Python's default is 700. Almost nothing that a move allocates needs the collector.
"""

THREAD_SWITCH_SECONDS = 0.0005
"""Seconds that a busy thread runs while another waits.

Python's default is ten times as long. Each statement of a transaction runs in the database's thread, and a
move has some fifty.
"""

log = logging.getLogger(__name__)


def read_dotenv() -> None:
    """Read `.env` into the environment, whose own variables win.

    Raises WrongSetting if a line can't be understood, or the file can't be read. One that belongs to another
    account is ignored if the token is set otherwise, as by systemd.
    """
    try:
        text = DOTENV.read_text("utf-8-sig")
    except FileNotFoundError:
        return
    except PermissionError as error:
        if os.environ.get("DISCORD_TOKEN"):
            log.warning("%s can't be read and is ignored: %s", DOTENV, error.strerror)
            return
        raise WrongSetting(f"The file .env can't be read: {error.strerror}.") from error
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it isn't text in UTF-8; save it as UTF-8"
        raise WrongSetting(f"The file .env can't be read: {reason}.") from error
    for binding in parse_stream(io.StringIO(text)):
        if binding.error or (binding.key and binding.value is None):
            raise WrongSetting(
                f"Line {binding.original.line} of .env can't be understood; it must be NAME=value, and"
                " a value with # or spaces in it stands between '...'."
            )
    load_dotenv(stream=io.StringIO(text), interpolate=False)


def set_up_logging(level: int) -> None:
    """Log to stderr at a level, libraries at info at least.

    At debug, discord.py logs every hand of cards and the tokens of interactions, and aiosqlite every value.
    """
    logging.basicConfig(
        format="[{asctime}] [{levelname:<8}] {name}: {message}",
        datefmt="%Y-%m-%d %H:%M:%S",
        style="{",
        level=max(level, logging.INFO),
    )
    for name in OWN_LOGGERS:
        logging.getLogger(name).setLevel(level)


def warn_about_readers(*paths: Path) -> None:
    """Log which of the host's secret files other accounts of the machine can read."""
    for path in paths:
        with contextlib.suppress(OSError):
            if os.name == "posix" and path.stat().st_mode & 0o044:
                log.warning("Other accounts can read %s: chmod 600 %s", path, path)


def use_corrections(options: Settings) -> None:
    """Use the host's corrected game data for new matches. Raises WrongSetting if it is unusable."""
    for correction in options.corrections:
        material = GAMES[correction.game].material
        assert material
        try:
            material.use(correction.path)
        except (OSError, WrongMaterial) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise WrongSetting(f"{correction.setting} is {correction.path}: {reason}") from error


def tune_python() -> None:
    """Let threads take turns sooner, and make garbage collection rare, since it stops everything else."""
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)
    gc.set_threshold(GC_THRESHOLD, 10, 10)
    gc.collect()
    gc.freeze()


async def serve(options: Settings) -> None:
    """Run the bot on Discord until stopped. Raises errors that a person must fix."""
    if options.token is None:
        raise WrongSetting(
            "DISCORD_TOKEN is missing: copy .env.example to .env and put the bot's token in it."
        )
    stop_on_request()
    await Service(options, create_bot).run(options.token)


def run_database_command(options: Settings, chosen: argparse.Namespace) -> int:
    """Run a database command. Returns the exit code: 1 if a check found problems."""
    match chosen.command:
        case "check":
            found = asyncio.run(care.check(options))
            print(*found or [f"{options.database} is sound."], sep="\n")
            return 1 if found else 0
        case "backup":
            print(f"Backed up {options.database} to {care.make_backup(options)}")
        case "ratings":
            print(f"Recomputed the ratings from {asyncio.run(care.rate_anew(options))} matches.")
        case "copy":
            source, target = (
                options.database if end == DATABASE_SETTING else location(end)
                for end in (chosen.source, chosen.target)
            )
            tables, rows = asyncio.run(care.copy_over(source, target))
            print(f"Copied {rows} rows in {tables} tables from {source} to {target}, and checked them.")
        case _:
            backup, kept, refused = care.bring_back(options, chosen.backup)
            for error in refused:
                print(f"Not used: {error}", file=sys.stderr)
            print(
                f"Restored {options.database} from {backup}",
                f"; the former file is kept as {kept}" if kept else "",
                sep="",
            )
            if chosen.backup is None:
                print(f"This backup was made {_age(backup)} ago.")
    return 0


def _age(backup: Path) -> str:
    """How old a backup is, by the time in its name."""
    minutes = max(0, int((datetime.now(UTC) - made(backup)).total_seconds() // 60))
    days, hours = divmod(minutes // 60, 24)
    return f"{days} days and {hours} hours" if days else f"{hours} hours and {minutes % 60} minutes"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code: 0 after a clean stop, 2 if it couldn't start, 130 if a
    command was stopped."""
    parser = argparse.ArgumentParser(
        prog="bot.py", description="Harbourmaster, a host of board games for Discord."
    )
    parser.add_argument(
        "--demo", action="store_true", help="play on a simulated Discord in the browser, without a token"
    )
    parser.add_argument("--port", type=int, default=8137, help="the demo page's port (default: %(default)s)")
    parser.add_argument("--language", choices=("en", "ja"), default="en", help="the demo server's language")
    parser.add_argument(
        "--game", choices=tuple(GAMES), default="captains_orders", help="the game that the demo opens with"
    )
    commands = parser.add_subparsers(
        dest="command", title="the database", metavar="check | backup | restore | ratings | copy"
    )
    commands.add_parser("check", help="look for damage in the database, and replay every match from its log")
    commands.add_parser("backup", help="back up the database, even while the bot runs")
    restore = commands.add_parser("restore", help="restore a backup; stop the bot first")
    commands.add_parser("ratings", help="recompute all ratings from the results; stop the bot first")
    copy = commands.add_parser(
        "copy",
        help="copy everything to an empty database; stop the bot first",
        description="Each end is a file, an address such as postgresql://USER@HOST/NAME, or the word"
        f" {DATABASE_SETTING}. Other accounts can see arguments, so write no password.",
    )
    copy.add_argument("source", metavar="FROM")
    copy.add_argument("target", metavar="TO")
    restore.add_argument("backup", type=Path, nargs="?", help="the backup to restore (default: the newest)")
    chosen = parser.parse_args(arguments)
    if os.name == "posix":
        os.umask(0o077)  # Databases, backups and logs hold what only players may see.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # The bot needs no voice.
    try:
        read_dotenv()
        options = settings.read(os.environ)
        if chosen.command:
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            return run_database_command(options, chosen)
        use_corrections(options)
        set_up_logging(logging.WARNING if chosen.demo else options.log_level)
        if chosen.demo:
            from demo import run  # Only the demo needs the simulated Discord (requirements-demo.txt).

            demo = {"port": chosen.port, "language": chosen.language, "game": chosen.game}
            return asyncio.run(run(**demo, moment=options.moment))
        warn_about_readers(DOTENV, *([options.database] if isinstance(options.database, Path) else []))
        tune_python()
        asyncio.run(serve(options))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return EXIT_STOPPED if chosen.command else 0
    except (
        WrongSetting,
        WrongLocation,
        DatabaseUnusable,
        DatabaseTooNew,
        DatabaseInUse,
        DatabaseUnreachable,
    ) as error:
        return refuse(f"A database {error}." if isinstance(error, WrongLocation) else str(error))
    except discord.LoginFailure:
        return refuse(
            "Discord refused DISCORD_TOKEN: copy it again from the Developer Portal (Bot, Reset Token)."
        )
    except discord.PrivilegedIntentsRequired:
        return refuse("Discord wants an intent enabled for this bot; it needs none of the privileged ones.")
    return 0


def refuse(line: str) -> int:
    """Print in one line why the bot can't start."""
    print(f"harbourmaster: {line}", file=sys.stderr)
    return EXIT_CANNOT_START
