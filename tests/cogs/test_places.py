"""Every feature in every kind of channel: it works, or it is refused in words before anyone joins."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from discord import ChannelType

from cogs.tournament import service as tournaments
from sessions import Refused
from tests.cogs.tournament.clicked import cup, drawn
from tests.cogs.troubles import archive, delete_channel
from tests.cogs.wording import EN
from tests.harbour import GAME
from ui.discord_errors import CODES, DiscordRefusal
from ui.places.kinds import PLACES, Feature, require_place
from ui.places.threads import archive_minutes

TALK = ("text", "announcement", "voice", "stage")
SPOKEN = ("voice", "stage")
THREADS = ("announcement thread", "public thread", "private thread", "forum post")
KINDS = (*TALK, *THREADS, "direct messages")
MAKERS = {
    "text": "create_text_channel",
    "announcement": "create_news_channel",
    "voice": "create_voice_channel",
    "stage": "create_stage_channel",
    "forum post": "create_forum_channel",
}


def place_of(port: Any, kind: str) -> Any:
    """A channel or thread of this kind, with the bot in it; None for direct messages."""
    if kind == "direct messages":
        return None
    if kind in TALK:
        return getattr(port.server, MAKERS[kind])(f"the-{kind}")
    backend = port.env.backend
    if kind == "forum post":
        parent = port.server.create_forum_channel("forum")
    else:
        parent = port.server.create_news_channel("news") if kind == "announcement thread" else port.channel
    type = {"announcement thread": 10, "private thread": 12}.get(kind, 11)
    made = backend.create_thread(parent.id, "a thread", backend.bot_user.id, type=type)
    for person in port.people.values():
        backend.add_thread_member(made.id, person.id)
    return next(thread for thread in parent.threads if thread.id == made.id)


async def typed(person: Any, place: Any, command: str, **options: Any) -> str:
    if place is None:
        return (await person.dm_slash(command, **options)).text
    return (await person.slash(command, at=place, **options)).text


@pytest.mark.parametrize("kind", KINDS)
async def test_a_table(port, kind):
    [mei] = port.crew(1)
    place = place_of(port, kind)
    told = await typed(mei, place, "game open", game=GAME)
    if kind == "direct messages":
        assert told == EN("refusal-not-in-server")
    else:
        assert (await port.table()).channel == place.id and port.board_in(place.id)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_table_in_a_thread(port, kind):
    [mei] = port.crew(1)
    place = place_of(port, kind)
    told = await typed(mei, place, "game open", game=GAME, thread=True)
    if kind == "direct messages":
        assert told == EN("refusal-not-in-server")
    elif kind in ("text", "announcement"):
        table = await port.table()
        assert table.parent == place.id and port.board_in(table.channel)
        made = port.env.backend.channels[table.channel]
        assert made.type == (ChannelType.public_thread if kind == "text" else ChannelType.news_thread).value
    else:
        assert told == EN("refusal-no-thread-here") and await port.db.all("SELECT id FROM tables") == []


@pytest.mark.parametrize("forum", [False, True])
@pytest.mark.parametrize("kind", [*TALK, *THREADS])  # Direct messages don't have the command.
async def test_a_tournament(port, kind, forum):
    people = port.crew(3)
    place = place_of(port, kind)
    options = {"forum": port.server.create_forum_channel("cups")} if forum else {}
    told = await typed(people[0], place, "tournament open", game="fleet", name="Cup", **options)
    if (kind in SPOKEN and not forum) or kind == "forum post":
        assert (
            told == EN("refusal-cup-wrong-channel") and await port.db.all("SELECT * FROM tournaments") == []
        )
    else:
        for person in people:
            await person.slash("tournament join", tournament=1)
        await people[0].slash("tournament start", tournament=1)
        [pod] = (await drawn(port)).present
        assert pod.table is not None and port.board_in((await port.table(pod.table)).channel)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_search_for_a_table(port, kind):
    mei, tom = port.crew(2)
    place = place_of(port, kind)
    told = await typed(mei, place, "game seek", game="fleet")
    if kind == "direct messages":
        assert told == EN("refusal-not-in-server")
        return
    await typed(tom, place, "game seek", game="fleet")
    table = await port.table()
    assert place.id in (table.channel, table.parent) and port.board_in(table.channel)


@pytest.mark.parametrize("kind", ["text", "announcement"])
async def test_the_servers_meeting_channel(port, kind):
    boss, mei, tom = port.person("Boss", manager=True), port.person("Mei"), port.person("Tom")
    place = place_of(port, kind)
    await boss.slash("server meeting", channel=place)
    for person in (mei, tom):
        await person.slash("game seek", game="fleet")
    assert (await port.table()).parent == place.id


@pytest.mark.parametrize("feature", [*Feature])
@pytest.mark.parametrize("kind", [*ChannelType])
def test_each_pair_is_decided(feature, kind):
    channel = SimpleNamespace(type=kind, id=1)
    if kind in PLACES[feature]:
        require_place(feature, channel)
    else:
        with pytest.raises(Refused):
            require_place(feature, channel)


REFUSED = [
    *((min(codes), 400) for each, codes in CODES.items() if each is not DiscordRefusal.NOT_NOW),
    *((code, 400) for code in (50035, 160007, 50024)),
]
"""A code of each class, and others that have words of their own."""


async def test_a_refused_thread_reaches_the_person(port):
    mei = port.person("Mei")
    expected = {160006: "too-many-threads", 160007: "too-many-threads", 30013: "too-many-threads"}
    expected |= {50024: "no-thread-here", 50008: "no-thread-here", 50001: "bot-forbidden"}
    for code, status in REFUSED:
        port.refuse("POST", f"/channels/{port.channel.id}/threads", code, status=status)
        told = (await mei.slash("game open", game=GAME, thread=True)).text
        assert told == EN(f"refusal-{expected.get(code, 'thread-refused')}"), code
        port.accept()
    port.logged.clear()  # A request of ours that is wrong is logged.


@pytest.mark.parametrize(("code", "status"), REFUSED)
async def test_a_refused_thread_reaches_the_organiser(port, code, status):
    people = port.crew(3)
    await people[0].slash("tournament open", game="fleet", name="Cup")
    for person in people:
        await person.slash("tournament join", tournament=1)
    port.refuse("POST", f"/channels/{port.channel.id}/threads", code, status=status)
    await people[0].slash("tournament start", tournament=1)
    await drawn(port)
    await port.wait(4 * 3600)
    told = EN("cup-trouble", trouble=str((await cup(port)).trouble))
    assert [told in message.text for message in people[0].dms] == [True]
    assert [told in message.text for message in port.shown if "🏆" in message.text] == [True]
    port.accept()
    await port.wait(4 * 3600)
    assert (await cup(port)).trouble is None and (await cup(port)).present[0].table is not None
    assert not any(told in message.text for message in port.shown)
    port.logged.clear()


async def test_a_tournament_whose_forum_is_deleted_tells_its_organiser(port):
    people = port.crew(3)
    forum = port.server.create_forum_channel("cups")
    await people[0].slash("tournament open", game="fleet", name="Cup", forum=forum)
    for person in people:
        await person.slash("tournament join", tournament=1)
    delete_channel(port, forum.id)
    await people[0].slash("tournament start", tournament=1)
    await drawn(port)
    told = EN("cup-trouble", trouble="cup-wrong-channel")
    assert any(told in message.text for message in people[0].dms)
    assert await tournaments.get_tournament(port.house, 1)


# Threads that sleep


def test_a_thread_lasts_longer_than_a_move():
    for pace in (60, 600, 3600, 86_400, 3 * 86_400, 5 * 86_400):
        assert archive_minutes(pace) * 60 > pace
    assert archive_minutes(7 * 86_400) == archive_minutes(None) == 10_080


def metadata(port, thread):
    return port.env.backend.channels[thread].thread_metadata


@pytest.mark.parametrize(("pace", "minutes"), [("10m", 60), ("1h", 1440), ("1d", 4320), ("3d", 10_080)])
async def test_the_duration_of_a_thread_follows_the_pace(port, pace, minutes):
    [mei] = port.crew(1)
    await mei.slash("game open", game=GAME, thread=True, pace=pace)
    assert metadata(port, port.threads[0].id).auto_archive_duration == minutes


async def test_a_longer_pace_lengthens_the_thread(port):
    [mei] = port.crew(1)
    await mei.slash("game open", game=GAME, thread=True, pace="1h")
    thread = port.threads[0].id
    menu = (await mei.click(port.board_in(thread), EN("button-host"))).shown
    [pace] = [each for each in menu.menus if "lobby_pace" in each.id]
    await mei.choose(
        menu, next(each for each, value in pace.options.items() if value == str(3 * 86_400)), id=pace.id
    )
    await port.wait(5)
    assert metadata(port, thread).auto_archive_duration == 10_080


async def in_thread(port):
    """A match in a thread. Returns the thread's id."""
    people = port.crew(4)
    await people[0].slash("game open", game=GAME, thread=True)
    [thread] = port.threads
    for person in people[1:]:
        await person.click(port.board_in(thread.id), "Join")
    await people[0].slash("game start", at=thread, shuffle=False)
    return thread.id


