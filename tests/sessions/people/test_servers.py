"""The settings of servers."""

import json

import pytest
from msgspec.structs import replace

from sessions import Timeout
from sessions.people import servers
from sessions.people.server_settings import SERVERS, Seasons, ServerSettings, server_settings
from tests.harbour import SERVER, refused

OTHER = ServerSettings(
    language="ja",
    text=True,
    channels=(5, 7),
    timeout=Timeout.SIT,
    tournaments=True,
    holidays=3,
    meeting=5,
    season=Seasons(6, 24_000),
)
"""A value other than the default for each setting."""
SPOILT = {
    "language": 5,
    "text": "on",
    "channels": [5, 0],
    "timeout": "sink",
    "tournaments": 1,
    "holidays": 32,
    "meeting": -1,
    "season": {"months": 13},
}
"""An invalid stored value for each setting."""
NAMES = [*SPOILT]


async def document(house) -> dict[str, object]:
    row = await house.db.one("SELECT document FROM servers WHERE server = :server", server=SERVER)
    return json.loads(row["document"])


@pytest.mark.parametrize("name", NAMES)
async def test_a_setting_is_kept_until_it_is_reset(house, name):
    changed = await servers.configure(house, SERVER, {name: getattr(OTHER, name)})
    assert changed == replace(ServerSettings(), **{name: getattr(OTHER, name)}) != ServerSettings()
    assert await server_settings(house.db, SERVER) == changed
    assert await server_settings(house.db, SERVER + 1) == await server_settings(house.db, None)
    await servers.configure(house, SERVER, {name: getattr(ServerSettings(), name)})
    assert await server_settings(house.db, SERVER) == ServerSettings()
    assert await document(house) == {}


@pytest.mark.parametrize(
    "values",
    [
        {"holidays": 32},
        {"holidays": "many"},
        {"timeout": "sink"},
        {"channels": ["here"]},
        {"channels": [0]},
        {"meeting": -1},
        {"season": 5},
        {"unheard-of": True},
    ],
    ids=str,
)
async def test_a_value_that_cant_be_right_is_refused(house, values):
    await servers.configure(house, SERVER, {"text": True})
    async with refused("out-of-date"):
        await servers.configure(house, SERVER, {"language": "ja"} | values)
    assert await server_settings(house.db, SERVER) == ServerSettings(text=True)


@pytest.mark.parametrize("channels", [[], [5], [7, 5, 7]])
async def test_a_servers_channels(house, channels):
    await servers.configure(house, SERVER, {"channels": [1, 2]})
    await servers.change_allowed_channels(house, SERVER, lambda _: channels)
    assert (await server_settings(house.db, SERVER)).channels == tuple(sorted(set(channels)))


async def test_new_tables_use_the_servers_timeout_setting(harbour, house):
    await servers.configure(house, SERVER, {"timeout": Timeout.SIT})
    assert (await harbour.open(people=1)).setup.timeout is Timeout.SIT


@pytest.mark.parametrize(("name", "value"), SPOILT.items(), ids=str)
async def test_a_spoilt_setting_costs_only_itself(house, name, value):
    await servers.configure(house, SERVER, {each: getattr(OTHER, each) for each in NAMES})
    spoilt = await document(house) | {name: value}
    await house.put("servers", "server", server=SERVER, document=json.dumps(spoilt))
    expected = replace(OTHER, **{name: getattr(ServerSettings(), name)})
    assert await server_settings(house.db, SERVER) == expected
    troubles = [line async for line in SERVERS.troubles(house.db)]
    assert name in troubles[0]


async def test_a_change_keeps_what_only_a_newer_version_can_read(house):
    """Two versions share a database, or a host went back to an older one."""
    newer = {"timeout": "row", "flag": {"colour": 3}, "text": True}
    await house.put("servers", "server", server=SERVER, document=json.dumps(newer))
    await servers.configure(house, SERVER, {"holidays": 3, "text": False})
    await servers.drop_gone_channels(house, SERVER, [5])
    assert await document(house) == {"timeout": "row", "flag": {"colour": 3}, "holidays": 3}
    await servers.configure(house, SERVER, {"timeout": "sit"})
    assert (await document(house))["timeout"] == "sit"


async def test_a_document_that_cant_be_read_is_replaced_by_the_next_change(house):
    await house.put("servers", "server", server=SERVER, document="[")
    assert await server_settings(house.db, SERVER) == ServerSettings()
    await servers.configure(house, SERVER, {"text": True})
    assert await document(house) == {"text": True}


async def test_an_untouched_row_agrees_with_the_defaults(house):
    await house.put("servers", "server", server=SERVER)
    assert [line async for line in SERVERS.troubles(house.db)] == []
