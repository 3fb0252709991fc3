"""How sensible players name the rules of a contest: by it, in imagined worlds, those are named that are open.

Each choice has a leaning, as cards have (see `habits.py`), which hangs on the hand of who names the rule. The
weights make as likely as can be what clever players named in 2,500 contests.
"""

from collections.abc import Iterator, Mapping, Sequence
from operator import mul
from typing import Any

from msgspec.structs import replace

from engine.fisherman.data import KINDS_IN_PLAY, RANKINGS, SIZES, Card, Kind, Ranking, Size
from engine.fisherman.setting import ContestRules, Rule, due

WEIGHTS: Mapping[int, Mapping[Rule, Sequence[float]]] = {
    3: {
        "favourite": (-3.83, 1.34, 3.6, 1.93),
        "ranking": (-0.52, 2.35, 0.15),
        "size": (-0.32, -0.55, -4.09, 2.06, 0.16, -0.32),
        "bad": (-1.61, 0.58, 1.12, -1.66, -1.5, 0.69),
    },
    4: {
        "favourite": (-4.12, 1.52, 3.29, 2.02),
        "ranking": (-0.74, 1.7, 0.42),
        "size": (-0.72, -0.12, -0.12, -0.09, 0.21, 0.22),
        "bad": (-0.89, 0.96, 1.08, -0.99, -1.44, 0.06),
    },
}
"""By the number of seats and the rule, of the traits below."""
MIDDLE = 5.5
"""Between the small numbers and the large ones."""


def completed(
    rules: ContestRules, hands: Sequence[Sequence[Card]], dealer: int, chance: Iterator[float]
) -> ContestRules:
    """The rules, with those that are open named by whose turn it is. `hands`: by seat; `chance`: what
    it adds to leanings."""
    seats = len(hands)
    while now := due(rules, dealer, seats):
        rule, hand = now.rules[0], hands[now.seat]
        weights = WEIGHTS[seats][rule]
        open_choices = choices(rules, rule, seats)
        tossed = [
            sum(map(mul, weights, traits(rules, rule, choice, hand))) + next(chance)
            for choice in open_choices
        ]
        rules = replace(rules, **{rule: open_choices[tossed.index(max(tossed))]})
    return rules


def choices(rules: ContestRules, rule: Rule, seats: int) -> Sequence[Any]:
    """What may be named for a rule that is open."""
    match rule:
        case "ranking":
            return RANKINGS
        case "size":
            return SIZES
        case _:
            return [kind for kind in KINDS_IN_PLAY[seats] if kind != rules.favourite]


def traits(rules: ContestRules, rule: Rule, choice: Any, hand: Sequence[Card]) -> Sequence[float]:
    """What counts for a choice, in the order of the rule's WEIGHTS."""
    match rule:
        case "favourite":
            return _of_favourite(choice, hand)
        case "ranking":
            return _of_ranking(choice, rules, hand)
        case "size":
            return _of_size(choice, rules, hand)
        case "bad":
            return _of_bad(choice, rules, hand)


def _of_favourite(kind: Kind, hand: Sequence[Card]) -> Sequence[float]:
    """How many cards of the kind one holds, its square, whether none, and how far they are from the
    middle (the ranking isn't named yet)."""
    numbers = [card.number for card in hand if card.kind == kind]
    held = len(numbers)
    return held, held * held / 5, not held, sum(abs(number - MIDDLE) for number in numbers) / 3


def _of_ranking(ranking: Ranking, rules: ContestRules, hand: Sequence[Card]) -> Sequence[float]:
    """How strong all cards are, those of the favourite, and the extreme ones."""
    strengths = [_strength(card.number, ranking) for card in hand]
    favourites = [_strength(card.number, ranking) for card in hand if card.kind == rules.favourite]
    return sum(strengths) / 5, sum(favourites) / 5, sum(each**3 for each in strengths) / 50


def _of_size(size: Size, rules: ContestRules, hand: Sequence[Card]) -> Sequence[float]:
    """How many cards of these numbers one holds, and of the favourite; how strong the numbers are, the square
    of that, and times how many one holds; whether they are at the edge."""
    held = [card for card in hand if card.number in size]
    favourites = sum(card.kind == rules.favourite for card in held)
    middle = (size.smaller + size.larger) / 2
    strong = {"large": middle / 5, "small": (11 - middle) / 5, None: 0.0}[rules.ranking]
    at_edge = size in (SIZES[0], SIZES[-1])
    return len(held), favourites, strong, strong * strong, len(held) * strong, at_edge


def _of_bad(kind: Kind, rules: ContestRules, hand: Sequence[Card]) -> Sequence[float]:
    """How many cards of the kind one holds, its square, whether none, how strong they are together and in the
    mean, and how many have the size."""
    numbers = [card.number for card in hand if card.kind == kind]
    held = len(numbers)
    strong = sum(_strength(number, rules.ranking) for number in numbers)
    sized = sum(rules.size is not None and number in rules.size for number in numbers)
    return held, held * held / 5, not held, strong / 5, strong / held / 3 if held else 0.0, sized


def _strength(number: int, ranking: Ranking | None) -> float:
    """Of a card in its kind, 0 in the middle."""
    return number - MIDDLE if ranking == "large" else MIDDLE - number
