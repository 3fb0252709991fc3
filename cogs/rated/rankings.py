"""A server's rankings and champions by season, and the length of its seasons."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.rated.rating import ALL_TIME, MAX_STRENGTH, Rating
from cogs.rated.seasons import ALLOWED_MONTHS, MONTHS, begins, season
from db import Row
from sessions.audit import AuditEntry, note
from sessions.errors import Refused
from sessions.house import House
from sessions.people.names import NAMELESS
from sessions.people.server_settings import SERVERS, Seasons, server_settings
from sessions.people.settings import preferences_of
from sessions.tables.rows import ABOVE_ALL, sound

MIN_RATED_MATCHES = 5
"""Minimum number of rated matches in a server and season for an entry in its ranking."""
_IS_RANKED = f"""ratings.games BETWEEN {MIN_RATED_MATCHES} AND {ABOVE_ALL}
    AND ratings.mu BETWEEN -{MAX_STRENGTH} AND {MAX_STRENGTH}
    AND ratings.sigma BETWEEN 0 AND {MAX_STRENGTH}"""
"""SQL: enough matches, and a rating that isn't damaged."""


@dataclass(frozen=True)
class Season:
    """A server's season. Past seasons may have had another length."""

    first: int
    """The season's first month, counted from the year 0. The month identifies the season."""
    months: int

    @property
    def begins(self) -> int:
        """The beginning in Unix seconds."""
        return begins(self.first)

    @property
    def ends(self) -> int:
        """The end in Unix seconds, when the next season begins."""
        return begins(self.first + self.months)


@dataclass(frozen=True)
class Ranked:
    """A person's row in a ranking."""

    place: int
    person: int
    name: str  # the person's name at their latest table in the server
    rating: Rating


@dataclass(frozen=True)
class OwnRank:
    """The viewer's own standing."""

    rating: Rating | None
    """The viewer's rating; None without a rated match in this ranking."""
    place: int | None
    """The viewer's place; None with too few matches or a hidden profile."""
    is_hidden: bool


@dataclass(frozen=True)
class Champion:
    """The best player of a game in a past season."""

    season: int
    game: str
    name: str | None
    """The champion's name; None if the profile is hidden."""
    rating: Rating


async def present_season(house: House, server: int) -> Season:
    """The server's current season."""
    rules = (await server_settings(house.db, server)).season
    return Season(season(house.time.unix(), rules), rules.months)


async def set_months(house: House, server: int, months: int, by: int) -> Season:
    """Set the length of a server's seasons, and return the season that is then current.

    The length applies from the start of the current season, so a shorter one may end that season at once.

    Refused: bad-option, not-saved.
    """
    if months not in ALLOWED_MONTHS:
        raise Refused("bad-option", option="months", value=months)
    async with house.transaction() as tx:
        await tx.lock_server(server)
        present = season(tx.now, (await server_settings(tx, server)).season)
        await SERVERS.change(tx, server, {"season": Seasons(months, present)})
        await note(tx, AuditEntry("season-set", by, server=server, detail=str(months)))
    return await present_season(house, server)


async def most_played(house: House, server: int, season: int = ALL_TIME) -> str | None:
    """The game with the most rated play in the server; None without any."""
    row = await house.db.one(
        """
        SELECT game FROM ratings WHERE server = :server AND season = :season
        GROUP BY game ORDER BY sum(games * 1.0) DESC, game LIMIT 1
        """,
        server=server,
        season=season,
    )
    return row["game"] if row else None


