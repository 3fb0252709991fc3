"""What else is to be told of a table waits for those who are called to move; not for who can't be yet."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from delivery.caller import Caller
from sessions import outbox
from sessions.worker import Worker

MEI, TOM = 1, 2


@pytest.fixture
async def caller(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Both are to be called at every table, and it takes until somebody says that it is done."""
    caller: Any = Caller.__new__(Caller)
    done = {MEI: asyncio.Event(), TOM: asyncio.Event()}

    async def debts(*_: Any) -> list[Any]:
        return [SimpleNamespace(person=person) for person in done]

    async def call(person: int) -> None:
        await done[person].wait()

    monkeypatch.setattr(outbox, "debts_at", debts)
    caller._bot = SimpleNamespace(sessions=SimpleNamespace(db=None))
    caller._openings = SimpleNamespace(delayed=set[int]())
    caller._worker = Worker("", call, lambda *_: None)
    caller.done = done
    for person in done:
        caller.serve(person)
    return caller


async def test_it_waits_for_all_who_are_called(caller):
    waiting = asyncio.create_task(caller.called(1))
    caller.done[MEI].set()
    await asyncio.sleep(0.05)
    assert not waiting.done()
    caller.done[TOM].set()
    await waiting
    await caller.stop()


async def test_it_does_not_wait_for_who_stands_in_line_to_be_written_to(caller):
    waiting = asyncio.create_task(caller.called(1))
    caller.done[MEI].set()
    await asyncio.sleep(0.05)
    caller._openings.delayed.add(TOM)
    await waiting
    assert not caller.done[TOM].is_set()
    await caller.stop()
