"""Slash commands whose names and descriptions stand in `locales/`, for every language of the bot.

`@slash("game open")` makes the command `/game open` from the messages `command-game-open` (its
description; its attribute `.name` is the name in that language) and, for each parameter,
`command-game-open-<parameter>` or, where several commands share it, `parameter-<parameter>`.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from locales import words
from ui.commands import game_choices

ENGLISH = words("en")
Callback = Callable[..., Any]
Command = app_commands.Command[Any, ..., Any]


def localized(id: str) -> locale_str:
    """A text of a command: English by default, other languages through the translator."""
    return locale_str(ENGLISH(id), id=id)


def localized_name(id: str) -> locale_str:
    """The name of a command or parameter, as somebody types it."""
    return localized(f"{id}.name")


def localized_group(path: str) -> app_commands.Group:
    """A group of commands; `path` is the whole of it ("game clock")."""
    id = message_id(path)
    return app_commands.Group(name=localized_name(id), description=localized(id))


def slash(path: str, group: app_commands.Group | None = None) -> Callable[[Callback], Command]:
    """Make a method a command of its cog's group, or of a group in that one; `path` is the whole command
    ("game open")."""

    def decorate(callback: Callback) -> Command:
        parameters = list(inspect.signature(callback).parameters)[2:]  # after self and the interaction
        return command(message_id(path), callback, parameters, group)

    return decorate


def command(
    id: str, callback: Callback, parameters: Iterable[str], group: app_commands.Group | None = None
) -> Command:
    """The command that this message describes, as discord.py has it, with these parameters described too."""
    ids = {parameter: _parameter_id(id, parameter) for parameter in parameters}
    if ids:
        app_commands.describe(**{each: localized(ids[each]) for each in ids})(callback)
        app_commands.rename(**{each: localized_name(ids[each]) for each in ids})(callback)
    make = (group or app_commands).command
    return make(name=localized_name(id), description=localized(id))(callback)


def message_id(path: str) -> str:
    """The message that describes a command or a group."""
    return f"command-{path.replace(' ', '-')}"


def _parameter_id(command: str, parameter: str) -> str:
    own = f"{command}-{parameter.rstrip('_')}"  # one that Python has a word for has a _ at its end
    return own if ENGLISH.has(own) else f"parameter-{parameter}"


def offer_games(command: Command) -> None:
    """Let the parameter `game` of a command be one of the games, by its name."""
    app_commands.choices(game=game_choices())(command)


class Translator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands in the languages other than English."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        id = string.extras.get("id")
        if locale is not discord.Locale.japanese or id is None:
            return None
        await asyncio.sleep(0)  # there are hundreds, and nothing to wait for: all else goes on meanwhile
        return words("ja")(id)
