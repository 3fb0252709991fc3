"""The lobby: people and computer players join and leave before the match starts."""

from __future__ import annotations

from msgspec.structs import replace

from engine import GAMES
from engine.bots.levels import LEVELS
from sessions.changes import ChangeKind
from sessions.errors import Refused
from sessions.guards import (
    others_seat,
    own_seat,
    require_free,
    require_host,
    require_lobby,
    require_welcome,
)
from sessions.house import Act
from sessions.people.names import distinct, likeness
from sessions.tables.seed import MAX_WORD_LENGTH, read_word
from sessions.tables.table import Person, Seat, Table, closed, next_host, taken_over, with_seat

STAND_IN_LEVEL = "clever"
"""Level of computer players that take over a person's seat or fill a table."""
CREW = ("Ada", "Bruno", "Cleo", "Diego", "Esme", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Leif")
"""Names of computer players, the same in every language."""


async def join(act: Act, person: Person) -> Table:
    """Join the lobby.

    An invited person replaces a computer player if the table is full. An invitation also lets a kicked person
    back in. If the match continues another one, newcomers always replace a computer player.

    Refused: not-in-lobby, already-seated, kicked, table-full, too-many-tables, as `Act.change`.
    """
    return await _seat(act, person)


async def accept(act: Act, person: Person) -> Table:
    """Accept an invitation and join.

    Refused: not-in-lobby, not-invited, table-full, too-many-tables, as `Act.change`.
    """
    table = act.table
    require_lobby(table)
    if person.id not in table.invited:
        raise Refused("not-invited")
    return await _seat(act, person)


async def decline(act: Act, person: int) -> Table:
    """Decline an invitation. Refused: not-in-lobby, not-invited, as `Act.change`."""
    table = act.table
    require_lobby(table)
    if person not in table.invited:
        raise Refused("not-invited")
    after = replace(table, invited=_without(person, table.invited))
    return await act.change(ChangeKind.DECLINED, after, by=person)


async def invite(act: Act, by: int, person: int) -> Table:
    """Invite a person. Any seated player may do this, but only the host may invite a kicked person again.

    Refused: not-in-lobby, not-seated, at-table, already-invited, not-host, table-full (of people), as
    `Act.change`.
    """
    table = act.table
    require_lobby(table)
    own_seat(table, by)
    if table.seat_of(person) is not None:
        raise Refused("at-table", person=person)
    if person in table.invited:
        raise Refused("already-invited")
    if person in table.kicked:
        require_host(table, by)
    if len(table.people) == _max_seats(table):
        raise Refused("table-full", seats=_max_seats(table))
    invited, kicked = (*table.invited, person), _without(person, table.kicked)
    after = replace(table, invited=tuple(sorted(invited)), kicked=kicked)
    return await act.change(ChangeKind.INVITED, after, by=by)


async def add_word(act: Act, person: int, typed: str) -> Table:
    """Add the player's word to a shared seed. It replaces an earlier one.

    Refused: not-in-lobby, not-seated, no-words (not a shared seed), bad-word, as `Act.change`.
    """
    table = act.table
    require_lobby(table)
    seat = own_seat(table, person)
    if table.shared_seed is None:
        raise Refused("no-words")
    word = read_word(typed)
    if word is None:
        raise Refused("bad-word", most=MAX_WORD_LENGTH)
    after = with_seat(table, seat, replace(table.seats[seat], word=word))
    return await act.change(ChangeKind.WORD_ADDED, after, by=person, seat=seat)


async def leave(act: Act, person: int) -> Table:
    """Leave the lobby. If the host leaves, the next person becomes host. If nobody is left, the table closes.

    Refused: not-in-lobby, not-seated, as `Act.change`.
    """
    table = act.table
    require_lobby(table)
    return await _leave(act, own_seat(table, person), person)


async def kick(act: Act, by: int, person: int) -> Table:
    """Remove a person from the lobby. Host only. A host who kicks themselves leaves.

    A kicked person can't join without an invitation, follow the table, or take a seat that is offered later.

    Refused: not-in-lobby, not-host, not-at-table, as `Act.change`.
    """
    table = act.table
    require_lobby(table)
    require_host(table, by)
    seat = others_seat(table, person)
    if person == by:
        return await _leave(act, seat, person)
    kicked = tuple(sorted((*table.kicked, person)))
    after = replace(table, seats=vacated(table, seat), kicked=kicked)
    return await act.change(ChangeKind.KICKED, after, by=by, seat=seat)


async def add_computer(act: Act, by: int, level: str = "clever") -> Table:
    """Seat a computer player. `level` is one of `LEVELS`. Host only.

    Refused: not-in-lobby, not-host, set-by-lesson, set-by-origin, bad-option, table-full, as `Act.change`.
    """
    table = act.table
    require_lobby(table)
    require_host(table, by)
    require_free(table)
    _require_level(level)
    if len(table.seats) == _max_seats(table):
        raise Refused("table-full", seats=_max_seats(table))
    seat = Seat(None, crew_name(table.names), level)
    after, number = replace(table, seats=(*table.seats, seat)), len(table.seats)
    return await act.change(ChangeKind.COMPUTER_ADDED, after, by=by, seat=number)


async def remove_computer(act: Act, by: int, seat: int | None = None) -> Table:
    """Remove the computer player in a seat; None: the last one in seat order. Host only.

    Refused: not-in-lobby, not-host, set-by-lesson, set-by-origin, no-computer, as `Act.change`.
    """
    table = act.table
    require_lobby(table)
    require_host(table, by)
    require_free(table)
    computers = _computers(table)
    if not computers or seat not in (None, *computers):
        raise Refused("no-computer")
    seat = computers[-1] if seat is None else seat
    after = replace(table, seats=vacated(table, seat))
    return await act.change(ChangeKind.COMPUTER_REMOVED, after, by=by, seat=seat)


async def set_level(act: Act, by: int, level: str, seat: int | None = None) -> Table:
    """Set the level of the computer player in a seat; None: of all of them. Host only.

    Refused: not-in-lobby, not-host, bad-option, no-computer, as `Act.change`.
    """
    table = act.table
    require_lobby(table)
    require_host(table, by)
    _require_level(level)
    computers = _computers(table)
    if not computers or seat not in (None, *computers):
        raise Refused("no-computer")
    after = table
    for number in computers if seat is None else [seat]:
        after = with_seat(after, number, replace(table.seats[number], computer=level))
    return await act.change(ChangeKind.LEVEL_CHANGED, after, by=by, seat=seat)


async def change_seat(act: Act, person: int, seat: int) -> Table:
    """Swap seats with a computer player, in the lobby of a match that continues another one.

    In other lobbies, seats have no meaning before the start.

    Refused: not-in-lobby, not-seated, no-places, seat-taken (not by a computer player), as `Act.change`.
    """
    table = act.table
    require_lobby(table)
    own = own_seat(table, person)
    if table.origin is None:
        raise Refused("no-places")
    if seat not in _computers(table):
        raise Refused("seat-taken")
    after = with_seat(with_seat(table, seat, table.seats[own]), own, table.seats[seat])
    return await act.change(ChangeKind.SEAT_CHANGED, after, by=person, seat=seat)


async def _seat(act: Act, person: Person) -> Table:
    table = act.table
    require_lobby(table)
    if table.seat_of(person.id) is not None:
        raise Refused("already-seated")
    require_welcome(table, person.id)
    if table.origin is not None:
        return await _take_over(act, person)
    seats = list(table.seats)
    if len(seats) == _max_seats(table):
        computers = _computers(table)
        if person.id not in table.invited or not computers:
            raise Refused("table-full", seats=_max_seats(table))
        del seats[computers[-1]]
    seats.append(Seat(person.id, distinct(person.name, [seat.name for seat in seats])))
    after = replace(table, seats=tuple(seats), invited=_without(person.id, table.invited))
    return await act.change(ChangeKind.JOINED, after, by=person.id, seat=len(seats) - 1)


async def _take_over(act: Act, person: Person) -> Table:
    """Give the seat of the first computer player to the person."""
    table = act.table
    computers = _computers(table)
    if not computers:
        raise Refused("table-full", seats=_max_seats(table))
    seat = computers[0]
    after = replace(taken_over(table, seat, person), invited=_without(person.id, table.invited))
    return await act.change(ChangeKind.JOINED, after, by=person.id, seat=seat)


async def _leave(act: Act, seat: int, person: int) -> Table:
    table = act.table
    host = next_host(table, seat)
    if host is None:
        after = closed(table, act.now, person)
        return await act.change(ChangeKind.CLOSED, after, by=person)
    after = replace(table, host=host, seats=vacated(table, seat))
    return await act.change(ChangeKind.LEFT, after, by=person, seat=seat)


def _max_seats(table: Table) -> int:
    return len(table.seats) if table.is_set else GAMES[table.game].seats[-1]


def _require_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused("bad-option", option="level", value=level)


def _computers(table: Table) -> list[int]:
    return [i for i, seat in enumerate(table.seats) if seat.computer]


def crew_name(taken: list[str]) -> str:
    """A name for the next computer player that looks like none of those in `taken`."""
    others = {likeness(each) for each in taken}
    return next(name for name in CREW if likeness(name) not in others)


def vacated(table: Table, seat: int) -> tuple[Seat, ...]:
    """The lobby's seats after one was vacated.

    The seat is dropped, or given to a computer player if the match has a fixed number of seats.
    """
    if table.is_set:
        return with_seat(table, seat, Seat(None, crew_name(table.names), STAND_IN_LEVEL)).seats
    return table.seats[:seat] + table.seats[seat + 1 :]


def _without(person: int, people: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(each for each in people if each != person)
