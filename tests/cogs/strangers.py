"""All that somebody can try at a table that isn't theirs, by its number: each command, and each click."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import discord
from discord import AppCommandOptionType
from discord.app_commands import Command

from cogs.features import CLICKS
from tests.clicks import sample
from tests.shown import Answer, Shown
from tests.simulated import Person, Port
from ui.clicks import link
from ui.handlers import NAMES
from ui.ids import (
    PlanRef,
    TableAction,
    TableRef,
    eyes,
    log_page,
    past_select,
    play_on,
    position_page,
    position_select,
    review_page,
    take_back,
)

HABITS = ("auto", "away", "every", "language", "quiet_from", "quiet_to", "text", "where", "zone")
OWN = {
    "forget me",
    "open archive",
    "habits",
    "home",
    "learn",
    "seek",
    "unseek",
    "next",
    "open champions",
    "open ranking",
    "choose ranking",
    "profile",
    "ranking",
    "unfollow",
    *(f"set {habit}" for habit in HABITS),
}
"""Clicks that are about the person who clicks. `unfollow` and `next` tell nothing of the table."""
OWN_COMMANDS = {"game watch unfollow"}


def commands(port: Port) -> list[Command[Any, ..., Any]]:
    """Those that take a table's number."""
    return [
        each
        for each in port.bot.tree.walk_commands()
        if isinstance(each, Command)
        and any(parameter.name == "table" for parameter in each.parameters)
        and each.qualified_name not in OWN_COMMANDS
    ]


def clicks(table: int) -> Iterator[tuple[str, str, list[str] | None]]:
    """Name, custom_id and chosen values of everything that can be clicked for a table, at version 1."""
    ref, plan = TableRef(table, 1), PlanRef(table, 1)
    for action in get_args(TableAction):
        yield action, ref.action(action), None
    yield "set pace", ref.setting("pace"), ["86400"]
    for click in CLICKS:
        if "table" in click.__dataclass_fields__:
            yield click.name, link(click.name, *sample(click, table=table)), ["0"] if click.picks else None
    yield "set option", ref.option("storm"), ["true"]
    yield "set timeout", ref.setting("timeout"), ["wait"]
    yield "invite person", ref.invite(), None
    yield "answer", ref.button((0,)), None
    yield "answer", ref.select((0,)), ["0"]
    yield "draft", ref.draft(), None
    yield "choose in draft", ref.draft_select((), 0), ["0"]
    yield "make a plan", plan.button((0,)), None
    yield "take back", take_back(table, 1), None
    yield "vote", ref.vote(0, "wait"), None
    yield "open log", log_page(table, 1), None
    yield "open review", review_page(table, 1), None
    yield "open position", position_page(table, None, 1), None
    yield "choose eyes", position_select(1), [eyes(table, None)]
    yield "open past", past_select(), [str(table)]
    yield "play on", play_on(table, 0, 1), None
    yield "set seat", ref.setting("seat"), ["1"]
    yield "set level", ref.setting("level"), ["every clever"]


def clicked_names() -> set[str]:
    """The names of all clicks about a table. (`tournament/test_tournament.py` tries tournaments.)"""
    about_tables = {click.name for click in CLICKS if "table" in click.__dataclass_fields__}
    return about_tables | (set(NAMES) - OWN - {"open rules", "choose rules"})


async def try_command(port: Port, hand: Any, at: Any, command: Command[Any, ..., Any], table: int) -> str:
    """What a stranger is told who types a command about a table; `hand` acts in the channel `at`, or in
    direct messages if that is None."""
    options = {"table": table, **_filled(command, hand)}
    where = () if at is None else (at,)
    return Answer(port.env, await hand.slash(*where, command.qualified_name, **options)).text


async def try_click(person: Person, message: Shown, id: str, values: list[str] | None) -> str:
    """What a stranger is told who forges a click on a message that they see."""
    return (await person.forge(message, id, values)).shown.text


def _filled(command: Command[Any, ..., Any], hand: Any) -> dict[str, Any]:
    """Something for each parameter that has to be filled in."""
    filled: dict[str, Any] = {}
    for parameter in command.parameters:
        if not parameter.required:
            continue
        if parameter.choices:
            filled[parameter.display_name] = parameter.choices[0].value
        elif parameter.type is AppCommandOptionType.user:
            filled[parameter.display_name] = hand
        elif parameter.type is AppCommandOptionType.string:
            filled[parameter.display_name] = "1d"
        else:
            filled[parameter.display_name] = 1
    return filled


def bots_message(port: Port, channel: int) -> Shown:
    """Some message of the bot in a channel, to forge clicks on."""
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
