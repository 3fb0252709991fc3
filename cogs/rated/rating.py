"""The rating model, and ratings computed from a log of results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import metadata
from itertools import pairwise
from math import hypot, sqrt
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta
from openskill.models import BradleyTerryFull

from sessions.tables.rows import StoredNumber

MEAN, SPREAD = 25.0, 25.0 / 3
"""Mean and standard deviation of the normal prior for a new player's strength."""
DRIFT = 0.4
"""Standard deviation of a player's change in strength between two matches.

A higher value forgets too fast; a lower one notices improvement too late (`bench/ratings.py`).
"""


class PairModel:
    """Compares each player with each other. Tied players have drawn.

    openskill's Plackett-Luce gives a worse place more than a better one that is shared. In its
    Bradley-Terry model, a better place never gains less, but it counts the comparisons as if they were
    matches of their own. They share the player's own luck, so n - 1 of them tell as much as 2 (n - 1) / n
    matches of two.
    """

    def __init__(self, mu: float = MEAN, sigma: float = SPREAD, tau: float = DRIFT) -> None:
        self._model: Any = BradleyTerryFull(mu=mu, sigma=sigma, tau=tau)
        self.create_rating, self.tau, self.beta = self._model.create_rating, tau, self._model.beta

    def rate(self, teams: Any, ranks: list[float]) -> Any:
        """The ratings after a match, as openskill's models give them. Each team is one player."""
        before = [(one.mu, one.sigma**2 + self.tau**2) for [one] in teams]
        after = self._model.rate(teams, ranks=ranks)
        share = 2 / len(before)
        for [one], (mu, variance) in zip(after, before, strict=True):
            one.mu = mu + share * (one.mu - mu)
            one.sigma = sqrt(variance - share * (variance - one.sigma**2))
        return after


MODEL: Any = PairModel(mu=MEAN, sigma=SPREAD, tau=DRIFT)
"""The rating model, which could be any of openskill's.

After a change, the next start recomputes all ratings.
"""

SEASON_CARRYOVER = 0.5
"""Share of the distance between a player's rating and the mean that carries over into a new season."""
SEASON_UNCERTAINTY = SPREAD / 2
"""Uncertainty added to a rating at the start of a season, as a standard deviation."""

TREND_MATCHES = 10

INITIAL_POINTS, POINTS_PER_MU = 1500, 25

DECIMALS = 6
"""Decimal places of stored ratings. Rounding makes results independent of intermediate storage."""

ALL_SERVERS, ALL_TIME = 0, 0
"""Placeholders for the server and the season of ratings that aren't limited to one."""


class RatingKey(NamedTuple):
    """The scope of a rating: whose, in which game, server and season."""

    game: str
    server: int
    season: int
    person: int


MAX_STRENGTH = 10_000.0
"""Strengths and uncertainties that no results lead to are beyond it."""
Strength = Annotated[float, Meta(ge=-MAX_STRENGTH, le=MAX_STRENGTH)]
Trend = tuple[tuple[int, Strength], ...]


class Rating(msgspec.Struct, frozen=True):
    """An estimate of a player's strength."""

    mu: Strength = MEAN
    sigma: Annotated[float, Meta(ge=0, le=MAX_STRENGTH)] = SPREAD
    games: StoredNumber = 0
    trend: Trend = ()
    """Pairs of (table, mean rating after the match) for the latest matches, oldest first.

    There is one pair more than `TREND_MATCHES`, so that each of these matches has a predecessor.
    """

    @property
    def points(self) -> int:
        """The rating in points; 1500 for a new player."""
        return shown(self.mu)

    @property
    def margin(self) -> int:
        """Half the width of the 95 % interval, in points."""
        return round(2 * POINTS_PER_MU * self.sigma)

    @property
    def gained(self) -> int:
        """Points gained in the last `TREND_MATCHES` matches, or since the start if there are no more."""
        return self.points - shown(self.trend[0][1] if len(self.trend) > TREND_MATCHES else MEAN)

    def gained_at(self, table: int) -> int | None:
        """Points gained in the match of this table; None if it isn't among the latest."""
        beginning = [(0, MEAN)] if self.games == len(self.trend) else []
        for (_, before), (id, after) in pairwise([*beginning, *self.trend]):
            if id == table:
                return shown(after) - shown(before)
        return None

    def after_season(self) -> Rating:
        """The rating with which the player begins a new season."""
        mu = MEAN + (self.mu - MEAN) * SEASON_CARRYOVER
        return Rating(mu, min(SPREAD, hypot(self.sigma, SEASON_UNCERTAINTY)))


