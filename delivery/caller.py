"""Notifies people that it is their turn: a call when it begins, reminders while it lasts.

One task a person does all that concerns them, one thing after the other. It goes before all else that is to
be told of a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import groupby

from delivery.attempts import Attempts, Later, pause
from delivery.desk import drop_pointless
from delivery.letter import Letter
from delivery.letters import Letters
from delivery.mail import Ways
from delivery.reminder import Waiting, by_urgency, call, panel, reminder, waiting
from delivery.visibility import is_public
from sessions import DebtKind, Message, MessageKind, Prompt, Refused, Turn, Where, messages, outbox, reminders
from sessions.settings import settings_of
from sessions.worker import Worker
from ui.bot import Bot
from workers import Priority, task_priority

log = logging.getLogger(__name__)

AT_ONCE = 20
"""People who are written to at the same time."""
FIRST = 10
"""Seconds for which the rest of a table's messages wait at the most until people are called."""


class Caller(Letters):
    """Notifies people, and takes back what is out of date."""

    def __init__(self, bot: Bot, ways: Ways) -> None:
        super().__init__(bot, ways)
        self._worker = Worker("What is owed (turn) to", self._serve, pause)
        self._writing = asyncio.Semaphore(AT_ONCE)
        self._moved: set[tuple[int, int]] = set()  # (table, person): what they were sent leads nowhere now

    async def resume(self) -> None:
        """The bot has started: take back what it didn't get to take back before it stopped."""
        for person in await reminders.people_with_old_prompts(self._bot.sessions):
            self.serve(person)

    def serve(self, person: int) -> None:
        """Soon send a person the notifications that are claimed for them, and take back those that are out of
        date."""
        self._worker.mark(person)

    async def called(self, table: int) -> None:
        """Wait until those who are to be called at a table have been, or can't be just now; not for long."""
        people = {debt.person for debt in await outbox.debts_at(self._bot.sessions.db, table, DebtKind.TURN)}
        for _ in range(FIRST):
            if await self._worker.tried(people - self._openings.delayed, 1):
                return

    async def lead_to(self, table: int) -> None:
        """Let what people were sent about a table lead to its message, which stands elsewhere now."""
        for shown in await messages.messages_of(self._bot.sessions, table):
            if shown.kind in (MessageKind.CALL, MessageKind.REMINDER) and shown.person is not None:
                self._moved.add((table, shown.person))
                self.serve(shown.person)

    async def stop(self) -> None:
        """Stop all work; what is left undone is done at the next start."""
        await self._worker.stop()

    async def _serve(self, person: int) -> None:
        task_priority.set(Priority.CALL)
        attempts = Attempts()
        async with self._writing:
            await attempts.make(self._notify(person))
            await attempts.make(self._tidy(person))
        attempts.end()

    # Notifying

    async def _notify(self, person: int) -> None:
        turns = await reminders.claimed_turns(self._bot.sessions.db, person)
        if not turns:
            return
        if (await settings_of(self._bot.sessions.db, person)).preferences.where is not Where.NONE:
            if seconds := await self._quiet_for(person):  # they have begun since it came to be owed
                raise Later(seconds)
            current = await drop_pointless(self._bot, [turn.debt for turn in turns if turn.debt])
            tables = await self._waiting([turn for turn in turns if turn.debt in current])
            if [each.turn.claimed for each in tables] == [Prompt.CALL]:
                await self._call(tables)
            elif tables:
                await self._remind(tables)
        await reminders.delivered(self._bot.sessions, turns)

    async def _call(self, tables: list[Waiting]) -> None:
        """A turn begins: a mention in the channel, its panel in a direct message, or both."""
        [table] = tables
        await self.reach(
            table.turn.person,
            partial(self.direct, MessageKind.ASKING, tables, partial(panel, self._bot, table)),
            partial(self.mention, MessageKind.CALL, tables, partial(call, self._bot, table)),
        )

    async def _remind(self, tables: list[Waiting]) -> None:
        """A mention in each server, one direct message of all the tables, or both."""
        await self.reach(
            tables[0].turn.person,
            partial(self.direct, MessageKind.REMINDER, tables, partial(reminder, self._bot, tables)),
            partial(self._remind_aloud, tables),
        )

    async def _remind_aloud(self, tables: list[Waiting]) -> bool:
        """A mention in each server; False if there is one in which the bot can write nowhere."""
        attempts = Attempts()
        reached = [
            await attempts.make(
                self.mention(MessageKind.CALL, group, partial(reminder, self._bot, group, aloud=True))
            )
            for group in self._groups(tables)
        ]
        attempts.end()
        return all(reached)

    async def _waiting(self, turns: Sequence[Turn]) -> list[Waiting]:
        """The tables of these turns, the most urgent first."""
        tables: list[Waiting] = []
        for turn in turns:
            try:
                tables.append(await waiting(self._bot, turn))
            except Refused as error:
                log.warning("Nobody can be notified of table %s: %s", turn.table, error)
        return by_urgency(tables)

    def _groups(self, tables: Sequence[Waiting]) -> list[list[Waiting]]:
        """Those that one message may list: all that everybody in a server can see; the others one by one."""
        groups: dict[tuple[int | None, int | None], list[Waiting]] = {}
        for each in tables:
            table = each.table
            hidden = None if is_public(self._bot, table) else table.id
            groups.setdefault((table.server, hidden), []).append(each)
        return list(groups.values())

    # Taking back

    async def _tidy(self, person: int) -> None:
        """Let the calls and reminders of a person list only turns that are still theirs."""
        shown = await messages.messages_to(self._bot.sessions, person)
        prompts = [each for each in shown if each.kind in (MessageKind.CALL, MessageKind.REMINDER)]
        if not prompts:
            return
        turns = {turn.table: turn for turn in await reminders.turns_of(self._bot.sessions.db, person)}
        for _, rows in groupby(prompts, key=lambda each: each.message):
            await self._tidy_message(list(rows), turns)

    async def _tidy_message(self, listed: list[Message], turns: Mapping[int, Turn]) -> None:
        """`turns` are the person's, by table."""
        over = [each for each in listed if each.table not in turns or not turns[each.table].is_shown_by(each)]
        still = [turns[each.table] for each in listed if each not in over]
        if not still:
            await self.remove(listed)
        elif over or self._moved & {(each.table, each.person) for each in listed}:
            await self.rewrite(listed[0], await self._rewritten(listed[0], await self._waiting(still)))
            for each in listed:
                self._moved.discard((each.table, each.person or 0))
                if each in over:
                    await messages.forget_message(self._bot.sessions, each.message, each.table)

    async def _rewritten(self, shown: Message, tables: list[Waiting]) -> Letter:
        """What a call or reminder says of these tables now."""
        aloud = shown.kind is MessageKind.CALL
        if aloud and len(tables) == 1 and tables[0].turn.reminded is None:
            return await call(self._bot, tables[0])
        return await reminder(self._bot, tables, aloud=aloud)
