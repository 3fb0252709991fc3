"""Computer players, and what things are worth to them: points at the end, as far as they can foresee it.

The clever player goes by rules of thumb. The master plays a few moves on to the end of the match, where
all act as the clever player would.
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
    BOATS,
    COLLECTIONS,
    CRATES_A_POINT,
    FULL,
    LICENCES,
    MOST_BONUS,
    Card,
    Kind,
    Licence,
)
from engine.fleet.launching import launch_cost
from engine.fleet.paying import preferred
from engine.fleet.rules import STEPS, View
from engine.fleet.scoring import different, sheet
from engine.fleet.state import State

SOLD = 0.75
"""Licences that each player buys in a round, in the mean."""
CARD = 1.5
"""Points that a card brings who has time to use it, as a boat, as a captain, or for a dollar or two."""
TIME = 4
"""Rounds in which a card brings that much."""
DOLLARS = 2
"""Of a card, in the mean."""
HELD = 1.6
"""Points that a card in the hand brings more if it may be launched."""
DRAWN = 0.025
"""Points a round, for each card of a kind in the game, of being allowed to launch that kind too."""


class Prospects:
    """What a seat may expect of the rest of the match."""

    def __init__(self, table: State, seat: int) -> None:
        self._table = table
        self._player = table.players[seat]
        self.later = self._rounds_later()
        """Rounds to come after this one."""
        self.card = CARD * min(1, (self.later + 1) / TIME)
        self.dollar = self.card / DOLLARS
        self.allowed = self._player.allowed

    def _rounds_later(self) -> int:
        """Licences or crates run out, whichever comes first."""
        table = self._table
        if table.last_round:
            return 0
        sold = SOLD * table.seats
        by_licences = (table.licences_left - (sold if table.phase == "auction" else 0)) / sold + 1
        by_crates = table.supply / (0.7 * sum([len(player.boats) for player in table.players]) + table.seats)
        return max(0, round(min(by_licences, by_crates)))

    def licence(self, licence: Licence) -> float:
        """Points that one more licence of that kind brings."""
        points = LICENCES[licence].points + self._boats(licence)
        return points + (self._bonus(licence) if LICENCES[licence].premium else self._effect(licence))

    def _boats(self, licence: Licence) -> float:
        """Of being allowed to launch another kind of boat."""
        kind = LICENCES[licence].boat
        if kind is None or kind in self.allowed:
            return 0
        rounds = self.later + 1
        held = self._player.hand.count(kind)
        if not self.allowed:
            return min(rounds, 4) * 1.5 + HELD * held
        return DRAWN * BOATS[kind].cards * rounds + HELD * min(held, rounds)

    def _effect(self, licence: Licence) -> float:
        """Of what so many more of a standard licence give in each round to come."""
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
        """Of a premium licence, at the end."""
        boats = len(self._player.boats) + 0.8 * (self.later + 1)
        crates = sum(min(FULL, boat.crates + self.later) for boat in self._player.boats) + self.later
        match licence:
            case "crab-captains":
                return min(MOST_BONUS, boats)
            case "crab-crates":
                return min(MOST_BONUS, crates / CRATES_A_POINT)
            case "crab-licences":
                kinds = different((*self._player.licences, licence))
                return COLLECTIONS[min(len(COLLECTIONS) - 1, kinds + round(0.5 * self.later))]
            case _:
                return 0

    def boat(self, kind: Kind) -> float:
        """Points that a boat brings by being launched now, if it has a captain at once."""
        return BOATS[kind].points + min(FULL, self.later + 1)


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
    return answer(_Player(table, seat), *action.parts) if answer else moves.GRAMMAR.build(action.verb, ())


@lru_cache(maxsize=2048)
def _payment(hand: tuple[Card, ...], crates: int, due: int, useful: frozenset[Kind]) -> moves.Pay:
    """The one that is suggested."""
    return moves.Pay(str(preferred(hand, crates, due, useful)))


class _Player:
    def __init__(self, table: State, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._own = table.players[seat]

    @cached_property
    def _prospects(self) -> Prospects:
        """Found out when they are first wanted: to give up a card takes none."""
        return Prospects(self._table, self._seat)

    def trade(self) -> Move:
        """A crate for cards, as long as there is time to use them."""
        return moves.Trade() if self._prospects.later else moves.Keep()

    def open(self, licences: Choose, amount: Number) -> Move:
        """The licence that is worth most beyond its minimum."""
        among = cast(Sequence[Licence], licences.among)
        surplus: dict[Licence, float] = {each: self._beyond_minimum(each) for each in among}
        best = max(surplus, key=surplus.__getitem__)
        return moves.Open(best, LICENCES[best].minimum) if surplus[best] >= 0 else moves.Decline()

    def bid(self, amount: Number) -> Move:
        """One dollar more, as long as that is not too dear, and no other licence promises more."""
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
        """Dollars that a licence is worth to it beyond that price."""
        minimum = LICENCES[licence].minimum
        worth = self._prospects.licence(licence) / self._prospects.dollar
        return minimum + EAGERNESS * (worth - minimum) - price

    def launch(self, kinds: Choose) -> Move:
        """The best boat for its price, if a card is left to be a captain."""
        best = max(cast(Sequence[Kind], kinds.among), key=self._gain)
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
        """In the hand, once the boat is launched and paid."""
        due = max(0, self._due(kind) - self._own.crates)
        drawn = self._own.licences.count("cod")
        return self._own.cards - 1 - -(-due // 2) + drawn

    def _worst(self, cards: Choose) -> Card:
        """The card that is the least loss: cards that may be launched are kept, then those that pay best."""
        allowed = self._own.allowed

        def loss(card: Card) -> tuple[bool, int, int]:
            return card in allowed, BOATS[card].money, BOATS[card].points

        return min(cast(Sequence[Card], cards.among), key=loss)

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
"""By the first thing that can be done, if it isn't the only one: from the parts of that action."""


