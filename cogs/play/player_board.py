"""A larger picture of one player's area, in games that have one, such as `/goa board`."""

from __future__ import annotations

from discord.app_commands import Choice

from boards import Painter
from engine import Game
from sessions import Refused, Table
from ui.commands import Command
from ui.context import Context
from ui.sheet.layout import Sheet
from ui.text.game_text import GameText, message_prefix
from ui.text.markdown import cut
from ui.text.names import plain_name
from ui.text.typed_words import fits, plain


def board_command(game: Game, painter: Painter) -> Command:
    """The game's `board` command."""

    async def board(ctx: Context, who: str | None = None, table: int | None = None) -> None:
        await show_board(ctx, game, painter, await ctx.table(table), who)

    path = f"{message_prefix(game.id)} board"
    return Command(path, board, complete={"who": complete_players})


async def show_board(ctx: Context, game: Game, painter: Painter, table: Table, who: str | None) -> None:
    """Show a player's area, by default the person's own."""
    if table.game != game.id:
        raise Refused("other-game", table=str(table.id))
    if table.match is None:
        raise Refused("not-playing", status=table.status)
    own = table.seat_of(ctx.person)
    seat = named_seat(table, who) if who is not None else own or 0
    text = GameText(ctx.words, table.game, table.names)
    sheet = Sheet()
    picture = painter.board(table.match.view(own), seat, text.names, ctx.words)
    await sheet.picture(ctx.bot, picture, "board")
    await ctx.show(sheet)


async def complete_players(ctx: Context, current: str) -> list[Choice[str]]:
    """Autocomplete: the players at the table."""
    table = await ctx.table_typed()
    names = [plain_name(name, ctx.words) for name in table.names] if table is not None else []
    return [
        Choice(name=cut(name, 100), value=str(seat)) for seat, name in enumerate(names) if fits(current, name)
    ]


def named_seat(table: Table, who: str) -> int:
    """The seat with this number, or of the player with this name or mention.

    Refused: not-understood.
    """
    line = plain(who)
    for seat, name in enumerate(table.names):
        person = table.seats[seat].person
        if line in (str(seat), plain(name), f"@{plain(name)}", f"<@{person}>", f"<@!{person}>"):
            return seat
    raise Refused("not-understood", text=cut(who, 100))
