"""Tournaments on disk: a change becomes rows in a transaction, rows become a tournament again."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

import msgspec

from db import Database, Row, Transaction
from pairing import Round
from sessions import refusals
from sessions.audit import Audit, Deed
from sessions.changes import TournamentChanged
from sessions.errors import Refused, saving
from sessions.publisher import Publisher
from sessions.stored import Reading
from sessions.timers import Key, Timers
from sessions.tournaments.tournament import Entrant, Format, Pod, PodSeat, Stage, Tournament
from sessions.uptime import UptimeClock
from sessions.values import replace

TOURNAMENT = "tournament"
"""The kind of a timer that rings when a tournament goes on by itself. It is about no table and no person: its
key has the tournament's number in the place of a person's."""

Read = Callable[..., Awaitable[list[Row]]]
"""Runs a named query: a transaction's `run`, or the database's `all`."""


def key(id: int) -> Key:
    """That of a tournament's timer."""
    return Key(TOURNAMENT, person=id)


class Changing:
    """A change under way."""

    def __init__(self, tx: Transaction, before: Tournament) -> None:
        self.tx = tx
        self.before = before
        self.after = before


class TournamentStore:
    """The rows of tournaments. Whoever changes one loads it in the same transaction, so that none comes
    between."""

    def __init__(
        self, db: Database, audit: Audit, time: UptimeClock, timers: Timers, publisher: Publisher
    ) -> None:
        self._db = db
        self._audit = audit
        self._time = time
        self._timers = timers
        self._publisher = publisher

    async def add(self, tx: Transaction, tournament: Tournament) -> Tournament:
        """Store a new one; with its number."""
        rows = await tx.run(
            "add-tournament",
            server=tournament.server,
            channel=tournament.channel,
            rooms=tournament.rooms,
            name=tournament.name,
            game=tournament.game,
            format=tournament.format,
            size=tournament.size,
            pace=tournament.pace,
            rated=int(tournament.rated),
            rounds=tournament.rounds,
            length=tournament.length,
            organiser=tournament.organiser,
            opened=tournament.opened,
            starts=tournament.starts,
        )
        tournament = replace(tournament, id=rows[0]["id"])
        await self._put_entrants(tx, None, tournament)
        await self._follow_up(tx, tournament)
        return tournament

    async def load(self, id: int, tx: Transaction | None = None) -> Tournament:
        """The tournament as it is stored. Refused: no-such-tournament."""
        read: Read = self._db.all if tx is None else tx.run
        rows = await read("tournament", id=id)
        if not rows:
            raise Refused(refusals.NoSuchTournament(tournament=id))
        entrants = await read("entrants", id=id)
        pods = await read("pods", id=id)
        seats = await read("pod-seats", id=id)
        return _tournament(rows[0], entrants, pods, seats)

    async def save(self, tx: Transaction, before: Tournament, after: Tournament) -> Tournament:
        """Store what has become of a tournament that was loaded in this transaction; with its new version.
        Others hear of it once it is on disk. Refused: stale."""
        after = replace(after, version=before.version + 1)
        changed = await tx.run(
            "change-tournament",
            id=after.id,
            was=before.version,
            version=after.version,
            rounds=after.rounds,
            organiser=after.organiser,
            status=after.stage,
            starts=after.starts,
            ends=after.ends,
            paused=after.paused,
            ended=after.ended,
            plan=msgspec.json.encode(after.plan).decode(),
        )
        if not changed:
            raise Refused(refusals.Stale(version=after.version))
        await self._put_entrants(tx, before, after)
        await self._put_pods(tx, before, after)
        await self._follow_up(tx, after)
        return after

    @asynccontextmanager
    async def changing(self, id: int) -> AsyncGenerator[Changing]:
        """A change of a tournament, stored when the block is left.

        Refused: no-such-tournament, stale (another process has changed it), not-saved.
        """
        with saving():
            async with self._db.transaction() as tx:
                change = Changing(tx, await self.load(id, tx))
                yield change
                if change.after != change.before:
                    change.after = await self.save(tx, change.before, change.after)

    async def note(
        self,
        tx: Transaction,
        deed: str,
        by: int,
        tournament: Tournament,
        whom: int | None = None,
        detail: str = "",
    ) -> None:
        """Let the audit log tell of what somebody did with a tournament, in its transaction."""
        told = f"{tournament.name}: {detail}" if detail else tournament.name
        await self._audit.note(tx, Deed(deed, by, whom, server=tournament.server, detail=told))

    async def _follow_up(self, tx: Transaction, tournament: Tournament) -> None:
        """Set its timer, and tell of it."""
        if tournament.due is None:
            await self._timers.drop(tx, key(tournament.id))
        else:
            await self._timers.put(tx, key(tournament.id), max(tournament.due, self._time.unix()))
        tx.after_commit(partial(self._publisher.publish, TournamentChanged(tournament.id)))

    async def _put_entrants(self, tx: Transaction, before: Tournament | None, after: Tournament) -> None:
        old = {each.number: each for each in before.entrants} if before else {}
        for each in after.entrants:
            if old.pop(each.number, None) != each:
                row = {"number": each.number, "person": each.person, "name": each.name}
                await tx.run("put-entrant", id=after.id, **row, stays=int(each.stays))
        for number in old:
            await tx.run("drop-entrant", id=after.id, number=number)

    async def _put_pods(self, tx: Transaction, before: Tournament, after: Tournament) -> None:
        for round, pods in enumerate(after.pods):
            known = before.pods[round] if round < len(before.pods) else ()
            for number, pod in enumerate(pods):
                was = known[number] if number < len(known) else None
                if was == pod:
                    continue
                where = {"id": after.id, "round": round + 1, "pod": number + 1}
                await tx.run("put-pod", **where, room=pod.room, table_id=pod.table, ruled=int(pod.ruled))
                for place, seat in enumerate(pod.seats):
                    row = {"entrant": seat.entrant, "place": seat.place, "stayed": int(seat.stayed)}
                    await tx.run("put-pod-seat", **where, seat=place, **row)


