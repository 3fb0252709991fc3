"""Bans: what somebody does, or is done in a server, is refused by whatever way it comes."""

import pytest

from sessions import BanKind, Status, audit, bans, hosting, play
from tests.sessions.tables import CHANNEL, MEI, SERVER, TOM, UMA, full, moves_now, refused, to_move

OPERATOR = 77


async def test_nothing_that_a_banned_person_does_to_a_table_is_stored(house, sessions):
    table = await house.begin()
    person = to_move(table)
    await bans.ban(sessions, BanKind.PERSON, person, OPERATOR, "")
    async with refused("banned", reason="none"):
        await sessions.act(table.id, play.move, person, moves_now(table)[0])
    assert await sessions.tables.get(table.id) == table == await house.stored(table.id)
    async with refused("banned", reason="none"):
        await hosting.open_table(sessions, server=None, channel=5, host=MEI._replace(id=person), game="fleet")


async def test_in_a_banned_server_nobody_does_anything_but_close_its_tables(house, sessions):
    table = await house.begin()
    await bans.ban(sessions, BanKind.SERVER, SERVER, OPERATOR, "no")
    async with refused("server-banned", reason="no"):
        await house.open(channel=CHANNEL + 1)
    async with refused("server-banned", reason="no"):
        await sessions.act(table.id, play.leave, TOM.id)
    assert (await sessions.act(table.id, hosting.close, MEI.id)).status is Status.CLOSED


async def test_a_ban_holds_after_a_restart_until_it_is_lifted(house, sessions):
    await bans.ban(sessions, BanKind.PERSON, TOM.id, OPERATOR, "first")
    await bans.ban(sessions, BanKind.PERSON, TOM.id, OPERATOR, "second")
    sessions = await house.restart()
    async with refused("banned", reason="second"):
        await bans.refuse(sessions.db, TOM.id, None)
    await bans.lift(sessions, BanKind.PERSON, TOM.id, OPERATOR)
    await bans.refuse(sessions.db, TOM.id, None)
    sessions = await house.restart()
    await bans.refuse(sessions.db, TOM.id, None)
    assert await bans.all_bans(sessions.db) == []


async def test_a_ban_that_cannot_be_stored_is_none(house, sessions, monkeypatch):
    with monkeypatch.context() as patch:
        full(house, patch)
        async with refused("not-saved"):
            await bans.ban(sessions, BanKind.PERSON, UMA.id, OPERATOR, "")
    await bans.refuse(sessions.db, UMA.id, None)


@pytest.mark.parametrize("kind", list(BanKind))
async def test_bans_are_noted(house, sessions, kind):
    await bans.ban(sessions, kind, 5, OPERATOR, "spam")
    await bans.lift(sessions, kind, 5, OPERATOR)
    deeds = await audit.deeds(sessions, most=10)
    assert [(deed.deed, deed.person, deed.detail) for deed in deeds] == [
        (f"{kind}-unbanned", OPERATOR, ""),
        (f"{kind}-banned", OPERATOR, "spam"),
    ]
    assert {(deed.whom, deed.server) for deed in deeds} == {
        (5, None) if kind is BanKind.PERSON else (None, 5)
    }
