"""Collects the SQL statements in the services' source."""

import ast
import re
from pathlib import Path

from cogs.extensions import cogs_of
from sessions import core

ROOT = Path(__file__).parents[2]
ORPHAN = "INSERT INTO table_people (table_id, person, role, held) VALUES (99, 1, 'invited', 0)"
"""A statement that violates a foreign key, since its table doesn't exist."""
PUT_NOTE = """
    INSERT INTO notes (key, value) VALUES (:key, :value)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
    """
NOTE = "SELECT value FROM notes WHERE key = :key"
_SQL = re.compile(r"\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b")


def statements() -> dict[str, str]:
    """The services' SQL statements that are string literals, by file and line. Locks are left out."""
    found: dict[str, str] = {}
    for file in sorted([*ROOT.glob("sessions/**/*.py"), *ROOT.glob("cogs/*/*.py")]):
        tree = ast.parse(file.read_text())
        parts = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
        }
        for node in ast.walk(tree):
            text = _without_locks(node) if id(node) not in parts else None
            if text is not None and _SQL.match(text):
                assert isinstance(node, ast.expr)
                found[f"{file.relative_to(ROOT)}:{node.lineno}"] = text
    personal = (*core.PERSONAL, *(rows for cog in cogs_of() for rows in cog.personal))
    for rows in personal:
        texts = (rows.export, *rows.forget)
        found |= {f"personal {rows.section} {n}": text for n, text in enumerate(texts) if text}
    return found


def _without_locks(node: ast.AST) -> str | None:
    """The text of a string literal in SQLite's dialect; None for anything else."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), ast.FormattedValue(value=lock)]):
            return text if isinstance(lock, ast.Attribute) and lock.attr == "for_update" else None
        case _:
            return None
