"""The operators: the team that owns the application on Discord, or its owner. Only they can use `/owner`."""

from __future__ import annotations

from time import monotonic

import discord

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
