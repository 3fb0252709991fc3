"""The messages that invite people to a lobby."""

from __future__ import annotations

from functools import partial

import discord

from locales import Words
from sessions import Job, JobKind, Key, Later, Message, MessageKind, Status, Table, messages
from sessions.changes import Change
from sessions.house import Tx
from sessions.messages import Shows
from sessions.people.reach import worth_telling
from sessions.people.settings import settings_of
from sessions.playing.reaching import note_reach
from ui.bot import Bot
from ui.clicks import button
from ui.deliveries import present, retire
from ui.places.reach import UNHEARD_RETRY_DELAY, reach_of
from ui.sender import Attempts, Sender, only
from ui.sheet.plain import Text, buttons
from ui.table.ringing import headline
from ui.text.game_text import GameText
from ui.text.names import escaped_name

INVITATION_JOB = JobKind("invitation")
"""The invitations to a table's lobby."""
INVITATION_MESSAGE = MessageKind("invitation")
"""A mention of an invited person in the channel."""


class Invitations:
    def __init__(self, bot: Bot, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender

    async def show(self, job: Job) -> None:
        """Invite each person by a mention in the table's channel, and delete answered invitations. One that
        was taken away, and one by direct message, say what became of it.

        Somebody who wouldn't hear the mention is invited by direct message. If they take none, the lobby says
        so.
        """
        table = await present(self._bot, job)
        if table is None:
            return
        await self._sender.settle(job.key)
        sent = await messages.messages_of(self._bot.house, table.id, INVITATION_MESSAGE)
        standing = [each for each in sent if await self._stands(each, table)]
        attempts = Attempts()
        for each in sent:
            if each not in standing:
                await attempts.make(self._end(table, each))
        for person in invited(table):
            if person not in [each.person for each in standing]:
                await attempts.make(self._invite(job, table, person))
        attempts.end()

    async def _end(self, table: Table, shown: Message) -> None:
        # While the lobby is open, only the person can end the invitation, mostly at the table. Whoever got a
        # direct message may have answered elsewhere, without looking at it.
        was_answered = table.status is Status.LOBBY and shown.person not in table.invited
        was_seen = was_answered and shown.channel == table.channel
        await (self._sender.remove([shown]) if was_seen else retire(self._sender, table, shown))

    async def _stands(self, shown: Message, table: Table) -> bool:
        """Whether a message still invites its person: in the table's channel, or by direct message."""
        if shown.person is None or shown.person not in invited(table):
            return False
        dm = (await settings_of(self._bot.house.db, shown.person)).dm
        return shown.channel in (table.channel, dm)

    async def _invite(self, job: Job, table: Table, person: int) -> None:
        await self._sender.until_awake(person)
        barrier = (await reach_of(self._bot, person, table)).barrier
        written = False
        if barrier is None:
            say = await self._sender.public_words(table)
            await self._sender.in_channel(table.channel, partial(self._send, job, table, person, say))
        else:
            say = await self._sender.words_of(person, table)
            written = bool(await self._sender.direct(person, partial(self._send, job, table, person, say)))
        unheard = worth_telling(barrier, written=written)
        if unheard != table.unheard.get(person):
            await self._bot.house.act(table.id, note_reach, person, unheard)
        if barrier is not None and not written:
            self._sender.unreached[person] = True
            raise Later(UNHEARD_RETRY_DELAY)

    async def _send(self, job: Job, table: Table, person: int, say: Words, channel: int) -> int:
        host = next((escaped_name(seat.name, say) for seat in table.seats if seat.person == table.host), "")
        game = GameText(say, table.game, table.names).say("name")
        accept = button(say("button-accept"), "accept", table.id, style=discord.ButtonStyle.success)
        decline = button(say("button-decline"), "decline", table.id)
        first = headline(self._bot, table, INVITATION_MESSAGE, person, say)
        line = say("lobby-invitation", person=f"<@{person}>", host=host, game=game)
        content = Text(f"{first}\n{line}", buttons(self._bot, [accept, decline]))
        shows = Shows(INVITATION_MESSAGE, table.id, table.version, person)
        return await self._sender.send(job.key, channel, content, [shows], mentions=only(person))


def invited(table: Table | None) -> tuple[int, ...]:
    """The people whose invitation is open."""
    return table.invited if table is not None and table.status is Status.LOBBY else ()


async def update_invitations(tx: Tx, change: Change) -> None:
    """Have the invitations brought up to date if a change concerns them."""
    before, after = change.before, change.table
    moved = before is not None and before.channel != after.channel
    if invited(before) != invited(after) or (moved and invited(after)):
        tx.jobs.set(Key(INVITATION_JOB, after.id), tx.now)
