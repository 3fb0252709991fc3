"""Paying with hand cards and processed crates.

Rules: "No change is given; one may overpay only if no exact payment is possible with a subset of what is
offered: a payment from which a card or crate could be taken back and still cover the price is refused".
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Annotated, Literal, NamedTuple, cast

from msgspec import Meta

from engine.fleet.data import BOATS, KINDS, Card, Kind
from engine.statement import Named

_CARD = f"(?:{'|'.join(KINDS)})"
_CRATES = r"\+[1-9][0-9]{0,2}"

PaymentText = Annotated[str, Meta(pattern=f"{_CARD}(?: {_CARD})*(?: {_CRATES})?|{_CRATES}"), Named("payment")]
"""A payment as it is written: "shrimp tuna +1"."""
Item = Annotated[Card | Literal["crate"], Named("item")]
"""A thing of a payment."""


class Payment(NamedTuple):
    """What is handed over."""

    cards: tuple[Card, ...]
    """In the order of KINDS."""
    crates: int
    """Worth $1 each."""

    def __str__(self) -> str:
        return " ".join([*self.cards, *([f"+{self.crates}"] if self.crates else [])])

    @classmethod
    def read(cls, text: str) -> "Payment":
        """The payment of "shrimp tuna +1"."""
        words = text.split(" ")
        crates = int(words.pop()) if words[-1].startswith("+") else 0
        return cls(cast(tuple[Card, ...], tuple(words)), crates)

    @property
    def value(self) -> int:
        return sum(BOATS[card].money for card in self.cards) + self.crates

    def needless(self, due: int) -> Item | None:
        """Something without which it would do; None if it takes all."""
        over = self.value - due
        if self.crates and over >= 1:
            return "crate"
        return next((card for card in self.cards if BOATS[card].money <= over), None)


def payments(hand: Sequence[Card], crates: int, due: int, useful: Collection[Kind] = ()) -> list[Payment]:
    """All ways to pay, up to equal cards, the one to be suggested first.

    That is the one by which least is overpaid; of those, the one that loses the fewest useful cards, then the
    fewest cards, then the fewest crates. Useful are the cards of kinds that one may launch, having their
    licence (`useful`): every other is worth no more than money, or any captain.
    """
    held = Counter(hand)

    def preference(payment: Payment) -> tuple[object, ...]:
        return (
            payment.value,
            sum(card in useful for card in payment.cards),
            len(payment.cards),
            payment.crates,
            tuple(map(KINDS.index, payment.cards)),
        )

    return sorted(_covers(KINDS, held, crates, due, ()), key=preference)


def _covers(
    kinds: Sequence[Kind], held: Counter[Card], crates: int, due: int, chosen: tuple[Card, ...]
) -> Iterator[Payment]:
    """The payments that begin with those cards and go on with cards of those kinds, `due` being left."""
    if not kinds:
        payment = Payment(chosen, max(0, due))
        if payment.crates <= crates and not payment.needless(payment.value + min(0, due)):
            yield payment
        return
    kind, money = kinds[0], BOATS[kinds[0]].money
    for number in range(held[kind] + 1):
        yield from _covers(kinds[1:], held, crates, due - number * money, chosen + (kind,) * number)
        if due - number * money <= 0:
            return
