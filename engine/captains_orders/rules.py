"""What may be played when. Quoted lines, here and in `round`, are those of the game's rules page."""

from collections.abc import Iterator, Mapping, Sequence

from engine.captains_orders.imagine import imagine
from engine.captains_orders.moves import (
    GRAMMAR,
    Accuse,
    Ask,
    Declare,
    Discard,
    Give,
    Obey,
    Order,
    Pass,
    Silent,
)
from engine.captains_orders.questions import BARRED, QUESTIONS, plans, question
from engine.captains_orders.round import EVENTS, next_round, play
from engine.captains_orders.state import State
from engine.captains_orders.view import View, view
from engine.chance import Chance
from engine.errors import IllegalMove
from engine.event import Event
from engine.game import Choice
from engine.move import Grammar, Move
from engine.question import Action, Question
from engine.rules import Result, Rules, places

MEANT_FOR_TURNS = (Order, Pass, Ask, Obey, Accuse)
OWED = {"discard": (Discard,), "give": (Give,), "word": (Declare, Silent)}
OWES_ANOTHER = {"discard": "owes-discard", "give": "owes-card", "word": "owes-word"}
OUT_OF_PLACE: dict[type[Move], str] = {
    Discard: "nothing-to-discard",
    Give: "nobody-asked",
    Declare: "hand-not-empty",
    Silent: "hand-not-empty",
}
REFUSALS = (
    *OWES_ANOTHER.values(),
    *dict.fromkeys(OUT_OF_PLACE.values()),
    "order-stands",
    "no-order",
    "not-yourself",
    "not-in-hand",
    "below-order",
    "not-below-order",
)


class CaptainsOrders(Rules[State]):
    """One round after another, until somebody has won three."""

    state_type = State
    grammar = GRAMMAR
    events = EVENTS
    questions = QUESTIONS
    refusals = REFUSALS
    barred = BARRED
    rounds = ("round-ended",)
    headlines = ("accused", "round-ended", "match-ended")
    plannable = Grammar(Obey, Order, Pass, Ask, Discard, Give)

    def start(self, seats: int, options: Mapping[str, Choice], chance: Chance) -> tuple[State, list[Event]]:
        """Rules: "The first dealer is random." """
        dealer, chance = chance.below(seats)
        state = State(
            chance=chance,
            won=(0,) * seats,
            round=0,
            dealer=dealer,
            turn=dealer,
            actor=dealer,
            step="turn",
            hands=((),) * seats,
            undealt=(),
        )
        return state, [*next_round(state, dealer)]

    def pending(self, state: State) -> tuple[int, ...]:
        return () if state.step == "over" else (state.actor,)

    def legal_moves(self, state: State, seat: int) -> list[Move]:
        """Rules: "There is always a legal move": an accusation, if nothing else."""
        ranks = sorted(set(state.hands[seat]))
        others = [other for other in range(len(state.hands)) if other != seat]
        match state.step:
            case "discard":
                return [Discard(rank) for rank in ranks]
            case "give":
                return [Give(rank) for rank in ranks]
            case "word":
                return [Declare(), Silent()]
            case _:
                accuse: list[Move] = [Accuse(other) for other in others]
                if order := state.order:
                    obey = [Obey(rank) for rank in ranks if rank >= order.rank]
                    return [*obey, *(Order(rank) for rank in ranks if rank < order.rank), *accuse]
                orders = [Order(rank) for rank in ranks]
                passes = [Pass(rank, other) for rank in ranks for other in others]
                return [*orders, *passes, *(Ask(other) for other in others), *accuse]

    def question(self, state: State, seat: int) -> Question:
        return question(state, seat)

    def check(self, state: State, seat: int, move: Move) -> None:
        if state.step != "turn":
            if not isinstance(move, OWED[state.step]):
                raise IllegalMove(OWES_ANOTHER[state.step])
        elif not isinstance(move, MEANT_FOR_TURNS):
            raise IllegalMove(OUT_OF_PLACE[type(move)])
        if state.order and isinstance(move, Pass | Ask):
            raise IllegalMove(
                "order-stands", {"order_seat": state.order.owner, "order_rank": state.order.rank}
            )
        if not state.order and isinstance(move, Obey):
            raise IllegalMove("no-order")
        if isinstance(move, Pass | Ask | Accuse):
            _check_other(state, seat, move.seat)
        if isinstance(move, Order | Pass | Obey | Discard | Give) and move.rank not in state.hands[seat]:
            raise IllegalMove("not-in-hand", {"rank": move.rank})
        if state.order and isinstance(move, Obey | Order):
            if isinstance(move, Obey) and move.rank < state.order.rank:
                raise IllegalMove("below-order", {"rank": move.rank, "order_rank": state.order.rank})
            if isinstance(move, Order) and move.rank >= state.order.rank:
                raise IllegalMove("not-below-order", {"rank": move.rank, "order_rank": state.order.rank})

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        return play(state, seat, move)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        """Rules: "Places at the end: by rounds won." """
        if state.step != "over":
            return None
        scores = dict(enumerate(state.won))
        return Result(places(scores), scores, {seat: {"rounds": won} for seat, won in scores.items()})

    def plans(self, state: State, seat: int) -> tuple[Action, ...]:
        """Whatever goes from one's own hand, and asking: what one would do when there is an order, when there
        is none, when one is passed a card, when one is asked for one.

        Not an accusation: it ends the round on what one has learnt until that very moment. Not one's word at
        an empty hand: it decides the round, and is asked once.
        """
        return plans(state, seat)

    def imagine(
        self, state: State, log: Sequence[Event], seat: int | None, chance: Chance
    ) -> tuple[State, list[Event]]:
        return imagine(state, log, seat, chance)


def _check_other(state: State, seat: int, other: int) -> None:
    if other >= len(state.hands):
        raise IllegalMove("no-such-seat", {"number": str(other)})
    if other == seat:
        raise IllegalMove("not-yourself")


RULES = CaptainsOrders()
