"""Inactive tables: lobbies are closed, matches sleep until the next move."""

from cogs.clock import agreements
from cogs.notify import service as reminders
from cogs.notify.due import Reason
from sessions import Preferences, Status
from sessions.playing import hosting, play
from sessions.playing import lobby as lobby_service
from sessions.playing.sleeping import AWAKE_SECONDS, LOBBY_LIFETIME
from tests.cogs.notify.test_service import DAY, HOUR, Notifications
from tests.harbour import MEI, TOM, UMA, legal, to_move
from tests.preferring import prefer


async def test_an_unchanged_lobby_is_closed(harbour, house):
    table = await harbour.open(people=2)
    await harbour.wait(LOBBY_LIFETIME - 1)
    assert (await house.tables.get(table.id)).status is Status.LOBBY
    await harbour.wait(1)
    table = await house.tables.get(table.id)
    assert table.status is Status.CLOSED and table.ended == harbour.now and table.sleeps
    assert (harbour.changes[-1].kind, harbour.changes[-1].by) == ("closed", None)
    assert (await harbour.table(table.id)).sleeps


async def test_any_change_keeps_a_lobby_open(harbour, house):
    table = await harbour.open(people=1)
    for change in (
        house.act(table.id, lobby_service.join, TOM),
        house.act(table.id, agreements.set_pace, MEI.id, 3600),
        house.act(table.id, lobby_service.invite, TOM.id, UMA.id),
        house.act(table.id, lobby_service.leave, TOM.id),
    ):
        await harbour.wait(LOBBY_LIFETIME - 1)
        await change
    await harbour.wait(LOBBY_LIFETIME - 1)
    assert (await house.tables.get(table.id)).status is Status.LOBBY
    await harbour.wait(1)
    assert (await house.tables.get(table.id)).status is Status.CLOSED


async def test_a_lobby_closed_by_its_host_doesnt_count_as_abandoned(harbour, house):
    table = await harbour.open()
    table = await house.act(table.id, hosting.close, MEI.id)
    assert not table.sleeps
    await harbour.wait(LOBBY_LIFETIME)
    assert harbour.kinds[-1] == "closed" and not (await house.tables.get(table.id)).sleeps


async def test_a_table_without_a_move_falls_asleep(harbour, house):
    table = await harbour.begin(pace=None)
    await harbour.wait(AWAKE_SECONDS - 1)
    assert not (await house.tables.get(table.id)).sleeps
    await harbour.wait(1)
    assert (await harbour.table(table.id)).sleeps
    assert harbour.kinds[-1] == "fell-asleep"
    await harbour.wait(10 * AWAKE_SECONDS)
    assert harbour.kinds.count("fell-asleep") == 1


async def test_a_move_wakes_a_sleeping_table(harbour, house):
    table = await harbour.begin(pace=None)
    await harbour.wait(AWAKE_SECONDS)
    await house.act(table.id, play.move, to_move(table), legal(table)[0])
    assert not (await house.tables.get(table.id)).sleeps
    await harbour.wait(AWAKE_SECONDS - 1)
    assert not (await house.tables.get(table.id)).sleeps
    await harbour.wait(1)
    assert (await house.tables.get(table.id)).sleeps


async def test_a_table_falls_asleep_some_time_after_its_last_move(harbour, house):
    table = await harbour.begin(pace=None)
    for _ in range(3):
        await harbour.wait(HOUR)
        table = await harbour.play_on(table.id, moves=1)
    await harbour.wait(AWAKE_SECONDS - 1)
    assert not (await house.tables.get(table.id)).sleeps
    await harbour.wait(1)
    assert (await house.tables.get(table.id)).sleeps


async def test_occasional_moves_keep_a_table_awake(harbour, house):
    table = await harbour.begin(pace=None)
    for _ in range(3):
        await harbour.wait(AWAKE_SECONDS - HOUR)
        table = await harbour.play_on(table.id, moves=1)
        assert not table.sleeps
    assert "fell-asleep" not in harbour.kinds


async def test_a_change_that_isnt_a_move_doesnt_wake_a_table(harbour, house):
    table = await harbour.begin(pace=None)
    await harbour.wait(AWAKE_SECONDS)
    table = await house.act(table.id, hosting.make_host, MEI.id, TOM.id)
    assert table.sleeps


async def test_a_table_with_a_running_clock_is_awake(harbour, house):
    table = await harbour.begin(pace=30 * DAY)
    await harbour.wait(30 * DAY - 1)
    assert not (await house.tables.get(table.id)).sleeps
    await harbour.wait(2 * DAY)
    assert (await house.tables.get(table.id)).sleeps


async def test_a_paused_table_is_awake(harbour, house):
    table = await harbour.begin(pace=None)
    await house.act(table.id, agreements.pause, MEI.id)
    await harbour.wait(3 * AWAKE_SECONDS)
    assert not (await house.tables.get(table.id)).sleeps
    await house.act(table.id, agreements.resume, MEI.id)
    await harbour.wait(2 * DAY)
    assert (await house.tables.get(table.id)).sleeps


async def test_downtime_doesnt_count_towards_falling_asleep(harbour, house):
    table = await harbour.begin(pace=None)
    lobby = await harbour.open(channel=77)
    house = await harbour.restart(stopped=100 * DAY)
    await harbour.wait(LOBBY_LIFETIME - HOUR)
    assert (await house.tables.get(lobby.id)).status is Status.LOBBY
    await harbour.wait(2 * HOUR)
    assert (await house.tables.get(lobby.id)).status is Status.CLOSED
    assert not (await house.tables.get(table.id)).sleeps
    await harbour.wait(AWAKE_SECONDS - LOBBY_LIFETIME)
    assert (await house.tables.get(table.id)).sleeps


async def test_a_table_that_has_ended_does_not_sleep(harbour, house):
    table = await harbour.finish()
    await harbour.wait(AWAKE_SECONDS)
    assert not (await house.tables.get(table.id)).sleeps


async def test_reminders_stop_while_a_table_sleeps_and_resume_after(harbour, house):
    told = Notifications(harbour)
    table = await harbour.begin(pace=None)
    person = to_move(table)
    for each in table.people:
        await prefer(house, each, Preferences(every=48))
    await harbour.wait(AWAKE_SECONDS + 10 * DAY)
    before = len(told.log)
    assert max(when for when, _, _ in told.log) <= 1_000_000 + AWAKE_SECONDS
    while to_move(table) == person:
        await house.act(table.id, play.move, person, legal(table)[0])
        table = await house.tables.get(table.id)
    following = to_move(table)
    await harbour.wait(2 * DAY)
    assert [(when - harbour.now + 2 * DAY, whom) for when, whom, _ in told.log[before:]] == [
        (0, following),
        (2 * DAY, following),
    ]


async def test_a_nudge_at_a_sleeping_table_is_delivered(harbour, house):
    told = Notifications(harbour)
    table = await harbour.begin(pace=None)
    person = to_move(table)
    await harbour.wait(AWAKE_SECONDS + DAY)
    told.log.clear()
    await house.act(table.id, reminders.nudge, next(each for each in table.people if each != person))
    await harbour.wait(5 * DAY)
    assert [what for _, _, what in told.log] == [{table.id: Reason.NUDGE}]
