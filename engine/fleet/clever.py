"""The clever player: rules of thumb about what licences are worth, and which cards to keep."""

from collections.abc import Sequence
from typing import TypeVar

from engine.chance import Dice
from engine.fleet.data import FULL, LICENCES, Licence
from engine.fleet.launching import launch_cost
from engine.fleet.moves import (
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
from engine.fleet.view import View
from engine.fleet.worth import Prospects
from engine.move import Move
from engine.players.observation import Observation
from engine.question import Action, Choose, Cover, Select

M = TypeVar("M", bound=Move)

EAGERNESS = 0.3
"""How far above the minimum it goes, of the way to where a licence is worth no more than its price."""


def choose(observation: Observation, dice: Dice) -> Move:
    view = observation.view()
    assert isinstance(view, View)
    player = _Player(view, observation.seat)
    match observation.question().actions[0]:
        case Action(verb="pay", parts=[Choose(suggested=str(payment)) | Cover(suggested=payment)]):
            return Pay(payment)
        case Action(verb="process", parts=[Select(among=laden)]):
            return player.process([int(boat) for boat in laden])
        case _:
            return player.choose(observation.legal_moves())


class _Player:
    def __init__(self, view: View, seat: int) -> None:
        self._view = view
        self._own = view.players[seat]
        self._prospects = Prospects(view, self._own)

    def choose(self, moves: Sequence[Move]) -> Move:
        match moves[0]:
            case Open() | Decline():
                return self._open(_those(moves, Open))
            case Bid() | Pass():
                return self._bid(_those(moves, Bid))
            case Launch() | Captain() | Done():
                return self._launch(_those(moves, Launch)) or self._hire(_those(moves, Captain)) or Done()
            case Trade() | Keep():
                return Trade() if self._prospects.later else Keep()
            case Discard():
                return min(_those(moves, Discard), key=lambda move: self._prospects.keep(move.card))
            case _:
                return moves[0]

    def _open(self, moves: Sequence[Open]) -> Move:
        """The licence that is worth most beyond its minimum."""
        best = max(moves, key=lambda move: self._surplus(move.licence, move.amount), default=None)
        return best if best and self._surplus(best.licence, best.amount) >= 0 else Decline()

    def _bid(self, moves: Sequence[Bid]) -> Move:
        """One dollar more, as long as that is not too dear, and no other licence promises more."""
        if not moves:
            return Pass()
        lot, purse = self._view.lot, self._view.purse
        assert lot and purse
        others = max(
            (
                self._surplus(each, LICENCES[each].minimum)
                for each in self._view.display
                if LICENCES[each].minimum <= purse
            ),
            default=0,
        )
        surplus = self._surplus(lot.licence, moves[0].amount)
        return moves[0] if surplus >= max(0, others) else Pass()

    def _surplus(self, licence: Licence, price: int) -> float:
        """Dollars that a licence is worth to it beyond that price."""
        minimum = LICENCES[licence].minimum
        worth = self._prospects.licence(licence) / self._prospects.dollar
        return minimum + EAGERNESS * (worth - minimum) - price

    def _launch(self, moves: Sequence[Launch]) -> Move | None:
        """The best boat for its price, if a card is left to be a captain."""
        best = max(moves, key=self._gain, default=None)
        return best if best and (self._last or self._cards_after(best) >= 1) else None

    def _gain(self, move: Launch) -> float:
        return self._prospects.boat(move.kind) - self._due(move) * self._prospects.dollar

    def _due(self, move: Launch) -> int:
        return launch_cost(move.kind, self._own.discount)

    def _cards_after(self, move: Launch) -> int:
        """In the hand, once the boat is launched and paid."""
        due = max(0, self._due(move) - self._own.crates)
        drawn = self._own.licences.count("cod")
        return self._own.cards - 1 - -(-due // 2) + drawn

    def _hire(self, moves: Sequence[Captain]) -> Move | None:
        """The card that is the least loss; any boat will do."""
        return min(moves, key=lambda move: self._prospects.keep(move.card), default=None)

    def process(self, laden: Sequence[int]) -> Move:
        """The crates that cost no points, as their boats have time to be full once more; or else one that
        brings more by being traded.
        """
        later = self._prospects.later
        free = [
            number
            for number, boat in enumerate(self._own.boats, 1)
            if number in laden and boat.captained and boat.crates - 1 + later >= FULL
        ]
        traded_for = self._own.licences.count("processing") * self._prospects.card
        if not free and not self._own.crates and later and traded_for > 1:
            free = [min(laden)]
        return Process(tuple(free))

    @property
    def _last(self) -> bool:
        return not self._prospects.later


def _those(moves: Sequence[Move], of: type[M]) -> list[M]:
    return [move for move in moves if isinstance(move, of)]
