"""Pays what is owed of one kind, table by table."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

from delivery.attempts import Later, pause
from delivery.mail import Mail, Ways
from sessions import Debt, DebtKind, Refused, Table, outbox
from sessions.clock import DAY
from sessions.worker import Worker
from ui.bot import Bot
from workers import Priority, task_priority

log = logging.getLogger(__name__)

POINTLESS = 14 * DAY
"""Seconds after which nobody needs to hear any more of what could not be delivered."""
PATIENCE = 60
"""Seconds for which an answer waits at the most until Discord shows what it tells of."""
ELSEWHERE = 3600
"""Seconds until it is looked again whether the bot is back in a server."""
UNREADABLE = 3600
"""Seconds until a table that can't be read is looked at again."""


class Desk(Mail):
    """One task a table, so that no table waits for another's trouble; what can't be delivered is tried again
    until it can, or has lost its point. At each table, those who are to be called go first."""

    def __init__(self, bot: Bot, ways: Ways, kind: DebtKind, priority: Priority = Priority.BOARD) -> None:
        super().__init__(bot, ways)
        self._kind = kind
        self._priority = priority
        self._worker = Worker(f"What is owed ({kind}) at table", self._serve, pause)

    def serve(self, table: int) -> None:
        """Soon deliver what is owed at a table."""
        self._worker.mark(table)

    async def settled(self, table: int) -> None:
        """Wait until what is owed at a table is delivered, or can't be for now."""
        await self._worker.tried([table], PATIENCE)

    async def stop(self) -> None:
        """Stop all work; what is left undone is done at the next start."""
        await self._worker.stop()

    async def deliver(self, table: Table, debts: Sequence[Debt]) -> None:
        """Deliver these at a table, or what has become of them, and note (`pay`) what is done; raises what is
        to be tried again."""
        raise NotImplementedError

    async def pay(self, debts: Iterable[Debt]) -> None:
        """Note that these are delivered or pointless."""
        await outbox.pay(self._bot.sessions, debts)

    async def _serve(self, id: int) -> None:
        task_priority.set(self._priority)
        await self._bot.caller.called(id)
        debts = await drop_pointless(self._bot, await outbox.debts_at(self._bot.sessions.db, id, self._kind))
        try:
            table = await self._bot.sessions.tables.get(id)
        except Refused as error:
            log.warning("Table %s can't be shown: %s", id, error)
            raise Later(UNREADABLE) from error
        await self.deliver(table, debts)


async def drop_pointless(bot: Bot, debts: Sequence[Debt]) -> list[Debt]:
    """The debts that are not too old to be delivered; the others are forgotten."""
    old = [debt for debt in debts if bot.now() - debt.since > POINTLESS]
    if old:
        log.warning("Given up, since it could not be delivered for long: %s", old)
        await outbox.pay(bot.sessions, old)
    return [debt for debt in debts if debt not in old]
