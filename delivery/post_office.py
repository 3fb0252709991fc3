"""Hands what is owed to whoever delivers it."""

from __future__ import annotations

import asyncio
from collections import deque

from delivery.absentees import Absentees
from delivery.announcer import Announcer
from delivery.ballots import Ballots
from delivery.caller import Caller
from delivery.desk import Desk
from delivery.endings import Endings
from delivery.mail import Ways
from delivery.news import News
from delivery.once import Once
from delivery.openings import Openings
from delivery.tournaments import TournamentDesk
from sessions import DebtKind, Owed, outbox
from ui.bot import Bot

MENDED = 2
"""Tables at the same time of which a start brings the messages up to date."""


class PostOffice:
    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._mending: list[asyncio.Task[None]] = []
        self._once = Once(bot)
        ways = Ways(self._once, Openings(bot))
        ballots, absentees = Ballots(bot, ways), Absentees(bot, ways)
        self.caller = Caller(bot, ways)
        self.announcer = Announcer(bot, ways, ballots, absentees)
        self.cups = TournamentDesk(bot, ways)
        self._desks: dict[str, Desk] = {
            DebtKind.VOTE: ballots,
            DebtKind.REPLACED: absentees,
            DebtKind.BOARD: self.announcer,
            DebtKind.END: Endings(bot, ways),
            DebtKind.NEWS: News(bot, ways),
        }

    async def resume(self) -> None:
        """Deliver all debts of a server that the bot has rejoined."""
        await self._deliver()
        await self.caller.resume()
        await self.cups.resume()

    async def _deliver(self) -> None:
        """Deliver all debts. Outdated boards yield to new events."""
        debts = await outbox.all_debts(self._bot.sessions.db)
        for kind in DebtKind:  # those first who are to be called
            for debt in debts:
                if debt.kind is kind and kind is not DebtKind.BOARD:
                    self.hear(Owed(debt.kind, debt.table, debt.person))
        await self._stop_mending()
        boards = deque(dict.fromkeys(debt.table for debt in debts if debt.kind is DebtKind.BOARD))
        self._mending = [asyncio.create_task(self._mend(boards), name="Mending") for _ in range(MENDED)]

    async def begin(self) -> None:
        """The bot has started: deliver all debts. What was owed before may have been sent.

        `caller` and `cups` start on their own.
        """
        self._once.begin()
        await self._deliver()

    def hear(self, owed: Owed) -> None:
        """Something is owed, and it is on disk."""
        if owed.kind == DebtKind.TURN:
            self._bot.caller.serve(owed.person)
        elif owed.kind in self._desks:  # the others are told with what the person sees next
            self._desks[owed.kind].serve(owed.table)

    async def stop(self) -> None:
        """Stop all work; what is left undone is done at the next start."""
        await self._stop_mending()
        for each in (self.caller, self.cups, *self._desks.values()):
            await each.stop()

    async def _mend(self, tables: deque[int]) -> None:
        """Show these tables as they are, one after the other."""
        while tables:
            table = tables.popleft()
            self.announcer.serve(table)
            await self.announcer.settled(table)

    async def _stop_mending(self) -> None:
        for task in self._mending:
            task.cancel()
        await asyncio.gather(*self._mending, return_exceptions=True)
        self._mending.clear()
