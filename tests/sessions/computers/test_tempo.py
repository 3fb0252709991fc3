"""Computer players wait a moment after the last move if people are watching, and not at all otherwise."""

import asyncio

import pytest

from sessions.computers import tempo
from sessions.computers.computers import Computers
from sessions.playing import play
from tests.sessions.harbour import to_move

MOMENT = 2.0


@pytest.fixture
async def waited(harbour, monkeypatch):
    """Each wait of a computer player, in whole seconds. The tests don't really wait."""
    waits = []

    async def noted(seconds):
        waits.append(round(seconds))

    monkeypatch.setattr(tempo, "sleep", noted)
    harbour.settings["moment"] = MOMENT
    await harbour.restart()
    return waits


async def test_each_comes_a_moment_after_the_move_before(harbour, waited):
    table = await harbour.begin(people=1, computers=5)
    await harbour.house.jobs.settled()
    ply = (await harbour.house.tables.get(table.id)).match.ply
    assert ply and waited == [MOMENT] * ply


async def test_where_no_person_plays_they_move_at_once(harbour, waited):
    table = await harbour.begin(people=1, computers=5)
    await harbour.house.jobs.settled()
    waited.clear()
    await harbour.house.act(table.id, play.leave, table.people[0])
    await harbour.house.jobs.settled()
    assert not waited and not (await harbour.house.tables.get(table.id)).pending


async def test_where_nobody_has_done_anything_for_long_they_move_at_once(harbour, waited, monkeypatch):
    """For example, a person's time runs out at night, and a computer player sits in for them."""
    monkeypatch.setattr(tempo, "LIVE", -1)
    await harbour.begin(people=1, computers=5)
    await harbour.house.jobs.settled()
    assert not waited


async def test_a_move_that_comes_late_by_itself_waits_no_more(harbour, waited, monkeypatch):
    table = await harbour.begin(people=4)
    person = to_move(table)
    pulses = harbour.house.single(Computers)._tempo._pulses
    pulses[table.id] = pulses[table.id]._replace(moved=-100.0)
    await harbour.house.act(table.id, play.leave, person)
    await harbour.house.jobs.settled()
    assert waited[0] == 0


async def test_who_acts_where_nobody_looks_on_waits_for_none(harbour, waited):
    """For example in direct messages: the player sees all results of their move at once."""
    table = await harbour.begin(people=1, computers=5)
    harbour.house.single(Computers).hurry(table.id)
    assert await harbour.house.single(Computers).settle_at_once(table.id)
    assert not waited


async def test_an_answer_does_not_wait_for_the_moment(harbour, waited, monkeypatch):
    resting = asyncio.Event()
    monkeypatch.setattr(tempo, "sleep", lambda seconds: resting.wait())
    table = await harbour.begin(people=1, computers=5)
    assert not await harbour.house.single(Computers).settle_at_once(table.id)
    resting.set()
    await harbour.house.jobs.settled()
    assert await harbour.house.single(Computers).settle_at_once(table.id)
