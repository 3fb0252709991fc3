"""What people may ask for about their data: all of it, or that it be forgotten."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from db import Database, Row
from sessions.automatic import Automatic
from sessions.changes import ChangeKind
from sessions.decisions import Proposal
from sessions.errors import Refused, saving
from sessions.holidays import Holidays
from sessions.lobby import STAND_IN, distinct, vacated
from sessions.people import People
from sessions.stored import Reading
from sessions.table import Seat, Status, Table, closed, next_host
from sessions.tables import Tables
from sessions.timers import Timers
from sessions.uptime import UptimeClock
from sessions.values import replace

log = logging.getLogger(__name__)

Ballots = tuple[tuple[int, str], ...]
"""(who voted, for what)"""

NAMELESS = "N. N."
"""How somebody is called in games that they played, once they are forgotten; in any language."""

SECTIONS = (
    "export-settings",
    "export-holidays",
    "export-seats",
    "export-moves",
    "export-plans",
    "export-reviews",
    "export-replaced",
    "export-results",
    "export-ratings",
    "export-achievements",
    "export-follows",
    "export-invitations",
    "export-turns",
    "export-messages",
    "export-debts",
    "export-timers",
    "export-deeds",
    "export-bans",
    "export-wishes",
    "export-guesses",
    "export-tournaments",
    "export-organised",
)
FORGOTTEN = (
    "forget-seats",
    "forget-hosts",
    "forget-closers",
    "forget-movers",
    "forget-replaced",
    "forget-results",
    "forget-ratings",
    "forget-achievements",
    "forget-doers",
    "forget-whom",
    "forget-guest",
    "forget-person",
    "forget-holidays",
    "forget-follows",
    "forget-all-plans",
    "forget-turns",
    "forget-messages",
    "forget-debts",
    "forget-timers",
    "forget-wishes",
    "forget-guesses",
    "forget-entrants",
    "forget-organisers",
)
"""The queries that forget somebody."""


class Rights:
    def __init__(
        self,
        db: Database,
        tables: Tables,
        people: People,
        holidays: Holidays,
        automatic: Automatic,
        time: UptimeClock,
        timers: Timers,
    ) -> None:
        self._db = db
        self._tables = tables
        self._people = people
        self._timers = timers
        self._holidays = holidays
        self._automatic = automatic
        self._time = time

    async def export(self, person: int) -> dict[str, Any]:
        """All that is stored of somebody: what kind of thing -> its rows. Times are Unix seconds. Nobody else
        is in it."""
        found: dict[str, Any] = {"person": person, "exported": self._time.unix()}
        for section in SECTIONS:
            rows = await self._db.all(section, person=person)
            found[section.removeprefix("export-")] = [dict(row) for row in rows]
        no_ballots: Ballots = ()
        found["ballots"] = [
            {"table": row["table"], "about": row["seat"], "choice": choice}
            for row in await self._db.all("ballots-beside", person=person)
            for voter, choice in Reading(row).json("ballots", Ballots, no_ballots)
            if voter == person
        ]
        found["proposals"] = [
            {"table": row["table"], "what": proposal.what, "own": proposal.by == person}
            for row in await self._db.all("proposals-beside", person=person)
            if (proposal := _proposal(row)) is not None and person in (proposal.by, *proposal.agreed)
        ]
        return found

    async def forget(self, person: int) -> None:
        """Leave all tables, and forget somebody: settings, follows, plans and holidays are removed, and in
        games that they played they have no name. The log of moves and the audit log have a pseudonym, a
        random number below zero. A ban stays, and so does having been put out of a table that is still open.

        If it fails in between it can be done again. Refused: stale, not-saved.
        """
        ids: list[int] = []
        for row in await self._db.all("tables-with", person=person):
            ids.append(row["id"])
            async with self._tables.locked(row["id"]) as table:
                await self._leave(table, person)
        pseudonym = -1 - secrets.randbits(62)
        async with self._tables.all_locked(ids):
            with saving():
                async with self._db.transaction() as tx:
                    values = {"person": person, "name": NAMELESS, "pseudonym": pseudonym}
                    for query in FORGOTTEN:
                        await tx.run(query, **values)
                    self._timers.forget_all(tx)
                    tx.after_commit(lambda: self._holidays.forget_person(person))
                    tx.after_commit(lambda: self._automatic.forget(person))
                    tx.after_commit(lambda: self._people.forget(person))
            self._tables.forget(ids)

    async def _leave(self, table: Table, person: int) -> None:
        """Take somebody away from a table that is open, and what they said there."""
        if not table.status.is_open:
            return
        after = _without(table, person)
        seat = next((i for i, each in enumerate(table.seats) if each.person == person), None)
        if seat is not None:
            host = next_host(table, seat)
            if table.status is Status.LOBBY:
                seats = vacated(table, seat)
            else:
                names = [each.name for each in table.seats]
                left = table.seats[seat]
                level = left.computer or STAND_IN
                held = Seat(None, distinct(NAMELESS, names), level, offered=left.offered)
                seats = (*table.seats[:seat], held, *table.seats[seat + 1 :])
            after = replace(after, seats=seats, host=host)
            if host is None:
                after = closed(replace(after, seats=seats or table.seats), self._time.unix())
        if after != table:
            kind = ChangeKind.FORGOTTEN if after.status.is_open else ChangeKind.CLOSED
            try:
                await self._tables.commit(kind, table, after)
            except Refused as refusal:
                if refusal.code != "unreadable":  # a damaged table's rows are changed without being read
                    raise
                log.warning("Table %d is damaged, only its rows are changed", table.id)


def _proposal(row: Row) -> Proposal | None:
    return Reading(row).json("proposal", Proposal, None)


def _without(table: Table, person: int) -> Table:
    """The table without somebody's invitation, ballots and agreement."""
    votes = tuple(
        replace(vote, ballots=tuple(ballot for ballot in vote.ballots if ballot[0] != person))
        for vote in table.votes
    )
    proposal = table.proposal
    if proposal is not None:
        agreed = tuple(each for each in proposal.agreed if each != person)
        proposal = None if proposal.by == person else replace(proposal, agreed=agreed)
    invited = tuple(each for each in table.invited if each != person)
    return replace(table, votes=votes, proposal=proposal, invited=invited)
