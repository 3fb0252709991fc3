"""The computer players, and how they value things: in points at the end, as far as they can foresee it.

The clever player uses rules of thumb. The master tries a few moves and plays each to the end of the match,
with everyone acting like the clever player.
"""

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import cached_property, lru_cache, partial
from typing import cast

from engine.bots import search
from engine.bots.observation import Observation
from engine.bots.search import Mind
from engine.core.chance import Dice
from engine.core.move import Move
from engine.core.questions.question import Action, Asked, Choose, Number, Select
from engine.fleet import moves
from engine.fleet.data import (
    BOAT_CAPACITY,
    BOATS,
    COLLECTION_BONUS,
    CRATES_PER_POINT,
    LICENCES,
    MAX_BONUS,
    Card,
    Kind,
    Licence,
)
from engine.fleet.launching import launch_cost
from engine.fleet.paying import preferred
from engine.fleet.rules import STEPS, View
from engine.fleet.scoring import different, sheet
from engine.fleet.state import State

LICENCES_PER_ROUND = 0.75
"""Mean number of licences that a player buys per round."""
CARD_POINTS = 1.5
"""Points that a card brings as a boat, a captain, or money, if there is time to use it."""
CARD_ROUNDS = 4
"""Number of remaining rounds that a card needs to bring its full points."""
MEAN_CARD_MONEY = 2
LAUNCHABLE_CARD_POINTS = 1.6
"""Additional points from a card in hand that can be launched."""
ALLOWED_KIND_POINTS = 0.025
"""Points from being allowed to launch another kind, per round and card of that kind in the game."""


class Prospects:
    """A seat's expectations for the rest of the match."""

    def __init__(self, table: State, seat: int) -> None:
        self._table = table
        self._player = table.players[seat]
        self.later = self._rounds_later()
        """Estimated number of rounds after the current one."""
        self.card = CARD_POINTS * min(1, (self.later + 1) / CARD_ROUNDS)
        self.dollar = self.card / MEAN_CARD_MONEY
        self.allowed = self._player.allowed

    def _rounds_later(self) -> int:
        """Estimate the rounds left until licences or crates run out, whichever comes first."""
        table = self._table
        if table.last_round:
            return 0
        sold = LICENCES_PER_ROUND * table.seats
        by_licences = (table.licences_left - (sold if table.phase == "auction" else 0)) / sold + 1
        by_crates = table.supply / (0.7 * sum([len(player.boats) for player in table.players]) + table.seats)
        return max(0, round(min(by_licences, by_crates)))

    def licence(self, licence: Licence) -> float:
        """The points that one more licence of this kind brings."""
        points = LICENCES[licence].points + self._boats(licence)
        return points + (self._bonus(licence) if LICENCES[licence].premium else self._effect(licence))

    def _boats(self, licence: Licence) -> float:
        """The part of the value that comes from being allowed to launch another kind of boat."""
        kind = LICENCES[licence].boat
        if kind is None or kind in self.allowed:
            return 0
        rounds = self.later + 1
        held = self._player.hand.count(kind)
        if not self.allowed:
            return min(rounds, 4) * 1.5 + LAUNCHABLE_CARD_POINTS * held
        return ALLOWED_KIND_POINTS * BOATS[kind].cards * rounds + LAUNCHABLE_CARD_POINTS * min(held, rounds)

    def _effect(self, licence: Licence) -> float:
        """The part of a standard licence's worth that comes from its effect in the remaining rounds."""
        owned = self._player.licences.count(licence)
        rounds, later = self.later + 1, self.later
        match licence:
            case "shrimp":
                return (rounds * (0.9, 0.5, 0.2, 0.1)[owned] + later * 0.7) * self.dollar
            case "cod":
                launching = min(1, 0.2 + 0.15 * len(self.allowed | {"cod"}))
                return rounds * (launching * self.card + (0.4 if not owned else 0))
            case "lobster":
                return rounds * ((1.0, 0.4, 0, 0)[owned] * self.card + (0.3 if not owned else 0))
            case "tuna":
                return later * (1.0, 0.4, 0.8, 0.3)[owned] * self.card
            case _:
                return later * (0.6 * self.card + (0.4 if not owned else 0))

    def _bonus(self, licence: Licence) -> float:
        """The part of the value that a premium licence has at the end."""
        boats = len(self._player.boats) + 0.8 * (self.later + 1)
        crates = sum(min(BOAT_CAPACITY, boat.crates + self.later) for boat in self._player.boats) + self.later
        match licence:
            case "crab-captains":
                return min(MAX_BONUS, boats)
            case "crab-crates":
                return min(MAX_BONUS, crates / CRATES_PER_POINT)
            case "crab-licences":
                kinds = different((*self._player.licences, licence))
                return COLLECTION_BONUS[min(len(COLLECTION_BONUS) - 1, kinds + round(0.5 * self.later))]
            case _:
                return 0

    def boat(self, kind: Kind) -> float:
        """The points that a boat brings if it is launched and captained now."""
        return BOATS[kind].points + min(BOAT_CAPACITY, self.later + 1)


