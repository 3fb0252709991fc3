"""`/server audit` shows managers who did what in their server."""

import discord
import pytest

from tests.beside import beside
from tests.cogs.wording import EN


async def test_managers_see_their_servers_audit_log(port):
    mei, tom = port.crew(2)
    boss = port.person("Ann", manager=True)
    assert (await boss.slash("server audit")).text == EN("audit-none")
    await port.open([mei, tom])
    await mei.slash("game kick", person=tom.member)
    await boss.slash("server timeout", what="sit")
    seen = await boss.slash("server audit")
    assert seen.private
    assert EN("audit-kicked", who=f"<@{mei.id}>", whom=f"<@{tom.id}>", detail="") in seen.text
    set_by = EN("audit-timeout-set", who=f"<@{boss.id}>", whom="", detail=EN("timeout-sit"))
    assert set_by in seen.text
    assert (await boss.slash("server audit", page=2)).text == EN("audit-none")


@pytest.mark.of_sqlite  # Only SQLite stores text in a number column.
async def test_a_damaged_audit_entry_is_shown_as_damaged(port):
    boss = port.person("Boss", permissions=discord.Permissions(manage_guild=True))
    await boss.slash("server language", language="ja")
    await boss.slash("server language", language="en")
    with beside(port.location) as database:
        database.execute("UPDATE audit SET made = 'junk' WHERE id = 1")
    seen = (await boss.slash("server audit")).text
    assert EN("audit-unreadable") in seen and EN("language-en") in seen


@pytest.mark.parametrize("change", ["action = 'unheard-of'", f"made = {2**62}", "made = -1"])
async def test_an_entry_that_makes_no_sense_leaves_the_others_readable(port, change):
    boss = port.person("Boss", permissions=discord.Permissions(manage_guild=True))
    await boss.slash("server language", language="ja")
    await boss.slash("server language", language="en")
    port.spoil(f"UPDATE audit SET {change} WHERE id = 1")
    seen = (await boss.slash("server audit")).text
    assert EN("audit-unreadable") in seen and EN("language-en") in seen
