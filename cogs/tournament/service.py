"""Opening and entering tournaments, opening their tables, and recording the tables' results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from cogs.tournament import store
from cogs.tournament.document import (
    DEFAULT_TABLE_SIZE,
    JOINING_SECONDS,
    MAX_ROUNDS,
    ROUND_DAYS,
    Entrant,
    Format,
    Pod,
    Tournament,
    TournamentStage,
    require,
    with_entrant,
    with_pod,
)
from cogs.tournament.fixtures import cancelled
from cogs.tournament.rounds import settled
from cogs.tournament.standings import is_knocked_out, placed, unplaced
from db import Reads
from engine import GAMES
from sessions.changes import Change, ChangeKind
from sessions.errors import Refused
from sessions.guards import require_pace
from sessions.house import House, Tx
from sessions.people.bans import refuse
from sessions.people.names import distinct
from sessions.people.servers import require_allowed
from sessions.playing.hosting import open_fixture, start
from sessions.playing.lobby import STAND_IN_LEVEL, crew_name
from sessions.tables.clock import DAY
from sessions.tables.fixture import Fixture
from sessions.tables.rows import listed
from sessions.tables.table import Person, Seat, Status, Table

MAX_OPEN_TOURNAMENTS = 10
"""Maximum number of open tournaments per server."""
MAX_OWN_TOURNAMENTS = 5
"""Maximum tournaments per person and server. Those open, and those opened within the last day, count."""
MAX_LISTED_TOURNAMENTS = 10
RECORDED_CHANGES = (ChangeKind.OPENED, ChangeKind.SEAT_TAKEN, ChangeKind.REOPENED)
"""Changes of an open table that its tournament records. Of an ended table, it records all changes."""


class ShownTournament(NamedTuple):
    """A tournament's message and event on Discord."""

    message: int | None
    chapter: str
    """The `Tournament.chapter` that the message shows."""
    version: int
    """The tournament version that the message shows; 0 for none."""
    event: int | None
    """Id of the scheduled event that announces the start; None without one."""


async def get_tournament(house: House, id: int) -> Tournament:
    """The current tournament. Refused: as `store.load`."""
    return await store.load(house.db, id)


async def tournaments_of_server(house: House, server: int) -> list[Tournament]:
    """A server's tournaments: open ones first, then newest first. Skips unreadable ones."""
    rows = await house.db.all(
        """
        SELECT id, document FROM tournaments WHERE server = :server
        ORDER BY CASE WHEN status IN ('joining', 'playing') THEN 0 ELSE 1 END, id DESC LIMIT :most
        """,
        server=server,
        most=MAX_LISTED_TOURNAMENTS,
    )
    return store.readable(rows)


async def open_tournament(
    house: House,
    *,
    server: int,
    channel: int,
    organiser: Person,
    name: str,
    game: str,
    format: str,
    pace: int,
    wait: int = DAY,
    rounds: int = 0,
    days: int = 14,
    size: int | None = None,
    rated: bool = False,
    rooms: int | None = None,
) -> Tournament:
    """Open a tournament that people can join for `wait` seconds.

    `rounds` is for Swiss tournaments only; 0 chooses a number that fits the entrants. A round takes at most
    `days` days. `size` is the preferred number of entrants at a table. `rooms` is the forum where tables are
    opened; None opens them in threads of `channel`.

    Refused: no-such-game, bad-option, bad-pace, channel-not-allowed, banned, server-banned,
    too-many-tournaments, too-many-own-tournaments, not-saved.
    """
    await refuse(house.db, organiser.id, server)
    if game not in GAMES:
        raise Refused("no-such-game", game=game)
    seats = GAMES[game].seats
    size = min(max(DEFAULT_TABLE_SIZE, seats[0]), seats[-1]) if size is None else size
    require_pace(pace)
    require("format", format, format in list(Format))
    require("size", size, size in seats)
    require("rounds", rounds, 0 <= rounds <= MAX_ROUNDS)
    require("days", days, ROUND_DAYS[0] <= days <= ROUND_DAYS[1])
    require("wait", wait, JOINING_SECONDS[0] <= wait <= JOINING_SECONDS[1])
    await require_allowed(house.db, server, rooms or channel)
    now = house.time.unix()
    tournament = Tournament(
        id=0,  # `store.add` assigns the id
        server=server,
        channel=channel,
        rooms=rooms,
        name=" ".join(name.split()),
        game=game,
        format=Format(format),
        size=size,
        pace=pace,
        rated=rated,
        rounds=rounds if format == Format.SWISS else 0,
        length=days * DAY,
        organiser=organiser.id,
        stage=TournamentStage.JOINING,
        version=1,
        opened=now,
        starts=now + wait,
    )
    async with house.transaction() as tx:
        await tx.lock_server(server)
        rows = await tx.run(
            """
            SELECT id, document FROM tournaments
            WHERE server = :server AND status IN ('joining', 'playing')
            """,
            server=server,
        )
        if len(store.readable(rows)) >= MAX_OPEN_TOURNAMENTS:
            raise Refused("too-many-tournaments", most=MAX_OPEN_TOURNAMENTS)
        organised = await store.organised(tx, server, organiser.id)
        if sum(each.stage.is_open or each.opened > now - DAY for each in organised) >= MAX_OWN_TOURNAMENTS:
            raise Refused("too-many-own-tournaments", most=MAX_OWN_TOURNAMENTS)
        tournament = await store.add(tx, tournament)
        await store.log_action(tx, "tournament-opened", organiser.id, tournament)
    return tournament


