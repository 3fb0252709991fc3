"""Quotas: how much one person, or one server, may have at once."""

import asyncio

import pytest

from cogs.follow import service as followers
from sessions import Limits, Refused
from sessions.playing import hosting, lobby, play
from sessions.playing import plans as plans_service
from tests.harbour import CHANNEL, CREW, MEI, SERVER, TOM, UMA, Harbour, refused, to_move
from tests.sessions.playing.planned import hand

FEW = Limits(tables_of_person=2, tables_of_server=3, follows=1, plans=1)


@pytest.fixture
async def harbour(location):
    harbour = Harbour(location, limits=FEW)
    await harbour.start()
    yield harbour
    await harbour.stop()


async def open_at(house, channel, host=MEI, server: int | None = SERVER):
    return await hosting.open_table(house, server=server, channel=channel, host=host, game="captains_orders")


async def test_a_persons_open_tables_are_limited(house):
    first = await open_at(house, 1)
    await open_at(house, 2)
    third = await open_at(house, 3, host=TOM)
    async with refused("too-many-tables", most=2):
        await open_at(house, 4, server=None)
    async with refused("too-many-tables", most=2):
        await house.act(third.id, lobby.join, MEI)
    assert await house.tables.get(third.id) == third
    await house.act(first.id, hosting.close, MEI.id)
    await house.act(third.id, lobby.join, MEI)


async def test_concurrent_taps_dont_exceed_the_limit(house):
    await open_at(house, 1)
    opened = await asyncio.gather(*(open_at(house, n) for n in (2, 3)), return_exceptions=True)
    assert [each.code for each in opened if isinstance(each, Refused)] == ["too-many-tables"]


async def test_a_player_may_return_to_their_seat_over_the_limit(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, play.leave, UMA.id)
    for channel in (1, 2):
        await open_at(house, channel, host=UMA)
    await house.act(table.id, play.come_back, UMA.id)


async def test_a_servers_open_tables_are_limited(house):
    for channel, host in ((1, MEI), (2, TOM), (3, UMA)):
        await open_at(house, channel, host)
    async with refused("too-many-tables-here", most=3):
        await open_at(house, 4, host=TOM)
    await open_at(house, 5, host=TOM, server=SERVER + 1)


async def test_followed_open_tables_are_limited(house):
    tables = [await open_at(house, channel, host) for channel, host in ((1, MEI), (2, TOM))]
    await house.act(tables[0].id, followers.follow, 77)
    # The person follows the same table again with another setting.
    await house.act(tables[0].id, followers.follow, 77)
    async with refused("too-many-follows", most=1):
        await house.act(tables[1].id, followers.follow, 77)
    await house.act(tables[0].id, hosting.close, MEI.id)
    await house.act(tables[1].id, followers.follow, 77)


async def test_a_persons_plans_at_all_tables_are_limited(harbour, house):
    tables = [await harbour.begin(channel=CHANNEL + number) for number in (0, 1)]
    person = next(each.id for each in CREW if each.id not in map(to_move, tables))
    plans = [f"obey {hand(table, table.seat_of(person))[0]}" for table in tables]
    await house.act(tables[0].id, plans_service.add, person, plans[0])
    async with refused("too-many-plans-in-all", most=1):
        await house.act(tables[1].id, plans_service.add, person, plans[1])


def test_the_default_limits():
    assert Limits() == Limits(tables_of_person=50, tables_of_server=200, follows=50, plans=100)
