"""Who was kicked stays out: of the lobby until invited, of the running game, and of its news."""

import pytest

from sessions import Timeout, clocks, followers, hosting, lobby
from tests.sessions.tables import ANN, MEI, TOM, UMA, House, refused


@pytest.fixture
async def table(house):
    """A lobby from which Tom was kicked, with as many in it as it takes to start."""
    table = await house.open(people=5)
    return await house.sessions.act(table.id, lobby.kick, MEI.id, TOM.id)


async def test_they_follow_no_longer(house, sessions):
    table = await house.open(people=2)
    await sessions.act(table.id, followers.follow, UMA.id)
    await sessions.act(table.id, followers.follow, ANN.id)
    await sessions.act(table.id, lobby.join, UMA)
    await sessions.act(table.id, lobby.kick, MEI.id, UMA.id)
    assert [follower.person for follower in await followers.followers_of(sessions.db, table.id)] == [ANN.id]


async def test_they_stay_out_after_the_start(house: House, sessions, table):
    await sessions.act(table.id, clocks.set_timeout, MEI.id, Timeout.OFFER)
    table = await hosting.start(sessions, table.id, MEI.id)
    await house.wait(2 * 86_400)
    sessions = await house.restart()
    table = await sessions.tables.get(table.id)
    assert table.kicked == (TOM.id,) and table.offered
    async with refused("kicked"):
        await sessions.act(table.id, clocks.take_seat, TOM)
    await sessions.act(table.id, clocks.take_seat, ANN)


async def test_a_new_table_begins_anew(house, sessions, table):
    table = await hosting.start(sessions, table.id, MEI.id)
    await sessions.act(table.id, hosting.close, MEI.id)
    again = await hosting.again(sessions, table.id, MEI.id)
    assert again.kicked == ()
