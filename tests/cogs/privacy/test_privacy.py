"""`/my export` and `/my forget`, and the bot's removal from a server."""

import json

from cogs.admin import service as operators
from sessions import departures
from sessions.departures import RETENTION
from sessions.people import bans
from sessions.privacy import forgetting as rights
from tests.cogs.wording import EN


async def test_a_person_can_export_their_data_as_a_file(port):
    mei, tom = port.crew(2)
    await port.begin([mei, tom], computers=2)
    answer = await tom.slash("my export")
    assert answer.private and answer.text == EN("me-exported")
    [file] = answer.shown.pictures
    found = json.loads(file)
    assert found["person"] == tom.id and [seat["name"] for seat in found["seats"]] == ["Tom"]
    assert str(mei.id) not in file.decode()


async def test_an_export_larger_than_discord_takes_is_refused(port):
    """As for `/game record`."""

    def shrink(event, payload):
        if event == "INTERACTION_CREATE":
            payload["attachment_size_limit"] = 10

    mei, tom = port.crew(2)
    await port.finish([mei, tom], computers=2)
    port.env.backend.subscribers.insert(0, shrink)
    for command in ("my export", "game record"):
        answer = await mei.slash(command)
        assert answer.private and answer.text == EN("refusal-too-large")


async def test_a_file_that_discord_finds_too_large_is_explained(port):
    """Its limit is lower than what the interaction told: discord-api-docs 8572."""
    mei, tom = port.crew(2)
    await port.finish([mei, tom], computers=2)
    for command in ("my export", "game record"):
        port.refuse("*", "/webhooks/*", 40005, status=413, times=1)
        answer = await mei.slash(command)
        assert answer.private and answer.text == EN("refusal-too-large")


async def test_a_persons_data_is_deleted_after_a_confirmation(port):
    mei, tom = port.crew(2)
    await port.begin([mei, tom], computers=2)
    asked = await tom.slash("my forget")
    assert asked.private and (await port.table()).people == [mei.id, tom.id]
    told = await tom.click(asked.shown, EN("me-forget.sure"))
    assert told.text == EN("me-forgotten")
    assert (await port.table()).people == [mei.id]
    assert "Tom" not in port.board.text
    found = await rights.export(port.house, tom.id)
    assert not any(rows for rows in found.values() if isinstance(rows, list))


async def test_a_departed_servers_data_is_deleted_in_time(port):
    mei, tom = port.crew(2)
    await port.begin([mei, tom], computers=2)
    port.env.backend.remove_guild(port.server.id)
    await port.wait(RETENTION - 3600)
    assert (await port.table()).id == 1
    await port.wait(2 * 3600)
    assert await operators.list_tables(port.house, most=5) == []


async def test_a_present_servers_data_is_never_deleted(port):
    """The bot rejoins a server but can't store it."""
    mei, tom = port.crew(2)
    await port.begin([mei, tom], computers=2)
    await departures.left(port.house, port.server.id)
    await port.wait(RETENTION + 3600)
    assert (await port.table()).id == 1


async def test_banned_people_can_export_and_delete_their_data(port):
    mei = port.person("Mei")
    await bans.ban(port.house, bans.BanKind.PERSON, mei.id, by=1, reason="spam")
    assert (await mei.slash("my settings")).text == EN("refusal-banned", reason="spam")
    assert (await mei.slash("my export")).text == EN("me-exported")
    asked = await mei.slash("my forget")
    assert (await mei.click(asked.shown, EN("me-forget.sure"))).text == EN("me-forgotten")
