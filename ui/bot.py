"""The bot's interface for messages and cogs."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, Protocol

import discord
from discord import app_commands
from discord.ext import commands
from discord.http import HTTPClient

from boards import Picture
from sessions import House, MessageKind, Table
from sessions.recent import Recent
from ui.table.calls import TimeShown
from ui.text.signs import Signs

if TYPE_CHECKING:
    from ui.text.game_text import GameText


class Sending(Protocol):
    """Sends people messages that don't answer a click."""

    @property
    def refusals(self) -> Recent[int, int]:
        """Discord's code for the last message that it refused in a channel, by channel."""
        ...

    async def adopt(self, message: discord.Message, /) -> None:
        """Record a clicked message that isn't recorded yet. Answering the click removes its mark."""


class ReadingClicks(Protocol):
    """Resolves the custom_ids of all features' clicks."""

    def add(self, click: Any, /) -> None:
        """Add a class of `Click`."""

    def remove(self, click: Any, /) -> None: ...

    def has(self, custom_id: str, /) -> bool:
        """Whether the click that a custom_id names is here."""
        ...

    def read(self, custom_id: str, /) -> Any:
        """The `Click` with this custom_id. Raises ValueError if there is none."""


class KeepingPanels(Protocol):
    """Tracks the private panels that people have open and keeps them up to date."""

    async def drawn(self, interaction: discord.Interaction[Any], message: int, table: Table, /) -> None:
        """Track a panel drawn in a private answer. It replaces an older panel of the table."""

    def forget(self, interaction: discord.Interaction[Any], table: int, /) -> None:
        """Stop tracking a panel that its owner clicked: the answer draws it."""


class Bot(Protocol):
    """The bot as a Discord client, with its tables and their presentation."""

    @property
    def house(self) -> House: ...

    @property
    def clicks(self) -> ReadingClicks: ...

    @property
    def sender(self) -> Sending: ...

    @property
    def panels(self) -> KeepingPanels: ...

    @property
    def calls(self) -> dict[MessageKind, TimeShown]:
        """The kinds of message that call somebody, each with the time that its first line names. All others
        are silent."""
        ...

    @property
    def signs(self) -> Signs: ...

    @property
    def operators_server(self) -> int | None:
        """The server that has the operators' commands, if any."""
        ...

    def note_answering(self) -> None:
        """Register the calling task as answering someone. Closing the bot waits for it."""
        ...

    def answering_first(self) -> AbstractContextManager[None]:
        """During the block, messages to others wait a moment."""
        ...

    async def until_answered(self) -> None:
        """Wait a moment for those who are answered first."""
        ...

    async def is_operator(self, person: int, /) -> bool:
        """Whether the person belongs to the team that owns the application."""
        ...

    @property
    def me(self) -> int:
        """The bot's user id."""
        ...

    def now(self) -> float:
        """The time in Unix seconds."""
        ...

    async def draw(self, picture: Picture, /) -> bytes | None:
        """Render a picture as PNG. None if that fails, and only the words below it are shown."""

    async def end_lines(self, table: Table, person: int | None, text: GameText, /) -> list[str]:
        """The features' lines below a finished match: for everyone (None), or for one person who played."""
        ...

    async def language_of_table(self, table: Table, /) -> str: ...

    async def language_of_server(
        self, server: int | None, host: int | None = None, people: Iterable[int] = (), /
    ) -> str:
        """The language of a server's public messages."""
        ...

    async def language_of_person(self, person: int, server: int | None, /) -> str:
        """The language of a person's direct messages."""
        ...

    async def fetch_application_emojis(self) -> list[discord.Emoji]: ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji: ...

    def get_guild(self, id: int, /) -> discord.Guild | None: ...

    async def fetch_guild(self, id: int, /, *, with_counts: bool = True) -> discord.Guild: ...

    def get_channel(self, id: int, /) -> Any: ...

    def get_partial_messageable(self, id: int, /) -> discord.PartialMessageable: ...

    async def create_dm(self, user: discord.abc.Snowflake, /) -> discord.DMChannel: ...

    @property
    def http(self) -> HTTPClient: ...

    async def add_cog(self, cog: commands.Cog, /) -> None: ...

    @property
    def tree(self) -> app_commands.CommandTree[Any]: ...
