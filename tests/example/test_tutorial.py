"""The code blocks of docs/add-a-game.md match the example's files, and its sessions run as shown."""

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
"""Files that the tutorial must show."""


def blocks() -> dict[str, list[str]]:
    """The code blocks by file, in page order."""
    found = defaultdict[str, list[str]](list)
    for name, code in re.findall(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL):
        found[name].append(code)
    return found


def test_the_tutorial_shows_every_file():
    assert sorted(blocks()) == SHOWN


@pytest.mark.parametrize("name", SHOWN)
def test_the_code_blocks_match_the_files(name: str):
    """If this fails, the example has changed. Update the tutorial."""
    rest = (ROOT / name).read_text("utf-8")
    for block in blocks()[name]:
        rest = rest.lstrip("\n")
        assert rest[: len(block)] == block
        rest = rest[len(block) :]
    assert not rest.strip()


def test_the_sessions_run_as_shown():
    sessions = re.findall(r"^```pycon\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    assert len(sessions) > 1
    for session in sessions:
        found = doctest.DocTestParser().get_doctest(session, {}, PAGE.name, PAGE.name, 0)
        runner = doctest.DocTestRunner(verbose=False)
        runner.run(found)
        assert runner.summarize(verbose=False).failed == 0


def test_the_table_of_files_covers_all_files():
    """The tutorial maps every folder of the example to the folder of a real game."""
    mapped = re.findall(r"^\| `(tests/example/[^`]+)` \| `", TEXT, re.MULTILINE)
    assert all(name.startswith(tuple(mapped)) for name in SHOWN)


def test_the_example_needs_no_more_than_the_twelve_concepts():
    """All that the example takes from the engine is one of the twelve concepts, or said to be opt-in."""
    concepts = re.findall(
        r"^\| `(\w+)` \|", TEXT.split("## Twelve concepts")[1].split("\n## ")[0], re.MULTILINE
    )
    opt_in = TEXT.split("## Opt-in")[1]
    taken = set[str]()
    for path in (FOLDER / "ship_captain_crew").glob("*.py"):
        for names in re.findall(r"^from engine\S* import (.+)$", path.read_text("utf-8"), re.MULTILINE):
            taken.update(names.split(", "))
    assert len(concepts) == 12 and {"Step", "Question"} <= taken
    assert {name for name in taken if name not in concepts} == {
        name for name in taken if name not in concepts and f"`{name}`" in opt_in
    }
