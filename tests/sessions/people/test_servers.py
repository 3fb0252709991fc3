"""The settings of servers."""

import pytest

from sessions import Timeout
from sessions.people import servers
from tests.harbour import SERVER


async def test_a_servers_language(house):
    assert await servers.language(house, SERVER) is None
    await servers.set_language(house, SERVER, "ja")
    assert await servers.language(house, SERVER) == "ja"
    await servers.set_language(house, SERVER, None)
    assert await servers.language(house, SERVER) is None


@pytest.mark.parametrize("channels", [[], [5], [7, 5, 7]])
async def test_a_servers_channels(house, channels):
    await servers.set_allowed_channels(house, SERVER, [1, 2])
    await servers.set_allowed_channels(house, SERVER, channels)
    assert await servers.allowed_channels(house.db, SERVER) == tuple(sorted(set(channels)))
    assert await servers.allowed_channels(house.db, SERVER + 1) == ()


async def test_new_tables_use_the_servers_timeout_setting(harbour, house):
    assert await servers.timeout(house, SERVER) is Timeout.VOTE
    await servers.set_timeout(house, SERVER, Timeout.SIT)
    assert await servers.timeout(house, SERVER) is Timeout.SIT
    assert (await harbour.open(people=1)).setup.timeout is Timeout.SIT
