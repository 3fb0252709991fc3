"""Variants of the bot with a fault that a soak test must find: `make soak ARGS="--fault no_attempt"`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from cogs.notify import service as reminders
from cogs.notify import turns
from db.postgres import hold
from sessions import Job, Kind, messages
from sessions.house import House
from sessions.jobs import changes as job_changes
from sessions.jobs import queue as jobs
from sessions.messages import Attempt
from tests.loopback import hasty
from ui.cog import Cog

Main = Callable[[Sequence[str]], int]


def job_deleted_first(arguments: Sequence[str]) -> int:
    """Delete each job before its handler runs, so that a kill loses it."""
    load = Cog.cog_load

    async def faulty(self: Cog) -> None:
        def first(kind: Kind) -> Kind:
            async def handler(job: Job) -> None:
                await house.do(
                    "DELETE FROM jobs WHERE kind = :kind AND table_id = :table AND subject = :subject",
                    **job.key._asdict(),
                )
                await kind.handler(job)

            return replace(kind, handler=handler)

        await load(self)
        house = self.bot.house
        house.jobs.kinds |= {each.kind: first(house.jobs.kinds[each.kind]) for each in self.deliveries}

    Cog.cog_load = faulty
    return hasty.main_without_pictures(arguments)


def no_stamp(arguments: Sequence[str]) -> int:
    """Make all stamps equal, so that a finished job is deleted even if it was set again meanwhile."""
    job_changes.secrets = SimpleNamespace(randbits=lambda bits: 1)
    return hasty.main_without_pictures(arguments)


def no_attempt(arguments: Sequence[str]) -> int:
    """Record a message only after it was sent."""
    begin, record = messages.begin, messages.record

    async def skipped(house: House, attempt: Attempt) -> None:
        pass

    async def late(house: House, attempt: Attempt, message: int) -> bool:
        await begin(house, attempt)
        return await record(house, attempt, message)

    messages.begin, messages.record = skipped, late
    return hasty.main_without_pictures(arguments)


def claimed_and_never_sent(arguments: Sequence[str]) -> int:
    """Note a player's turn as notified without sending anything."""
    claim = reminders.claim

    async def silent(house: House, job: Job) -> list[Any]:
        await reminders.delivered(house, await claim(house, job))
        return []

    turns.service.claim = silent
    return hasty.main_without_pictures(arguments)


def no_lock(arguments: Sequence[str]) -> int:
    """Let a process that was stopped go on without checking whether it still holds its shard."""

    async def go_on(self: jobs.Jobs) -> None:
        pass

    hold.Hold.is_sure = property(lambda self: True)  # pyright: ignore[reportAttributeAccessIssue]
    jobs.Jobs.pause = go_on
    return hasty.main_without_pictures(arguments)


FAULTS: dict[str, Main] = {
    each.__name__: each for each in (job_deleted_first, no_stamp, no_attempt, claimed_and_never_sent)
}
