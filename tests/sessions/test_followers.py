"""Who follows a table from afar hears what they chose, once, and nothing that is hidden."""

import random

import pytest
from msgspec.structs import replace

from sessions import Follower, Interest, JobKind, Key, MessageKind, NewsPlace, Status, hosting, messages, play
from sessions import followers as followers_service
from sessions.followers import news_until
from sessions.messages import Attempt, Shows
from tests.sessions.tables import ANN, MEI, TOM, ZOE, House, refused, to_move


async def begin_with_an_undoable_move(house):
    """A running match whose last move, to ask somebody for a card, can be taken back."""
    table = await house.begin()
    person, seat = to_move(table), table.waiting[0]
    await house.sessions.act(table.id, play.move, person, f"ask {(seat + 1) % 4}")
    return table.id, person


async def end_a_round(house, id):
    """Somebody accuses; the table then."""
    table = await house.sessions.tables.get(id)
    seat = table.waiting[0]
    accuse = [move for move in table.match.legal_moves(seat) if move.verb == "accuse"]
    await house.sessions.act(id, play.move, to_move(table), random.Random(table.version).choice(accuse))
    return await house.sessions.tables.get(id)


async def told(house, table, person, ply):
    """Record that the news up to this move were sent to a follower."""
    shows = Shows(MessageKind.NEWS, table.id, table.version, person, ply=ply)
    sent = Attempt(9, 9, Key(JobKind.NEWS, table.id), 5, house.now, (shows,))
    await messages.begin(house.sessions, sent)
    assert await messages.record(house.sessions, sent, 5001)


@pytest.mark.parametrize("at", [House.open, House.begin], ids=["lobby", "running"])
async def test_anybody_follows_a_table(house, at):
    table = await at(house)
    follower = await house.sessions.act(table.id, followers_service.follow, ZOE.id)
    assert follower == Follower(ZOE.id, Interest.HEADLINES, NewsPlace.DM, notified=0)
    sessions = await house.restart()
    assert await followers_service.followers_of(sessions.db, table.id) == [follower]
    assert await followers_service.get_follower(sessions.db, table.id, ZOE.id) == follower
    assert await followers_service.get_follower(sessions.db, table.id, ANN.id) is None
    assert await sessions.tables.get(table.id) == table


async def test_how_one_follows_can_be_changed(house, sessions):
    table = await house.begin()
    await sessions.act(table.id, followers_service.follow, ZOE.id, Interest.END)
    await house.play_on(table.id, 5)
    assert await sessions.act(
        table.id, followers_service.follow, ZOE.id, place=NewsPlace.CHANNEL
    ) == Follower(ZOE.id, Interest.END, NewsPlace.CHANNEL, 0)
    assert await sessions.act(table.id, followers_service.follow, ZOE.id, Interest.ROUNDS) == Follower(
        ZOE.id, Interest.ROUNDS, NewsPlace.CHANNEL, 0
    )
    assert await followers_service.followers_of(sessions.db, table.id) == [
        Follower(ZOE.id, Interest.ROUNDS, NewsPlace.CHANNEL, 0)
    ]


async def test_who_comes_later_is_told_only_what_comes_later(house, sessions):
    table = await house.begin()
    await end_a_round(house, table.id)
    follower = await sessions.act(table.id, followers_service.follow, ZOE.id)
    assert follower.notified == 1 and not follower.news(await sessions.tables.get(table.id))


async def test_one_unfollows(house, sessions):
    table = await house.begin()
    await sessions.act(table.id, followers_service.follow, ZOE.id)
    await followers_service.unfollow(sessions, table.id, ZOE.id)
    assert await followers_service.followers_of(sessions.db, table.id) == []


async def test_who_left_may_follow(house, sessions):
    table = await house.begin()
    await sessions.act(table.id, play.leave, TOM.id)
    assert await sessions.act(table.id, followers_service.follow, TOM.id)