async def take_back(house: House, id: int) -> None:
    """Remove a new tournament whose message can't be posted. Refused: not-saved."""
    async with house.transaction() as tx:
        await store.remove(tx, id)


async def join(house: House, id: int, person: Person) -> Tournament:
    """Enter a tournament. An entrant who left a running one comes back for the next rounds.

    Refused: tournament-closed (joining has ended), already-entered, tournament-full, knocked-out,
    banned, server-banned, as `store.changing`.
    """
    async with store.changing(house, id) as change:
        before = change.before
        await refuse(change.tx, person.id, before.server)
        entrant = before.entrant_of(person.id)
        if not before.stage.is_open or (entrant is None and before.stage is not TournamentStage.JOINING):
            raise Refused("tournament-closed")
        if entrant is not None and is_knocked_out(before, entrant.number):
            raise Refused("knocked-out")
        if entrant is not None and entrant.stays:
            raise Refused("already-entered")
        if entrant is None and len(before.entrants) >= before.most:
            raise Refused("tournament-full", most=before.most)
        number = entrant.number if entrant else _next_number(before)
        change.after = with_entrant(before, Entrant(number, person.id, person.name))
    return change.after


async def leave(house: House, id: int, person: int) -> Tournament:
    """Leave a tournament. In a running one, the entrant keeps their results and sits out the next rounds.

    Refused: tournament-closed, not-entered, as `store.changing`.
    """
    async with store.changing(house, id) as change:
        before = change.before
        entrant = before.entrant_of(person)
        if not before.stage.is_open:
            raise Refused("tournament-closed")
        if entrant is None or not entrant.stays:
            raise Refused("not-entered")
        if before.stage is TournamentStage.JOINING:
            others = tuple(each for each in before.entrants if each is not entrant)
            change.after = replace(before, entrants=others)
        else:
            change.after = with_entrant(before, replace(entrant, stays=False))
    return change.after


async def give_up(house: House, id: int) -> Tournament:
    """Cancel a tournament that can't continue. Nobody did it, so it isn't in the audit log.

    Refused: as `store.changing`.
    """
    async with store.changing(house, id) as change:
        if change.before.stage.is_open:
            change.after = cancelled(change.tx, change.before)
    return change.after


async def note_room(house: House, id: int, round: int, pod: int, room: int) -> Tournament:
    """Store the channel or thread of a table. `round` and `pod` count from 1.

    Refused: as `store.changing`.
    """
    async with store.changing(house, id) as change:
        made = replace(change.before.pods[round - 1][pod - 1], room=room)
        change.after = with_pod(change.before, round, pod - 1, made)
    return change.after


async def note_trouble(
    house: House, id: int, trouble: str | None, lacks: str = "", warns: bool = True
) -> Tournament:
    """Store why the round's tables get no threads, or that they do. Refused: as `store.changing`."""
    async with store.changing(house, id) as change:
        change.after = replace(change.before, trouble=trouble, lacks=lacks, warns=warns)
    return change.after


async def taken(house: House, server: int, rooms: Sequence[int]) -> set[int]:
    """The channels and threads among `rooms` that have a table or are reserved by an open tournament: others
    may have the same name."""
    if not rooms:
        return set()
    ids, values = listed(rooms)
    rows = await house.db.all(f"SELECT channel FROM tables WHERE channel IN ({ids})", **values)  # noqa: S608
    open_ones = await tournaments_of_server(house, server)
    noted = {pod.room for each in open_ones for pods in each.pods for pod in pods if pod.room}
    return {row["channel"] for row in rows} | noted.intersection(rooms)


async def is_to_open(house: House, pod: Pod) -> bool:
    """Whether a table still has to be opened or started, for example after a crash between the two."""
    return pod.table is None or (await house.tables.find(pod.table)).status is Status.LOBBY


