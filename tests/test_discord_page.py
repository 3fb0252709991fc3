"""docs/discord.md names tests that exist, and fits into ten minutes."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/discord.md").read_text("utf-8")


def test_every_named_test_exists():
    named = set(re.findall(r"`(tests/[^`]+)`", PAGE))
    assert len(named) > 10 and [each for each in sorted(named) if not (ROOT / each).is_file()] == []


def test_every_assumption_has_a_source_and_a_test():
    tables = [part.splitlines() for part in PAGE.split("\n\n") if part.startswith("| Discord |")]
    assert len(tables) == 3
    for row in [row for table in tables for row in table[2:]]:
        _, fact, source, test, _ = row.split("|")
        assert fact.strip() and source.strip() and "`tests/" in test, row


def test_there_are_at_most_ten_things_to_try():
    assert len(re.findall(r"^\d+\. ", PAGE, re.MULTILINE)) <= 10
