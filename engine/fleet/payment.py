"""Paying with hand cards and processed crates.

Rules: "No change is given; one may overpay only if no exact payment is possible with a subset of what is
offered: a payment from which a card or crate could be taken back and still cover the price is refused".
"""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple, cast

from msgspec import Meta

from engine.core.question import Choose, Cover
from engine.core.statement import Named
from engine.fleet.data import BOATS, KINDS, MOST_MONEY, Card, Kind

_CARD = f"(?:{'|'.join(KINDS)})"
_CRATES = r"\+[1-9][0-9]{0,2}"

PaymentText = Annotated[str, Meta(pattern=f"{_CARD}(?: {_CARD})*(?: {_CRATES})?|{_CRATES}"), Named("payment")]
"""A payment as it is written: "shrimp tuna +1"."""
Item = Annotated[Card | Literal["crate"], Named("item")]
"""A thing of a payment."""


NAMED = 25
"""So many ways to pay, each has a name in the question; more are put together card by card."""
_MONEY = {kind: boat.money for kind, boat in BOATS.items()}
_DEAREST_FIRST: list[Kind] = sorted(KINDS, key=lambda kind: -_MONEY[kind])
_PLACES = {kind: place for place, kind in enumerate(KINDS)}


class Payment(NamedTuple):
    """What is handed over."""

    cards: tuple[Card, ...]
    """In the order of KINDS."""
    crates: int
    """Worth $1 each."""

    def __str__(self) -> str:
        return " ".join([*self.cards, *([f"+{self.crates}"] if self.crates else [])])

    @staticmethod
    def read(text: str) -> "Payment":
        """The payment of "shrimp tuna +1"."""
        return _read(text)

    @property
    def value(self) -> int:
        return sum([_MONEY[card] for card in self.cards]) + self.crates

    def needless(self, due: int) -> Item | None:
        """Something without which it would do; None if it takes all."""
        over = self.value - due
        if over < 1:
            return None
        if self.crates:
            return "crate"
        return next((card for card in self.cards if _MONEY[card] <= over), None)


@lru_cache(maxsize=4096)
def _read(text: str) -> Payment:
    words = text.split(" ")
    crates = int(words.pop()) if words[-1].startswith("+") else 0
    return Payment(cast(tuple[Card, ...], tuple(words)), crates)


def takes_all(cards: int, crates: int, due: int) -> bool:
    """Whether none of so many hidden cards can be spared, as everybody can see: then there is one way to pay,
    and the crates make up for what the cards are not worth."""
    return not cards or MOST_MONEY * (cards - 1) + crates < due


def paying(hand: Sequence[Card], crates: int, due: int, useful: Collection[Kind] = ()) -> Choose | Cover:
    """The ways to pay, up to equal cards: named if they are few, the one to be suggested first.

    That is the one by which least is overpaid; of those, the one that loses the fewest useful cards, then the
    fewest cards, then the fewest crates. Useful are the cards of kinds that one may launch, having their
    licence (`useful`): every other is worth no more than money, or any captain.
    """
    ways = _ways(hand, crates, due)
    if ways is not None:
        payments = [_payment(*way) for way in ways]
        rows = tuple(map(str, sorted(payments, key=lambda payment: _preference(payment, useful))))
        return Choose("payment", rows, suggested=rows[0])
    among = sorted(hand, key=_PLACES.__getitem__)
    suggested = str(preferred(hand, crates, due, useful))
    return Cover("payment", tuple(among), tuple(_MONEY[card] for card in among), crates, due, suggested)


Way = tuple[tuple[Card, ...], int]
"""Cards, and what is lacking without crates: below 0 where they are worth more than is due."""


def _ways(hand: Sequence[Card], crates: int, due: int) -> list[Way] | None:
    """All ways to pay; None if they are too many to be named.

    Cards are added kind by kind, the dearest first, while they are needed: so none becomes needless later,
    and every beginning leads to a payment if the rest is worth enough.
    """
    ways: list[Way] = []
    begun: list[Way] = [((), due)]
    rest = sum([_MONEY[card] for card in hand]) + crates
    for kind in _DEAREST_FIRST:
        held = hand.count(kind)
        if not held:
            continue
        money, one = _MONEY[kind], cast(tuple[Card, ...], (kind,))
        rest -= held * money
        going_on: list[Way] = []
        for cards, lacking in begun:
            if lacking <= rest:
                going_on.append((cards, lacking))
            for _ in range(held):
                cards, lacking = cards + one, lacking - money
                if lacking <= 0:
                    ways.append((cards, lacking))
                    break
                if lacking <= rest:
                    going_on.append((cards, lacking))
        begun = going_on
        if len(ways) + len(begun) > NAMED:
            return None
    return ways + begun


def _payment(cards: tuple[Card, ...], lacking: int) -> Payment:
    return Payment(tuple(sorted(cards, key=_PLACES.__getitem__)), max(0, lacking))


def _preference(payment: Payment, useful: Collection[Kind]) -> tuple[object, ...]:
    return payment.value, *_rank(payment, useful)


def _rank(payment: Payment, useful: Collection[Kind]) -> tuple[object, ...]:
    """By what one payment is preferred to another of the same value: what is lost by it, then its order."""
    return _loss(*payment, useful), _order(payment)


def _loss(cards: tuple[Card, ...], crates: int, useful: Collection[Kind]) -> tuple[int, int, int]:
    """Useful cards, all cards, and crates."""
    return sum([card in useful for card in cards]), len(cards), crates


def _order(payment: Payment) -> list[int]:
    return [_PLACES[card] for card in payment.cards]


def preferred(hand: Sequence[Card], crates: int, due: int, useful: Collection[Kind] = ()) -> Payment:
    """The payment to be suggested."""
    if ways := _ways(hand, crates, due):
        least = max([lacking for _, lacking in ways])
        ways = [way for way in ways if way[1] >= min(least, 0)]
        if len(ways) > 1:
            losses = [_loss(cards, max(0, lacking), useful) for cards, lacking in ways]
            lightest = min(losses)
            ways = [way for way, loss in zip(ways, losses, strict=True) if loss == lightest]
        return min([_payment(*way) for way in ways], key=_order)
    held = Counter(hand)
    for over in range(MOST_MONEY):
        best = _best_by_value([kind for kind in KINDS if _MONEY[kind] > over], held, useful)
        spare = 0 if over else crates  # whoever overpays could keep a crate
        payments = [
            Payment(cards, due + over - value)
            for value, cards in best.items()
            if due + over - value in range(spare + 1)
        ]
        if payments:
            return _best(payments, useful)
    raise ValueError("nobody owes what they can't pay")


def _best(payments: Sequence[Payment], useful: Collection[Kind]) -> Payment:
    """Of some of the same value."""
    return min(payments, key=lambda payment: _rank(payment, useful))


def _is_preferred(cards: tuple[Card, ...], others: tuple[Card, ...], useful: Collection[Kind]) -> bool:
    return _rank(Payment(cards, 0), useful) < _rank(Payment(others, 0), useful)


def _best_by_value(
    kinds: Sequence[Kind], held: Counter[Card], useful: Collection[Kind]
) -> dict[int, tuple[Card, ...]]:
    """By what they are worth, the preferred ones among cards of those kinds that are worth as much. They are
    the same whatever is paid besides."""
    best: dict[int, tuple[Card, ...]] = {0: ()}
    for kind in kinds:
        for value, cards in list(best.items()):
            for number in range(1, held[kind] + 1):
                more = cards + (kind,) * number
                together = value + number * _MONEY[kind]
                if together not in best or _is_preferred(more, best[together], useful):
                    best[together] = more
    return best