async def open_pod(house: House, id: int, round: int, pod: int, channel: int, parent: int | None) -> Table:
    """Open and start a table of the current round in a channel. `round` and `pod` count from 1.

    Idempotent: returns the existing table if there is one.

    Refused: as `store.load`, tournament-closed (not the current round), as `open_fixture`, unreadable (the
    existing table).
    """
    tournament = await get_tournament(house, id)
    if tournament.round != round or tournament.stage is not TournamentStage.PLAYING:
        raise Refused("tournament-closed")
    there = tournament.present[pod - 1]
    table = None if there.table is None else await house.tables.get(there.table)
    if table is None:
        table = await open_fixture(
            house,
            Fixture(id, tournament.name, tournament.round, pod),
            seats=_seats(tournament, there),
            server=tournament.server,
            channel=channel,
            parent=parent,
            host=tournament.organiser,
            game=tournament.game,
            pace=tournament.pace,
            rated=tournament.rated,
        )
    if table.status is Status.LOBBY:  # The table is new, or was opened just before a crash.
        table = await start(house, table.id, by=None)
    return table


async def update_pod(tx: Tx, change: Change) -> None:
    """Record a table's opening and result in its tournament. A newcomer to a seat becomes the entrant."""
    fixture = change.table.fixture
    if fixture is None or (change.kind not in RECORDED_CHANGES and change.table.status.is_open):
        return
    try:
        before = await store.load(tx, fixture.tournament)
    except Refused:
        return  # The tournament is gone or unreadable; its tables continue without it.
    after = _after_change(before, change)
    if after != before:
        await store.save(tx, before, after)


async def shown_of(house: House, id: int) -> ShownTournament:
    """A tournament's message and scheduled event on Discord."""
    row = await house.db.one("SELECT message, chapter, shown, event FROM tournaments WHERE id = :id", id=id)
    if row is None:
        return ShownTournament(None, "", 0, None)
    return ShownTournament(row["message"], row["chapter"], row["shown"], row["event"])


async def remember_shown(house: House, id: int, message: int | None, chapter: str, version: int) -> None:
    """Record which message shows a tournament, and which chapter and version it shows. Refused: not-saved."""
    await house.do(
        """
        UPDATE tournaments SET message = :message, chapter = :chapter, shown = :shown
        WHERE id = :id
        """,
        id=id,
        message=message,
        chapter=chapter,
        shown=version,
    )


async def events(reads: Reads) -> set[int]:
    """The scheduled events that are recorded for tournaments."""
    return {row["event"] for row in await reads.all("SELECT event FROM tournaments WHERE event IS NOT NULL")}


async def remember_event(house: House, id: int, event: int | None) -> None:
    """Record the scheduled event that announces a tournament's start. Refused: not-saved."""
    await house.do("UPDATE tournaments SET event = :event WHERE id = :id", id=id, event=event)


def _next_number(tournament: Tournament) -> int:
    return 1 + max((each.number for each in tournament.entrants), default=0)


def _after_change(before: Tournament, change: Change) -> Tournament:
    """The tournament after a change of one of its tables."""
    table, fixture = change.table, change.table.fixture
    assert fixture is not None
    pod = _pod(before, fixture.round, fixture.pod)
    if pod is None or (pod.table is not None and pod.table != table.id):
        return before
    number = fixture.pod - 1
    if pod.table is None:
        return with_pod(before, fixture.round, number, replace(pod, table=table.id))
    if change.kind is ChangeKind.SEAT_TAKEN and change.seat is not None:
        return _with_taker(before, pod, change, change.seat)
    is_present = fixture.round == before.round and before.stage is TournamentStage.PLAYING
    if pod.ruled or (not is_present and change.kind is not ChangeKind.REPAIRED):
        return before
    if table.status in (Status.FINISHED, Status.CLOSED):
        people = {each.number: each.person for each in before.entrants}
        return settled(before, fixture.round, number, placed(pod, people, table))
    if change.kind is ChangeKind.REOPENED:
        return with_pod(before, fixture.round, number, unplaced(pod))
    return before


def _seats(tournament: Tournament, pod: Pod) -> list[Seat]:
    """The seats for a table's entrants, with computer players up to the number that the game needs."""
    seats: list[Seat] = []
    for number in pod.entrants:
        entrant = tournament.entrant(number)
        name = distinct(entrant.name, [seat.name for seat in seats])
        # A computer player plays for an entrant whose data was erased.
        seats.append(Seat(entrant.person, name, STAND_IN_LEVEL if entrant.person is None else None))
    while len(seats) < tournament.seats[0]:
        seats.append(Seat(None, crew_name([seat.name for seat in seats]), STAND_IN_LEVEL))
    return seats


def _pod(tournament: Tournament, round: int, number: int) -> Pod | None:
    if not 1 <= round <= tournament.round or not 1 <= number <= len(tournament.pods[round - 1]):
        return None
    return tournament.pods[round - 1][number - 1]


def _with_taker(tournament: Tournament, pod: Pod, change: Change, seat: int) -> Tournament:
    """The tournament after a newcomer took a seat: they become the entrant, unless they are one already."""
    taker = change.table.seats[seat]
    if seat >= len(pod.seats) or taker.person is None or tournament.entrant_of(taker.person) is not None:
        return tournament
    return with_entrant(tournament, Entrant(pod.seats[seat].entrant, taker.person, taker.name))
