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
from ui.places.announcement import Announcement, announce
from ui.sender import UNREACHED_SECONDS, Attempts, Sender, only
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
        told = of_kind(sent, ENDED_MESSAGE)
        attempts, people = Attempts(), list[int]()
        for person in end_recipients(table):
            panels = _panels(sent, person)
            preferences = await preferences_of(self._bot.house.db, person)
            if self._saw_it(table, person) or preferences.where is Where.NONE:
                await attempts.make(self._turn_panels(table, person, panels))
                continue
            if any(each.person == person and each.channel != table.channel for each in told):
                await attempts.make(self._sender.remove(panels))
            people.append(person)
        what = Announcement(
            job,
            table,
            ENDED_MESSAGE,
            lambda person: self._write(job, table, person, _panels(sent, person)),
            partial(self._mention, table),
        )
        until = None if table.ended is None else table.ended + UNREACHED_SECONDS
        await announce(self._bot, self._sender, what, people, told, attempts, until=until)

    def _saw_it(self, table: Table, person: int) -> bool:
        return table.ended is not None and self._bot.house.presence.was_here(table.id, person, table.ended)

    async def _write(self, job: Job, table: Table, person: int, panels: Sequence[Message]) -> bool:
        """Send a direct message that replaces the panel. False if the person takes none."""
        sheet = await self._sheet(table, person)
        shows = Shows(ENDED_MESSAGE, table.id, table.version, person)
        send = partial(self._sender.send, job.key, content=sheet, shows=[shows], mentions=only())
        if await self._sender.direct(person, send) is None:
            return False
        await self._sender.remove(panels)
        return True

    async def _mention(self, table: Table, people: Sequence[int]) -> Text:
        """The text that mentions these people in the channel."""
        say = await self._sender.public_words(table)
        text = GameText(say, table.game, table.names)
        content = say(
            "end-call",
            people=" ".join(f"<@{person}>" for person in people),
            game=text.say("name"),
            winners=winners(table, text),
            link=await table_link(self._bot, table),
        )
        return Text(content)

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
