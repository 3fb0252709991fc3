"""Sends, edits and deletes the messages that aren't answers.

A message is sent only once: an attempt is stored before the request, and the message carries the attempt's
mark, the id of its outermost component. (A plain text is its own mark.) If the response is lost or the
program stops, `settle` looks for the mark in the channel. Each message has one job, and only that job sends
it, because `settle` takes the job's earlier requests as ended.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from math import inf
from typing import Any, TypeVar, cast

import discord
from msgspec.structs import replace

from locales import Words, words
from sessions import Key, Later, Message, MessageKind, NotSaved, Refused, Table, messages
from sessions.messages import OVER_MESSAGE, Attempt, Shows
from sessions.people import people as people_service
from sessions.people.preferences import next_awake
from sessions.people.settings import preferences_of, settings_of
from sessions.recent import Recent
from ui.bot import Bot
from ui.discord_errors import CHANNEL_CLOSED, CHANNEL_GONE, DM_BLOCKED, DiscordRefusal, is_outage, refusal_of
from ui.emojis import with_emojis
from ui.marks import REQUEST_TIMEOUT, CannotLook, digest, earlier_attempt, find, find_if_possible, marks_of
from ui.openings import Blocked, Openings, OpensLater
from ui.places.reach import Mentions, Unreached
from ui.sheet.layout import Sheet
from ui.sheet.plain import Text

T = TypeVar("T")

log = logging.getLogger(__name__)

LINK_TIMEOUT = 60
"""Seconds that an answer waits for the message it links to."""
SECONDS_IN_FLIGHT = 3
"""Seconds after the end of a request without a response until it can no longer take effect."""
UNREACHED_SECONDS = 86_400
"""Seconds for which a person who couldn't be reached is tried again where they had refused messages."""
NONCE_LIFETIME = 120
"""Seconds for which Discord surely recognises a repeated message by its nonce."""


def only(*people: int | None) -> discord.AllowedMentions:
    """Ping only these people, since names and other texts may look like mentions."""
    users = [discord.Object(person) for person in people if person is not None]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


def is_trouble(error: Exception) -> bool:
    """Whether an error comes from Discord, the database or a closed channel, not from a bug."""
    refusal = refusal_of(error)
    if refusal is not None:
        return refusal is not DiscordRefusal.OURS
    return isinstance(error, Refused | NotSaved | Unreached)


class Attempts:
    """Runs several actions even if some of them fail."""

    def __init__(self) -> None:
        self._errors: list[Exception] = []
        self.waits = False
        """Whether the last action raised Later. Waiting for a first direct message doesn't count."""

    async def make(self, attempt: Awaitable[T]) -> T | None:
        """Run an action. Returns None if it fails."""
        self.waits = False
        try:
            return await attempt
        except Exception as error:
            self._errors.append(error)
            self.waits = isinstance(error, Later) and not isinstance(error, OpensLater)
            return None

    def wait(self, seconds: float) -> None:
        """Raise Later at the end."""
        self._errors.append(Later(seconds))

    def end(self) -> None:
        """Raise the errors, if any: bugs first, Later last."""
        if self._errors:
            raise min(self._errors, key=_rank)


def _rank(error: Exception) -> tuple[int, float]:
    if isinstance(error, Later):
        return 2, error.seconds
    return int(is_trouble(error)), 0


