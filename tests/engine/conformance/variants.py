"""All variants: each game with each number of seats and each choice of options.

If a game has several options, each choice is combined with the other options' defaults.
"""

from collections.abc import Iterable, Iterator

import pytest
from msgspec import Struct

from engine import GAMES, Match, Move
from engine.core.chance import Chance, Dice
from engine.core.game import Choice, Game

LIKINGS = (1, 1, 5, 25)


class Drawn(Dice):
    """Dice that draw from a `Chance`. The positions of many tests depend on its numbers."""

    def below(self, limit: int) -> int:
        number, self.chance = self.chance.below(limit)
        return number


class Variant(Struct, frozen=True):
    """One way to set up a game."""

    game: str
    seats: int
    options: tuple[tuple[str, Choice], ...] = ()

    def __str__(self) -> str:
        return " ".join([self.game, str(self.seats), *(f"{name}={choice}" for name, choice in self.options)])

    def start(self, seed: str) -> Match:
        return Match.start(self.game, self.seats, seed, dict(self.options))


def _choices(game: Game) -> Iterator[dict[str, Choice]]:
    yield game.chosen({})
    for name, option in game.options.items():
        yield from (game.chosen({name: choice}) for choice in option.choices if choice != option.default)


VARIANTS = [
    Variant(game.id, seats, tuple(options.items()))
    for game in GAMES.values()
    for seats in game.seats
    for options in _choices(game)
]

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def seeds(name: str, few: Iterable[object], more: Iterable[object]) -> pytest.MarkDecorator:
    """Run a test with a few seeds, and at night with more."""
    return pytest.mark.parametrize(
        name, [*few, *(pytest.param(each, marks=pytest.mark.night) for each in more)]
    )


def random_play(match: Match, seed: str, most: int | None = None) -> Iterator[tuple[int, Move]]:
    """Play at random to the end, or `most` moves. Yields each seat and move before it is played.

    Each seed prefers some verbs, so that rare things happen often somewhere.
    """
    dice = Drawn(Chance(f"random play {seed}"))
    liking = {verb: dice.one_of(LIKINGS) for verb in match.game.grammar.verbs}
    while match.pending and (most is None or match.ply < most):
        seat = dice.one_of(match.pending)
        moves = match.legal_moves(seat)
        move = dice.one_of(moves, [liking[move.verb] for move in moves])
        yield seat, move
        match.play(seat, move)
