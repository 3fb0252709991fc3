"""`check` finds unreadable tables and tournaments, and snapshots that contradict their logs."""

import pytest

from cogs.extensions import cogs_of
from engine import Match
from sessions.checking import troubles
from tests.beside import beside
from tests.cogs.tournament.cups import cup
from tests.harbour import CHANNEL, Harbour

NEXT_DOOR = 902


async def found(harbour: Harbour) -> list[str]:
    """The problems that `check` reports, one line each."""
    checks = (troubles, *(check for cog in cogs_of() for check in cog.checks))
    return [trouble for check in checks async for trouble in check(harbour.db)]


async def spoiled(harbour: Harbour, statement: str) -> list[str]:
    """The problems after damaging something."""
    with beside(harbour.location) as other:
        assert other.execute(statement).rowcount
    return await found(harbour)


async def test_sound_tables_pass_the_check_at_every_stage(harbour):
    await harbour.open(people=2)
    await harbour.finish(channel=NEXT_DOOR)
    table = await harbour.begin(channel=NEXT_DOOR)
    await harbour.play_on(table.id, moves=5)
    assert await found(harbour) == []


@pytest.mark.parametrize(
    ("statement", "trouble"),
    [
        ("UPDATE tables SET document = 'junk'", "Table 1: its document can't be read: JSON is malformed"),
        (
            """UPDATE tables SET document = replace(document, '"record":', '"proposal":"junk","record":')""",
            "Table 1: its document can't be read: Expected `object | null`, got `str` - at `$.proposal`",
        ),
        ("UPDATE tables SET sleeps = 1", "Table 1: its columns aren't what its document says"),
        ("DELETE FROM table_people WHERE role = 'host'", "Table 1: its people aren't those of its document"),
        ("UPDATE tables SET snapshot = 'junk'", "Table 1: its snapshot is of no use: JSON is malformed"),
        ("UPDATE tables SET snapshot = NULL", "Table 1: its snapshot is of no use: there is no snapshot"),
        ("UPDATE moves SET move = 'junk' WHERE entry = 2", "Table 1: its log is of no use: "),
        ("DELETE FROM moves WHERE entry = 5", "Table 1: its snapshot isn't what its log leads to"),
    ],
)
async def test_check_reports_a_damaged_table_in_one_line(harbour, statement, trouble):
    table = await harbour.begin(channel=CHANNEL)
    await harbour.play_on(table.id, moves=5)
    line, *_ = await spoiled(harbour, statement)
    assert line.startswith(trouble) and "\n" not in line


@pytest.mark.parametrize(
    ("statement", "trouble"),
    [
        (
            "UPDATE tournaments SET document = 'junk' WHERE id = 2",
            "its document can't be read: JSON is malformed",
        ),
        ("UPDATE tournaments SET document = '{}' WHERE id = 2", "its document can't be read: Object missing"),
        ("UPDATE tournaments SET version = 99 WHERE id = 2", "its columns aren't what its document says"),
        (
            "DELETE FROM tournament_people WHERE tournament = 2 AND role = 'organiser'",
            "its people aren't those of its document",
        ),
    ],
)
async def test_check_names_an_unreadable_tournament(harbour, statement, trouble):
    for _ in range(3):
        await cup(harbour, 4)
    assert await found(harbour) == []
    [line] = await spoiled(harbour, statement)
    assert line.startswith(f"Tournament 2: {trouble}")


async def test_check_detects_a_snapshot_of_another_match(harbour):
    table = await harbour.begin()
    other = Match.start("captains_orders", 4, "another seed", {})
    dump = other.dumped().decode()
    await harbour.db.do("UPDATE tables SET snapshot = :dump WHERE id = :id", id=table.id, dump=dump)
    assert await found(harbour) == ["Table 1: its snapshot isn't what its log leads to"]