class Sender:
    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._openings = Openings(bot)
        self.unreached: Recent[int, bool] = Recent(UNREACHED_SECONDS, bot.now)
        self.refusals: Recent[int, int] = Recent(LINK_TIMEOUT, bot.now)  # see `Sending`
        self._unsure = set[Key]()  # running jobs with an attempt that nobody can look for

    async def settle(self, job: Key) -> list[int]:
        """Find out whether a job's earlier attempts arrived. Call this before the job sends anything.

        The job is the only sender of its messages, so the earlier requests have ended by now. Raises Later
        while one of them may still take effect. An attempt that nobody can look for is kept: the next `send`
        repeats it, and Discord drops the repetition if the message exists.

        Returns the ids of the messages that arrived, which are recorded now.
        """
        house, unsure, arrived = self._bot.house, False, list[int]()
        for attempt in await messages.attempts_of(house, job):
            now, message, can_look = house.time.unix(), None, True
            try:
                message = await find(self._bot, attempt)
            except CannotLook:
                can_look = False
            if message is not None:
                await self._record(attempt, message)
                arrived.append(message)
            elif attempt.ended is None:
                await messages.note_end(house, attempt)
                raise Later(SECONDS_IN_FLIGHT)
            elif 0 <= now - attempt.ended < SECONDS_IN_FLIGHT:
                raise Later(SECONDS_IN_FLIGHT)
            elif can_look or now - attempt.ended > NONCE_LIFETIME:
                await messages.abandon(house, attempt)
            else:
                unsure = True
        (self._unsure.add if unsure else self._unsure.discard)(job)
        return arrived

    async def until_forgotten(self, job: Key) -> float:
        """The seconds until a job that has ended must run again, to forget an attempt that nobody can look
        for; infinite if it has left none."""
        kept = await messages.attempts_of(self._bot.house, job) if job in self._unsure else []
        if not kept:
            self._unsure.discard(job)
            return inf
        now = self._bot.house.time.unix()
        return max(1, min(each.ended or now for each in kept) + NONCE_LIFETIME + 1 - now)

    async def adopt(self, message: discord.Message) -> None:
        """Record a clicked message that isn't recorded yet. Answering the click removes its mark."""
        marks = marks_of(message)
        for attempt in await messages.attempts_in(self._bot.house, message.channel.id):
            if attempt.mark in marks:
                await self._record(attempt, message.id)

    async def send(
        self,
        job: Key,
        channel: int,
        content: Sheet | Text,
        shows: Sequence[Shows],
        *,
        mentions: discord.AllowedMentions,
    ) -> int:
        """Send a message, silent unless it mentions whom it calls. Record what it shows. Returns its id.

        Raises Discord's errors and TimeoutError. If the outcome is unknown, the next `settle` finds out.
        Raises Later if an earlier attempt turns out to have arrived that doesn't tell everything.
        """
        if isinstance(content, Sheet):
            mark = secrets.randbits(30) + 2**30  # Stay far from the ids that Discord assigns to components.
            view = content.view_for(self._bot)
            view.children[0].id = mark
            payload: dict[str, Any] = {"view": view, "files": content.files}
        else:
            mark = digest(content.content)
            payload = {"content": content.content, "view": content.view}
        silent = not (mentions.users and any(each.kind in self._bot.calls for each in shows))
        now = self._bot.house.time.unix()
        attempt = new = Attempt(secrets.randbits(62), mark, job, channel, now, tuple(shows))
        if earlier := await earlier_attempt(self._bot, new):
            attempt = replace(new, id=earlier.id)
        await messages.begin(self._bot.house, attempt)
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT):
                place = self._bot.get_partial_messageable(channel)
                payload |= {"nonce": str(attempt.id), "allowed_mentions": mentions, "silent": silent}
                sent = await with_emojis(self._bot, place.send, **payload)
        except Exception as error:
            if not is_outage(error):
                # Discord refused the message, so it doesn't exist.
                if isinstance(error, discord.HTTPException):
                    self.refusals[channel] = error.code
                await messages.abandon(self._bot.house, attempt)
                raise
            message = await find_if_possible(self._bot, attempt)
            if message is None:
                await messages.note_end(self._bot.house, attempt)
                raise
        else:
            message = sent.id
            if earlier is not None and mark not in marks_of(sent):
                attempt = earlier  # The earlier request had arrived, and Discord returned its message.
        await self._record(attempt, message)
        called = [user.id for user in cast("list[discord.Object]", mentions.users)]
        if called:
            await self.remove(await messages.over_in(self._bot.house, channel, called))
        if new.purposes - attempt.purposes:
            raise Later(1)
        return message

    async def edit(
        self,
        shown: Message,
        content: Sheet | Text,
        version: int,
        kind: MessageKind,
        *,
        mentions: discord.AllowedMentions | None = None,
    ) -> bool:
        """Edit a message and record its new kind and version. Returns False if Discord refuses."""
        refusal = await self.rewrite(shown.channel, shown.message, content, mentions=mentions)
        if refusal is DiscordRefusal.GONE:
            await messages.forget_message(self._bot.house, shown.message)
        if refusal is not None:
            return False
        await messages.note_shown(self._bot.house, shown, kind, version)
        return True

    async def rewrite(
        self,
        channel: int,
        message: int,
        content: Sheet | Text,
        *,
        mentions: discord.AllowedMentions | None = None,
    ) -> DiscordRefusal | None:
        """Edit a message. Returns Discord's refusal, or None after success. Raises Discord's failures."""
        if isinstance(content, Sheet):
            view = content.view_for(self._bot)
            payload: dict[str, Any] = {"content": None, "view": view, "attachments": content.files}
        else:
            payload = content._asdict()
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT):
                edit = self._partial(channel, message).edit
                await with_emojis(self._bot, edit, **payload, allowed_mentions=mentions or only())
        except discord.HTTPException as error:
            if is_outage(error):
                raise
            refusal = refusal_of(error)
            level = logging.ERROR if refusal is DiscordRefusal.OURS else logging.INFO
            log.log(level, "Message %s could not be edited: %s", message, error.text)
            return refusal
        return None

    async def retire(self, rows: Sequence[Message], content: Sheet | Text) -> None:
        """Show in a message that called somebody that it is settled. `rows` has a row for each of its tables.

        The message isn't deleted, because its red badge would lead to nothing. The next call of the same
        people deletes it. If Discord refuses the edit, the message stays as it is until then.
        """
        first, *others = rows
        if not await self.edit(first, content, first.version, OVER_MESSAGE):
            await self.leave(first)
        for each in others:
            await messages.forget_message(self._bot.house, each.message, each.table)

    async def leave(self, shown: Message) -> None:
        """Record that a message is settled although Discord refused to edit it."""
        await messages.note_shown(self._bot.house, shown, OVER_MESSAGE, shown.version)

    async def remove(self, shown: Iterable[Message]) -> None:
        """Delete messages, including those already gone."""
        for each in {each.message: each for each in shown}.values():
            await self.delete(each.channel, each.message)
            await messages.forget_message(self._bot.house, each.message)

    # People

    async def reach(
        self,
        person: int,
        write: Callable[[], Awaitable[bool]],
        mention: Callable[[], Awaitable[bool]],
        mentions: Mentions,
    ) -> bool:
        """Reach a person as they prefer: by a mention in the channel, a direct message, or both.

        A person who takes no direct messages, or waits for the first one, is mentioned. One who hears no
        mention, or whose channel is closed to the bot (`mentions`), is written to. `write` and `mention`
        return False if that isn't possible. If one fails, the other is still tried before the error is
        raised. Raises Unreached if neither is possible.
        Returns whether a direct message reached them.
        """
        preferences = await preferences_of(self._bot.house.db, person)
        attempts = Attempts()
        mentions.are_extra = preferences.wants_direct
        mentioned = preferences.wants_mention and await attempts.make(mention())
        written = preferences.wants_direct and await attempts.make(write())
        if not (written or attempts.waits):
            mentions.are_extra = False
            if preferences.wants_mention:
                mentioned = mentioned and await mentions.were_heard(self._bot, person)
                is_lost = not mentioned and (mentions.barriers or mentions.is_closed)
                written = bool(is_lost) and await attempts.make(write())
            else:
                mentioned = await attempts.make(mention())
        attempts.end()
        if not mentioned and not written:
            self.unreached[person] = True
            raise Unreached(person)
        self.unreached.pop(person)
        return bool(written)

    async def direct(
        self, person: int, send: Callable[[int], Awaitable[T]], *, can_wait: bool = False
    ) -> T | None:
        """Send to a person's direct messages. Returns None and remembers it if they take none.

        After a refusal they are tried again only by callers who can wait (`can_wait`), or if there is no
        other way to reach them. Deleted accounts aren't tried again. Raises OpensLater after many openings.
        """
        settings = await settings_of(self._bot.house.db, person)
        is_worth_trying = can_wait or person in self.unreached
        if settings.is_nobody or (settings.dm_refused and not is_worth_trying):
            return None
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT):
                channel = await self._openings.channel(settings, can_wait=can_wait)
            sent = await send(channel)
        except Blocked as error:
            if can_wait:
                raise Later(error.seconds) from error
            return None
        except discord.HTTPException as error:
            log.info("No direct message to %s: %s", person, error.text)
            if error.code == CHANNEL_GONE:
                await people_service.set_direct_channel(self._bot.house, person, None)
            if error.code in DM_BLOCKED:
                self._openings.block(error)
            refusal = refusal_of(error)
            if refusal in (DiscordRefusal.DMS_CLOSED, DiscordRefusal.NOBODY):
                for_good = refusal is DiscordRefusal.NOBODY
                await people_service.set_dm_refused(self._bot.house, person, True, for_good=for_good)
            elif can_wait or error.code not in DM_BLOCKED:
                raise
            return None
        if settings.dm_refused:
            await people_service.set_dm_refused(self._bot.house, person, False)
        return sent

    async def in_channel(self, channel: int, send: Callable[[int], Awaitable[T]]) -> T | None:
        """Send to a table's channel. Returns None if the bot can't write there; then the job `BOARD` tells
        the host."""
        try:
            return await send(channel)
        except discord.HTTPException as error:
            if refusal_of(error) not in CHANNEL_CLOSED:
                raise
            log.info("No message in channel %s: %s", channel, error.text)
            return None

    async def until_awake(self, person: int) -> None:
        """Raise Later in a person's quiet hours, when nothing is sent to them."""
        if seconds := await self.quiet_for(person):
            raise Later(seconds)

    async def quiet_for(self, person: int) -> int:
        """The seconds until a person's quiet hours end; 0 outside of them."""
        now = int(self._bot.now())
        preferences = await preferences_of(self._bot.house.db, person)
        return next_awake(preferences, now) - now

    async def public_words(self, table: Table) -> Words:
        """The words in the table's language."""
        return words(await self._bot.language_of_table(table))

    async def words_of(self, person: int, table: Table) -> Words:
        """The words in the person's language."""
        return words(await self._bot.language_of_person(person, table.server))

    # Requests

    async def _record(self, attempt: Attempt, message: int) -> None:
        if not await messages.record(self._bot.house, attempt, message):
            await self.delete(attempt.channel, message)

    async def delete(self, channel: int, message: int) -> None:
        """Delete a message unless Discord refuses that. Raises Discord's failures."""
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT):
                await self._partial(channel, message).delete()
        except discord.HTTPException as error:
            if is_outage(error):
                raise
            log.info("Message %s could not be deleted: %s", message, error.text)

    def _partial(self, channel: int, message: int) -> discord.PartialMessage:
        return self._bot.get_partial_messageable(channel).get_partial_message(message)
