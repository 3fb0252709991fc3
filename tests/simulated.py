"""A small Discord to test the bot in. Only this file, `settled.py`, `shown.py` and `demo/` touch simcord.

    async with harbour(database) as port:
        mei, tom = port.person("Mei"), port.person("Tom", language="ja")
        opened = await mei.slash("game open", game="captains_orders")
        await tom.click(port.shown[-1], "Join")
        hand = await mei.click(port.shown[-1], "My hand")
        assert hand.private and "7" in hand.text

Each act returns when the bot has finished its response. At the end of the block, the bot is closed and
its requests are checked against Discord's description. Unhandled and logged errors fail the test; a test
that provokes one calls `port.logged.clear()`.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord
import simcord
from discord.app_commands import AppCommandError
from simcord import enums, interactions
from simcord.backend import serializers
from simcord.backend.models import channel as channel_models
from simcord.results import InteractionResult

from cogs.harbour import Harbourmaster
from db import Location
from demo.simulated import give_languages
from engine import Move
from sessions import House, Preferences, Table, Where
from tests.cogs.wording import EN
from tests.discord_rules import DiscordRules
from tests.discord_schema import check_requests
from tests.fakes import FakePool
from tests.harbour import GAME, Harbour, People
from tests.preferring import prefer
from tests.settled import Env, let_tests_act_for_the_bot
from tests.shown import Answer, Shown, messages_in
from tests.troubles import Troubles
from tests.watchdog import excused
from ui.deliveries import board_shown

# SimCord doesn't know announcement threads and media channels.
channel_models.THREAD_TYPES = (*channel_models.THREAD_TYPES, discord.ChannelType.news_thread.value)  # type: ignore[assignment]

Bot = discord.AutoShardedClient
CREW = ("Mei", "Tom", "Ann", "Leo", "Kim", "Ivo", "Eva", "Bob")
HEARTBEAT_INTERVAL = 6 * 3600
"""Simulated seconds between the bot's heartbeats. With one per minute, simulating a day would be slow."""


@asynccontextmanager
async def harbour(
    database: Location,
    *,
    language: str = "en-US",
    **settings: Any,
) -> AsyncGenerator[Port]:
    """The bot on a simulated Discord with one server ("Harbour") that has one channel ("games").

    `language` is the server's. `settings` are additional keyword arguments for each bot.
    """
    port = Port(database, language, **settings)
    logging.getLogger().addHandler(port.logged)
    try:
        with port.rules.in_simcord():
            await port.start()
            yield port
            port.faults.mend()
            with excused("all requests of a test are checked at once"):
                check_requests(port.env)
    finally:
        await port.stop()
        logging.getLogger().removeHandler(port.logged)
    # Our command tree answers errors itself, and logs the unexpected ones.
    errors = [error for error in port.env.errors if not isinstance(error, AppCommandError)]
    assert not errors, errors
    assert not port.logged.lines, "The bot logged errors:\n" + "\n".join(port.logged.lines)
    port.rules.check()
    assert not port.unused_faults, f"Discord was never sent what it was to refuse: {port.unused_faults}"


