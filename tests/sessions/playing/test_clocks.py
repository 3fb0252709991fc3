"""The stages of a clock that runs down, and what the others decide when it has run out."""

import pytest

from cogs.clock import agreements
from sessions import Change, Clock, House, Preferences
from sessions.jobs import heartbeat
from sessions.playing import clocks, play
from tests.beside import beside
from tests.harbour import CREW, legal, to_move
from tests.preferring import prefer

HOUR, DAY = 3600, 86_400
LADDER = {"clock-reminded": 12 * HOUR, "clock-warned": DAY * 9 // 10, "clock-out": DAY}


async def test_the_default_pace_is_a_day_per_move(harbour, house):
    assert (await harbour.open()).setup.pace == DAY
    assert (await harbour.open(channel=5, pace=None)).setup.pace is None


async def test_only_the_clock_of_the_player_to_move_runs(harbour, house):
    table = await harbour.begin()
    [seat] = table.pending
    assert [clock.since is not None for clock in table.clocks] == [i == seat for i in range(4)]


async def test_a_clock_starts_with_the_move_that_begins_the_turn(harbour, house):
    table = await harbour.begin()
    harbour.now += 100
    table = await harbour.play_on(table.id, moves=1)
    [seat] = table.pending
    assert table.clocks[seat] == Clock(since=1_000_100)
    assert clocks.deadline(house, table, seat) == 1_000_100 + DAY


async def test_unused_time_is_saved_for_the_next_move(harbour, house):
    table = await harbour.begin()
    [seat] = table.pending
    await harbour.wait(10 * HOUR)
    await house.act(table.id, play.move, to_move(table), legal(table)[0])
    table = await house.tables.get(table.id)
    assert table.clocks[seat].bank == 14 * HOUR


async def test_computer_players_have_no_clock(harbour, house):
    table = await harbour.begin(people=1, computers=3)
    await harbour.play_on(table.id, moves=10)
    table = await house.tables.get(table.id)
    assert [clock.since for i, clock in enumerate(table.clocks) if table.seats[i].computer] == [None] * 3


async def test_a_table_without_a_pace_has_no_clocks(harbour, house):
    table = await harbour.begin(pace=None)
    assert table.clocks == () and clocks.deadline(house, table, table.pending[0]) is None
    await harbour.wait(1000 * DAY)
    assert not any("clock" in kind for kind in harbour.kinds)


async def test_a_clock_sends_a_reminder_and_a_warning_and_expires(harbour, house):
    table = await harbour.begin()
    began = harbour.now
    told = {}

    def hear(published):
        if isinstance(published, Change):
            told[published.kind] = (harbour.now - began, published.seat)

    house.subscribe(hear)
    await harbour.wait(DAY)
    assert told == {kind: (when, table.pending[0]) for kind, when in LADDER.items()}


async def test_clock_events_make_no_panel_outdated(harbour, house):
    table = await harbour.begin()
    await harbour.wait(DAY)
    assert (await house.tables.get(table.id)).version > table.version
    await house.act(table.id, play.move, to_move(table), legal(table)[0], table.version)


@pytest.mark.parametrize("when", [6 * HOUR, 13 * HOUR, 22 * HOUR, 30 * HOUR])
async def test_a_restart_at_any_stage_loses_no_time_and_repeats_nothing(harbour, house, when):
    table = await harbour.begin()
    began = harbour.now
    told = []

    def hear(published):
        if isinstance(published, Change):
            told.append((published.kind, harbour.now - began))

    house.subscribe(hear)
    await harbour.wait(when)
    (await harbour.restart(stopped=5 * DAY)).subscribe(hear)
    await harbour.wait(2 * DAY)
    stopped = {kind: due + 5 * DAY * (due > when) for kind, due in LADDER.items()}
    assert told == list(stopped.items())
    another = House(harbour.db, clock=harbour.clock)
    assert await another.tables.get(table.id) == await harbour.table(table.id)


async def test_an_undo_restores_the_clocks(harbour, house):
    table = await harbour.begin()
    [seat] = table.pending
    person = to_move(table)
    before = table.clocks
    await harbour.wait(13 * HOUR)
    before = (await house.tables.get(table.id)).clocks
    await house.act(table.id, play.move, person, f"ask {(seat + 1) % 4}")
    await harbour.wait(HOUR)
    table = await house.act(table.id, play.undo, person)
    assert table.clocks == before
    assert clocks.deadline(house, table, seat) == 1_000_000 + DAY


async def begun_at_two(harbour, house):
    """A match whose first turn begins at 14:00. The players' quiet hours last from 10:00 to 20:00."""
    for person in CREW[:4]:
        await prefer(house, person.id, Preferences(quiet_from=10 * 60, quiet_to=20 * 60))
    harbour.now += (14 * HOUR - harbour.now) % DAY
    return await harbour.begin()


async def test_no_stage_is_reached_during_a_pause(harbour, house):
    """The pause begins in quiet hours, which have postponed the warning."""
    table = await begun_at_two(harbour, house)
    await harbour.wait(23 * HOUR)
    await house.act(table.id, agreements.pause, table.host)
    await harbour.wait(10 * DAY + 8 * HOUR)
    await house.act(table.id, clocks.run)
    assert "clock-warned" not in harbour.kinds
    await house.act(table.id, agreements.resume, table.host)
    await harbour.wait(0)
    assert "clock-warned" in harbour.kinds


async def test_quiet_hours_postpone_a_deadline(harbour, house):
    """The day of the first turn ends in quiet hours."""
    table = await begun_at_two(harbour, house)
    began, [seat] = harbour.now, table.pending
    last_call = DAY // 10
    assert clocks.deadline(house, table, seat) == began + 30 * HOUR + last_call
    told = {}

    def hear(published):
        if isinstance(published, Change):
            told[published.kind] = harbour.now - began

    house.subscribe(hear)
    await harbour.wait(2 * DAY)
    assert told == {
        "clock-reminded": 12 * HOUR,
        "clock-warned": 30 * HOUR,
        "clock-out": 30 * HOUR + last_call,
    }


async def test_changing_the_machine_clock_moves_no_deadline(location):
    from tests.harbour import Harbour

    uptime = 0
    harbour = Harbour(location, steady=lambda: uptime)
    house = await harbour.start()
    table = await harbour.begin()
    harbour.now += 10 * HOUR
    uptime += 10 * HOUR
    harbour.now += 365 * DAY
    await heartbeat.beat(house)
    assert clocks.deadline(house, table, table.pending[0]) == harbour.now + 14 * HOUR
    await harbour.wait(0)
    assert "clock-reminded" not in harbour.kinds
    await harbour.stop()


COPIES = """
WITH RECURSIVE copies(id) AS (SELECT 2 UNION ALL SELECT id + 1 FROM copies WHERE id < 1000)
INSERT INTO {table} SELECT {columns} FROM {table}, copies
"""


def copied(harbour, table, number):
    """Make a thousand copies of the first table, each in its own channel."""
    channel = f"{table}.channel + copies.id"
    document = f"""replace({table}.document, '"id":1,', '"id":' || copies.id || ',')"""
    document = f"""replace({document}, '"channel":901,', '"channel":' || ({channel}) || ',')"""
    own = {number: "copies.id", "channel": channel, "document": document}
    with beside(harbour.location) as other:
        columns = ", ".join(own.get(name, f"{table}.{name}") for name in other.columns(table))
        other.execute(COPIES.format(table=table, columns=columns))


async def test_a_thousand_tables_resume_after_a_day_of_downtime(harbour):
    table = await harbour.begin()
    copied(harbour, "tables", "id")
    for name in ("table_people", "moves", "jobs"):
        copied(harbour, name, "table_id")
    await harbour.wait(HOUR)
    await harbour.stop()
    harbour.now += DAY
    harbour.changes.clear()
    await harbour.start()
    await harbour.wait(11 * HOUR - 1)
    assert harbour.changes == []
    await harbour.wait(1)
    assert sorted((change.kind, change.table.id) for change in harbour.changes) == [
        ("clock-reminded", id) for id in range(1, 1001)
    ]
    last = await harbour.table(1000)
    assert clocks.deadline(harbour.house, last, table.pending[0]) == harbour.now + 12 * HOUR
