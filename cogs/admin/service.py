"""The operators' actions: list, inspect, repair, pause and move tables, and remove players from them."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from msgspec.structs import replace

from cogs.notify.due import Turn
from cogs.notify.service import turns_at
from db import NotSaved
from sessions.changes import ChangeKind
from sessions.checking import table_troubles
from sessions.errors import Refused
from sessions.guards import others_seat, require_open, require_playing
from sessions.house import Act, House
from sessions.jobs.job import Job, jobs_of
from sessions.playing.lobby import STAND_IN_LEVEL, vacated
from sessions.playing.pacing import with_clock
from sessions.tables import store
from sessions.tables.clock import Clock
from sessions.tables.table import Status, Table, closed, next_host, with_seat
from sessions.tables.votes import Timeout

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Inspection:
    """A table as operators see it: without its match, so that nothing hidden shows."""

    table: Table
    troubles: list[str]  # one line per problem, in English as in the log
    turns: list[Turn]  # the turns of the people who owe a move
    jobs: list[Job]


async def list_tables(
    house: House,
    *,
    status: Status | None = None,
    game: str | None = None,
    server: int | None = None,
    person: int | None = None,
    most: int,
    after: int = 0,
) -> list[Table]:
    """The tables that match all filters, newest first: `most` of them after skipping `after`.

    None matches anything. `person` matches tables where that person has a seat. The matches aren't loaded.
    """
    wanted = {"status": status, "game": game, "server": server, "person": person}
    rows = await house.db.all(
        """
        SELECT * FROM tables
        WHERE (status = :status OR :status IS NULL) AND (game = :game OR :game IS NULL)
            AND (server = :server OR :server IS NULL)
            AND (id IN (SELECT table_id FROM table_people WHERE role = 'seat' AND person = :person)
                OR :person IS NULL)
        ORDER BY id DESC LIMIT :most OFFSET :after
        """,
        **wanted,
        most=most,
        after=after,
    )
    return [store.read(row) for row in rows]


async def look(house: House, id: int) -> Inspection:
    """Inspect a table: its state, problems, turns and jobs. Refused: no-such-table."""
    db, table = house.db, await house.tables.find(id)
    troubles = await table_troubles(db, id)
    return Inspection(
        replace(table, match=None),
        troubles,
        await turns_at(db, id),
        await jobs_of(db, id),
    )


async def repair(act: Act, by: int) -> Table:
    """Replay a table's match from its log, and store a new snapshot.

    Refused: not-repaired (the document or the log can't be read; the table can only be closed),
    banned, server-banned.
    """
    table = act.table
    if table.is_damaged:
        raise Refused("not-repaired", trouble="; ".join(await table_troubles(act.tx, table.id)))
    if table.started is not None:
        try:
            table = replace(table, match=await store.from_log(act.tx, table))
        except NotSaved:
            raise
        except Exception as error:  # A damaged log can make the engine raise anything.
            log.exception("Table %d: its log can't be replayed", table.id)
            raise Refused("not-repaired", trouble=str(error)[:200]) from error
    return await act.change(ChangeKind.REPAIRED, table, by=by)


async def take_out(act: Act, by: int, person: int) -> Table:
    """Remove a person from a table for good.

    In a running match, a computer player takes over the seat. If the table's timeout setting is to offer
    seats, anyone can take it. In a lobby, the person is kicked. If nobody is left, the table is closed.

    Refused: not-open, not-at-table, as `Act.change` (server-banned only in a lobby).
    """
    table = act.table
    require_open(table)
    if table.status is Status.LOBBY:
        return await _remove_from_lobby(act, by, others_seat(table, person))
    require_playing(table)
    seat = table.kept_for(person)
    seat = others_seat(table, person) if seat is None else seat
    kicked = tuple(sorted({*table.kicked, person}))
    host = next_host(table, seat)
    if host is None:
        after = closed(replace(table, kicked=kicked), act.now)
        return await act.change(ChangeKind.CLOSED, after, by=by, seat=seat)
    offered = table.setup.timeout is Timeout.OFFER
    held = replace(table.seats[seat], computer=STAND_IN_LEVEL, once=False, offered=offered)
    after = with_seat(replace(table, host=host, kicked=kicked), seat, held)
    if after.clocks:
        after = with_clock(after, seat, Clock())
    return await act.change(ChangeKind.TAKEN_OUT, after, by=by, seat=seat)


async def take_out_everywhere(house: House, by: int, person: int) -> int:
    """Remove a person from all their open tables, and log where that fails. Returns how many they left."""
    done = 0
    for id in await house.tables.ids_of_person(person):
        try:
            await house.act(id, take_out, by, person)
            done += 1
        except Refused as refusal:
            log.warning("Person %d stays at table %d: %s", person, id, refusal)
    return done


async def pause_server(house: House, by: int, server: int) -> int:
    """Pause the running tables of a server, because its members can't play any more after a ban.

    Returns how many tables were paused. After a refusal, the tables paused so far stay paused.

    Refused: banned, not-saved.
    """
    done = 0
    for row in await house.db.all(
        "SELECT id FROM tables WHERE status = 'playing' AND server = :server ORDER BY id", server=server
    ):
        done += await house.act(row["id"], hold, by)
    return done


async def hold(act: Act, by: int) -> bool:
    """Pause a running table. Returns False if it isn't running, can't be read or is paused already.

    Refused: banned.
    """
    table = act.table
    if table.status is not Status.PLAYING or table.is_broken or table.paused is not None:
        return False
    await act.change(ChangeKind.PAUSED, replace(table, paused=act.uptime, proposal=None), by=by)
    return True


async def move(act: Act, by: int, channel: int, parent: int | None = None) -> Table:
    """Move a table to another channel of its server, ignoring which channels the managers allow.

    Refused: not-open, unreadable, table-open-here, banned.
    """
    table = act.table
    require_open(table)
    after = replace(table, channel=channel, parent=parent)
    return await act.change(ChangeKind.CHANNEL_CHANGED, after, by=by)


async def _remove_from_lobby(act: Act, by: int, seat: int) -> Table:
    table = act.table
    person, host = table.seats[seat].player, next_host(table, seat)
    assert person is not None
    if host is None:
        after = closed(table, act.now)
        return await act.change(ChangeKind.CLOSED, after, by=by, seat=seat)
    kicked = tuple(sorted({*table.kicked, person}))
    after = replace(table, host=host, seats=vacated(table, seat), kicked=kicked)
    return await act.change(ChangeKind.KICKED, after, by=by, seat=seat)
