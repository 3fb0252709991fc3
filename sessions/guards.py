"""Permission and state checks that services make first. Each raises `Refused`."""

from __future__ import annotations

from sessions.errors import Refused
from sessions.tables.clock import MAX_PACE, MIN_PACE
from sessions.tables.table import Status, Table


def require_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise Refused("not-in-lobby", status=table.status)
    require_readable(table)


def require_open(table: Table) -> None:
    if not table.status.is_open:
        raise Refused("not-open", status=table.status)


def require_playing(table: Table) -> None:
    if table.status is not Status.PLAYING:
        raise Refused("not-playing", status=table.status)
    require_readable(table)


def require_readable(table: Table) -> None:
    if table.is_broken:
        raise Refused("unreadable", table=table.id)


def require_present(table: Table, version: int | None, *, since: int) -> None:
    """Refuse a decision based on a table version before `since`. None stands for the current version."""
    if version is not None and not since <= version <= table.version:
        raise Refused("stale", version=table.version)


def require_unrated(table: Table, by: int) -> None:
    """Refuse a change in a rated match that others still play, since it could save its maker a defeat."""
    runs = table.status is Status.PLAYING and not table.is_broken
    if runs and table.setup.rated and table.people != [by]:
        raise Refused("rated-runs")


def require_host(table: Table, person: int | None) -> None:
    if person != table.host:
        raise Refused("not-host", host=table.host)


def require_free(table: Table) -> None:
    """Refuse to change settings that are fixed by a lesson or by the match that this one continues."""
    if table.lesson:
        raise Refused("set-by-lesson")
    if table.origin is not None:
        raise Refused("set-by-origin", table=table.origin.table)


def require_welcome(table: Table, person: int) -> None:
    """Refuse a person whom the host kicked from the lobby or the operators took out of the running game."""
    if person in table.kicked:
        raise Refused("kicked" if table.kept_for(person) is None else "taken-out")


def require_pace(pace: int | None) -> None:
    if pace is not None and not MIN_PACE <= pace <= MAX_PACE:
        raise Refused("bad-pace")


def own_seat(table: Table, person: int) -> int:
    """The seat of the person making the request. Refused: not-seated, computer-holds-seat."""
    seat = table.seat_of(person)
    if seat is None:
        left = table.kept_for(person) is not None
        raise Refused("computer-holds-seat" if left else "not-seated")
    return seat


def others_seat(table: Table, person: int) -> int:
    """The seat of the person whom the request is about. Refused: not-at-table."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not-at-table", person=person)
    return seat
