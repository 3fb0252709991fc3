"""Two processes change the same person's or server's rows at once, on PostgreSQL. Both changes hold."""

import asyncio

import pytest

from cogs.follow import service as follow
from cogs.tournament import service as tournaments
from db import Shards
from sessions import Person, Refused, Timeout, Where
from sessions.house import House
from sessions.people import people, servers
from sessions.people.limits import Limits
from sessions.people.server_settings import server_settings
from sessions.people.settings import preferences_of
from sessions.playing import hosting, lobby
from tests.harbour import SERVER, Harbour

ROUNDS = 10


@pytest.fixture
def location(postgres):
    with postgres.database() as database:
        yield database


@pytest.fixture
async def houses(location):
    harbours = [Harbour(location, Shards(n, n, 2)) for n in range(2)]
    await harbours[0].start()
    harbours[1].before_resuming = not_as_first
    await harbours[1].start()
    yield [harbour.house for harbour in harbours]
    for harbour in harbours:
        await harbour.stop()


def not_as_first(house: House) -> None:
    house.db.hold.is_first = False


async def test_preferences_that_two_processes_change_both_hold(houses):
    one, other = houses
    for person in range(1, ROUNDS):
        await asyncio.gather(
            people.choose(one, person, {"every": 6}),
            people.choose(other, person, {"where": Where.CHANNEL}),
        )
        found = await preferences_of(one.db, person)
        assert (found.every, found.where) == (6, Where.CHANNEL)


async def test_settings_of_a_server_that_two_processes_change_both_hold(houses):
    """Neither process keeps what it once read (source: AtlantaBot 209, Villager-Bot 224)."""
    one, other = houses
    for server in range(1, ROUNDS):
        await asyncio.gather(
            servers.configure(one, server, {"text": True}),
            servers.configure(other, server, {"timeout": "sit"}),
        )
        for house in houses:
            found = await server_settings(house.db, server)
            assert (found.text, found.timeout) == (True, Timeout.SIT)


async def test_channels_that_two_processes_allow_are_both_allowed(houses):
    for server in range(1, ROUNDS):
        await asyncio.gather(
            *(
                servers.change_allowed_channels(house, server, lambda there, n=n: [*there, n])
                for n, house in enumerate(houses, 1)
            )
        )
        assert (await server_settings(houses[0].db, server)).channels == (1, 2)


async def test_a_quota_holds_in_two_processes(houses):
    for house in houses:
        house.limits = Limits(tables_of_person=1, follows=1)
    for channel in range(1, ROUNDS, 2):
        tables = [
            await hosting.open_table(
                house, server=SERVER, channel=channel + n, host=Person(channel + n, "Mei"), game="fleet"
            )
            for n, house in enumerate(houses)
        ]
        joiner, follower = Person(100 + channel, "Tom"), 200 + channel
        joined = await asyncio.gather(
            *(house.act(table.id, lobby.join, joiner) for house, table in zip(houses, tables, strict=True)),
            return_exceptions=True,
        )
        assert [str(each) for each in joined if isinstance(each, Refused)] == ["too-many-tables"]
        followed = await asyncio.gather(
            *(
                house.act(table.id, follow.follow, follower)
                for house, table in zip(houses, tables, strict=True)
            ),
            return_exceptions=True,
        )
        assert sum(isinstance(each, Refused) for each in followed) == 1


async def test_the_limit_of_tournaments_holds_in_two_processes(houses):
    def opening(number, house):
        return tournaments.open_tournament(
            house,
            server=SERVER,
            channel=1,
            organiser=Person(number, "Mei"),
            name="Cup",
            game="fleet",
            format="swiss",
            pace=86_400,
        )

    made = await asyncio.gather(
        *(opening(n, houses[n % 2]) for n in range(1, 4 * tournaments.MAX_OPEN_TOURNAMENTS)),
        return_exceptions=True,
    )
    assert sum(not isinstance(each, Exception) for each in made) == tournaments.MAX_OPEN_TOURNAMENTS
