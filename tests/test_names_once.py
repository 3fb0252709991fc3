"""One name, one thing: no two public classes have the same name.

A game's modules may use the names of the rules again, because each game speaks of its own cards and bids.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from engine import GAMES

OTHER_WORLDS = ("tests", "bench", "demo")
"""Folders that the bot doesn't import."""
SHARED = {
    "Panel": "a part of a picture, and a person's private message: each fills a package",
    "Row": "a row of the database, and of an answer's parts",
    "Seat": "a seat of a table, and the type of its number in the engine's statements",
    "Settings": "a person's, and the host's in settings.py",
}
"""Names that are used twice, and how to tell their meanings apart."""


def modules() -> Iterator[Path]:
    for path in Path().rglob("*.py"):
        top = path.parts[0]
        if not (top.startswith(".") or top in OTHER_WORLDS or {*path.parts} & {*GAMES}):
            yield path


def classes(module: ast.Module) -> Iterator[str]:
    """The names of public classes and types, without type variables."""
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            makes = node.value.func if isinstance(node.value, ast.Call) else None
            is_variable = isinstance(makes, ast.Name) and makes.id.startswith("TypeVar")
            if name[0].isupper() and not name.isupper() and not is_variable:
                yield name


def test_no_two_classes_have_the_same_name():
    places: dict[str, set[str]] = defaultdict(set)
    for path in modules():
        for name in classes(ast.parse(path.read_text("utf-8"))):
            if not name.startswith("_"):
                places[name].add(str(path))
    twice = {name: sorted(found) for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in twice.items() if name not in SHARED} == {}
    assert twice.keys() == SHARED.keys()
    assert all(len(found) == 2 for found in twice.values())
