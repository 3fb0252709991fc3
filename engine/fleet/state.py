"""The state of a match. All its values are immutable, so a shallow copy is enough."""

from collections.abc import Iterable
from functools import cache
from typing import Literal, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.secrecy.visibility import BySeat, Hidden, Own
from engine.fleet.data import BOAT_CAPACITY, MAX_MONEY, MONEY, Card, Kind, Licence, boats_allowed

T = TypeVar("T")

Phase = Literal["auction", "launching", "fishing", "processing", "drawing", "over"]
"""The phases of a round, and the end. In the fishing phase, no player is asked."""
Task = Literal["process", "trade"]
ProcessFrom = Literal["all", "others"]


class Boat(Struct, frozen=True, cache_hash=True):
    kind: Kind
    captain: Own[Card | None] = None
    """The face-down card on the boat."""
    crates: int = 0

    @property
    def captained(self) -> bool:
        return self.captain is not None


class Player(Struct, frozen=True, cache_hash=True):
    """One seat's possessions."""

    hand: Own[tuple[Card, ...]]
    """The player's cards, in the order of KINDS."""
    licences: tuple[Licence, ...] = ()
    """The player's licences, in the order of buying."""
    boats: tuple[Boat, ...] = ()
    """The player's boats, in the order of launching."""
    crates: int = 0
    """Number of processed crates."""

    @property
    def cards(self) -> int:
        return len(self.hand)

    @property
    def discount(self) -> int:
        """Rules: "$n off the payment of every transaction (licence or launch), down to 0"."""
        return self.licences.count("shrimp")

    @property
    def money(self) -> int:
        """The most that the player can pay, in dollars."""
        return sum([MONEY[card] for card in self.hand]) + self.crates

    @property
    def purse(self) -> int:
        """Rules: "hand money + processed crates + shrimp licences owned"."""
        return self.money + self.discount

    def seems_to_have(self, dollars: int, besides: int = 0) -> bool:
        """Whether, as far as everyone can see, the player can pay this much with all but `besides` cards.
        Rules: "hand size at $3 a card plus crates plus shrimp licences (no counting of cards)"."""
        cards = len(self.hand) - besides
        return MAX_MONEY * cards + self.crates + self.licences.count("shrimp") >= dollars

    @property
    def allowed(self) -> frozenset[Kind]:
        """The kinds of boats that the player's licences allow."""
        return boats_allowed(self.licences)

    @property
    def captained(self) -> int:
        """The number of boats with a captain."""
        return len(self.boats) - len(self.uncaptained)

    @property
    def boat_kinds(self) -> tuple[Kind, ...]:
        """The kinds of the player's boats, by boat number."""
        return tuple([boat.kind for boat in self.boats])

    @property
    def uncaptained(self) -> tuple[int, ...]:
        """The numbers of the boats that can take a captain."""
        return tuple([number for number, boat in enumerate(self.boats, 1) if boat.captain is None])

    @property
    def fishing(self) -> tuple[int, ...]:
        """The numbers of the boats that catch a crate. Rules: "every captained boat with fewer than 4"."""
        return tuple(
            [
                number
                for number, boat in enumerate(self.boats, 1)
                if boat.captain is not None and boat.crates < BOAT_CAPACITY
            ]
        )

    def laden(self, process_from: ProcessFrom) -> tuple[int, ...]:
        """The numbers of the boats from which a crate may be processed."""
        return tuple(
            [
                number
                for number, boat in enumerate(self.boats, 1)
                if boat.crates and (process_from == "all" or boat.kind != "processing")
            ]
        )


class Bid(NamedTuple):
    seat: int
    amount: int


class Lot(Struct, frozen=True):
    """A licence being auctioned. It is no longer on display."""

    licence: Licence
    bids: tuple[Bid, ...]
    """Bids in chronological order, the opening bid first."""
    bidders: tuple[int, ...]
    """The seats that are still bidding, clockwise from the opener."""
    turn: int
    """The seat that must bid or pass."""

    @property
    def best(self) -> Bid:
        return self.bids[-1]

    @property
    def is_decided(self) -> bool:
        """Whether only one bidder is left."""
        return self.bidders == (self.best.seat,)

    def bid(self, seat: int, amount: int) -> "Lot":
        """Return the lot after the seat on turn bid."""
        return replace(self, bids=(*self.bids, Bid(seat, amount)), turn=self._next)

    def left(self, seat: int) -> "Lot":
        """Return the lot after the seat on turn passed."""
        bidders = tuple([each for each in self.bidders if each != seat])
        return replace(self, bidders=bidders, turn=self._next)

    @property
    def _next(self) -> int:
        return self.bidders[(self.bidders.index(self.turn) + 1) % len(self.bidders)]


