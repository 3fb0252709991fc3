"""Ratings: how accurate the model is, how fast it notices improvement, and how long recomputing takes.

    python -m bench.ratings          measure
    python -m bench.ratings play     play the matches again with the engine's computer players; takes minutes

`bench/ratings.jsonl` has matches of twelve players in all games: [game, players by seat, their places].
Player n makes n of 11 decisions like the clever player, and the others at random; -1 and -2 are the computer
players random and clever. A pair is ordered correctly if the player rated higher before the match finished
ahead. The first third of each game's matches only trains the ratings.

Improvement is tested in a simulation: 40 people with given strengths at tables of four, one of whom rises
from average strength to that of the best sixth.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import combinations
from pathlib import Path
from statistics import fmean, median
from typing import Any, NamedTuple

from openskill.models import BradleyTerryFull, PlackettLuce, ThurstoneMostellerFull

from bench.figures import Figures, command_line
from cogs.rated import rating
from cogs.rated import service as ratings
from cogs.rated.rating import DRIFT, MEAN, SPREAD
from db import Database
from engine import GAMES, Match
from engine.bots.levels import choose
from sessions.house import House

MATCHES_FILE = Path(__file__).with_name("ratings.jsonl")
PEOPLE = 12
CLEVER_SHARES = {-1: 0.0, -2: 1.0}
"""Share of decisions made by the clever player, by the id of the computer player."""
MATCHES = 360
SLOW_GAME = "fisherman"
"""The game with only half as many matches as the others, because they take a long time."""
LEARNING_SHARE = 1 / 3

GOAL_ORDERED = 63.0
"""Minimum percentage of pairs of players that the ratings order correctly."""
GOAL_SHOWN = 50.0
"""Minimum percentage of a player's improvement that the rating shows after `IMPROVED_MATCHES` matches."""
IMPROVED_MATCHES = 30
GOAL_RECOMPUTING = 15.0
"""Maximum time for recomputing the ratings of 20,000 matches, in seconds."""

DRIFTS = (0.0, 0.08, 0.2, 0.3, 0.4, 0.6, 1.0)
WORLDS = 60
CROWD_SIZE, SETTLING_ROUNDS, NOISE = 40, 80, 1.0
"""Number of people, matches each person plays before improving, and amount of luck relative to a strength of
1."""

Model = Any


class Played(NamedTuple):
    game: str
    people: tuple[int, ...]
    places: tuple[int, ...]


def main() -> None:
    parser = command_line(__doc__)
    parser.add_argument("what", nargs="?", choices=("measure", "play"), default="measure")
    chosen = parser.parse_args()
    if chosen.smallest:
        print(_played("fleet", 0))
        measure(smallest=True)
    elif chosen.what == "play":
        play()
    else:
        measure()


def measure(*, smallest: bool = False) -> None:
    played = [Played(game, tuple(who), tuple(places)) for game, who, places in _lines()]
    worlds, drifts, rated = (1, DRIFTS[:1], 100) if smallest else (WORLDS, DRIFTS, 20_000)
    with Figures("ratings", smallest=smallest) as figures:
        figures.tell("matches of the engine", len(played), "")
        for game in GAMES:
            share = ordered([each for each in played if each.game == game], rating.MODEL)
            figures.tell(f"pairs ordered rightly, {game}", share, "%")
        figures.tell("pairs ordered rightly", ordered(played, rating.MODEL), "%", least=GOAL_ORDERED)
        figures.tell("  computer players as anchors", ordered(played, rating.MODEL, anchored=True), "%")
        for model in (PlackettLuce, BradleyTerryFull, ThurstoneMostellerFull):
            figures.tell(f"  by {model.__name__}", ordered(played, _model(model, DRIFT)), "%")
        for drift in drifts:
            model = _model(rating.PairModel, drift)
            figures.tell(f"drift {drift}: pairs ordered rightly", ordered(played, model), "%")
            shown, swing = learnt(model, worlds)
            figures.tell(
                f"drift {drift}: shown after {IMPROVED_MATCHES} matches of what was learnt", shown, "%"
            )
            figures.tell(f"drift {drift}: swing of who stays as strong as they are", swing, "%")
        shown, _ = learnt(rating.MODEL, worlds)
        figures.tell(
            f"shown after {IMPROVED_MATCHES} matches of what was learnt", shown, "%", least=GOAL_SHOWN
        )
        with tempfile.TemporaryDirectory() as folder:
            seconds = asyncio.run(rebuilt(Path(folder) / "ratings.db", rated))
        figures.tell(f"{rated:,} matches rated anew", seconds, "s", most=GOAL_RECOMPUTING)


def ordered(played: Sequence[Played], model: Model, *, anchored: bool = False) -> float:
    """The percentage of pairs of people that were ordered correctly.

    With `anchored`, each level of computer players has a fixed rating: the one that it gets when rated like
    people.
    """
    anchors = _anchors(played, model) if anchored else {}
    right = wrong = 0
    for game in GAMES:
        held: dict[int, tuple[float, float]] = {}
        matches = [each for each in played if each.game == game]
        for number, match in enumerate(matches):
            seats = [
                (person, place)
                for person, place in zip(match.people, match.places, strict=True)
                if person >= 0 or anchored
            ]
            before = [anchors.get((game, who)) or held.get(who, (MEAN, SPREAD)) for who, _ in seats]
            for one, other in combinations(range(len(seats)), 2):
                (a, place), (b, behind) = seats[one], seats[other]
                if number >= len(matches) * LEARNING_SHARE and min(a, b) >= 0 and place != behind:
                    is_right = (before[one][0] > before[other][0]) == (place < behind)
                    right, wrong = right + is_right, wrong + (not is_right)
            if len(seats) > 1:
                after = _rate(model, before, [place for _, place in seats])
                held.update(zip((who for who, _ in seats), after, strict=True))
    return 100 * right / (right + wrong)


