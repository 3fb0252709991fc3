"""The tutorial docs/add-a-game.md: its code blocks are the example's files, and its sessions are true."""

import doctest
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
TEXT = PAGE.read_text("utf-8")
FOLDER = Path(__file__).parent
SHOWN = sorted(
    str(path.relative_to(ROOT))
    for path in (*(FOLDER / "ship_captain_crew").glob("*.py"), *(FOLDER / "words" / "en").glob("*.ftl"))
)
"""The files that the tutorial shows."""


def blocks() -> dict[str, list[str]]:
    """The code blocks of each file, in the order of the page."""
    found = defaultdict[str, list[str]](list)
    for name, code in re.findall(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL):
        found[name].append(code)
    return found


def test_it_shows_every_file():
    assert sorted(blocks()) == SHOWN


@pytest.mark.parametrize("name", SHOWN)
def test_the_blocks_of_a_file_are_that_file(name: str):
    """If this fails, the example has changed: change the tutorial, too."""
    rest = (ROOT / name).read_text("utf-8")
    for block in blocks()[name]:
        rest = rest.lstrip("\n")
        assert rest[: len(block)] == block
        rest = rest[len(block) :]
    assert not rest.strip()


def test_its_sessions_are_true():
    sessions = re.findall(r"^```pycon\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    assert len(sessions) > 1
    for session in sessions:
        found = doctest.DocTestParser().get_doctest(session, {}, PAGE.name, PAGE.name, 0)
        runner = doctest.DocTestRunner(verbose=False)
        runner.run(found)
        assert runner.summarize(verbose=False).failed == 0


def test_its_table_of_files_names_all_kinds_of_them():
    """Every file of the example is in a folder that the tutorial maps to one for a real game."""
    mapped = re.findall(r"^\| `(tests/example/[^`]+)` \| `", TEXT, re.MULTILINE)
    assert all(name.startswith(tuple(mapped)) for name in SHOWN)
