"""simcord's environment on simulated time, which also waits for what a test starts in the house."""

from __future__ import annotations

import asyncio
import contextvars
import functools
import inspect
import math
from collections.abc import Callable, Coroutine
from typing import Any

import simcord
from simcord._runtime import _BOT_SCOPE

from sessions import House

IDLE_CHECK_INTERVAL = 0.005
"""Seconds between simcord's checks for an idle bot, if no event announces that it is idle."""
RESPONSE_TIMEOUT = 30
"""Simulated seconds that the bot has to respond to an act."""


class Env(simcord.Env):
    """simcord's environment, without waiting by the wall clock.

    simcord fires timers that are due within `settle_timeout` in real time, so a test would sleep through each
    of the bot's pauses. Here simulated time jumps to the next timer instead.
    """

    def _schedule_timer(self, record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
        pass  # Don't let simcord set a second, real-time timer.

    async def _settle_internal(self, *, idle: float = IDLE_CHECK_INTERVAL, **how: Any) -> None:
        await super()._settle_internal(idle=idle, **how)
        latest = self._virtual_time + RESPONSE_TIMEOUT
        while not self._advancing and (due := self._next_timer()) <= latest:
            await self._advance_to(due, asyncio.get_running_loop().time() + self.settle_timeout)

    def _next_timer(self) -> float:
        live = (record for record in self._work.callbacks if record.handle and not record.handle.cancelled())
        return min((record.when for record in live if record.when is not None), default=math.inf)


def let_tests_act_for_the_bot(env: simcord.Env, house: House) -> None:
    """Make simcord wait for acts that a test runs directly, as it waits for the bot's."""
    services = [
        *(each for name, each in vars(house).items() if not name.startswith("_")),
        *house.singles.values(),
    ]
    for service in (house, *services):
        for name in _public_coroutines(type(service)):
            setattr(service, name, _as_the_bot(env, getattr(service, name)))
    house.publish = called_by_the_bot(env, house.publish)
    house.jobs.wake = called_by_the_bot(env, house.jobs.wake)


@functools.cache
def _public_coroutines(service: type[Any]) -> list[str]:
    """The names of a service's public coroutine methods."""
    methods = inspect.getmembers(service, inspect.iscoroutinefunction)
    return [name for name, _ in methods if not name.startswith("_")]


def _as_the_bot(env: simcord.Env, method: Callable[..., Any]) -> Callable[..., Any]:
    def act(*args: Any, **kwargs: Any) -> Any:
        if _BOT_SCOPE.get() is not None:
            return method(*args, **kwargs)
        return as_its_task(_bots_context(env), method(*args, **kwargs))

    async def as_its_task(context: contextvars.Context, work: Coroutine[Any, Any, Any]) -> Any:
        return await context.run(asyncio.create_task, work)

    return act


def called_by_the_bot(env: simcord.Env, function: Callable[..., Any]) -> Callable[..., Any]:
    """Make simcord wait for the tasks that this function starts."""

    def call(*args: Any) -> Any:
        return function(*args) if _BOT_SCOPE.get() is not None else _bots_context(env).run(function, *args)

    return call


def _bots_context(env: simcord.Env) -> contextvars.Context:
    context = contextvars.copy_context()
    context.run(_BOT_SCOPE.set, (env, env._generation))
    return context