class Logged(logging.Handler):
    """Records logged errors, one line each."""

    def __init__(self, level: int) -> None:
        super().__init__(level)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the message and the exception."""
        cause = record.exc_info[1] if record.exc_info else None
        self.lines.append(record.getMessage() + (f": {cause!r}" if cause else ""))

    def clear(self) -> None:
        """Forget the errors, which the test provoked."""
        self.lines.clear()


class Port(Troubles, Harbour):
    """A harbour with Discord: a server, its channel, and the people in it.

    `open` and `begin` use commands and clicks, and return the table's message. People are `Person`s.
    """

    def __init__(self, location: Location, language: str, **settings: Any) -> None:
        super().__init__(location)
        self.logged = Logged(logging.ERROR)
        self.workers = FakePool()
        self.settings = {"clock": self.clock, "heartbeat": HEARTBEAT_INTERVAL, **settings}
        self.people: dict[int, Person] = {}
        """All people in the server, by id."""
        self._delays = []
        self.env = Env(self._make_bot(location), shard_count=1, settle_timeout=60.0)
        self.rules = DiscordRules(self.env.backend, self.clock)
        self._languages = give_languages(self.env)
        self._language = language
        self._faults = []

    async def start(self) -> Any:
        """Start the bot, then invite it to the server."""
        await self.env.start()
        house = self._prepare()
        self.server = self.env.create_guild("Harbour", preferred_locale=self._language)
        self.channel = self.server.create_text_channel("games")
        await self.wait(1)  # Let everything due from now on be sent after the start.
        return house

    async def stop(self) -> None:
        await self.env.bot.close()
        await self.env.shutdown()

    @property
    def bot(self) -> Any:
        """The running bot. A restart replaces it."""
        return self.env.bot

    @property
    def house(self) -> House:
        return self.bot.house

    def _make_bot(self, database: Location) -> Bot:
        return Harbourmaster(database, open_database=self.faults.open, workers=self.workers, **self.settings)

    def _prepare(self) -> House:
        """Connect a new bot to the test. Returns its house."""
        self._held.clear()
        house = self.house
        house.subscribe(self._hear)
        let_tests_act_for_the_bot(self.env, house)
        http = self.env.bot.http
        request = http.request

        async def delayed(route: Any, **how: Any) -> Any:
            for delay in [*self._delays]:
                await delay.meet(route)
            return await request(route, **how)

        http.request = delayed
        return house

    def clock(self) -> float:
        return self.env.now().timestamp()

    async def wait(self, seconds: float) -> None:
        await self.env.advance_time(seconds)

    def crew(self, number: int) -> list[Person]:
        """Add this many people to the server."""
        return [self.person(name) for name in CREW[:number]]

    async def crew_with_mentions(self, number: int) -> list[Person]:
        """Add this many people who get both DMs and mentions."""
        people = self.crew(number)
        for person in people:
            await prefer(self.house, person.id, Preferences(where=Where.BOTH))
        return people

    async def open(
        self, people: People = 4, computers: int = 0, *, game: str = GAME, **settings: Any
    ) -> Shown:
        """Open a lobby by commands and clicks; return its message. `settings` are options of the command."""
        host, *others = self._people(people)
        await host.slash("game open", game=game, **settings)
        for person in others:
            join = next(id for id in self.board.ids if id.startswith("hm:join:"))
            await person.click(self.board, id=join)
        for _ in range(computers):
            await host.slash("game computer")
        return self.board

    async def _start(self, opened: Shown, host: Person) -> Shown:
        await host.slash("game start", shuffle=False)
        return self.board

    async def play_on(
        self, id: int = 1, moves: int | None = None, seed: int = 0, *, hasty: bool = True
    ) -> Table:
        """Play random moves, then send the held notifications."""
        with self.undelivered():
            await super().play_on(id, moves, seed, hasty=hasty)
        await self.wait(0)
        return await self.table(id)

    async def finish(self, people: People = 4, computers: int = 0, **settings: Any) -> Shown:
        """Play a match to its end; return the message that shows it."""
        await super().finish(people, computers, **settings)
        return self.board

    async def to_move(self, id: int = 1) -> Any:
        person = await super().to_move(id)
        return None if person is None else self.people[person]

    async def make_shown_move(self, person: Person, move: Move | str) -> None:
        """Make a person's move, and wait until the table's message shows it."""
        await self.make_move(person, move)
        await board_shown(self.bot, 1)

    @property
    def board(self) -> Shown:
        """The table's message: the last one in the channel that has a heading."""
        return self.board_in(self.channel.id)

    def board_in(self, channel: int) -> Shown:
        """The message of the table in a channel or a thread."""
        return [message for message in self.shown_in(channel) if message.text.startswith("## ")][-1]

    @property
    def shown(self) -> list[Shown]:
        """The channel's public messages, oldest first."""
        return self.shown_in(self.channel.id)

    def shown_in(self, channel: int) -> list[Shown]:
        """The public messages of a channel or a thread, oldest first."""
        return messages_in(self.env, channel)

    @property
    def threads(self) -> list[simcord.ChannelHandle]:
        """The threads of the channel."""
        return self.channel.threads

    def person(
        self,
        name: str,
        language: str = "en-US",
        *,
        manager: bool = False,
        permissions: discord.Permissions | None = None,
    ) -> Person:
        """Add a person to the server.

        `manager` may manage the server and its channels. `permissions` are granted in addition to everyone's.
        """
        user = self.env.create_user(name.lower(), global_name=name)
        if manager:
            permissions = discord.Permissions(manage_guild=True, manage_channels=True)
        roles = [self.server.create_role("special", permissions=permissions)] if permissions else []
        self._languages[user.id] = language
        person = self.people[user.id] = Person(self, self.server.add_member(user, roles=roles), name)
        return person

    async def restart(self, stopped: float = 0) -> Any:
        """Stop the bot for this many seconds, then start a new one on the same database.

        Discord keeps its messages.
        """
        await self.env.bot.close()
        await self.env.advance_time(stopped)
        await self.env.restart_bot(self._make_bot(self.location))
        return self._prepare()

    async def at_once(self, *acts: Act) -> list[Answer]:
        """Let several people act before the bot has answered any of them."""
        self.env._begin_operation("at_once")
        try:
            answers = [act.send() for act in acts]
            await self.env._settle_internal(dispatch="INTERACTION_CREATE")
        finally:
            self.env._end_operation()
        return answers


