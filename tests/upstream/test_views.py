"""Buttons of older messages work, whichever message was edited to one without buttons.

discord.py forgets the class of all messages' buttons when a view object is sent again without its last button
(2.7.1, `ViewStore.add_view`). We make a new view for each message, so no remedy is needed.
"""

import ast
from pathlib import Path

import discord
import pytest

from cogs.clock.service import VOTE_JOB, VOTE_MESSAGE
from cogs.seek.service import SEEK_MESSAGE
from cogs.tournament.store import TOURNAMENT_MESSAGE
from sessions import Key
from sessions.messages import TABLE_MESSAGE, Shows
from tests.bot_fixtures import nothing_is_left_to_chance, pictures_are_their_drawings, port
from ui.clicks import Clickable, button
from ui.sender import only
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.sheet.plain import Text, buttons

__all__ = ["nothing_is_left_to_chance", "pictures_are_their_drawings", "port"]


def with_button():
    sheet = Sheet()
    sheet.add(layout.text("Once"))
    sheet.add(layout.row([button("Join", "join", 1)]))
    return sheet


async def test_without_care_discord_py_forgets_all_buttons():
    client = discord.Client(intents=discord.Intents.none())
    store = client._connection._view_store
    store.add_dynamic_items(Clickable)
    view = discord.ui.View(timeout=None)
    view.add_item(button("Join", "join", 1))
    store.add_view(view, 1)
    view.clear_items()
    store.add_view(view, 1)
    assert not store._dynamic_items, "discord.py keeps them now: views may be sent again"


@pytest.mark.parametrize("kind", [TABLE_MESSAGE, VOTE_MESSAGE, SEEK_MESSAGE, TOURNAMENT_MESSAGE])
async def test_a_message_that_loses_its_buttons_leaves_the_others(port, kind):
    mei, tom = port.crew(2)
    await port.open([mei])
    older, sender, channel = port.board, port.bot.sender, port.channel.id
    job, shows = Key(VOTE_JOB, 1), [Shows(kind, 1, 3, detail="goa 86400 0")]
    sheet = with_button()
    sent = await sender.send(job, channel, sheet, shows, mentions=only())
    sheet.items.clear()
    sheet.add(layout.text("Over"))
    assert await sender.rewrite(channel, sent, sheet) is None
    view = buttons(port.bot, [button("Join", "join", 1)])
    plain = await sender.send(job, channel, Text("Once", view), shows, mentions=only())
    assert await sender.rewrite(channel, plain, Text("Over")) is None
    port.rules.outside_jobs.clear()
    await tom.click(older, "Join")
    assert tom.id in (await port.table()).people


def test_no_view_is_changed_after_it_was_made():
    for path in [*Path("cogs").rglob("*.py"), *Path("ui").rglob("*.py")]:
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call):
                assert getattr(call.func, "attr", "") not in ("remove_item", "clear_items"), path
