"""Rows become a table again, also where some of them are damaged.

What nobody is harmed by is done without: a proposal, a ballot, a clock (it begins anew). A table of which
something else can't be read is damaged (`Table.is_damaged`): it can be closed, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from db import Reads, Row
from engine import GAMES
from engine.game import Choice
from sessions.clock import Clock
from sessions.decisions import Proposal, Remedy, Timeout, Vote
from sessions.fixture import Fixture
from sessions.joint import Joint
from sessions.origin import UNKNOWN_ORIGIN, Origin
from sessions.stored import Reading, known, sound
from sessions.table import Hint, Seat, Status, Table
from sessions.values import replace

NOBODY = Seat(None, "?")
"""In the place of a seat that can't be read."""


@dataclass(frozen=True)
class Rows:
    """What is stored of a table, beside its match."""

    table: Row
    seats: Sequence[Row] = field(default_factory=list[Row])
    guests: Sequence[Row] = field(default_factory=list[Row])
    votes: Sequence[Row] = field(default_factory=list[Row])

    @classmethod
    async def of(cls, db: Reads, id: int) -> Rows | None:
        """Those of a table; None if there is none."""
        row = await db.one("table", id=id)
        if row is None:
            return None
        parts = [await db.all(part, id=id) for part in ("seats", "guests", "votes")]
        return cls(row, *parts)


@dataclass(frozen=True)
class StoredSeat:
    """A seat as it is stored."""

    person: int | None
    name: str
    computer: str | None
    once: int
    offered: int
    word: str

    def seat(self) -> Seat:
        once, offered = bool(self.once), bool(self.offered)
        return Seat(self.person, self.name, self.computer, once, offered, self.word)


@dataclass(frozen=True)
class _StoredGuest:
    person: int
    standing: str


@dataclass(frozen=True)
class _StoredVote:
    seat: int
    until: int
    made: int


def read_table(rows: Rows) -> tuple[Table, list[str]]:
    """The table, without its match, and what is wrong with what is stored of it, a line each."""
    read = Reading(rows.table)
    seats = tuple(_seat(read, number, row) for number, row in enumerate(rows.seats))
    people = [seat.person for seat in seats if seat.person is not None]
    guests = sound(_StoredGuest, rows.guests)
    opened = read.value("opened", int, 0)
    moved = read.value("moved", int, opened)
    status = read.value("status", Status, Status.CLOSED, needed=True)
    version = read.value("version", int, 1, needed=True)
    table = Table(
        id=rows.table["id"],
        server=read.value("server", int | None, None, needed=True),
        channel=read.value("channel", int, 0, needed=True),
        parent=read.value("parent", int | None, None, needed=True),
        game=read.value("game", str, "", needed=True),
        options=read.json("options", dict[str, Choice], dict[str, Choice](), needed=True),
        host=read.value("host", int | None, people[0] if people else None),
        status=status,
        version=version,
        played=read.value("played", int, version),
        seats=seats,
        shuffle=bool(read.value("shuffle", int, 1)),
        opened=opened,
        moved=moved,
        started=read.value("started", int | None, None if status is Status.LOBBY else moved),
        ended=read.value("ended", int | None, moved),
        closed_by=read.value("closed_by", int | None, None),
        invited=tuple(guest.person for guest in guests if guest.standing == "invited"),
        kicked=tuple(guest.person for guest in guests if guest.standing == "barred"),
        seed_hash=read.value("seed_hash", str | None, None),
        chain=read.value("chain", str | None, None),
        private=bool(read.value("private", int, 1)),
        friendly=bool(read.value("friendly", int, 0)),
        hints=_hints(read, len(seats)),
        rated=bool(read.value("rated", int, 0)),
        pace=read.value("pace", int | None, None),
        timeout=known(Timeout, rows.table["timeout"], Timeout.VOTE),
        paused=read.value("paused", int | None, None),
        stood=read.value("stood", int, 0),
        votes=tuple(vote for row in rows.votes for vote in _vote(read, row, len(seats))),
        proposal=_proposal(read),
        joint=_joint(read, needed=status is Status.LOBBY),
        origin=_origin(read),
        lesson=bool(read.value("lesson", int, 0)),
        fixture=_fixture(read),
        asleep=read.value("asleep", int | None, None),
    )
    table = replace(table, clocks=_clocks(read, table))
    _judge(read, table)
    return replace(table, is_damaged=bool(read.grave)), read.grave + read.slight


