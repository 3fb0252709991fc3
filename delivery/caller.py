"""Notifies people that it is their turn: a call when it begins, reminders while it lasts.

The sessions claim a notification before it is sent here, and note afterwards that it was delivered. If the
bot stops between the two, it looks at its next start whether the message is there already.

One task a person does all that concerns them, one thing after the other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from itertools import groupby

from delivery.letters import Letters
from delivery.mail import RETRY, retry_after_outage
from delivery.reminder import Waiting, by_urgency, call, panel, reminder, waiting
from delivery.visibility import is_public
from sessions import Message, MessageKind, Prompt, Refused, Turn
from sessions.worker import Worker
from ui.bot import Bot

log = logging.getLogger(__name__)

AT_ONCE = 5
"""People who are written to at the same time."""


def _pause(error: Exception, failures: int) -> float | None:
    """What could not be noted may be noted a little later, too."""
    return RETRY if isinstance(error, Refused) else retry_after_outage(error, failures)


class Caller:
    """Notifies people, and takes back what is out of date."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._letters = Letters(bot)
        self._worker = Worker("the calls of", self._serve, _pause)
        self._writing = asyncio.Semaphore(AT_ONCE)

    async def resume(self) -> None:
        """The bot has started: send what it may not have got to send before it stopped."""
        self._letters.begin()
        for person in await self._bot.sessions.reminders.people_with_claims():
            self.serve(person)

    def serve(self, person: int) -> None:
        """Soon send a person the notifications that are claimed for them, and take back those that are out of
        date."""
        self._worker.mark(person)

    async def stop(self) -> None:
        """Stop all work; what is left undone is done at the next start."""
        await self._worker.stop()

    async def _serve(self, person: int) -> None:
        for turn in await self._bot.sessions.reminders.claimed(person):
            await self._bot.announcer.settled(turn.table)  # that the table is there to be linked to
        async with self._writing:
            await self._tidy(person)
            await self._notify(person)

    # Notifying

    async def _notify(self, person: int) -> None:
        turns = await self._bot.sessions.reminders.claimed(person)
        tables = await self._waiting(turns)
        if [each.turn.claimed for each in tables] == [Prompt.CALL]:
            await self._call(tables)
        elif tables:
            await self._remind(tables)
        await self._bot.sessions.reminders.delivered(turns)

    async def _call(self, tables: list[Waiting]) -> None:
        """A turn begins: its panel in a direct message, a mention in the channel, or both."""
        [table] = tables
        write = partial(self._letters.direct, MessageKind.ASKING, tables, partial(panel, self._bot, table))
        if await self._letters.reach(table.turn.person, write):
            await self._letters.mention(MessageKind.CALL, tables, partial(call, self._bot, table))

    async def _remind(self, tables: list[Waiting]) -> None:
        """One direct message of all the tables, a mention in each server, or both."""
        write = partial(
            self._letters.direct, MessageKind.REMINDER, tables, partial(reminder, self._bot, tables)
        )
        if await self._letters.reach(tables[0].turn.person, write):
            for group in self._groups(tables):
                await self._letters.mention(
                    MessageKind.CALL, group, partial(reminder, self._bot, group, aloud=True)
                )

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
        shown = await self._bot.sessions.messages.to(person)
        prompts = [each for each in shown if each.kind in (MessageKind.CALL, MessageKind.REMINDER)]
        for _, rows in groupby(prompts, key=lambda each: each.message):
            await self._tidy_message(list(rows))

    async def _tidy_message(self, listed: list[Message]) -> None:
        turns = {each.table: await self._turn(each) for each in listed}
        still = [turn for turn in turns.values() if turn is not None]
        if not still:
            await self._letters.remove(listed)
        elif len(still) < len(listed):
            letter = await reminder(
                self._bot, await self._waiting(still), aloud=listed[0].kind is MessageKind.CALL
            )
            await self._letters.rewrite(listed[0], letter)
            for each in listed:
                if turns[each.table] is None:
                    await self._bot.sessions.messages.forget(each.message, each.table)

    async def _turn(self, shown: Message) -> Turn | None:
        """The turn that a message is about; None if it is over."""
        turns = await self._bot.sessions.reminders.turns(shown.table)
        return next((turn for turn in turns if turn.is_shown_by(shown)), None)
