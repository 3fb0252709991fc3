"""Computer players pause after the last move if people are watching; otherwise they move at once."""

import pytest

from sessions.computers.tempo import FOLLOWED_SECONDS
from sessions.playing import play
from sessions.tables.clock import DAY
from tests.bot_fixtures import nothing_is_left_to_chance, pictures_are_their_drawings, port

__all__ = ["nothing_is_left_to_chance", "pictures_are_their_drawings", "port"]

MOMENT = 2.0


@pytest.fixture
async def move_times(port):
    """The times at which moves are made."""
    port.settings["moment"] = MOMENT
    await port.restart()
    times = []
    port.house.subscribe(lambda change: change.kind == "moved" and times.append(port.now))
    return times


async def test_computer_players_move_a_moment_after_the_move_before(port, move_times):
    began = port.now
    await port.begin(1, computers=5)
    await port.wait(60)
    assert move_times and move_times == [began + MOMENT * number for number in range(1, len(move_times) + 1)]


async def test_computer_players_move_at_once_if_no_person_plays(port, move_times):
    [mei] = port.crew(1)
    await port.begin([mei], computers=3)
    await port.wait(60)
    move_times.clear()
    await port.house.act(1, play.leave, mei.id)
    await port.wait(0)
    assert not (await port.table()).pending and set(move_times) == {port.now}


async def test_computer_players_move_at_once_at_an_inactive_table(port, move_times):
    """For example, a person's time runs out at night, and a computer player sits in for them."""
    await port.person("Boss", manager=True).slash("server timeout", what="sit")
    await port.begin(2, computers=4)
    await port.wait(60)
    move_times.clear()
    await port.wait(DAY + FOLLOWED_SECONDS)
    assert len(move_times) > 1 and len(set(move_times)) == 1, move_times


async def test_a_computer_players_late_move_isnt_delayed_further(port, move_times):
    people = port.crew(4)
    await port.begin(people)
    await port.wait(100)
    assert not move_times
    await port.house.act(1, play.leave, (await port.to_move()).id)
    await port.wait(0)
    assert move_times[0] == port.now


async def test_after_a_move_in_direct_messages_computer_players_move_at_once(port, move_times):
    """Nobody watches in between: the player sees all results of the move in the answer."""
    [mei] = port.crew(1)
    await port.begin([mei], computers=5)
    await port.wait(60)
    move_times.clear()
    move = str((await port.legal(mei))[0])
    await mei.dm_slash("game move", table=1, move=move)
    assert len(move_times) > 1 and set(move_times) == {port.now}


async def test_an_answer_in_a_channel_does_not_wait_for_the_moment(port, move_times):
    [mei] = port.crew(1)
    await port.begin([mei], computers=5)
    await port.wait(60)
    before, was_answered = len(port.env.http_requests), []

    def hear(change):
        requests = port.env.http_requests[before:]
        was_answered.append(any("/webhooks/" in request.path for request in requests))

    port.house.subscribe(hear)
    await mei.slash("game move", move=str((await port.legal(mei))[0]))
    assert was_answered[:2] == [False, True]
