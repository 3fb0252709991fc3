"""During a blockade, all deliveries wait, and one is tried in each interval."""

import asyncio
import contextvars
from contextlib import suppress

import pytest

from sessions import Later
from sessions.jobs.blockade import PROBE_INTERVAL, PROBE_PATIENCE, Blockade


class Time:
    now = 1e9

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def blockade(time):
    blockade = Blockade(time)
    blockade.begin()
    return blockade


async def waits(blockade, *, sends=True):
    """The seconds that a delivery has to wait; None if it passes."""
    try:
        async with blockade.passing():
            if sends:
                blockade.check()
                blockade.note_answer()
    except Later as later:
        return later.seconds
    return None


async def test_everything_passes_without_a_blockade(time):
    assert await waits(Blockade(time)) is None


async def test_the_first_delivery_after_an_interval_ends_the_blockade(blockade, time):
    assert await waits(blockade) == PROBE_INTERVAL
    time.now += PROBE_INTERVAL - 1
    assert await waits(blockade) == 1
    time.now += 1
    assert await waits(blockade) is None and not blockade.is_on


async def test_the_others_wait_for_the_probe(blockade, time):
    time.now += PROBE_INTERVAL
    async with blockade.passing():
        blockade.check()
        blockade.note_answer()
        others = asyncio.create_task(waits(blockade), context=contextvars.Context())
        assert await others == PROBE_PATIENCE and blockade.is_on
    assert not blockade.is_on


async def test_a_refused_probe_begins_another_interval(blockade, time):
    time.now += PROBE_INTERVAL
    async with blockade.passing():
        blockade.begin()
    assert await waits(blockade) == PROBE_INTERVAL


async def test_a_failed_probe_leaves_the_blockade(blockade, time):
    time.now += PROBE_INTERVAL
    with pytest.raises(OSError, match="lost"):
        async with blockade.passing():
            raise OSError("lost")
    assert await waits(blockade) == PROBE_INTERVAL


async def test_a_probe_that_has_nothing_to_send_leaves_its_place(blockade, time):
    time.now += PROBE_INTERVAL
    assert await waits(blockade, sends=False) is None and blockade.is_on
    assert await waits(blockade) is None and not blockade.is_on


async def test_a_probe_that_was_answered_and_waits_ends_the_blockade(blockade, time):
    time.now += PROBE_INTERVAL
    with suppress(Later):
        async with blockade.passing():
            blockade.note_answer()
            raise Later(3)
    assert not blockade.is_on


async def test_a_delivery_under_way_sends_nothing_more(blockade):
    with pytest.raises(Later):
        blockade.check()


async def test_a_clock_that_is_set_back_prolongs_no_blockade(blockade, time):
    time.now -= 86_400
    assert await waits(blockade) is None