class Bill(Struct, frozen=True):
    """The payment that a seat owes for a licence or boat it just acquired."""

    seat: int
    price: int
    discount: int
    """Discount, at most the price."""
    licence: Licence | None = None
    kind: Kind | None = None

    @property
    def due(self) -> int:
        return self.price - self.discount


class Turn(Struct, frozen=True):
    """One player's launching and hiring."""

    seat: int
    step: Literal["launch", "hire"] = "launch"
    launched: int = 0
    hired: int = 0


class State(Struct):
    """The state of a match."""

    chance: Chance
    process_from: ProcessFrom
    players: BySeat[Player]
    start: int
    """The seat with the start player marker."""
    pile: Hidden[tuple[Card, ...]]
    """Draw pile of boat cards, the next card last."""
    licence_pile: Hidden[tuple[Licence, ...]]
    """Pile of licences to turn up, the next one last."""
    top: int
    """Number of licences on top of the pile that are known to be standard ones."""
    removed: Hidden[tuple[Licence, ...]]
    """Licences set aside unseen before the game."""
    supply: int
    """Number of crates left in the supply. It is negative if more were handed out than there were."""
    round: int = 1
    phase: Phase = "auction"
    last_round: bool = False
    discards: tuple[Card, ...] = ()
    """Discarded cards, face up, in the order of KINDS."""
    spent: int = 0
    """Number of crates that left the game."""
    display: tuple[Licence, ...] = ()
    gone: tuple[Licence, ...] = ()
    """Licences that left the game unsold."""
    lot: Lot | None = None
    declined: tuple[int, ...] = ()
    buyers: tuple[int, ...] = ()
    """The seats that bought a licence in this auction phase."""
    bill: Bill | None = None
    turn: Turn | None = None
    """The current turn while boats are launched; None otherwise."""
    tasks: tuple[Task | None, ...] = ()
    """What each seat still owes in processing and trading."""
    choices: BySeat[Own[tuple[Card, ...]]] = ()
    """The cards from which each seat must discard one; empty for seats that owe no discard."""

    @property
    def step(self) -> str:
        """The current step. Each phase is a step, except that launching has two per player. Bills are paid
        first."""
        if self.bill:
            return "pay"
        return self.turn.step if self.turn else self.phase

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def hands_are_known(self) -> bool:
        """Whether everyone can work out all hands: players begin with the same cards and pay openly until
        someone draws or hires."""
        return self.round == 1 and (
            self.phase == "auction" or (self.turn is not None and self.turn.step == "launch")
        )

    @property
    def crates_left(self) -> int:
        return max(0, self.supply)

    @property
    def licences_left(self) -> int:
        """Licences left in the pile."""
        return len(self.licence_pile)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in turn order."""
        return in_order(self.start, len(self.players))

    @property
    def contenders(self) -> tuple[int, ...]:
        """The seats that may still buy in this auction phase, in turn order. The first is the chooser."""
        if not self.buyers and not self.declined:
            return self.order
        return tuple([seat for seat in self.order if seat not in self.buyers and seat not in self.declined])

    def change(self, seat: int, **changes: object) -> Player:
        """Replace some of a seat's possessions."""
        player = replace(self.players[seat], **changes)
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return player

    def change_boats(self, seat: int, numbers: Iterable[int], crates: int) -> None:
        """Add crates to these boats of a seat."""
        boats = list(self.players[seat].boats)
        for number in numbers:
            boat = boats[number - 1]
            boats[number - 1] = replace(boat, crates=boat.crates + crates)
        self.change(seat, boats=tuple(boats))


@cache
def in_order(start: int, seats: int) -> tuple[int, ...]:
    """All seats in order, beginning with this one."""
    return tuple((start + place) % seats for place in range(seats))


def without(things: Iterable[T], *gone: T) -> tuple[T, ...]:
    """`things` minus one occurrence of each of `gone`."""
    left = list(things)
    for thing in gone:
        left.remove(thing)
    return tuple(left)
