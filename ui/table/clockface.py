"""The public view of a table's time: deadlines, absences, pauses, votes and proposals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from locales import Words
from sessions import House, Proposal, Proposed, Remedy, Status, Table, Vote, maintenance
from sessions.playing import clocks
from ui.bot import Bot
from ui.clicks import button
from ui.sheet import layout
from ui.text import spans
from ui.text.markdown import escaped
from ui.text.names import escaped_name

MAX_TIME_LINES = 6
MAX_MISSING_NAMES = 3
"""Maximum number of people named who haven't agreed yet. The others are counted."""
MAX_VOTES = 2
"""Maximum number of votes shown at once.

There are many votes if everyone must choose at the same time and nobody did.
"""


async def maintenance_lines(house: House, say: Words) -> list[str]:
    """A line about maintenance of the bot, if it is announced or running."""
    announced = await maintenance.announced(house.db)
    if announced is None:
        return []
    text = escaped(" ".join(announced.text.split()))
    since = f"<t:{announced.since}:R>"
    return [say("maintenance-text", text=text, since=since) if text else say("maintenance", since=since)]


def unheard_lines(table: Table, person: int | None, name: str, say: Words) -> list[str]:
    """A line about an awaited person who is hard to reach."""
    unheard = table.unheard.get(person or 0)
    if unheard is None:
        return []
    way = "written" if unheard.written else "lobby" if table.status is Status.LOBBY else "vote"
    return [say(f"unheard-{way}", name=name, why=str(unheard.why))]


async def own_time(bot: Bot, table: Table, seat: int, words: Words) -> str:
    """A small line with the seat's deadline, or about maintenance; empty without a time limit."""
    if lines := await maintenance_lines(bot.house, words):
        return f"\n-# {lines[0]}"
    deadline = clocks.deadline(bot.house, table, seat)
    if deadline is not None:
        return f"\n-# {words('clock-own', until=f'<t:{deadline}:R>')}"
    if not table.is_out(seat):
        return ""
    since = clocks.ran_out(bot.house, table, seat)
    line = words("clock-own-out") if since is None else words("clock-own-ran-out", since=f"<t:{since}:R>")
    return f"\n-# {line}"


class Clockface:
    """A table's time in one language."""

    def __init__(self, bot: Bot, table: Table, words: Words) -> None:
        self._house = bot.house
        self._table = table
        self._words = words

    async def lines(self) -> list[str]:
        """Deadlines, absences, and whether all clocks are stopped."""
        table, say = self._table, self._words
        lines: list[str] = await maintenance_lines(self._house, say)
        paused = clocks.paused_since(self._house, table)
        if paused is not None:
            lines.append(say("table-paused", since=f"<t:{paused}:R>"))
        for number in table.waiting:
            deadline = clocks.deadline(self._house, table, number)
            if deadline is not None:
                lines.append(say("clock-until", name=self._name(number), until=f"<t:{deadline}:R>"))
            elif table.is_out(number) and not any(vote.seat == number for vote in table.votes[:MAX_VOTES]):
                lines.append(await self._out(number))
            lines += unheard_lines(table, table.seats[number].player, self._name(number), say)
        for number, seat in enumerate(table.seats):
            until = seat.player and table.away_until(seat.player, self._house.time.unix())
            if until:
                lines.append(say("clock-away", name=self._name(number), until=f"<t:{until}:D>"))
        return lines if len(lines) <= MAX_TIME_LINES else [*lines[: MAX_TIME_LINES - 1], "…"]

    async def _out(self, seat: int) -> str:
        since = clocks.ran_out(self._house, self._table, seat)
        if since is None:
            return self._words("clock-out", name=self._name(seat))
        return self._words("clock-ran-out", name=self._name(seat), since=f"<t:{since}:R>")

    def questions(self) -> list[layout.Item]:
        """The open votes and proposals, with their buttons."""
        items = [item for vote in self._table.votes[:MAX_VOTES] for item in self._vote(vote)]
        if self._table.proposal is not None:
            items += self._proposal(self._table.proposal)
        return items

    def _vote(self, vote: Vote) -> list[layout.Item]:
        say = self._words
        voters = self._table.voters(vote.seat)
        ballots = [choice for person, choice in vote.ballots if person in voters]
        ends = clocks.vote_ends(self._house, self._table, vote)
        state = (
            say("vote-overdue")
            if ends is None
            else say("vote-state", voted=len(ballots), voters=len(voters), until=f"<t:{ends}:R>")
        )
        return self.ballot(vote, ballots, state)

    def ballot(self, vote: Vote, ballots: Sequence[Remedy] = (), state: str = "") -> list[layout.Item]:
        """The question of a vote with its buttons. Without a `state`, the first ballot calls the vote."""
        say = self._words
        buttons: list[discord.ui.Item[Any]] = []
        for choice in Remedy:
            label, count = say(f"vote-{choice}"), ballots.count(choice)
            if count:
                label = say("vote-counted", choice=label, count=count)
            buttons.append(button(label, "vote", self._table.id, self._table.version, vote.seat, choice))
        is_called = vote.called or not state
        title = say("vote-title-absent" if is_called else "vote-title", name=self._name(vote.seat))
        told = state or say("vote-callable")
        return [layout.text(f"### ⌛ {title}\n-# {told}"), layout.row(buttons)]

    def _proposal(self, proposal: Proposal) -> list[layout.Item]:
        say, table = self._words, self._table
        by = table.seat_of(proposal.by)
        seen = (table.id, table.version)
        assert by is not None
        facts: dict[str, Any] = {"name": self._name(by)}
        if proposal.what is Proposed.PACE:
            agreed = (proposal.by, *proposal.agreed)
            missing = [
                self._name(number)
                for number, seat in enumerate(table.seats)
                if seat.player is not None and seat.player not in agreed
            ]
            facts["missing"] = (
                missing if len(missing) <= MAX_MISSING_NAMES else [*missing[:MAX_MISSING_NAMES], "…"]
            )
            facts["pace"] = spans.pace(proposal.pace, say)
        return [
            layout.text(say(f"proposal-{proposal.what}", **facts)),
            layout.row(
                [
                    button(say("button-agree"), "agree", *seen, style=discord.ButtonStyle.success),
                    button(say("button-object"), "object", *seen),
                ]
            ),
        ]

    def _name(self, seat: int) -> str:
        return escaped_name(self._table.seats[seat].name, self._words)
