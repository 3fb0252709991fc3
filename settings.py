"""The host's settings, read from the environment (and from `.env`, see `.env.example`)."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path

from db import ALL_SHARDS, Location, Server, Shards, WrongLocation, location
from db.location import path, shown
from engine import GAMES
from sessions.people.limits import Limits

HOUR = 3600
MAX_NUMBER = 10_000
LAST_PORT = 65_535
QUOTES = "\"'`´‘’“”„«»"
LIKENESS = 0.9
"""Minimum similarity of a misspelt name to a setting's name. Kubernetes adds its own names, such as
HARBOURMASTER_SERVICE_PORT."""
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
    """Read the settings from `environ`. Raises WrongSetting for an invalid value.

    Only spaces around a value are ignored. Any value that isn't clearly of an allowed form is an error, so
    that no setting silently means something else.
    """
    given = _Environment(environ)
    level = given.given("HARBOURMASTER_LOG_LEVEL").lower() or "info"
    if level not in LOG_LEVELS:
        raise WrongSetting(
            f"HARBOURMASTER_LOG_LEVEL is {shown(level)}; it must be one of {', '.join(LOG_LEVELS)}."
        )
    database = _database(given)
    settings = Settings(
        token=_token(given),
        database=database,
        shards=_shards(given, database),
        log_level=logging.getLevelNamesMapping()[level.upper()],
        corrections=tuple(_corrections(given)),
        backups=_backups(given, database),
        limits=_limits(given),
        moment=_number(given, "HARBOURMASTER_COMPUTER_SECONDS", 1, least=0),
        operators_server=_server(given),
        health=_health(given),
    )
    given.check_names()
    return settings


class _Environment:
    """The environment, and the names of the settings that were asked for."""

    def __init__(self, values: Mapping[str, str]) -> None:
        self._values = values
        self._asked: set[str] = set()

    def given(self, name: str, *, is_secret: bool = False) -> str:
        """A setting's value without the spaces around it; empty if it isn't set."""
        self._asked.add(name)
        value = self._values.get(name, "").strip()
        what = "a value" if is_secret else ascii(shown(value).strip("'\""))
        if value and not value.isprintable():
            raise WrongSetting(
                f"{name} has a character that can't be printed ({what}); it must be plain text in UTF-8."
            )
        if value and (value[0] in QUOTES or value[-1] in QUOTES):
            raise WrongSetting(f"{name} is in quotation marks ({what}); it must be written without them.")
        return value

    def check_names(self) -> None:
        """Refuse a misspelt name, whose setting would silently keep its default."""
        for name in self._values.keys() - self._asked:
            meant = re.sub(r"\W|^\s*export\s", "", name).upper()
            if near := get_close_matches(meant, self._asked, 1, LIKENESS):
                raise WrongSetting(
                    f"The setting {near[0]} is written {name!a}: write {near[0]}=value, in a file saved as"
                    " UTF-8 without a byte order mark."
                )


def _token(environ: _Environment) -> str | None:
    """The bot's token. It never appears in an error."""
    token = environ.given("DISCORD_TOKEN", is_secret=True)
    if len(token.split()) > 1:
        raise WrongSetting("DISCORD_TOKEN has a space or a line break in it; a token is one word.")
    if not re.fullmatch(r"[A-Za-z0-9_.=-]*", token):
        raise WrongSetting(
            "DISCORD_TOKEN has a character that no token has; a token has letters, digits and . _ - only."
        )
    return token or None


def _database(environ: _Environment) -> Location:
    name = "HARBOURMASTER_DATABASE"
    try:
        return location(environ.given(name) or "harbourmaster.db")
    except WrongLocation as error:
        raise WrongSetting(
            f"{name} {error}; it must be the path of a file, or postgresql://USER:PASSWORD@HOST/NAME."
        ) from None


def _path(environ: _Environment, name: str) -> Path | None:
    given = environ.given(name)
    try:
        return path(given) if given else None
    except WrongLocation as error:
        raise WrongSetting(f"{name} {error}; it must be a path on this machine.") from None


def _limits(environ: _Environment) -> Limits:
    usual = Limits()
    return Limits(
        _number(environ, "HARBOURMASTER_TABLES_A_PERSON", usual.tables_of_person, least=1),
        _number(environ, "HARBOURMASTER_TABLES_A_SERVER", usual.tables_of_server, least=1),
        _number(environ, "HARBOURMASTER_FOLLOWS_A_PERSON", usual.follows, least=1),
        _number(environ, "HARBOURMASTER_PLANS_A_PERSON", usual.plans, least=1),
    )


def _shards(environ: _Environment, database: Location) -> Shards:
    given = environ.given("HARBOURMASTER_SHARDS")
    if not given:
        return ALL_SHARDS
    written = re.fullmatch(r"([0-9]{1,4})(?:-([0-9]{1,4}))?/([0-9]{1,4})", given)
    first, last, count = (int(number or written[1]) for number in written.groups()) if written else (0, 0, 0)
    if not first <= last < count:
        raise WrongSetting(
            f"HARBOURMASTER_SHARDS is {shown(given)}; it must be this process's shards, counted from 0, and"
            " how many there are in all (0-3/8, or 2/8)."
        )
    if not isinstance(database, Server):
        raise WrongSetting(
            f"HARBOURMASTER_SHARDS is {shown(given)}, but an SQLite file is for one process: set"
            " HARBOURMASTER_DATABASE to a PostgreSQL database, postgresql://..."
        )
    return Shards(first, last, count)


def _server(environ: _Environment) -> int | None:
    given = environ.given("HARBOURMASTER_OPERATORS_SERVER")
    if given and not (given.isascii() and given.isdigit() and 15 <= len(given) <= 20):
        raise WrongSetting(
            f"HARBOURMASTER_OPERATORS_SERVER is {shown(given)}; it must be a server's id (Copy Server ID)."
        )
    return int(given) if given else None


def _backups(environ: _Environment, database: Location) -> Backups:
    folder = _path(environ, "HARBOURMASTER_BACKUPS")
    hours = _number(environ, "HARBOURMASTER_BACKUP_HOURS", 24, least=0)
    keep = _number(environ, "HARBOURMASTER_BACKUPS_KEPT", 7, least=1)
    beside = database.parent if isinstance(database, Path) else Path()
    return Backups(folder or beside / "backups", hours * HOUR or None, keep)


def _number(environ: _Environment, name: str, otherwise: int, *, least: int) -> int:
    given = environ.given(name) or str(otherwise)
    if not (given.isascii() and given.isdigit() and least <= int(given) <= MAX_NUMBER):
        raise WrongSetting(
            f"{name} is {shown(given)}; it must be a whole number from {least} to {MAX_NUMBER}."
        )
    return int(given)


def _health(environ: _Environment) -> Address | None:
    given = environ.given("HARBOURMASTER_HEALTH")
    if not given:
        return None
    host, _, port = given.rpartition(":")
    is_port = port.isascii() and port.isdigit() and 0 < int(port) <= LAST_PORT
    if not (is_port and re.fullmatch(r"\[[0-9A-Fa-f:.%]+\]|[A-Za-z0-9.-]*", host)):
        raise WrongSetting(
            f"HARBOURMASTER_HEALTH is {shown(given)}; it must be a port, or an address and a port"
            " (0.0.0.0:8138)."
        )
    return Address(host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port))


def _corrections(environ: _Environment) -> Iterator[Correction]:
    for game in GAMES.values():
        if game.material:
            setting = f"HARBOURMASTER_{game.id.upper()}_DATA"
            if copy := _path(environ, setting):
                yield Correction(game.id, setting, copy)
