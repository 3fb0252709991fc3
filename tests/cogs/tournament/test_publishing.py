"""What a tournament posts: its message, threads and event, whatever fails meanwhile."""

import discord

from cogs.tournament import organising
from cogs.tournament import service as tournaments
from cogs.tournament.document import TournamentStage
from cogs.tournament.store import NOTICE_JOB
from sessions import Key, Status
from tests.cogs.mailbag import lost_answers
from tests.cogs.tournament.clicked import begun, cup, drawn, joined, notice, play_round
from tests.cogs.troubles import demand_tags, forbid, hide


async def test_tables_open_in_a_forum_with_a_tag_per_round(port):
    people = port.crew(3)
    forum = port.server.create_forum_channel("cups")
    await begun(port, *people, forum=forum, rounds=2)
    tournament = await play_round(port)
    assert tournament.round == 2 and tournament.rooms == forum.id
    posts = forum.threads
    assert len(posts) == 2
    tags = {tag.id: tag.name for tag in port.bot.get_channel(forum.id).available_tags}
    assert sorted(tags.values()) == ["Round 1", "Round 2"]


async def test_posts_carry_no_tag_that_only_moderators_may_give(port):
    people, forum = port.crew(3), port.server.create_forum_channel("cups")
    forbid(port, "manage_channels", "manage_threads", channel=forum.id)
    demand_tags(port, forum.id, "Games", moderated=["Round 1"])
    await begun(port, *people, forum=forum)
    [post], backend = forum.threads, port.env.backend
    names = {int(tag["id"]): tag["name"] for tag in backend.channels[forum.id].available_tags}
    assert [names[int(tag)] for tag in backend.channels[post.id].applied_tags] == ["Games"]


async def test_an_event_announces_the_start_if_permitted(port):
    people = port.crew(3)
    await joined(port, *people)
    [event] = await port.bot.get_guild(port.server.id).fetch_scheduled_events()
    assert event.name == "Autumn Cup" and event.start_time.timestamp() == (await cup(port)).starts
    await people[0].slash("tournament start")
    await drawn(port)
    [event] = await port.bot.get_guild(port.server.id).fetch_scheduled_events()
    assert event.status is discord.EventStatus.active


def events_asked(port):
    """The bot's requests about events."""
    return [each.method for each in port.env.http_requests if "scheduled-events" in each.path]


async def test_managing_events_isnt_enough_to_create_one(port):
    backend = port.env.backend
    for role in backend.guilds[port.server.id].roles.values():
        allowed = discord.Permissions(role.permissions)
        allowed.update(create_events=False, manage_events=True)
        backend.edit_role(port.server.id, role.id, {"permissions": allowed.value})
    people = port.crew(3)
    await begun(port, *people, hours=48)
    assert events_asked(port) == []


async def test_a_refused_event_isnt_tried_again(port):
    port.refuse("POST", f"/guilds/{port.server.id}/scheduled-events", 50013)
    people = port.crew(3)
    await joined(port, *people, hours=48)
    port.accept()
    await people[0].slash("tournament pause")
    await people[0].slash("tournament resume")
    await people[0].slash("tournament start")
    await drawn(port)
    await people[0].slash("tournament cancel")
    await drawn(port)
    assert events_asked(port) == ["POST"]


async def test_a_tournament_in_a_hidden_channel_has_no_event(port):
    mei, ann = port.crew(2)
    guild = port.bot.get_guild(port.server.id)
    hide(port, port.channel.id, mei, ann)
    await mei.slash("tournament open", game="fleet", name="Secret Cup", hours=48)
    assert await guild.fetch_scheduled_events() == []
    other = port.server.create_text_channel("other")
    await mei.slash("tournament open", at=other, game="fleet", name="Open Cup", hours=48)
    assert len(await guild.fetch_scheduled_events()) == 1
    hide(port, other.id, mei, ann)
    await ann.slash("tournament join", tournament=2)
    await drawn(port)
    left = [each.status for each in await guild.fetch_scheduled_events()]
    assert left in ([], [discord.EventStatus.cancelled])


async def test_an_unrecorded_event_is_found_again(port):
    people = port.crew(3)
    with port.faults.refuse("run", what="SET event", error=OSError("killed"), skip=1):
        await joined(port, *people)
    guild = port.bot.get_guild(port.server.id)
    assert len(await guild.fetch_scheduled_events()) == 1
    await port.restart()
    await port.wait(900)
    await drawn(port)
    [event] = await port.bot.get_guild(port.server.id).fetch_scheduled_events()
    assert (await tournaments.shown_of(port.house, 1)).event == event.id


