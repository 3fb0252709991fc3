"""The state of a match. All in it is immutable, so that a shallow copy is a copy."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.lubeck.chart import Chart, chart_of
from engine.lubeck.data import PAWNS, Card, City, in_order

Step = Literal["take", "first", "act", "withdraw", "over"]
"""What is owed: a package; a word who acts first; an action; a word which pawns to withdraw; nothing."""

Place = City | Literal["park", "lost"]
"""Where a ship is. A lost one is out of the game."""


class Ship(Struct, frozen=True):
    """A ship keeps its number for the whole game."""

    number: int
    """Counted from 1."""
    at: Place = "park"
    pawns: tuple[int, ...] = ()
    """The seats of the pawns aboard, in order; one seat may stand twice."""

    @property
    def out(self) -> bool:
        """On the map."""
        return self.at not in ("park", "lost")

    @property
    def city(self) -> City:
        """Where it is on the map. Raises ValueError if it isn't there."""
        if self.at == "park" or self.at == "lost":
            raise ValueError(f"ship {self.number} is not on the map")
        return self.at

    def boarded(self, seat: int) -> "Ship":
        return replace(self, pawns=tuple(sorted((*self.pawns, seat))))

    def left(self, seat: int) -> "Ship":
        """With one pawn of that seat less. Rules: "A ship emptied anywhere ... returns to the park"."""
        place = self.pawns.index(seat)
        pawns = self.pawns[:place] + self.pawns[place + 1 :]
        return replace(self, pawns=pawns) if pawns else Ship(self.number)


class Tally(Struct, frozen=True):
    """What a score is made of. Losses are negative."""

    trade: int = 0
    """The values of trade cards played."""
    doubled: int = 0
    """What x2 cards have added to them."""
    discarded: int = 0
    held: int = 0
    """For cards left in hand at the end."""

    @property
    def parts(self) -> dict[str, int]:
        """By name."""
        return {name: getattr(self, name) for name in self.__struct_fields__}

    @property
    def total(self) -> int:
        return self.trade + self.doubled + self.discarded + self.held


class Player(Struct, frozen=True):
    """What one seat has."""

    known: tuple[Card, ...] = ()
    """Cards in hand that all have seen, taken in packages. Of equal cards, a seen one counts as played before
    an unseen one: nobody can tell them apart."""
    secret: tuple[Card, ...] = ()
    """Cards in hand that nobody else has seen."""
    ruled_out: tuple[Card, ...] = ()
    """What is not among the secret ones, as everybody knows: it could have been played when this player had
    to discard."""
    doubles: tuple[Card, ...] = ()
    """The x2 cards that lie before this player, to the round's end."""
    sold: tuple[Card, ...] = ()
    """The trade cards played in this round, in their order, where an x2 card doubles those before it too."""
    passed: bool = False
    tally: Tally = Tally()

    def doublable_in(self, city: City) -> int:
        """What the cards that were sold in that city in this round bring more by an x2 card now.

        Rules: "All trade cards that I play in that city this round count double, those before it too"; "a
        second x2 for the city doubles no further".
        """
        return 0 if self.doubles_in(city) else sum(card.value for card in self.sold if card.city == city)

    def brings(self, card: Card) -> int:
        """The points of a trade card played now. Rules: "I score the value." An x2 card of its city doubles
        that.
        """
        return card.value * (1 + self.doubles_in(card.city))

    @property
    def hand(self) -> tuple[Card, ...]:
        """Sorted."""
        return in_order((*self.known, *self.secret))

    @property
    def size(self) -> int:
        return len(self.known) + len(self.secret)

    def doubles_in(self, city: City | None) -> bool:
        """Whether an x2 card of that city lies before this player."""
        return any(card.city == city for card in self.doubles)

    def without(self, card: Card) -> "Player":
        """With one such card less."""
        if card in self.known:
            place = self.known.index(card)
            return replace(self, known=self.known[:place] + self.known[place + 1 :])
        place = self.secret.index(card)
        secret = self.secret[:place] + self.secret[place + 1 :]
        return replace(self, secret=secret, ruled_out=self.ruled_out if secret else ())

    def scored(self, trade: int = 0, doubled: int = 0, discarded: int = 0, held: int = 0) -> "Player":
        tally = self.tally
        return replace(
            self,
            tally=Tally(
                tally.trade + trade,
                tally.doubled + doubled,
                tally.discarded + discarded,
                tally.held + held,
            ),
        )


class State(Struct):
    """A match at one moment."""

    chance: Chance
    withdrawing: bool
    """Whether pawns may be withdrawn from any ship after a round."""
    compass: int
    players: tuple[Player, ...]
    ships: tuple[Ship, ...]
    """All of the game, by number."""
    pile: tuple[Card, ...]
    """The next card first."""
    packages: tuple[tuple[Card, ...], ...]
    """By place; one that was taken is empty."""
    doubling_earlier: bool
    """Whether an x2 card doubles the cards played before it in the round, too."""
    discards: tuple[Card, ...] = ()
    """Open, the newest last."""
    piles: int = 1
    """1: the first pile is drawn from; 2: the second; 3: what the last layout lacked came from a third."""
    round: int = 0
    """Counted from 1."""
    last_round: bool = False
    step: Step = "take"
    actor: int | None = None
    """Who owes a package, a word or an action."""
    first: int | None = None
    """Who acted first in this round, once that is named."""
    waiting: tuple[int, ...] = ()
    """Who owes a word about withdrawing."""
    material: str | None = None
    """The text of the chart, if it is not the game's own."""

    @property
    def chart(self) -> Chart:
        return chart_of(self.material)

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def scores(self) -> tuple[int, ...]:
        """By seat."""
        return tuple(player.tally.total for player in self.players)

    @property
    def from_compass(self) -> tuple[int, ...]:
        """All seats, clockwise from the compass."""
        return tuple((self.compass + place) % self.seats for place in range(self.seats))

    @property
    def packages_left(self) -> tuple[int, ...]:
        """The numbers of those that nobody has taken."""
        return tuple(number for number, package in enumerate(self.packages, 1) if package)

    def stock(self, seat: int) -> int:
        """Pawns that are not aboard."""
        return PAWNS - sum([ship.pawns.count(seat) for ship in self.ships])

    def aboard(self, seat: int) -> tuple[int, ...]:
        """The numbers of the ships that have this seat's pawns aboard, once for each pawn."""
        return tuple([ship.number for ship in self.ships for pawn in ship.pawns if pawn == seat])

    def ship(self, number: int) -> Ship:
        return self.ships[number - 1]

    @property
    def next_in_park(self) -> int | None:
        """Rules: "the lowest-numbered one in the park is taken"."""
        for ship in self.ships:
            if ship.at == "park":
                return ship.number
        return None

    def put_ship(self, ship: Ship) -> None:
        self.ships = (*self.ships[: ship.number - 1], ship, *self.ships[ship.number :])

    def put_player(self, seat: int, player: Player) -> None:
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])

    def change_player(self, seat: int, **changes: Any) -> None:
        self.put_player(seat, replace(self.players[seat], **changes))
