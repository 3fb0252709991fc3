"""A bad row harms only its own table or person: a table goes on without it, or can be closed."""

import asyncio
import logging

import pytest

from cogs.follow import service as followers
from cogs.notify import service as reminders
from sessions import Status
from sessions.playing import clocks as clocks_service
from sessions.playing import hosting, play
from tests.harbour import CHANNEL, CREW, MEI, TOM, Harbour, refused, to_move

NEXT_DOOR = 902
JUNK = "'junk'"


def field(name: str, value: str) -> str:
    """Sets a field of table 1's document to a JSON value."""
    spoilt = f"""replace(document, '"{name}":', '"{name}":{value},"was":')"""
    return f"UPDATE tables SET document = {spoilt} WHERE id = 1"


GRAVE = {
    "a document that is no JSON": "UPDATE tables SET document = '{junk' WHERE id = 1",
    "a document that is a number": "UPDATE tables SET document = '17' WHERE id = 1",
    "a document that is a list": "UPDATE tables SET document = '[1]' WHERE id = 1",
    "a document that is bytes": "UPDATE tables SET document = x'FF00FE' WHERE id = 1",
    "a document without a channel": (
        "UPDATE tables SET document = replace(document, 'channel', 'c') WHERE id = 1"
    ),
    "a setup that is a number": field("setup", "17"),
    "a game that there isn't": field("game", '"chess"'),
    "a version that is no number": field("version", '"junk"'),
    "seats that are no list": field("seats", "17"),
}
GRAVE_IN_A_LOBBY = {
    "options that there aren't": field("setup", '{"options":{"rounds":9}}'),
}
JUNK_DOCUMENT = GRAVE["a document that is no JSON"]
GRAVE_ONCE_STARTED = {
    "without a record": "UPDATE tables SET document = replace(document, 'record', 'r') WHERE id = 1",
    "without the hash of its seed": (
        "UPDATE tables SET document = replace(document, 'seed_hash', 's') WHERE id = 1"
    ),
    "never started": "UPDATE tables SET document = replace(document, 'started', 's') WHERE id = 1",
    "no snapshot, and a log that can't be replayed": (
        "UPDATE tables SET snapshot = NULL WHERE id = 1;"
        " INSERT INTO moves (table_id, entry, seat, move, made, planned) VALUES (1, 99, 0, 'junk', 5, 0)"
    ),
}
SLIGHT = {
    "a snapshot that is no JSON": "UPDATE tables SET snapshot = '{junk' WHERE id = 1",
    "a snapshot of another layout": "UPDATE tables SET stamp = 'another' WHERE id = 1",
    "no snapshot": "UPDATE tables SET snapshot = NULL WHERE id = 1",
    "clocks before a move": "UPDATE moves SET clocks = 'junk' WHERE table_id = 1",
    "columns that the document knows better": (
        "UPDATE tables SET paused = 17, sleeps = 1, version = 3 WHERE id = 1"
    ),
}
OTHERS = {
    "the noted time": "UPDATE notes SET value = 'junk' WHERE key = 'house-time'",
    "half of the noted time": "UPDATE notes SET value = '17' WHERE key = 'house-time'",
    "the noted time as bytes": "UPDATE notes SET value = x'FF00FE' WHERE key = 'house-time'",
    "the commands that Discord knows": "UPDATE notes SET value = x'FF00FE' WHERE key = 'synced-commands'",
    "a holiday without an end": "INSERT INTO holidays VALUES (1, 17, 'junk')",
    "a holiday of nobody": "INSERT INTO holidays VALUES ('junk', 17, 99999999999)",
    "the days that a server grants": "INSERT INTO servers (server, holidays) VALUES (900, 'junk')",
    "what a server does at a timeout": (
        """INSERT INTO servers (server, document) VALUES (900, '{"timeout": "junk"}')"""
    ),
    "where a server's tables may open": (
        """INSERT INTO servers (server, document) VALUES (900, '{"channels": ["junk"]}')"""
    ),
    "a server's whole settings": "INSERT INTO servers (server, document) VALUES (900, 'junk')",
    "how somebody is reminded": """INSERT INTO people (person, document) VALUES (1, '{"where": "junk"}')""",
    "how often somebody is reminded": """INSERT INTO people (person, document) VALUES (1, '{"every": 0}')""",
    "quiet hours beyond the day": """INSERT INTO people (person, document) VALUES (1, '{"quiet_to":5000}')""",
    "a time zone that there isn't": """INSERT INTO people (person, document) VALUES (1, '{"zone":"Junk"}')""",
    "a turn's beginning": "UPDATE turns SET since = 'junk'",
    "what somebody is owed": "UPDATE turns SET owed = 'junk'",
    "when something is due": "UPDATE jobs SET due = 'junk'",
    "a job of no kind": "INSERT INTO jobs VALUES ('junk', 1, 1, 17, 1, 0, NULL, 0)",
    "a follower of nothing": "INSERT INTO followers VALUES (1, 77, 'junk', 'dm', 0)",
    "a follower who was told junk": "INSERT INTO followers VALUES (1, 77, 'rounds', 'dm', 'junk')",
    "a plan that is no move": "INSERT INTO plans VALUES (1, 1, 1, 'junk junk', 0)",
    "a message of no kind": "INSERT INTO messages VALUES (17, 1, 'junk', 901, 0, 'junk', 'junk', NULL)",
    "an attempt of no kind": "INSERT INTO attempts VALUES (17, 1, 'junk', 1, 1, 901, 1, NULL, '[]')",
    "an attempt for nothing": "INSERT INTO attempts VALUES (17, 1, 'board', 1, 0, 901, 1, NULL, 'junk')",
    "what somebody is being told": "UPDATE turns SET claimed = 'junk'",
    "what somebody has seen": "UPDATE table_people SET seen = 'junk', lost = 'junk'",
}