class Person:
    """A person in the server, with the actions that a Discord client offers."""

    def __init__(self, port: Port, member: simcord.MemberActor, name: str) -> None:
        self.port = port
        self.member = member
        self.name = name
        self.id = member.id

    @property
    def dms(self) -> list[Shown]:
        """The direct messages between this person and the bot, oldest first."""
        channel = self.port.env.backend.dm_channels.get(self.id)
        return [] if channel is None else messages_in(self.port.env, channel)

    async def panel(self) -> Shown:
        """The panel that this person's button at the table opens."""
        board = self.port.board
        [id] = [each for each in board.ids if each.startswith("hm:move:")]
        return (await self.click(board, id=id)).shown

    async def host_menu(self) -> Shown:
        """The menu that the lobby's button opens for its host."""
        return (await self.click(self.port.board, EN("button-host"))).shown

    async def leave(self) -> Answer:
        """Leave the table and confirm."""
        asked = await self.slash("game leave")
        return await self.click(asked.shown, asked.shown.buttons[0])

    async def slash(
        self, command: str, /, *, at: simcord.ChannelHandle | None = None, **options: Any
    ) -> Answer:
        """Type a slash command ("game open"), by default in the server's channel."""
        result = await self.member.slash(at or self.port.channel, command, **self._typed(command, options))
        return Answer(self.port.env, result)

    async def dm_slash(self, command: str, /, **options: Any) -> Answer:
        """Type a slash command in the direct messages with the bot."""
        return Answer(self.port.env, await self.member.user.slash(command, **self._typed(command, options)))

    def _typed(self, command: str, options: dict[str, Any]) -> dict[str, Any]:
        """The options as a client sends them: numbers as text where the command takes text."""
        name, *path = command.split()
        backend = self.port.env.backend
        root = backend.find_command(name, None) or backend.find_command(name, self.port.server.id)
        leaf = {} if root is None else interactions.walk_to_subcommand(root, path)[0]
        texts = {option["name"] for option in leaf.get("options", ()) if option["type"] == 3}
        return {
            key: str(value) if key in texts and type(value) is int else value
            for key, value in options.items()
        }

    async def offered(self, command: str, option: str, typed: str = "", /, **filled: Any) -> dict[str, Any]:
        """The autocomplete suggestions for an option: name -> value."""
        filled = self._typed(command, filled)
        choices = await self.member.autocomplete(self.port.channel, command, option, typed, **filled)
        return {choice["name"]: choice["value"] for choice in choices}

    async def click(self, message: Shown, label: str | None = None, *, id: str | None = None) -> Answer:
        """Click the button with this label, or with this custom_id."""
        custom_id = id or message.button(label or "")
        return Answer(self.port.env, await self._hand(message).click(message.message, custom_id=custom_id))

    async def choose(self, message: Shown, *labels: str, id: str | None = None) -> Answer:
        """Choose the options with these labels, in the select `id` or in the one that has them.

        If the select requires more, the first other options are added.
        """
        menu = message.menu(labels, id)
        values = [menu.options[label] for label in labels]
        others = [value for value in menu.values if value not in values]
        values += others[: max(0, menu.least - len(values))]
        result = await self._hand(message).select(message.message, values, custom_id=menu.id)
        return Answer(self.port.env, result)

    async def choose_people(self, message: Shown, *people: Person, id: str | None = None) -> Answer:
        """Choose people in a user select: the one with custom_id `id`, or the only one."""
        [menu] = [m.id for m in message.menus if m.id == id or (id is None and not m.options)]
        members = [person.member for person in people]
        return Answer(
            self.port.env, await self._hand(message).select(message.message, members, custom_id=menu)
        )

    async def fill(self, asked: Answer, **values: Any) -> Answer:
        """Fill in the modal that an act opened: custom_id -> value."""
        hand = self.member if asked.result._interaction.guild_id is not None else self.member.user
        return Answer(self.port.env, await hand.submit_modal(asked.result, values))

    def click_act(
        self, message: Shown, label: str | None = None, *, id: str | None = None, value: str | None = None
    ) -> Act:
        """A click for `Port.at_once`; on a select, of the option with this value."""
        return Act(self, message, id or message.button(label or ""), None if value is None else [value])

    async def forge(self, message: Shown, id: str, values: Sequence[str] | None = None) -> Answer:
        """Send a click with any custom_id, as if the message had such a component."""
        [answer] = await self.port.at_once(Act(self, message, id, values, forged=True))
        return answer

    async def submit(self, message: Shown, id: str, typed: str) -> Answer:
        """Submit a form with any custom_id, as if a button of the message had opened it."""
        [answer] = await self.port.at_once(Act(self, message, id, [typed], submitted=True))
        return answer

    def close_dms(self) -> None:
        """Refuse the bot's direct messages to this person (50007)."""
        channel = self.member.user.dm_channel
        self.port.refuse("POST", f"/channels/{channel.id}/messages", 50007)

    def _hand(self, message: Shown) -> Any:
        """The actor: a member in the server, a user in direct messages."""
        return self.member if message.in_server else self.member.user


