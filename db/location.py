"""Where a database is: a file of SQLite's, or one of a PostgreSQL server's."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Server:
    """A database of a PostgreSQL server's. As text it is the address without what only its owner may know."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


Location = Path | Server


def location(where: str | Location) -> Location:
    """What stands for a database as a host writes it."""
    if isinstance(where, str):
        return Server(where) if where.startswith(SCHEMES) else Path(where)
    return where
