"""The operators: the team that owns the application on Discord, or its owner. Only they can use `/owner`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import wraps
from time import monotonic
from typing import Any

import discord
from discord.app_commands import Choice

from sessions import Refused
from ui.commands import Command, slash
from ui.context import Context

TEAM_CACHE_SECONDS = 600


class OperatorCache:
    """A cache of the operators, refreshed from Discord after `TEAM_CACHE_SECONDS` seconds."""

    def __init__(self) -> None:
        self._people: frozenset[int] = frozenset()
        self._asked: float | None = None

    async def has(self, client: discord.Client, person: int) -> bool:
        """Whether a person is an operator. Raises discord.HTTPException if Discord doesn't answer."""
        if self._asked is None or monotonic() - self._asked > TEAM_CACHE_SECONDS:
            self._people = _operators(await client.application_info())
            self._asked = monotonic()
        return person in self._people


def _operators(application: discord.AppInfo) -> frozenset[int]:
    """The operators. Read-only members and people with an open invitation don't count."""
    if application.team is None:
        return frozenset({application.owner.id})
    return frozenset(
        member.id
        for member in application.team.members
        if member.membership_state is discord.TeamMembershipState.accepted
        and member.role is not discord.TeamMemberRole.read_only
    )


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