async def top(
    house: House, server: int, game: str, season: int = ALL_TIME, *, most: int, after: int = 0
) -> list[Ranked]:
    """The `most` best players after the first `after`. `season` is its first month, or ALL_TIME."""
    where = {"server": server, "game": game, "season": season}
    rows = await house.db.all(
        f"""
        SELECT ratings.person, ratings.mu, ratings.sigma, ratings.games, (
            SELECT table_people.name FROM table_people CROSS JOIN tables
            WHERE tables.id = table_people.table_id AND table_people.person = ratings.person
                AND table_people.role = 'seat'
                AND tables.server = :server
            ORDER BY tables.id DESC LIMIT 1
        ) AS name
        FROM ratings LEFT JOIN people ON people.person = ratings.person
        WHERE ratings.game = :game AND ratings.server = :server AND ratings.season = :season
            AND ratings.person > 0 AND {_IS_RANKED} AND coalesce(people.hidden, 0) = 0
        ORDER BY ratings.mu DESC, ratings.person LIMIT :most OFFSET :after
        """,  # noqa: S608 (a constant)
        **where,
        most=most,
        after=after,
    )
    return [
        Ranked(place, row["person"], row["name"] or NAMELESS, _rating(row))
        for place, row in enumerate(rows, after + 1)
    ]


async def own(house: House, server: int, game: str, person: int, season: int = ALL_TIME) -> OwnRank:
    """The person's own rating and place in a ranking."""
    where = {"server": server, "game": game, "season": season, "person": person}
    hidden = (await preferences_of(house.db, person)).hidden
    row = await house.db.one(
        """
        SELECT mu, sigma, games FROM ratings
        WHERE game = :game AND server = :server AND season = :season AND person = :person
        """,
        **where,
    )
    rating = next(iter(sound(Rating, [row] if row else [])), None)
    if rating is None:
        return OwnRank(None, None, hidden)
    if hidden or rating.games < MIN_RATED_MATCHES:
        return OwnRank(rating, None, hidden)
    ahead = await house.db.one(
        f"""
        SELECT count(*) AS before FROM ratings LEFT JOIN people ON people.person = ratings.person
        WHERE ratings.game = :game AND ratings.server = :server AND ratings.season = :season
            AND ratings.person > 0 AND {_IS_RANKED} AND coalesce(people.hidden, 0) = 0
            AND (ratings.mu > :mu OR (ratings.mu = :mu AND ratings.person < :person))
        """,  # noqa: S608 (a constant)
        **where,
        mu=rating.mu,
    )
    assert ahead is not None
    return OwnRank(rating, 1 + ahead["before"], hidden)


async def champions(house: House, server: int, *, most: int, after: int = 0) -> list[Champion]:
    """Champions of past seasons, latest first, for each game with at least two ranked players."""
    present = await present_season(house, server)
    where = {
        "server": server,
        "first": MONTHS.start,
        "season": present.first,
    }
    rows = await house.db.all(
        f"""
        SELECT season, game, person, mu, sigma, games, name, hidden FROM (
            SELECT ratings.season, ratings.game, ratings.person, ratings.mu, ratings.sigma, ratings.games,
                coalesce(people.hidden, 0) AS hidden, (
                    SELECT table_people.name FROM table_people CROSS JOIN tables
                    WHERE tables.id = table_people.table_id AND table_people.person = ratings.person
                    AND table_people.role = 'seat'
                    AND tables.server = :server
                    ORDER BY tables.id DESC LIMIT 1
                ) AS name,
                row_number() OVER (
                    PARTITION BY ratings.season, ratings.game ORDER BY ratings.mu DESC, ratings.person
                ) AS rank,
                count(*) OVER (PARTITION BY ratings.season, ratings.game) AS ranked
            FROM ratings LEFT JOIN people ON people.person = ratings.person
            WHERE ratings.server = :server AND ratings.season >= :first AND ratings.season < :season
            AND {_IS_RANKED}
        ) AS best
        WHERE rank = 1 AND ranked > 1 ORDER BY season DESC, game LIMIT :most OFFSET :after
        """,  # noqa: S608 (a constant)
        **where,
        most=most,
        after=after,
    )
    return [
        Champion(
            row["season"],
            row["game"],
            None if row["hidden"] else row["name"] if row["name"] and row["person"] > 0 else NAMELESS,
            _rating(row),
        )
        for row in rows
    ]


def _rating(row: Row) -> Rating:
    return Rating(row["mu"], row["sigma"], row["games"])