async def test_a_thread_that_is_archived_during_a_match_is_opened_again(port):
    thread = await in_thread(port)
    archive(port, thread)
    await port.wait(5)
    assert not metadata(port, thread).archived


async def test_a_thread_archived_during_a_stop_is_open_before_a_reminder(port):
    thread = await in_thread(port)
    await port.bot.close()
    archive(port, thread)
    await port.env.restart_bot(port._make_bot(port.location))
    port._prepare()
    await port.wait(3 * 86_400)
    assert not metadata(port, thread).archived


async def test_a_locked_thread_and_one_of_an_ended_match_stay_archived(port):
    thread = await in_thread(port)
    port.env.backend.edit_channel(thread, {}, thread_metadata={"archived": True, "locked": True})
    await port.wait(5)
    assert metadata(port, thread).archived
    port.env.backend.edit_channel(thread, {}, thread_metadata={"archived": False, "locked": False})
    await port.play_on(1)
    await port.wait(60)
    archive(port, thread)
    await port.wait(5)
    assert metadata(port, thread).archived


async def test_a_thread_that_is_unlocked_is_opened_again_when_it_is_needed(port):
    thread = await in_thread(port)
    port.env.backend.edit_channel(thread, {}, thread_metadata={"archived": True, "locked": True})
    await port.wait(5)
    port.env.backend.edit_channel(thread, {}, thread_metadata={"archived": True, "locked": False})
    await port.wait(5)
    assert not metadata(port, thread).archived


