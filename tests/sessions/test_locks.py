"""Numbered locks are granted in order of arrival, even if a waiter is cancelled."""

import asyncio

from sessions.locks import Locks


class Queue:
    """Tasks that want the same lock, and a record of what each has done."""

    def __init__(self) -> None:
        self.locks = Locks()
        self.done: list[str] = []

    def come(self, who: str) -> asyncio.Task[None]:
        return asyncio.create_task(self._hold(who))

    async def _hold(self, who: str) -> None:
        async with self.locks.of(7):
            self.done.append(f"{who} comes")
            await asyncio.sleep(0)
            self.done.append(f"{who} goes")


async def test_holders_of_a_lock_take_turns():
    queue = Queue()
    await asyncio.gather(*map(queue.come, "abc"))
    assert queue.done == ["a comes", "a goes", "b comes", "b goes", "c comes", "c goes"]
    assert len(queue.locks) == 0


async def test_locks_of_different_numbers_are_independent():
    locks = Locks()
    async with locks.of(1), locks.of(2):
        assert len(locks) == 2
    assert len(locks) == 0


async def test_a_waiting_task_may_be_cancelled():
    queue = Queue()
    tasks = [queue.come(who) for who in "abc"]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert queue.done == ["a comes", "a goes", "c comes", "c goes"] and tasks[1].cancelled()
    assert len(queue.locks) == 0


async def test_a_task_cancelled_on_acquiring_passes_the_lock_on():
    locks, order = Locks(), []
    first, second = locks.of(7), locks.of(7)
    await first.__aenter__()
    waiting = asyncio.create_task(second.__aenter__())
    await asyncio.sleep(0)
    await first.__aexit__()  # The lock now belongs to the second task, which doesn't know yet.
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    async with locks.of(7):
        order.append("third")
    assert waiting.cancelled() and order == ["third"] and len(locks) == 0


async def test_an_exception_releases_the_lock():
    locks = Locks()
    for _ in range(2):
        try:
            async with locks.of(7):
                raise ZeroDivisionError
        except ZeroDivisionError:
            pass
    assert len(locks) == 0