async def spoiled(harbour: Harbour, statements: str) -> None:
    """Restart the program after something has been damaged."""
    await harbour.stop()
    harbour.spoil(*statements.split(";"))
    await harbour.start()


async def close_and_open_anew(harbour: Harbour) -> None:
    """Close the damaged table, open another in its channel, and check that both survive a restart."""
    house = harbour.house
    assert [table.id for table in await house.tables.of_person(MEI.id)] == [2]
    async with refused("unreadable", table=1):
        await house.tables.get(1)
    damaged = await house.tables.find(1)
    if damaged.is_damaged and damaged.status.is_open:
        async with refused("unreadable", table=1):
            await house.act(1, clocks_service.set_timeout, damaged.host or 0, "wait")
    if damaged.status.is_open:
        closed = await house.act(1, hosting.close, MEI.id, is_manager=True)
        assert closed.status is Status.CLOSED
    anew = await harbour.open(people=1, channel=CHANNEL)
    house = await harbour.restart()
    await harbour.wait(30 * 86_400)
    assert await house.tables.id_in_channel(CHANNEL) == anew.id
    assert all(turn.table != 1 for turn in await reminders.turns_of(house.db, MEI.id))


@pytest.mark.parametrize("kind", GRAVE | GRAVE_IN_A_LOBBY)
async def test_a_damaged_lobby_can_be_closed(harbour, kind, caplog):
    await harbour.open()
    await harbour.begin(channel=NEXT_DOOR)
    await spoiled(harbour, (GRAVE | GRAVE_IN_A_LOBBY)[kind])
    await close_and_open_anew(harbour)
    assert caplog.text.count("Table 1 can't be read") == 1


