"""docs/reliability.md names tests that exist, and covers each kind of event on both engines."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/reliability.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in line.split("|")[1:-1]] for line in PAGE.splitlines() if line[:2] == "| "][
    1:
]


def test_every_named_test_exists():
    named = set(re.findall(r"`(tests/[^`]+)`", PAGE))
    assert len(named) > 20
    for each in named:
        file, _, test = each.partition("::")
        assert f"def {test}" in (ROOT / file).read_text("utf-8"), each


def test_the_page_begins_with_the_table_and_each_row_is_whole():
    assert PAGE.splitlines()[2].startswith("| event | engine |")
    for row in ROWS:
        assert row[1] in ("SQLite", "PostgreSQL", "both"), row
        assert len(row) == 6 and all(row) and "`tests/" in row[5], row


def test_every_event_is_there():
    events = " ".join(row[0] for row in ROWS).lower()
    for each in (
        "killed",
        "power cut",
        "disk is full",
        "flush",
        "deleted or replaced",
        "network folder",
        "two bots",
        "server crashes",
        "with a synchronous standby",
        "without a synchronous standby",
        "clock",
    ):
        assert each in events, each


def test_no_page_promises_more():
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        found = re.search(
            r"(?i)no (accepted )?move is (ever )?lost|never loses? a move", page.read_text("utf-8")
        )
        assert not found, page
