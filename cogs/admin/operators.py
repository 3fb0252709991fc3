"""Commands for operators only."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import wraps
from typing import Any

from discord.app_commands import Choice

from sessions import Refused
from ui.commands import Command, slash
from ui.context import Context


async def require_operator(ctx: Context) -> None:
    """Refused: not-operator."""
    if not await ctx.bot.is_operator(ctx.person):
        raise Refused("not-operator")


def operators_slash(
    path: str, *, choices: Mapping[str, Sequence[Choice[Any]]] | None = None
) -> Callable[[Callable[..., Awaitable[None]]], Command]:
    """Declare a command (see `slash`) that only operators may use.

    Other administrators of the operators' server can see the commands too. A banned operator may still use
    them, so that no operator can lock another out.
    """

    def decorate(callback: Callable[..., Awaitable[None]]) -> Command:
        @wraps(callback)
        async def checked(ctx: Context, **values: Any) -> None:
            await require_operator(ctx)
            await callback(ctx, **values)

        return slash(path, choices=choices, always=True)(checked)

    return decorate
