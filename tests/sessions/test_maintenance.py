"""Maintenance: while it lasts all clocks stand, and each running table is shown anew."""

from sessions import ChangeKind, clocks, heartbeat, hosting, maintenance, play
from sessions.table import Status
from tests.sessions.tables import CHANNEL, MEI, kinds, moves_now, out_of_time, to_move
from tests.sessions.test_damaged import spoil

OPERATOR = 77
HOUR = 3600


async def deadline(sessions, table):
    return clocks.deadline(sessions, table, table.waiting[0])


async def pass_time(house, seconds):
    """Time passes, with a heartbeat each hour."""
    for _ in range(seconds // HOUR):
        await house.wait(HOUR)
        await heartbeat.beat(house.sessions)
        await house.wait(0)


async def test_clocks_stand_and_go_on_with_the_time_that_they_had(house, sessions):
    table = await house.begin()
    before = await deadline(sessions, table)
    await pass_time(house, 2 * HOUR)
    await maintenance.begin(sessions, OPERATOR, "a new disk")
    assert await deadline(sessions, table) is None
    await pass_time(house, 72 * HOUR)
    await maintenance.end(sessions, OPERATOR)
    assert abs(await deadline(sessions, table) - (before + 72 * HOUR)) <= 2
    assert ChangeKind.CLOCK_REMINDED not in kinds(house)
    await pass_time(house, 20 * HOUR)
    assert ChangeKind.CLOCK_OUT not in kinds(house)
    await pass_time(house, 3 * HOUR)
    assert ChangeKind.CLOCK_OUT in kinds(house)


async def test_it_lasts_over_restarts(house, sessions):
    table = await house.begin()
    before = await deadline(sessions, table)
    await maintenance.begin(sessions, OPERATOR, "a new disk")
    await pass_time(house, 5 * HOUR)
    await house.stop()
    house.now += 5 * HOUR
    sessions = await house.start()
    assert (await maintenance.announced(sessions.db)).text == "a new disk"
    await pass_time(house, 5 * HOUR)
    await maintenance.end(sessions, OPERATOR)
    assert (await maintenance.announced(sessions.db)) is None
    assert abs(await deadline(sessions, await sessions.tables.get(table.id)) - (before + 15 * HOUR)) <= 3
    sessions = await house.restart()
    assert (await maintenance.announced(sessions.db)) is None


async def test_running_tables_are_shown_anew_at_its_beginning_and_its_end(house, sessions):
    running = [(await house.begin(channel=CHANNEL + number)).id for number in range(2)]
    lobby = await house.open(channel=CHANNEL + 2)
    house.changes.clear()
    for act in (maintenance.begin(sessions, OPERATOR, ""), maintenance.end(sessions, OPERATOR)):
        await act
        await house.wait(60)
        told = [change.table.id for change in house.changes if change.kind is ChangeKind.MAINTENANCE]
        assert told == running
        house.changes.clear()
    assert await sessions.tables.get(lobby.id) == lobby


async def test_they_are_shown_anew_even_if_the_program_stops_at_once(house, sessions):
    await house.begin()
    await maintenance.begin(sessions, OPERATOR, "")
    await house.restart()
    house.changes.clear()
    await house.wait(60)
    assert kinds(house) == [ChangeKind.MAINTENANCE]


async def test_moves_can_be_made_meanwhile(house, sessions):
    table = await house.begin()
    await maintenance.begin(sessions, OPERATOR, "")
    await sessions.act(table.id, play.move, to_move(table), moves_now(table)[0], table.version)


async def test_a_vote_waits_too(house, sessions):
    table, _ = await out_of_time(house)
    [seat] = table.waiting
    await sessions.act(table.id, clocks.vote, table.voters(seat)[0], seat, "sit")
    await maintenance.begin(sessions, OPERATOR, "")
    await pass_time(house, 48 * HOUR)
    assert ChangeKind.STOOD_IN not in kinds(house)
    await maintenance.end(sessions, OPERATOR)
    await pass_time(house, 25 * HOUR)
    assert ChangeKind.STOOD_IN in kinds(house)


async def test_what_is_noted_and_cannot_be_read_is_over(house, sessions):
    table = await house.begin()
    await maintenance.begin(sessions, OPERATOR, "")
    await house.stop()
    spoil(house, "UPDATE notes SET value = 'junk' WHERE key = 'maintenance'")
    sessions = await house.start()
    assert (await maintenance.announced(sessions.db)) is None
    assert (await sessions.act(table.id, hosting.close, MEI.id)).status is Status.CLOSED
