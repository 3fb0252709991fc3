"""Turn notifications: a call when a turn begins, reminders while it lasts, and the panel in direct messages.

Each person has one job, which also deletes outdated messages.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from itertools import groupby

from msgspec import Struct

from cogs.notify import service
from cogs.notify.due import Reason, Turn
from cogs.notify.reminder import Waiting, asked, by_urgency, call, played, reminder, waiting
from cogs.notify.service import CALL_MESSAGE, REMINDER_MESSAGE
from sessions import Job, Later, Message, MessageKind, Refused, Status, messages
from sessions.messages import ANSWERED_MESSAGE, ASKING_MESSAGE, TABLE_MESSAGE, Shows
from sessions.people.reach import worth_telling
from sessions.people.settings import preferences_of
from sessions.playing.reaching import note_reach
from sessions.tables.rows import StoredNumber, listed, sound
from ui.bot import Bot
from ui.deliveries import keep_older_boards, retire
from ui.panel.panel import Panel
from ui.places.reach import UNHEARD_RETRY_DELAY, Mentions, Unreached
from ui.places.threads import keep_open
from ui.sender import Attempts, Sender, only
from ui.sheet.plain import Text
from ui.table.link import table_title
from ui.visibility import is_public
from workers import Priority, task_priority

log = logging.getLogger(__name__)

Writer = Callable[[], Awaitable[Text]]


class _Version(Struct):
    """A table's columns from which follows whether a panel is outdated."""

    id: int
    version: StoredNumber
    status: Status


