"""A game's material: reading its file, and choosing the version for new matches."""

from pathlib import Path

import pytest

from engine import goa
from engine.core.material import Material, WrongMaterial, read_toml

OWN = Path(goa.__file__).with_name("goa.toml")
"""The data file of Goa, as an example."""


def parse(text: str) -> str:
    """The text without its comments."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


def material() -> Material[str]:
    return Material(OWN, parse)


def test_none_means_the_games_own_file():
    own = material()
    assert own.own.startswith("# The numbers, tiles and cards of Goa.")
    assert own.of(None) == parse(own.own)
    assert own.of("# a comment\nships = 1") == "ships = 1"


def test_a_text_is_parsed_once():
    parsed: list[str] = []
    own = Material(OWN, lambda text: parsed.append(text) or len(parsed))
    assert own.of("one") == own.of("one") == 1
    assert parsed == ["one"]


def test_a_copy_with_equal_data_counts_as_the_default(tmp_path: Path):
    copy = tmp_path / "copy.toml"
    own = material()
    copy.write_text(f"# mine\n{own.own}", "utf-8")
    own.use(copy)
    assert own.in_use is None
    copy.write_text("ships = 1", "utf-8")
    own.use(copy)
    assert own.in_use == "ships = 1"
    own.use(None)
    assert own.in_use is None


def test_an_unreadable_copy_changes_nothing(tmp_path: Path):
    copy = tmp_path / "copy.toml"
    copy.write_text("ships = 1", "utf-8")
    own = material()
    own.use(copy)
    with pytest.raises(OSError, match="No such file"):
        own.use(tmp_path / "none.toml")
    copy.write_bytes(b"# one\n# two \xff\n")
    with pytest.raises(WrongMaterial, match="line 2: this is not UTF-8"):
        own.use(copy)
    assert own.in_use == "ships = 1"


def test_invalid_toml_is_refused_with_its_line():
    assert read_toml("ships = 1") == {"ships": 1}
    with pytest.raises(WrongMaterial) as wrong:
        read_toml("ships = 1\nducats = [4, 6 8]\n")
    assert wrong.value.line == 2
    with pytest.raises(WrongMaterial) as unclosed:
        read_toml("ships = 1\nducats = [4")
    assert unclosed.value.line == 2
