"""People who may not see a table can't learn or do anything there, by any command or click."""

from __future__ import annotations

import discord
import pytest

from cogs.follow import service as followers
from sessions import Person
from sessions.playing import hosting, lobby
from tests.cogs import strangers
from tests.cogs.strangers import bots_message, private_thread, try_click, try_command
from tests.cogs.troubles import archive, hide
from tests.cogs.wording import EN
from tests.harbour import GAME
from tests.shown import Answer


def no_such(number):
    return EN("refusal-no-such-table", table=str(number))


@pytest.fixture
async def eve(port):
    """A person without a seat. The table is in a private thread that she isn't in."""
    people = port.crew(4)
    thread = private_thread(port, *people)
    await people[0].slash("game open", at=thread, game=GAME)
    for person in people[1:]:
        await person.slash("game join", at=thread)
    return port.person("Eve")


@pytest.fixture(params=["lobby", "playing", "broken"])
async def table_state(port, eve, request):
    """The state of the table: in its lobby, running, or unreadable."""
    if request.param != "lobby":
        await hosting.start(port.house, 1, (await port.table()).host)
    if request.param == "broken":
        await port.db.do("UPDATE tables SET snapshot = '{}' WHERE id = 1")
        await port.db.do("UPDATE moves SET move = 'nonsense' WHERE table_id = 1")
    return request.param


async def tried(port, eve, place):
    """Try everything from another server, another channel, or direct messages; returns the answers."""
    if place == "another server":
        elsewhere = port.env.create_guild("Elsewhere")
        at, boss = elsewhere.create_text_channel("theirs"), discord.Permissions(administrator=True)
        role = elsewhere.create_role("boss", permissions=boss)
        hand = elsewhere.add_member(eve.member.user, roles=[role])
    elif place == "direct messages":
        at, hand = None, eve.member.user
    else:
        at, hand = port.channel, eve.member
    message = bots_message(port, eve.member.user.dm_channel.id if at is None else at.id)
    told = {}
    for command in strangers.commands(port):
        told[command.qualified_name] = await try_command(port, hand, at, command, 1)
    for name, id, values in strangers.clicks(1):
        if name != "invited":
            told[f"click: {name}"] = await try_click(eve, message, id, values)
    return told


@pytest.mark.parametrize("place", ["another server", "another channel", "direct messages"])
async def test_no_command_reveals_a_hidden_table(port, eve, table_state, place):
    before = await port.house.tables.find(1)
    told = await tried(port, eve, place)
    assert {what: text for what, text in told.items() if text != no_such(1)} == {}
    assert await port.house.tables.find(1) == before
    port.logged.clear()  # Clear the log entry about the unreadable table.


async def test_a_missing_table_is_answered_like_a_hidden_one(port, eve):
    assert (await eve.slash("game show", table=99)).text == no_such(99)
    assert (await eve.slash("game show", table=1)).text == no_such(1)
    for number in (1, 99):
        unfollowed = await eve.slash("game watch unfollow", table=number)
        assert unfollowed.text == EN("refusal-not-following")


@pytest.mark.parametrize("archived", [False, True])
async def test_members_see_a_table_in_a_private_thread(port, eve, archived):
    [thread] = port.threads
    port.env.backend.add_thread_member(thread.id, eve.id)
    if archived:
        archive(port, thread.id)
        await port.restart()
    assert (await eve.slash("game show", table=1)).text == port.board_in(thread.id).text


async def test_thread_managers_see_tables_in_private_threads(port, eve):
    role = port.server.create_role("warden", permissions=discord.Permissions(manage_threads=True))
    warden = port.server.add_member(port.env.create_user("warden"), roles=[role])
    answer = Answer(port.env, await warden.slash(port.channel, "game show", table="1"))
    assert answer.text == port.board_in(port.threads[0].id).text


async def test_a_private_thread_in_a_hidden_channel_stays_hidden(port, eve):
    port.env.backend.add_thread_member(port.threads[0].id, eve.id)
    hall = port.server.create_text_channel("hall")
    hide(port, port.channel.id)
    assert (await eve.slash("game show", at=hall, table=1)).text == no_such(1)


async def test_players_and_invited_people_see_the_table_from_anywhere(port, eve):
    mei = next(iter((await port.table()).people))
    await port.house.act(1, lobby.invite, mei, eve.id)
    assert EN("lobby-joined", table="1") in (await eve.slash("game join", table=1)).text


async def test_a_follower_outside_a_private_thread_gets_no_news(port):
    people = port.crew(4)
    eve = port.person("Eve")
    thread = private_thread(port, *people, eve)
    await people[0].slash("game open", at=thread, game=GAME)
    await eve.slash("game watch follow", table=1)
    port.env.backend.remove_thread_member(thread.id, eve.id)
    for person in people[1:]:
        await person.slash("game join", at=thread)
    await people[0].slash("game start", at=thread)
    await people[0].slash("game close", at=thread)
    await port.house.act(1, hosting.close, people[0].id)
    await port.wait(0)
    assert eve.dms == []
    assert await followers.get_follower(port.db, 1, eve.id) is None
    assert not (await eve.slash("game log", table=1)).text.startswith("###")


async def test_a_match_in_an_archived_public_thread_is_visible_to_all(port):
    people = port.crew(4)
    await people[0].slash("game open", game=GAME, thread=True)
    for person in people[1:]:
        await port.house.act(1, lobby.join, Person(person.id, person.name))
    await hosting.start(port.house, 1, people[0].id)
    [thread] = port.threads
    archive(port, thread.id)
    await port.restart()
    seen = await port.person("Eve").slash("game log", table=1)
    assert EN("log-page", page=1, pages=1) in seen.text