JUMP = 2
"""How far above the least a bid is tried, too."""
CHOICES = 4
"""So many ways to pay are tried."""
PLAYOUTS = {2: 100, 3: 80, 4: 64}
"""By the number of seats: the more there are, the longer a play-out takes."""


def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    """See Mind.candidates."""
    first = choose(observation, dice)
    worthy = [move for action in observation.question().actions for move in _of(action)]
    return list(dict.fromkeys([first, *worthy]))


def _of(action: Action) -> list[Move]:
    """The moves of one action that are worth a thought."""
    match action.verb, action.parts:
        case "open", [Choose(among=licences), _]:
            return [moves.Open(each, LICENCES[each].minimum) for each in cast(Sequence[Licence], licences)]
        case "bid", [Number(least=least, most=most)]:
            return [moves.Bid(amount) for amount in (least, least + JUMP) if amount <= most]
        case "pay", [Choose(among=payments)]:
            return [moves.Pay(str(payment)) for payment in payments[:CHOICES]]
        case "launch", [Choose(among=kinds)]:
            return [moves.Launch(kind) for kind in cast(Sequence[Card], kinds)]
        case "captain", [Choose(among=cards), Choose(among=boats)]:
            return [moves.Captain(card, int(boats[0])) for card in cast(Sequence[Card], cards)]
        case "process", [Select(among=laden)]:
            return [moves.Process(()), moves.Process(tuple(int(boat) for boat in laden))]
        case "discard", [Choose(among=cards)]:
            return [moves.Discard(card) for card in cast(Sequence[Card], cards)]
        case verb, []:
            return [moves.GRAMMAR.build(verb, ())]
        case _:
            return []


def worlds(observation: Observation, seed: str) -> Iterator[State]:
    """See Mind.worlds."""
    return (cast(State, world.state) for world in search.worlds(observation, seed))


def outcome(world: State, seat: int, move: Move, dice: Dice) -> float:
    """The points by which the seat is ahead of the best other at the end of the match."""
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
    """See Mind.chance. Who is as far as the best other is taken to share the first place with one."""
    return 0.5 if lead == 0 else float(lead > 0)


def playouts(observation: Observation) -> int:
    """See Mind.playouts."""
    return PLAYOUTS[cast(View, observation.view()).seats]


MASTER = Mind(
    candidates=candidates, worlds=worlds, outcome=outcome, playouts=playouts, unit="points", chance=chance
)
