"""The exact likelihood of each world in short matches, by going through all deals and choices.

All cards of the pile are told apart, and each may lie anywhere. Each card that left a hand may have been any
that was there, of the kind that was seen. A deal in which a bid wasn't covered is impossible.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine import Event, Match
from engine.fleet import events
from engine.fleet.data import BOATS, KINDS, MONEY
from tests.engine.states import state_of

Hand = tuple[str, ...]
World = tuple[Hand, Hand]
"""The hand and the captains of the other seat."""


def world_of(match: Match, seat: int) -> World:
    """The world's cards of a seat, sorted."""
    player = state_of(match).players[seat]
    captains = [f"{number} {boat.captain}" for number, boat in enumerate(player.boats, 1) if boat.captain]
    return tuple(sorted(player.hand)), tuple(sorted(captains))


def likelihoods(match: Match, seat: int) -> dict[World, float]:
    """The likelihood of each world for a seat of a match for two, as long as nobody has shuffled the pile."""
    log = match.log(seat)
    pile = Counter({kind: BOATS[kind].cards - match.seats for kind in KINDS})
    for event in log:
        assert not isinstance(event, events.Reshuffled)
        if isinstance(event, events.Drew) and event.seat == seat:
            pile.subtract(event.cards or ())
    found = Counter[World]()
    start = _Told(Counter(KINDS), Counter(), (), 0, 0, 0)
    for told, weight in _told(log, 1 - seat, start, pile):
        found[tuple(sorted(told.hand.elements())), told.captains] += weight
    whole = sum(found.values())
    return {world: weight / whole for world, weight in found.items()}


class _Told:
    """What a seat has at some point of the story."""

    def __init__(
        self,
        hand: Counter[str],
        new: Counter[str],
        captains: Hand,
        crates: int,
        shrimp: int,
        tuna: int,
    ) -> None:
        self.hand, self.new, self.captains = hand, new, captains
        self.crates, self.shrimp, self.tuna = crates, shrimp, tuna

    def but(self, **changed: object) -> "_Told":
        return _Told(**{**vars(self), **changed})  # pyright: ignore[reportArgumentType]

    def without(self, kind: str, **changed: object) -> "_Told":
        return self.but(hand=self.hand - Counter((kind,)), new=self.new - Counter((kind,)), **changed)

    @property
    def money(self) -> int:
        return sum(MONEY[kind] * number for kind, number in self.hand.items())  # pyright: ignore[reportArgumentType]


def _told(log: Sequence[Event], seat: int, told: _Told, pile: Counter[str]) -> Iterator[tuple[_Told, int]]:
    """Each way in which the story can end, with the number of deals and choices that lead there."""
    if not log:
        yield told, 1
        return
    event, rest = log[0], log[1:]
    if getattr(event, "seat", None) != seat:
        begun = told.but(new=Counter()) if isinstance(event, events.RoundBegan) else told
        yield from _told(rest, seat, begun, pile)
        return
    for after, left, ways in _after(event, told, pile):
        for end, weight in _told(rest, seat, after, left):
            yield end, ways * weight


def _after(event: Event, told: _Told, pile: Counter[str]) -> Iterator[tuple[_Told, Counter[str], int]]:
    match event:
        case events.Drew(count=count, reason=reason):
            for kinds, left, ways in _draws(pile, count):
                new = told.new + kinds if reason == "phase" else told.new
                yield told.but(hand=told.hand + kinds, new=new), left, ways
        case events.Discarded(card=card):
            ways = (told.hand if told.tuna else told.new)[card]
            if ways:
                yield told.without(card), pile, ways
        case events.Paid(cards=cards, crates=crates):
            ways = 1
            for card in cards:
                ways *= told.hand[card]
                told = told.without(card)
            if ways:
                yield told.but(crates=told.crates - crates), pile, ways
        case events.Launched(kind=kind, due=due):
            if told.hand[kind] and told.money - MONEY[kind] + told.crates >= due:
                yield told.without(kind), pile, told.hand[kind]
        case events.Captained(boat=boat):
            for kind, ways in told.hand.items():
                captains = tuple(sorted((*told.captains, f"{boat} {kind}")))
                yield told.without(kind, captains=captains), pile, ways
        case _:
            yield from _after_purse(event, told, pile)


def _after_purse(event: Event, told: _Told, pile: Counter[str]) -> Iterator[tuple[_Told, Counter[str], int]]:
    """Events that only change or prove what a seat could pay."""
    match event:
        case events.Opened(amount=amount) | events.Bid(amount=amount):
            if told.money + told.crates + told.shrimp >= amount:
                yield told, pile, 1
        case events.Won(licence=licence):
            gained = {"shrimp": told.shrimp + (licence == "shrimp"), "tuna": told.tuna + (licence == "tuna")}
            yield told.but(**gained), pile, 1
        case events.Processed(crates=crates):
            yield told.but(crates=told.crates + crates), pile, 1
        case events.Traded():
            yield told.but(crates=told.crates - 1), pile, 1
        case _:
            yield told, pile, 1


def _draws(pile: Counter[str], count: int) -> Iterator[tuple[Counter[str], Counter[str], int]]:
    """The kinds drawn, what is left, and the number of ways. Orders count separately."""
    if not count:
        yield Counter(), pile, 1
        return
    for kind, number in pile.items():
        if number > 0:
            for kinds, left, ways in _draws(pile - Counter((kind,)), count - 1):
                yield kinds + Counter((kind,)), left, number * ways
