"""Who may do what, when: the checks that several of a session's methods begin with."""

from __future__ import annotations

from sessions.clock import LONGEST, SHORTEST
from sessions.errors import Refused
from sessions.table import Status, Table


def require_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise Refused("not-in-lobby", status=table.status)


def require_open(table: Table) -> None:
    if not table.status.is_open:
        raise Refused("not-open", status=table.status)


def require_playing(table: Table) -> None:
    if table.status is not Status.PLAYING:
        raise Refused("not-playing", status=table.status)
    if table.is_broken:
        raise Refused("unreadable", table=table.id)


def require_present(table: Table, version: int | None, *, since: int) -> None:
    """Refuse what was decided at the sight of a version before `since`: of something else, that is."""
    if version is not None and not since <= version <= table.version:
        raise Refused("stale", version=table.version)


def require_host(table: Table, person: int) -> None:
    if person != table.host:
        raise Refused("not-host", host=table.host)


def require_pace(pace: int | None) -> None:
    if pace is not None and not SHORTEST <= pace <= LONGEST:
        raise Refused("bad-pace")


def own_seat(table: Table, person: int) -> int:
    """The seat that the person plays. Refused: not-seated, computer-holds-seat."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not-seated" if table.kept_for(person) is None else "computer-holds-seat")
    return seat


def others_seat(table: Table, person: int) -> int:
    """The seat that somebody else plays. Refused: not-at-table."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not-at-table", person=person)
    return seat


def next_host(table: Table, leaving: int) -> int | None:
    """Who is host once the person in a seat has left: the host still, or the next person in seat order."""
    if table.seats[leaving].player != table.host:
        return table.host
    following = table.seats[leaving + 1 :] + table.seats[:leaving]
    return next((seat.player for seat in following if seat.player is not None), None)
