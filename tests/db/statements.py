"""The SQL that stands beside its callers."""

import ast
from pathlib import Path

SESSIONS = Path(__file__).parents[2] / "sessions"
ORPHAN = "INSERT INTO table_people (table_id, person, role, held) VALUES (99, 1, 'invited', 0)"
"""Belongs to a table that isn't there."""
METHODS = {"run", "change", "do", "all", "one"}


def statements() -> dict[str, str]:
    """By file and line: what is given to a transaction or the database as text, and isn't a query's name."""
    found: dict[str, str] = {}
    for file in sorted(SESSIONS.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
                continue
            sql = node.args[0]
            if node.func.attr in METHODS and isinstance(sql, ast.Constant) and " " in str(sql.value):
                found[f"{file.relative_to(SESSIONS)}:{sql.lineno}"] = str(sql.value)
    return found
