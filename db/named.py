"""Queries by name: `db/queries/*.sql`, each query under a line `-- name: <name>`.

Their SQL is what SQLite and PostgreSQL share. Where there is none the query has a twin, `-- name: <name>
(postgres)`, directly below it.
"""

from __future__ import annotations

import re
from pathlib import Path

QUERIES = Path(__file__).with_name("queries")

_NAME = re.compile(r"^-- name: ([a-z-]+(?: \([a-z]+\))?)$", re.MULTILINE)


def read_queries(folder: Path = QUERIES, engine: str = "sqlite") -> dict[str, str]:
    """All queries of an engine by name. ValueError if two have the same name, a file begins without one, or
    a twin without the query that it is for."""
    queries: dict[str, str] = {}
    given: set[str] = set()
    for file in sorted(folder.glob("*.sql")):
        heading, *parts = _NAME.split(file.read_text(encoding="utf-8"))
        if any(line and not line.startswith("--") for line in heading.splitlines()):
            raise ValueError(f"{file.name}: a query without a name")
        for heading, query in zip(parts[::2], parts[1::2], strict=True):
            if heading in given:
                raise ValueError(f"{file.name}: a second query named {heading}")
            given.add(heading)
            name, _, other = heading.partition(" ")
            if other and name not in queries:
                raise ValueError(f"{file.name}: {heading} is the twin of none")
            if not other or other == f"({engine})":
                queries[name] = query.strip().removesuffix(";")
    return queries
