"""The exact likelihood of each world, by going through all deals and choices that agree with the log.

All cards of the pile are told apart, and each may lie anywhere. Each card that left a hand may have been any
that was there, of the kind that was seen. A deal in which a bid wasn't covered is impossible.

Stories that have led to the same cards are continued together, so that longer matches can be counted, too.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import comb, perm, prod
from typing import NamedTuple, TypeVar

from engine import Event, Match
from engine.fleet import events
from engine.fleet.data import KINDS, MONEY
from tests.engine.states import log_of, state_of

T = TypeVar("T")
Cards = tuple[int, ...]
"""Numbers of cards by kind."""
World = tuple[tuple[Cards, tuple[str, ...]], ...]
"""Each other seat's hand and captains."""
NONE = (0,) * len(KINDS)


class Told(NamedTuple):
    """What a seat has at some point of the story."""

    hand: Cards
    new: Cards
    """The cards drawn at the end of the round."""
    captains: tuple[str, ...]
    crates: int
    shrimp: int
    tuna: int

    def without(self, place: int, **changed: object) -> "Told":
        one = tuple(int(place == each) for each in range(len(KINDS)))
        new = less(self.new, one) if self.new[place] else self.new
        return self._replace(hand=less(self.hand, one), new=new, **changed)

    @property
    def money(self) -> int:
        return sum(MONEY[kind] * number for kind, number in zip(KINDS, self.hand, strict=True))


def numbers(cards: Mapping[str, int]) -> Cards:
    return tuple(cards.get(kind, 0) for kind in KINDS)


def less(cards: Cards, gone: Cards) -> Cards:
    return tuple(a - b for a, b in zip(cards, gone, strict=True))


def more(cards: Cards, come: Cards) -> Cards:
    return tuple(a + b for a, b in zip(cards, come, strict=True))


def world_of(match: Match, seat: int) -> World:
    """The world's cards of all but a seat."""
    found: list[tuple[Cards, tuple[str, ...]]] = []
    for each, player in enumerate(state_of(match).players):
        if each != seat:
            captains = [f"{at} {boat.captain}" for at, boat in enumerate(player.boats, 1) if boat.captain]
            found.append((numbers(Counter(player.hand)), tuple(sorted(captains))))
    return tuple(found)


def likelihoods(match: Match, seat: int) -> dict[World, float]:
    """The likelihood of each world for a seat."""
    others = [each for each in range(match.seats) if each != seat]
    piles = _piles(match, seat)
    begun = (Told((1,) * len(KINDS), NONE, (), 0, 0, 0),) * len(others)
    stories = {(begun, next(piles)): 1.0}
    for event in match.log(seat):
        if isinstance(event, events.Reshuffled):
            new = next(piles)
            stories = {(tolds, new): weight for (tolds, pile), weight in stories.items() if pile == NONE}
        elif isinstance(event, events.RoundBegan):
            stories = _added(
                ((tuple(told._replace(new=NONE) for told in tolds), pile), weight)
                for (tolds, pile), weight in stories.items()
            )
        elif (mover := getattr(event, "seat", seat)) != seat:
            at = others.index(mover)
            stories = _added(
                (((*tolds[:at], told, *tolds[at + 1 :]), left), weight * ways)
                for (tolds, pile), weight in stories.items()
                for told, left, ways in _after(event, tolds[at], pile)
            )
    whole = sum(stories.values())
    return _added(
        (tuple((told.hand, told.captains) for told in tolds), weight / whole)
        for (tolds, _), weight in stories.items()
    )


def _added(numbered: Iterable[tuple[T, float]]) -> dict[T, float]:
    """The sum of each thing's numbers."""
    sums: dict[T, float] = {}
    for thing, number in numbered:
        sums[thing] = sums.get(thing, 0.0) + number
    return sums


def _piles(match: Match, seat: int) -> Iterator[Cards]:
    """The cards of each pile of the match that the seat didn't draw."""
    pile = Counter[str]()
    for event in log_of(match):
        if isinstance(event, events.Drew) and event.seat != seat:
            pile.update(event.cards or ())
        elif isinstance(event, events.Reshuffled):
            yield numbers(pile)
            pile.clear()
    yield numbers(pile + Counter(state_of(match).pile))


def _after(event: Event, told: Told, pile: Cards) -> Iterator[tuple[Told, Cards, int]]:
    """What the seat of the event and the pile may have afterwards, and the number of ways."""
    match event:
        case events.Drew(count=count, reason=reason):
            for come, ways in _draws(pile, count):
                new = more(told.new, come) if reason == "phase" else told.new
                yield told._replace(hand=more(told.hand, come), new=new), less(pile, come), ways
        case events.Discarded(card=card):
            kind = KINDS.index(card)
            if ways := (told.hand if told.tuna else told.new)[kind]:
                yield told.without(kind), pile, ways
        case events.Paid(cards=cards, crates=crates):
            ways = prod(perm(told.hand[KINDS.index(kind)], cards.count(kind)) for kind in {*cards})
            if ways:
                for kind in cards:
                    told = told.without(KINDS.index(kind))
                yield told._replace(crates=told.crates - crates), pile, ways
        case events.Launched(kind=name, due=due):
            kind = KINDS.index(name)
            if told.hand[kind] and told.money - MONEY[name] + told.crates >= due:
                yield told.without(kind), pile, told.hand[kind]
        case events.Captained(boat=boat):
            for kind in [kind for kind, number in enumerate(told.hand) if number]:
                captains = tuple(sorted((*told.captains, f"{boat} {KINDS[kind]}")))
                yield told.without(kind, captains=captains), pile, told.hand[kind]
        case _:
            yield from _after_purse(event, told, pile)


def _after_purse(event: Event, told: Told, pile: Cards) -> Iterator[tuple[Told, Cards, int]]:
    """Events that only change or prove what a seat could pay."""
    match event:
        case events.Opened(amount=amount) | events.Bid(amount=amount):
            if told.money + told.crates + told.shrimp >= amount:
                yield told, pile, 1
        case events.Won(licence=licence):
            gained = {"shrimp": told.shrimp + (licence == "shrimp"), "tuna": told.tuna + (licence == "tuna")}
            yield told._replace(**gained), pile, 1
        case events.Processed(crates=crates):
            yield told._replace(crates=told.crates + crates), pile, 1
        case events.Traded():
            yield told._replace(crates=told.crates - 1), pile, 1
        case _:
            yield told, pile, 1


def _draws(pile: Cards, count: int) -> Iterator[tuple[Cards, int]]:
    """The numbers of cards drawn of each kind, and in how many ways they can be."""
    if not pile:
        if not count:
            yield (), 1
        return
    for number in range(min(pile[0], count) + 1):
        for rest, ways in _draws(pile[1:], count - number):
            yield (number, *rest), ways * comb(pile[0], number)
