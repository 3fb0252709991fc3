"""`/owner` works only for the application's team, and only in its own server."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.operators import OperatorCache
from sessions import BanKind, Status, maintenance
from sessions.people import bans
from sessions.privacy import forgetting as privacy
from tests import limits
from tests.cogs.strangers import filled
from tests.cogs.troubles import delete
from tests.cogs.wording import EN, JA, timestamp
from tests.harbour import GAME


@pytest.fixture
async def port(port):
    """A harbour whose server belongs to the operators."""
    port.settings["operators_server"] = port.server.id
    await port.restart()
    return port


def operated_by(port, person):
    """Make these people the application's team."""

    async def application_info():
        return SimpleNamespace(team=None, owner=SimpleNamespace(id=person.id))

    port.bot.application_info = application_info
    return person


def administrator(port, name, language="en-US"):
    """A person who can see the commands."""
    return port.person(name, language, permissions=discord.Permissions(administrator=True))


def owner_commands(port):
    return list(port.bot.tree.get_commands(guild=discord.Object(port.server.id)))


async def test_owner_commands_exist_only_in_the_operators_server(port):
    assert [each.name for each in owner_commands(port)] == ["owner"]
    assert "owner" not in [each.name for each in port.bot.tree.get_commands()]
    payload = await owner_commands(port)[0].get_translated_payload(port.bot.tree, port.bot.tree.translator)
    assert payload["default_member_permissions"] == 1 << 3  # Only administrators see the commands.
    assert payload["name_localizations"].keys() == {"ja"}
    limits.check_commands([payload])
    registered = [r.path for r in port.env.http_requests if r.method == "PUT" and "/guilds/" in r.path]
    await port.restart()
    again = [r.path for r in port.env.http_requests if r.method == "PUT" and "/guilds/" in r.path]
    assert len(registered) == len(again) == 1


async def test_owner_commands_are_refused_to_others(port):
    mei, tom = administrator(port, "Mei"), port.person("Tom")
    operated_by(port, tom)
    await port.begin([mei], computers=3)
    [owner] = owner_commands(port)
    for command in owner.commands:
        answer = await mei.slash(command.qualified_name, **filled(command, tom.member))
        assert answer.private and answer.text == EN("refusal-not-operator"), command.name
    assert (await port.table()).status is Status.PLAYING


async def test_operators_of_a_team_are_its_active_members():
    def member(id, state, role):
        return SimpleNamespace(id=id, membership_state=state, role=role)

    accepted, invited = discord.TeamMembershipState.accepted, discord.TeamMembershipState.invited
    roles = discord.TeamMemberRole
    team = SimpleNamespace(
        members=[
            member(1, accepted, roles.admin),
            member(2, accepted, roles.read_only),
            member(3, invited, roles.admin),
            member(4, accepted, roles.developer),
        ]
    )
    asked = []

    async def application_info():
        asked.append(1)
        return SimpleNamespace(team=team, owner=SimpleNamespace(id=9))

    client: Any = SimpleNamespace(application_info=application_info)
    known = OperatorCache()
    assert [await known.has(client, person) for person in (1, 2, 3, 4, 9)] == [
        True,
        False,
        False,
        True,
        False,
    ]
    assert len(asked) == 1


@pytest.mark.parametrize(("language", "say"), [("en-US", EN), ("ja", JA)])
async def test_operators_list_and_inspect_tables_without_seeing_cards(port, language, say):
    mei, tom = port.crew(2)
    boss = operated_by(port, administrator(port, "Boss", language))
    await port.begin([mei, tom], computers=2)
    listed = await boss.slash("owner tables", status="playing")
    assert say("table-number", table="1") in listed.text and say("choice-status-playing") in listed.text
    assert (await boss.slash("owner tables", game="fleet")).text == say("owner-no-tables")
    looked = await boss.slash("owner look", table=1)
    assert looked.private and say("owner-sound") in looked.text and "Tom" in looked.text
    assert (await boss.slash("owner look", table=9)).text == say("refusal-no-such-table", table="9")


async def test_operators_are_led_to_boards_that_stand(port):
    boss = operated_by(port, administrator(port, "Boss"))
    board = await port.begin(port.crew(2), computers=2)
    for command, options in (("owner tables", {}), ("owner look", {"table": 1})):
        await port.wait(3600)
        delete(port, port.board)
        page = await boss.slash(command, **options)
        assert port.board.id != board.id and f"/{port.board.id})" in page.text
        board = port.board


async def test_a_table_is_repaired_moved_and_closed(port):
    mei, tom = port.crew(2)
    boss = operated_by(port, administrator(port, "Boss"))
    await port.begin([mei, tom], computers=2)
    assert (await boss.slash("owner repair", table=1)).text == EN("owner-repaired", table="1")
    elsewhere = port.server.create_text_channel("elsewhere")
    moved = await boss.slash("owner move", table=1, channel=str(elsewhere.id))
    assert moved.text == EN("owner-moved", table="1", channel=f"<#{elsewhere.id}>")
    assert port.shown == [] and port.board_in(elsewhere.id).text.startswith("## ")
    assert (await boss.slash("owner move", table=1, channel="5")).text == EN("refusal-no-such-channel")
    assert (await boss.slash("owner move", table=1, channel="x")).text == EN("refusal-not-an-id", text="x")
    await boss.slash("owner close", table=1)
    assert (await port.table()).status is Status.CLOSED


