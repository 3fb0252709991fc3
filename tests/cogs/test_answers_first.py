"""Answers to moves go first: messages and pictures for others wait a moment."""

import asyncio

import pytest

from boards import Picture
from cogs import harbour
from cogs.follow.service import NEWS_JOB
from raster.panel import Drawing, Panel
from sessions import Job, Key
from sessions.jobs.job import BOARD_JOB
from ui.deliveries import delivery
from workers import Priority, task_priority

JOB = Job(Key(BOARD_JOB, 1), 0, 1, 0, None)


@pytest.fixture
async def answered(port):
    """An event that ends the answer in progress when it is set."""
    answered = asyncio.Event()

    async def answer():
        with port.bot.answering_first():
            await answered.wait()

    answering = asyncio.create_task(answer())
    await asyncio.sleep(0)
    yield answered
    answered.set()
    await answering


@pytest.fixture
def delivered(port, answered):
    """A delivery that sets this event."""
    delivered = asyncio.Event()

    async def deliver(_):
        delivered.set()

    return delivered, delivery(NEWS_JOB, lambda *_: deliver, 1).make(port.bot, port.bot.sender).handler


async def test_a_delivery_waits_for_the_end_of_an_answer(monkeypatch, answered, delivered):
    monkeypatch.setattr(harbour, "ANSWERS_FIRST_SECONDS", 60)
    done, handler = delivered
    delivering = asyncio.create_task(handler(JOB))
    for _ in range(9):
        await asyncio.sleep(0)
    assert not done.is_set()
    answered.set()
    await asyncio.wait_for(delivering, 5)
    assert done.is_set()


async def test_a_delivery_waits_only_a_moment_for_a_slow_answer(delivered):
    done, handler = delivered
    await asyncio.wait_for(handler(JOB), 5)
    assert done.is_set()


@pytest.mark.parametrize(("priority", "waits"), [(Priority.BOARD, True), (Priority.ANSWER, False)])
async def test_only_pictures_for_others_wait_for_an_answer(port, monkeypatch, answered, priority, waits):
    monkeypatch.setattr(harbour, "ANSWERS_FIRST_SECONDS", 60)
    task_priority.set(priority)
    picture = Picture(lambda: Drawing((Panel(80, 40),)), "A flag.")
    drawing = asyncio.create_task(port.bot.draw(picture))
    for _ in range(9):
        await asyncio.sleep(0)
    assert drawing.done() is not waits
    answered.set()
    assert await asyncio.wait_for(drawing, 5)
