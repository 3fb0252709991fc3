"""The bot as messages and cogs see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import discord
from discord import app_commands

from boards import Picture
from locales import Words
from sessions import House, Table
from ui.text.signs import Signs

if TYPE_CHECKING:
    from ui.text.game_text import GameText


class Sending(Protocol):
    """Writes to people unasked."""

    async def greet(self, person: int, view: discord.ui.LayoutView, /) -> int | None:
        """Send a person a message that isn't recorded.

        Returns the channel of their direct messages; None if they take none.
        """

    async def adopt(self, message: discord.Message, /) -> None:
        """Record a clicked message that isn't recorded yet: the answer to the click removes its mark."""


class ReadingClicks(Protocol):
    """Knows the clicks of all features."""

    def read(self, custom_id: str, /) -> Any:
        """The `Click` with this custom_id. ValueError if there is none."""


class KeepingPanels(Protocol):
    """Knows the private panels that people have open, and keeps them up to date."""

    async def drawn(
        self, interaction: discord.Interaction[Any], message: int, table: Table, words: Words, /
    ) -> None:
        """A panel of this table was drawn in a private answer: it takes the place of an older one."""

    def forget(self, interaction: discord.Interaction[Any], table: int, /) -> None:
        """Somebody has clicked in their panel of a table: whoever answers draws it."""


class Bot(Protocol):
    """The bot as a client of Discord, with the tables and what shows them."""

    @property
    def house(self) -> House: ...

    @property
    def clicks(self) -> ReadingClicks: ...

    @property
    def sender(self) -> Sending: ...

    @property
    def panels(self) -> KeepingPanels: ...

    @property
    def signs(self) -> Signs: ...

    @property
    def operators_server(self) -> int | None:
        """The server in which the operators' commands are; None: there are none."""
        ...

    def note_answering(self) -> None:
        """The calling task answers somebody: closing waits for it."""
        ...

    async def is_operator(self, person: int, /) -> bool:
        """Whether somebody is of the team that the application belongs to."""
        ...

    @property
    def me(self) -> int:
        """The bot's own user."""
        ...

    def now(self) -> float:
        """Unix seconds."""
        ...

    async def draw(self, picture: Picture, /) -> bytes | None:
        """A picture as PNG; None if it can't be drawn, and the words below it must do."""

    async def end_lines(self, table: Table, person: int | None, text: GameText, /) -> list[str]:
        """The features' lines below a finished match: for everyone (None), or for one person who played."""
        ...

    async def language_of_table(self, table: Table, /) -> str: ...

    async def language_of_server(self, server: int | None, /) -> str:
        """What all at a table read."""
        ...

    async def language_of_person(self, person: int, server: int | None, /) -> str:
        """What a person reads in a direct message."""
        ...

    async def fetch_application_emojis(self) -> list[discord.Emoji]: ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji: ...

    def get_guild(self, id: int, /) -> discord.Guild | None: ...

    def get_partial_messageable(self, id: int, /) -> discord.PartialMessageable: ...

    async def create_dm(self, user: discord.abc.Snowflake, /) -> discord.DMChannel: ...

    @property
    def tree(self) -> app_commands.CommandTree[Any]: ...
