"""The refusals that the program can raise, read from its source: every `Refused("code", fact=...)`."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
FOLDERS = ("sessions", "cogs", "ui")


class Refusal(NamedTuple):
    code: str
    facts: frozenset[str]
    """Names of the refusal's facts."""


@cache
def refusals() -> tuple[Refusal, ...]:
    """Every refusal once, in alphabetical order."""
    files = (file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py"))
    found = {refusal for file in files for refusal in _in(ast.parse(file.read_text()))}
    return tuple(sorted(found, key=lambda refusal: (refusal.code, sorted(refusal.facts))))


def codes() -> set[str]:
    """The codes of all refusals."""
    return {refusal.code for refusal in refusals()}


def _in(tree: ast.AST) -> Iterator[Refusal]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
            facts = frozenset(keyword.arg or "**" for keyword in node.keywords)
            choices = (
                [node.args[0].body, node.args[0].orelse] if isinstance(node.args[0], ast.IfExp) else node.args
            )
            for code in choices:
                assert isinstance(code, ast.Constant) and isinstance(code.value, str), ast.unparse(node)
                yield Refusal(code.value, facts)
