"""Payment for a licence or boat just acquired, with hand cards and processed crates.

Rules: "No change is given; one may overpay only if no exact payment is possible with a subset of what is
offered: a payment from which a card or crate could be taken back and still cover the price is refused".
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, cast

from engine.core.errors import Refusal
from engine.core.event import Event
from engine.core.questions.question import Action, Choose, Cover, Prompt, Question
from engine.core.step import Step
from engine.fleet import events, questions
from engine.fleet.data import (
    KINDS,
    MAX_MONEY,
    MONEY,
    SORT_ORDER,
    Card,
    Item,
    Kind,
    PaymentText,
    sorted_cards,
    with_cards,
)
from engine.fleet.moves import Pay
from engine.fleet.questions import CouldKeep, NoCrates, NotInHand, NotInOrder, Underpaid
from engine.fleet.state import Bill, Player, State, without

MAX_PAYMENTS = 25
"""Maximum number of payments to offer as a list. With more, the player builds one card by card."""
_DEAREST_FIRST: list[Kind] = sorted(KINDS, key=lambda kind: -MONEY[kind])


class Payment(NamedTuple):
    """A payment for a licence or boat."""

    cards: tuple[Card, ...]
    """The cards paid, in the order of KINDS."""
    crates: int
    """Number of crates paid, each worth $1."""

    def __str__(self) -> PaymentText:
        return " ".join([*self.cards, *([f"+{self.crates}"] if self.crates else [])])

    @staticmethod
    @lru_cache(maxsize=4096)
    def read(text: PaymentText) -> "Payment":
        """Parse a payment's notation ("shrimp tuna +1")."""
        words = text.split(" ")
        crates = int(words.pop()) if words[-1].startswith("+") else 0
        return Payment(cast("tuple[Card, ...]", tuple(words)), crates)

    @property
    def value(self) -> int:
        return sum([MONEY[card] for card in self.cards]) + self.crates

    def needless(self, due: int) -> Item | None:
        """A card or crate that could be kept; None if all are needed."""
        over = self.value - due
        if over < 1:
            return None
        if self.crates:
            return "crate"
        return next((card for card in self.cards if MONEY[card] <= over), None)


class Paying(Step[State]):
    """Rules: "hand cards are discarded at their money value, processed crates at $1 leave the game"."""

    def pending(self, state: State) -> tuple[int, ...]:
        return (_bill(state).seat,)

    def ask(self, state: State, seat: int) -> Question:
        player, bill = state.players[seat], _bill(state)
        payment = ways_to_pay(player.hand, player.crates, bill.due, player.allowed)
        return Question(_prompt(player, bill), (Action("pay", (payment,)),))

    def refuse(self, state: State, seat: int, move: Pay, broken: Refusal) -> Refusal:
        player, payment, due = state.players[seat], Payment.read(move.payment), _bill(state).due
        for card in payment.cards:
            if payment.cards.count(card) > player.hand.count(card):
                return NotInHand(card)
        if payment.crates > player.crates:
            return NoCrates(payment.crates, player.crates)
        if payment.value < due:
            return Underpaid(due, payment.value)
        needless = payment.needless(due)
        return CouldKeep(needless) if needless else NotInOrder()

    def play(self, state: State, seat: int, move: Pay) -> Iterator[Event]:
        player, payment = state.players[seat], Payment.read(move.payment)
        state.change(seat, hand=without(player.hand, *payment.cards), crates=player.crates - payment.crates)
        state.discards = with_cards(state.discards, payment.cards)
        state.spent += payment.crates
        state.bill = None
        yield events.Paid(seat, move.payment, payment.cards, payment.crates)

    def obvious(self, state: State, seat: int) -> bool:
        """See `Step.obvious`. A payment that takes every card is obvious: crates make up the rest."""
        player = state.players[seat]
        besides_one = MAX_MONEY * (len(player.hand) - 1) + player.crates
        return state.hands_are_known or not player.hand or besides_one < _bill(state).due


def _bill(state: State) -> Bill:
    assert state.bill
    return state.bill


