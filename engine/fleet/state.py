"""The state of a match. All in it is immutable, so that a shallow copy is a copy."""

from collections.abc import Iterable
from functools import cache
from typing import Literal, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.secrecy.visibility import BySeat, Hidden, Own, Sealed
from engine.fleet.data import FULL, MONEY, MOST_MONEY, Card, Kind, Licence, boats_allowed

T = TypeVar("T")

Phase = Literal["auction", "launching", "fishing", "processing", "drawing", "over"]
"""Fishing is played by the engine: nobody is asked in it."""
Task = Literal["process", "trade"]
ProcessFrom = Literal["all", "others"]


class Boat(Struct, frozen=True, cache_hash=True):
    kind: Kind
    captain: Own[Card | None] = None
    """The card that lies on it face down."""
    crates: int = 0

    @property
    def captained(self) -> bool:
        return self.captain is not None


class Player(Struct, frozen=True, cache_hash=True):
    """What one seat has."""

    hand: Own[tuple[Card, ...]]
    """In the order of KINDS."""
    licences: tuple[Licence, ...] = ()
    """In the order in which they were bought."""
    boats: tuple[Boat, ...] = ()
    """In the order in which they were launched."""
    crates: int = 0
    """Processed ones."""

    @property
    def cards(self) -> int:
        return len(self.hand)

    @property
    def discount(self) -> int:
        """Rules: "$n off the payment of every transaction (licence or launch), down to 0"."""
        return self.licences.count("shrimp")

    @property
    def money(self) -> int:
        """What the player can hand over, in dollars."""
        return sum([MONEY[card] for card in self.hand]) + self.crates

    @property
    def purse(self) -> int:
        """Rules: "hand money + processed crates + shrimp licences owned"."""
        return self.money + self.discount

    def seems_to_have(self, dollars: int, besides: int = 0) -> bool:
        """Whether everyone must think that the player can pay so much with all but some of the cards. Rules:
        "hand size at $3 a card plus crates plus shrimp licences (no counting of cards)"."""
        cards = len(self.hand) - besides
        return MOST_MONEY * cards + self.crates + self.licences.count("shrimp") >= dollars

    @property
    def allowed(self) -> frozenset[Kind]:
        """The kinds of boats that the licences allow."""
        return boats_allowed(self.licences)

    @property
    def captained(self) -> int:
        """The number of boats with a captain."""
        return len(self.boats) - len(self.uncaptained)

    @property
    def boat_kinds(self) -> tuple[Kind, ...]:
        """By the numbers of the boats."""
        return tuple([boat.kind for boat in self.boats])

    @property
    def uncaptained(self) -> tuple[int, ...]:
        """The numbers of the boats that can take a captain."""
        return tuple([number for number, boat in enumerate(self.boats, 1) if boat.captain is None])

    @property
    def fishing(self) -> tuple[int, ...]:
        """The numbers of the boats that take a crate. Rules: "every captained boat with fewer than 4"."""
        return tuple(
            [
                number
                for number, boat in enumerate(self.boats, 1)
                if boat.captain is not None and boat.crates < FULL
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
    """A licence being auctioned. It has left the display."""

    licence: Licence
    bids: tuple[Bid, ...]
    """In their order, the opening first."""
    bidders: tuple[int, ...]
    """The seats still in, clockwise from who opened."""
    turn: int
    """Who is to bid."""

    @property
    def best(self) -> Bid:
        return self.bids[-1]

    @property
    def is_decided(self) -> bool:
        """Whether nobody else is in."""
        return self.bidders == (self.best.seat,)

    def bid(self, seat: int, amount: int) -> "Lot":
        """The lot after a bid of the seat whose turn it is."""
        return replace(self, bids=(*self.bids, Bid(seat, amount)), turn=self._next)

    def left(self, seat: int) -> "Lot":
        """The lot after the seat whose turn it is has left."""
        bidders = tuple([each for each in self.bidders if each != seat])
        return replace(self, bidders=bidders, turn=self._next)

    @property
    def _next(self) -> int:
        return self.bidders[(self.bidders.index(self.turn) + 1) % len(self.bidders)]


class Bill(Struct, frozen=True):
    """What a seat has to pay for a thing it has just got: a licence, or a boat."""

    seat: int
    price: int
    discount: int
    """What is taken off, never more than the price."""
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
    """A match at one moment."""

    chance: Sealed[Chance]
    process_from: ProcessFrom
    players: BySeat[Player]
    start: int
    """Who has the start player marker."""
    pile: Hidden[tuple[Card, ...]]
    """Boat cards to be drawn, the next one last."""
    licence_pile: Hidden[tuple[Licence, ...]]
    """The next one last."""
    top: int
    """So many of them are known to be standard ones."""
    removed: Hidden[tuple[Licence, ...]]
    """Set aside unseen before the game."""
    supply: int
    """Crates left; below 0 when more than there were have been handed out."""
    round: int = 1
    phase: Phase = "auction"
    last_round: bool = False
    discards: tuple[Card, ...] = ()
    """Face up, in the order of KINDS."""
    spent: int = 0
    """Crates that have left the game."""
    display: tuple[Licence, ...] = ()
    gone: tuple[Licence, ...] = ()
    """Licences that nobody wanted."""
    lot: Lot | None = None
    declined: tuple[int, ...] = ()
    buyers: tuple[int, ...] = ()
    """Who has bought in this auction phase."""
    bill: Bill | None = None
    turn: Turn | None = None
    """While boats are launched."""
    tasks: tuple[Task | None, ...] = ()
    """What each seat still owes in processing and trading."""
    choices: BySeat[Own[tuple[Card, ...]]] = ()
    """By seat, what the card to be discarded is chosen from; empty where none is owed."""

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def hands_are_known(self) -> bool:
        """Whether all can work out all hands: everyone begins with the same cards, and pays openly until they
        first draw or hire."""
        return self.round == 1 and (
            self.phase == "auction" or (self.turn is not None and self.turn.step == "launch")
        )

    @property
    def crates_left(self) -> int:
        return max(0, self.supply)

    @property
    def licences_left(self) -> int:
        """In the pile."""
        return len(self.licence_pile)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in turn order."""
        return in_order(self.start, len(self.players))

    @property
    def contenders(self) -> tuple[int, ...]:
        """Who may still buy in this auction phase, in turn order. The first is the chooser."""
        if not self.buyers and not self.declined:
            return self.order
        return tuple([seat for seat in self.order if seat not in self.buyers and seat not in self.declined])

    def change(self, seat: int, **changes: object) -> Player:
        """Gives a seat other things than it has."""
        player = replace(self.players[seat], **changes)
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return player

    def change_boats(self, seat: int, numbers: Iterable[int], crates: int) -> None:
        """Adds crates to those boats of a seat."""
        boats = list(self.players[seat].boats)
        for number in numbers:
            boat = boats[number - 1]
            boats[number - 1] = replace(boat, crates=boat.crates + crates)
        self.change(seat, boats=tuple(boats))


@cache
def in_order(start: int, seats: int) -> tuple[int, ...]:
    """All seats, from that one on."""
    return tuple((start + place) % seats for place in range(seats))


def without(things: Iterable[T], *gone: T) -> tuple[T, ...]:
    """The things but for those, each of which is among them."""
    left = list(things)
    for thing in gone:
        left.remove(thing)
    return tuple(left)
