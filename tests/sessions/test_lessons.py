"""First matches that teach: begun at once, on the chosen deal, for one against computer players."""

import pytest
from msgspec.structs import replace

from engine import GAMES
from engine.core.course import begin
from sessions import Status, hosting, lessons, play, replays
from sessions.checking import troubles
from sessions.setup import Setup
from tests.engine.core.test_lesson import lesson_of
from tests.sessions.tables import CHANNEL, MEI, SERVER, TOM, refused

DIRECT = 77


async def learn(sessions, game="captains_orders", host=TOM, channel=DIRECT, server=None):
    return await hosting.learn(sessions, game, host=host, server=server, channel=channel)


@pytest.mark.parametrize("game", GAMES)
async def test_it_runs_at_once_as_it_was_chosen(house, sessions, game):
    table = await learn(sessions, game)
    lesson = lesson_of(game)
    assert table.status is Status.PLAYING and table.match == begin(lesson, game)
    assert table.seats[lesson.learner].person == TOM.id == table.host
    assert all(seat.computer for number, seat in enumerate(table.seats) if number != lesson.learner)
    assert table.lesson and not table.counts and table.setup.pace is None and table.setup.friendly
    assert await house.stored(table.id) == table


async def test_only_games_that_are_there_are_taught(sessions):
    assert lessons.can_teach("goa") and not lessons.can_teach("chess")


async def test_its_course_follows_the_match_over_undos_and_restarts(house, sessions):
    table = await learn(sessions)
    first = lessons.course_of(table).here
    assert first.number == 1
    await sessions.act(table.id, play.move, TOM.id, "order 10")
    table = await sessions.tables.get(table.id)
    assert lessons.course_of(table).behind.station is first.station
    undone = replace(table, match=begin(lesson_of("captains_orders"), "captains_orders"))
    course = lessons.course_of(undone)
    assert course.here == first and course.behind is None
    await sessions.jobs.settled()
    before = lessons.course_of(await sessions.tables.get(table.id)).reached
    sessions = await house.restart()
    assert lessons.course_of(await sessions.tables.get(table.id)).reached == before


async def test_elsewhere_nothing_is_taught(house, sessions):
    assert lessons.course_of(await house.begin()) is None


async def test_nobody_is_taught_in_a_seat_that_is_another_persons(house, sessions):
    table = await learn(sessions)
    assert lessons.course_of(replace(table, host=MEI.id)) is None


async def test_who_begins_another_gives_up_the_first(house, sessions):
    table = await learn(sessions)
    other = await learn(sessions, "fleet")
    assert (await sessions.tables.get(table.id)).status is Status.CLOSED
    assert other.status is Status.PLAYING and other.game == "fleet"


async def test_a_table_of_others_in_the_same_channel_is_left_alone(house, sessions):
    standing = await house.begin()
    async with refused("table-open-here", table=standing.id):
        await learn(sessions, channel=CHANNEL, server=SERVER)
    mine = await learn(sessions)
    async with refused("table-open-here", table=mine.id):
        await learn(sessions, host=MEI)
    assert (await sessions.tables.get(mine.id)).status is Status.PLAYING


async def test_a_table_that_is_over_is_in_nobodys_way_though_nothing_can_be_made_of_it(house, sessions):
    over = await house.finish()
    house.rewrite(over.id, lambda document: document.update(game="chess"))
    table = await learn(sessions, channel=CHANNEL, server=SERVER)
    assert table.status is Status.PLAYING


async def test_ones_own_of_which_nothing_can_be_made_is_closed_too(house, sessions):
    table = await learn(sessions)
    house.break_match(table.id)
    assert (await learn(sessions, "fleet")).game == "fleet"
    assert (await sessions.tables.find(table.id)).status is Status.CLOSED


async def test_its_set_up_is_chosen(house, sessions):
    lesson = lesson_of("captains_orders")
    table = await learn(sessions)
    # As if the program had stopped between opening it and its start.
    await sessions.act(table.id, hosting.close, TOM.id)
    lobby = await hosting._open(
        sessions,
        (None, DIRECT, None),
        "captains_orders",
        list(table.seats),
        TOM.id,
        Setup(pace=None, friendly=True),
        lesson=True,
    )
    started = await hosting.start(sessions, lobby.id, TOM.id, shuffle=True)
    assert started.match == begin(lesson, "captains_orders") and started.names == lobby.names


async def test_after_it_one_plays_on_at_a_table_like_any_other(house, sessions):
    table = await learn(sessions)
    over = await house.play_on(table.id)
    assert over.status is Status.FINISHED and [each async for each in troubles(house.db)] == []
    assert (await replays.verify(sessions, over.id)).result_fits
    again = await hosting.again(sessions, over.id, TOM.id)
    assert again.counts and again.setup.shuffle and len(again.seats) == 4
    started = await hosting.start(sessions, again.id, TOM.id)
    assert started.match.seed != over.match.seed


async def test_it_is_for_who_has_never_sat_at_such_a_table(house, sessions):
    table = await house.open(people=2)
    assert await lessons.are_for(sessions, TOM.id, "captains_orders", but=table.id)
    assert not await lessons.are_for(sessions, TOM.id, "captains_orders", but=0)
    assert await lessons.are_for(sessions, TOM.id, "goa", but=0)
    assert not await lessons.are_for(sessions, TOM.id, "chess", but=0)
