"""Profiles: a person's games, results, ratings, streaks and opponents."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import groupby
from statistics import median

from cogs.rated.achievements import Achieved, achieved_by
from cogs.rated.rating import Rating
from cogs.rated.service import ratings_of
from engine import GAMES
from sessions.computers.reviewed import accuracies
from sessions.errors import Refused
from sessions.house import House
from sessions.people.settings import preferences_of

MAX_ACCURACIES = 10
"""Maximum number of accuracies per game."""
MAX_OPPONENTS = 5
PACE_MATCHES = 20
"""Number of latest matches over which the pace is measured."""


@dataclass(frozen=True)
class Played:
    """A person's record in one game."""

    game: str
    places: dict[int, int]
    """Number of finishes, by place."""
    rating: Rating | None
    """Rating across all servers; None without a rated match."""
    accuracies: list[float]
    """Accuracies in the latest reviewed matches, from 0 to 100, oldest first."""

    @property
    def matches(self) -> int:
        return sum(self.places.values())

    @property
    def won(self) -> int:
        """Number of wins, ties included."""
        return self.places.get(1, 0)


@dataclass(frozen=True)
class Opponent:
    """A person who played with the profile's owner, and the score between them."""

    person: int
    name: str
    matches: int
    ahead: int
    """Number of matches in which the profile's owner finished ahead of the opponent."""
    level: int
    """Number of matches in which both finished level."""

    @property
    def behind(self) -> int:
        return self.matches - self.ahead - self.level


@dataclass(frozen=True)
class Profile:
    person: int
    games: list[Played]
    """Records by game, the most played game first."""
    streak: int
    """Current winning streak."""
    longest: int
    """Longest winning streak."""
    pace: int | None
    """Median seconds per move; None if unknown."""
    opponents: list[Opponent]
    """Opponents, the most frequent first. For another viewer, the list contains only that viewer."""
    achieved: Achieved
    is_hidden: bool
    """Whether the profile is hidden from other people."""


async def profile_of(house: House, person: int, viewer: int) -> Profile:
    """The person's profile, as the viewer may see it. Refused: profile-hidden."""
    hidden = (await preferences_of(house.db, person)).hidden
    if hidden and viewer != person:
        raise Refused("profile-hidden", person=person)
    rows = await house.db.all(
        """
        SELECT tables.game, table_people.place FROM table_people CROSS JOIN tables
        WHERE tables.id = table_people.table_id AND table_people.person = :person
            AND table_people.role = 'seat' AND table_people.held = 0
            AND table_people.place IS NOT NULL
            AND tables.status = 'finished' AND tables.counts = 1
        ORDER BY tables.ended, tables.id
        """,
        person=person,
    )
    places: dict[str, Counter[int]] = {}
    for row in rows:
        if row["game"] in GAMES:
            places.setdefault(row["game"], Counter())[row["place"]] += 1
    ratings = await ratings_of(house.db, person)
    games = [
        Played(game, dict(count), ratings.get(game), await accuracies(house.db, person, game, MAX_ACCURACIES))
        for game, count in sorted(places.items(), key=lambda each: (-each[1].total(), each[0]))
    ]
    streaks = [len(list(some)) if won else 0 for won, some in groupby(row["place"] == 1 for row in rows)]
    paces = await house.db.all(
        """
        SELECT taken.made - taken.before AS seconds
        FROM (
            SELECT person, planned, made, lag(made) OVER (PARTITION BY table_id ORDER BY entry) AS before
            FROM moves WHERE table_id IN (
                SELECT tables.id FROM table_people CROSS JOIN tables
                WHERE tables.id = table_people.table_id AND table_people.person = :person
                    AND table_people.role = 'seat'
                    AND tables.status = 'finished' AND tables.counts = 1
                ORDER BY tables.ended DESC, tables.id DESC LIMIT :most
            )
        ) AS taken
        WHERE taken.person = :person AND taken.planned = 0 AND taken.before IS NOT NULL
        """,
        person=person,
        most=PACE_MATCHES,
    )
    opponent = None if viewer == person else viewer
    met = await house.db.all(
        """
        SELECT other.person, max(other.name) AS name, count(*) AS matches,
            sum(CASE WHEN own.place < other.place THEN 1 ELSE 0 END) AS ahead,
            sum(CASE WHEN own.place = other.place THEN 1 ELSE 0 END) AS level
        FROM table_people AS own CROSS JOIN tables CROSS JOIN table_people AS other
        WHERE tables.id = own.table_id AND other.table_id = own.table_id
            AND own.person = :person AND own.held = 0 AND own.place IS NOT NULL
            AND tables.status = 'finished' AND tables.counts = 1
            AND other.person IS NOT NULL AND other.person <> :person AND other.held = 0
            AND own.role = 'seat' AND other.role = 'seat'
            AND (other.person = :opponent OR :opponent IS NULL)
        GROUP BY other.person ORDER BY matches DESC, other.person LIMIT :most
        """,
        person=person,
        opponent=opponent,
        most=MAX_OPPONENTS,
    )
    return Profile(
        person,
        games,
        streak=streaks[-1] if streaks else 0,
        longest=max(streaks, default=0),
        pace=round(median(row["seconds"] for row in paces)) if paces else None,
        opponents=[Opponent(**dict(row)) for row in met],
        achieved=await achieved_by(house.db, person),
        is_hidden=hidden,
    )
