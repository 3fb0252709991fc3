"""Computer players move a moment after the move before where people play, and at once where none do."""

import asyncio

import pytest

from sessions import play, tempo
from tests.sessions.tables import to_move

MOMENT = 2.0


@pytest.fixture
async def waited(house, monkeypatch):
    """For how long computer players waited, each time, rounded to seconds. Nobody really waits."""
    waits = []

    async def noted(seconds):
        waits.append(round(seconds))

    monkeypatch.setattr(tempo, "sleep", noted)
    house.settings["moment"] = MOMENT
    await house.restart()
    return waits


async def test_each_comes_a_moment_after_the_move_before(house, waited):
    table = await house.begin(people=1, computers=5)
    await house.sessions.jobs.settled()
    ply = (await house.sessions.tables.get(table.id)).match.ply
    assert ply and waited == [MOMENT] * ply


async def test_where_no_person_plays_they_move_at_once(house, waited):
    table = await house.begin(people=1, computers=5)
    await house.sessions.jobs.settled()
    waited.clear()
    await house.sessions.act(table.id, play.leave, table.people[0])
    await house.sessions.jobs.settled()
    assert not waited and not (await house.sessions.tables.get(table.id)).pending


async def test_where_nobody_has_done_anything_for_long_they_move_at_once(house, waited, monkeypatch):
    """A person's time runs out at night, say, and a computer player sits in for them."""
    monkeypatch.setattr(tempo, "LIVE", -1)
    await house.begin(people=1, computers=5)
    await house.sessions.jobs.settled()
    assert not waited


async def test_a_move_that_comes_late_by_itself_waits_no_more(house, waited, monkeypatch):
    table = await house.begin(people=4)
    person = to_move(table)
    pulses = house.sessions.computers._tempo._pulses
    pulses[table.id] = pulses[table.id]._replace(moved=-100.0)
    await house.sessions.act(table.id, play.leave, person)
    await house.sessions.jobs.settled()
    assert waited[0] == 0


async def test_who_acts_where_nobody_looks_on_waits_for_none(house, waited):
    """In direct messages, say: they see what comes of their move all together."""
    table = await house.begin(people=1, computers=5)
    house.sessions.computers.hurry(table.id)
    assert await house.sessions.computers.settle_at_once(table.id)
    assert not waited


async def test_an_answer_does_not_wait_for_the_moment(house, waited, monkeypatch):
    resting = asyncio.Event()
    monkeypatch.setattr(tempo, "sleep", lambda seconds: resting.wait())
    table = await house.begin(people=1, computers=5)
    assert not await house.sessions.computers.settle_at_once(table.id)
    resting.set()
    await house.sessions.jobs.settled()
    assert await house.sessions.computers.settle_at_once(table.id)
