"""What the bot's operators do with tables: list them, look into one, mend it, take somebody out of it."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from db import Conflict, Database, NotSaved
from sessions import refusals
from sessions.changes import ChangeKind
from sessions.checking import match_troubles
from sessions.clock import Clock
from sessions.decisions import Timeout
from sessions.errors import Refused
from sessions.guards import others_seat, require_open, require_playing
from sessions.lobby import STAND_IN, vacated
from sessions.outbox import Debt, Outbox
from sessions.pacing import with_clock
from sessions.reading import Rows, read_table
from sessions.reminders import Reminders
from sessions.store import Store
from sessions.table import Status, Table, closed, next_host, with_seat
from sessions.tables import Tables
from sessions.timers import Key, Timer
from sessions.turns import Turn
from sessions.uptime import UptimeClock
from sessions.values import replace

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Inspection:
    """A table as an operator sees it, without its match: nobody's cards are among it."""

    table: Table
    troubles: list[str]  # what is wrong with what is stored of it, a line each, in the words of the log
    turns: list[Turn]  # whose move is waited for
    owed: list[Debt]  # what people and channels are to be told, and haven't been yet as far as is known
    timers: list[Timer]


class Operators:
    def __init__(
        self,
        db: Database,
        tables: Tables,
        store: Store,
        reminders: Reminders,
        outbox: Outbox,
        time: UptimeClock,
    ) -> None:
        self._db = db
        self._tables = tables
        self._store = store
        self._reminders = reminders
        self._outbox = outbox
        self._time = time

    async def list(
        self,
        *,
        status: Status | None = None,
        game: str | None = None,
        server: int | None = None,
        person: int | None = None,
        most: int,
        after: int = 0,
    ) -> list[Table]:
        """Tables of that kind, without their matches: the latest first, leaving out so many."""
        wanted = {"status": status, "game": game, "server": server, "person": person}
        ids = [row["id"] for row in await self._db.all("tables-like", **wanted, most=most, after=after)]
        return [(await self._read(id))[0] for id in ids]

    async def look(self, id: int) -> Inspection:
        """All that is stored of a table, but for what is played there. Refused: no-such-table."""
        async with self._tables.locked(id):
            table, troubles = await self._read(id)
            if table.started is not None and not table.is_damaged:
                troubles = [*troubles, *await match_troubles(self._store, table)]
        turns = await self._reminders.turns(id)
        timers = [
            Timer(Key(row["kind"], row["table_id"], row["person"]), row["due"])
            for row in await self._db.all("timers-of-table", id=id)
            if isinstance(row["due"], int)
        ]
        return Inspection(table, troubles, list(turns), await self._outbox.all_of(id), timers)

    async def repair(self, id: int, by: int) -> Table:
        """Read a table anew and play its log again: its snapshot is written anew, and in the place of what
        can't be read stands what nobody is harmed by (see `reading`).

        Refused: no-such-table, not-repaired (it can be closed), banned, server-banned, not-saved.
        """
        async with self._tables.locked(id):
            table, troubles = await self._read(id)
            if table.is_damaged:
                raise Refused(refusals.NotRepaired(trouble="; ".join(troubles)))
            if table.started is not None:
                try:
                    table = replace(table, match=await self._store.from_log(table))
                except NotSaved:
                    raise
                except Exception as error:  # whatever is wrong with the log, and however the engine says so
                    log.exception("Table %d: its log can't be played again", id)
                    raise Refused(refusals.NotRepaired(trouble=str(error)[:200])) from error
            return await self._tables.commit(ChangeKind.REPAIRED, table, table, by=by)

    async def take_out(self, id: int, by: int, person: int) -> Table:
        """Take somebody out of a running match for good. Their seat is offered to whoever likes if that is
        what the table does when somebody's time is out; else a computer player holds it. If nobody is left
        the table is closed. Out of a lobby they are kicked.

        Refused: not-open, not-at-table, as `Tables.commit` (server-banned only out of a lobby).
        """
        async with self._tables.locked(id) as table:
            require_open(table)
            if table.status is Status.LOBBY:
                return await self._out_of_lobby(table, by, others_seat(table, person))
            require_playing(table)
            seat = table.kept_for(person)
            seat = others_seat(table, person) if seat is None else seat
            kicked = tuple(sorted({*table.kicked, person}))
            host = next_host(table, seat)
            if host is None:
                after = closed(replace(table, kicked=kicked), self._time.unix())
                return await self._tables.commit(ChangeKind.CLOSED, table, after, by=by, seat=seat)
            offered = table.timeout is Timeout.OFFER
            held = replace(table.seats[seat], computer=STAND_IN, once=False, offered=offered)
            after = with_seat(replace(table, host=host, kicked=kicked), seat, held)
            if after.clocks:
                after = with_clock(after, seat, Clock())
            return await self._tables.commit(ChangeKind.TAKEN_OUT, table, after, by=by, seat=seat)

    async def take_out_everywhere(self, by: int, person: int) -> int:
        """Take somebody out of all tables that are open; at how many that could be done."""
        done = 0
        for row in await self._db.all("tables-of-person", person=person):
            try:
                await self.take_out(row["id"], by, person)
                done += 1
            except Refused as refusal:
                log.warning("Person %d stays at table %d: %s", person, row["id"], refusal)
        return done

    async def pause_server(self, by: int, server: int) -> int:
        """Pause all running tables of a server, whose people can't play any more; how many there were.

        Refused: stale, banned, not-saved (those before are paused then).
        """
        done = 0
        for row in await self._db.all("playing-tables-in", server=server):
            async with self._tables.locked(row["id"]) as table:
                if table.status is Status.PLAYING and not table.is_broken and table.paused is None:
                    after = replace(table, paused=self._time.uptime(), proposal=None)
                    await self._tables.commit(ChangeKind.PAUSED, table, after, by=by)
                    done += 1
        return done

    async def move(self, id: int, by: int, channel: int, parent: int | None = None) -> Table:
        """Move a table to another channel of its server.

        Refused: no-such-table, not-open, unreadable, table-open-here, stale, banned, not-saved.
        """
        async with self._tables.locked(id) as table:
            require_open(table)
            after = replace(table, channel=channel, parent=parent)
            try:
                return await self._tables.commit(ChangeKind.CHANNEL_CHANGED, table, after, by=by)
            except Conflict:
                there = await self._tables.id_in_channel(channel)
                raise Refused(refusals.TableOpenHere(table=there)) from None

    async def _out_of_lobby(self, table: Table, by: int, seat: int) -> Table:
        person, host = table.seats[seat].player, next_host(table, seat)
        assert person is not None
        if host is None:
            after = closed(table, self._time.unix())
            return await self._tables.commit(ChangeKind.CLOSED, table, after, by=by, seat=seat)
        kicked = tuple(sorted({*table.kicked, person}))
        after = replace(table, host=host, seats=vacated(table, seat), kicked=kicked)
        return await self._tables.commit(ChangeKind.KICKED, table, after, by=by, seat=seat)

    async def _read(self, id: int) -> tuple[Table, list[str]]:
        rows = await Rows.of(self._db, id)
        if rows is None:
            raise Refused(refusals.NoSuchTable(table=id))
        return read_table(rows)
