"""The bot itself: opens the house at its start and closes it at its end. The cogs do the rest."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Generator, Iterable, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import discord
from discord.ext import commands, tasks

from boards import Picture
from cogs.extensions import EXTENSIONS
from cogs.gateway import Guard
from cogs.logging_in import COMMANDS_TIMEOUT, PatientBot
from cogs.operators import OperatorCache
from cogs.pace import pace_of
from cogs.registering import sync_commands
from cogs.servers import Servers
from cogs.sharing import Sharing
from cogs.tree import Tree
from db import Database, Location, Shards
from locales import spoken
from raster import Artist
from sessions import House, Limits, MessageKind, NotSaved, Refused, Table, core, departures
from sessions.jobs import heartbeat
from sessions.people.settings import settings_of
from ui import emojis
from ui.clicks import Clickable, Clicks, submitted
from ui.cog import Cog
from ui.commands import Translator
from ui.discord_errors import hold_requests
from ui.panel.open_panels import OpenPanels
from ui.sender import Sender
from ui.table.calls import TimeShown
from ui.text.game_text import GameText
from ui.text.signs import Signs
from workers import Pool, Priority, task_priority

log = logging.getLogger(__name__)

RESTART_DELAY = 5
"""Seconds until failed background services are started again, for example after a database outage."""
SHUTDOWN_GRACE = 3.0
"""Seconds that a closing bot waits for answers in progress."""
ANSWERS_FIRST_SECONDS = 0.2
"""Maximum time that messages to others wait for answers to moves."""


class Harbourmaster(PatientBot):
    """A host for board games. Needs no privileged intent and caches no members."""

    def __init__(
        self,
        database: str | Location,
        *,
        open_database: Callable[..., Awaitable[Database]] = Database.open,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] | None = None,
        heartbeat: float = 60,
        limits: Limits | None = None,
        operators_server: int | None = None,
        uploads_signs: bool = False,
        workers: Pool | None = None,
        moment: float = 0,
        shards: Shards | None = None,
        extensions: Sequence[str] = EXTENSIONS,
        **options: Any,
    ) -> None:
        """Create a bot that isn't connected to anything yet.

        `open_database` opens the database; tests replace it. `shards` are the shards of this process if
        others may share a server's database, or None for exclusive use. `clock` gives Unix seconds, and
        `steady` seconds that never jump (None: `clock` doesn't jump). The time is stored every `heartbeat`
        seconds, so a crash loses at most that much. `limits` are the quotas. `operators_server` has the
        operators' commands. `uploads_signs` says whether to upload the games' signs to Discord. `workers` do
        slow work (None: the bot does it itself, in tests). Computer players move `moment` seconds after the
        previous move. `extensions` are the cogs to load, in order. `options` are discord.py's own.
        """
        if shards is not None and not shards.are_all:
            options |= {"shard_ids": list(shards.numbers), "shard_count": shards.count}
        self.sharing = Sharing()
        self._shards = shards
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            http_trace=self.sharing.gate(),
            **options,
        )
        self.guard = Guard(self._connection.parsers, self.sharing.when_ours)
        self.commands_refused: str | None = None
        """Discord's reason for refusing to register the commands, or None."""
        self._database_path = database
        self._open_database = open_database
        self._clock = clock
        self._steady = steady
        self._limits = limits
        self._extensions = extensions
        self.operators_server = operators_server
        self._operators = OperatorCache()
        self._heartbeat.change_interval(seconds=heartbeat)
        self._database: Database | None = None
        self._resumed = False
        self._listed: set[int] = set()  # the shards that have heard which servers they have
        self._beginning: set[asyncio.Task[Any]] = set()  # the tasks that start services
        self._starting = asyncio.Lock()
        self._to_start: dict[str, Callable[[], Awaitable[None]]] = {}
        self.house: House
        self.workers = workers or Pool(0)
        self.artist = Artist(self.workers)
        self._moment = moment
        self.panels = OpenPanels(self)
        self.clicks = Clicks()
        self.signs = Signs()
        self.calls: dict[MessageKind, TimeShown] = {}
        self._uploads_signs = uploads_signs
        self.servers = Servers(self)
        self._uploading: asyncio.Task[None] | None = None
        self._answering: set[asyncio.Task[Any]] = set()
        self._first: set[asyncio.Task[Any]] = set()  # those that others wait for

    async def setup_hook(self) -> None:
        """Open the house, load the cogs and register the commands. Raises what `open_database` raises."""
        self.note_logged_in()
        await self.open_database()
        await self.sharing.taken()
        self.house = House(
            self.database,
            clock=self.now,
            steady=self._steady,
            workers=self.workers,
            limits=self._limits,
            moment=self._moment,
        )
        core.furnish(self.house)
        self.sender = Sender(self)
        hold_requests(self.http, self.house.jobs.blockade)
        for extension in self._extensions:
            await self.load_extension(extension)
        self.house.is_in, self.house.has_left = self._is_listed, self.servers.has_left
        self.house.departed = self.servers.departed
        await core.resume(self.house)
        self._resumed = True
        self.house.subscribe(self.panels.hear)
        self.add_dynamic_items(Clickable)
        self.add_listener(submitted, "on_interaction")
        self.add_listener(self.servers.thread_updated, "on_raw_thread_update")
        await self.tree.set_translator(Translator())
        async with self.waiting("Discord's answer about the commands", COMMANDS_TIMEOUT):
            self.commands_refused = await sync_commands(self, self.house, self.operators_server)

    async def open_database(self) -> None:
        """Open the database unless it is open, and take the shards once they are free.

        Raises what `Database.open` raises.
        """
        if self._database is None:
            self._database = await self._open_database(self._database_path, shards=self._shards)
            self.sharing.begin(self._database.hold)

    @property
    def database(self) -> Database:
        """The database, which must be open."""
        assert self._database is not None
        return self._database

    @property
    def is_open(self) -> bool:
        """Whether the house is open, with or without Discord."""
        return self._resumed

    @property
    def is_serving(self) -> bool:
        """Whether the bot answers people: the house is open, and Discord is connected."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    async def is_operator(self, person: int) -> bool:
        """Whether the person belongs to the team that owns the application, or is its owner."""
        return await self._operators.has(self, person)

    async def on_shard_ready(self, shard: int) -> None:
        """Start the background services with the first shard, so that its players needn't wait for others.

        Each service starts on its own, and those that fail are retried.
        """
        is_first = not self._listed
        self._listed.add(shard)
        self._to_start[f"servers of shard {shard}"] = self._compare_servers
        if is_first:
            self._to_start |= {
                "jobs": self.house.jobs.start,
                "shards": self._watch_shards,
                "heartbeat": self._start_heartbeat,
            }
        task = asyncio.current_task()
        assert task is not None
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)
        await self._start()
        if self.is_closed():
            return  # The shard became ready while the bot was closing
        if is_first:
            self.dispatch("serving")
        if is_first and self._uploads_signs:
            signs = emojis.upload_missing(self, emojis.DRAWING_DELAY)
            self._uploading = asyncio.create_task(signs)
        while self._to_start and not self.is_closed():
            await asyncio.sleep(RESTART_DELAY)
            await self._start()

    async def _start(self) -> None:
        """Try to start each service that has not started."""
        async with self._starting:
            for name, start in list(self._to_start.items()):
                if self.is_closed():
                    return
                try:
                    await start()
                except (NotSaved, Refused) as error:
                    log.warning("Could not start: %s; trying again in %d s: %s", name, RESTART_DELAY, error)
                except Exception:
                    log.exception("Could not start: %s; trying again in %d s", name, RESTART_DELAY)
                else:
                    del self._to_start[name]

    @property
    def not_started(self) -> tuple[str, ...]:
        """The services that have not started yet."""
        return tuple(self._to_start)

    @tasks.loop()
    async def _heartbeat(self) -> None:
        try:
            await heartbeat.beat(self.house)
        except Exception:  # An error must not end the loop.
            log.exception("The heartbeat failed")

    async def _watch_shards(self) -> None:
        self.sharing.watch(self.house, self.panels.redraw_soon)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Let as many shards of all processes log in at the same time as Discord allows."""
        shards = self._shards
        if shards is None or shards.are_all:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await asyncio.sleep(pace_of(self).until_turn(shard_id or 0, shards.count, self.now()))

    async def _start_heartbeat(self) -> None:
        if not self._heartbeat.is_running():
            self._heartbeat.start()

    def get_guild(self, id: int, /) -> discord.Guild | None:
        """A server as the gateway described it. None means unknown, never gone: discord.py has servers
        without their channels during an outage, and lacks those that arrive late."""
        guild = super().get_guild(id)
        return None if guild is None or guild.unavailable else guild

    def _is_listed(self, server: int) -> bool:
        """Whether Discord lists a server as the bot's, even if it is unavailable."""
        return super().get_guild(server) is not None

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show a server's tables again after the bot rejoined it."""
        # If the rejoining can't be stored now, it is stored at the next start.
        with suppress(Refused, NotSaved):
            await departures.joined(self.house, guild.id)
        with suppress(Refused, NotSaved):
            await departures.hurry(self.house, guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Continue in a server that arrived after the start, or whose outage is over."""
        if self._listed:
            await self.on_guild_join(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Schedule the deletion of a server's data after the bot left it."""
        with suppress(Refused, NotSaved):
            await departures.left(self.house, guild.id)

    async def _compare_servers(self) -> None:
        servers, shards = [guild.id for guild in self.guilds], self.shard_count or 1
        listed = frozenset(self._listed)  # Servers of others may arrive meanwhile.
        await departures.compare(self.house, servers, lambda each: (each >> 22) % shards in listed)

    async def wind_up(self) -> None:
        """Disconnect from Discord, and close the house with everything stored."""
        self._heartbeat.cancel()
        try:
            await self.sharing.rest()
            for task in filter(None, (*self._beginning, self._uploading)):
                task.cancel()
            if self._resumed:
                await self.house.jobs.stop()
            shards = self.shards.values()
            await asyncio.gather(*(shard.disconnect() for shard in shards), return_exceptions=True)
            await self._answer_all()
            await self.panels.stop()
            try:
                if self._resumed:
                    self._resumed = False
                    await core.close_down(self.house)  # before the cogs are unloaded
            finally:
                await super().wind_up()
            await self.sharing.end()
        finally:
            if self._database is not None:
                await self._database.close()
                self._database = None
            await self.artist.close()
            await self.workers.close()

    def note_answering(self) -> None:
        """Register the calling task as answering someone. Closing the bot waits for it."""
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    @contextmanager
    def answering_first(self) -> Generator[None]:
        """During the block, messages to others wait a moment."""
        task = asyncio.current_task()
        assert task is not None
        self._first.add(task)
        try:
            yield
        finally:
            self._first.discard(task)

    async def until_answered(self) -> None:
        """Wait a moment for those who are answered first."""
        if self._first:
            await asyncio.wait(self._first, timeout=ANSWERS_FIRST_SECONDS)

    async def _answer_all(self) -> None:
        """Wait a moment for answers in progress."""
        if self._answering:
            _, late = await asyncio.wait(self._answering, timeout=SHUTDOWN_GRACE)
            for task in late:
                task.cancel()

    async def draw(self, picture: Picture) -> bytes | None:
        """Render a picture as PNG. None if that fails, and only the words below it are shown.

        A picture for others first waits a moment for answers to moves in progress.
        """
        if task_priority.get() > Priority.ANSWER:
            await self.until_answered()
        try:
            return await self.artist.draw(picture.drawing)
        except TimeoutError:
            log.warning("A picture was not drawn in time")
            return None
        except Exception:  # Whatever is wrong with the picture, the table continues without it.
            log.exception("Could not draw a picture")
            return None

    async def end_lines(self, table: Table, person: int | None, text: GameText) -> list[str]:
        cogs = [each for each in self.cogs.values() if isinstance(each, Cog)]
        return [line for each in cogs for line in await each.end_lines(table, person, text)]

    def now(self) -> float:
        """The time in Unix seconds, by the database's clock if several processes share it."""
        return self._clock() + self.sharing.ahead

    @property
    def me(self) -> int:
        """The bot's user id."""
        assert self.user is not None
        return self.user.id

    async def language_of_table(self, table: Table) -> str:
        """The language of a table's public messages: its server's, or for direct messages its host's."""
        if table.server is None and table.host is not None:
            return await self.language_of_person(table.host, None)
        return await self.language_of_server(table.server, table.host, table.people)

    async def language_of_server(
        self, server: int | None, host: int | None = None, people: Iterable[int] = ()
    ) -> str:
        """The language of a server's public messages; see `Servers.language`."""
        return "en" if server is None else await self.servers.language(server, host, people)

    async def language_of_person(self, person: int, server: int | None) -> str:
        """The language of a person's direct messages: their choice, else their Discord client's when last
        seen, else the server's."""
        settings = await settings_of(self.house.db, person)
        chosen = spoken(settings.preferences.language, settings.seen)
        return chosen or await self.language_of_server(server)
