"""Who was kicked stays out: of the lobby until invited, of the running game, and of its news."""

import pytest

from sessions import Timeout
from tests.sessions.tables import ANN, MEI, TOM, UMA, House, refused


@pytest.fixture
async def table(house):
    """A lobby from which Tom was kicked, with as many in it as it takes to start."""
    table = await house.open(people=5)
    return await house.sessions.lobby.kick(table.id, MEI.id, TOM.id)


async def test_they_follow_no_longer(house, sessions):
    table = await house.open(people=2)
    await sessions.followers.follow(table.id, UMA.id)
    await sessions.followers.follow(table.id, ANN.id)
    await sessions.lobby.join(table.id, UMA)
    await sessions.lobby.kick(table.id, MEI.id, UMA.id)
    assert [follower.person for follower in await sessions.followers.of(table.id)] == [ANN.id]


async def test_they_stay_out_after_the_start(house: House, sessions, table):
    await sessions.clocks.set_timeout(table.id, MEI.id, Timeout.OFFER)
    table = await sessions.hosting.start(table.id, MEI.id)
    await house.wait(2 * 86_400)
    sessions = await house.restart()
    table = await sessions.tables.get(table.id)
    assert table.kicked == (TOM.id,) and table.offered
    async with refused("kicked"):
        await sessions.clocks.take_seat(table.id, TOM)
    await sessions.clocks.take_seat(table.id, ANN)


async def test_a_new_table_begins_anew(house, sessions, table):
    table = await sessions.hosting.start(table.id, MEI.id)
    await sessions.hosting.close(table.id, MEI.id)
    again = await sessions.hosting.again(table.id, MEI.id)
    assert again.kicked == ()
