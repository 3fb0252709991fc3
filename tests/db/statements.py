"""The SQL that stands beside its callers."""

import ast
import re
from pathlib import Path

SESSIONS = Path(__file__).parents[2] / "sessions"
ORPHAN = "INSERT INTO table_people (table_id, person, role, held) VALUES (99, 1, 'invited', 0)"
"""Violates a foreign key: the table doesn't exist."""
PUT_NOTE = """
    INSERT INTO notes (key, value) VALUES (:key, :value)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
    """
NOTE = "SELECT value FROM notes WHERE key = :key"
_SQL = re.compile(r"\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b")


def statements() -> dict[str, str]:
    """Every SQL statement in `sessions`, by file and line."""
    found: dict[str, str] = {}
    for file in sorted(SESSIONS.rglob("*.py")):
        tree = ast.parse(file.read_text())
        parts = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in parts and _SQL.match(str(node.value)):
                found[f"{file.relative_to(SESSIONS)}:{node.lineno}"] = str(node.value)
    return found
