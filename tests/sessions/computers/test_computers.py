"""Computer players move automatically, and neither delay others nor get stuck."""

import asyncio

import pytest

from db import NotSaved
from sessions import Status, core
from sessions.playing import hosting, play
from sessions.tables import journal as log
from sessions.tables import replays
from tests.harbour import CHANNEL, MEI, at_random, legal, to_move


class Slow:
    """A computer player that answers only when released."""

    def __init__(self):
        self.asked = asyncio.Semaphore(0)
        self.answer = asyncio.Semaphore(0)
        self.thoughts = []

    async def __call__(self, match, seat, level, seed):
        self.thoughts.append((match.ply, seat))
        self.asked.release()
        await asyncio.wait_for(self.answer.acquire(), 10)
        return await at_random(match, seat, level, seed)

    def answers(self):
        """Let the computer player answer, now and from now on."""
        for _ in range(1000):
            self.answer.release()

    async def is_asked(self):
        await asyncio.wait_for(self.asked.acquire(), 10)


@pytest.fixture
async def slow(harbour):
    slow = Slow()
    harbour.workers.fakes["choose"] = slow
    await harbour.restart()
    yield slow
    slow.answers()


async def begin_with_a_search(harbour, slow):
    """A running match of two people. A computer player standing in for one begins to think."""
    table = await harbour.begin()
    person = to_move(table)
    await harbour.house.act(table.id, play.leave, person)
    await slow.is_asked()
    return await harbour.table(table.id), person


async def test_computer_players_move_until_a_person_is_to_move(harbour, house):
    table = await harbour.begin(people=1, computers=5)
    await house.jobs.settled()
    table = await house.tables.get(table.id)
    assert table.waiting == (0,) and table.status is Status.PLAYING
    moves = await log.standing(harbour.db, table.id)
    assert len(moves) == table.match.ply and {entry.person for entry in moves} <= {None}


async def test_a_match_with_clever_computer_players_can_be_verified(harbour):
    del harbour.workers.fakes["choose"]
    house = await harbour.restart()
    table = await harbour.finish(people=1, computers=3)
    verdict = await replays.verify(house, table.id)
    assert verdict.seed_fits and verdict.result_fits


async def test_a_search_at_one_table_doesnt_delay_another_table(harbour, slow):
    await begin_with_a_search(harbour, slow)
    other = await harbour.begin(channel=CHANNEL + 1)
    await harbour.house.act(other.id, play.move, to_move(other), legal(other)[0])
    assert len(slow.thoughts) == 1


async def test_a_search_is_dropped_when_the_player_returns(harbour, slow):
    table, person = await begin_with_a_search(harbour, slow)
    table = await harbour.house.act(table.id, play.come_back, person)
    slow.answer.release()
    await harbour.house.jobs.settled()
    assert await harbour.table(table.id) == table and len(slow.thoughts) == 1


async def test_a_search_is_dropped_after_an_undo(harbour, slow):
    house = harbour.house
    table = await harbour.begin()
    person, seat = to_move(table), table.waiting[0]
    asked = (seat + 1) % 4
    await house.act(table.id, play.leave, table.seats[asked].player)
    await house.act(table.id, play.move, person, f"ask {asked}")
    await slow.is_asked()
    table = await house.act(table.id, play.undo, person)
    slow.answer.release()
    await house.jobs.settled()
    assert await house.tables.get(table.id) == table
    assert (table.match.ply, slow.thoughts) == (0, [(1, asked)])


async def test_a_search_is_repeated_when_the_table_has_changed(harbour, slow):
    house = harbour.house
    table, _person = await begin_with_a_search(harbour, slow)
    await house.act(
        table.id, hosting.make_host, table.host, next(each for each in table.people if each != table.host)
    )
    slow.answer.release()
    await slow.is_asked()
    assert slow.thoughts == [(0, table.pending[0])] * 2


async def test_a_search_ends_when_the_table_is_closed(harbour, slow):
    table, _person = await begin_with_a_search(harbour, slow)
    await harbour.house.act(table.id, hosting.close, MEI.id, is_manager=True)
    slow.answer.release()
    await harbour.house.jobs.settled()
    assert (await harbour.table(table.id)).match.ply == 0


async def test_searches_of_several_tables_take_turns(harbour, house):
    tables = [await harbour.begin(people=1, computers=3, channel=channel) for channel in range(5)]
    await house.jobs.settled()
    for table in tables:
        assert (await house.tables.get(table.id)).waiting == (0,)


async def test_computer_players_continue_after_a_restart(harbour, slow):
    table, _person = await begin_with_a_search(harbour, slow)
    harbour.workers.fakes["choose"] = at_random
    house = await harbour.restart()
    await house.jobs.settled()
    assert (await house.tables.get(table.id)).match.ply > 0


async def failing(match, seat, level, seed):
    raise ZeroDivisionError


async def cheating(match, seat, level, seed):
    return "order 11"


@pytest.mark.parametrize("think", [failing, cheating])
async def test_a_computer_player_that_fails_makes_a_legal_move(harbour, caplog, think):
    harbour.workers.fakes["choose"] = think
    await harbour.restart()
    table = await harbour.begin(people=1, computers=3)
    table = await harbour.play_on(table.id)
    assert table.status is Status.FINISHED
    assert "computer player" in caplog.text


async def test_a_computer_players_move_is_retried_if_storing_fails(harbour, slow):
    table, _person = await begin_with_a_search(harbour, slow)
    commits = harbour.faults.refuse("commit", times=2)
    slow.answers()
    await harbour.wait(3600)
    assert not commits.left and (await harbour.table(table.id)).match.ply > 0


async def test_computer_players_wait_while_the_database_is_unavailable(harbour, slow):
    table, _person = await begin_with_a_search(harbour, slow)
    begun = harbour.faults.refuse("begin", "read", error=NotSaved("connection lost"), times=3)
    slow.answers()
    await harbour.wait(3600)
    assert not begun.left and (await harbour.table(table.id)).match.ply > 0


async def test_an_unexpected_error_is_retried_at_the_next_change(harbour, slow, caplog):
    house = harbour.house
    table, _person = await begin_with_a_search(harbour, slow)
    with harbour.faults.refuse("run", what="INSERT INTO moves", error=LookupError("a mistake of ours")):
        slow.answers()
        await house.jobs.settled()
    assert "failed; trying again in" in caplog.text
    await house.act(table.id, hosting.make_host, table.host, table.host)
    await house.jobs.settled()
    assert (await house.tables.get(table.id)).match.ply > 0


async def test_shutdown_stops_computer_players(harbour, slow):
    table, _person = await begin_with_a_search(harbour, slow)
    await core.close_down(harbour.house)
    slow.answer.release()
    assert (await harbour.table(table.id)).match.ply == 0
