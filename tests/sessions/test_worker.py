"""Work in the background, one task a key."""

import asyncio
import logging

import pytest

from sessions.worker import Worker


class Work:
    """Counts what is done for each key, and fails as told; it goes on when it is let."""

    def __init__(self, *errors):
        self.done = []
        self.at_once = 0
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.errors = list(errors)

    async def __call__(self, key):
        self.at_once += 1
        assert key not in [k for k, under_way in self.done if under_way]
        self.done.append((key, True))
        await self.go_on.wait()
        self.done[self.done.index((key, True))] = (key, False)
        self.at_once -= 1
        if self.errors:
            raise self.errors.pop(0)

    @property
    def keys(self):
        return [key for key, _ in self.done]


async def begun():
    """Let what is marked begin."""
    for _ in range(2):
        await asyncio.sleep(0)


def never(error, failures):
    return None


async def test_what_is_marked_is_done():
    work = Work()
    worker = Worker("work for", work, never)
    worker.mark(1)
    worker.mark(2)
    await worker.settled()
    assert sorted(work.keys) == [1, 2]


async def test_many_marks_before_the_work_begins_are_one():
    work = Work()
    worker = Worker("work for", work, never)
    for _ in range(5):
        worker.mark(1)
    await worker.settled(1)
    assert work.keys == [1]


async def test_what_is_marked_meanwhile_is_done_once_more_and_never_at_the_same_time():
    work = Work()
    work.go_on.clear()
    worker = Worker("work for", work, never)
    worker.mark(1)
    await begun()
    for _ in range(5):
        worker.mark(1)
    work.go_on.set()
    await worker.settled(1)
    assert work.keys == [1, 1]


async def test_keys_do_not_wait_for_each_other():
    work = Work()
    work.go_on.clear()
    worker = Worker("work for", work, never)
    worker.mark(1)
    worker.mark(2)
    await begun()
    assert work.at_once == 2
    work.go_on.set()
    await worker.settled()


async def test_one_may_wait_for_one_key_alone():
    work = Work()
    work.go_on.clear()
    worker = Worker("work for", work, never)
    worker.mark(1)
    await asyncio.wait_for(worker.settled(2), 1)
    work.go_on.set()
    await worker.settled()


async def test_what_failed_is_tried_again_after_a_pause():
    work = Work(OSError(), OSError())
    failures = []

    def at_once(error, number):
        failures.append(number)
        return 0

    worker = Worker("work for", work, at_once)
    worker.mark(1)
    await worker.settled(1)
    assert work.keys == [1, 1, 1]
    assert failures == [1, 2]


async def test_what_rests_is_done_at_once_when_it_is_marked_again():
    work = Work(OSError())
    worker = Worker("work for", work, lambda error, failures: 3600)
    worker.mark(1)
    await worker.tried([1], 1)
    worker.mark(1)
    await asyncio.wait_for(worker.settled(1), 1)
    assert work.keys == [1, 1]


async def test_one_waits_for_a_try_and_not_for_what_rests_after_it():
    work = Work(OSError())
    worker = Worker("work for", work, lambda error, failures: 3600)
    worker.mark(1)
    await begun()
    await asyncio.wait_for(worker.tried([1, 2], 1), 1)
    assert work.keys == [1]
    await worker.stop()


async def test_one_does_not_wait_for_ever():
    work = Work()
    work.go_on.clear()
    worker = Worker("work for", work, never)
    worker.mark(1)
    await begun()
    await asyncio.wait_for(worker.tried([1], 0.01), 1)
    assert work.at_once == 1
    await worker.stop()


async def test_what_failed_for_good_is_logged_and_marks_begin_it_anew(caplog):
    work = Work(ValueError("broken"))
    worker = Worker("work for", work, never)
    with caplog.at_level(logging.ERROR):
        worker.mark(1)
        await worker.settled(1)
    assert "work for 1 failed" in caplog.text and "broken" in caplog.text
    worker.mark(1)
    await worker.settled(1)
    assert work.keys == [1, 1]


async def test_all_work_can_be_stopped():
    work = Work()
    work.go_on.clear()
    worker = Worker("work for", work, never)
    worker.mark(1)
    await begun()
    await worker.stop()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(work.go_on.wait(), 0.01)
    assert work.done == [(1, True)]
    await worker.settled()
    work.go_on.set()
    worker.mark(2)
    await worker.settled()
    assert work.keys == [1]
