"""How late the event loop is."""

import asyncio
import time

from service import pulse, systemd
from service.pulse import Pulse


async def test_a_loop_that_is_held_up_is_late(monkeypatch):
    monkeypatch.setattr(pulse, "EVERY", 0.001)
    told = asyncio.Event()
    monkeypatch.setattr(systemd, "alive", told.set)
    measured = Pulse()
    assert measured.lag == measured.worst == 0
    beating = asyncio.create_task(measured.beat())
    await told.wait()
    time.sleep(0.05)  # noqa: ASYNC251, that is the fault
    for _ in range(2):
        told.clear()
        await told.wait()
    beating.cancel()
    assert measured.worst >= 0.04 > measured.lag
