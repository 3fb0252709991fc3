"""Everything that can be clicked. All of it are dynamic items, so it works after any restart.

An item knows only what its custom_id says (`ui/ids.py`); what a click does is looked up in `bot.handlers`.
Whatever goes wrong in there is explained in words by `ui/respond.py`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Generic, Self, TypeVar

import discord
from discord import ui

from sessions import NotSaved, Refused
from ui import ids
from ui.bot import Bot
from ui.respond import explaining, in_time, refuse_banned

Interaction = discord.Interaction[Any]
Base = TypeVar("Base", bound="ui.Button[Any] | ui.Select[Any] | ui.UserSelect[Any]")

NEVER = r"(?!)"
"""Matches nothing."""


class Clickable(ui.DynamicItem[Base], Generic[Base], template=NEVER):
    """A button or a select that looks up what it does when it is clicked."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: re.Match[str], /) -> Self:
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        bot: Bot = interaction.client
        async with explaining(interaction), in_time(interaction):
            try:
                click = ids.read(self.custom_id)
                handler = bot.handlers[click.handler]
                chosen = self.chosen()
            except (LookupError, ValueError):
                raise Refused("out-of-date") from None
            await refuse_banned(interaction)
            if interaction.guild_id is None and interaction.message is not None:
                with suppress(Refused, NotSaved):
                    await bot.sender.adopt(interaction.message)
            await handler(interaction, *click.arguments, *chosen)

    def chosen(self) -> tuple[Any, ...]:
        """What was chosen in it, for the handler. ValueError if that can't be."""
        return ()


class Button(Clickable[ui.Button[Any]], template=ids.BUTTON):
    """A button."""


class SelectOfOne(Clickable[ui.Select[Any]], template=ids.SELECT_OF_ONE):
    """A select of one value."""

    def chosen(self) -> tuple[Any, ...]:
        [value] = self.item.values
        return (value,)


class SelectOfPeople(Clickable[ui.UserSelect[Any]], template=ids.SELECT_OF_PEOPLE):
    """A select of one of the server's people."""

    def chosen(self) -> tuple[Any, ...]:
        [person] = self.item.values
        return (person,)


class Unknown(Clickable[Any], template=ids.UNKNOWN):
    """What has an id that is none of ours: it is answered, too."""


CLICKABLES = (Button, SelectOfOne, SelectOfPeople, Unknown)
"""To be registered with the bot at its start."""


def button(custom_id: str, label: str, **look: Any) -> Button:
    """A button with one of our ids."""
    return Button(ui.Button(custom_id=custom_id, label=label, **look))


def select_of_one(custom_id: str, options: Sequence[discord.SelectOption], **look: Any) -> SelectOfOne:
    """A select of one option."""
    return SelectOfOne(ui.Select(custom_id=custom_id, options=list(options), **look))


def select_of_people(custom_id: str, **look: Any) -> SelectOfPeople:
    """A select of one person."""
    return SelectOfPeople(ui.UserSelect(custom_id=custom_id, **look))
