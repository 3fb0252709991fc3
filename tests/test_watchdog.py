"""The watchdog fails exactly the tests that block an event loop for too long."""

import asyncio
import gc
import signal
import threading
import time

import pytest

from tests import watchdog as module
from tests.watchdog import MAX_TURN_SECONDS, excused, none_stalls, stalls


def work(seconds: float) -> None:
    """Keep the processor busy for this long."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


@pytest.fixture
def idle_machine(monkeypatch) -> None:
    """Pretend that the machine is as fast as an idle one."""
    monkeypatch.setattr(module, "slowness", lambda: 1.0)


@pytest.mark.usefixtures("idle_machine")
async def test_blocking_code_is_found():
    await asyncio.sleep(0)
    work(1.5 * MAX_TURN_SECONDS)
    await asyncio.sleep(0)
    [found] = stalls
    assert found.startswith("the loop stood for 1") and f"{__file__}:" in found and " work" in found
    stalls.clear()


def test_a_thread_that_recurses_can_be_sampled():
    """Frames come and go between the signals."""
    thread, seen = threading.get_ident(), list[list[str]]()

    def descend(depth: int) -> int:
        return depth and descend(depth - 1) + len(str(depth))

    def ask() -> None:
        for _ in range(200):
            signal.pthread_kill(thread, module.SAMPLE_SIGNAL)
            time.sleep(0.0005)

    before = signal.signal(module.SAMPLE_SIGNAL, lambda _, frame: seen.append(module.stack(frame)))
    asking = threading.Thread(target=ask)
    asking.start()
    while asking.is_alive():
        descend(50)
    signal.signal(module.SAMPLE_SIGNAL, before)
    assert any(f"{__file__}:" in place and "descend" in place for places in seen for place in places)


@pytest.mark.usefixtures("idle_machine")
async def test_several_short_turns_dont_count_as_one():
    for _ in range(4):
        work(0.5 * MAX_TURN_SECONDS)
        await asyncio.sleep(0)
    assert not stalls


@pytest.mark.usefixtures("idle_machine")
async def test_waiting_doesnt_count_as_blocking():
    time.sleep(1.5 * MAX_TURN_SECONDS)  # noqa: ASYNC251 (as on a machine that gives its cores to others)
    await asyncio.sleep(0)
    assert not stalls


@pytest.mark.usefixtures("idle_machine")
async def test_an_excused_block_may_be_slow():
    with excused("it is about that"):
        work(1.5 * MAX_TURN_SECONDS)
    await asyncio.sleep(0)
    assert not stalls
    work(1.5 * MAX_TURN_SECONDS)
    await asyncio.sleep(0)
    assert len(stalls) == 1
    stalls.clear()


async def test_a_slow_machine_has_more_time(monkeypatch):
    monkeypatch.setattr(module, "slowness", lambda: 2.0)
    work(1.5 * MAX_TURN_SECONDS)
    await asyncio.sleep(0)
    assert not stalls
    work(2.5 * MAX_TURN_SECONDS)
    await asyncio.sleep(0)
    assert len(stalls) == 1
    stalls.clear()


@pytest.mark.usefixtures("idle_machine")
async def test_the_garbage_collector_does_not_count():
    began = time.thread_time()
    while time.thread_time() - began < 1.5 * MAX_TURN_SECONDS:
        gc.collect()
    await asyncio.sleep(0)
    assert not stalls


async def test_a_test_that_blocks_the_loop_fails(idle_machine, request):
    assert "no_loop_stalls" in request.fixturenames  # The fixture is active in every test.
    watching = none_stalls()
    watching.__enter__()
    work(1.5 * MAX_TURN_SECONDS)
    await asyncio.sleep(0)
    with pytest.raises(AssertionError, match="the loop stood for"):
        watching.__exit__(None, None, None)
    stalls.clear()
