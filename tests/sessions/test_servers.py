"""What the managers of servers have set."""

import pytest

from sessions import Timeout
from tests.sessions.tables import SERVER


async def test_a_servers_language(sessions):
    assert await sessions.servers.language(SERVER) is None
    await sessions.servers.set_language(SERVER, "ja")
    assert await sessions.servers.language(SERVER) == "ja"
    await sessions.servers.set_language(SERVER, None)
    assert await sessions.servers.language(SERVER) is None


@pytest.mark.parametrize("channels", [[], [5], [7, 5, 7]])
async def test_a_servers_channels(sessions, channels):
    await sessions.servers.set_allowed_channels(SERVER, [1, 2])
    await sessions.servers.set_allowed_channels(SERVER, channels)
    assert await sessions.servers.allowed_channels(SERVER) == tuple(sorted(set(channels)))
    assert await sessions.servers.allowed_channels(SERVER + 1) == ()


async def test_what_happens_at_a_servers_new_tables_when_somebodys_time_is_out(house, sessions):
    assert await sessions.servers.timeout(SERVER) is Timeout.VOTE
    await sessions.servers.set_timeout(SERVER, Timeout.SIT)
    assert await sessions.servers.timeout(SERVER) is Timeout.SIT
    assert (await house.open(people=1)).timeout is Timeout.SIT
