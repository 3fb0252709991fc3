"""Brings tournaments to Discord: their message, the threads of their tables, and the event for their start.

The stored tournament says what remains to be done: a table without a thread gets a thread, a thread without a
table gets a table, and a message that shows an earlier version is edited. So the job can be interrupted
anywhere.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import discord

from cogs.tournament import service
from cogs.tournament.document import Tournament, TournamentStage
from cogs.tournament.message import about, notice, trouble_line
from cogs.tournament.store import TOURNAMENT_MESSAGE
from locales import Words, words
from sessions import Job, Later, Refused
from sessions.messages import GREETING_MESSAGE, Shows
from ui.bot import Bot
from ui.deliveries import REJOIN_CHECK_INTERVAL
from ui.discord_errors import is_outage
from ui.marks import is_standing
from ui.places.kinds import Feature
from ui.places.rights import require_usable_id, usable_tags
from ui.places.threads import THREAD_REFUSALS, archive_minutes, free_thread, make_thread, thread_refusal
from ui.sender import Attempts, Sender, only
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text.markdown import cut
from ui.text.names import escaped_name, plain_name
from ui.visibility import is_gone, is_public
from upstream.repeats import once

log = logging.getLogger(__name__)

MAX_NAME = 100
"""Maximum characters of a thread's or an event's name."""
MAX_TAG = 20
"""Maximum characters of a forum tag."""
BEING_MADE = 0
"""Placeholder for an event's id while the event is created."""
REFUSED = -1
"""Placeholder for an event's id if Discord refused to create one. The tournament doesn't try again."""
NO_PERMISSION = 50013
MIN_EVENT_LEAD = 60
"""Minimum time between an event's creation and its start, in seconds."""