class Turns:
    def __init__(self, bot: Bot, sender: Sender) -> None:
        self._bot = bot
        self._house = bot.house
        self._sender = sender

    async def notify(self, job: Job) -> None:
        """Notify a person of their turns, and update or delete outdated messages."""
        task_priority.set(Priority.CALL)
        person = job.key.subject
        await self._sender.settle(job.key)
        attempts = Attempts()
        await attempts.make(self._notify(job))
        shown = await messages.messages_to(self._house, person)
        turns = {turn.table: turn for turn in await service.turns_of(self._house.db, person)}
        await attempts.make(self._tidy(shown, turns))
        await attempts.make(self._renew_panels(shown, turns))
        attempts.end()
        due = await service.next_notification(self._house, person)
        if due is not None:
            raise Later(due - self._house.time.unix())

    # Notifying

    async def _notify(self, job: Job) -> None:
        turns = await service.claim(self._house, job)
        if not turns:
            return
        if seconds := await self._sender.quiet_for(job.key.subject):  # Quiet hours began after the claim.
            raise Later(seconds)
        tables, opening, told = await self._waiting(turns), Attempts(), Mentions()
        for each in tables:
            await opening.make(keep_open(self._bot, each.table))
        await opening.make(keep_older_boards(self._bot, [each.table for each in tables]))
        written = False
        try:
            if [each.turn.claimed for each in tables] == [Reason.CALL]:
                written = await self._call(job, tables, told)
            elif tables:
                written = await self._remind(job, tables, told)
        except Unreached:
            if not told.barriers and not told.heard and any(each.table.server for each in tables):
                raise
            # The person takes no direct messages, and would hear nothing in the other tables' channels.
            log.info("Person %d can't be reached: %s", job.key.subject, told.barriers or "no open DMs")
        for each in tables:
            barrier = None if each.table.id in told.heard else told.barriers.get(each.table.id)
            unheard = worth_telling(barrier, written=written)
            if unheard != each.table.unheard.get(job.key.subject):
                await opening.make(self._house.act(each.table.id, note_reach, job.key.subject, unheard))
        if told.barriers and not told.heard and not written:
            opening.end()
            raise Later(UNHEARD_RETRY_DELAY)
        await service.delivered(self._house, turns)
        opening.end()

    async def _call(self, job: Job, tables: list[Waiting], told: Mentions) -> bool:
        """Announce a new turn: a mention in the channel, the panel in a direct message, or both. Returns
        whether the latter was sent."""
        [table] = tables
        return await self._sender.reach(
            job.key.subject,
            partial(
                self._direct,
                job,
                ASKING_MESSAGE,
                tables,
                partial(call, self._bot, table, is_public=False),
            ),
            partial(self._mention, job, tables, partial(call, self._bot, table), told),
            told,
        )

    async def _remind(self, job: Job, tables: list[Waiting], told: Mentions) -> bool:
        """Send a reminder: a mention in each server, one direct message about all tables, or both. Returns
        whether the latter was sent."""
        return await self._sender.reach(
            job.key.subject,
            partial(self._direct, job, REMINDER_MESSAGE, tables, partial(reminder, self._bot, tables)),
            partial(self._remind_in_channels, job, tables, told),
            told,
        )

    async def _remind_in_channels(self, job: Job, tables: list[Waiting], told: Mentions) -> bool:
        """Mention the person in each server. False if they hear of a table nowhere."""
        attempts = Attempts()
        for group in self._groups(tables):
            write = partial(reminder, self._bot, group, is_public=True)
            await attempts.make(self._mention(job, group, write, told))
        attempts.end()
        return all(each.table.id in told.heard for each in tables)

    async def _direct(self, job: Job, kind: MessageKind, tables: Sequence[Waiting], write: Writer) -> bool:
        """Send a direct message about these tables. False if the person takes none."""
        send = partial(self._send, job, kind, tables, write)
        return await self._sender.direct(job.key.subject, send) is not None

    async def _mention(self, job: Job, tables: Sequence[Waiting], write: Writer, told: Mentions) -> bool:
        """Mention the person in the channel of the first of these tables where they hear it and the bot can
        write.

        Returns False if there is none. A table in direct messages gets no mention beside the person's panel.
        """
        person = tables[0].turn.person
        is_written = (await preferences_of(self._house.db, person)).wants_direct
        places = [each.table for each in tables if each.table.server is not None or not is_written]
        for table in places:
            send = partial(self._send, job, CALL_MESSAGE, tables, write)
            is_heard = await told.hears(self._bot, person, table)
            if not is_heard:
                continue
            if await self._sender.in_channel(table.channel, send):
                told.heard |= {each.table.id for each in tables}
                return True
            told.is_closed = True
        return False

    async def _send(
        self, job: Job, kind: MessageKind, tables: Sequence[Waiting], write: Writer, channel: int
    ) -> bool:
        """Send a message unless it exists or is no longer needed, and delete what it replaces. Returns
        True."""
        turn = tables[0].turn
        former = await self._former(kind, tables)
        assert turn.notified is not None
        is_told = any(
            (each.table, each.kind) == (turn.table, kind) and each.posted >= turn.notified for each in former
        )
        if is_told:
            await self._replace([each for each in former if each.posted < turn.notified], channel)
            return True
        if not await service.is_claimed(self._house.db, [each.turn for each in tables]):
            return True  # The claim ended while the other message was sent.
        person = turn.person
        # A phone shows nothing of a panel, so it is sent as text, and `_renew_panels` makes it the panel.
        older = int(kind == ASKING_MESSAGE)
        shows = [
            Shows(kind, each.table.id, each.table.version - older, person, await self._board(each.table.id))
            for each in tables
        ]
        await self._sender.send(job.key, channel, await write(), shows, mentions=only(person))
        await self._replace(former, channel)
        return True

    async def _replace(self, former: Sequence[Message], channel: int) -> None:
        """Delete the messages that a new one replaces. Those in other channels say where it is."""
        await self._sender.remove(each for each in former if each.channel == channel)
        elsewhere = [each for each in former if each.channel != channel]
        for _, rows in groupby(elsewhere, key=lambda each: each.message):
            first, *others = rows
            table = await self._house.tables.get(first.table)
            say = await self._sender.public_words(table)
            line = say("call-elsewhere", title=table_title(table, say), place=f"<#{channel}>")
            await self._sender.retire([first, *others], Text(line))

    async def _former(self, kind: MessageKind, tables: Sequence[Waiting]) -> list[Message]:
        """The person's messages of this kind about these tables."""
        asking = (ASKING_MESSAGE, ANSWERED_MESSAGE)
        kinds = asking if kind == ASKING_MESSAGE else (kind,)
        ids = [each.table.id for each in tables]
        shown = await messages.messages_to(self._house, tables[0].turn.person)
        return [each for each in shown if each.kind in kinds and each.table in ids]

    async def _waiting(self, turns: Sequence[Turn]) -> list[Waiting]:
        """The tables of these turns, most urgent first."""
        tables: list[Waiting] = []
        for turn in turns:
            try:
                tables.append(await waiting(self._bot, turn))
            except Refused as error:
                log.warning("Could not notify anyone about table %s: %s", turn.table, error)
        return by_urgency(tables)

    def _groups(self, tables: Sequence[Waiting]) -> list[list[Waiting]]:
        """Group the tables by message: those that everyone in a server can see together, the others one by
        one."""
        groups: dict[tuple[int | None, int | None], list[Waiting]] = {}
        for each in tables:
            table = each.table
            hidden = None if is_public(self._bot, table) else table.id
            groups.setdefault((table.server, hidden), []).append(each)
        return list(groups.values())

    async def _board(self, table: int) -> int | None:
        """The table's message, which calls and reminders link to."""
        shown = await messages.messages_of(self._house, table, TABLE_MESSAGE)
        return shown[-1].message if shown else None

    # Updating

    async def _tidy(self, shown: Sequence[Message], turns: Mapping[int, Turn]) -> None:
        """Update a person's calls and reminders to list only present turns and link to the tables'
        messages."""
        prompts = [each for each in shown if each.kind in (CALL_MESSAGE, REMINDER_MESSAGE)]
        for _, rows in groupby(prompts, key=lambda each: each.message):
            await self._tidy_message(list(rows), turns)

    async def _tidy_message(self, rows: list[Message], turns: Mapping[int, Turn]) -> None:
        over = [each for each in rows if each.table not in turns or not turns[each.table].is_shown_by(each)]
        still = [each for each in rows if each not in over]
        if not still:
            await self._retire(rows)
            return
        boards = {each.table: await self._board(each.table) for each in still}
        if not over and all(boards[each.table] == each.board for each in still):
            return
        first = rows[0]
        content = await self._rewritten(first, await self._waiting([turns[each.table] for each in still]))
        await self._sender.edit(first, content, first.version, first.kind, mentions=only(first.person))
        for each in over:
            await messages.forget_message(self._house, each.message, each.table)
        for each in still:
            await messages.note_board(self._house, each, boards[each.table])

    async def _retire(self, rows: Sequence[Message]) -> None:
        """Say in a call or reminder what was played, since nothing that it lists waits any more."""
        last = rows[-1]
        try:
            content = await played(self._bot, await self._house.tables.find(last.table), last)
        except (Refused, LookupError):  # The table is gone, or its game unknown.
            for each in rows:
                await self._sender.leave(each)
        else:
            await self._sender.retire(rows, content)

    async def _rewritten(self, shown: Message, tables: list[Waiting]) -> Text:
        """The present text of a call or reminder about these tables."""
        is_public = shown.kind == CALL_MESSAGE
        if is_public and len(tables) == 1 and tables[0].turn.reminded is None:
            return await call(self._bot, tables[0])
        return await reminder(self._bot, tables, is_public=is_public)

    async def _renew_panels(self, shown: Sequence[Message], turns: Mapping[int, Turn]) -> None:
        """Update the panels in direct messages, except those of finished matches."""
        kinds = (ASKING_MESSAGE, ANSWERED_MESSAGE)
        last = {each.table: each for each in shown if each.kind in kinds}
        ids, values = listed(last)
        if not last:
            return
        rows = await self._house.db.all(
            f"SELECT id, version, status FROM tables WHERE id IN ({ids})",  # noqa: S608
            **values,
        )
        attempts = Attempts()
        for table in sound(_Version, rows):
            shown_panel, turn = last[table.id], turns.get(table.id)
            if table.status is Status.FINISHED or shown_panel.version > table.version:
                continue
            is_asking = shown_panel.kind == ASKING_MESSAGE
            if turn is None:
                kind = ANSWERED_MESSAGE if is_asking else None
            elif is_asking:
                kind = ASKING_MESSAGE if shown_panel.version < table.version else None
            else:
                kind = None if turn.is_called else ASKING_MESSAGE  # A call sends its own panel.
            if kind is not None:
                await attempts.make(self._renew_panel(shown_panel, kind))
        attempts.end()

    async def _renew_panel(self, shown: Message, kind: MessageKind) -> None:
        """Update a panel to show the present question, or that there is none."""
        person = shown.person
        assert person is not None
        try:
            table = await self._house.tables.get(shown.table)
        except Refused:
            return
        seat = table.seat_of(person)
        if seat is None or table.match is None:
            await retire(self._sender, table, shown)
            return
        say = await self._sender.words_of(person, table)
        if kind == ASKING_MESSAGE and seat in table.waiting:
            sheet = await asked(self._bot, table, person, say)
        else:
            kind, sheet = ANSWERED_MESSAGE, await Panel(self._bot, table, seat, say).whole()
        await self._sender.edit(shown, sheet, table.version, kind)  # If refused, the next run tries again.
