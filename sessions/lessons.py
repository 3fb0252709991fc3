"""First matches that teach a game to their host: what they have been told, and who may want one."""

from __future__ import annotations

from collections import OrderedDict

from db import Database
from engine import GAMES
from engine.lesson import Course
from sessions.table import Table

KEPT = 64  # courses in memory: each follows its match move by move


class Lessons:
    def __init__(self, db: Database) -> None:
        self._db = db
        self._courses: OrderedDict[int, Course] = OrderedDict()

    def course(self, table: Table) -> Course | None:
        """What the host of a table has been told there; None where nothing is taught, or they have left."""
        lesson = GAMES[table.game].lesson if table.lesson else None
        if lesson is None or table.match is None or table.seats[lesson.learner].person != table.host:
            return None
        course = self._courses.pop(table.id, None)
        if course is None or not course.leads_to(table.match):  # after a start, or after an undo
            course = Course(lesson, table.match)
        course.follow(table.match)
        self._courses[table.id] = course
        if len(self._courses) > KEPT:
            self._courses.popitem(last=False)
        return course

    def has(self, game: str) -> bool:
        """Whether a game of that name can be taught."""
        return game in GAMES and GAMES[game].lesson is not None

    async def are_for(self, person: int, game: str, but: int) -> bool:
        """Whether somebody may want to be taught a game: one that can be, at no other table of which than
        that one they have sat."""
        row = await self._db.one(
            """
            SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id
            WHERE seats.person = :person AND tables.game = :game AND tables.id <> :but LIMIT 1
            """,
            person=person,
            game=game,
            but=but,
        )
        return self.has(game) and row is None
