"""Lessons: guided first matches that teach a game to their host."""

from __future__ import annotations

from engine import GAMES
from engine.core.teaching.course import Course
from sessions.errors import Refused
from sessions.house import House
from sessions.tables.table import Status, Table


def course_of(table: Table) -> Course | None:
    """The host's progress in a lesson; None if the table isn't a lesson or the host has left their seat."""
    lesson = GAMES[table.game].lesson if table.lesson else None
    if lesson is None or table.match is None or table.seats[lesson.learner].person != table.host:
        return None
    course = Course(lesson, table.match)
    course.follow(table.match)
    return course


def can_teach(game: str) -> bool:
    """Whether the game exists and has a lesson."""
    return game in GAMES and GAMES[game].lesson is not None


async def lesson_in(house: House, channel: int, person: int, instead: int | None = None) -> Table | None:
    """The person's own lesson in a channel, which another one may replace; None if no table is open there.

    Refused: table-open-here (another table), lesson-going-on (unless it is `instead`).
    """
    id = await house.tables.id_in_channel(channel)
    standing = None if id is None else await house.tables.find(id)
    if standing is None or not standing.status.is_open:
        return None
    if not standing.lesson or standing.host != person:
        raise Refused("table-open-here", table=standing.id)
    is_played = standing.status is Status.PLAYING and not standing.is_broken
    if is_played and standing.id != instead:
        raise Refused("lesson-going-on", table=standing.id)
    return standing


async def are_for(house: House, person: int, game: str, but: int) -> bool:
    """Whether to offer the person a lesson: the game has one, and they have no seat at a table of it.

    Finished tables count too, but table `but` doesn't.
    """
    row = await house.db.one(
        """
        SELECT tables.id FROM table_people JOIN tables ON tables.id = table_people.table_id
        WHERE table_people.person = :person AND table_people.role = 'seat' AND tables.game = :game
            AND tables.id <> :but LIMIT 1
        """,
        person=person,
        game=game,
        but=but,
    )
    return can_teach(game) and row is None


async def finished(house: House, person: int, game: str, most: int) -> int:
    """The number of matches of the game that the person has finished, counted up to `most`."""
    rows = await house.db.all(
        """
        SELECT tables.id FROM table_people JOIN tables ON tables.id = table_people.table_id
        WHERE table_people.person = :person AND table_people.role = 'seat' AND tables.game = :game
            AND tables.status = 'finished' LIMIT :most
        """,
        person=person,
        game=game,
        most=most,
    )
    return len(rows)
