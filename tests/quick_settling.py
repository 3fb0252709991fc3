"""Whether a bot has done all that it is going to do: simcord asks that after each act; here it knows sooner.

    settle_fast()

A bot that rests does so as without it, and after the same has happened. What is spared is time: simcord looks
closely at each task and each timer, again and again, and where a timer is to ring within seconds it waits for
them by the clock on the wall.
"""

from __future__ import annotations

import asyncio
from typing import Any

from discord.ui.view import BaseView
from simcord import Env, _dpy_internals, _settlement
from simcord._runtime import _CallbackRecord

BUSY = 100_000
"""Turns of the event loop after which simcord shall look why the bot doesn't come to rest."""


def settle_fast() -> None:
    """For this process."""
    _find_sleepers_fast()
    _recognize_waits_fast()
    _look_at_the_present()
    _let_timers_ring_at_once()


def _find_sleepers_fast() -> None:
    """simcord asks of each task, again and again, whether one of the many timers wakes it. It looks closely
    at each timer; here only at those that may concern the task."""
    is_sleep_waiter = _dpy_internals.is_sleep_waiter
    is_wakeup_callback = _dpy_internals.is_wakeup_callback
    original = _dpy_internals._original_callback

    def quickly(waiter: Any, loop: Any, deadline: float) -> bool:
        concerns = any(handle._args and waiter in handle._args for handle in loop._scheduled)
        return concerns and is_sleep_waiter(waiter, loop, deadline)

    def waking(state: Any, task: asyncio.Task[Any], waiter: Any) -> list[_CallbackRecord]:
        found: list[_CallbackRecord] = []
        now = state.virtual_time
        for record in state.work.callbacks:
            handle = record.handle
            if record.when is None or handle is None or record.when <= now or handle.cancelled():
                continue
            callback = original(record)
            concerns = waiter in handle._args or getattr(callback, "__self__", None) is not None
            if concerns and is_wakeup_callback(callback, handle._args, waiter, task):
                found.append(record)
        return found

    _dpy_internals.is_sleep_waiter = quickly
    _settlement._timer_records_waking = waking


def _recognize_waits_fast() -> None:
    """simcord looks through all that a bot could be waiting for in Discord. Ours mostly waits for nothing
    there: no listener, no view, no modal."""
    is_wait_for_listener = _dpy_internals.is_wait_for_listener
    is_view_wait_future = _dpy_internals.is_view_wait_future
    view_expiry_task = _dpy_internals.view_expiry_task
    expiry: Any = BaseView._BaseView__timeout_task_impl  # type: ignore[attr-defined]

    def listens(bot: Any) -> bool:
        return any(bot._listeners.values())

    def shows(bot: Any) -> bool:
        store = bot._connection._view_store
        return bool(store._views or store._modals)

    def for_listener(bot: Any, task: asyncio.Task[Any]) -> bool:
        return listens(bot) and is_wait_for_listener(bot, task)

    def for_view(bot: Any, waiter: Any) -> bool:
        return shows(bot) and is_view_wait_future(bot, waiter)

    def for_expiry(bot: Any, task: asyncio.Task[Any], waiter: Any) -> bool:
        may_be = getattr(task.get_coro(), "cr_code", None) is expiry.__code__
        return may_be and view_expiry_task(bot, task, waiter)

    _dpy_internals.is_wait_for_listener = for_listener
    _dpy_internals.is_view_wait_future = for_view
    _dpy_internals.view_expiry_task = for_expiry


class _Present:
    """What simcord looks at to see whether a bot rests: as it is, and not written down for each look."""

    def __init__(self, env: Env) -> None:
        self._env = env
        self.work = env._work

    bot = property(lambda self: self._env.bot)
    loop = property(lambda self: self._env._loop)
    virtual_time = property(lambda self: self._env.backend.clock.elapsed)
    advancing = property(lambda self: self._env._advancing)
    generation = property(lambda self: self._env._generation)
    last_dispatch = property(lambda self: self._env._last_dispatch)


def _look_at_the_present() -> None:
    def present(env: Any) -> _Present:
        if not hasattr(env, "_present"):
            env._present = _Present(env)
        return env._present

    Env._settlement_state = present  # type: ignore[method-assign, assignment]


def _let_timers_ring_at_once() -> None:
    """A timer that simcord would wait for rings as soon as the bot has nothing else to do; it is later then,
    as it would be."""
    settle = Env._settle_internal

    async def settled(env: Env, **how: Any) -> None:
        assert env._loop is not None
        patience = how.get("timeout") or env.settle_timeout
        deadline, latest = env._loop.time() + patience, env._virtual_time + patience
        for _ in range(BUSY):
            ringing = env._real_advance_task
            if ringing is not None and ringing is not asyncio.current_task():
                await asyncio.wait((ringing,))
                env._real_advance_task = None
                ringing.result()
            is_busy = any(record.when is None for record in env._work.callbacks)
            if not is_busy and (env._virtual_time > latest or not _rings(env, deadline)):
                break
            await asyncio.sleep(0)
        await settle(env, **how)

    Env._settle_internal = settled  # type: ignore[method-assign]


def _rings(env: Env, deadline: float) -> bool:
    """Let the first timer ring that is to until then (by the loop's time), if nothing else is under way;
    whether there was one."""
    if env._advancing or env._work.executors:
        return False
    state = env._settlement_state()
    awaited = [
        record
        for record in _settlement._active_callbacks(state)
        if not _settlement._callback_is_parked(state, record, deadline)
    ]
    first = min(awaited, key=lambda record: record.when or 0, default=None)
    real = first and first.real_handle
    if real is None or real.cancelled() or any(_works(state, task, deadline) for task in state.work.tasks):
        return False
    assert env._runtime is not None
    env._runtime.call_soon(real._callback, *real._args, context=real._context)  # type: ignore[attr-defined]
    real.cancel()
    return True


def _works(state: Any, task: asyncio.Task[Any], deadline: float) -> bool:
    """Whether a task waits for nothing, or for something else than a timer."""
    if _settlement._is_parked(state, task, deadline):
        return False
    waiter: Any = task._fut_waiter  # type: ignore[attr-defined]
    return not _settlement._timer_records_waking(state, task, waiter)
