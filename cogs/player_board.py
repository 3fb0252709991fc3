"""What lies before one player alone, larger, in a game that has such pictures: `/goa board`, say."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from boards import BoardPainter
from cogs import lookup
from cogs.lookup import any_table
from cogs.slash import command, message_id
from engine import Game
from sessions import Refused, Table
from ui import respond
from ui.game_text import message_prefix
from ui.layout import Sheet
from ui.typed_words import fits, plain

Interaction = discord.Interaction[Any]


def add_board_command(game: Game, paint: BoardPainter, group: app_commands.Group) -> None:
    """Add the command to a game's others."""

    @any_table
    @app_commands.autocomplete(who=suggest_players)
    async def board(interaction: Interaction, who: str | None = None, table: int | None = None) -> None:
        await show_board(interaction, game, paint, table, who)

    command(message_id(f"{message_prefix(game.id)} board"), board, ["who", "table"], group)


async def show_board(
    interaction: Interaction, game: Game, paint: BoardPainter, number: int | None, who: str | None
) -> None:
    """Answer with what lies before a player of the table in this channel, or of this number; before whoever
    asks, if they name nobody."""
    table = await lookup.find(interaction, number)
    if table.game != game.id:
        raise Refused("other-game", table=str(table.id))
    if table.match is None:
        raise Refused("not-playing", status=table.status)
    own = table.seat_of(interaction.user.id)
    seat = named_seat(table, who) if who is not None else own or 0
    say = await respond.words_for(interaction)
    await respond.take_time(interaction)
    sheet = Sheet()
    picture = paint.board(table.match.view(own), seat, table.names, say)
    await sheet.picture(interaction.client, picture, "board")
    await respond.redraw(interaction, sheet.view, sheet.files)


async def suggest_players(interaction: Interaction, current: str) -> list[Choice[str]]:
    """For autocomplete: the players at the table."""
    table = await lookup.meant(interaction)
    names = table.names if table is not None else ()
    return [
        Choice(name=name[:100], value=str(seat)) for seat, name in enumerate(names) if fits(current, name)
    ]


def named_seat(table: Table, who: str) -> int:
    """The seat that somebody means by its number or its player's name, or by mentioning them.

    Refused: not-understood.
    """
    line = plain(who)
    for seat, name in enumerate(table.names):
        person = table.seats[seat].person
        if line in (str(seat), plain(name), f"@{plain(name)}", f"<@{person}>", f"<@!{person}>"):
            return seat
    raise Refused("not-understood", text=who[:100])
