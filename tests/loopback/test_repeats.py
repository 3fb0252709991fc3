"""Discord does what was asked and says 502: it is done once, and answered once."""

import ast
import asyncio
import copy
from pathlib import Path

import pytest
from discord import MessageFlags
from simcord.components import walk_components

from tests.loopback.people import Person
from tests.loopback.server import until
from tests.loopback.test_owed import rows
from tests.loopback.test_tournaments import threads
from tests.loopback.weather import Fault
from ui.clicks import link

REPEATED_AFTER = 1.5
"""Seconds until discord.py has repeated a request, and a little longer."""
FAULTS = (Fault.FAILED_DONE, Fault.UNHEARD, Fault.FAILED, Fault.LOST)
CREATIONS = {"create_thread", "create_scheduled_event", "create_tag", "create_text_channel", "create_webhook"}
"""Requests that create something without a nonce or a unique name."""


def events(discord):
    return [each.id for each in discord.guild.scheduled_events.values()]


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("deferred", [True, False])
async def test_a_person_gets_exactly_one_answer(discord, bot, fault, deferred):
    mei = Person(discord, "Mei")
    await mei.type("game open", game="goa").answered()
    await until(lambda: mei.can_click("Join"))
    [board] = [copy.deepcopy(each) for each in mei.seen if each.components and not each.is_ephemeral]
    old = next(part for part in walk_components(board.components) if "custom_id" in part)
    old["custom_id"] = link("nothing", 1)  # Its refusal is the first response.
    discord.weather.ahead["/callback"] = fault
    doing = mei.type("help") if deferred else mei.press(board, old)
    asked = await doing.answered()
    await until(lambda: asked.messages)
    await asyncio.sleep(REPEATED_AFTER)
    assert len(asked.messages) == 1
    assert discord.weather.faults[fault] == 1


async def test_a_later_answer_may_be_read_twice(discord, bot):
    """A further message has no nonce, and nothing tells whether it exists.

    discord.py repeats it after a failure. A text that is read twice does less harm than one that is missing.
    """
    await Person(discord, "Mei").type("game open", game="goa").answered()
    tom = Person(discord, "Tom")
    await until(lambda: tom.can_click("Leave"))
    asked = tom.click("Leave")
    discord.weather.ahead[asked.record.token] = Fault.FAILED_DONE
    await until(lambda: len(discord.answered.get(asked.record.token, ())) == 2)
    await asyncio.sleep(REPEATED_AFTER)
    one, other = discord.answered[asked.record.token]
    assert one == other and MessageFlags(ephemeral=True).value == one["flags"]
    assert len(asked.record.followup_ids) == 2 and discord.weather.faults[Fault.FAILED_DONE] == 1


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_table_gets_one_thread(discord, bot, fault, tmp_path):
    mei = Person(discord, "Mei")
    discord.weather.ahead["/threads"] = fault
    assert (await mei.type("game open", game="goa", thread=True).answered()).text
    [thread] = threads(discord)
    assert rows(tmp_path / "bot.db", "SELECT channel FROM tables") == [(thread.id,)]
    assert discord.weather.faults[fault] == 1


@pytest.mark.parametrize("fault", [Fault.FAILED_DONE, Fault.FAILED])
async def test_people_who_found_each_other_get_one_thread(discord, bot, fault, tmp_path):
    mei, tom = Person(discord, "Mei"), Person(discord, "Tom")
    await mei.type("game seek", game="fleet").answered()
    discord.weather.ahead["/threads"] = fault
    await tom.type("game seek", game="fleet").answered()
    await until(lambda: rows(tmp_path / "bot.db", "SELECT channel FROM tables"))
    [thread] = threads(discord)
    assert rows(tmp_path / "bot.db", "SELECT channel FROM tables") == [(thread.id,)]


@pytest.mark.parametrize("fault", [Fault.FAILED_DONE, Fault.FAILED])
async def test_a_tournament_gets_one_event_and_each_table_one_thread(discord, bot, fault, tmp_path):
    people = [Person(discord, name) for name in ("Mei", "Tom", "Ana", "Leo")]
    discord.weather.ahead["/scheduled-events"] = fault
    await people[0].type("tournament open", game="fleet", format="all", seats=2, hours=24).answered()
    await until(lambda: (rows(tmp_path / "bot.db", "SELECT event FROM tournaments") or [(0,)])[0][0])
    [event] = events(discord)
    assert rows(tmp_path / "bot.db", "SELECT event FROM tournaments") == [(event,)]
    for person in people:
        await person.type("tournament join").answered()
    discord.weather.ahead["/threads"] = fault
    people[0].type("tournament start")
    playing = "SELECT channel FROM tables WHERE status = 'playing'"
    await until(lambda: len(rows(tmp_path / "bot.db", playing)) == 2)
    assert len(threads(discord)) == 2


def test_nothing_that_could_exist_twice_is_created_by_a_repeated_request():
    """Whoever adds such a request sends it `once` and looks for its result after a failure."""
    found = 0
    for path in [*Path("cogs").rglob("*.py"), *Path("ui").rglob("*.py")]:
        tree = ast.parse(path.read_text("utf-8"))
        guarded = {
            call
            for block in ast.walk(tree)
            if isinstance(block, ast.With)
            and any(ast.unparse(item.context_expr) == "once()" for item in block.items)
            for call in ast.walk(block)
        }
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and getattr(call.func, "attr", "") in CREATIONS:
                found += 1
                assert call in guarded, f"{path}:{call.lineno}"
    assert found == 4