async def test_a_failed_event_isnt_confused_with_another_tournaments(port, monkeypatch):
    """The two tournaments have the same name and settings."""
    people = port.crew(3)
    await joined(port, *people)
    create = discord.Guild.create_scheduled_event

    async def killed(*args, **kwargs):
        raise OSError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(discord.Guild, "create_scheduled_event", killed)
        await people[0].slash("tournament open", game="fleet", name="Autumn Cup")
        await port.wait(0)
    assert discord.Guild.create_scheduled_event is create
    await port.wait(900)
    events = {(await tournaments.shown_of(port.house, id)).event for id in (1, 2)}
    assert len(events) == 2 and None not in events and 0 not in events


async def test_a_restart_while_opening_tables_opens_none_twice(port):
    people = port.crew(3)
    await joined(port, *people)
    port.refuse("POST", "/channels/*/threads", 50013)
    await people[0].slash("tournament start")
    await drawn(port)
    assert (await cup(port)).round == 1 and not port.threads
    port.accept()
    await port.restart()
    await port.wait(60)
    tournament = await drawn(port)
    assert len(port.threads) == 1 and tournament.present[0].table is not None
    await port.restart()
    await drawn(port)
    assert len(port.threads) == 1 and len([m for m in port.shown if "🏆" in m.text]) == 1


async def test_an_unrecorded_thread_is_found_again(port, monkeypatch):
    # The gateway may not have announced the thread yet.
    monkeypatch.setattr(discord.TextChannel, "threads", [])
    people = port.crew(3)
    await joined(port, *people)

    async def killed():
        if port.threads:
            raise OSError("killed")

    with port.faults.before("run", killed, what="UPDATE tournaments"):
        await people[0].slash("tournament start")
        await drawn(port)
    assert len(port.threads) == 1 and (await cup(port)).present[0].room is None
    await port.wait(60)
    await drawn(port)
    assert len(port.threads) == 1 and (await cup(port)).present[0].room == port.threads[0].id


async def test_tournaments_with_the_same_name_have_separate_tables(port):
    people = port.crew(6)
    for id, three in enumerate((people[:3], people[3:], people[:3]), 1):
        await three[0].slash("tournament open", game="fleet")
        for person in three:
            await person.slash("tournament join", tournament=id)
        if id < 3:
            await three[0].slash("tournament start", tournament=id)
            await drawn(port)
    rooms = [(await cup(port, id)).present[0].room for id in (1, 2)]
    assert {thread.id for thread in port.threads} == set(rooms) and len(set(rooms)) == 2
    assert None not in [(await cup(port, id)).present[0].table for id in (1, 2)]
    await people[0].slash("tournament cancel", tournament=1)
    await organising.cancel(port.house, 1, people[0].id)
    await people[0].slash("tournament start", tournament=3)
    await drawn(port)
    third = (await cup(port, 3)).present[0]
    assert third.table is not None and third.room not in rooms


async def test_an_opened_table_is_started_after_a_crash(port):
    people = port.crew(3)
    await joined(port, *people)
    with port.faults.refuse("run", what="UPDATE tables", error=OSError("killed")):
        await people[0].slash("tournament start")
        await drawn(port)
    id = (await cup(port)).present[0].table
    assert (await port.table(id)).status is Status.LOBBY
    await port.restart()
    await port.wait(60)
    await drawn(port)
    assert (await port.table(id)).status is Status.PLAYING and len(port.threads) == 1


async def test_a_deleted_tournament_message_is_reposted(port):
    mei, tom = port.crew(2)
    await joined(port, mei)
    await port.bot.get_channel(port.channel.id).get_partial_message(notice(port).id).delete()
    await tom.slash("tournament join")
    await drawn(port)
    assert "Tom" in notice(port).text


async def test_tables_continue_after_the_tournaments_channel_is_deleted(port):
    people = port.crew(3)
    forum = port.server.create_forum_channel("cups")
    other = port.server.create_text_channel("other")
    await people[0].slash("tournament open", at=other, game="fleet", forum=forum)
    for person in people:
        await person.slash("tournament join", tournament=1)
    await people[0].slash("tournament start", tournament=1)
    begun = await drawn(port)
    await port.bot.get_channel(other.id).delete()
    await people[1].slash("tournament leave", tournament=1)
    await drawn(port)
    assert (await cup(port)).stage is TournamentStage.CANCELLED
    table = await port.table(begun.present[0].table)
    assert table.status is Status.PLAYING
    assert await port.house.jobs.due(port.db, Key(NOTICE_JOB, subject=1)) is None


async def test_a_post_whose_response_is_lost_is_made_once(port):
    people = port.crew(3)
    forum = port.server.create_forum_channel("cups")
    await joined(port, *people, forum=forum, rounds=2)
    async with lost_answers(port, "/threads"):
        await people[0].slash("tournament start")
        await port.wait(0)
    await port.wait(120)
    [post] = forum.threads
    [pod] = (await cup(port)).present
    assert pod.room == post.id and pod.table is not None
