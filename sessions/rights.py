"""What people may ask for about their data: all of it, or that it be forgotten."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import structs

from db import Row
from sessions.changes import Change, ChangeKind
from sessions.decisions import Proposal
from sessions.errors import Refused
from sessions.fixture import Fixture
from sessions.house import Act, House, Tx
from sessions.lobby import STAND_IN, distinct, vacated
from sessions.stored import Reading
from sessions.table import REOPENABLE, Seat, Status, Table, closed, next_host
from sessions.timers import Key
from sessions.tournaments.store import changing, forget_entrant, tournaments_of
from sessions.values import replace

log = logging.getLogger(__name__)

Ballots = tuple[tuple[int, str], ...]
"""(who voted, for what)"""

UNKNOWN = Fixture(0, "", 0, 0)
"""In the place of a fixture that can't be read."""

BARRED = "barred"
"""The kind of a timer by which an ended table forgets who was put out of it."""

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
    "forget-substitutes",
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
)
"""The queries that forget somebody."""


async def export(house: House, person: int) -> dict[str, Any]:
    """All that is stored of somebody: what kind of thing -> its rows. Times are Unix seconds. Nobody else
    is in it."""
    found: dict[str, Any] = {"person": person, "exported": house.time.unix()}
    for section in SECTIONS:
        rows = await house.db.all(section, person=person)
        found[section.removeprefix("export-")] = [dict(row) for row in rows]
    cups = await tournaments_of(house.db, person)
    found["tournaments"] = [
        {
            "id": cup.id,
            "server": cup.server,
            "name": cup.name,
            "game": cup.game,
            "called": entrant.name,
            "stays": entrant.stays,
        }
        for cup in cups
        if (entrant := cup.entrant_of(person)) is not None
    ]
    found["organised"] = [
        {"id": cup.id, "server": cup.server, "name": cup.name, "game": cup.game, "status": cup.stage}
        for cup in cups
        if cup.organiser == person
    ]
    no_ballots: Ballots = ()
    found["ballots"] = [
        {"table": row["table"], "about": row["seat"], "choice": choice}
        for row in await house.db.all("ballots-beside", person=person)
        for voter, choice in Reading(row).json("ballots", Ballots, no_ballots)
        if voter == person
    ]
    found["proposals"] = [
        {"table": row["table"], "what": proposal.what, "own": proposal.by == person}
        for row in await house.db.all("proposals-beside", person=person)
        if (proposal := _proposal(row)) is not None and person in (proposal.by, *proposal.agreed)
    ]
    return found


async def forget(house: House, person: int) -> None:
    """Leave all tables, and forget somebody: settings, follows, plans and holidays are removed, and in
    games that they played they have no name. The log of moves and the audit log have a pseudonym, a
    random number below zero. Titles of tournaments that they organised lose their name.

    What stays: a ban; having been put out of a table, while that is open; and a word that they added to
    a joint seed, by which the others check the deal.

    If it fails in between it can be done again. Refused: not-saved.
    """
    await _forget_titles(house, person)
    like = f"%{person}%"
    for row in await house.db.all("tables-with", person=person, like=like):
        await house.act(row["id"], _leave, person)
    pseudonym = -1 - secrets.randbits(62)
    async with house.transaction() as tx:
        values = {"person": person, "name": NAMELESS, "pseudonym": pseudonym}
        for query in FORGOTTEN:
            await tx.run(query, **values)
        await _forget_left(tx, person, like)
        await forget_entrant(tx, person, NAMELESS)


async def store_change(tx: Tx, change: Change) -> None:
    """A table ends: once it can't be opened again, nobody needs to know who was put out of it."""
    before, after = change.before, change.table
    if before is not None and before.status.is_open and not after.status.is_open and after.kicked:
        await tx.house.timers.put(tx, Key(BARRED, after.id), tx.now + REOPENABLE + 1)


async def forget_barred(house: House, table: int) -> None:
    """Forget who was put out of a table that has ended."""
    async with house.transaction() as tx:
        await tx.run("forget-barred", id=table)


async def _forget_titles(house: House, person: int) -> None:
    """Take somebody's names out of the titles of tournaments that they organise: where they are stored,
    at the tables, and in the audit log."""
    cups = await tournaments_of(house.db, person)
    names = [each.name for cup in cups for each in cup.entrants if each.person == person]
    names += [row["name"] for row in await house.db.all("names-of", person=person)]
    for cup in cups:
        if cup.organiser != person or without_names(cup.name, names) == cup.name:
            continue
        async with changing(house, cup.id) as change:
            was, title = change.before.name, without_names(change.before.name, names)
            change.after = structs.replace(change.before, name=title)
            for id in change.before.tables:
                await _retitle(change.tx, id, names)
            await change.tx.run("retitle-deeds", server=cup.server, was=was, title=title)


async def _retitle(tx: Tx, table: int, names: Iterable[str]) -> None:
    """Take these names out of a tournament's title as one of its tables knows it."""
    for row in await tx.run("SELECT fixture FROM tables WHERE id = :id AND fixture IS NOT NULL", id=table):
        fixture = Reading(row).json("fixture", Fixture, UNKNOWN)
        fixture = replace(fixture, name=without_names(fixture.name, names))
        text = msgspec.json.encode(fixture).decode()
        await tx.run("UPDATE tables SET fixture = :fixture WHERE id = :id", id=table, fixture=text)


async def _forget_left(tx: Tx, person: int, like: str) -> None:
    """Drop the ballots and proposals that name somebody still: their tables are damaged."""
    named = re.compile(rf"(?<!\d){person}(?!\d)")
    for row in await tx.run("ballots-naming", like=like):
        if named.search(str(row["ballots"])):
            await tx.run("drop-vote", id=row["id"], seat=row["seat"])
    for row in await tx.run("proposals-naming", like=like):
        if named.search(str(row["proposal"])):
            await tx.run("drop-proposal", id=row["id"])


async def _leave(act: Act, person: int) -> None:
    """Take somebody away from a table that is open, and what they said there."""
    table = act.table
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
            after = closed(replace(after, seats=seats or table.seats), act.now)
    if after != table:
        kind = ChangeKind.FORGOTTEN if after.status.is_open else ChangeKind.CLOSED
        try:
            await act.change(kind, after)
        except Refused as refusal:
            if refusal.code != "unreadable":  # a damaged table's rows are changed without being read
                raise
            log.warning("Table %d is damaged, only its rows are changed", table.id)


def without_names(text: str, names: Iterable[str]) -> str:
    """A text with NAMELESS for each of these names, with or without the number that `distinct` adds."""
    plain = {re.sub(r" \(\d+\)$", "", name) for name in names} - {"", NAMELESS}
    for name in sorted(plain, key=len, reverse=True):
        text = re.sub(
            rf"(?<![A-Za-z0-9]){re.escape(name)}(?![A-Za-z0-9])", NAMELESS, text, flags=re.IGNORECASE
        )
    return text


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
