"""The clever player: rules of thumb about what licences are worth, and which cards to keep."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import cast

from engine.bots.observation import Observation
from engine.chance import Dice
from engine.fleet.data import FULL, LICENCES, Card, Kind, Licence
from engine.fleet.launching import launch_cost
from engine.fleet.moves import (
    GRAMMAR,
    Bid,
    Captain,
    Decline,
    Discard,
    Done,
    Keep,
    Launch,
    Open,
    Pass,
    Pay,
    Process,
    Trade,
)
from engine.fleet.payment import preferred
from engine.fleet.state import State
from engine.fleet.worth import Prospects, keeping
from engine.move import Move
from engine.question import Asked, Choose, Number, Select

EAGERNESS = 0.3
"""How far above the minimum it goes, of the way to where a licence is worth no more than its price."""


def choose(observation: Observation, dice: Dice) -> Move:
    return decide(cast(State, observation.view()), observation.seat, observation.question)


def decide(table: State, seat: int, asked: Asked) -> Move:
    """What the seat answers to the question. The many ways to pay aren't named for it.

    `table` is a view of the seat, or an imagined state: no more is looked at than the view has.
    """
    own = table.players[seat]
    if table.bill:
        return _payment(own.hand, own.crates, table.bill.due, own.allowed)
    action = asked().actions[0]
    answer = _ANSWERS.get(action.verb)
    return answer(_Player(table, seat), *action.parts) if answer else GRAMMAR.build(action.verb, ())


@lru_cache(maxsize=2048)
def _payment(hand: tuple[Card, ...], crates: int, due: int, useful: frozenset[Kind]) -> Pay:
    """The one that is suggested."""
    return Pay(str(preferred(hand, crates, due, useful)))


class _Player:
    def __init__(self, table: State, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._own = table.players[seat]
        self._found: Prospects | None = None

    @property
    def _prospects(self) -> Prospects:
        """Found out when they are first wanted: to give up a card takes none."""
        prospects = self._found
        if prospects is None:
            prospects = self._found = Prospects(self._table, self._seat)
        return prospects

    def trade(self) -> Move:
        """A crate for cards, as long as there is time to use them."""
        return Trade() if self._prospects.later else Keep()

    def open(self, licences: Choose, amount: Number) -> Move:
        """The licence that is worth most beyond its minimum."""
        among = cast(Sequence[Licence], licences.among)
        surplus: dict[Licence, float] = {each: self._beyond_minimum(each) for each in among}
        best = max(surplus, key=surplus.__getitem__)
        return Open(best, LICENCES[best].minimum) if surplus[best] >= 0 else Decline()

    def bid(self, amount: Number) -> Move:
        """One dollar more, as long as that is not too dear, and no other licence promises more."""
        lot, least = self._table.lot, amount.least
        assert lot
        surplus = self._surplus(lot.licence, least)
        if surplus < 0:
            return Pass()
        others: list[Licence] = [
            each for each in self._table.display if LICENCES[each].minimum <= amount.most
        ]
        return Bid(least) if surplus >= max(map(self._beyond_minimum, others), default=0) else Pass()

    def _beyond_minimum(self, licence: Licence) -> float:
        return self._surplus(licence, LICENCES[licence].minimum)

    def _surplus(self, licence: Licence, price: int) -> float:
        """Dollars that a licence is worth to it beyond that price."""
        minimum = LICENCES[licence].minimum
        worth = self._prospects.licence(licence) / self._prospects.dollar
        return minimum + EAGERNESS * (worth - minimum) - price

    def launch(self, kinds: Choose) -> Move:
        """The best boat for its price, if a card is left to be a captain."""
        best = max(cast(Sequence[Kind], kinds.among), key=self._gain)
        return Launch(best) if not self._prospects.later or self._cards_after(best) >= 1 else Done()

    def hire(self, cards: Choose, boats: Choose) -> Move:
        return Captain(self._worst(cards), int(boats.among[0]))

    def discard(self, cards: Choose) -> Move:
        return Discard(self._worst(cards))

    def _gain(self, kind: Kind) -> float:
        return self._prospects.boat(kind) - self._due(kind) * self._prospects.dollar

    def _due(self, kind: Kind) -> int:
        return launch_cost(kind, self._own.discount)

    def _cards_after(self, kind: Kind) -> int:
        """In the hand, once the boat is launched and paid."""
        due = max(0, self._due(kind) - self._own.crates)
        drawn = self._own.licences.count("cod")
        return self._own.cards - 1 - -(-due // 2) + drawn

    def _worst(self, cards: Choose) -> Card:
        """The card that is the least loss."""
        allowed = self._own.allowed
        return min(cast(Sequence[Card], cards.among), key=lambda card: keeping(card, allowed))

    def process(self, boats: Select) -> Move:
        """The crates that cost no points, as their boats have time to be full once more; or else one that
        brings more by being traded.
        """
        later, laden = self._prospects.later, cast(Sequence[int], boats.among)
        free = [
            number
            for number, boat in enumerate(self._own.boats, 1)
            if number in laden and boat.captained and boat.crates - 1 + later >= FULL
        ]
        traded_for = self._own.licences.count("processing") * self._prospects.card
        if not free and not self._own.crates and later and traded_for > 1:
            free = [min(laden)]
        return Process(tuple(free))


_ANSWERS: dict[str, Callable[..., Move]] = {
    "open": _Player.open,
    "bid": _Player.bid,
    "launch": _Player.launch,
    "captain": _Player.hire,
    "process": _Player.process,
    "trade": _Player.trade,
    "discard": _Player.discard,
}
"""By the first thing that can be done, if it isn't the only one: from the parts of that action."""