def _tournament(row: Row, entrants: Sequence[Row], pods: Sequence[Row], seats: Sequence[Row]) -> Tournament:
    no_plan: tuple[Round, ...] = ()
    return Tournament(
        id=row["id"],
        server=row["server"],
        channel=row["channel"],
        rooms=row["rooms"],
        name=row["name"],
        game=row["game"],
        format=Format(row["format"]),
        size=row["size"],
        pace=row["pace"],
        rated=bool(row["rated"]),
        rounds=row["rounds"],
        length=row["length"],
        organiser=row["organiser"],
        stage=Stage(row["status"]),
        version=row["version"],
        opened=row["opened"],
        starts=row["starts"],
        ends=row["ends"],
        paused=row["paused"],
        ended=row["ended"],
        # Without a plan another one is made.
        plan=Reading(row).json("plan", tuple[Round, ...], no_plan),
        entrants=tuple(
            Entrant(each["number"], each["person"], each["name"], bool(each["stays"])) for each in entrants
        ),
        pods=_pods(pods, seats),
    )


def _pods(pods: Sequence[Row], seats: Sequence[Row]) -> tuple[tuple[Pod, ...], ...]:
    sitting: dict[tuple[int, int], list[PodSeat]] = {}
    for row in seats:
        seat = PodSeat(row["entrant"], row["place"], bool(row["stayed"]))
        sitting.setdefault((row["round"], row["pod"]), []).append(seat)
    rounds: dict[int, list[Pod]] = {}
    for row in pods:
        seated = tuple(sitting.get((row["round"], row["pod"]), ()))
        pod = Pod(seated, row["room"], row["table_id"], bool(row["ruled"]))
        rounds.setdefault(row["round"], []).append(pod)
    return tuple(tuple(rounds[round]) for round in sorted(rounds))
