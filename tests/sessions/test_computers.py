"""Computer players move by themselves, hold nobody up, and are held up by nothing."""

import asyncio
import sqlite3

import pytest

from db import NotSaved
from sessions import Status, computers, hosting, play, replays, store
from sessions.jobs import JobKind, Key
from tests.sessions.tables import CHANNEL, MEI, at_random, some_move, to_move


class Slow:
    """A computer player that is told when to answer."""

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
        """Let it answer, now and from now on."""
        for _ in range(1000):
            self.answer.release()

    async def is_asked(self):
        await asyncio.wait_for(self.asked.acquire(), 10)


@pytest.fixture
async def slow(house):
    slow = Slow()
    house.settings["workers"].fakes["choose"] = slow
    await house.restart()
    yield slow
    slow.answers()


async def begin_with_a_thought(house, slow):
    """A running match of two people in which a computer player, standing in for one, begins to think."""
    table = await house.begin()
    person = to_move(table)
    await house.sessions.act(table.id, play.leave, person)
    await slow.is_asked()
    return await house.sessions.tables.get(table.id), person


async def test_they_move_until_a_person_is_to_move(house, sessions):
    table = await house.begin(people=1, computers=5)
    await sessions.jobs.settled()
    table = await sessions.tables.get(table.id)
    assert table.waiting == (0,) and table.status is Status.PLAYING
    moves = await store.standing(house.db, table.id)
    assert len(moves) == table.match.ply and {entry.person for entry in moves} <= {None}


async def test_a_whole_match_with_the_clever_ones(house):
    del house.settings["workers"].fakes["choose"]
    sessions = await house.restart()
    table = await house.finish(people=1, computers=3)
    verdict = await replays.verify(sessions, table.id)
    assert verdict.seed_fits and verdict.result_fits


async def test_others_are_not_held_up_by_a_thought(house, slow):
    await begin_with_a_thought(house, slow)
    other = await house.begin(channel=CHANNEL + 1)
    await house.sessions.act(other.id, play.move, to_move(other), some_move(other))
    assert len(slow.thoughts) == 1


async def test_a_thought_is_dropped_when_the_person_comes_back(house, slow):
    table, person = await begin_with_a_thought(house, slow)
    table = await house.sessions.act(table.id, play.come_back, person)
    slow.answer.release()
    await house.sessions.jobs.settled()
    assert await house.sessions.tables.get(table.id) == table and len(slow.thoughts) == 1


async def test_a_thought_is_dropped_when_a_move_is_taken_back(house, slow):
    sessions = house.sessions
    table = await house.begin()
    person, seat = to_move(table), table.waiting[0]
    asked = (seat + 1) % 4
    await sessions.act(table.id, play.leave, table.seats[asked].player)
    await sessions.act(table.id, play.move, person, f"ask {asked}")
    await slow.is_asked()
    table = await sessions.act(table.id, play.undo, person)
    slow.answer.release()
    await sessions.jobs.settled()
    assert await sessions.tables.get(table.id) == table
    assert (table.match.ply, slow.thoughts) == (0, [(1, asked)])


async def test_a_thought_is_had_anew_when_the_table_has_changed(house, slow):
    sessions = house.sessions
    table, _person = await begin_with_a_thought(house, slow)
    await sessions.act(
        table.id, hosting.make_host, table.host, next(each for each in table.people if each != table.host)
    )
    slow.answer.release()
    await slow.is_asked()
    assert slow.thoughts == [(0, table.pending[0])] * 2


async def test_a_thought_ends_when_the_table_is_closed(house, slow):
    table, _person = await begin_with_a_thought(house, slow)
    await house.sessions.act(table.id, hosting.close, MEI.id, is_manager=True)
    slow.answer.release()
    await house.sessions.jobs.settled()
    assert (await house.sessions.tables.get(table.id)).match.ply == 0


async def test_several_tables_think_in_turn(house, sessions):
    tables = [await house.begin(people=1, computers=3, channel=channel) for channel in range(5)]
    await sessions.jobs.settled()
    for table in tables:
        assert (await sessions.tables.get(table.id)).waiting == (0,)


async def test_after_a_restart_they_go_on(house, slow):
    table, _person = await begin_with_a_thought(house, slow)
    house.settings["workers"].fakes["choose"] = at_random
    sessions = await house.restart()
    await sessions.jobs.settled()
    assert (await sessions.tables.get(table.id)).match.ply > 0


async def failing(match, seat, level, seed):
    raise ZeroDivisionError


async def cheating(match, seat, level, seed):
    return "order 11"


@pytest.mark.parametrize("think", [failing, cheating])
async def test_one_that_fails_plays_something_legal_instead(house, caplog, think):
    house.settings["workers"].fakes["choose"] = think
    await house.restart()
    table = await house.begin(people=1, computers=3)
    table = await house.play_on(table.id)
    assert table.status is Status.FINISHED
    assert "computer player" in caplog.text


async def test_a_move_that_could_not_be_stored_is_tried_again(house, slow, monkeypatch):
    table, _person = await begin_with_a_thought(house, slow)
    commit, failures = house.db._engine.commit, 3

    async def full():
        nonlocal failures
        if failures:
            failures -= 1
            raise sqlite3.OperationalError("database or disk is full")
        await commit()

    monkeypatch.setattr(house.db._engine, "commit", full)
    monkeypatch.setattr("sessions.jobs.SHORT_OF_DATABASE", 0.01)
    slow.answers()
    await house.wait(3600)
    assert failures == 0 and (await house.stored(table.id)).match.ply > 0


async def test_while_the_database_is_away_they_wait(house, slow, monkeypatch):
    table, _person = await begin_with_a_thought(house, slow)
    play_one, failures = house.sessions.computers._play_one, 3

    async def away(table):
        nonlocal failures
        if failures:
            failures -= 1
            raise NotSaved("connection lost")
        return await play_one(table)

    monkeypatch.setattr(house.sessions.computers, "_play_one", away)
    async with house.sessions.transaction() as tx:
        tx.jobs.set(Key(JobKind.PLAY, table.id), house.now)
    slow.answers()
    await house.wait(3600)
    assert failures == 0 and (await house.stored(table.id)).match.ply > 0


async def test_what_nobody_foresaw_rests_at_one_table_until_its_next_change(house, slow, monkeypatch, caplog):
    sessions = house.sessions
    table, _person = await begin_with_a_thought(house, slow)
    monkeypatch.setattr(computers, "make_move", None)
    slow.answers()
    await sessions.jobs.settled()
    assert "failed, another try in" in caplog.text
    monkeypatch.undo()
    await sessions.act(table.id, hosting.make_host, table.host, table.host)
    await sessions.jobs.settled()
    assert (await sessions.tables.get(table.id)).match.ply > 0


async def test_closing_down_stops_them(house, slow):
    table, _person = await begin_with_a_thought(house, slow)
    await house.sessions.close_down()
    slow.answer.release()
    assert (await house.sessions.tables.get(table.id)).match.ply == 0
