"""All features: their clicks, and the links of their screens."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.clicks import CLICKS, longest
from ui.clicks import MAX_CUSTOM_ID_LENGTH

ROOT = Path(__file__).parents[2]
WRITERS = {"button": 1, "select": 1, "people_select": 0, "link": 0}
"""Functions that write a custom_id, and the index of the argument that names the click."""


def links() -> Iterator[tuple[str, str, int]]:
    """Where a screen links to a click: the click's name, and the number of values."""
    for file in [path for folder in ("ui", "cogs") for path in (ROOT / folder).rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text())):
            if not isinstance(node, ast.Call):
                continue
            function = (
                node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            )
            if function not in WRITERS or len(node.args) <= WRITERS[function]:
                continue
            if any(isinstance(argument, ast.Starred) for argument in node.args):
                continue
            name, *values = node.args[WRITERS[function] :]
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                yield f"{file.relative_to(ROOT)}:{node.lineno}", name.value, len(values)


@pytest.mark.parametrize(("place", "name", "values"), sorted(links()))
def test_every_link_matches_the_fields_of_its_click(place, name, values):
    click = {each.name: each for each in CLICKS}[name]
    assert values == len(click.forms())


@pytest.mark.parametrize("click", list(CLICKS), ids=lambda click: click.name)
def test_no_id_is_too_long(click):
    assert len(f"hm:{click.name}") + sum(1 + longest(form) for form in click.forms()) <= MAX_CUSTOM_ID_LENGTH


@pytest.mark.parametrize("click", list(CLICKS), ids=lambda click: click.name)
def test_every_click_has_a_handler(click):
    assert callable(click.pressed)
