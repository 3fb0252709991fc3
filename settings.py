"""The settings a host may make, read from the environment (and from `.env`, see `.env.example`)."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine import GAMES

LOG_LEVELS = ("debug", "info", "warning", "error")
FORMER_NAMES = {"HARBOURMASTER_LUBECK_DATA": ("HARBOURMASTER_LUBECK_CHART",)}
"""What settings were once called; such a name still works."""


class WrongSetting(ValueError):
    """A setting that cannot be used; its text is one line for the host, naming the setting."""


@dataclass(frozen=True)
class Correction:
    """A host's corrected copy of a game's data."""

    game: str
    setting: str
    """The name by which it was set."""
    path: Path


@dataclass(frozen=True)
class Settings:
    """Everything that a host decides before the start."""

    token: str | None = field(default=None, repr=False)
    database: Path = Path("harbourmaster.db")
    log_level: int = logging.INFO
    corrections: tuple[Correction, ...] = ()
    """Data for new matches in place of the games' own."""


def read(environ: Mapping[str, str]) -> Settings:
    """The settings in `environ`; raises WrongSetting for a value that makes no sense."""
    level = environ.get("HARBOURMASTER_LOG_LEVEL", "").strip().lower() or "info"
    if level not in LOG_LEVELS:
        raise WrongSetting(
            f"HARBOURMASTER_LOG_LEVEL is {level!r}; it must be one of {', '.join(LOG_LEVELS)}."
        )
    token = environ.get("DISCORD_TOKEN", "").strip()
    if len(token.split()) > 1:
        raise WrongSetting("DISCORD_TOKEN has a space or a line break in it; a token is one word.")
    return Settings(
        token=token or None,
        database=Path(environ.get("HARBOURMASTER_DATABASE", "").strip() or "harbourmaster.db"),
        log_level=logging.getLevelNamesMapping()[level.upper()],
        corrections=tuple(_corrections(environ)),
    )


def _corrections(environ: Mapping[str, str]) -> Iterator[Correction]:
    for game in GAMES.values():
        if game.material:
            name = f"HARBOURMASTER_{game.id.upper()}_DATA"
            for setting in (name, *FORMER_NAMES.get(name, ())):
                if path := environ.get(setting, "").strip():
                    yield Correction(game.id, setting, Path(path))
                    break
