"""Tells the players of a match its result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cogs.board.service import ENDED_MESSAGE, end_recipients
from sessions import Job, Message, Status, Table, Where, messages
from sessions.messages import ANSWERED_MESSAGE, ASKING_MESSAGE, Shows
from sessions.people.settings import preferences_of
from ui.bot import Bot
from ui.deliveries import keep_boards, of_kind, present
from ui.places.reach import Unreached, is_heard
from ui.sender import Attempts, Sender, only
from ui.sheet.layout import Sheet
from ui.sheet.plain import Text
from ui.table.ending import end_sheet, winners
from ui.table.link import table_link
from ui.text.game_text import GameText


class Endings:
    """Sends the results.

    Players get the score sheet in a direct message, which replaces the panel there, or are mentioned together
    in one message in the channel, once their quiet hours are over. Players who saw the match end get
    no message, but a panel in their direct messages becomes the score sheet.
    """

    def __init__(self, bot: Bot, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender

    async def tell(self, job: Job) -> None:
        """Wait until the table's message shows the end, then tell the players the result, with a link to
        it."""
        table = await present(self._bot, job)
        if table is None or table.status is not Status.FINISHED:
            return
        await keep_boards(self._bot, [table])
        await self._sender.settle(job.key)
        sent = await messages.messages_of(self._bot.house, table.id)
        told = [each.person for each in of_kind(sent, ENDED_MESSAGE)]
        attempts = Attempts()
        to_mention: list[int] = []
        for person in end_recipients(table):
            panels = _panels(sent, person)
            preferences = await preferences_of(self._bot.house.db, person)
            if self._saw_it(table, person) or preferences.where is Where.NONE:
                await attempts.make(self._turn_panels(table, person, panels))
                continue
            written = person in told
            if seconds := await self._sender.quiet_for(person):
                attempts.wait(seconds)
                continue
            if written:
                await attempts.make(self._sender.remove(panels))
            elif preferences.wants_direct or not await is_heard(self._bot, person, table):
                written = bool(await attempts.make(self._write(job, table, person, panels))) or attempts.waits
            was_mentioned = await self._sender.was_mentioned(person, of_kind(sent, ENDED_MESSAGE))
            if not was_mentioned and await is_heard(self._bot, person, table, written=written):
                to_mention.append(person)
        if to_mention:
            mentioned = await attempts.make(self._mention(job, table, to_mention))
            attempts.end()
            if not mentioned:
                raise Unreached(to_mention)
        attempts.end()

    def _saw_it(self, table: Table, person: int) -> bool:
        return table.ended is not None and self._bot.house.presence.was_here(table.id, person, table.ended)

    async def _write(self, job: Job, table: Table, person: int, panels: Sequence[Message]) -> bool:
        """Send a direct message that replaces the panel. False if the person takes none."""
        sheet = await self._sheet(table, person)
        shows = Shows(ENDED_MESSAGE, table.id, table.version, person)
        send = partial(self._send, job, sheet, shows, [])
        if await self._sender.direct(person, send) is None:
            return False
        await self._sender.remove(panels)
        return True

    async def _mention(self, job: Job, table: Table, people: Sequence[int]) -> bool:
        """Mention these people in the channel. False if the bot can't write there."""
        say = await self._sender.public_words(table)
        text = GameText(say, table.game, table.names)
        content = say(
            "end-call",
            people=" ".join(f"<@{person}>" for person in people),
            game=text.say("name"),
            winners=winners(table, text),
            link=await table_link(self._bot, table),
        )
        shows = Shows(ENDED_MESSAGE, table.id, table.version)
        send = partial(self._send, job, Text(content), shows, people)
        return await self._sender.in_channel(table.channel, send) is not None

    async def _send(
        self, job: Job, content: Sheet | Text, shows: Shows, people: Sequence[int], channel: int
    ) -> int:
        return await self._sender.send(job.key, channel, content, [shows], mentions=only(*people))

    async def _turn_panels(self, table: Table, person: int, panels: Sequence[Message]) -> None:
        """Turn the panels in a player's direct messages into the score sheet."""
        for shown in panels:
            sheet = await self._sheet(table, person)
            if not await self._sender.edit(shown, sheet, table.version, ENDED_MESSAGE):
                await self._sender.leave(shown)

    async def _sheet(self, table: Table, person: int) -> Sheet:
        say = await self._sender.words_of(person, table)
        return await end_sheet(self._bot, table, person, GameText(say, table.game, table.names))


def _panels(sent: Sequence[Message], person: int) -> list[Message]:
    """The panels in a player's direct messages."""
    kinds = (ASKING_MESSAGE, ANSWERED_MESSAGE)
    return [each for each in sent if each.person == person and each.kind in kinds]
