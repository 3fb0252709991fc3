"""Every command and click that a stranger can try at another person's table, by its number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import AppCommandOptionType
from discord.app_commands import Command

from tests.clicks import CLICKS, sample
from tests.shown import Answer, Shown
from tests.simulated import Person, Port
from ui.clicks import Click, link

PICKED = {
    "eyes": ["all"],
    "level": ["every clever"],
    "seat_pick": ["1"],
    "guess_choose": ["0"],
    "pace": ["86400"],
    "lobby_pace": ["86400"],
    "option": ["true"],
    "timeout": ["wait"],
    "answer_pick": ["0"],
    "plan_pick": ["0"],
    "draft_pick": ["0"],
}
"""The values to pick in selects, by click."""
OWN_CLICKS = {"next", "unfollow", "learn-instead"}
"""Clicks that name a table but don't reveal anything about it."""
OWN_COMMANDS = {"game watch unfollow"}


def commands(port: Port) -> list[Command[Any, ..., Any]]:
    """The commands that take a table's number."""
    return [
        each
        for each in port.bot.tree.walk_commands()
        if isinstance(each, Command)
        and any(parameter.name == "table" for parameter in each.parameters)
        and each.qualified_name not in OWN_COMMANDS
    ]


def clicks(table: int) -> Iterator[tuple[str, str, list[str] | None]]:
    """Name, custom_id and chosen values of every click about a table, at version 1."""
    for click in about_tables():
        yield click.name, link(click.name, *sample(click, table=table)), PICKED.get(click.name)
    yield "past", link("past"), [str(table)]


def about_tables() -> list[type[Click]]:
    """The clicks that name a table and whose answer reveals something about it."""
    return [
        click for click in CLICKS if "table" in click.__dataclass_fields__ and click.name not in OWN_CLICKS
    ]


async def try_command(port: Port, hand: Any, at: Any, command: Command[Any, ..., Any], table: int) -> str:
    """The answer to a stranger's command about a table.

    `hand` acts in the channel `at`, or in direct messages if that is None.
    """
    options = {"table": str(table), **filled(command, hand)}
    where = () if at is None else (at,)
    return Answer(port.env, await hand.slash(*where, command.qualified_name, **options)).text


async def try_click(person: Person, message: Shown, id: str, values: list[str] | None) -> str:
    """The answer to a stranger's forged click on a visible message."""
    return (await person.forge(message, id, values)).shown.text


def filled(command: Command[Any, ..., Any], hand: Any) -> dict[str, Any]:
    """A value for each required parameter."""
    options: dict[str, Any] = {}
    for parameter in command.parameters:
        if not parameter.required:
            continue
        if parameter.choices:
            options[parameter.display_name] = parameter.choices[0].value
        elif parameter.type is AppCommandOptionType.user:
            options[parameter.display_name] = hand
        elif parameter.type is AppCommandOptionType.boolean:
            options[parameter.display_name] = True
        elif parameter.type is AppCommandOptionType.string:
            options[parameter.display_name] = "1d"
        else:
            options[parameter.display_name] = 1
    return options


def bots_message(port: Port, channel: int) -> Shown:
    """A new message of the bot in a channel, to forge clicks on."""
    backend = port.env.backend
    stored = backend.create_message(channel, backend.bot_user.id, content="hello")
    return Shown(port.env, channel, stored.id)


def private_thread(port: Port, *people: Person, name: str = "secret") -> Any:
    """A private thread of the channel, with these people and the bot in it."""
    backend = port.env.backend
    made = backend.create_thread(
        port.channel.id, name, backend.bot_user.id, type=discord.ChannelType.private_thread.value
    )
    for person in people:
        backend.add_thread_member(made.id, person.id)
    return next(thread for thread in port.threads if thread.id == made.id)
