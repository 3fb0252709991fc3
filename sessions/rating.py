"""The model by which people are rated, and what a log of results makes of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot
from typing import Any, NamedTuple

import msgspec
from openskill.models import PlackettLuce

MEAN, SPREAD = 25.0, 25.0 / 3
"""What is believed of somebody who has played nothing: a normal distribution."""
DRIFT = 0.4
"""How far somebody's strength may move from one match to the next, as a standard deviation: more would forget
too fast, less would see too late who has learnt (`bench/ratings.py`)."""
MODEL: Any = PlackettLuce(mu=MEAN, sigma=SPREAD, tau=DRIFT)
"""Any model of openskill's can stand here; the bot makes all ratings anew when it starts with another."""

KEPT = 0.5
"""What a new season leaves of somebody's distance from the mean."""
LOOSENED = SPREAD / 2
"""By how much it makes less certain what is believed, as a standard deviation."""

TREND = 10
"""Matches whose ratings are kept one by one."""

FIRST, POINT = 1500, 25
"""How ratings are shown: what is believed of whoever has played nothing, and points for one of mu."""

DIGITS = 6
"""To so many a rating is rounded, so that it is the same whether or not it has been stored in between."""

ALL = 0
"""In the place of a server or of a season: over all of them."""


class Key(NamedTuple):
    """Whose rating, in what."""

    game: str
    server: int
    season: int
    person: int


class Rating(msgspec.Struct, frozen=True):
    """What is believed of how well somebody plays."""

    mu: float = MEAN
    sigma: float = SPREAD
    games: int = 0
    trend: tuple[tuple[int, float], ...] = ()
    """(table, mu after its match) of the latest, the last one last; one more than `TREND`, so that each has
    one before it."""

    @property
    def points(self) -> int:
        """As it is shown: 1500 at the beginning."""
        return shown(self.mu)

    @property
    def margin(self) -> int:
        """By how many points it may be wrong, by 95 %."""
        return round(2 * POINT * self.sigma)

    @property
    def gained(self) -> int:
        """How many points the latest matches have brought, `TREND` at the most."""
        return self.points - shown(self.trend[0][1] if len(self.trend) > TREND else MEAN)

    def gained_at(self, table: int) -> int | None:
        """How many points the match of a table has brought; None if it isn't among the latest."""
        beginning = [(0, MEAN)] if self.games == len(self.trend) else []
        for (_, before), (id, after) in pairwise([*beginning, *self.trend]):
            if id == table:
                return shown(after) - shown(before)
        return None

    def after_season(self) -> Rating:
        """With what somebody begins the next season."""
        mu = MEAN + (self.mu - MEAN) * KEPT
        return Rating(mu, min(SPREAD, hypot(self.sigma, LOOSENED)))


class Outcome(NamedTuple):
    """A rated match, as the log has it. The next four are by person."""

    table: int
    game: str
    server: int | None
    season: int | None
    people: tuple[int, ...]
    places: tuple[int, ...]
    """The seats'; others may have sat between them, computer players say."""
    stayed: tuple[bool, ...]


class Book:
    """Ratings, over all servers and time, by server, and by a server's seasons."""

    def __init__(self, held: Iterable[tuple[Key, Rating]] = ()) -> None:
        """`held`: the ratings of all who are in what will be entered, as they are before."""
        self.held: dict[Key, Rating] = {}
        self._seasons: dict[tuple[str, int, int], int] = {}  # the last one of each person in a server's game
        for key, rating in held:
            self._put(key, rating)

    def enter(self, outcome: Outcome) -> list[Key]:
        """Rate those who played a match; the ratings that changed."""
        scopes = [(ALL, ALL)]
        if outcome.server is not None:
            scopes.append((outcome.server, ALL))
            if outcome.season is not None:
                scopes.append((outcome.server, outcome.season))
        changed: list[Key] = []
        for server, season in scopes:
            keys = [Key(outcome.game, server, season, person) for person in outcome.people]
            before = [self._before(key) for key in keys]
            for key, rating in zip(keys, _rated(before, outcome), strict=True):
                self._put(key, rating)
            changed += keys
        return changed

    def _put(self, key: Key, rating: Rating) -> None:
        self.held[key] = rating
        if key.season != ALL:
            whose = key.game, key.server, key.person
            self._seasons[whose] = max(key.season, self._seasons.get(whose, 0))

    def _before(self, key: Key) -> Rating:
        if key in self.held:
            return self.held[key]
        last = self._seasons.get((key.game, key.server, key.person))
        if key.season == ALL or last is None or last > key.season:
            return Rating()
        return self.held[key._replace(season=last)].after_season()


def shown(mu: float) -> int:
    """A rating in points."""
    return round(FIRST + POINT * (mu - MEAN))


def fingerprint() -> str:
    """Tells the model, and all that goes into a rating, from others."""
    return f"{type(MODEL).__name__} {MEAN} {SPREAD} {MODEL.tau} {MODEL.beta} {KEPT} {LOOSENED} {TREND}"


def rate(before: Sequence[tuple[float, float]], ranks: Sequence[float]) -> list[tuple[float, float]]:
    """(mu, sigma) of each after a match with these places: the lowest is the best, ties share one."""
    teams = [[MODEL.create_rating([mu, sigma])] for mu, sigma in before]
    return [(rating.mu, rating.sigma) for [rating] in MODEL.rate(teams, ranks=list(ranks))]


def _rated(before: Sequence[Rating], outcome: Outcome) -> list[Rating]:
    """Who didn't stay comes after all who did, together with others who didn't."""
    last = max(outcome.places) + 1
    ranks = [place if stayed else last for place, stayed in zip(outcome.places, outcome.stayed, strict=True)]
    after = rate([(each.mu, each.sigma) for each in before], ranks)
    return [
        _next(each, outcome.table, round(mu, DIGITS), round(sigma, DIGITS))
        for each, (mu, sigma) in zip(before, after, strict=True)
    ]


def _next(before: Rating, table: int, mu: float, sigma: float) -> Rating:
    return Rating(mu, sigma, before.games + 1, (*before.trend, (table, mu))[-TREND - 1 :])
