"""The measured delay of the event loop."""

import asyncio
import time

from service.pulse import Pulse


async def test_a_blocked_loop_is_measured_as_lag():
    measured = Pulse(every=0.001)
    assert measured.lag == measured.worst == 0
    beating = asyncio.create_task(measured.beat())
    await asyncio.sleep(0.01)
    time.sleep(0.05)  # noqa: ASYNC251, that is the fault
    async with asyncio.timeout(60):
        while not measured.worst >= 0.04 > measured.lag:  # noqa: ASYNC110 (there is no event to wait for)
            await asyncio.sleep(0.005)
    beating.cancel()
