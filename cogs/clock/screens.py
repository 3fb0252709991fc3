"""The private panel for a table's time: the time left to each player, and what the person can do."""

from __future__ import annotations

from typing import Any

import discord

from cogs.clock import service
from locales import Words
from sessions import Status, Table, Timeout, Vote
from sessions.playing.pacing import called_vote, vote_on
from sessions.tables.clock import DAY, cap
from ui.bot import Bot
from ui.clicks import button, select
from ui.places.reach import departed
from ui.sheet import layout
from ui.sheet.layout import Item, Sheet
from ui.table.clockface import MAX_VOTES, Clockface
from ui.table.link import table_title
from ui.text import spans
from ui.text.names import escaped_name
from ui.text.paces import pace_select

HOLIDAY_LENGTHS = (1, 2, 3, 5, 7, 10, 14, 21, 28)
"""Offered lengths of a holiday, in days. Other lengths can be typed."""


class TimePanel:
    """A table's time as one person sees it."""

    def __init__(self, bot: Bot, table: Table, person: int, words: Words) -> None:
        self._bot = bot
        self._table = table
        self._person = person
        self._words = words
        self._face = Clockface(bot, table, words)

    async def sheet(self, notice: str = "") -> Sheet:
        """The whole panel, with `notice` at the top."""
        say, table = self._words, self._table
        facts = [spans.pace(table.setup.pace, say)]
        if table.setup.pace is not None:
            facts.append(say("time-timeout", what=say(f"timeout-{table.setup.timeout}")))
            facts.append(say("time-saved-most", most=spans.in_words(cap(table.setup.pace), say)))
        sheet = Sheet()
        sheet.add(layout.text(say("time-title", table=table_title(table, say))))
        if notice:
            sheet.add(layout.text(notice))
        sheet.add(layout.text("\n".join(f"- {fact}" for fact in facts)))
        lines = [*await self._face.lines(), *self._saved()]
        if lines:
            sheet.add(layout.text("\n".join(lines)))
        if table.status is Status.PLAYING and table.seat_of(self._person) is not None:
            sheet.add(*self._face.questions(), *await self._absent(), layout.row(self._buttons()))
        if table.status.is_open and table.host == self._person:
            sheet.add(layout.row([pace_select("pace", table, say)]), layout.row([self._timeout_select()]))
        if table.seat_of(self._person) is not None:
            sheet.add(layout.row([await self._holiday()]))
        return sheet

    def _saved(self) -> list[str]:
        return [
            self._words(
                "time-saved",
                name=escaped_name(seat.name, self._words),
                span=spans.in_words(clock.bank, self._words),
            )
            for seat, clock in zip(self._table.seats, self._table.clocks, strict=False)
            if clock.bank and seat.player is not None
        ]

    async def _absent(self) -> list[Item]:
        """Buttons to call a vote on each player who has left the server, or for whom the table has waited too
        long. Discord offers only members as the option of a command."""
        table, time = self._table, self._bot.house.time
        others = [person for person in table.people if person != self._person]
        gone = await departed(self._bot, table.server, others)
        absent = [
            Vote(number, until=0, made=0)
            for number, seat in enumerate(table.seats)
            if seat.player in others
            and vote_on(table, number) is None
            and called_vote(table, number, time.uptime(), time.unix(), left=seat.player in gone) is not None
        ]
        return [item for vote in absent[:MAX_VOTES] for item in self._face.ballot(vote)]

    def _buttons(self) -> list[discord.ui.Item[Any]]:
        action = "pause" if self._table.paused is None else "resume"
        return [button(self._words(f"button-{action}"), action, self._table.id)]

    def _timeout_select(self) -> layout.Item:
        options = [
            discord.SelectOption(
                label=self._words(f"timeout-{what}"),
                value=str(what),
                default=what is self._table.setup.timeout,
            )
            for what in Timeout
        ]
        return select(options, "timeout", self._table.id, placeholder=self._words("time-choose-timeout"))

    async def _holiday(self) -> discord.ui.Item[Any]:
        """A control to begin a holiday, or to end it."""
        if await service.holiday(self._bot.house, self._person) is not None:
            return button(self._words("button-home"), "home")
        options = [
            discord.SelectOption(label=spans.in_words(days * DAY, self._words), value=str(days))
            for days in HOLIDAY_LENGTHS
        ]
        return select(options, "away", placeholder=self._words("time-choose-away"))
