"""What the bot can't see isn't gone: it waits, and concludes only from Discord's word."""

from __future__ import annotations

import ast
from pathlib import Path

import discord
import pytest

from cogs.follow import service as followers
from cogs.tournament import service as tournaments
from cogs.tournament.document import TournamentStage
from cogs.tournament.store import NOTICE_JOB
from sessions import Key, departures
from sessions.departures import RETENTION
from tests.cogs.tournament.clicked import cup, joined
from tests.cogs.troubles import delete_channel, end_outage, restart_in_outage, throw_out
from tests.cogs.wording import EN
from tests.harbour import GAME
from tests.simulated import harbour

ROOT = Path(__file__).parents[2]
UNKNOWN = pytest.mark.parametrize("is_listed", [True, False], ids=["unavailable", "late"])
ASKS_THE_CACHE = {
    "get_guild": {
        "cogs/harbour.py",
        "cogs/servers.py",
        "cogs/tournament/publishing.py",
        "ui/deliveries.py",
        "ui/places/threads.py",
        "cogs/seek/meeting.py",
    },
    "get_channel": {"cogs/tournament/publishing.py", "ui/marks.py"},
    "get_channel_or_thread": set[str](),
    "get_thread": {"ui/places/threads.py"},
    "get_member": set[str](),
    "get_user": set[str](),
    "get_role": set[str](),
    "preferred_locale": {"cogs/servers.py"},
    "fetch_guild": {"cogs/servers.py"},
    "fetch_channel": set[str](),
    "fetch_member": {"ui/places/rights.py"},  # whether the bot itself is in a thread
}
"""The files that may ask discord.py's cache besides ui/visibility.py, by the name that they use. Each of them
waits while something is unknown."""


@UNKNOWN
@pytest.mark.parametrize("stage", [TournamentStage.JOINING, TournamentStage.PLAYING])
async def test_no_tournament_is_cancelled_in_an_outage(port, is_listed, stage):
    people = port.crew(3)
    await joined(port, *people, hours=200)
    if stage is TournamentStage.PLAYING:
        await people[0].slash("tournament start")
        await port.wait(0)
    await restart_in_outage(port, is_listed=is_listed)
    async with port.house.transaction() as tx:  # Anything may set the job meanwhile.
        tx.jobs.set(Key(NOTICE_JOB, subject=1), tx.now)
    await port.wait(3 * 3600)
    assert (await cup(port)).stage is stage
    async with port.house.transaction() as tx:
        await tx.run("UPDATE tournaments SET shown = 0 WHERE id = 1")
    end_outage(port)
    await port.wait(60)
    assert (await cup(port)).stage is stage
    assert (await tournaments.shown_of(port.house, 1)).version == (await cup(port)).version


async def test_a_tournament_whose_channel_is_deleted_is_cancelled(port):
    people = port.crew(3)
    await joined(port, *people, hours=200)
    delete_channel(port)
    async with port.house.transaction() as tx:
        tx.jobs.set(Key(NOTICE_JOB, subject=1), tx.now)
    await port.wait(60)
    assert (await cup(port)).stage is TournamentStage.CANCELLED


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 0), (404, 10004), (503, 0)])
async def test_no_other_answer_about_its_channel_cancels_a_tournament(port, status, code):
    """The channel is missing in the cache, and Discord doesn't say that it is gone."""
    people = port.crew(3)
    await joined(port, *people, hours=200)
    guild = port.bot.get_guild(port.server.id)
    guild._channels.pop(port.channel.id)
    port.refuse("GET", f"/channels/{port.channel.id}", code, status=status)
    async with port.house.transaction() as tx:
        tx.jobs.set(Key(NOTICE_JOB, subject=1), tx.now)
    await port.wait(60)
    assert (await cup(port)).stage is TournamentStage.JOINING
    port.logged.clear()


