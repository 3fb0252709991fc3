"""Queries by name: `db/queries/*.sql`, each query under a line `-- name: <name>`."""

from __future__ import annotations

import re
from pathlib import Path

QUERIES = Path(__file__).with_name("queries")

_NAME = re.compile(r"^-- name: ([a-z-]+)$", re.MULTILINE)


def read_queries(folder: Path = QUERIES) -> dict[str, str]:
    """All queries by name. ValueError if two have the same name or a file begins without one."""
    queries: dict[str, str] = {}
    for file in sorted(folder.glob("*.sql")):
        heading, *parts = _NAME.split(file.read_text(encoding="utf-8"))
        if any(line and not line.startswith("--") for line in heading.splitlines()):
            raise ValueError(f"{file.name}: a query without a name")
        for name, query in zip(parts[::2], parts[1::2], strict=True):
            if name in queries:
                raise ValueError(f"{file.name}: a second query named {name}")
            queries[name] = query.strip().removesuffix(";")
    return queries
