"""One player's board alone, larger, in a game that has such pictures: `/fleet board`, `/goa board`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord.app_commands import Choice

from boards import Picture
from cogs import lookup
from cogs.play import plain
from locales import Words
from sessions import Refused, Table
from ui import respond
from ui.layout import Sheet
from ui.respond import Unable

Interaction = discord.Interaction[Any]
Draw = Callable[[Any, int, Sequence[str], Words], Picture]
"""Of a view, a seat, and the names of all seats."""


async def show_board(
    interaction: Interaction, game: str, number: int | None, who: str | None, draw: Draw
) -> None:
    """Answer with what lies before a player of the table in this channel, or of this number; before whoever
    asks, if they name nobody."""
    table = await lookup.find(interaction, number)
    if table.game != game:
        raise Unable("other-game", table=str(table.id))
    if table.match is None:
        raise Refused("not-playing", status=table.status)
    own = table.seat_of(interaction.user.id)
    seat = named(table, who) if who is not None else own or 0
    say = await respond.reader(interaction)
    await respond.take_time(interaction)
    sheet = Sheet()
    await sheet.picture(interaction.client, draw(table.match.view(own), seat, table.names, say), "board")
    await respond.redraw(interaction, sheet.view, sheet.files)


async def suggest_players(interaction: Interaction, current: str) -> list[Choice[str]]:
    """For autocomplete: the players at the table."""
    table = await lookup.meant(interaction)
    names = table.names if table is not None else ()
    return [
        Choice(name=name[:100], value=str(seat))
        for seat, name in enumerate(names)
        if current.lower() in name.lower()
    ]


def named(table: Table, who: str) -> int:
    """The seat that somebody means by its number or its player's name, or by mentioning them.

    Unable("not-understood") if there is none.
    """
    line = plain(who)
    for seat, name in enumerate(table.names):
        person = table.seats[seat].person
        if line in (str(seat), plain(name), f"@{plain(name)}", f"<@{person}>", f"<@!{person}>"):
            return seat
    raise Unable("not-understood", text=who[:100])