async def test_a_removed_player_can_only_watch(port):
    mei, tom = port.crew(2)
    boss = operated_by(port, administrator(port, "Boss"))
    await port.begin([mei, tom], computers=2)
    told = await boss.slash("owner remove", table=1, person=tom.member)
    assert told.text == EN("owner-removed", table="1", person=f"<@{tom.id}>")
    assert EN("button-return") not in port.board.buttons
    assert EN("table-stand-in", name="Tom") not in port.board.text
    assert (await tom.slash("game join")).text == EN("refusal-taken-out")


async def test_a_banned_person_is_refused_everywhere(port):
    mei, tom = port.crew(2)
    boss = operated_by(port, administrator(port, "Boss"))
    await port.begin([mei, tom], computers=2)
    told = await boss.slash("owner ban", person=tom.member, reason="spam")
    assert told.text == EN("owner-person-banned", who=f"<@{tom.id}>", tables=1)
    assert tom.id not in (await port.table()).people
    refusal = EN("refusal-banned", reason="spam")
    for answer in (
        await tom.slash("game mine"),
        await tom.slash("rules", game=GAME),
        await tom.dm_slash("game mine"),
        await tom.click(port.board, "My move"),
        await tom.click(port.board, "Log"),
    ):
        assert answer.private and answer.text == refusal
    assert "spam" in (await boss.slash("owner bans")).text
    assert (await tom.slash("my export")).text == EN("me-exported")
    await boss.slash("owner unban", person=tom.member)
    assert (await tom.slash("game mine")).text != refusal
    assert (await boss.slash("owner unban", person=tom.member)).text == EN("refusal-not-banned")


async def test_operators_delete_the_data_of_a_person_who_asks_them(port):
    mei, tom = port.crew(2)
    boss = operated_by(port, administrator(port, "Boss"))
    await port.begin([mei, tom], computers=2)
    asked = await boss.slash("owner forget", person=tom.member)
    assert asked.private and asked.text == EN("owner-forget", who=f"<@{tom.id}>")
    assert (await port.table()).people == [mei.id, tom.id]
    told = await boss.click(asked.shown, EN("owner-forget.sure"))
    assert told.text == EN("owner-forgotten", who=f"<@{tom.id}>")
    assert (await port.table()).people == [mei.id] and "Tom" not in port.board.text
    found = await privacy.export(port.house, tom.id)
    assert not any(rows for rows in found.values() if isinstance(rows, list))


async def test_only_operators_delete_somebody_elses_data(port):
    mei, tom = port.crew(2)
    await port.begin([mei, tom], computers=2)
    operated_by(port, administrator(port, "Boss"))
    shown = (await mei.slash("help")).shown
    assert EN("refusal-not-operator") in (await mei.forge(shown, f"hm:forget-person:{tom.id}")).text
    other = administrator(port, "Other")
    assert (await other.slash("owner forget", person=tom.member)).text == EN("refusal-not-operator")
    assert (await port.table()).people == [mei.id, tom.id]


async def test_a_banned_operator_keeps_the_owner_commands(port):
    """Otherwise, one member of a team could lock out the others for good."""
    boss, tom = operated_by(port, administrator(port, "Boss")), administrator(port, "Tom")
    await bans.ban(port.house, BanKind.PERSON, boss.id, by=tom.id, reason="coup")
    assert (await boss.slash("game mine")).text == EN("refusal-banned", reason="coup")
    assert (await tom.slash("owner unban", person=boss.member)).text == EN("refusal-not-operator")
    await boss.slash("owner unban", person=boss.member)
    assert await bans.all_bans(port.db) == []


async def test_a_ban_names_a_person_or_a_server(port):
    boss = operated_by(port, administrator(port, "Boss"))
    for options in ({}, {"person": boss.member, "server": "123456789012345678"}):
        assert (await boss.slash("owner ban", **options)).text == EN("refusal-person-or-server")
    assert (await boss.slash("owner ban", person=boss.member)).text == EN("refusal-ban-yourself")
    assert await bans.all_bans(port.db) == []


@pytest.mark.parametrize(("language", "say"), [("en-US", EN), ("ja", JA)])
async def test_maintenance_is_announced_at_all_tables(port, language, say):
    mei, tom = [port.person(name, language=language) for name in ("Mei", "Tom")]
    boss = operated_by(port, administrator(port, "Boss"))
    await port.begin([mei, tom], computers=2)
    await boss.slash("owner maintenance", state="begin", text="a new disk")
    await port.wait(1)
    assert "a new disk" in port.board.text
    panel = await mei.click(port.board, say("button-my-move"))
    announced = await maintenance.announced(port.db)
    assert say("maintenance-text", text="a new disk", since=timestamp(announced.since)) in panel.text
    await boss.slash("owner maintenance", state="end")
    await port.wait(1)
    assert "a new disk" not in port.board.text
    answer = await boss.slash("owner audit")
    assert EN("audit-maintenance-ended", who=f"<@{boss.id}>", whom="", detail="") in answer.text
