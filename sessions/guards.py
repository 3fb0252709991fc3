"""Permission and state checks that services make first. Each raises `Refused`."""

from __future__ import annotations

from sessions import refusals
from sessions.clock import LONGEST, SHORTEST
from sessions.errors import Refused
from sessions.table import Status, Table


def require_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise Refused(refusals.NotInLobby(status=table.status))
    require_readable(table)


def require_open(table: Table) -> None:
    if not table.status.is_open:
        raise Refused(refusals.NotOpen(status=table.status))


def require_playing(table: Table) -> None:
    if table.status is not Status.PLAYING:
        raise Refused(refusals.NotPlaying(status=table.status))
    require_readable(table)


def require_readable(table: Table) -> None:
    if table.is_broken:
        raise Refused(refusals.Unreadable(table=table.id))


def require_present(table: Table, version: int | None, *, since: int) -> None:
    """Refuse a decision based on a table version before `since`. None stands for the current version."""
    if version is not None and not since <= version <= table.version:
        raise Refused(refusals.Stale(version=table.version))


def require_host(table: Table, person: int | None) -> None:
    if person != table.host:
        raise Refused(refusals.NotHost(host=table.host))


def require_free(table: Table) -> None:
    """Refuse to change settings that are fixed by a lesson or by the match that this one continues."""
    if table.lesson:
        raise Refused(refusals.SetByLesson())
    if table.origin is not None:
        raise Refused(refusals.SetByOrigin(table=table.origin.table))


def require_welcome(table: Table, person: int) -> None:
    """Refuse a person whom the host kicked from the lobby or the operators took out of the running game."""
    if person in table.kicked:
        raise Refused(refusals.Kicked() if table.kept_for(person) is None else refusals.TakenOut())


def require_pace(pace: int | None) -> None:
    if pace is not None and not SHORTEST <= pace <= LONGEST:
        raise Refused(refusals.BadPace())


def own_seat(table: Table, person: int) -> int:
    """The seat of the person making the request. Refused: not-seated, computer-holds-seat."""
    seat = table.seat_of(person)
    if seat is None:
        left = table.kept_for(person) is not None
        raise Refused(refusals.ComputerHoldsSeat() if left else refusals.NotSeated())
    return seat


def others_seat(table: Table, person: int) -> int:
    """The seat of the person whom the request is about. Refused: not-at-table."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refused(refusals.NotAtTable(person=person))
    return seat
