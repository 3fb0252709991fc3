"""A replay as a book of positions.

Page 1 is the deal, page n + 1 the position after n moves.
"""

from __future__ import annotations

import discord

from boards import is_staged
from engine import Match
from locales import Words
from sessions import Status, Table
from ui.bot import Bot
from ui.clicks import button, select
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.books import log_button, page_turner
from ui.table.link import table_title
from ui.table.position import add_position
from ui.text.game_text import GameText
from ui.text.markdown import cut
from ui.text.names import escaped_name, plain_name
from ui.text.story import story

SPECTATOR = "all"


class Replay:
    """A page of a replay, as a seat or a spectator sees it."""

    def __init__(self, bot: Bot, table: Table, position: Match, seat: int | None) -> None:
        self._bot = bot
        self._table = table
        self._position = position
        self._seat = seat

    async def sheet(self, say: Words, eyes: list[int | None]) -> Sheet:
        """The page. `eyes` are the available views: seats, and None for a spectator."""
        assert self._table.match is not None
        table, position, last = self._table, self._position, self._table.match.ply
        moment = say("replay-moment", move=position.ply, moves=last)
        game_text = GameText(say, table.game, table.names, self._bot.signs)
        sheet = Sheet()
        sheet.add(
            layout.text(f"### {table_title(table, say)}\n{moment} · {self._called(self._seat, say)}"),
            story(position.latest(self._seat), game_text),
        )
        latest = position.latest(None)
        await add_position(sheet, self._bot, "table", position.view(None), game_text, latest)
        if self._seat is not None and not self._is_dealt_again:
            await add_position(sheet, self._bot, "hand", position.view(self._seat), game_text)
        sheet.add(page_turner(position.ply + 1, last + 1, say, "position", table.id, self._seat))
        if len(eyes) > 1:
            sheet.add(layout.row([self._menu(eyes, say)]))
        buttons = [log_button(table, say)]
        if table.status is Status.FINISHED and position.ply < last:
            buttons.append(button(say("button-play-on"), "play_on", table.id, self._seat, position.ply))
        sheet.add(layout.row(buttons))
        return sheet

    @property
    def _is_dealt_again(self) -> bool:
        """Whether the table still shows the end of a round while the hand is the next round's."""
        position = self._position
        return position.result is None and is_staged(self._table.game, position.view(None))

    def _called(self, seat: int | None, say: Words) -> str:
        if seat is None:
            return say("replay-eyes-all")
        return say("replay-eyes", name=escaped_name(self._table.names[seat], say))

    def _menu(self, eyes: list[int | None], say: Words) -> layout.Item:
        options = [
            discord.SelectOption(
                label=say("replay-eyes-all")
                if seat is None
                else cut(say("replay-eyes", name=plain_name(self._table.names[seat], say)), layout.MAX_LABEL),
                value=SPECTATOR if seat is None else str(seat),
                default=seat == self._seat,
            )
            for seat in eyes
        ]
        return select(options, "eyes", self._table.id, self._position.ply + 1)
