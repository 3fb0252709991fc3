"""The audit log: who kicked, closed, voted or changed what; it is added to, and never changed."""

import pytest

from locales import LANGUAGES, words
from sessions import Remedy, Timeout
from sessions.audit import NOTED, OTHER_DEEDS
from tests.sessions.tables import MEI, SERVER, TOM, UMA, out_of_time


async def noted(sessions, server=SERVER):
    """(deed, who, to whom, detail), the oldest first."""
    deeds = await sessions.audit.deeds(server, most=50)
    return [(deed.deed, deed.person, deed.whom, deed.detail) for deed in reversed(deeds)]


async def test_what_a_host_does_is_noted(house, sessions):
    table = await house.open(people=3)
    await sessions.lobby.kick(table.id, MEI.id, TOM.id)
    await sessions.clocks.set_timeout(table.id, MEI.id, "sit")
    await sessions.agreements.set_pace(table.id, MEI.id, 3600)
    await sessions.followers.set_private(table.id, MEI.id, True)
    await sessions.hosting.make_host(table.id, MEI.id, UMA.id)
    await sessions.hosting.close(table.id, UMA.id)
    assert await noted(sessions) == [
        ("kicked", MEI.id, TOM.id, ""),
        ("timeout-changed", MEI.id, None, "sit"),
        ("pace-changed", MEI.id, None, "3600"),
        ("privacy-changed", MEI.id, None, "closed"),
        ("host-changed", MEI.id, UMA.id, ""),
        ("closed", UMA.id, None, ""),
    ]
    assert {deed.table_id for deed in await sessions.audit.deeds(most=50)} == {table.id}


async def test_who_voted_is_noted_and_not_for_what(house, sessions):
    table, person = await out_of_time(house)
    [seat] = table.waiting
    voters = table.voters(seat)
    for voter in voters[:2]:
        await sessions.clocks.vote(table.id, voter, seat, Remedy.SIT)
    assert await noted(sessions) == [
        ("voted", voters[0], person, ""),
        ("voted", voters[1], person, ""),
        ("stood-in", None, person, ""),
    ]


async def test_what_the_managers_of_a_server_set_is_noted(sessions):
    await sessions.servers.set_language(SERVER, "ja", by=MEI.id)
    await sessions.servers.set_allowed_channels(SERVER, [5, 7], by=MEI.id)
    await sessions.servers.set_timeout(SERVER, Timeout.SIT, by=MEI.id)
    await sessions.absence.set_days(SERVER, 5, by=MEI.id)
    assert await noted(sessions) == [
        ("language-set", MEI.id, None, "ja"),
        ("channels-set", MEI.id, None, "5 7"),
        ("server-timeout-set", MEI.id, None, "sit"),
        ("holidays-set", MEI.id, None, "5"),
    ]


async def test_a_servers_managers_see_what_was_done_there_page_by_page(house, sessions):
    await house.finish()
    await sessions.servers.set_language(SERVER, "ja", by=MEI.id)
    await sessions.servers.set_language(SERVER + 1, "ja", by=TOM.id)
    await sessions.servers.set_language(SERVER, "en", by=MEI.id)
    assert [deed.detail for deed in await sessions.audit.deeds(SERVER, most=1)] == ["en"]
    assert [deed.detail for deed in await sessions.audit.deeds(SERVER, most=5, after=1)] == ["ja"]
    assert len(await sessions.audit.deeds(most=5)) == 3


@pytest.mark.of_sqlite  # which stores a text where a number belongs
async def test_an_entry_that_cannot_be_read_keeps_its_place(house, sessions):
    for language in ("ja", "en", "ja"):
        await sessions.servers.set_language(SERVER, language, by=MEI.id)
    house.change("UPDATE audit SET made = 'junk' WHERE id = 2")
    assert [deed.detail for deed in await sessions.audit.deeds(SERVER, most=2)] == ["ja", ""]
    assert [deed.detail for deed in await sessions.audit.deeds(SERVER, most=2, after=2)] == ["ja"]


def test_every_deed_has_words():
    for language in LANGUAGES:
        say = words(language)
        for deed in (*NOTED, *OTHER_DEEDS):
            assert say(f"audit-{deed}", who="<@1>", whom="<@2>", detail="5")
