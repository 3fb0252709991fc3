"""The location of a database: the path of an SQLite file, or the address of a PostgreSQL server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Server:
    """A database on a PostgreSQL server. `str` gives its address without user, password and parameters."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


Location = Path | Server


def location(where: str | Location) -> Location:
    """Parse a database's location as written in the configuration."""
    if isinstance(where, str):
        return Server(where) if where.startswith(SCHEMES) else Path(where)
    return where
