"""The messages about looking for a table, for the channel and for the seekers."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.seek.service import Wish
from locales import Words
from sessions import Person
from ui.clicks import button
from ui.panel.lesson import learn_button
from ui.panel.panel import rules_button
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text import spans
from ui.text.game_text import message_prefix
from ui.text.names import escaped_name


def told(wish: Wish, say: Words) -> str:
    """The wanted table in a few words."""
    game = say(f"{message_prefix(wish.game)}-name")
    pace = spans.pace(wish.pace, say)
    return say("seek-wish", game=game, pace=pace, rated="yes" if wish.rated else "no")


def notice(wish: Wish, crew: Sequence[Person], say: Words) -> Sheet:
    """The notice in the channel."""
    sheet = Sheet()
    names = say.names([f"**{escaped_name(person.name, say)}**" for person in crew])
    line = say("seek-looking", names=names, wish=told(wish, say))
    more = say("seek-more", missing=max(0, wish.least - len(crew)))
    look = discord.ButtonStyle.primary
    me_too = button(say("button-seek"), "seek", wish.game, wish.pace, wish.rated, style=look)
    sheet.add(
        layout.text(f"{line}\n-# {more}"),
        layout.row([me_too, rules_button(wish.game, say), learn_button(wish.game, say)]),
    )
    return sheet


def own(wish: Wish, crew: Sequence[Person], channel: int, say: Words) -> Sheet:
    """The private answer to a person who now looks for a table."""
    sheet = Sheet()
    line = say("seek-begun", wish=told(wish, say), here=len(crew), least=wish.least, channel=f"<#{channel}>")
    sheet.add(layout.text(line), layout.row([button(say("button-unseek"), "unseek", wish.game)]))
    return sheet


def found(crew: Sequence[int], host: int, link: str, say: Words) -> str:
    """The message to the crew that their table is open. `crew` and `host` are ids of people."""
    return say("seek-found", names=say.names([f"<@{each}>" for each in crew]), host=f"<@{host}>", link=link)
