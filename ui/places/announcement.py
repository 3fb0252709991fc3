"""Tells several people about their table, each by direct message or all in one mention."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from sessions import Job, Message, MessageKind, Table
from sessions.messages import Shows
from sessions.people.settings import preferences_of
from ui.bot import Bot
from ui.places.reach import UNHEARD_RETRY_DELAY, Unreached, reach_of
from ui.sender import Attempts, Sender, only
from ui.sheet.plain import Text


@dataclass(frozen=True)
class Announcement:
    """A message from one job to several people at a table."""

    job: Job
    table: Table
    kind: MessageKind
    write: Callable[[int], Awaitable[bool]]
    """Send a person a direct message. Returns False if they take none."""
    mention: Callable[[Sequence[int]], Awaitable[Text]]
    """The text that mentions these people in the channel."""
    in_public: bool = False
    """Whether it goes to the channel regardless of people's preferences."""


async def announce(
    bot: Bot,
    sender: Sender,
    what: Announcement,
    people: Iterable[int],
    sent: Sequence[Message],
    attempts: Attempts,
    *,
    until: float | None = None,
) -> None:
    """Tell each of these people once, the way they prefer and outside their quiet hours. Ends the attempts.

    `sent` has the messages that were sent already. A person gets a direct message if a mention can't reach
    them. If they take none, the job tries again every hour, but not after `until`.
    """
    table, to_mention, told = what.table, list[int](), set[int]()
    for person in people:
        if seconds := await sender.quiet_for(person):
            attempts.wait(seconds)
            continue
        preferences = await preferences_of(bot.house.db, person)
        wants_direct = preferences.wants_direct and not what.in_public
        channels = {each.channel for each in sent if each.person == person}
        mentioned = table.channel in channels
        written = bool(channels - {table.channel}) or (mentioned and table.server is None)
        if not written and (wants_direct or not await _hears(bot, person, table)):
            written = bool(await attempts.make(what.write(person))) or attempts.waits
        if mentioned or (written and not (preferences.wants_mention and wants_direct)):
            continue
        if written or await _hears(bot, person, table):
            to_mention.append(person)
            told |= {person} if written else set()
        elif until is None or bot.now() < until:
            sender.unreached[person] = True
            attempts.wait(UNHEARD_RETRY_DELAY)
    if to_mention:
        shows = [Shows(what.kind, table.id, table.version, person) for person in to_mention]
        content, mentions = await what.mention(to_mention), only(*to_mention)
        send = partial(sender.send, what.job.key, content=content, shows=shows, mentions=mentions)
        mentioned = await attempts.make(sender.in_channel(table.channel, send))
        attempts.end()
        if not mentioned:
            unheard = [each for each in to_mention if each not in told and not await what.write(each)]
            if unheard:
                raise Unreached(unheard)
    attempts.end()


async def _hears(bot: Bot, person: int, table: Table) -> bool:
    """Whether a mention reaches a person, as far as known."""
    return (await reach_of(bot, person, table)).barrier is None
