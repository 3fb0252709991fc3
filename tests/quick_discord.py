"""What simcord and discord.py do over and over where hundreds of bots run in one process, done faster.

    do_it_faster()

The bots and what they are answered are the same as without it.
"""

from __future__ import annotations

import asyncio
import copy
import marshal
from functools import cache
from types import SimpleNamespace
from typing import Any

from discord import components as components_of_discord
from discord.app_commands import CommandTree, Group, Translator
from discord.utils import get_slots
from simcord import Env, _dpy_internals, components, gateway, results
from simcord._runtime import _BOT_SCOPE, _CallbackRecord, _selected_env
from simcord.http import router

from cogs import titles
from engine import Game

BUSY = 100_000
"""Turns of the event loop after which simcord shall look why the bot doesn't come to rest."""


def do_it_faster() -> None:
    """For this process."""
    _translate_commands_once()
    _make_commands_once()
    _copy_payloads_fast()
    _find_sleepers_fast()
    _tell_the_time_fast()
    _settle_fast()
    components_of_discord.get_slots = cache(lambda kind: [*get_slots(kind)])  # type: ignore[attr-defined]


def _translate_commands_once() -> None:
    """All bots here have the same commands: they are put into Discord's thirty languages once."""
    translate = Group.get_translated_payload
    payloads: dict[bytes, dict[str, Any]] = {}

    async def translated(group: Group, tree: CommandTree[Any], translator: Translator) -> dict[str, Any]:
        plain = marshal.dumps(group.to_dict(tree))
        if plain not in payloads:
            payloads[plain] = await translate(group, tree, translator)
        return payloads[plain]

    Group.get_translated_payload = translated  # type: ignore[method-assign]


def _make_commands_once() -> None:
    """The commands that follow from the games' moves are the same in all bots, and belong to none."""
    make = titles.game_group
    groups: dict[str, Group] = {}

    async def made(game: Game) -> Group:
        if game.id not in groups:
            groups[game.id] = await make(game)
        return groups[game.id]

    titles.game_group = made


def _copy_payloads_fast() -> None:
    """simcord copies each payload several times, most of which are plain data."""
    for module in (components, results):
        vars(module)["deepcopy"] = plain_copy
    for module in (gateway, router):
        vars(module)["copy"] = SimpleNamespace(deepcopy=plain_copy)


def _find_sleepers_fast() -> None:
    """simcord asks of each task, again and again, whether one of the many timers wakes it. It looks closely
    at each timer; here only at those that may concern the task."""
    is_sleep_waiter = _dpy_internals.is_sleep_waiter
    is_wakeup_callback = _dpy_internals.is_wakeup_callback

    def quickly(waiter: Any, loop: Any, deadline: float) -> bool:
        concerns = any(handle._args and waiter in handle._args for handle in loop._scheduled)
        return concerns and is_sleep_waiter(waiter, loop, deadline)

    def may_concern(callback: Any, args: tuple[Any, ...], waiter: Any, task: asyncio.Task[Any]) -> bool:
        concerns = waiter in args or getattr(callback, "__self__", None) is not None
        return concerns and is_wakeup_callback(callback, args, waiter, task)

    _dpy_internals.is_sleep_waiter = quickly
    _dpy_internals.is_wakeup_callback = may_concern


def _tell_the_time_fast() -> None:
    """The event loop asks for the time at each of its turns, mostly for nobody of the bot."""

    def monotonic() -> float:
        env = None if _BOT_SCOPE.get() is None else _selected_env(driver=False)
        return _dpy_internals.real_monotonic() if env is None else env._virtual_time

    _dpy_internals._clock_monotonic = monotonic


def _settle_fast() -> None:
    """While the bot does something, simcord looks at each step what each of its tasks waits for. Here it
    begins to when the bot has done all that it can do at once."""
    settle = Env._settle_internal

    async def settled(env: Env, **how: Any) -> None:
        for _ in range(BUSY):
            if not any(record.when is None for record in env._work.callbacks):
                break
            await asyncio.sleep(0)
        await settle(env, **how)

    Env._settle_internal = settled  # type: ignore[method-assign]
    _CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]  # to find one, compare none


def plain_copy(value: Any) -> Any:
    """As `copy.deepcopy`, and several times as fast for what JSON has."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:  # somewhere in it is something else
        if type(value) is dict:
            return {key: plain_copy(each) for key, each in value.items()}
        if type(value) is list:
            return [plain_copy(each) for each in value]
        return copy.deepcopy(value)