@pytest.mark.parametrize("kind", GRAVE | GRAVE_ONCE_STARTED)
async def test_a_damaged_running_table_can_be_closed(harbour, kind):
    for channel in (CHANNEL, NEXT_DOOR):
        await harbour.begin(channel=channel)
    await spoiled(harbour, (GRAVE | GRAVE_ONCE_STARTED)[kind])
    await close_and_open_anew(harbour)


async def test_closing_a_damaged_table_keeps_its_document(harbour):
    await harbour.open()
    await spoiled(harbour, JUNK_DOCUMENT)
    await harbour.house.act(1, hosting.close, MEI.id, is_manager=True)
    row = await harbour.db.one("SELECT document, status FROM tables WHERE id = 1")
    assert (row["document"], row["status"]) == ("{junk", "closed")


async def test_a_damaged_table_logs_no_errors_over_time(harbour, caplog):
    await harbour.begin()
    await spoiled(harbour, JUNK_DOCUMENT)
    caplog.set_level(logging.ERROR)
    await harbour.wait(60 * 86_400)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_damaged_table_with_automatic_answers_is_skipped(harbour):
    """If a player wasn't notified when their turn began, a start checks whether to answer for them."""
    await harbour.begin()
    await spoiled(harbour, f"{JUNK_DOCUMENT}; UPDATE turns SET owed = NULL, notified = since")
    await harbour.house.jobs.start()
    async with asyncio.timeout(5):
        await harbour.house.jobs.settled()


@pytest.mark.parametrize("kind", SLIGHT)
async def test_a_table_continues_after_slight_damage(harbour, kind):
    table = await harbour.begin(pace=3600)
    await harbour.play_on(table.id, moves=3)
    await spoiled(harbour, SLIGHT[kind])
    assert [table.id for table in await harbour.house.tables.of_person(MEI.id)] == [1]
    await harbour.play_on(1, moves=1)
    await harbour.wait(1800)
    table = await harbour.play_on(1, moves=3)
    assert table.match.ply >= 7
    assert await harbour.table(1) == table


async def test_a_move_can_be_undone_despite_damaged_clocks(harbour):
    table = await harbour.begin()
    person, [seat] = to_move(table), table.pending
    await harbour.house.act(1, play.move, person, f"ask {(seat + 1) % 4}")
    await spoiled(harbour, "UPDATE moves SET clocks = 'junk'")
    table = await harbour.house.act(1, play.undo, person)
    assert to_move(table) == person


@pytest.mark.parametrize("kind", OTHERS)
async def test_other_damaged_rows_stop_neither_the_start_nor_a_table(harbour, kind):
    table = await harbour.begin()
    await harbour.play_on(table.id, moves=1)
    await harbour.house.put("notes", "key", key="synced-commands", value="abc")
    waited_for = await harbour.to_move(1)
    await harbour.house.act(1, reminders.nudge, next(person.id for person in CREW if person.id != waited_for))
    await spoiled(harbour, OTHERS[kind])
    await harbour.house.jobs.start()
    await harbour.wait(6 * 3600)
    await followers.followers_of(harbour.house.db, 1)
    assert [table.id for table in await harbour.house.tables.of_person(TOM.id)] == [1]
    before = await harbour.table()
    assert (await harbour.play_on(1, moves=3)).version > before.version
    await harbour.restart()


@pytest.mark.parametrize("note", [JUNK, "''", "x'FF'"])
async def test_a_lost_heartbeat_costs_no_player_time(harbour, note):
    table = await harbour.begin(pace=3600)
    await harbour.wait(600)
    await harbour.stop()
    harbour.spoil(f"UPDATE notes SET value = {note} WHERE key = 'house-time'")
    harbour.now += 10 * 86_400
    house = await harbour.start()
    seat = table.seat_of(to_move(table))
    assert clocks_service.deadline(house, await house.tables.get(1), seat) == harbour.now + 3600
    await harbour.wait(3000)
    assert not (await house.tables.get(1)).is_out(seat)
    await harbour.wait(600)
    assert (await house.tables.get(1)).is_out(seat)
