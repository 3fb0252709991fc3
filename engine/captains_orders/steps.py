"""The steps of a round: a turn, the answers of others to it, and the word at an empty hand."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import ClassVar

from engine.captains_orders import events, moves
from engine.captains_orders.moves import Accuse, Ask, Obey, Order, Pass
from engine.captains_orders.questions import (
    DiscardAsked,
    DiscardPassed,
    Give,
    Ranks,
    Turn,
    UnderOrder,
    Word,
    others_of,
    ranks_of,
)
from engine.captains_orders.refusals import (
    OUT_OF_PLACE,
    BelowOrder,
    NoOrder,
    NotBelowOrder,
    NotInHand,
    NotYourself,
    OrderStands,
    OwesCard,
    OwesDiscard,
    OwesWord,
)
from engine.captains_orders.round import discard, end_round, hand_over, next_turn, take
from engine.captains_orders.scoring import LastCard, judge_accusation, judge_emptied
from engine.captains_orders.state import PlacedOrder, State
from engine.core.errors import NoSuchSeat, NotNow, NotOffered, Refusal
from engine.core.event import Event
from engine.core.move import Move
from engine.core.questions.question import Action, Choose, Prompt, Question
from engine.core.step import Step


class Decision(Step[State]):
    """Base class of all decisions."""

    owes: ClassVar[Refusal]
    """Why the seat can't make other moves now."""

    def pending(self, state: State) -> tuple[int, ...]:
        return (state.actor,)

    def refuse(self, state: State, seat: int, move: Move, broken: Refusal) -> Refusal:
        rank, other = getattr(move, "rank", None), getattr(move, "seat", None)
        match broken:
            case NotNow():
                return self.out_of_place(state, move)
            case NotOffered() if rank is not None and rank not in state.hands[seat]:
                return NotInHand(rank)
            case NotOffered() if other is not None:
                return NotYourself() if other == seat else NoSuchSeat(str(other))
            case _:
                return broken

    def out_of_place(self, state: State, move: Move) -> Refusal:
        """Why moves of this type can't be made now."""
        return self.owes


class Discarding(Decision):
    """Rules: "who then discards one card of theirs, unseen"."""

    owes = OwesDiscard()

    def ask(self, state: State, seat: int) -> Question:
        asked = DiscardPassed if state.transfers[-1].kind == "passed" else DiscardAsked
        rank, giver = state.taken[seat][-1]
        return Question(asked(giver, rank), (Action("discard", (Choose("rank", ranks_of(state, seat)),)),))

    def play(self, state: State, seat: int, move: moves.Discard) -> Iterator[Event]:
        yield discard(state, seat, move.rank)
        yield from next_turn(state)


class Giving(Decision):
    """Rules: "Another player chooses a card of theirs and gives it to me unseen." """

    owes = OwesCard()

    def ask(self, state: State, seat: int) -> Question:
        return Question(Give(state.turn), (Action("give", (Choose("rank", ranks_of(state, seat)),)),))

    def play(self, state: State, seat: int, move: moves.Give) -> Iterator[Event]:
        return give(state, seat, move.rank)


class Speaking(Decision):
    """Rules: "That player may then declare." """

    owes = OwesWord()

    def ask(self, state: State, seat: int) -> Question:
        return Question(Word(_last_card(state).rank), (Action("declare"), Action("silent")))

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        last = _last_card(state)
        if declared := isinstance(move, moves.Declare):
            yield events.Declared(seat, last.rank)
        else:
            yield events.StayedSilent(seat)
        yield from end_round(state, judge_emptied(state.round, state.hands, seat, last, declared))


def give(state: State, seat: int, rank: int) -> Iterator[Event]:
    """Rules: "Then I discard one, unseen." "No discard follows any more" when the hand became empty by it."""
    asker = state.turn
    yield hand_over(state, "given", seat, asker, rank)
    if state.hands[seat]:
        state.step, state.actor = "discard", asker
    else:
        yield emptied(state, seat)


def emptied(state: State, seat: int) -> Event:
    """Ask for a word, since the seat parted with its last card."""
    state.step, state.actor = "word", seat
    return events.Emptied(seat)


def _last_card(state: State) -> LastCard:
    """The card that emptied the actor's hand: the order on the table if it is theirs, else the last one that
    they handed over."""
    seat, order = state.actor, state.order
    if order and order.owner == seat:
        return LastCard(order.rank, None)
    return LastCard(*state.given[seat][-1])