def _judge(read: Reading, table: Table) -> None:
    """Notice what is a value of its kind, but makes no sense."""
    if table.game not in GAMES:
        read.grave.append(f"game is {table.game!r}, which is none of ours")
    elif table.status is Status.LOBBY and table.origin is None:
        try:
            GAMES[table.game].chosen(table.options)
        except ValueError as error:
            read.grave.append(f"options: {error}")
    if table.status is Status.PLAYING and table.started is None:
        read.grave.append("it is being played, but was never started")


def _seat(read: Reading, number: int, row: Row) -> Seat:
    seat = read.take(f"seat {number}", row, StoredSeat, None, needed=True)
    return NOBODY if seat is None else seat.seat()


def read_clocks(read: Reading) -> list[Clock]:
    """The clocks of a table's row, as stored; those that can't be read are new ones."""
    stored = read.json("clocks", list[Any], list[Any]())
    return [read.take(f"clock {seat}", each, Clock, Clock()) for seat, each in enumerate(stored)]


def _clocks(read: Reading, table: Table) -> tuple[Clock, ...]:
    """A clock for each seat, as stored; all of them new where the time that they measure is unknown."""
    if table.pace is None:
        return ()
    clocks = read_clocks(read)
    if any(trouble.startswith(("stood ", "paused ")) for trouble in read.slight):
        return (Clock(),) * len(clocks)
    if table.status is Status.PLAYING and len(clocks) != len(table.seats):
        read.slight.append(f"there are {len(clocks)} clocks for {len(table.seats)} seats")
        return (Clock(),) * len(table.seats)
    return tuple(clocks)


def _vote(read: Reading, row: Row, seats: int) -> Iterator[Vote]:
    """The vote, without ballots for an unknown remedy; none if it is damaged."""
    stored = read.take("a vote", row, _StoredVote, None)
    if stored is None or not 0 <= stored.seat < seats:
        return
    cast = Reading(row)
    ballots = cast.json("ballots", tuple[tuple[int, str], ...], ())
    read.slight += cast.slight
    known_ones = ((person, Remedy(word)) for person, word in ballots if word in list(Remedy))
    yield Vote(stored.seat, stored.until, stored.made, tuple(known_ones))


def _hints(read: Reading, seats: int) -> tuple[Hint, ...]:
    """The hints that were taken, as far as they can be read."""
    if read.value("hints", Any, None) is None:
        return ()
    hints = read.json("hints", tuple[Hint, ...], tuple[Hint, ...]())
    return tuple(hint for hint in hints if hint.seat in range(seats))


def _joint(read: Reading, needed: bool) -> Joint | None:
    """What a joint seed is made of; None if the seed is the bot's alone. Before the start it can't be done
    without."""
    if read.value("joint", Any, None) is None:
        return None
    return read.json("joint", Joint | None, None, needed=needed)


def _fixture(read: Reading) -> Fixture | None:
    """Without what can't be read it is a table as others are."""
    return None if read.value("fixture", Any, None) is None else read.json("fixture", Fixture, None)


def _origin(read: Reading) -> Origin | None:
    """Where its match goes on from; None if from nowhere. A lobby can't do without; any other is marked as
    going on from a table that nobody knows any more."""
    if read.value("origin", Any, None) is None:
        return None
    is_lobby = read.value("status", str, "") == Status.LOBBY
    return read.json("origin", Origin, UNKNOWN_ORIGIN, needed=is_lobby)


def _proposal(read: Reading) -> Proposal | None:
    """The proposal as stored; None if there is none, or it can't be read."""
    return None if read.value("proposal", Any, None) is None else read.json("proposal", Proposal, None)
