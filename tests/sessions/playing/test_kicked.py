"""Kicked players stay out: of the lobby until they are invited, of the match, and of its news."""

import pytest

from cogs.follow import service as followers
from sessions import Timeout
from sessions.playing import clocks, hosting, lobby
from tests.harbour import ANN, MEI, TOM, UMA, Harbour, refused


@pytest.fixture
async def table(harbour):
    """A lobby from which Tom was kicked. Enough players are left to start."""
    table = await harbour.open(people=5)
    return await harbour.house.act(table.id, lobby.kick, MEI.id, TOM.id)


async def test_kicking_a_person_ends_their_following(harbour, house):
    table = await harbour.open(people=2)
    await house.act(table.id, followers.follow, UMA.id)
    await house.act(table.id, followers.follow, ANN.id)
    await house.act(table.id, lobby.join, UMA)
    await house.act(table.id, lobby.kick, MEI.id, UMA.id)
    assert [follower.person for follower in await followers.followers_of(house.db, table.id)] == [ANN.id]


async def test_kicked_people_stay_out_after_the_start(harbour: Harbour, house, table):
    await house.act(table.id, clocks.set_timeout, MEI.id, Timeout.OFFER)
    table = await hosting.start(house, table.id, MEI.id)
    await harbour.wait(2 * 86_400)
    house = await harbour.restart()
    table = await house.tables.get(table.id)
    assert table.kicked == (TOM.id,) and table.offered
    async with refused("kicked"):
        await house.act(table.id, clocks.take_seat, TOM)
    await house.act(table.id, clocks.take_seat, ANN)


async def test_a_rematch_clears_the_kicked_people(harbour, house, table):
    table = await hosting.start(house, table.id, MEI.id)
    await house.act(table.id, hosting.close, MEI.id)
    again = await hosting.again(house, table.id, MEI.id)
    assert again.kicked == ()
