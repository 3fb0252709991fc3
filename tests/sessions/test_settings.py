"""What people and servers have set, and what the program notes for itself."""

import sqlite3

import pytest

from tests.sessions.tables import MEI, SERVER, TOM, refused


async def test_a_persons_language(house, sessions):
    assert await sessions.language(MEI.id) is None
    await sessions.set_language(MEI.id, "ja")
    assert await sessions.language(MEI.id) == "ja"
    assert await sessions.language(TOM.id) is None
    await sessions.set_language(MEI.id, None)
    assert await sessions.language(MEI.id) is None


async def test_the_language_of_a_persons_discord(sessions):
    assert await sessions.seen_language(MEI.id) is None
    for language in ("ja", "ja", "en"):
        await sessions.see_language(MEI.id, language)
        assert await sessions.seen_language(MEI.id) == language
    assert await sessions.language(MEI.id) is None


async def test_whether_direct_messages_are_refused(sessions):
    assert await sessions.dm_refused(MEI.id) is False
    await sessions.set_dm_refused(MEI.id, True)
    assert await sessions.dm_refused(MEI.id) is True
    await sessions.set_dm_refused(MEI.id, False)
    assert await sessions.dm_refused(MEI.id) is False


async def test_a_persons_settings_do_not_disturb_each_other(sessions):
    await sessions.set_language(MEI.id, "ja")
    await sessions.set_dm_refused(MEI.id, True)
    await sessions.set_language(MEI.id, "en")
    assert (await sessions.language(MEI.id), await sessions.dm_refused(MEI.id)) == ("en", True)


async def test_a_servers_language(sessions):
    assert await sessions.server_language(SERVER) is None
    await sessions.set_server_language(SERVER, "ja")
    assert await sessions.server_language(SERVER) == "ja"
    await sessions.set_server_language(SERVER, None)
    assert await sessions.server_language(SERVER) is None


@pytest.mark.parametrize("channels", [[], [5], [7, 5, 7]])
async def test_a_servers_channels(sessions, channels):
    await sessions.set_allowed_channels(SERVER, [1, 2])
    await sessions.set_allowed_channels(SERVER, channels)
    assert await sessions.allowed_channels(SERVER) == tuple(sorted(set(channels)))
    assert await sessions.allowed_channels(SERVER + 1) == ()


async def test_notes(house, sessions):
    assert await sessions.noted("commands") is None
    await sessions.note("commands", "abc")
    await sessions.note("commands", "def")
    assert await (await house.restart()).noted("commands") == "def"


async def test_what_cannot_be_stored_is_refused(house, sessions, monkeypatch):
    async def full(*args):
        raise sqlite3.OperationalError("database or disk is full")

    table = await house.open(people=1)
    monkeypatch.setattr(house.db._writer, "execute_fetchall", full)
    for act in [
        sessions.set_language(MEI.id, "ja"),
        sessions.set_dm_refused(MEI.id, True),
        sessions.set_server_language(SERVER, "ja"),
        sessions.set_allowed_channels(SERVER, [1]),
        sessions.note("commands", "abc"),
        sessions.remember_message(table.id, "table", 1, 2, 3),
        sessions.forget_message(2),
    ]:
        async with refused("not-saved"):
            await act
    await sessions.see_language(MEI.id, "ja")
