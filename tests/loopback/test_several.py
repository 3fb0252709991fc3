"""Two real processes on one PostgreSQL server, each with a shard."""

import asyncio
import signal
import time
from contextlib import AsyncExitStack, closing

import pytest

from tests.loopback.people import Person
from tests.loopback.server import LoopbackDiscord, loopback_discord, until
from tests.loopback.several import OneOfSeveral, ServersLedger, fence, play

TAKEN_OVER = 10.0
"""Seconds in which another process has taken over what one had that was killed."""


@pytest.fixture
def location(postgres):
    with postgres.database() as database:
        yield database


async def test_whatever_is_killed_no_answered_move_is_lost_and_nobody_told_twice(location, tmp_path):
    outcome = await play(12, 12, location, tmp_path)
    assert outcome.is_well, str(outcome)
    assert outcome.figures["moves answered"] > 30 and outcome.figures["kills"] > 4


async def test_who_waits_takes_over_in_time_and_who_slept_is_refused(location, tmp_path):
    """As it is set up elsewhere, with leases that last as long as they do."""
    async with AsyncExitStack() as stack:
        discord = LoopbackDiscord()
        server = discord.add_server(1, 2)
        discord.guilds.remove(discord.guild)
        await stack.enter_async_context(loopback_discord(discord))
        mei = Person(discord, "Mei")
        discord.backend.add_member(server, mei.id)
        mei = mei.at(discord.backend.create_channel(server, "games").id)
        one, other = [
            await stack.enter_async_context(
                OneOfSeveral(
                    discord, location, tmp_path, 1, "tests.loopback.hasty:main_without_pictures", name
                )
            )
            for name in ("-one", "-other")
        ]
        await one.start()
        ledger = stack.enter_context(closing(ServersLedger(location)))
        await mei.type("game open", game="fleet").answered()
        await other.begin("waiting for it to end")
        one.signal(signal.SIGSTOP)
        began = time.monotonic()
        await until(lambda: len(discord.log_ins) == 2)
        assert time.monotonic() - began < TAKEN_OVER
        assert fence(ledger, 1) == 2
        one.signal(signal.SIGCONT)
        await until(lambda: "are lost" in one.log)
        await until(lambda: "Trying again" in one.log)
        await one.end()
        await mei.type("game computer").answered()
        [table] = ledger.tables()
        assert len(ledger.seats(table["id"])) == 2
        assert await other.stop(signal.SIGTERM) == 0
        await asyncio.gather(one.start(TAKEN_OVER))  # at once: the shard was given back
