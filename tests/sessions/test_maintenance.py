"""During maintenance all clocks stand, and each running table's board says so."""

from sessions import ChangeKind, maintenance
from sessions.jobs import heartbeat
from sessions.playing import clocks, hosting, play
from sessions.tables.table import Status
from tests.harbour import CHANNEL, MEI, legal, to_move

OPERATOR = 77
HOUR = 3600


async def deadline(house, table):
    return clocks.deadline(house, table, table.waiting[0])


async def pass_time(harbour, seconds):
    """Let time pass, with a heartbeat each hour."""
    for _ in range(seconds // HOUR):
        await harbour.wait(HOUR)
        await heartbeat.beat(harbour.house)
        await harbour.wait(0)


async def test_maintenance_stops_clocks_and_keeps_their_time(harbour, house):
    table = await harbour.begin()
    before = await deadline(house, table)
    await pass_time(harbour, 2 * HOUR)
    await maintenance.begin(house, OPERATOR, "a new disk")
    assert await deadline(house, table) is None
    await pass_time(harbour, 72 * HOUR)
    await maintenance.end(house, OPERATOR)
    assert abs(await deadline(house, table) - (before + 72 * HOUR)) <= 2
    assert ChangeKind.CLOCK_REMINDED not in harbour.kinds
    await pass_time(harbour, 20 * HOUR)
    assert ChangeKind.CLOCK_OUT not in harbour.kinds
    await pass_time(harbour, 3 * HOUR)
    assert ChangeKind.CLOCK_OUT in harbour.kinds


async def test_maintenance_survives_restarts(harbour, house):
    table = await harbour.begin()
    before = await deadline(house, table)
    await maintenance.begin(house, OPERATOR, "a new disk")
    await pass_time(harbour, 5 * HOUR)
    house = await harbour.restart(stopped=5 * HOUR)
    assert (await maintenance.announced(house.db)).text == "a new disk"
    await pass_time(harbour, 5 * HOUR)
    await maintenance.end(house, OPERATOR)
    assert (await maintenance.announced(house.db)) is None
    assert abs(await deadline(house, await house.tables.get(table.id)) - (before + 15 * HOUR)) <= 3
    house = await harbour.restart()
    assert (await maintenance.announced(house.db)) is None


async def test_running_tables_are_redrawn_when_maintenance_begins_and_ends(harbour, house):
    running = [(await harbour.begin(channel=CHANNEL + number)).id for number in range(2)]
    lobby = await harbour.open(channel=CHANNEL + 2)
    harbour.changes.clear()
    for act in (maintenance.begin(house, OPERATOR, ""), maintenance.end(house, OPERATOR)):
        await act
        await harbour.wait(60)
        told = [change.table.id for change in harbour.changes if change.kind is ChangeKind.MAINTENANCE]
        assert told == running
        harbour.changes.clear()
    assert await house.tables.get(lobby.id) == lobby


async def test_running_tables_are_redrawn_after_an_immediate_restart(harbour, house):
    await harbour.begin()
    await maintenance.begin(house, OPERATOR, "")
    harbour.changes.clear()
    await harbour.restart()
    await harbour.wait(60)
    assert harbour.kinds == [ChangeKind.MAINTENANCE]


async def test_moves_are_allowed_during_maintenance(harbour, house):
    table = await harbour.begin()
    await maintenance.begin(house, OPERATOR, "")
    await house.act(table.id, play.move, to_move(table), legal(table)[0], table.version)


async def test_votes_stop_during_maintenance(harbour, house):
    table, _ = await harbour.run_out_of_time()
    [seat] = table.waiting
    await house.act(table.id, clocks.vote, table.voters(seat)[0], seat, "sit")
    await maintenance.begin(house, OPERATOR, "")
    await pass_time(harbour, 48 * HOUR)
    assert ChangeKind.STOOD_IN not in harbour.kinds
    await maintenance.end(house, OPERATOR)
    await pass_time(harbour, 25 * HOUR)
    assert ChangeKind.STOOD_IN in harbour.kinds


async def test_an_unreadable_maintenance_note_ends_maintenance(harbour, house):
    table = await harbour.begin()
    await maintenance.begin(house, OPERATOR, "")
    await harbour.stop()
    harbour.spoil("UPDATE notes SET value = 'junk' WHERE key = 'maintenance'")
    house = await harbour.start()
    assert (await maintenance.announced(house.db)) is None
    assert (await house.act(table.id, hosting.close, MEI.id)).status is Status.CLOSED
