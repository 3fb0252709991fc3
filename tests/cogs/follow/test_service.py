"""Followers get the news they chose, once, and nothing hidden."""

import random

import pytest
from msgspec.structs import replace

from cogs.follow import service as followers_service
from cogs.follow.service import NEWS_JOB, NEWS_MESSAGE, Follower, Interest, NewsPlace, news_until
from sessions import Key, Status, messages
from sessions.messages import Attempt, Shows
from sessions.playing import hosting, play
from tests.harbour import ANN, MEI, TOM, ZOE, Harbour, refused, to_move


async def begin_with_an_undoable_move(harbour):
    """A running match. Its last move asks another player for a card, and can be undone."""
    table = await harbour.begin()
    person, seat = to_move(table), table.waiting[0]
    await harbour.house.act(table.id, play.move, person, f"ask {(seat + 1) % 4}")
    return table.id, person


async def end_a_round(harbour, id):
    """Make an accusation. Returns the table after it."""
    table = await harbour.table(id)
    seat = table.waiting[0]
    accuse = [move for move in table.match.legal_moves(seat) if move.verb == "accuse"]
    await harbour.house.act(id, play.move, to_move(table), random.Random(table.version).choice(accuse))
    return await harbour.table(id)


async def told(harbour, table, person, ply):
    """Record that a follower got the news up to this move."""
    shows = Shows(NEWS_MESSAGE, table.id, table.version, person, detail=str(ply))
    sent = Attempt(9, 9, Key(NEWS_JOB, table.id), 5, harbour.now, (shows,))
    await messages.begin(harbour.house, sent)
    assert await messages.record(harbour.house, sent, 5001)


@pytest.mark.parametrize("at", [Harbour.open, Harbour.begin], ids=["lobby", "running"])
async def test_anyone_may_follow_a_table(harbour, at):
    table = await at(harbour)
    follower = await harbour.house.act(table.id, followers_service.follow, ZOE.id)
    assert follower == Follower(ZOE.id, Interest.HEADLINES, NewsPlace.DM, notified=0)
    house = await harbour.restart()
    assert await followers_service.followers_of(house.db, table.id) == [follower]
    assert await followers_service.get_follower(house.db, table.id, ZOE.id) == follower
    assert await followers_service.get_follower(house.db, table.id, ANN.id) is None
    assert await house.tables.get(table.id) == table


async def test_news_settings_can_be_changed(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, followers_service.follow, ZOE.id, Interest.END)
    await harbour.play_on(table.id, 5)
    assert await house.act(table.id, followers_service.follow, ZOE.id, place=NewsPlace.CHANNEL) == Follower(
        ZOE.id, Interest.END, NewsPlace.CHANNEL, 0
    )
    assert await house.act(table.id, followers_service.follow, ZOE.id, Interest.ROUNDS) == Follower(
        ZOE.id, Interest.ROUNDS, NewsPlace.CHANNEL, 0
    )
    assert await followers_service.followers_of(house.db, table.id) == [
        Follower(ZOE.id, Interest.ROUNDS, NewsPlace.CHANNEL, 0)
    ]


async def test_a_new_follower_gets_only_later_news(harbour, house):
    table = await harbour.begin()
    await end_a_round(harbour, table.id)
    follower = await house.act(table.id, followers_service.follow, ZOE.id)
    assert follower.notified == 1 and not follower.news(await house.tables.get(table.id))


async def test_a_follower_can_unfollow(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, followers_service.follow, ZOE.id)
    await followers_service.unfollow(house, table.id, ZOE.id)
    assert await followers_service.followers_of(house.db, table.id) == []


async def test_a_player_who_left_may_follow(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, play.leave, TOM.id)
    assert await house.act(table.id, followers_service.follow, TOM.id)


