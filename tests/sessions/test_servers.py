"""What the managers of servers have set."""

import pytest

from sessions import Timeout, servers
from tests.sessions.tables import SERVER


async def test_a_servers_language(sessions):
    assert await servers.language(sessions, SERVER) is None
    await servers.set_language(sessions, SERVER, "ja")
    assert await servers.language(sessions, SERVER) == "ja"
    await servers.set_language(sessions, SERVER, None)
    assert await servers.language(sessions, SERVER) is None


@pytest.mark.parametrize("channels", [[], [5], [7, 5, 7]])
async def test_a_servers_channels(sessions, channels):
    await servers.set_allowed_channels(sessions, SERVER, [1, 2])
    await servers.set_allowed_channels(sessions, SERVER, channels)
    assert await servers.allowed_channels(sessions.db, SERVER) == tuple(sorted(set(channels)))
    assert await servers.allowed_channels(sessions.db, SERVER + 1) == ()


async def test_what_happens_at_a_servers_new_tables_when_somebodys_time_is_out(house, sessions):
    assert await servers.timeout(sessions, SERVER) is Timeout.VOTE
    await servers.set_timeout(sessions, SERVER, Timeout.SIT)
    assert await servers.timeout(sessions, SERVER) is Timeout.SIT
    assert (await house.open(people=1)).setup.timeout is Timeout.SIT