def _prompt(player: Player, bill: Bill) -> Prompt:
    if bill.licence:
        return questions.PayLicence(bill.licence, bill.price, bill.discount, bill.due, player.crates)
    assert bill.kind
    boat = len(player.boats)
    return questions.PayLaunch(bill.kind, boat, bill.price, bill.discount, bill.due, player.crates)


def ways_to_pay(
    hand: tuple[Card, ...], crates: int, due: int, useful: Collection[Kind] = ()
) -> Choose | Cover:
    """The ways to pay, equal cards counted once: a list if there are few, with the suggested one first.

    `hand` must be in the order of KINDS. For `useful` see `preferred`.
    """
    ways = _few_ways(hand, crates, due)
    if ways is None:
        worth = tuple([MONEY[card] for card in hand])
        return Cover("payment", hand, worth, crates, due, str(preferred(hand, crates, due, useful)))
    rows = tuple(map(str, sorted(ways, key=_least_loss(useful))))
    return Choose("payment", rows, suggested=rows[0])


def preferred(hand: Sequence[Card], crates: int, due: int, useful: Collection[Kind] = ()) -> Payment:
    """The suggested payment: it overpays least, then loses the fewest useful cards, then cards, then crates.

    `useful` has the kinds that the player may launch. Other cards are only good as money or captains.
    """
    least_loss = _least_loss(useful)
    if ways := _few_ways(hand, crates, due):
        return min(ways, key=least_loss)
    for over in range(MAX_MONEY):
        spare = range((0 if over else crates) + 1)  # An overpaying player can always keep a crate.
        best = _best_by_worth([card for card in hand if MONEY[card] > over], least_loss)
        payments = [Payment(cards, due + over - worth) for worth, cards in best.items()]
        if payments := [payment for payment in payments if payment.crates in spare]:
            return min(payments, key=least_loss)
    raise ValueError("nobody owes what they can't pay")


_Loss = Callable[[Payment], tuple[object, ...]]


def _least_loss(useful: Collection[Kind]) -> _Loss:
    """The sort key that puts the preferred payment first. The order of cards breaks ties."""

    def loss(payment: Payment) -> tuple[object, ...]:
        cards, crates = payment
        lost = sum([card in useful for card in cards])
        return payment.value, lost, len(cards), crates, [SORT_ORDER[card] for card in cards]

    return loss


def _few_ways(hand: Sequence[Card], crates: int, due: int) -> list[Payment] | None:
    """All ways to pay; None if there are too many to list.

    Cards are added kind by kind, the dearest first, only while needed. So none becomes needless later, and
    every beginning leads to a payment if the rest is worth enough.
    """
    paid: list[tuple[tuple[Card, ...], int]] = []
    """Cards paid, and the amount missing without crates, which is negative if overpaid."""
    begun: list[tuple[tuple[Card, ...], int]] = [((), due)]
    rest = sum([MONEY[card] for card in hand]) + crates
    for kind in _DEAREST_FIRST:
        held = hand.count(kind)
        if not held:
            continue
        money, one = MONEY[kind], cast("tuple[Card, ...]", (kind,))
        rest -= held * money
        going_on: list[tuple[tuple[Card, ...], int]] = []
        for cards, lacking in begun:
            if lacking <= rest:
                going_on.append((cards, lacking))
            for _ in range(held):
                cards, lacking = cards + one, lacking - money
                if lacking <= 0:
                    paid.append((cards, lacking))
                    break
                if lacking <= rest:
                    going_on.append((cards, lacking))
        begun = going_on
        if len(paid) + len(begun) > MAX_PAYMENTS:
            return None
    return [Payment(sorted_cards(cards), max(0, lacking)) for cards, lacking in paid + begun]


def _best_by_worth(cards: Sequence[Card], least_loss: _Loss) -> dict[int, tuple[Card, ...]]:
    """The preferred selection of cards for each sum. It doesn't depend on the rest of the payment."""
    best: dict[int, tuple[Card, ...]] = {0: ()}
    for card in cards:
        one: tuple[Card, ...] = (card,)
        for worth, others in list(best.items()):
            more, together = others + one, worth + MONEY[card]
            if together not in best or least_loss(Payment(more, 0)) < least_loss(Payment(best[together], 0)):
                best[together] = more
    return best
