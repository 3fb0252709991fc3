"""What a bot has the event loop call. simcord follows each such call, to know when the bot rests; here that
takes less.

    follow_fast()

simcord puts a function of its own around each call, which refers to the call's handle, as that does to it: a
ring that only the garbage collector opens, thousands of times in a game. Here one object follows a call, and
lets go of the handle when the call is made.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from typing import Any
from weakref import ref

from simcord import Env, _dpy_internals, _runtime
from simcord._runtime import _BOT_SCOPE, _CallbackRecord, _TaskRecord, _WorkState

Scope = tuple[Any, int]
"""The simulated Discord, and which of the bots that have run there."""


class Followed(_CallbackRecord):
    """A call that a bot has ordered; the loop is given this in its place."""

    __slots__ = ("__simcord_original_callback__", "_record_error", "_work", "called")

    def __init__(
        self,
        work: _WorkState,
        callback: Callable[..., Any],
        when: float | None,
        record_error: Callable[[BaseException], None],
    ) -> None:
        self.handle = self.real_handle = None
        self.when = when
        self.called = False
        self.__simcord_original_callback__ = callback
        self._work = work
        self._record_error = record_error

    @property
    def label(self) -> str:  # type: ignore[override]
        """What it is called where a bot doesn't come to rest."""
        callback = self.__simcord_original_callback__
        return getattr(callback, "__qualname__", None) or type(callback).__name__

    def __call__(self, *args: Any) -> None:
        self.called = True
        handle, self.handle = self.handle, None
        if self.real_handle is not None:
            self.real_handle.cancel()
        if handle is not None:
            self._forget()
        try:
            self.__simcord_original_callback__(*args)
        except BaseException as error:
            self._record_error(error)
            raise

    def _forget(self) -> None:
        ordered = self._work.callbacks
        for place, each in enumerate(ordered):
            if each is self:
                del ordered[place]
                return


def follow_fast() -> None:
    """For this process."""
    _runtime._track_callback = _follow
    Env._context_for_scope = _in_scope  # type: ignore[method-assign]
    _WorkState.track_task = _follow_task  # type: ignore[method-assign]
    _name_tasks_fast()


def _follow(
    work: _WorkState,
    schedule: Callable[..., asyncio.Handle],
    callback: Callable[..., Any],
    args: tuple[Any, ...],
    *,
    identity: Scope,
    loop: asyncio.AbstractEventLoop,
    context_for_scope: Callable[[Context, Scope | None], Context],
    record_error: Callable[[BaseException], None],
    schedule_timer: Callable[[_CallbackRecord, Any, tuple[Any, ...], Context | None], None],
    context: Context | None,
    when: float | None,
    schedule_args: tuple[Any, ...] = (),
) -> asyncio.Handle:
    """Have the loop call something; and follow it, if it is the bot's."""
    task = getattr(callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        scope = _BOT_SCOPE.get()
        if context is not None:
            scope = scope or context.get(_BOT_SCOPE)
            context = context_for_scope(context, scope)
    elif owned := work.tasks.get(task):
        scope = (identity[0], owned.generation)
    else:
        scope = context and context.get(_BOT_SCOPE)
    if scope is None or scope != identity:
        return schedule(*schedule_args, callback, *args, context=context)
    followed = Followed(work, callback, when, record_error)
    if when is None:
        handle = schedule(*schedule_args, followed, *args, context=context)
    else:
        handle = asyncio.TimerHandle(when, followed, args, loop, context=context)
        schedule_timer(followed, callback, args, context)
    if not followed.called:  # another thread may have ordered it
        followed.handle = handle
        work.callbacks.append(followed)
    return handle


def _in_scope(env: Env, context: Context, scope: Scope | None) -> Context:
    """A context in which what is done is the bot's, or nobody's; it is only copied if it is another."""
    wanted = scope if scope is not None and scope[0] is env else None
    if context.get(_BOT_SCOPE) != wanted:
        context = context.copy()
        context.run(_BOT_SCOPE.set, wanted)
    return context


def _follow_task(
    work: _WorkState,
    task: asyncio.Task[Any],
    generation: int,
    label: str,
    loop: asyncio.AbstractEventLoop,
    record_error: Callable[[BaseException], None],
) -> None:
    """Follow a task to its end. Of one that failed simcord looks a little later whether anybody has heard."""
    owner = _runtime._current_task()
    work.tasks[task] = _TaskRecord(generation, label, owner and ref(owner))

    def ended(task: asyncio.Task[Any]) -> None:
        if task.cancelled() or task._exception is None:  # type: ignore[attr-defined]
            work.tasks.pop(task, None)
        else:
            loop.call_soon(work.inspect_task, task, work.tasks.get(task), loop, record_error)

    task.add_done_callback(ended)


def _name_tasks_fast() -> None:
    """simcord looks into each task for the name of an event's handler; here only where there is one."""
    task_label = _dpy_internals.task_label

    def named(coroutine: Any) -> str:
        name: str = getattr(coroutine, "__qualname__", "?")
        return task_label(coroutine) if name.endswith("Client._run_event") else name

    _dpy_internals.task_label = named