@pytest.mark.parametrize("at", [Harbour.open, Harbour.begin], ids=["lobby", "running"])
async def test_the_host_closes_a_table_to_followers(harbour, house, at):
    table = await at(harbour)
    await house.act(table.id, followers_service.follow, ZOE.id)
    after = await house.act(table.id, followers_service.set_private, MEI.id, True)
    assert after.private and after.version == table.version + 1
    assert await harbour.table(table.id) == after
    assert harbour.changes[-1].kind == "privacy-changed"
    assert await followers_service.followers_of(house.db, table.id), "they are still to be told"
    async with refused("closed-to-followers"):
        await house.act(table.id, followers_service.follow, ANN.id)
    await house.act(table.id, followers_service.set_private, MEI.id, False)
    assert await house.act(table.id, followers_service.follow, ANN.id)


async def test_followers_get_the_news_they_chose(harbour, house):
    table = await harbour.begin()
    followers = [
        await house.act(table.id, followers_service.follow, id, what)
        for id, what in enumerate((Interest.ROUNDS, Interest.HEADLINES, Interest.END), 50)
    ]
    table = await end_a_round(harbour, table.id)
    told = [[event.code for event in follower.news(table)] for follower in followers]
    assert told == [["round-ended"], ["accused", "round-ended"], []]


async def test_events_after_a_round_are_news_of_the_next_round(harbour, house):
    table = await harbour.begin()
    follower = await house.act(table.id, followers_service.follow, ZOE.id)
    assert news_until(table, follower) == 0
    table = await end_a_round(harbour, table.id)
    news = follower.news(table)
    assert news and news_until(table, follower) == table.match.ply == 1
    seat = table.waiting[0]
    await house.act(table.id, play.move, to_move(table), f"ask {(seat + 1) % 4}")
    table = await house.tables.get(table.id)
    assert table.match.ply == 2
    assert follower.news(table) == news and news_until(table, follower) == 1
    told_of = replace(follower, notified=2)
    assert told_of.news(table) == [] and news_until(table, told_of) == 2


async def test_closing_a_table_releases_all_news(harbour, house):
    table = await harbour.begin()
    follower = await house.act(table.id, followers_service.follow, ZOE.id)
    await harbour.play_on(table.id, 2)
    table = await house.act(table.id, hosting.close, MEI.id)
    assert news_until(table, follower) == table.match.ply == 2


async def test_all_followers_get_the_end(harbour, house):
    table = await harbour.begin()
    followers = [
        await house.act(table.id, followers_service.follow, id, what)
        for id, what in enumerate((Interest.ROUNDS, Interest.HEADLINES, Interest.END), 50)
    ]
    while table.status is Status.PLAYING:
        table = await end_a_round(harbour, table.id)
    rounds, headlines, end = ([event.code for event in follower.news(table)] for follower in followers)
    last = ["accused", "round-ended", "match-ended"]
    assert end == last == headlines[-3:]
    assert rounds[-4:] == ["round-ended", *last] and rounds.count("round-ended") == headlines.count(
        "round-ended"
    )


async def test_news_are_delivered_once(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, followers_service.follow, ZOE.id)
    table = await end_a_round(harbour, table.id)
    await told(harbour, table, ZOE.id, table.match.ply)
    [follower] = await followers_service.followers_of(house.db, table.id)
    assert not follower.news(table)
    later = await end_a_round(harbour, table.id)
    assert {event.ply for event in follower.news(later)} == {2}


async def test_news_contain_no_hidden_events(harbour, house):
    table = await harbour.begin()
    follower = await house.act(table.id, followers_service.follow, ZOE.id)
    table = await harbour.play_on(table.id, 60)
    shown = table.match.log(None)
    assert all(event in shown for event in follower.news(table))


async def test_news_after_an_undo_repeat_the_replayed_moves(harbour, house):
    id, person = await begin_with_an_undoable_move(harbour)
    await house.act(id, followers_service.follow, ZOE.id)
    await house.act(id, followers_service.follow, ANN.id)
    await told(harbour, await house.tables.get(id), ANN.id, 0)
    await house.act(id, play.undo, person)
    assert [follower.notified for follower in await followers_service.followers_of(house.db, id)] == [0, 0]
    table = await end_a_round(harbour, id)
    assert all(follower.news(table) for follower in await followers_service.followers_of(house.db, id))
