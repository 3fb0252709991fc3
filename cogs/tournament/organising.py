"""The actions of a tournament's organiser and the server's managers."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

from msgspec import structs

from cogs.tournament import store
from cogs.tournament.document import (
    MIN_ENTRANTS,
    Entrant,
    Replaced,
    Tournament,
    TournamentStage,
    require,
    with_entrant,
    with_pod,
)
from cogs.tournament.fixtures import FIXTURES_JOB, bring_to_tables, cancelled
from cogs.tournament.standings import ruled
from cogs.tournament.store import Changing
from sessions.errors import Refused
from sessions.house import House
from sessions.people.bans import refuse
from sessions.tables import store as tables
from sessions.tables.table import Person


async def start(house: House, id: int, by: int, is_manager: bool = False) -> Tournament:
    """End joining, so that the first round is drawn. Also ends a pause.

    Refused: not-organiser, tournament-closed, too-few-entrants, as `store.changing`.
    """
    async with _organising(house, id, by, is_manager, "tournament-started") as change:
        before = change.before
        if before.stage is not TournamentStage.JOINING:
            raise Refused("tournament-closed")
        missing = MIN_ENTRANTS - len(before.entrants)
        if missing > 0:
            raise Refused("too-few-entrants", missing=missing)
        change.after = structs.replace(before, starts=house.time.unix(), paused=None)
    return change.after


async def cancel(house: House, id: int, by: int, is_manager: bool = False) -> Tournament:
    """Cancel the tournament. Running tables continue.

    Refused: not-organiser, tournament-closed, as `store.changing`.
    """
    async with _organising(house, id, by, is_manager, "tournament-cancelled") as change:
        change.after = cancelled(change.tx, change.before)
    return change.after


async def pause(house: House, id: int, by: int, is_manager: bool = False) -> Tournament:
    """Pause the tournament: no round begins or times out, and the clocks at its tables stop.

    Players can still move, and can restart the clocks at their own table.

    Refused: not-organiser, tournament-closed, already-paused, as `store.changing`.
    """
    async with _organising(house, id, by, is_manager, "tournament-paused") as change:
        if change.before.paused is not None:
            raise Refused("already-paused")
        change.after = structs.replace(change.before, paused=house.time.unix())
        bring_to_tables(change.tx, id)
    await house.jobs.settled(FIXTURES_JOB, subject=id)
    return change.after


async def resume(house: House, id: int, by: int, is_manager: bool = False) -> Tournament:
    """Resume the tournament and its tables. Deadlines are postponed by the length of the pause.

    Refused: not-organiser, tournament-closed, not-paused, as `store.changing`.
    """
    async with _organising(house, id, by, is_manager, "tournament-resumed") as change:
        before = change.before
        if before.paused is None:
            raise Refused("not-paused")
        stood = house.time.unix() - before.paused
        ends = None if before.ends is None else before.ends + stood
        change.after = structs.replace(before, paused=None, starts=before.starts + stood, ends=ends)
        bring_to_tables(change.tx, id)
    await house.jobs.settled(FIXTURES_JOB, subject=id)
    return change.after


async def replace_entrant(
    house: House, id: int, by: int, out: int, person: Person, is_manager: bool = False
) -> Tournament:
    """Replace an entrant with another person, who takes over the points and the seat in a running match.

    A player who is replaced while they still play isn't rated for that match. In a rated tournament only a
    manager may do that, because the organiser may be an opponent.

    Refused: not-organiser, tournament-closed, other-not-entered, other-entered, still-plays, banned,
    server-banned, as `store.changing`.
    """
    detail = f"{out} {person.id}"
    async with _organising(house, id, by, is_manager, "tournament-replaced", out, detail) as change:
        before = change.before
        await refuse(change.tx, person.id, before.server)
        entrant = before.entrant_of(out)
        if entrant is None:
            raise Refused("other-not-entered")
        if before.entrant_of(person.id) is not None:
            raise Refused("other-entered")
        if before.rated and out != by and not is_manager and await _still_plays(change, entrant.number, out):
            raise Refused("still-plays", person=out)
        pod = before.pod_of(entrant.number)
        is_seated = pod is not None and not pod.is_over
        former = (*entrant.replaced, Replaced(out, by)) if is_seated else ()
        after = Entrant(entrant.number, person.id, person.name, replaced=former)
        change.after = with_entrant(before, after)
        bring_to_tables(change.tx, id)
    await house.jobs.settled(FIXTURES_JOB, subject=id)
    return change.after


async def _still_plays(change: Changing, entrant: int, person: int) -> bool:
    """Whether a person plays in a running match themselves and isn't out of time."""
    pod = change.before.pod_of(entrant)
    if pod is None or pod.table is None or pod.is_over:
        return False
    table = await tables.load(change.tx, pod.table, change.tx.now)
    seat = None if table is None else table.seat_of(person)
    return table is not None and seat is not None and table.still_plays(seat)


async def rule(
    house: House, id: int, by: int, round: int, pod: int, order: Sequence[int], is_manager: bool = False
) -> Tournament:
    """Set the result of a table. Rounds that are already drawn don't change.

    `round` and `pod` count from 1. `order` lists the numbers of entrants, the winner first. Entrants left out
    share the last place.

    Refused: not-organiser, tournament-closed, bad-option, as `store.changing`.
    """
    detail = f"{round}.{pod}: {' '.join(map(str, order))}"
    async with _organising(house, id, by, is_manager, "tournament-ruled", detail=detail) as change:
        before = change.before
        require("round", round, 1 <= round <= before.round)
        pods = before.pods[round - 1]
        require("table", pod, 1 <= pod <= len(pods))
        judged = pods[pod - 1]
        is_order = bool(order) and len(set(order)) == len(order) and set(order) <= set(judged.entrants)
        require("order", detail, is_order)
        change.after = with_pod(before, round, pod - 1, ruled(judged, order))
    return change.after


@asynccontextmanager
async def _organising(
    house: House,
    id: int,
    by: int,
    is_manager: bool,
    action: str,
    whom: int | None = None,
    detail: str = "",
) -> AsyncGenerator[Changing]:
    """Change an open tournament and log the action. Only the organiser and managers may do it."""
    async with store.changing(house, id) as change:
        before = change.before
        if by != before.organiser and not is_manager:
            raise Refused("not-organiser", organiser=before.organiser)
        if not before.stage.is_open:
            raise Refused("tournament-closed")
        yield change
        await store.log_action(change.tx, action, by, before, whom, detail)
