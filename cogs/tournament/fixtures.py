"""What a tournament's pauses and replacements change at its tables.

They change the tournament in one transaction, which also sets this job. The job makes each table follow in a
transaction of its own, and may run any number of times.
"""

from __future__ import annotations

import logging

from msgspec.structs import replace

from cogs.tournament import store
from cogs.tournament.document import Entrant, Pod, Tournament, TournamentStage, with_entrant
from sessions.changes import Change, ChangeKind
from sessions.errors import Refused
from sessions.house import Act, House, Tx
from sessions.jobs.job import Job, JobKind, Key
from sessions.playing.pacing import with_clock
from sessions.tables.clock import Clock
from sessions.tables.table import Person, Status, taken_over

FIXTURES_JOB = JobKind("fixtures")
"""A tournament's tables after a pause or a replacement. The subject is the tournament."""

log = logging.getLogger(__name__)


def bring_to_tables(tx: Tx, id: int) -> None:
    """Have the tables of a tournament's current round follow the change that this transaction makes."""
    tx.jobs.set(Key(FIXTURES_JOB, subject=id), tx.now)


def cancelled(tx: Tx, tournament: Tournament) -> Tournament:
    """The tournament as cancelled by this transaction. Its running tables and their clocks go on."""
    bring_to_tables(tx, tournament.id)
    return replace(tournament, stage=TournamentStage.CANCELLED, ended=tx.now, ends=None, paused=None)


async def follow(house: House, job: Job) -> None:
    """Make a tournament's tables follow its pause and its replacements."""
    id = job.key.subject
    try:
        tournament = await store.load(house.db, id)
        for pod in tournament.present:
            if pod.table is not None and not pod.is_over:
                await house.act(pod.table, _follow, id)
        async with store.changing(house, id) as change:
            for entrant in change.before.entrants:
                if entrant.replaced and await _is_over(change.tx, change.before, entrant):
                    change.after = with_entrant(change.after, replace(entrant, replaced=()))
    except Refused as error:
        if error.code not in ("no-such-tournament", "tournament-unreadable"):
            raise


async def schedule_fixture(tx: Tx, change: Change) -> None:
    """Have a table that starts during a pause or after a replacement follow its tournament."""
    fixture = change.table.fixture
    if fixture is None or change.kind is not ChangeKind.STARTED:
        return
    try:
        tournament = await store.load(tx, fixture.tournament)
    except Refused:
        return
    if tournament.paused is not None or any(each.replaced for each in tournament.entrants):
        bring_to_tables(tx, fixture.tournament)


async def _follow(act: Act, id: int) -> None:
    """Make a table follow the present state of its tournament."""
    tournament = await store.load(act.tx, id)
    fixture = act.table.fixture
    if fixture is None or act.table.status is not Status.PLAYING or act.table.is_broken:
        return
    for number, seat in enumerate(tournament.pods[fixture.round - 1][fixture.pod - 1].seats):
        await _seat(act, tournament.entrant(seat.entrant), number)
    if tournament.paused is None:
        await _release(act)
    elif fixture.pause != tournament.paused:
        await _hold(act, tournament.paused)


async def _hold(act: Act, pause: int) -> None:
    """Stop the table's clocks, unless its players have stopped them."""
    table = act.table
    if table.fixture is not None and table.paused is None:
        fixture = replace(table.fixture, pause=pause, stopped=act.uptime)
        after = replace(table, paused=act.uptime, proposal=None, fixture=fixture)
        await act.change(ChangeKind.PAUSED, after)


async def _release(act: Act) -> None:
    """Start the table's clocks if they stand because of the tournament."""
    table = act.table
    if table.fixture is None or table.paused is None or table.paused != table.fixture.stopped:
        return
    fixture = replace(table.fixture, pause=None, stopped=None)
    stood = table.stood + act.uptime - table.paused
    await act.change(ChangeKind.RESUMED, replace(table, paused=None, stood=stood, fixture=fixture))


async def _seat(act: Act, entrant: Entrant, number: int) -> None:
    """Give a seat to the entrant, with a new clock, if a person whom they replace still has it."""
    table = act.table
    former = next((each for each in entrant.replaced if each.person == table.seats[number].person), None)
    if former is None or entrant.person is None or entrant.person in table.persons:
        return
    after = with_clock(table, number, Clock()) if table.clocks else table
    after = taken_over(after, number, Person(entrant.person, entrant.name))
    try:
        await act.change(ChangeKind.SEAT_TAKEN, after, by=former.by, seat=number)
    except Refused as error:
        if error.code == "not-saved":
            raise
        log.warning("Person %d can't replace %d at %r: %s", entrant.person, former.person, table, error)


async def _is_over(tx: Tx, tournament: Tournament, entrant: Entrant) -> bool:
    """Whether no table is left where the entrant's replacements still have to be made."""
    pod: Pod | None = tournament.pod_of(entrant.number)
    if pod is None or pod.is_over:
        return True
    if pod.table is None:
        return False
    row = await tx.one("SELECT status FROM tables WHERE id = :id", id=pod.table)
    return row is None or row["status"] != Status.LOBBY