class TakingTurn(Decision):
    """A player's turn, with or without another player's order on the table."""

    def ask(self, state: State, seat: int) -> Question:
        order = state.order
        prompt = UnderOrder(order.owner, order.rank) if order else Turn()
        return _question(prompt, ranks_of(state, seat), order and order.rank, seat, state.seats)

    def out_of_place(self, state: State, move: Move) -> Refusal:
        if state.order and isinstance(move, Pass | Ask):
            return OrderStands(state.order.owner, state.order.rank)
        return NoOrder() if isinstance(move, Obey) else OUT_OF_PLACE[type(move)]

    def play(self, state: State, seat: int, move: Move) -> Iterable[Event]:
        match move:
            case Order():
                return _order(state, seat, move)
            case Obey():
                return _obey(state, seat, move)
            case Pass():
                return _pass(state, seat, move)
            case Ask():
                return _ask(state, seat, move)
            case Accuse():
                return _accuse(state, seat, move)
            case _:
                raise TypeError(move)


@lru_cache(maxsize=4096)
def _question(prompt: Prompt, ranks: Ranks, order: int | None, seat: int, seats: int) -> Question:
    """Rules: "There is always a legal move": an accusation, if nothing else.

    `order` is the rank of the order on the table, or None.
    """
    rank, others = Choose("rank", ranks), others_of(seat, seats)
    accuse = Action("accuse", (others,), grave=True)
    if order is not None:
        return Question.of(prompt, *_under_order(ranks, order), accuse)
    return Question.of(
        prompt, Action("order", (rank,)), Action("pass", (rank, others)), Action("ask", (others,)), accuse
    )


def _under_order(ranks: Ranks, order: int) -> tuple[Action, Action]:
    """The two answers to an order: obey with its rank or higher, or replace it with a lower card."""
    low = {rank: BelowOrder(rank, order) if rank < order else None for rank in ranks}
    high = {rank: NotBelowOrder(rank, order) if rank >= order else None for rank in ranks}
    return Action("obey", (Choose.open("rank", low),)), Action("order", (Choose.open("rank", high),))


def _order(state: State, seat: int, move: Order) -> Iterator[Event]:
    """Rules: "A hand card face up on the table; it is mine." With another's order there: "a hand card of rank
    < r becomes the order and is mine; the old one is discarded."
    """
    rank = move.rank
    former, state.order = state.order, PlacedOrder(rank, seat)
    take(state, seat, rank)
    if former:
        state.former_orders += (former,)
        yield events.Reordered(seat, rank, former.owner, former.rank)
    else:
        yield events.Ordered(seat, rank)
    if state.hands[seat]:
        yield from next_turn(state)
    else:
        yield emptied(state, seat)


def _pass(state: State, seat: int, move: Pass) -> Iterator[Event]:
    """Rules: "A hand card, unseen, to another player, who then discards one card of theirs, unseen (the
    received one too, if they like)."
    """
    rank, receiver = move.rank, move.seat
    yield hand_over(state, "passed", seat, receiver, rank)
    if state.hands[seat]:
        state.step, state.actor = "discard", receiver
    else:
        yield emptied(state, seat)


def _ask(state: State, seat: int, move: Ask) -> Iterator[Event]:
    """Rules: "Another player chooses a card of theirs and gives it to me unseen." "Giving one's only card
    when asked is played by the engine (everybody sees that there is but one)."
    """
    asked = move.seat
    yield events.Asked(seat, asked)
    if len(state.hands[asked]) == 1:
        yield from give(state, asked, state.hands[asked][0])
    else:
        state.step, state.actor = "give", asked


def _obey(state: State, seat: int, move: Obey) -> Iterator[Event]:
    """Rules: "A hand card of rank >= r, unseen, to the owner, who discards nothing." """
    assert state.order
    rank, owner = move.rank, state.order.owner
    yield hand_over(state, "obeyed", seat, owner, rank)
    if state.hands[seat]:
        yield from next_turn(state)
    else:
        yield emptied(state, seat)


def _accuse(state: State, seat: int, move: Accuse) -> Iterator[Event]:
    """Rules: "The round ends at once." """
    yield events.Accused(seat, move.seat)
    yield from end_round(state, judge_accusation(state.round, state.hands, seat, move.seat))
