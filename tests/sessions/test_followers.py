"""Who follows a table from afar hears what they chose, once, and nothing that is hidden."""

import random

import pytest

from sessions import Follower, Interest, NewsPlace, Status
from tests.sessions.tables import ANN, MEI, TOM, ZOE, House, refused, to_move


async def begin_with_an_undoable_move(house):
    """A running match whose last move, to ask somebody for a card, can be taken back."""
    table = await house.begin()
    person, seat = to_move(table), table.waiting[0]
    await house.sessions.play.move(table.id, person, f"ask {(seat + 1) % 4}")
    return table.id, person


async def end_a_round(house, id):
    """Somebody accuses; the table then."""
    table = await house.sessions.tables.get(id)
    seat = table.waiting[0]
    accuse = [move for move in table.match.legal_moves(seat) if move.verb == "accuse"]
    await house.sessions.play.move(id, to_move(table), random.Random(table.version).choice(accuse))
    return await house.sessions.tables.get(id)


@pytest.mark.parametrize("at", [House.open, House.begin], ids=["lobby", "running"])
async def test_anybody_follows_a_table(house, at):
    table = await at(house)
    follower = await house.sessions.followers.follow(table.id, ZOE.id)
    assert follower == Follower(ZOE.id, Interest.HEADLINES, NewsPlace.DM, notified=0)
    sessions = await house.restart()
    assert await sessions.followers.of(table.id) == [follower]
    assert await sessions.followers.get(table.id, ZOE.id) == follower
    assert await sessions.followers.get(table.id, ANN.id) is None
    assert await sessions.tables.get(table.id) == table


async def test_how_one_follows_can_be_changed(house, sessions):
    table = await house.begin()
    await sessions.followers.follow(table.id, ZOE.id, Interest.END)
    await house.play_on(table.id, 5)
    assert await sessions.followers.follow(table.id, ZOE.id, place=NewsPlace.CHANNEL) == Follower(
        ZOE.id, Interest.END, NewsPlace.CHANNEL, 0
    )
    assert await sessions.followers.follow(table.id, ZOE.id, Interest.ROUNDS) == Follower(
        ZOE.id, Interest.ROUNDS, NewsPlace.CHANNEL, 0
    )
    assert await sessions.followers.of(table.id) == [Follower(ZOE.id, Interest.ROUNDS, NewsPlace.CHANNEL, 0)]


async def test_who_comes_later_is_told_only_what_comes_later(house, sessions):
    table = await house.begin()
    await end_a_round(house, table.id)
    follower = await sessions.followers.follow(table.id, ZOE.id)
    assert follower.notified == 1 and not follower.news(await sessions.tables.get(table.id))


async def test_one_unfollows(house, sessions):
    table = await house.begin()
    await sessions.followers.follow(table.id, ZOE.id)
    await sessions.followers.unfollow(table.id, ZOE.id)
    assert await sessions.followers.of(table.id) == []


async def test_who_left_may_follow(house, sessions):
    table = await house.begin()
    await sessions.play.leave(table.id, TOM.id)
    assert await sessions.followers.follow(table.id, TOM.id)


@pytest.mark.parametrize("at", [House.open, House.begin], ids=["lobby", "running"])
async def test_the_host_closes_a_table_to_followers(house, sessions, at):
    table = await at(house)
    await sessions.followers.follow(table.id, ZOE.id)
    after = await sessions.followers.set_private(table.id, MEI.id, True)
    assert after.private and after.version == table.version + 1
    assert await house.stored(table.id) == after
    assert house.changes[-1].kind == "privacy-changed"
    assert await sessions.followers.of(table.id), "they are still to be told"
    async with refused("closed-to-followers"):
        await sessions.followers.follow(table.id, ANN.id)
    await sessions.followers.set_private(table.id, MEI.id, False)
    assert await sessions.followers.follow(table.id, ANN.id)


async def test_each_hears_what_they_chose(house, sessions):
    table = await house.begin()
    followers = [
        await sessions.followers.follow(table.id, id, what)
        for id, what in enumerate((Interest.ROUNDS, Interest.HEADLINES, Interest.END), 50)
    ]
    table = await end_a_round(house, table.id)
    told = [[event.code for event in follower.news(table)] for follower in followers]
    assert told == [["round-ended"], ["accused", "round-ended"], []]


async def test_all_hear_of_the_end(house, sessions):
    table = await house.begin()
    followers = [
        await sessions.followers.follow(table.id, id, what)
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
    await sessions.followers.follow(table.id, ZOE.id)
    table = await end_a_round(house, table.id)
    await sessions.followers.set_notified(table.id, ZOE.id, table.match.ply)
    [follower] = await sessions.followers.of(table.id)
    assert not follower.news(table)
    later = await end_a_round(house, table.id)
    assert {event.ply for event in follower.news(later)} == {2}


async def test_nothing_hidden_is_told(house, sessions):
    table = await house.begin()
    follower = await sessions.followers.follow(table.id, ZOE.id)
    table = await house.play_on(table.id, 60)
    shown = table.match.log(None)
    assert all(event in shown for event in follower.news(table))


async def test_what_is_played_again_after_an_undo_is_told_again(house, sessions):
    id, person = await begin_with_an_undoable_move(house)
    await sessions.followers.follow(id, ZOE.id)
    await sessions.followers.follow(id, ANN.id)
    await sessions.followers.set_notified(id, ANN.id, 0)
    await sessions.play.undo(id, person)
    assert [follower.notified for follower in await sessions.followers.of(id)] == [0, 0]
    table = await end_a_round(house, id)
    assert all(follower.news(table) for follower in await sessions.followers.of(id))
