"""Real processes on one PostgreSQL server, each with a shard, or waiting for one."""

import signal
from contextlib import AsyncExitStack, asynccontextmanager, closing

import pytest

from locales import words
from tests.loopback.pair import OneOfSeveral, Pair, ServersLedger, complaints
from tests.loopback.people import Person
from tests.loopback.server import LoopbackDiscord, loopback_discord, until
from tests.loopback.several import play

EN = words("en")
SOON = 3.0
"""Seconds for which Discord waits for the first word to a click."""
TAKEN_OVER = 10.0
"""Seconds in which another process has taken over what one had that was killed."""


@pytest.fixture
def location(postgres):
    with postgres.database() as database:
        yield database


async def test_whatever_is_killed_no_answered_move_is_lost_and_nobody_told_twice(
    location, postgres, tmp_path
):
    """All five games in the servers of three processes. `python -m tests.loopback.several` takes longer."""
    outcome = await play(10, 12, location, postgres.folder, tmp_path, processes=3)
    assert outcome.is_well, str(outcome)
    assert outcome.figures["moves answered"] and outcome.figures["kills"] > 3


@asynccontextmanager
async def harbour(location, postgres, folder, main):
    """A pair for the second of two shards, somebody in a server of it, and what is stored."""
    async with AsyncExitStack() as stack:
        discord = LoopbackDiscord()
        server = discord.add_server(1, 2)
        discord.guilds.remove(discord.guild)
        await stack.enter_async_context(loopback_discord(discord))
        mei = Person(discord, "Mei")
        discord.backend.add_member(server, mei.id)
        mei = mei.at(discord.backend.create_channel(server, "games").id)
        ledger = stack.enter_context(closing(ServersLedger(location)))
        pair = Pair(discord, ledger, location, postgres.folder, folder, 1, 2, main)
        yield await stack.enter_async_context(pair), mei, ledger


async def test_a_panel_that_stands_open_shows_a_move_made_in_a_direct_message(location, tmp_path):
    """Which is another process's: those reach the first shard alone."""
    main = "tests.loopback.several:main_hasty"
    async with AsyncExitStack() as stack:
        discord = LoopbackDiscord()
        server = discord.add_server(1, 2)
        await stack.enter_async_context(loopback_discord(discord))
        games = discord.backend.create_channel(server, "games").id
        people = [Person(discord, name).at(games) for name in ("Mei", "Tom", "Uma", "Vic")]
        for person in people:
            discord.backend.add_member(server, person.id)
        ledger = stack.enter_context(closing(ServersLedger(location)))
        for shard in (0, 1):
            process = OneOfSeveral(discord, location, tmp_path, shard, 2, main, f"{shard}")
            await (await stack.enter_async_context(process)).start()
        mei, *others = people
        await mei.type("game open", game="captains_orders").answered()
        for person in others:
            await person.type("game join").answered()
        await mei.type("game start").answered()
        [table] = ledger.tables()
        [mover] = [person for person in people if ledger.is_turn(table["id"], person.id)]
        panel = await mover.type("game move").answered()
        there = mover.at(discord.backend.get_dm_channel(mover.id).id)
        move, *_ = await there.offered("game move", "move", table=table["id"])
        before = panel.text
        await there.type("game move", move=move, table=table["id"]).answered()
        await until(lambda: panel.text != before)
        assert not ledger.is_turn(table["id"], mover.id)


async def test_while_a_network_is_held_up_people_are_told_and_then_another_process_serves_them(
    location, postgres, tmp_path
):
    async with harbour(location, postgres, tmp_path, "tests.loopback.several:main_hasty") as (
        pair,
        mei,
        _,
    ):
        await mei.type("game open", game="fleet").answered()
        await mei.type("game computer").answered()
        await mei.type("game start").answered()
        held_up, _ = await pair.ready()
        await until(lambda: mei.can_click(EN("button-my-move")))
        network = pair.network(held_up)
        log_ins = pair.log_ins
        network.hold()
        clicked, typed = mei.click(EN("button-my-move")), mei.type("game mine")
        await until(lambda: clicked.is_acknowledged and typed.is_acknowledged, SOON)
        for act in (clicked, typed):
            await act.answered()
            assert act.text == EN("refusal-storage-away")
        await until(lambda: pair.log_ins > log_ins)
        for _ in range(5):
            panel = await mei.type("game move").answered()
            assert EN("refusal-storage-away") not in panel.text
        network.let_go(is_cut=False)
        await pair.ready()
        assert complaints(held_up.log) == []


async def test_who_waits_takes_over_in_time_and_who_slept_is_refused(location, postgres, tmp_path):
    """As it is set up elsewhere, with leases that last as long as they do."""
    async with harbour(location, postgres, tmp_path, "tests.loopback.pair:main") as (pair, mei, ledger):
        discord = mei.discord
        await mei.type("game open", game="fleet").answered()
        one, other = await pair.ready()
        await pair.asleep(0)
        assert pair.takeovers[-1].served < TAKEN_OVER and ledger.fence(1) == 2
        await until(lambda: "are lost" in one.log)
        await until(lambda: "Trying again" in one.log)
        assert await pair.ready() == (other, one)  # it begins anew, and waits in its turn
        await mei.type("game computer").answered()
        [table] = ledger.tables()
        assert len(ledger.seats(table["id"])) == 2
        assert await other.stop(signal.SIGTERM) == 0
        await until(lambda: ledger.holder(1) == one.process_id)  # at once: the shard was given back
        await until(lambda: discord.has(1))
        await mei.type("game computer").answered()
