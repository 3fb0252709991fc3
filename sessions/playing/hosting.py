"""The host's actions: open, configure, start, hand over, close and reopen a table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress

from msgspec.structs import replace

from engine import GAMES, Match
from engine.bots.levels import LEVELS
from engine.core.teaching.course import begin
from sessions.changes import ChangeKind
from sessions.errors import Refused
from sessions.guards import (
    others_seat,
    own_seat,
    require_host,
    require_lobby,
    require_open,
    require_pace,
    require_readable,
    require_unrated,
)
from sessions.house import Act, House, add_table
from sessions.jobs.job import JobKind, Key
from sessions.people import servers
from sessions.people.names import distinct
from sessions.people.server_settings import server_settings
from sessions.playing import lessons
from sessions.playing.lobby import CREW, STAND_IN_LEVEL, crew_name
from sessions.playing.opening import OnTrial
from sessions.playing.pacing import timed
from sessions.tables import replays
from sessions.tables.fixture import Fixture
from sessions.tables.origin import Origin
from sessions.tables.proof import first_hash, seed_hash
from sessions.tables.seed import SharedSeed, seed_of, shuffled_places
from sessions.tables.setup import Setup, checked
from sessions.tables.table import Person, Seat, Status, Table, closed, reopenable_until
from sessions.tables.votes import Timeout


async def open_table(
    house: House,
    *,
    server: int | None,
    channel: int,
    host: Person,
    game: str,
    parent: int | None = None,
    setup: Setup = Setup(),  # noqa: B008 (it is immutable)
    guests: Sequence[Person] = (),
    job: JobKind | None = None,
    trial: bool = False,
) -> Table:
    """Open a lobby with the host and the guests seated.

    `parent` is the parent channel if `channel` is a thread. The server chooses what happens on a timeout.
    `job` is a job to set for the new table. With `trial`, nothing is stored: it only asks for the refusals.

    Refused: no-such-game, bad-option, bad-pace, rated-without-hints, channel-not-allowed, as `add_table`,
    not-saved.
    """
    if game not in GAMES:
        raise Refused("no-such-game", game=game)
    require_pace(setup.pace)
    setup = checked(setup, game)
    await servers.require_allowed(house.db, server, channel, parent)
    if server is not None:
        setup = replace(setup, timeout=(await server_settings(house.db, server)).timeout)
    place = (server, channel, parent)
    seats = [Seat(host.id, host.name)]
    for guest in guests:
        seats.append(Seat(guest.id, distinct(guest.name, [seat.name for seat in seats])))
    return await _open(house, place, game, seats, host.id, setup, job=job, trial=trial)


async def again(house: House, id: int, by: int) -> Table:
    """Open a new lobby with the players and settings of a table that has ended. `by` becomes the host.

    Everyone moves on by one seat. Computer players replace people who left or were forgotten. Seats are
    shuffled at the start only if the old match was a lesson or continued another one.

    Refused: no-such-table, unreadable, not-finished, not-seated, channel-not-allowed, as `add_table`,
    not-saved.
    """
    old = await house.tables.get(id)
    if old.status.is_open:
        raise Refused("not-finished", status=old.status)
    if old.seat_of(by) is None and old.kept_for(by) is None:
        raise Refused("not-seated")
    await servers.require_allowed(house.db, old.server, old.channel, old.parent)
    seats: list[Seat] = []
    for seat in old.seats:
        if seat.player or seat.person == by:
            seats.append(replace(seat, computer=None, word=""))
        elif seat.person is None and seat.name in CREW:
            seats.append(replace(seat, word=""))
        else:  # People who left aren't brought back, and forgotten people can't be.
            name = crew_name([*old.names, *(each.name for each in seats)])
            seats.append(Seat(None, name, seat.computer or STAND_IN_LEVEL))
    place = (old.server, old.channel, old.parent)
    setup = replace(old.setup, shuffle=not old.counts)
    return await _open(house, place, old.game, [*seats[1:], seats[0]], by, setup)


async def play_on(
    house: House,
    id: int,
    ply: int,
    *,
    host: Person,
    server: int | None,
    channel: int,
    parent: int | None = None,
    seat: int | None = None,
    level: str = STAND_IN_LEVEL,
    pace: int | None = None,
    friendly: bool = True,
) -> Table:
    """Open a lobby whose match continues a finished one after its first `ply` moves.

    The host takes `seat`, by default the one they had then, or else the first seat to move. Computer players
    of `level` hold the other seats until people take them. For the other keywords see `open_table`.

    Refused: as `replays.opening`, bad-option (no such seat or level), bad-pace, channel-not-allowed, as
    `add_table`, not-saved.
    """
    origin = Origin(id, ply)
    match = await replays.opening(house, origin)
    old = await house.tables.get(id)
    if seat is None:
        seat = next((i for i, each in enumerate(old.seats) if each.person == host.id), match.pending[0])
    if seat not in range(match.seats):
        raise Refused("bad-option", option="seat", value=seat + 1)
    if level not in LEVELS:
        raise Refused("bad-option", option="level", value=level)
    require_pace(pace)
    await servers.require_allowed(house.db, server, channel, parent)
    seats: list[Seat] = []
    for number in range(match.seats):
        crew = Seat(None, crew_name([host.name, *(each.name for each in seats)]), level)
        seats.append(Seat(host.id, host.name) if number == seat else crew)
    timeout = (await server_settings(house.db, server)).timeout
    setup = Setup(dict(match.options), pace, timeout, shuffle=False, friendly=friendly)
    place = (server, channel, parent)
    return await _open(house, place, old.game, seats, host.id, setup, origin=origin)


async def learn(
    house: House,
    game: str,
    *,
    host: Person,
    server: int | None,
    channel: int,
    parent: int | None = None,
    instead: int | None = None,
) -> Table:
    """Start a lesson: a match on a prepared deal that teaches the game to its host, against computer players.

    Closes the lesson `instead` first. For the other keywords see `open_table`.

    Refused: no-such-game (or it has no lesson), channel-not-allowed, as `lessons.lesson_in`, as `add_table`,
    not-saved.
    """
    lesson = GAMES[game].lesson if game in GAMES else None
    if lesson is None:
        raise Refused("no-such-game", game=game)
    await servers.require_allowed(house.db, server, channel, parent)
    standing = await lessons.lesson_in(house, channel, host.id, instead)
    if standing is not None:
        await house.act(standing.id, close, host.id)
    seats: list[Seat] = []
    for number in range(lesson.seats):
        crew = Seat(None, crew_name([host.name, *(each.name for each in seats)]), STAND_IN_LEVEL)
        seats.append(Seat(host.id, host.name) if number == lesson.learner else crew)
    setup = Setup(GAMES[game].chosen(lesson.options), pace=None, shuffle=False, friendly=True)
    place = (server, channel, parent)
    table = await _open(house, place, game, seats, host.id, setup, lesson=True)
    return await start(house, table.id, host.id)


async def open_fixture(
    house: House,
    fixture: Fixture,
    *,
    seats: list[Seat],
    server: int,
    channel: int,
    parent: int | None,
    host: int | None,
    game: str,
    pace: int,
    rated: bool,
) -> Table:
    """Open the lobby of a tournament table with all its players seated. The caller starts it at once.

    There are no votes on timeouts: a computer player stands in until the player returns.

    Refused: channel-not-allowed, as `add_table`, not-saved.
    """
    await servers.require_allowed(house.db, server, channel, parent)
    setup = Setup(GAMES[game].chosen({}), pace, Timeout.SIT, shuffle=False, rated=rated)
    return await _open(house, (server, channel, parent), game, seats, host, setup, fixture=fixture)


async def make_host(act: Act, by: int, person: int) -> Table:
    """Make another player the host, in the lobby or during the match. Host only.

    Refused: not-open, not-host, not-at-table, as `Act.change`.
    """
    table = act.table
    require_open(table)
    require_host(table, by)
    require_readable(table)
    seat = others_seat(table, person)
    after = replace(table, host=person)
    return await act.change(ChangeKind.HOST_CHANGED, after, by=by, seat=seat)


async def start(house: House, id: int, by: int | None, shuffle: bool | None = None) -> Table:
    """Start the match. Host only; `by` is None if the program does it. `shuffle` overrides the setting.

    Lessons and continued matches never shuffle, because their seats are part of the position.

    Refused: not-in-lobby, not-host, too-few, as `House.act` (no-such-table also for the table that the match
    continues), as `Act.change` (unreadable also for that table).
    """
    origin = (await house.tables.find(id)).origin
    opening = None if origin is None else await replays.opening(house, origin)
    return await house.act(id, _start, by, shuffle, opening)


async def _start(act: Act, by: int | None, shuffle: bool | None, opening: Match | None) -> Table:
    table = act.table
    require_lobby(table)
    if by is not None:
        require_host(table, by)
    least = GAMES[table.game].seats[0]
    if len(table.seats) < least:
        raise Refused("too-few", missing=least - len(table.seats), least=least)
    lesson = GAMES[table.game].lesson if table.lesson else None
    if lesson is not None:
        opening = begin(lesson, table.game)
    shuffle = opening is None and (table.setup.shuffle if shuffle is None else shuffle)
    seats, seed, shared_seed = _dealt(act.house, table, shuffle)
    match = opening or Match.start(table.game, len(seats), seed, table.setup.options)
    shown_hash = seed_hash(shared_seed.part if shared_seed else match.seed)
    after = replace(
        table,
        status=Status.PLAYING,
        seats=tuple(seats),
        setup=replace(table.setup, shuffle=shuffle),
        invited=(),
        seed_hash=shown_hash,
        shared_seed=shared_seed,
        chain=first_hash(shown_hash, match.record()["moves"]),
        match=match,
        started=act.now,
        moved=act.now,
    )
    return await act.change(ChangeKind.STARTED, timed(after), by=by)


def _dealt(house: House, table: Table, shuffle: bool) -> tuple[list[Seat], str, SharedSeed | None]:
    """The seats in playing order, the seed, and the parts of a shared seed; None if the bot drew it alone."""
    seats = list(table.seats)
    if table.shared_seed is None:
        if shuffle:
            secrets.SystemRandom().shuffle(seats)
        return seats, house.new_seed(), None
    seed = seed_of(table.shared_seed.part, [seat.word for seat in seats])
    places = shuffled_places(seed, len(seats)) if shuffle else tuple(range(len(seats)))
    words = tuple(seats[place].word for place in places)
    shared_seed = SharedSeed(table.shared_seed.part, words, places)
    return [replace(seats[place], word="") for place in places], seed, shared_seed


async def move(act: Act, by: int, channel: int, parent: int | None = None) -> Table:
    """Move the table to another channel if its own is gone. Any player at the table may do this.

    Refused: not-open, not-seated, computer-holds-seat, unreadable, channel-not-allowed, table-open-here,
    banned.
    """
    table = act.table
    require_open(table)
    require_readable(table)
    own_seat(table, by)
    await servers.require_allowed(act.tx, table.server, channel, parent)
    after = replace(table, channel=channel, parent=parent)
    return await act.change(ChangeKind.CHANNEL_CHANGED, after, by=by)


def require_closable(table: Table, by: int, is_manager: bool) -> None:
    """Check that the person may close the table: its host, or a manager of the server.

    Only a manager may close a rated match that others still play, or a losing host could escape a defeat.

    Refused: not-open, not-host, rated-runs.
    """
    require_open(table)
    if is_manager:
        return
    require_host(table, by)
    require_unrated(table, by)


async def close(act: Act, by: int, is_manager: bool = False) -> Table:
    """Close the table before its match ends.

    Refused: as `require_closable`, banned.
    """
    table = act.table
    require_closable(table, by, is_manager)
    return await act.change(ChangeKind.CLOSED, closed(table, act.now, by), by=by)


async def reopen(act: Act, by: int, is_manager: bool = False) -> Table:
    """Reopen a table that was closed by mistake, within `REOPENABLE_SECONDS`.

    The host, the person who closed it and the managers of the server may do this. Tables that an operator
    of the bot closed or that closed automatically stay closed.

    Refused: not-closed, closed-for-good, not-host, channel-not-allowed, table-open-here, as `Act.change`.
    """
    table = act.table
    require_readable(table)
    if table.status is not Status.CLOSED:
        raise Refused("not-closed", status=table.status)
    until = reopenable_until(table)
    if until is None or act.now > until:
        raise Refused("closed-for-good")
    if not is_manager and by != table.closed_by:
        require_host(table, by)
    await servers.require_allowed(act.tx, table.server, table.channel, table.parent)
    status = Status.LOBBY if table.started is None else Status.PLAYING
    after = replace(table, status=status, ended=None, closed_by=None)
    return await act.change(ChangeKind.REOPENED, after, by=by)


async def _open(
    house: House,
    place: tuple[int | None, int, int | None],
    game: str,
    seats: list[Seat],
    host: int | None,
    setup: Setup,
    *,
    origin: Origin | None = None,
    lesson: bool = False,
    fixture: Fixture | None = None,
    job: JobKind | None = None,
    trial: bool = False,
) -> Table:
    """Open a lobby at `place`: server, channel, and the channel's parent if it is a thread."""
    now = house.time.unix()
    part = house.new_seed() if setup.shared_seed else None
    server, channel, parent = place
    table = Table(
        id=0,  # `add_table` assigns the id
        server=server,
        channel=channel,
        parent=parent,
        game=game,
        setup=setup,
        host=host,
        status=Status.LOBBY,
        version=1,
        seats=tuple(seats),
        opened=now,
        moved=now,
        seed_hash=seed_hash(part) if part else None,
        shared_seed=SharedSeed(part) if part else None,
        origin=origin,
        lesson=lesson,
        fixture=fixture,
        private=lesson,  # Lessons aren't open to followers.
    )
    with suppress(OnTrial):
        async with house.transaction() as tx:
            table = await add_table(tx, table)
            if job is not None:
                tx.jobs.set(Key(job, table.id), tx.now)
            if trial:
                raise OnTrial
    return table
