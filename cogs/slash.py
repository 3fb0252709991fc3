"""Slash commands whose names and descriptions stand in `locales/`, for every language of the bot.

`@slash("game open")` makes the command `/game open` from the messages `command-game-open` (its
description; its attribute `.name` is the name in that language) and, for each parameter,
`command-game-open-<parameter>` or, where several commands share it, `parameter-<parameter>`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from locales import words

ENGLISH = words("en")


def told(id: str) -> locale_str:
    """A text of a command: English by default, other languages through the translator."""
    return locale_str(ENGLISH(id), id=id)


def named(name: str, id: str) -> locale_str:
    """A name of a command or parameter: as typed in English, translated by the message's `.name`."""
    return locale_str(name, id=f"{id}.name")


def slash(
    path: str, group: app_commands.Group | None = None
) -> Callable[[Callable[..., Any]], app_commands.Command[Any, ..., Any]]:
    """Make a method a command of its cog's group, or of a group in that one; `path` is the whole command
    ("game open")."""
    id = f"command-{path.replace(' ', '-')}"

    def decorate(callback: Callable[..., Any]) -> app_commands.Command[Any, ..., Any]:
        parameters = list(inspect.signature(callback).parameters)[2:]  # after self and the interaction
        ids = {each: _parameter_id(id, each) for each in parameters}
        if parameters:
            app_commands.describe(**{each: told(ids[each]) for each in parameters})(callback)
            app_commands.rename(**{each: named(each.rstrip("_"), ids[each]) for each in parameters})(callback)
        name = named(path.rpartition(" ")[2], id)
        return (group or app_commands).command(name=name, description=told(id))(callback)

    return decorate


def _parameter_id(command: str, parameter: str) -> str:
    own = f"{command}-{parameter.rstrip('_')}"  # one that Python has a word for has a _ at its end
    return own if ENGLISH.has(own) else f"parameter-{parameter}"


class Translator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands in the languages other than English."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        id = string.extras.get("id")
        if locale is not discord.Locale.japanese or id is None:
            return None
        return words("ja")(id)
