"""What a table's host does: open it, set it, start it, hand it over, give it up, open it again."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace

from db import Conflict
from engine import GAMES, Game, Match
from engine.game import Choice
from sessions import refusals
from sessions.changes import ChangeKind
from sessions.clock import PACES
from sessions.decisions import Timeout
from sessions.errors import Refused
from sessions.guards import others_seat, own_seat, require_host, require_lobby, require_open, require_pace
from sessions.lobby import CREW, crew_name
from sessions.pacing import timed
from sessions.play import STAND_IN
from sessions.proof import seed_hash
from sessions.servers import Servers
from sessions.table import Person, Seat, Status, Table, closed
from sessions.tables import Tables
from sessions.uptime import UptimeClock


class Hosting:
    def __init__(
        self, tables: Tables, servers: Servers, time: UptimeClock, new_seed: Callable[[], str]
    ) -> None:
        self._tables = tables
        self._servers = servers
        self._time = time
        self._new_seed = new_seed

    async def open(
        self,
        *,
        server: int | None,
        channel: int,
        host: Person,
        game: str,
        options: Mapping[str, Choice] | None = None,
        parent: int | None = None,
        pace: int | None = PACES["day"],
    ) -> Table:
        """A new lobby with its host in it. `parent` is the channel that the thread `channel` belongs to;
        `pace` the seconds for a move.

        Refused: no-such-game, bad-option, bad-pace, channel-not-allowed, table-open-here, not-saved.
        """
        if game not in GAMES:
            raise Refused(refusals.NoSuchGame(game=game))
        chosen = _chosen(GAMES[game], options or {})
        require_pace(pace)
        allowed = () if server is None else await self._servers.allowed_channels(server)
        if allowed and channel not in allowed and parent not in allowed:
            raise Refused(refusals.ChannelNotAllowed(channels=allowed))
        return await self._open(
            server=server,
            channel=channel,
            parent=parent,
            game=game,
            options=chosen,
            seats=[Seat(host.id, host.name)],
            host=host.id,
            pace=pace,
            at_timeout=Timeout.VOTE if server is None else await self._servers.timeout(server),
        )

    async def again(self, id: int, by: int) -> Table:
        """A new lobby for the people and computer players of a table that has ended; `by` is its host.

        Refused: not-finished, not-seated, table-open-here, not-saved.
        """
        old = await self._tables.get(id)
        if old.status.is_open:
            raise Refused(refusals.NotFinished(status=old.status))
        if old.seat_of(by) is None and old.kept_for(by) is None:
            raise Refused(refusals.NotSeated())
        seats: list[Seat] = []
        for seat in old.seats:
            if seat.player or seat.person == by:
                seats.append(replace(seat, computer=None))
            elif seat.person is None and seat.name in CREW:
                seats.append(seat)
            else:  # who left isn't brought back unasked, and who is forgotten can't be
                name = crew_name([*old.names, *(each.name for each in seats)])
                seats.append(Seat(None, name, seat.computer or STAND_IN))
        return await self._open(
            server=old.server,
            channel=old.channel,
            parent=old.parent,
            game=old.game,
            options=old.options,
            seats=seats,
            host=by,
            shuffle=old.shuffle,
            pace=old.pace,
            at_timeout=old.timeout,
        )

    async def make_host(self, id: int, by: int, person: int) -> Table:
        """Hand the host's role to somebody at the table, in the lobby or later.

        Refused: not-open, not-host, not-at-table, not-saved.
        """
        async with self._tables.locked(id) as table:
            require_open(table)
            require_host(table, by)
            seat = others_seat(table, person)
            after = replace(table, host=person)
            return await self._tables.commit(ChangeKind.HOST_CHANGED, table, after, by=by, seat=seat)

    async def set_option(self, id: int, by: int, name: str, value: Choice) -> Table:
        """Choose how the game is to be played. The host only. Refused: not-in-lobby, not-host, bad-option,
        not-saved."""
        async with self._tables.locked(id) as table:
            require_lobby(table)
            require_host(table, by)
            after = replace(table, options=_chosen(GAMES[table.game], {**table.options, name: value}))
            return await self._tables.commit(ChangeKind.OPTION_CHANGED, table, after, by=by)

    async def start(self, id: int, by: int, shuffle: bool | None = None) -> Table:
        """Begin the match; `shuffle` overrides the table's own setting. The host only.

        Refused: not-in-lobby, not-host, too-few, not-saved.
        """
        async with self._tables.locked(id) as table:
            require_lobby(table)
            require_host(table, by)
            least = GAMES[table.game].seats[0]
            if len(table.seats) < least:
                raise Refused(refusals.TooFew(missing=least - len(table.seats), least=least))
            shuffle = table.shuffle if shuffle is None else shuffle
            seats = list(table.seats)
            if shuffle:
                secrets.SystemRandom().shuffle(seats)
            seed = self._new_seed()
            now = self._time.unix()
            after = replace(
                table,
                status=Status.PLAYING,
                seats=tuple(seats),
                shuffle=shuffle,
                invited=(),
                kicked=(),
                seed_hash=seed_hash(seed),
                match=Match.start(table.game, len(seats), seed, table.options),
                started=now,
                moved=now,
            )
            return await self._tables.commit(ChangeKind.STARTED, table, timed(after), by=by)

    async def move(self, id: int, by: int, channel: int, parent: int | None = None) -> Table:
        """Move the table to another channel, its own being gone. Whoever sits at it may do so.

        Refused: not-open, not-seated, computer-holds-seat, table-open-here, not-saved.
        """
        async with self._tables.locked(id) as table:
            require_open(table)
            own_seat(table, by)
            after = replace(table, channel=channel, parent=parent)
            try:
                return await self._tables.commit(ChangeKind.CHANNEL_CHANGED, table, after, by=by)
            except Conflict:
                raise await self._taken(channel) from None

    async def close(self, id: int, by: int, is_manager: bool = False) -> Table:
        """Give a table up, in the lobby or later. The host, or a manager of the server.

        Refused: not-open, not-host, not-saved.
        """
        async with self._tables.locked(id) as table:
            require_open(table)
            if not is_manager:
                require_host(table, by)
            after = closed(table, self._time.unix())
            return await self._tables.commit(ChangeKind.CLOSED, table, after, by=by)

    async def _open(
        self,
        *,
        server: int | None,
        channel: int,
        parent: int | None,
        game: str,
        options: Mapping[str, Choice],
        seats: list[Seat],
        host: int,
        pace: int | None,
        at_timeout: Timeout,
        shuffle: bool = True,
    ) -> Table:
        now = self._time.unix()
        table = Table(
            id=0,  # given by the store
            server=server,
            channel=channel,
            parent=parent,
            game=game,
            options=options,
            host=host,
            status=Status.LOBBY,
            version=1,
            seats=tuple(seats),
            shuffle=shuffle,
            pace=pace,
            timeout=at_timeout,
            opened=now,
            moved=now,
        )
        try:
            return await self._tables.open(table)
        except Conflict:
            # Only the database can see that without a race: nobody may open between a look and the opening.
            raise await self._taken(channel) from None

    async def _taken(self, channel: int) -> Refused:
        """The refusal where another table is open in a channel."""
        return Refused(refusals.TableOpenHere(table=await self._tables.id_in_channel(channel)))


def _chosen(game: Game, options: Mapping[str, Choice]) -> dict[str, Choice]:
    for name, value in options.items():
        try:
            game.chosen({name: value})
        except ValueError:
            raise Refused(refusals.BadOption(option=name, value=value)) from None
    return game.chosen(options)
