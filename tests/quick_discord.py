"""What simcord and discord.py do over and over where hundreds of bots run in one process, done faster.

    do_it_faster()

The bots and what they are answered are the same as without it.
"""

from __future__ import annotations

import copy
import marshal
from collections.abc import Callable
from datetime import datetime
from functools import cache
from types import SimpleNamespace
from typing import Any
from weakref import ref

from discord import components as components_of_discord
from discord.ui import Item
from discord.utils import get_slots
from simcord import _dpy_internals, components, gateway, results
from simcord._clock import Clock
from simcord._runtime import _BOT_SCOPE, _selected_env
from simcord.http import router

from tests.quick_callbacks import follow_fast
from tests.quick_commands import register_once
from tests.quick_settling import settle_fast


def do_it_faster() -> None:
    """For this process."""
    register_once()
    copy_payloads_fast()
    _tell_the_time_fast()
    _let_views_go()
    _hear_of_errors_in_views()
    follow_fast()
    settle_fast()
    components_of_discord.get_slots = cache(lambda kind: [*get_slots(kind)])  # type: ignore[attr-defined]


def copy_payloads_fast() -> None:
    """simcord copies each payload several times, most of which are plain data."""
    for module in (components, results):
        vars(module)["deepcopy"] = plain_copy
    for module in (gateway, router):
        vars(module)["copy"] = SimpleNamespace(deepcopy=plain_copy)


def _tell_the_time_fast() -> None:
    """The event loop asks for the time at each of its turns, mostly for nobody of the bot; and the bot asks
    again and again while it is the same."""

    def monotonic() -> float:
        env = None if _BOT_SCOPE.get() is None else _selected_env(driver=False)
        return _dpy_internals.real_monotonic() if env is None else env._virtual_time

    def now(clock: Any) -> datetime:
        at = clock._epoch, clock.elapsed
        if clock.told_at != at:
            clock.told_at, clock.told = at, tell(clock)
        return clock.told

    tell: Callable[[Any], datetime] = Clock.now
    Clock.told_at = None  # type: ignore[attr-defined]
    Clock.now = now  # type: ignore[method-assign]
    _dpy_internals._clock_monotonic = monotonic


class Weakly:
    """An attribute that refers to something only as long as others do."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, owner: Any, _: type[Any] | None = None) -> Any:
        found = vars(owner).get(self._name)
        return found and found()

    def __set__(self, owner: Any, value: Any) -> None:
        vars(owner)[self._name] = None if value is None else ref(value)


def _let_views_go() -> None:
    """A view that was sent is done with; but its parts refer to it, and only the garbage collector would find
    that nobody else does. There are some hundred such parts to a click."""
    for name in ("_view", "_parent"):
        setattr(Item, name, Weakly(name))


class Heard:
    """A view's `on_error`: simcord is told of the error first. It refers to its view as long as others do."""

    def __init__(self, view: Any, record_error: Callable[[BaseException], None]) -> None:
        self._view = ref(view)
        self._own = type(view).on_error
        self._record_error = record_error

    async def __call__(self, interaction: Any, error: BaseException, *args: Any) -> None:
        self._record_error(error)
        await self._own(self._view(), interaction, error, *args)


def _hear_of_errors_in_views() -> None:
    def capture(client: Any, record_error: Callable[[BaseException], None]) -> None:
        store = client._connection._view_store
        add_view = type(store).add_view

        def register(view: Any, message_id: int | None = None) -> None:
            view.on_error = Heard(view, record_error)
            add_view(store, view, message_id)

        store.add_view = register

    _dpy_internals.capture_ui_errors = capture


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