class Tournaments:
    def __init__(self, bot: Bot, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender

    async def show(self, job: Job) -> None:
        """Bring a tournament's message, threads, tables and event up to date."""
        id = job.key.subject
        try:
            tournament = await service.get_tournament(self._bot.house, id)
        except Refused:
            return  # The tournament's server was removed, or the tournament is unreadable.
        guild = self._bot.get_guild(tournament.server)
        if guild is None:
            raise Later(REJOIN_CHECK_INTERVAL)
        if await is_gone(self._bot, tournament.server, tournament.channel):
            await self._give_up(tournament)
            return
        await self._sender.settle(job.key)
        say = words(await self._bot.language_of_server(tournament.server, tournament.organiser))
        attempts = Attempts()
        if tournament.stage is TournamentStage.PLAYING:
            await attempts.make(self._open_tables(job, guild, tournament, say))
        # Also show the tables that were just opened.
        await attempts.make(self._show(job, await service.get_tournament(self._bot.house, id), say))
        if (await service.shown_of(self._bot.house, id)).message is not None:
            await attempts.make(self._announce(guild, tournament, say))
        attempts.end()

    async def _give_up(self, tournament: Tournament) -> None:
        """Cancel a tournament whose channel is gone: its messages can't be shown. Tables that have threads
        continue."""
        if tournament.stage.is_open:
            log.info("The channel of tournament %d is gone, and the tournament with it", tournament.id)
            tournament = await service.give_up(self._bot.house, tournament.id)
        await service.remember_shown(
            self._bot.house, tournament.id, None, tournament.chapter, tournament.version
        )

    # Message

    async def _show(self, job: Job, tournament: Tournament, say: Words) -> None:
        shown = await service.shown_of(self._bot.house, tournament.id)
        channel, message = tournament.channel, shown.message
        if message is not None and shown.version == tournament.version:
            if await is_standing(self._bot, channel, message):
                return
            message = None
        sheet = await notice(self._bot, tournament, say)
        is_same = message is not None and shown.chapter == tournament.chapter
        if message is not None and is_same and await self._sender.rewrite(channel, message, sheet) is None:
            await service.remember_shown(
                self._bot.house, tournament.id, message, tournament.chapter, tournament.version
            )
            return
        if message is not None:
            await self._sender.delete(channel, message)
        shows = Shows(TOURNAMENT_MESSAGE, tournament.id, tournament.version, detail=tournament.chapter)
        await self._sender.send(job.key, channel, sheet, [shows], mentions=only())

    # Tables

    async def _open_tables(self, job: Job, guild: discord.Guild, tournament: Tournament, say: Words) -> None:
        """Open the present round's tables that aren't open yet, even if some of them fail.

        If the threads are refused, the organiser learns of it.
        """
        attempts, trouble, lacks = Attempts(), None, ""
        for number, pod in enumerate(tournament.present, 1):
            if not pod.is_over and await service.is_to_open(self._bot.house, pod):
                try:
                    await self._open_table(guild, tournament, number, pod.room, say)
                except Refused as error:
                    if error.code in THREAD_REFUSALS:
                        trouble, lacks = error.code, str(error.facts.get("rights", ""))
                    await attempts.make(_raise(error))
                except Exception as error:
                    await attempts.make(_raise(error))
        if (trouble, lacks) != (tournament.trouble, tournament.lacks):
            warns = trouble is not None
            tournament = await service.note_trouble(self._bot.house, tournament.id, trouble, lacks, warns)
        if tournament.warns:
            await attempts.make(self._tell_organiser(job, tournament))
        attempts.end()

    async def _tell_organiser(self, job: Job, tournament: Tournament) -> None:
        """Tell the organiser once why tables get no threads. Raises Later in their quiet hours."""
        if tournament.organiser is None:
            return
        await self._sender.until_awake(tournament.organiser)
        say = words(await self._bot.language_of_person(tournament.organiser, tournament.server))
        sheet = Sheet()
        sheet.add(layout.text(f"**{escaped_name(tournament.name, say)}**\n{trouble_line(tournament, say)}"))
        shows = Shows(GREETING_MESSAGE, 0, 0, tournament.organiser)
        await self._sender.direct(
            tournament.organiser,
            lambda channel: self._sender.send(job.key, channel, sheet, [shows], mentions=only()),
        )
        told = tournament.trouble, tournament.lacks
        await service.note_trouble(self._bot.house, tournament.id, *told, False)

    async def _open_table(
        self, guild: discord.Guild, tournament: Tournament, number: int, room: int | None, say: Words
    ) -> None:
        parent = tournament.rooms or tournament.channel
        if room is None:
            try:
                room = await self._room(guild, tournament, number, say)
            except discord.HTTPException as error:
                raise thread_refusal(error) from error
            await service.note_room(self._bot.house, tournament.id, tournament.round, number, room)
        await service.open_pod(self._bot.house, tournament.id, tournament.round, number, room, parent)

    async def _room(self, guild: discord.Guild, tournament: Tournament, number: int, say: Words) -> int:
        """A thread for a table: an existing one that wasn't recorded, or a new one."""
        name = cut(
            say("cup-thread", name=plain_name(tournament.name, say), round=tournament.round, pod=number),
            MAX_NAME,
        )
        parent = tournament.rooms or tournament.channel
        place = await require_usable_id(self._bot, Feature.ROOMS, tournament.server, parent)

        async def is_free(thread: int) -> bool:
            return not await service.taken(self._bot.house, tournament.server, [thread])

        left = await free_thread(self._bot, await guild.active_threads(), place.id, name, is_free)
        if left is not None:
            return left.id
        if not isinstance(place, discord.ForumChannel):
            return (await make_thread(self._bot, place, name, tournament.pace, is_free)).id
        tag = await self._tag(place, cut(say("cup-tag", round=tournament.round), MAX_TAG))
        with once():  # If Discord fails, the next run looks for the post.
            post = await place.create_thread(
                name=name,
                content=about(tournament, say),
                applied_tags=[tag] if tag else [],
                auto_archive_duration=archive_minutes(tournament.pace),
                allowed_mentions=only(),
            )
        return post.thread.id

    async def _tag(self, forum: discord.ForumChannel, name: str) -> discord.ForumTag | None:
        """A forum's tag for a round. If the bot may not create a missing tag, this is any existing one."""
        usable = usable_tags(forum, forum.permissions_for(forum.guild.me))
        for tag in usable:
            if tag.name == name:
                return tag
        try:
            with once():
                return await forum.create_tag(name=name)
        except discord.HTTPException as error:
            if is_outage(error):
                raise
            log.info("Forum %d: could not add the tag %r: %s", forum.id, name, error.text)
        return next(iter(usable), None)

    # Event for the start

    async def _announce(self, guild: discord.Guild, tournament: Tournament, say: Words) -> None:
        """Announce the tournament in the server's events. Failures don't matter."""
        known = (await service.shown_of(self._bot.house, tournament.id)).event
        if known == REFUSED:
            return
        try:
            is_open = is_public(self._bot, tournament)
            if is_open is None:
                return
            if not is_open:  # The event's name would be visible to the whole server.
                if known:
                    await self._end_event(guild, tournament, known)
            elif tournament.stage is TournamentStage.JOINING and not known:
                await self._plan_event(guild, tournament, say, was_tried=known == BEING_MADE)
            elif known and tournament.stage is TournamentStage.JOINING:
                await self._move_event(guild, tournament, known)
            elif known and not tournament.stage.is_open:
                await self._end_event(guild, tournament, known)
            elif known and tournament.round == 1:
                await self._start_event(guild, known)
        except discord.HTTPException as error:
            if is_outage(error):
                raise
            if error.code == NO_PERMISSION:
                await service.remember_event(self._bot.house, tournament.id, REFUSED)
            log.info("Could not update the event of tournament %d: %s", tournament.id, error.text)

    async def _plan_event(
        self, guild: discord.Guild, tournament: Tournament, say: Words, *, was_tried: bool
    ) -> None:
        if not guild.me.guild_permissions.create_events:  # Manage Events alone isn't enough.
            return
        if tournament.paused is not None or tournament.starts < self._bot.now() + MIN_EVENT_LEAD:
            return
        channel, description = guild.get_channel(tournament.channel), about(tournament, say)
        title = cut(plain_name(tournament.name, say), MAX_NAME)
        if was_tried:  # The program stopped before it recorded or created the event.
            known = await service.events(self._bot.house.db)
            for event in await guild.fetch_scheduled_events(with_counts=False):
                creator = event.creator_id or (event.creator.id if event.creator else None)
                is_it = (creator, event.description) == (self._bot.me, description)
                if is_it and event.name == title and event.id not in known:
                    await service.remember_event(self._bot.house, tournament.id, event.id)
                    return
        await service.remember_event(self._bot.house, tournament.id, BEING_MADE)
        with once():  # If Discord fails, the next run looks for the event.
            event = await guild.create_scheduled_event(
                name=title,
                description=description,
                start_time=_moment(tournament.starts),
                end_time=_moment(tournament.starts + tournament.length),
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=cut(
                    f"#{plain_name(channel.name, say)}" if channel else plain_name(guild.name, say), MAX_NAME
                ),
            )
        await service.remember_event(self._bot.house, tournament.id, event.id)

    async def _move_event(self, guild: discord.Guild, tournament: Tournament, id: int) -> None:
        event = await guild.fetch_scheduled_event(id)
        starts = _moment(tournament.starts)
        if event.start_time != starts and tournament.starts > self._bot.now():
            await event.edit(start_time=starts, end_time=_moment(tournament.starts + tournament.length))

    async def _start_event(self, guild: discord.Guild, id: int) -> None:
        event = await guild.fetch_scheduled_event(id)
        if event.status is discord.EventStatus.scheduled:
            await event.start()

    async def _end_event(self, guild: discord.Guild, tournament: Tournament, id: int) -> None:
        try:
            event = await guild.fetch_scheduled_event(id)
            if event.status is discord.EventStatus.active:
                await event.end()
            elif event.status is discord.EventStatus.scheduled:
                await event.cancel()
        finally:
            await service.remember_event(self._bot.house, tournament.id, None)


def _moment(unix: int) -> datetime:
    return datetime.fromtimestamp(unix, UTC)


async def _raise(error: Exception) -> None:
    raise error
