"""The settings a host may make, read from the environment (and from `.env`, see `.env.example`)."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

LOG_LEVELS = ("debug", "info", "warning", "error")


class WrongSetting(ValueError):
    """A setting that cannot be used; its text is one line for the host, naming the setting."""


@dataclass(frozen=True)
class Settings:
    """Everything that a host decides before the start."""

    token: str | None = field(default=None, repr=False)
    database: Path = Path("harbourmaster.db")
    log_level: int = logging.INFO
    lubeck_chart: Path | None = None
    """Routes and cards for new matches of Lübeck, in place of the game's own."""
    goa_data: Path | None = None
    """Numbers, tiles and cards for new matches of Goa, in place of the game's own."""


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
        lubeck_chart=_file(environ, "HARBOURMASTER_LUBECK_CHART"),
        goa_data=_file(environ, "HARBOURMASTER_GOA_DATA"),
    )


def _file(environ: Mapping[str, str], name: str) -> Path | None:
    path = environ.get(name, "").strip()
    return Path(path) if path else None
