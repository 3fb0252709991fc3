"""A ban refuses all acts of a person or server, by any route."""

import pytest

from sessions import BanKind, Person, Status, audit
from sessions.people import bans
from sessions.playing import hosting, play
from tests.harbour import CHANNEL, MEI, SERVER, TOM, UMA, legal, refused, to_move

OPERATOR = 77


async def test_a_banned_persons_changes_to_a_table_are_refused(harbour, house):
    table = await harbour.begin()
    person = to_move(table)
    await bans.ban(house, BanKind.PERSON, person, OPERATOR, "")
    async with refused("banned", reason="none"):
        await house.act(table.id, play.move, person, legal(table)[0])
    assert await house.tables.get(table.id) == table == await harbour.table(table.id)
    async with refused("banned", reason="none"):
        await hosting.open_table(house, server=None, channel=5, host=Person(person, "Mei"), game="fleet")


async def test_tables_of_a_banned_server_can_only_be_closed(harbour, house):
    table = await harbour.begin()
    await bans.ban(house, BanKind.SERVER, SERVER, OPERATOR, "no")
    async with refused("server-banned", reason="no"):
        await harbour.open(channel=CHANNEL + 1)
    async with refused("server-banned", reason="no"):
        await house.act(table.id, play.leave, TOM.id)
    assert (await house.act(table.id, hosting.close, MEI.id)).status is Status.CLOSED


async def test_a_ban_holds_after_a_restart_until_it_is_lifted(harbour, house):
    await bans.ban(house, BanKind.PERSON, TOM.id, OPERATOR, "first")
    await bans.ban(house, BanKind.PERSON, TOM.id, OPERATOR, "second")
    house = await harbour.restart()
    async with refused("banned", reason="second"):
        await bans.refuse(house.db, TOM.id, None)
    await bans.lift(house, BanKind.PERSON, TOM.id, OPERATOR)
    await bans.refuse(house.db, TOM.id, None)
    house = await harbour.restart()
    await bans.refuse(house.db, TOM.id, None)
    assert await bans.all_bans(house.db) == []


async def test_a_ban_that_isnt_stored_has_no_effect(harbour, house):
    with harbour.faults.refuse("begin"):
        async with refused("not-saved"):
            await bans.ban(house, BanKind.PERSON, UMA.id, OPERATOR, "")
    await bans.refuse(house.db, UMA.id, None)


@pytest.mark.parametrize("kind", list(BanKind))
async def test_bans_are_recorded_in_the_audit_log(harbour, house, kind):
    await bans.ban(house, kind, 5, OPERATOR, "spam")
    await bans.lift(house, kind, 5, OPERATOR)
    entries = await audit.entries(house, most=10)
    assert [(entry.action, entry.person, entry.detail) for entry in entries] == [
        (f"{kind}-unbanned", OPERATOR, ""),
        (f"{kind}-banned", OPERATOR, "spam"),
    ]
    assert {(entry.whom, entry.server) for entry in entries} == {
        (5, None) if kind is BanKind.PERSON else (None, 5)
    }