@pytest.mark.parametrize("at", [House.open, House.begin], ids=["lobby", "running"])
async def test_the_host_closes_a_table_to_followers(house, sessions, at):
    table = await at(house)
    await sessions.act(table.id, followers_service.follow, ZOE.id)
    after = await sessions.act(table.id, followers_service.set_private, MEI.id, True)
    assert after.private and after.version == table.version + 1
    assert await house.stored(table.id) == after
    assert house.changes[-1].kind == "privacy-changed"
    assert await followers_service.followers_of(sessions.db, table.id), "they are still to be told"
    async with refused("closed-to-followers"):
        await sessions.act(table.id, followers_service.follow, ANN.id)
    await sessions.act(table.id, followers_service.set_private, MEI.id, False)
    assert await sessions.act(table.id, followers_service.follow, ANN.id)


async def test_each_hears_what_they_chose(house, sessions):
    table = await house.begin()
    followers = [
        await sessions.act(table.id, followers_service.follow, id, what)
        for id, what in enumerate((Interest.ROUNDS, Interest.HEADLINES, Interest.END), 50)
    ]
    table = await end_a_round(house, table.id)
    told = [[event.code for event in follower.news(table)] for follower in followers]
    assert told == [["round-ended"], ["accused", "round-ended"], []]


async def test_what_happens_after_the_end_of_a_round_is_told_with_the_next(house, sessions):
    table = await house.begin()
    follower = await sessions.act(table.id, followers_service.follow, ZOE.id)
    assert news_until(table, follower) == 0
    table = await end_a_round(house, table.id)
    news = follower.news(table)
    assert news and news_until(table, follower) == table.match.ply == 1
    seat = table.waiting[0]
    await sessions.act(table.id, play.move, to_move(table), f"ask {(seat + 1) % 4}")
    table = await sessions.tables.get(table.id)
    assert table.match.ply == 2
    assert follower.news(table) == news and news_until(table, follower) == 1
    told_of = replace(follower, notified=2)
    assert told_of.news(table) == [] and news_until(table, told_of) == 2


async def test_all_news_are_told_at_a_table_that_is_closed(house, sessions):
    table = await house.begin()
    follower = await sessions.act(table.id, followers_service.follow, ZOE.id)
    await house.play_on(table.id, 2)
    table = await sessions.act(table.id, hosting.close, MEI.id)
    assert news_until(table, follower) == table.match.ply == 2


async def test_all_hear_of_the_end(house, sessions):
    table = await house.begin()
    followers = [
        await sessions.act(table.id, followers_service.follow, id, what)
        for id, what in enumerate((Interest.ROUNDS, Interest.HEADLINES, Interest.END), 50)
    ]
    while table.status is Status.PLAYING:
        table = await end_a_round(house, table.id)
    rounds, headlines, end = ([event.code for event in follower.news(table)] for follower in followers)
    last = ["accused", "round-ended", "match-ended"]
    assert end == last == headlines[-3:]
    assert rounds[-4:] == ["round-ended", *last] and rounds.count("round-ended") == headlines.count(
        "round-ended"
    )


async def test_nobody_is_told_twice(house, sessions):
    table = await house.begin()
    await sessions.act(table.id, followers_service.follow, ZOE.id)
    table = await end_a_round(house, table.id)
    await told(house, table, ZOE.id, table.match.ply)
    [follower] = await followers_service.followers_of(sessions.db, table.id)
    assert not follower.news(table)
    later = await end_a_round(house, table.id)
    assert {event.ply for event in follower.news(later)} == {2}


async def test_nothing_hidden_is_told(house, sessions):
    table = await house.begin()
    follower = await sessions.act(table.id, followers_service.follow, ZOE.id)
    table = await house.play_on(table.id, 60)
    shown = table.match.log(None)
    assert all(event in shown for event in follower.news(table))


async def test_what_is_played_again_after_an_undo_is_told_again(house, sessions):
    id, person = await begin_with_an_undoable_move(house)
    await sessions.act(id, followers_service.follow, ZOE.id)
    await sessions.act(id, followers_service.follow, ANN.id)
    await told(house, await sessions.tables.get(id), ANN.id, 0)
    await sessions.act(id, play.undo, person)
    assert [follower.notified for follower in await followers_service.followers_of(sessions.db, id)] == [0, 0]
    table = await end_a_round(house, id)
    assert all(follower.news(table) for follower in await followers_service.followers_of(sessions.db, id))
