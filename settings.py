"""The host's settings, read from the environment (and from `.env`, see `.env.example`)."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from db import ALL_SHARDS, Location, Server, Shards, location
from engine import GAMES
from sessions.people.limits import Limits

HOUR = 3600
MAX_NUMBER = 10_000
LAST_PORT = 65_535
LOG_LEVELS = ("debug", "info", "warning", "error")


class WrongSetting(ValueError):
    """A setting is invalid. The text is one line for the host, naming the setting."""


@dataclass(frozen=True)
class Correction:
    """A host's corrected copy of a game's data."""

    game: str
    setting: str
    """Name of the setting that contains the path."""
    path: Path


@dataclass(frozen=True)
class Backups:
    """Settings for automatic backups."""

    folder: Path
    every: float | None
    """Seconds between two backups; None for no backups."""
    keep: int
    """Number of backups kept."""


@dataclass(frozen=True)
class Address:
    """The address of the health port."""

    host: str
    port: int

    @property
    def own(self) -> str:
        """The health port's address, as used on this machine itself."""
        return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)  # noqa: S104, nothing is bound

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


@dataclass(frozen=True)
class Settings:
    """All settings that the host makes before the start."""

    token: str | None = field(default=None, repr=False)
    database: Location = Path("harbourmaster.db")
    """Path of an SQLite file, or the address of a database on a PostgreSQL server."""
    shards: Shards = ALL_SHARDS
    """This process's shards of Discord's gateway, if several processes share a database."""
    log_level: int = logging.INFO
    corrections: tuple[Correction, ...] = ()
    """Data that replaces the games' own in new matches."""
    backups: Backups = Backups(Path("backups"), every=24 * HOUR, keep=7)
    limits: Limits = field(default_factory=Limits)
    """Quotas for one person or server."""
    moment: int = 1
    """Seconds between the previous move and a computer player's move in a match with people."""
    operators_server: int | None = None
    """Id of the server with the operators' commands; None for no server."""
    health: Address | None = None
    """Address of the health port; None for no health port."""


def read(environ: Mapping[str, str]) -> Settings:
    """Read the settings from `environ`. Raises WrongSetting for an invalid value."""
    level = environ.get("HARBOURMASTER_LOG_LEVEL", "").strip().lower() or "info"
    if level not in LOG_LEVELS:
        raise WrongSetting(
            f"HARBOURMASTER_LOG_LEVEL is {level!r}; it must be one of {', '.join(LOG_LEVELS)}."
        )
    token = environ.get("DISCORD_TOKEN", "").strip()
    if len(token.split()) > 1:
        raise WrongSetting("DISCORD_TOKEN has a space or a line break in it; a token is one word.")
    database = location(environ.get("HARBOURMASTER_DATABASE", "").strip() or "harbourmaster.db")
    return Settings(
        token=token or None,
        database=database,
        shards=_shards(environ, database),
        log_level=logging.getLevelNamesMapping()[level.upper()],
        corrections=tuple(_corrections(environ)),
        backups=_backups(environ, database),
        limits=_limits(environ),
        moment=_number(environ, "HARBOURMASTER_COMPUTER_SECONDS", 1, least=0),
        operators_server=_server(environ),
        health=_health(environ),
    )


def _limits(environ: Mapping[str, str]) -> Limits:
    usual = Limits()
    return Limits(
        _number(environ, "HARBOURMASTER_TABLES_A_PERSON", usual.tables_of_person, least=1),
        _number(environ, "HARBOURMASTER_TABLES_A_SERVER", usual.tables_of_server, least=1),
        _number(environ, "HARBOURMASTER_FOLLOWS_A_PERSON", usual.follows, least=1),
        _number(environ, "HARBOURMASTER_PLANS_A_PERSON", usual.plans, least=1),
    )


def _shards(environ: Mapping[str, str], database: Location) -> Shards:
    given = environ.get("HARBOURMASTER_SHARDS", "").strip()
    if not given:
        return ALL_SHARDS
    written = re.fullmatch(r"([0-9]{1,4})(?:-([0-9]{1,4}))?/([0-9]{1,4})", given)
    first, last, count = (int(number or written[1]) for number in written.groups()) if written else (0, 0, 0)
    if not first <= last < count:
        raise WrongSetting(
            f"HARBOURMASTER_SHARDS is {given!r}; it must be this process's shards, counted from 0, and how"
            " many there are in all (0-3/8, or 2/8)."
        )
    if not isinstance(database, Server):
        raise WrongSetting(
            f"HARBOURMASTER_SHARDS is {given!r}, but an SQLite file is for one process: set"
            " HARBOURMASTER_DATABASE to a PostgreSQL database, postgresql://..."
        )
    return Shards(first, last, count)


def _server(environ: Mapping[str, str]) -> int | None:
    given = environ.get("HARBOURMASTER_OPERATORS_SERVER", "").strip()
    if given and not (given.isascii() and given.isdigit() and 15 <= len(given) <= 20):
        raise WrongSetting(
            f"HARBOURMASTER_OPERATORS_SERVER is {given!r}; it must be a server's id (Copy Server ID)."
        )
    return int(given) if given else None


def _backups(environ: Mapping[str, str], database: Location) -> Backups:
    folder = environ.get("HARBOURMASTER_BACKUPS", "").strip()
    hours = _number(environ, "HARBOURMASTER_BACKUP_HOURS", 24, least=0)
    keep = _number(environ, "HARBOURMASTER_BACKUPS_KEPT", 7, least=1)
    beside = database.parent if isinstance(database, Path) else Path()
    return Backups(Path(folder) if folder else beside / "backups", hours * HOUR or None, keep)


def _number(environ: Mapping[str, str], name: str, otherwise: int, *, least: int) -> int:
    given = environ.get(name, "").strip() or str(otherwise)
    if not (given.isascii() and given.isdigit() and least <= int(given) <= MAX_NUMBER):
        raise WrongSetting(f"{name} is {given!r}; it must be a whole number from {least} to {MAX_NUMBER}.")
    return int(given)


def _health(environ: Mapping[str, str]) -> Address | None:
    given = environ.get("HARBOURMASTER_HEALTH", "").strip()
    if not given:
        return None
    host, _, port = given.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) <= LAST_PORT):
        raise WrongSetting(
            f"HARBOURMASTER_HEALTH is {given!r}; it must be a port, or an address and a port (0.0.0.0:8138)."
        )
    return Address(host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port))


def _corrections(environ: Mapping[str, str]) -> Iterator[Correction]:
    for game in GAMES.values():
        if game.material:
            setting = f"HARBOURMASTER_{game.id.upper()}_DATA"
            if path := environ.get(setting, "").strip():
                yield Correction(game.id, setting, Path(path))