@UNKNOWN
async def test_the_event_of_a_tournament_survives_an_outage(port, is_listed):
    await joined(port, *port.crew(3), hours=200)
    event = (await tournaments.shown_of(port.house, 1)).event
    assert event
    await restart_in_outage(port, is_listed=is_listed)
    async with port.house.transaction() as tx:
        tx.jobs.set(Key(NOTICE_JOB, subject=1), tx.now)
    await port.wait(3600)
    end_outage(port)
    await port.wait(60)
    [planned] = await port.bot.get_guild(port.server.id).fetch_scheduled_events()
    assert planned.id == event and planned.status is discord.EventStatus.scheduled


@UNKNOWN
async def test_a_server_that_isnt_seen_keeps_its_data(port, is_listed):
    await port.begin(port.crew(4))
    await departures.left(port.house, port.server.id)
    await restart_in_outage(port, is_listed=is_listed)
    await port.wait(RETENTION + 3600)
    assert await port.table()


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 0), (500, 0)])
async def test_data_is_removed_only_if_discord_says_that_the_bot_has_left(port, status, code):
    await port.begin(port.crew(4))
    throw_out(port)
    port.refuse("GET", f"/guilds/{port.server.id}", code, status=status)
    await port.wait(RETENTION + 7200)
    assert (await port.db.one("SELECT count(*) AS n FROM tables"))["n"] == 1
    port.accept()
    await port.wait(7200)
    assert (await port.db.one("SELECT count(*) AS n FROM tables"))["n"] == 0


@UNKNOWN
async def test_followers_stay_through_an_outage(port, is_listed):
    eve = port.person("Eve")
    await port.begin(port.crew(4))
    await eve.slash("game watch follow", table=1)
    await restart_in_outage(port, is_listed=is_listed)
    await port.play_on(1)  # The end of the match is news for every follower.
    await port.wait(3 * 3600)
    assert await followers.get_follower(port.db, 1, eve.id) and not eve.dms
    end_outage(port)
    await port.wait(60)
    assert eve.dms


async def test_followers_stay_while_the_channel_of_a_thread_is_hidden_from_the_bot(port):
    """Then nobody knows who may read the thread."""
    people, eve = port.crew(4), port.person("Eve")
    await people[0].slash("game open", game=GAME, thread=True)
    [thread] = port.threads
    for person in people[1:]:
        await person.slash("game join", at=thread)
    await people[0].slash("game start", at=thread)
    await eve.slash("game watch follow", at=thread)
    guild = port.bot.get_guild(port.server.id)
    hidden = guild._channels.pop(port.channel.id)
    await port.play_on(1)
    await port.wait(3 * 3600)
    assert await followers.get_follower(port.db, 1, eve.id) and not eve.dms
    guild._channels[port.channel.id] = hidden
    await port.wait(3600)
    assert eve.dms


@UNKNOWN
async def test_a_person_isnt_told_that_a_table_is_gone_in_an_outage(port, is_listed):
    people, eve = port.crew(4), port.person("Eve")
    await port.begin(people)
    hall = port.server.create_text_channel("hall")
    await restart_in_outage(port, is_listed=is_listed)
    assert (await eve.slash("game show", at=hall, table=1)).text == EN("refusal-discord-failed")
    assert (await eve.slash("game history", at=hall, where="server")).text == EN("refusal-discord-failed")
    assert await eve.offered("tournament join", "tournament") == {}
    end_outage(port)
    assert (await eve.slash("game show", at=hall, table=1)).text == port.board.text


@UNKNOWN
async def test_an_unseen_server_keeps_its_language(location, is_listed):
    async with harbour(location, language="ja") as port:
        await restart_in_outage(port, is_listed=is_listed)
        assert await port.bot.language_of_server(port.server.id) == "ja"


def uses(name: str) -> set[str]:
    """The files that use an attribute of this name."""
    return {
        file.relative_to(ROOT).as_posix()
        for folder in ("cogs", "ui", "service", "sessions")
        for file in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == name
    }


@pytest.mark.parametrize("name", ASKS_THE_CACHE)
def test_only_these_files_ask_what_discord_py_knows(name):
    assert uses(name) - {"ui/visibility.py"} <= ASKS_THE_CACHE[name]
