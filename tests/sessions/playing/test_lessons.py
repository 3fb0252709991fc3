"""Lessons: they start at once, with a fixed deal, for one person against computer players."""

import pytest
from msgspec.structs import replace

from engine import GAMES
from engine.core.teaching.course import begin
from sessions import Status
from sessions.checking import troubles
from sessions.playing import hosting, lessons, play
from sessions.tables import replays
from tests.engine.core.teaching.test_lesson import lesson_of
from tests.harbour import CHANNEL, MEI, SERVER, TOM, refused

DIRECT = 77


async def learn(house, game="captains_orders", host=TOM, channel=DIRECT, server=None, **more):
    return await hosting.learn(house, game, host=host, server=server, channel=channel, **more)


@pytest.mark.parametrize("game", GAMES)
async def test_a_guided_match_starts_at_once_with_its_prepared_setup(harbour, house, game):
    table = await learn(house, game)
    lesson = lesson_of(game)
    assert table.status is Status.PLAYING and table.match == begin(lesson, game)
    assert table.seats[lesson.learner].person == TOM.id == table.host
    assert all(seat.computer for number, seat in enumerate(table.seats) if number != lesson.learner)
    assert table.lesson and not table.counts and table.setup.pace is None and table.setup.friendly
    assert await harbour.table(table.id) == table


async def test_only_known_games_are_taught(house):
    assert lessons.can_teach("goa") and not lessons.can_teach("chess")


async def test_a_course_follows_the_match_over_undos_and_restarts(harbour, house):
    table = await learn(house)
    first = lessons.course_of(table).here
    assert first.number == 1
    await house.act(table.id, play.move, TOM.id, "order 10")
    table = await house.tables.get(table.id)
    assert lessons.course_of(table).behind.station is first.station
    undone = replace(table, match=begin(lesson_of("captains_orders"), "captains_orders"))
    course = lessons.course_of(undone)
    assert course.here == first and course.behind is None
    await house.jobs.settled()
    before = lessons.course_of(await house.tables.get(table.id)).reached
    house = await harbour.restart()
    assert lessons.course_of(await house.tables.get(table.id)).reached == before


async def test_an_ordinary_table_has_no_course(harbour, house):
    assert lessons.course_of(await harbour.begin()) is None


async def test_a_course_needs_the_host_in_the_learners_seat(harbour, house):
    table = await learn(house)
    assert lessons.course_of(replace(table, host=MEI.id)) is None


async def test_a_lesson_ends_another_only_if_the_learner_says_so(harbour, house):
    table = await learn(house)
    for instead in (None, table.id + 1):
        async with refused("lesson-going-on", table=table.id):
            await learn(house, "fleet", instead=instead)
    assert (await house.tables.get(table.id)).status is Status.PLAYING
    other = await learn(house, "fleet", instead=table.id)
    assert (await house.tables.get(table.id)).status is Status.CLOSED
    assert other.status is Status.PLAYING and other.game == "fleet"


async def test_a_lesson_never_closes_other_peoples_table_in_the_channel(harbour, house):
    standing = await harbour.begin()
    async with refused("table-open-here", table=standing.id):
        await learn(house, channel=CHANNEL, server=SERVER)
    mine = await learn(house)
    async with refused("table-open-here", table=mine.id):
        await learn(house, host=MEI)
    assert (await house.tables.get(mine.id)).status is Status.PLAYING


async def test_an_unreadable_finished_table_doesnt_block_a_lesson(harbour, house):
    over = await harbour.finish()
    harbour.rewrite(over.id, lambda document: document.update(game="chess"))
    table = await learn(house, channel=CHANNEL, server=SERVER)
    assert table.status is Status.PLAYING


async def test_starting_another_lesson_closes_an_unreadable_one(harbour, house):
    table = await learn(house)
    harbour.break_match(table.id)
    assert (await learn(house, "fleet")).game == "fleet"
    assert (await house.tables.find(table.id)).status is Status.CLOSED


async def test_a_lesson_lobby_left_by_a_crash_starts_as_prepared(harbour, house):
    lesson = lesson_of("captains_orders")
    table = await learn(house)
    # as if the program had stopped between opening it and its start
    await house.act(table.id, hosting.close, TOM.id)
    killed = harbour.faults.refuse("run", what="UPDATE tables", error=LookupError())
    with killed, pytest.raises(LookupError):
        await learn(house)
    lobby = await house.tables.get(table.id + 1)
    assert lobby.status is Status.LOBBY
    started = await hosting.start(house, lobby.id, TOM.id, shuffle=True)
    assert started.match == begin(lesson, "captains_orders") and started.names == lobby.names


async def test_a_rematch_of_a_lesson_is_an_ordinary_table(harbour, house):
    table = await learn(house)
    over = await harbour.play_on(table.id)
    assert over.status is Status.FINISHED and [each async for each in troubles(harbour.db)] == []
    assert (await replays.verify(house, over.id)).result_fits
    again = await hosting.again(house, over.id, TOM.id)
    assert again.counts and again.setup.shuffle and len(again.seats) == 4
    started = await hosting.start(house, again.id, TOM.id)
    assert started.match.seed != over.match.seed


async def test_lessons_are_for_people_who_never_played_the_game(harbour, house):
    table = await harbour.open(people=2)
    assert await lessons.are_for(house, TOM.id, "captains_orders", but=table.id)
    assert not await lessons.are_for(house, TOM.id, "captains_orders", but=0)
    assert await lessons.are_for(house, TOM.id, "goa", but=0)
    assert not await lessons.are_for(house, TOM.id, "chess", but=0)


async def test_finished_matches_of_a_game_are_counted_up_to_a_limit(harbour, house):
    people = [MEI, TOM]
    for finished in range(3):
        assert await lessons.finished(house, MEI.id, "fleet", 2) == min(finished, 2)
        await harbour.finish(people, game="fleet")
    assert await lessons.finished(house, MEI.id, "goa", 2) == 0
    assert await lessons.finished(house, 999, "fleet", 2) == 0
    await harbour.begin(people, game="goa")
    assert await lessons.finished(house, MEI.id, "goa", 2) == 0
