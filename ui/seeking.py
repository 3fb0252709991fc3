"""Who looks for a table: what a channel is told, and whoever looks themselves."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from locales import Words
from sessions import Person, Wish
from ui import ids, layout, spans
from ui.buttons import Button, button
from ui.game_text import message_prefix
from ui.layout import Sheet
from ui.lesson import learn_button
from ui.markdown import escaped
from ui.panel import rules_button


def told(wish: Wish, say: Words) -> str:
    """The table that is looked for, in a few words."""
    game = say(f"{message_prefix(wish.game)}-name")
    pace = spans.pace(wish.pace, say)
    return say("seek-wish", game=game, pace=pace, rated="yes" if wish.rated else "no")


def notice(wish: Wish, crew: Sequence[Person], say: Words) -> Sheet:
    """What all in the channel see."""
    sheet = Sheet()
    names = say.names([f"**{escaped(person.name)}**" for person in crew])
    line = say("seek-looking", names=names, wish=told(wish, say))
    more = say("seek-more", missing=max(0, wish.least - len(crew)))
    look = discord.ButtonStyle.primary
    me_too = button(ids.seek(wish.game, wish.pace, wish.rated), say("button-seek"), style=look)
    sheet.add(
        layout.text(f"{line}\n-# {more}"),
        layout.row([me_too, rules_button(wish.game, say), learn_button(wish.game, say)]),
    )
    return sheet


def own(wish: Wish, crew: Sequence[Person], channel: int, say: Words) -> Sheet:
    """What somebody is told who looks for a table now."""
    sheet = Sheet()
    line = say("seek-begun", wish=told(wish, say), here=len(crew), least=wish.least, channel=f"<#{channel}>")
    sheet.add(layout.text(line), layout.row([stop_button(wish.game, say)]))
    return sheet


def stop_button(game: str, say: Words) -> Button:
    """A button by which one looks no longer."""
    return button(ids.unseek(game), say("button-unseek"))


def found(crew: Sequence[Person], host: Person, link: str, say: Words) -> str:
    """That enough are there, to all of them."""
    return say(
        "seek-found", names=say.names([f"<@{each.id}>" for each in crew]), host=f"<@{host.id}>", link=link
    )