async def test_a_pace_that_all_agreed_to_during_a_match_lengthens_the_thread(port):
    thread = await in_thread(port)
    first, *others = port.people.values()
    await first.slash("game clock pace", pace="3d", table=1)
    for person in others:
        await person.slash("game clock agree", table=1)
    await port.wait(5)
    assert metadata(port, thread).auto_archive_duration == 10_080


async def test_a_post_of_a_tournament_stays_open(port):
    people, forum = port.crew(3), port.server.create_forum_channel("cups")
    await people[0].slash("tournament open", game="fleet", name="Cup", forum=forum)
    for person in people:
        await person.slash("tournament join", tournament=1)
    await people[0].slash("tournament start", tournament=1)
    await drawn(port)
    table = await port.table()
    assert metadata(port, table.channel).auto_archive_duration * 60 > table.setup.pace
    archive(port, table.channel)
    await port.wait(5)
    assert not metadata(port, table.channel).archived


@pytest.mark.parametrize("code", [50001, 50013, 50083, 160005])
async def test_a_thread_that_cant_be_opened_stops_nothing(port, code):
    thread = await in_thread(port)
    port.refuse("PATCH", f"/channels/{thread}", code)
    archive(port, thread)
    await port.wait(3 * 86_400)
    assert await port.table()
