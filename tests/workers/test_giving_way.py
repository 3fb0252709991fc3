"""Who is in a hurry goes before all who are about to take long."""

import asyncio

from workers import give_way, hurrying
from workers.giving_way import TURNS

STEPS = 6
"""Of who is in a hurry, each of which waits for a turn of the event loop."""
OTHERS = 5


async def test_who_is_in_a_hurry_is_done_before_what_takes_long():
    done: list[str] = []

    async def hasty() -> None:
        with hurrying():
            for _ in range(STEPS):
                await asyncio.sleep(0)
            done.append("hasty")

    async def long() -> None:
        await give_way()
        done.append("long")

    hasty_one = asyncio.create_task(hasty())
    await asyncio.gather(*(long() for _ in range(OTHERS)), hasty_one)
    assert done == ["hasty", *["long"] * OTHERS]


async def test_nobody_waits_for_long_for_who_is_slow():
    came = asyncio.Event()

    async def slow() -> None:
        with hurrying():
            await came.wait()

    slow_one = asyncio.create_task(slow())
    await asyncio.sleep(0)
    giving = asyncio.create_task(give_way())
    for _ in range(TURNS + 1):
        assert not giving.done()
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert giving.done()
    came.set()
    await slow_one


async def test_an_error_ends_the_hurry():
    try:
        with hurrying():
            raise ValueError
    except ValueError:
        pass
    giving = asyncio.create_task(give_way())
    for _ in range(2):
        await asyncio.sleep(0)
    assert giving.done()
