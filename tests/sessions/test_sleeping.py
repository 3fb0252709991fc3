"""Tables at which nothing happens any more: lobbies are closed, running tables sleep until the next move."""

from sessions import Preferences, Status, agreements, hosting, people, play, reminders
from sessions import lobby as lobby_service
from sessions.sleeping import AWAKE, LOBBY_LASTS
from sessions.turns import Prompt
from tests.sessions.tables import MEI, TOM, UMA, kinds, some_move, to_move
from tests.sessions.test_reminders import DAY, HOUR, Told


async def test_a_lobby_without_a_change_is_closed(house, sessions):
    table = await house.open(people=2)
    await house.wait(LOBBY_LASTS - 1)
    assert (await sessions.tables.get(table.id)).status is Status.LOBBY
    await house.wait(1)
    table = await sessions.tables.get(table.id)
    assert table.status is Status.CLOSED and table.ended == house.now and table.sleeps
    assert (house.changes[-1].kind, house.changes[-1].by) == ("closed", None)
    assert (await house.stored(table.id)).sleeps


async def test_any_change_lets_a_lobby_last(house, sessions):
    table = await house.open(people=1)
    for change in (
        sessions.act(table.id, lobby_service.join, TOM),
        sessions.act(table.id, agreements.set_pace, MEI.id, 3600),
        sessions.act(table.id, lobby_service.invite, TOM.id, UMA.id),
        sessions.act(table.id, lobby_service.leave, TOM.id),
    ):
        await house.wait(LOBBY_LASTS - 1)
        await change
    await house.wait(LOBBY_LASTS - 1)
    assert (await sessions.tables.get(table.id)).status is Status.LOBBY
    await house.wait(1)
    assert (await sessions.tables.get(table.id)).status is Status.CLOSED


async def test_a_lobby_that_is_closed_by_its_host_was_not_forgotten(house, sessions):
    table = await house.open()
    table = await sessions.act(table.id, hosting.close, MEI.id)
    assert not table.sleeps
    await house.wait(LOBBY_LASTS)
    assert kinds(house)[-1] == "closed" and not (await sessions.tables.get(table.id)).sleeps


async def test_a_table_without_a_move_falls_asleep(house, sessions):
    table = await house.begin(pace=None)
    await house.wait(AWAKE - 1)
    assert not (await sessions.tables.get(table.id)).sleeps
    await house.wait(1)
    assert (await sessions.tables.get(table.id)).sleeps and (await house.stored(table.id)).sleeps
    assert kinds(house)[-1] == "fell-asleep"
    await house.wait(10 * AWAKE)
    assert kinds(house).count("fell-asleep") == 1


async def test_any_move_wakes_it(house, sessions):
    table = await house.begin(pace=None)
    await house.wait(AWAKE)
    await sessions.act(table.id, play.move, to_move(table), some_move(table))
    assert not (await sessions.tables.get(table.id)).sleeps
    await house.wait(AWAKE - 1)
    assert not (await sessions.tables.get(table.id)).sleeps
    await house.wait(1)
    assert (await sessions.tables.get(table.id)).sleeps


async def test_it_falls_asleep_so_long_after_the_last_move_of_a_day(house, sessions):
    table = await house.begin(pace=None)
    for _ in range(3):
        await house.wait(HOUR)
        table = await house.play_on(table.id, moves=1)
    await house.wait(AWAKE - 1)
    assert not (await sessions.tables.get(table.id)).sleeps
    await house.wait(1)
    assert (await sessions.tables.get(table.id)).sleeps


async def test_it_is_awake_as_long_as_somebody_moves_now_and_then(house, sessions):
    table = await house.begin(pace=None)
    for _ in range(3):
        await house.wait(AWAKE - HOUR)
        table = await house.play_on(table.id, moves=1)
        assert not table.sleeps
    assert "fell-asleep" not in kinds(house)


async def test_what_is_no_move_does_not_wake_it(house, sessions):
    table = await house.begin(pace=None)
    await house.wait(AWAKE)
    table = await sessions.act(table.id, hosting.make_host, MEI.id, TOM.id)
    assert table.sleeps


async def test_a_table_where_a_clock_runs_is_awake(house, sessions):
    table = await house.begin(pace=30 * DAY)
    await house.wait(30 * DAY - 1)
    assert not (await sessions.tables.get(table.id)).sleeps
    await house.wait(2 * DAY)
    assert (await sessions.tables.get(table.id)).sleeps


async def test_so_is_one_that_is_paused(house, sessions):
    table = await house.begin(pace=None)
    await sessions.act(table.id, agreements.pause, MEI.id)
    await house.wait(3 * AWAKE)
    assert not (await sessions.tables.get(table.id)).sleeps
    await sessions.act(table.id, agreements.resume, MEI.id)
    await house.wait(2 * DAY)
    assert (await sessions.tables.get(table.id)).sleeps


async def test_time_for_which_the_program_is_stopped_does_not_count(house, sessions):
    table = await house.begin(pace=None)
    lobby = await house.open(channel=77)
    await house.stop()
    house.now += 100 * DAY
    sessions = await house.start()
    await house.wait(LOBBY_LASTS - HOUR)
    assert (await sessions.tables.get(lobby.id)).status is Status.LOBBY
    await house.wait(2 * HOUR)
    assert (await sessions.tables.get(lobby.id)).status is Status.CLOSED
    assert not (await sessions.tables.get(table.id)).sleeps
    await house.wait(AWAKE - LOBBY_LASTS)
    assert (await sessions.tables.get(table.id)).sleeps


async def test_a_table_that_has_ended_does_not_sleep(house, sessions):
    table = await house.finish()
    await house.wait(AWAKE)
    assert not (await sessions.tables.get(table.id)).sleeps


async def test_nobody_is_reminded_while_it_sleeps_and_again_after_it_woke(house, sessions):
    told = Told(house)
    table = await house.begin(pace=None)
    person = to_move(table)
    for each in table.people:
        await people.set_preferences(sessions, each, Preferences(every=48))
    await house.wait(AWAKE + 10 * DAY)
    before = len(told.log)
    assert max(when for when, _, _ in told.log) <= 1_000_000 + AWAKE
    while to_move(table) == person:
        await sessions.act(table.id, play.move, person, some_move(table))
        table = await sessions.tables.get(table.id)
    following = to_move(table)
    await house.wait(2 * DAY)
    assert [(when - house.now + 2 * DAY, whom) for when, whom, _ in told.log[before:]] == [
        (0, following),
        (2 * DAY, following),
    ]


async def test_who_is_nudged_at_a_table_that_sleeps_is_told(house, sessions):
    told = Told(house)
    table = await house.begin(pace=None)
    person = to_move(table)
    await house.wait(AWAKE + DAY)
    told.log.clear()
    await sessions.act(table.id, reminders.nudge, next(each for each in table.people if each != person))
    await house.wait(5 * DAY)
    assert [what for _, _, what in told.log] == [{table.id: Prompt.NUDGE}]