EAGERNESS = 0.3
"""Maximum distance of a bid from the minimum, as a share of the way to the licence's worth."""


def choose(observation: Observation, dice: Dice) -> Move:
    return decide(cast("State", observation.view()), observation.seat, observation.question)


def decide(table: State, seat: int, asked: Asked) -> Move:
    """Answer the question like the clever player. Avoids listing the many ways to pay.

    `table` is the seat's view or an imagined state. Nothing beyond what the view has is used.
    """
    own = table.players[seat]
    if table.bill:
        return _payment(own.hand, own.crates, table.bill.due, own.allowed)
    action = asked().actions[0]
    answer = _ANSWERS.get(action.verb)
    return answer(_Player(table, seat), *action.parts) if answer else moves.GRAMMAR.build(action.verb, ())


@lru_cache(maxsize=2048)
def _payment(hand: tuple[Card, ...], crates: int, due: int, useful: frozenset[Kind]) -> moves.Pay:
    """The suggested payment."""
    return moves.Pay(str(preferred(hand, crates, due, useful)))


class _Player:
    def __init__(self, table: State, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._own = table.players[seat]

    @cached_property
    def _prospects(self) -> Prospects:
        """The prospects. They are computed on demand, since discarding a card doesn't need them."""
        return Prospects(self._table, self._seat)

    def trade(self) -> Move:
        """Trade a crate for cards if there is time to use them."""
        return moves.Trade() if self._prospects.later else moves.Keep()

    def open(self, licences: Choose, amount: Number) -> Move:
        """Open the licence whose worth exceeds its minimum bid most."""
        among = cast("Sequence[Licence]", licences.among)
        surplus: dict[Licence, float] = {each: self._beyond_minimum(each) for each in among}
        best = max(surplus, key=surplus.__getitem__)
        return moves.Open(best, LICENCES[best].minimum) if surplus[best] >= 0 else moves.Decline()

    def bid(self, amount: Number) -> Move:
        """Bid one dollar more if the licence is worth it and no other licence promises more."""
        lot, least = self._table.lot, amount.least
        assert lot
        surplus = self._surplus(lot.licence, least)
        if surplus < 0:
            return moves.Pass()
        others: list[Licence] = [
            each for each in self._table.display if LICENCES[each].minimum <= amount.most
        ]
        promised = max(map(self._beyond_minimum, others), default=0)
        return moves.Bid(least) if surplus >= promised else moves.Pass()

    def _beyond_minimum(self, licence: Licence) -> float:
        return self._surplus(licence, LICENCES[licence].minimum)

    def _surplus(self, licence: Licence, price: int) -> float:
        """The dollars that a licence is worth to the player beyond the price."""
        minimum = LICENCES[licence].minimum
        worth = self._prospects.licence(licence) / self._prospects.dollar
        return minimum + EAGERNESS * (worth - minimum) - price

    def launch(self, kinds: Choose) -> Move:
        """Launch the boat with the best return if a card remains to captain it."""
        best = max(cast("Sequence[Kind]", kinds.among), key=self._gain)
        is_worth_it = not self._prospects.later or self._cards_after(best) >= 1
        return moves.Launch(best) if is_worth_it else moves.Done()

    def hire(self, cards: Choose, boats: Choose) -> Move:
        return moves.Captain(self._worst(cards), int(boats.among[0]))

    def discard(self, cards: Choose) -> Move:
        return moves.Discard(self._worst(cards))

    def _gain(self, kind: Kind) -> float:
        return self._prospects.boat(kind) - self._due(kind) * self._prospects.dollar

    def _due(self, kind: Kind) -> int:
        return launch_cost(kind, self._own.discount)

    def _cards_after(self, kind: Kind) -> int:
        """The hand size after the boat is launched and paid for."""
        due = max(0, self._due(kind) - self._own.crates)
        drawn = self._own.licences.count("cod")
        return self._own.cards - 1 - -(-due // 2) + drawn

    def _worst(self, cards: Choose) -> Card:
        """The least valuable card. Launchable cards are the most valuable, then those worth more money."""
        allowed = self._own.allowed

        def loss(card: Card) -> tuple[bool, int, int]:
            return card in allowed, BOATS[card].money, BOATS[card].points

        return min(cast("Sequence[Card]", cards.among), key=loss)

    def process(self, boats: Select) -> Move:
        """Process the crates that cost no points, since their boats have time to fill again. Without such
        crates, process one if trading it brings more."""
        later, laden = self._prospects.later, cast("Sequence[int]", boats.among)
        free = [
            number
            for number, boat in enumerate(self._own.boats, 1)
            if number in laden and boat.captained and boat.crates - 1 + later >= BOAT_CAPACITY
        ]
        traded_for = self._own.licences.count("processing") * self._prospects.card
        if not free and not self._own.crates and later and traded_for > 1:
            free = [min(laden)]
        return moves.Process(tuple(free))


_ANSWERS: dict[str, Callable[..., Move]] = {
    "open": _Player.open,
    "bid": _Player.bid,
    "launch": _Player.launch,
    "captain": _Player.hire,
    "process": _Player.process,
    "trade": _Player.trade,
    "discard": _Player.discard,
}
"""Functions that choose an answer from an action's parts, by the verb of the question's first action."""


JUMP_BID = 2
"""Amount above the minimum of an additional bid to try."""
PAYMENTS_TRIED = 4
PLAYOUTS = {2: 90, 3: 72, 4: 58}
"""Play-outs per move, by number of seats. With more players, a play-out takes longer."""


def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    """See `Mind.candidates`."""
    first = choose(observation, dice)
    worthy = [move for action in observation.question().actions for move in _of(action)]
    return list(dict.fromkeys([first, *worthy]))


def _of(action: Action) -> list[Move]:
    """The moves of an action that are worth considering."""
    match action.verb, action.parts:
        case "open", [Choose(among=licences), _]:
            return [moves.Open(each, LICENCES[each].minimum) for each in cast("Sequence[Licence]", licences)]
        case "bid", [Number(least=least, most=most)]:
            return [moves.Bid(amount) for amount in (least, least + JUMP_BID) if amount <= most]
        case "pay", [Choose(among=payments)]:
            return [moves.Pay(str(payment)) for payment in payments[:PAYMENTS_TRIED]]
        case "launch", [Choose(among=kinds)]:
            return [moves.Launch(kind) for kind in cast("Sequence[Card]", kinds)]
        case "captain", [Choose(among=cards), Choose(among=boats)]:
            return [moves.Captain(card, int(boats[0])) for card in cast("Sequence[Card]", cards)]
        case "process", [Select(among=laden)]:
            return [moves.Process(()), moves.Process(tuple(int(boat) for boat in laden))]
        case "discard", [Choose(among=cards)]:
            return [moves.Discard(card) for card in cast("Sequence[Card]", cards)]
        case verb, []:
            return [moves.GRAMMAR.build(verb, ())]
        case _:
            return []


def worlds(observation: Observation, seed: str) -> Iterator[State]:
    """See `Mind.worlds`."""
    return (cast("State", world.state) for world in search.worlds(observation, seed))


def outcome(world: State, seat: int, move: Move, dice: Dice) -> float:
    """The seat's lead over the best other player at the end of the match."""
    state, mover = copy(world), seat
    while True:
        for _ in STEPS.play(state, mover, move):
            pass
        owing = STEPS.pending(state)
        if not owing:
            return _lead(state, seat)
        mover = owing[0]
        move = decide(state, mover, partial(STEPS.question, state, mover))


def _lead(state: State, seat: int) -> float:
    totals = [sheet(player).total for player in state.players]
    return totals[seat] - max(total for each, total in enumerate(totals) if each != seat)


def chance(observation: Observation, lead: float) -> float:
    """See `Mind.chance`. A tie is assumed to be shared by two."""
    return 0.5 if lead == 0 else float(lead > 0)


def playouts(observation: Observation) -> int:
    """See `Mind.playouts`."""
    return PLAYOUTS[cast("View", observation.view()).seats]


MASTER = Mind(
    candidates=candidates, worlds=worlds, outcome=outcome, playouts=playouts, unit="points", chance=chance
)
