"""Queries by name: `db/queries/*.sql`, each query under a line `-- name: <name>`.

Their SQL is what SQLite and PostgreSQL share. Where there is none the query has a twin, `-- name: <name>
(postgres)`, directly below it. A line `-- lookup: <name>` is above a query that finds a few rows by an index.
"""

from __future__ import annotations

import re
from pathlib import Path

QUERIES = Path(__file__).with_name("queries")

_NAME = re.compile(r"^-- (name|lookup): ([a-z-]+(?: \([a-z]+\))?)$", re.MULTILINE)


class Lookup(str):
    """A query that finds a few rows by an index: SQLite answers it sooner than a thread is woken."""

    __slots__ = ()


def read_queries(folder: Path = QUERIES, engine: str = "sqlite") -> dict[str, str]:
    """All queries of an engine by name. ValueError if two have the same name, a file begins without one, or
    a twin without the query that it is for."""
    queries: dict[str, str] = {}
    given: set[str] = set()
    for file in sorted(folder.glob("*.sql")):
        heading, *parts = _NAME.split(file.read_text(encoding="utf-8"))
        if any(line and not line.startswith("--") for line in heading.splitlines()):
            raise ValueError(f"{file.name}: a query without a name")
        for kind, heading, query in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
            if heading in given:
                raise ValueError(f"{file.name}: a second query named {heading}")
            given.add(heading)
            name, _, other = heading.partition(" ")
            if other and name not in queries:
                raise ValueError(f"{file.name}: {heading} is the twin of none")
            if not other or other == f"({engine})":
                sql = query.strip().removesuffix(";")
                queries[name] = Lookup(sql) if kind == "lookup" else sql
    return queries