class Outcome(NamedTuple):
    """A rated match from the log of results. `people`, `places` and `stayed` run parallel."""

    table: int
    game: str
    server: int | None
    season: int | None
    people: tuple[int, ...]
    places: tuple[int, ...]
    """Places among all seats, including those of computer players."""
    stayed: tuple[bool, ...]


class Book:
    """Ratings overall, by server, and by season of a server."""

    def __init__(self, held: Iterable[tuple[RatingKey, Rating]] = ()) -> None:
        """`held` has the previous ratings of everyone in the outcomes that will be entered."""
        self.held: dict[RatingKey, Rating] = {}
        self._seasons: dict[tuple[str, int, int], int] = {}  # last season of each (game, server, person)
        for key, rating in held:
            self._put(key, rating)

    def enter(self, outcome: Outcome) -> list[RatingKey]:
        """Rate the players of a match. Returns the keys of the changed ratings."""
        scopes = [(ALL_SERVERS, ALL_TIME)]
        if outcome.server is not None:
            scopes.append((outcome.server, ALL_TIME))
            if outcome.season is not None:
                scopes.append((outcome.server, outcome.season))
        changed: list[RatingKey] = []
        for server, season in scopes:
            keys = [RatingKey(outcome.game, server, season, person) for person in outcome.people]
            before = [self._before(key) for key in keys]
            for key, rating in zip(keys, _rated(before, outcome), strict=True):
                self._put(key, rating)
            changed += keys
        return changed

    def _put(self, key: RatingKey, rating: Rating) -> None:
        self.held[key] = rating
        if key.season != ALL_TIME:
            whose = key.game, key.server, key.person
            self._seasons[whose] = max(key.season, self._seasons.get(whose, 0))

    def _before(self, key: RatingKey) -> Rating:
        if key in self.held:
            return self.held[key]
        last = self._seasons.get((key.game, key.server, key.person))
        if key.season == ALL_TIME or last is None or last > key.season:
            return Rating()
        return self.held[key._replace(season=last)].after_season()


def shown(mu: float) -> int:
    """A value of mu in points."""
    return round(INITIAL_POINTS + POINTS_PER_MU * (mu - MEAN))


def fingerprint() -> str:
    """A text that changes with the model, its parameters, openskill's version, and what the code makes of an
    example."""
    season = f"{SEASON_CARRYOVER} {SEASON_UNCERTAINTY}"
    model = f"{type(MODEL).__name__} {MEAN} {SPREAD} {MODEL.tau} {MODEL.beta} {season} {TREND_MATCHES}"
    after = [round(value, DECIMALS) for rated in rate(*_EXAMPLE) for value in rated]
    return f"{model} {metadata.version('openskill')} {after}"


_EXAMPLE = [(MEAN, SPREAD), (31.0, 2.0), (22.0, 4.0), (MEAN, 1.5), (19.0, 3.0)], [1, 2, 2, 4, 4]


def rate(before: Sequence[tuple[float, float]], ranks: Sequence[float]) -> list[tuple[float, float]]:
    """Each player's (mu, sigma) after a match. The lowest rank is the best; tied players share one."""
    teams = [[MODEL.create_rating([mu, sigma])] for mu, sigma in before]
    return [(rating.mu, rating.sigma) for [rating] in MODEL.rate(teams, ranks=list(ranks))]


def _rated(before: Sequence[Rating], outcome: Outcome) -> list[Rating]:
    """The ratings after a match. Players who left share the last place."""
    last = max(outcome.places) + 1
    ranks = [place if stayed else last for place, stayed in zip(outcome.places, outcome.stayed, strict=True)]
    after = rate([(each.mu, each.sigma) for each in before], ranks)
    return [
        _next(each, outcome.table, round(mu, DECIMALS), round(sigma, DECIMALS))
        for each, (mu, sigma) in zip(before, after, strict=True)
    ]


def _next(before: Rating, table: int, mu: float, sigma: float) -> Rating:
    return Rating(mu, sigma, before.games + 1, (*before.trend, (table, mu))[-TREND_MATCHES - 1 :])
