"""The value of cards and catches, and the awards of a contest."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.rules import places
from engine.fisherman.data import SHIELDS, Card
from engine.fisherman.tricks import ContestRules, Trick


class Catch(Struct, frozen=True, array_like=True):
    """A caught card and its value, from -2 to 2."""

    card: Card
    value: int


class Ending(Struct, frozen=True):
    """The end of a contest. Rows are by seat."""

    contest: int
    dealer: int
    rules: ContestRules
    caught: tuple[tuple[Catch, ...], ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    awards: tuple[int, ...]
    """Victory points of the contest, by seat."""

    @property
    def order(self) -> tuple[int, ...]:
        """The seats, the best first."""
        return tuple(sorted(range(len(self.places)), key=self.places.__getitem__))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def value(card: Card, rules: ContestRules) -> int:
    """Rules: "value of a card = (+1 favourite) + (-1 bad kind) + (size: -1 if of the bad kind, else +1)." """
    is_bad = card.kind == rules.bad
    has_size = rules.size is not None and card.number in rules.size
    return (card.kind == rules.favourite) - is_bad + (-has_size if is_bad else has_size)


def counts(card: Card, rules: ContestRules) -> bool:
    """Whether the winner of a trick takes the card: "the cards that count (favourite, size or bad kind)".

    These are exactly the cards whose value isn't 0, since the favourite can't be the bad kind.
    """
    return value(card, rules) != 0


def caught_in(trick: Trick, rules: ContestRules) -> tuple[Catch, ...]:
    """Rules: "The winner takes the cards that count; the rest go aside. They must take them all." """
    worth = [Catch(laid.card, value(laid.card, rules)) for laid in trick.laid]
    return tuple([catch for catch in worth if catch.value])


def points(caught: Sequence[Catch]) -> int:
    """Rules: "Points may be negative." """
    return sum([catch.value for catch in caught])


def judge(contest: int, dealer: int, rules: ContestRules, caught: tuple[tuple[Catch, ...], ...]) -> Ending:
    """Rules: "By points: 1st 5 victory points (gold), 2nd 3 (silver), 3rd 1 (bronze), 4th 0. Equal points
    share the place, and as many places are skipped (1-2-2-4)."
    """
    scores = tuple(map(points, caught))
    ranks = tuple(places(dict(enumerate(scores))).values())
    return Ending(contest, dealer, rules, caught, scores, ranks, tuple(map(award, ranks)))


def award(place: int) -> int:
    """The victory points for a place, counted from 1."""
    return (*SHIELDS.values(), 0)[place - 1]