def learnt(model: Model, worlds: int) -> tuple[float, float]:
    """How much of an improvement a rating shows after IMPROVED_MATCHES, and how much ratings fluctuate.

    Both are percentages, relative to the difference that the improvement makes in the long run.
    """
    covered: list[float] = []
    swings: list[float] = []
    for world in range(worlds):
        dice = random.Random(world)
        strength = [dice.gauss(0, 1) for _ in range(CROWD_SIZE)]
        strength[0] = strength[1] = 0.0
        held = dict.fromkeys(range(CROWD_SIZE), (MEAN, SPREAD))
        for _ in range(SETTLING_ROUNDS):
            crowd = list(range(CROWD_SIZE))
            dice.shuffle(crowd)
            for first in range(0, CROWD_SIZE, 4):
                _meet(crowd[first : first + 4], strength, held, model, dice)
        slope = _slope(strength[2:], [held[person][0] for person in range(2, CROWD_SIZE)])
        before, steady = held[0][0], held[1][0]
        strength[0] = 1.0
        for _ in range(IMPROVED_MATCHES):
            _meet([0, *dice.sample(range(2, CROWD_SIZE), 3)], strength, held, model, dice)
            _meet([1, *dice.sample(range(2, CROWD_SIZE), 3)], strength, held, model, dice)
        covered.append(100 * (held[0][0] - before) / slope)
        swings.append(100 * abs(held[1][0] - steady) / slope)
    return median(covered), fmean(swings)


async def rebuilt(path: Path, matches: int) -> float:
    """The seconds to read this many matches, rate them in three scopes each, and store the ratings."""
    await (await Database.open(path)).close()
    dice = random.Random(0)
    with closing(sqlite3.connect(path)) as connection, connection:
        for number in range(1, matches + 1):
            match = (
                number,
                dice.choice(list(GAMES)),
                dice.randrange(1, 20),
                24_000 + number * 12 // matches * 3,
            )
            people, places = dice.sample(range(1, 500), 4), dice.sample((1, 2, 2, 4), 4)
            for seat, (person, place) in enumerate(zip(people, places, strict=True)):
                connection.execute(
                    "INSERT INTO results"
                    " (number, table_id, game, server, season, person, seat, place, stayed)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1)",
                    (number, *match, person, seat, place),
                )
    db = await Database.open(path)
    begun = time.perf_counter()
    try:
        assert await ratings.rebuild(House(db)) == matches
        return time.perf_counter() - begun
    finally:
        await db.close()


def _meet(
    people: Sequence[int],
    strength: Sequence[float],
    held: dict[int, tuple[float, float]],
    model: Model,
    dice: random.Random,
) -> None:
    did = [strength[person] + dice.gauss(0, NOISE) for person in people]
    places = [1 + sum(other > own for other in did) for own in did]
    after = _rate(model, [held[person] for person in people], places)
    held.update(zip(people, after, strict=True))


def _slope(strength: Sequence[float], ratings: Sequence[float]) -> float:
    """The slope of ratings over strength."""
    x, y = fmean(strength), fmean(ratings)
    above = sum((a - x) * (b - y) for a, b in zip(strength, ratings, strict=True))
    return above / sum((a - x) ** 2 for a in strength)


def _anchors(played: Sequence[Played], model: Model) -> dict[tuple[str, int], tuple[float, float]]:
    held: dict[tuple[str, int], tuple[float, float]] = {}
    for match in played:
        keys = [(match.game, who) for who in match.people]
        after = _rate(model, [held.get(key, (MEAN, SPREAD)) for key in keys], match.places)
        held.update(zip(keys, after, strict=True))
    return {key: rated for key, rated in held.items() if key[1] in CLEVER_SHARES}


def _rate(
    model: Model, before: Sequence[tuple[float, float]], places: Sequence[int]
) -> list[tuple[float, float]]:
    teams = [[model.create_rating([mu, sigma])] for mu, sigma in before]
    return [(after.mu, after.sigma) for [after] in model.rate(teams, ranks=list(places))]


def _model(kind: Callable[..., Model], drift: float) -> Model:
    return kind(mu=MEAN, sigma=SPREAD, tau=drift)


def _lines() -> Iterator[Any]:
    for line in MATCHES_FILE.read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def play() -> None:
    """Play all matches again."""
    with MATCHES_FILE.open("w", encoding="utf-8") as file:
        for number in range(MATCHES):
            for game in GAMES:
                if game != SLOW_GAME or not number % 2:
                    file.write(json.dumps(_played(game, number)) + "\n")


def _played(game: str, number: int) -> Played:
    seed = f"{game}{number}"
    dice = random.Random(seed)
    seats = dice.choice([each for each in GAMES[game].seats if each in (3, 4, 5)])
    people = dice.sample(range(PEOPLE), seats)
    if dice.random() < 0.4:
        people[dice.randrange(seats)] = dice.choice(list(CLEVER_SHARES))
    clever = [CLEVER_SHARES.get(who, who / (PEOPLE - 1)) for who in people]
    match, moods = Match.start(game, seats, f"{game}/{number}"), random.Random(f"{game}/{number}")
    while match.pending:
        seat = match.pending[0]
        level = "clever" if moods.random() < clever[seat] else "random"
        match.play(seat, choose(match, seat, level, f"{game}/{number}"))
    assert match.result is not None
    return Played(game, tuple(people), tuple(match.result.places[seat] for seat in range(seats)))


if __name__ == "__main__":
    main()