@dataclass(frozen=True)
class Act:
    """A click that hasn't been sent yet."""

    person: Person
    message: Shown
    id: str
    values: Sequence[str] | None = None
    forged: bool = False
    submitted: bool = False

    def send(self) -> Answer:
        """Send the click, without waiting for the bot."""
        env, stored = self.person.port.env, self.message.stored
        kind, data = enums.InteractionType.MESSAGE_COMPONENT, {"custom_id": self.id, "component_type": 2}
        if self.submitted:
            fields = [{"type": 4, "custom_id": "number", "value": value} for value in self.values or ()]
            rows = [{"type": 1, "components": [each]} for each in fields]
            kind, data = enums.InteractionType.MODAL_SUBMIT, {"custom_id": self.id, "components": rows}
        elif self.values is not None:
            data |= {"component_type": 3, "values": list(self.values)}
        record, payload = interactions.base_payload(
            env.backend,
            type=kind,
            channel_id=stored.channel_id,
            guild_id=env.backend.get_channel(stored.channel_id).guild_id,
            user_id=self.person.id,
            data=data,
        )
        message = dict(serializers.message_payload(env.backend, stored))
        if self.forged:
            message["components"] = [{"type": 1, "components": [self._component()]}]
        record.source_message_id = stored.id
        env.backend.emit("INTERACTION_CREATE", {**payload, "message": message})
        return Answer(env, InteractionResult(env, record))

    def _component(self) -> dict[str, Any]:
        """The clicked component, for a forged message: discord.py looks for it there."""
        if self.values is None:
            return {"type": 2, "style": 2, "label": "Forged", "custom_id": self.id}
        options = [{"label": value, "value": value} for value in self.values]
        return {"type": 3, "custom_id": self.id, "options": options}
