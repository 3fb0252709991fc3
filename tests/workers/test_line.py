"""The most urgent callers go first, and no place in the queue is lost."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from workers import Priority, task_priority
from workers.line import Line, Ticket


@pytest.fixture
def admitted() -> list[str]:
    """The admitted callers, in order."""
    return []


@asynccontextmanager
async def turn(line: Line, ticket: Ticket | None = None) -> AsyncGenerator[None]:
    """Hold a place during the block."""
    ticket = ticket or line.ticket()
    await line.enter(ticket)
    try:
        yield
    finally:
        line.leave(ticket)


def comes(
    line: Line, admitted: list[str], name: str, what: Priority = Priority.ANSWER, ticket: Ticket | None = None
) -> asyncio.Task[None]:
    async def come() -> None:
        task_priority.set(what)
        async with turn(line, ticket):
            admitted.append(name)
            await asyncio.sleep(0)

    return asyncio.create_task(come())


async def test_waiting_jobs_run_by_priority_and_then_in_order(admitted):
    line = Line(1)
    async with turn(line):
        waiting = [
            comes(line, admitted, f"{what.name} {number}", what)
            for number in (1, 2)
            for what in (Priority.NEWS, Priority.ANSWER)
        ]
        await asyncio.sleep(0)
        assert admitted == []
    await asyncio.gather(*waiting)
    assert admitted == ["ANSWER 1", "ANSWER 2", "NEWS 1", "NEWS 2"]


async def test_the_number_of_concurrent_jobs_is_limited(admitted):
    line = Line(2)
    async with turn(line), turn(line):
        third = comes(line, admitted, "third")
        await asyncio.sleep(0)
        assert admitted == []
    await third
    assert admitted == ["third"]


async def test_a_ticket_keeps_its_place_in_the_line(admitted):
    line = Line(1)
    ticket = line.ticket()
    async with turn(line):
        waiting = [
            comes(line, admitted, "later", Priority.ANSWER),
            comes(line, admitted, "again", Priority.ANSWER, ticket),
        ]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert admitted == ["again", "later"]


@pytest.mark.parametrize("as_they_are_let_in", [False, True])
async def test_a_cancelled_job_doesnt_block_the_line(admitted, as_they_are_let_in):
    line = Line(1)
    async with turn(line):
        gone, there = (comes(line, admitted, name) for name in ("gone", "there"))
        await asyncio.sleep(0)
        if not as_they_are_let_in:
            gone.cancel()
    gone.cancel()
    await there
    assert admitted == ["there"]


async def test_the_first_job_of_each_kind_gets_a_slot(admitted):
    line = Line(4, keeps_kinds=True)
    inside = [Priority.BACKGROUND, Priority.BACKGROUND, Priority.MOVE, Priority.ANSWER]
    held = [line.ticket(priority) for priority in inside]
    for ticket in held:
        await asyncio.wait_for(line.enter(ticket), 1)
    second = {each: comes(line, admitted, each.name, each) for each in (*inside[1:], Priority.NEWS)}
    await asyncio.sleep(0)
    assert admitted == []
    line.leave(held[3])
    await asyncio.gather(second[Priority.ANSWER], second[Priority.NEWS])
    assert admitted == ["ANSWER", "NEWS"]
    line.leave(held[0])
    await asyncio.gather(*second.values())
    assert admitted == ["ANSWER", "NEWS", "MOVE", "BACKGROUND"]


async def test_no_kind_takes_the_slots_of_others(admitted):
    line = Line(4, keeps_kinds=True)
    for _ in range(2):
        await asyncio.wait_for(line.enter(line.ticket(Priority.BOARD)), 1)
    third = comes(line, admitted, "third", Priority.ANSWER)
    await asyncio.sleep(0)
    await comes(line, admitted, "thought", Priority.MOVE)
    assert admitted == ["thought"] and not third.done()
    third.cancel()
