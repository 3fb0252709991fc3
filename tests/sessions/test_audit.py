"""The audit log records who kicked, closed, voted or changed what. It is append-only."""

import re
from pathlib import Path

import pytest

from cogs.clock import agreements
from cogs.follow import service as followers
from locales import LANGUAGES, words
from sessions import Remedy, Timeout, audit
from sessions.audit import LOGGED_CHANGES
from sessions.people import servers
from sessions.people.server_settings import ServerSettings
from sessions.playing import clocks, hosting, lobby
from tests.harbour import MEI, SERVER, TOM, UMA

ROOT = Path(__file__).parents[2]
ACTION = re.compile(r'(?:AuditEntry\(\s*|is_manager, )"([a-z]+(?:-[a-z]+)+)"')
"""An action in the source."""


async def noted(house, server=SERVER):
    """(action, person, target, detail), oldest first."""
    entries = await audit.entries(house, server, most=50)
    return [(entry.action, entry.person, entry.whom, entry.detail) for entry in reversed(entries)]


async def test_a_hosts_actions_are_logged(harbour, house):
    table = await harbour.open(people=3)
    await house.act(table.id, lobby.kick, MEI.id, TOM.id)
    await house.act(table.id, clocks.set_timeout, MEI.id, "sit")
    await house.act(table.id, agreements.set_pace, MEI.id, 3600)
    await house.act(table.id, followers.set_private, MEI.id, True)
    await house.act(table.id, hosting.make_host, MEI.id, UMA.id)
    await house.act(table.id, hosting.close, UMA.id)
    assert await noted(house) == [
        ("kicked", MEI.id, TOM.id, ""),
        ("timeout-changed", MEI.id, None, "sit"),
        ("pace-changed", MEI.id, None, "3600"),
        ("privacy-changed", MEI.id, None, "closed"),
        ("host-changed", MEI.id, UMA.id, ""),
        ("closed", UMA.id, None, ""),
    ]
    assert {entry.table_id for entry in await audit.entries(house, most=50)} == {table.id}


async def test_voters_are_logged_without_their_choices(harbour, house):
    table, person = await harbour.run_out_of_time()
    [seat] = table.waiting
    voters = table.voters(seat)
    for voter in voters[:2]:
        await house.act(table.id, clocks.vote, voter, seat, Remedy.SIT)
    assert await noted(house) == [
        ("voted", voters[0], person, ""),
        ("voted", voters[1], person, ""),
        ("stood-in", None, person, ""),
    ]


async def test_server_settings_by_managers_are_logged(house):
    await servers.configure(house, SERVER, {"language": "ja"}, by=MEI.id)
    await servers.configure(house, SERVER, {"channels": [5, 7]}, by=MEI.id)
    await servers.configure(house, SERVER, {"timeout": Timeout.SIT}, by=MEI.id)
    await servers.configure(house, SERVER, {"holidays": 5}, by=MEI.id)
    assert await noted(house) == [
        ("language-set", MEI.id, None, "ja"),
        ("channels-set", MEI.id, None, "5 7"),
        ("timeout-set", MEI.id, None, "sit"),
        ("holidays-set", MEI.id, None, "5"),
    ]


async def test_managers_see_their_servers_audit_log_by_page(harbour, house):
    await harbour.finish()
    await servers.configure(house, SERVER, {"language": "ja"}, by=MEI.id)
    await servers.configure(house, SERVER + 1, {"language": "ja"}, by=TOM.id)
    await servers.configure(house, SERVER, {"language": "en"}, by=MEI.id)
    assert [entry.detail for entry in await audit.entries(house, SERVER, most=1)] == ["en"]
    assert [entry.detail for entry in await audit.entries(house, SERVER, most=5, after=1)] == ["ja"]
    assert len(await audit.entries(house, most=5)) == 3


@pytest.mark.of_sqlite  # only SQLite stores text in a number column
async def test_an_unreadable_entry_keeps_its_place(harbour, house):
    for language in ("ja", "en", "ja"):
        await servers.configure(house, SERVER, {"language": language}, by=MEI.id)
    harbour.change("UPDATE audit SET made = 'junk' WHERE id = 2")
    assert [entry.detail for entry in await audit.entries(house, SERVER, most=2)] == ["ja", ""]
    assert [entry.detail for entry in await audit.entries(house, SERVER, most=2, after=2)] == ["ja"]


def test_every_audited_action_has_a_text():
    sources = [path.read_text() for folder in ("sessions", "cogs") for path in (ROOT / folder).rglob("*.py")]
    actions = {*LOGGED_CHANGES, *(action for source in sources for action in ACTION.findall(source))}
    actions |= {f"{name}-set" for name in ServerSettings.__struct_fields__}
    assert {"season-set", "tournament-replaced", "meeting-gone", "maintenance-begun"} <= actions
    for language in LANGUAGES:
        say = words(language)
        for action in actions:
            assert say(f"audit-{action}", who="<@1>", whom="<@2>", detail="5")
