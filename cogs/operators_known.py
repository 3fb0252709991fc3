"""Who operates the bot: the team that the application belongs to on Discord, or its owner."""

from __future__ import annotations

from time import monotonic

import discord

FRESH = 600
"""Seconds for which what Discord said of the team is believed."""


class OperatorsKnown:
    """Discord is asked when somebody wants to know, and not again for a while."""

    def __init__(self) -> None:
        self._people: frozenset[int] = frozenset()
        self._asked: float | None = None

    async def has(self, client: discord.Client, person: int) -> bool:
        """Whether somebody is one of them. discord.HTTPException if Discord can't be asked."""
        if self._asked is None or monotonic() - self._asked > FRESH:
            self._people = _operators(await client.application_info())
            self._asked = monotonic()
        return person in self._people


def _operators(application: discord.AppInfo) -> frozenset[int]:
    """Who may look only isn't one of them, nor who was invited and hasn't said yes."""
    if application.team is None:
        return frozenset({application.owner.id})
    return frozenset(
        member.id
        for member in application.team.members
        if member.membership_state is discord.TeamMembershipState.accepted
        and member.role is not discord.TeamMemberRole.read_only
    )
