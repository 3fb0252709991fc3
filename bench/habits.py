"""Fits the habits of Fisherman's players anew (`engine/fisherman/weights.py`, `naming.py`), and prints them.

    python -m bench.habits [contests] [--seats 4]

Clever players play so many contests. The weights printed are those by which all that they chose is as likely
as can be (a conditional logit). Beside them stands how likely a choice was then, in the geometric mean, and
among equals. 2,500 contests take an hour for each number of seats.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from operator import mul
from random import Random
from typing import NamedTuple, cast

from bench.figures import command_line
from engine import GAMES, Match
from engine.bots.levels import choose
from engine.core.move import Move
from engine.fisherman.foresight import held
from engine.fisherman.habits import Habits
from engine.fisherman.moves import NameBad, NameFavourite, NameRanking, NameSize, Play
from engine.fisherman.naming import choices, traits
from engine.fisherman.playout import KIND_OF, NUMBER_OF, worth
from engine.fisherman.setting import Rule
from engine.fisherman.state import State
from engine.fisherman.view import View
from engine.fisherman.weights import DISCARDING, FOLLOWING, LEADING, Weights

CONTESTS = 2500
ROUNDS = 12
"""How often the fit goes through all that was chosen."""
STEPS = 3000
"""And how many steps it takes at least."""
BATCH = 64
STEP = 0.02
NAMED: dict[type[Move], tuple[Rule, str]] = {
    NameFavourite: ("favourite", "kind"),
    NameRanking: ("ranking", "ranking"),
    NameSize: ("size", "numbers"),
    NameBad: ("bad", "kind"),
}
PLACES = range(DISCARDING + 1)
NONE = Weights(*[0.0] * len(Weights._fields))


class Choice(NamedTuple):
    """What might have been chosen, each with its traits, and the number of what was."""

    options: list[list[float]]
    chosen: int


def chosen(contests: int, seats: int) -> Iterator[tuple[int | Rule, Choice]]:
    """What clever players chose, with the place in the trick, or the rule that they named."""
    for number in range(contests):
        match = Match.start("fisherman", seats, f"habits {number}")
        while not cast(View, match.view(None)).history:
            seat = match.pending[0]
            state = cast(State, match.world(seat, "habits").state)
            move = choose(match, seat, "clever", "habits")
            if isinstance(move, Play):
                place, choice = played(state, seat, move)
                if len(choice.options) > 1:
                    yield place, choice
            else:
                rule, field = NAMED[type(move)]
                named = choices(state.rules, rule, seats)
                rows = [[*map(float, traits(state.rules, rule, each, state.hands[seat]))] for each in named]
                yield rule, Choice(rows, named.index(getattr(move, field)))
            match.play(seat, move)


def played(state: State, seat: int, move: Play) -> tuple[int, Choice]:
    """A card that was played, by what the seat knew. Leanings add up: each trait of a card is what one weight
    alone makes of it."""
    table, (hands, unplayed) = worth(state.rules), held(state, state.rules)
    trick = [NUMBER_OF[laid.card] for laid in state.trick]
    winning = [each for each in trick if KIND_OF[each] == KIND_OF[trick[0]] or table.trump[each]]
    best = max((table.power[each] for each in winning), default=-1)
    pot = sum(table.value[each] for each in trick)
    columns: list[list[float]] = []
    cards: list[int] = []
    for name in Weights._fields:
        alone = Habits(state.rules, state.seats, [NONE._replace(**{name: 1.0})] * len(PLACES))
        cards, column = alone.leanings(hands[seat], trick, best, pot, unplayed)
        columns.append(column)
    place = LEADING
    if trick:
        follows = bool(hands[seat][KIND_OF[trick[0]]])
        place = FOLLOWING - (state.seats - 1 - len(trick)) if follows else DISCARDING
    options = [list(row) for row in zip(*columns, strict=True)]
    return place, Choice(options, cards.index(NUMBER_OF[move.fish]))


def shares(weights: Sequence[float], choice: Choice) -> list[float]:
    """How likely each option is."""
    leanings = [sum(map(mul, weights, row)) for row in choice.options]
    most = max(leanings)
    odds = [exp(each - most) for each in leanings]
    return [each / sum(odds) for each in odds]


def fit(made: Sequence[Choice], least: int) -> list[float]:
    """The weights that make the choices as likely as can be, by at least so many of Adam's steps."""
    dice, size = Random(1), len(made[0].options[0])
    weights, drift, spread = [0.0] * size, [0.0] * size, [0.0] * size
    steps = max(least, ROUNDS * len(made) // BATCH)
    for step in range(1, steps + 1):
        slope = [0.0] * size
        for choice in dice.choices(made, k=BATCH):
            for number, (row, share) in enumerate(zip(choice.options, shares(weights, choice), strict=True)):
                off = ((number == choice.chosen) - share) / BATCH
                slope = [each + off * trait for each, trait in zip(slope, row, strict=True)]
        drift = [0.9 * old + 0.1 * new for old, new in zip(drift, slope, strict=True)]
        spread = [0.999 * old + 0.001 * new * new for old, new in zip(spread, slope, strict=True)]
        pace = STEP * (1 - step / (steps + 1)) * sqrt(1 - 0.999**step) / (1 - 0.9**step)
        weights = [
            weight + pace * mean / (sqrt(square) + 1e-8)
            for weight, mean, square in zip(weights, drift, spread, strict=True)
        ]
    return weights


def tell(seats: int, contests: int, steps: int) -> None:
    made = defaultdict[int | Rule, list[Choice]](list)
    for key, choice in chosen(contests, seats):
        made[key].append(choice)
    for key in sorted(made, key=str):
        weights = fit(made[key], steps)
        likely = sum(log(shares(weights, choice)[choice.chosen]) for choice in made[key])
        equal = -sum(log(len(choice.options)) for choice in made[key])
        number = len(made[key])
        print(
            f"{seats} seats, {key}: {number} choices, {exp(likely / number):.3f} likely,"
            f" among equals {exp(equal / number):.3f}"
        )
        print(f"    ({', '.join(f'{weight:.2f}' for weight in weights)})", flush=True)


def main() -> None:
    parser = command_line(__doc__)
    parser.add_argument("contests", nargs="?", type=int, default=CONTESTS)
    parser.add_argument("--seats", type=int, help="both if left out")
    named = parser.parse_args()
    if named.smallest:
        tell(3, 1, 2)
        return
    for seats in [named.seats] if named.seats else GAMES["fisherman"].seats:
        tell(seats, named.contests, STEPS)


if __name__ == "__main__":
    main()
