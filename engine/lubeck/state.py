"""The state of a match. All its values are immutable, so a shallow copy is enough."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.secrecy.visibility import BySeat, Hidden, Own
from engine.lubeck.chart import Chart, chart_of
from engine.lubeck.data import PAWNS, Card, City, in_order

StepName = Literal["take", "first", "act", "withdraw", "over"]
"""The decision that is owed: a package, who acts first, an action, which pawns to withdraw, or nothing."""

Place = City | Literal["park", "lost"]
"""A ship's location. A lost ship is out of the game."""


class Ship(Struct, frozen=True, cache_hash=True):
    """A ship, which keeps its number for the whole game."""

    number: int
    """The ship's number, counted from 1."""
    at: Place = "park"
    pawns: tuple[int, ...] = ()
    """The owners of the pawns aboard, sorted. A seat can occur several times."""

    @property
    def out(self) -> bool:
        """Whether the ship is on the map."""
        return self.at not in ("park", "lost")

    @property
    def city(self) -> City:
        """The ship's city. Raises ValueError if it isn't on the map."""
        if self.at == "park" or self.at == "lost":
            raise ValueError(f"ship {self.number} is not on the map")
        return self.at

    def boarded(self, seat: int) -> "Ship":
        return replace(self, pawns=tuple(sorted((*self.pawns, seat))))

    def left(self, seat: int) -> "Ship":
        """Return the ship without one pawn of the seat. Rules: "A ship emptied anywhere ... returns to the
        park"."""
        place = self.pawns.index(seat)
        pawns = self.pawns[:place] + self.pawns[place + 1 :]
        return replace(self, pawns=pawns) if pawns else Ship(self.number)


class Tally(Struct, frozen=True):
    """The parts of a score. Losses are negative."""

    trade: int = 0
    """Sum of the values of trade cards played."""
    doubled: int = 0
    """Points added by x2 cards."""
    discarded: int = 0
    held: int = 0
    """Loss of points for the cards left in hand at the end."""

    @property
    def parts(self) -> dict[str, int]:
        """The parts of the score, by name."""
        return {name: getattr(self, name) for name in self.__struct_fields__}

    @property
    def total(self) -> int:
        return self.trade + self.doubled + self.discarded + self.held


class Player(Struct, frozen=True):
    """One seat's cards and score."""

    known: tuple[Card, ...] = ()
    """Cards in hand that everyone has seen, because they were taken in packages.

    Of equal cards, a seen one counts as played first, since nobody can tell them apart.
    """
    secret: Own[tuple[Card, ...]] = ()
    """Cards in hand that only the player has seen."""
    ruled_out: tuple[Card, ...] = ()
    """Cards that everyone knows aren't in `secret`, since they could have been played when the player had to
    discard."""
    doubles: tuple[Card, ...] = ()
    """The x2 cards placed before the player until the end of the round."""
    sold: tuple[Card, ...] = ()
    """The trade cards played this round, in order, if x2 cards also double earlier ones."""
    passed: bool = False
    tally: Tally = Tally()

    def doublable_in(self, city: City) -> int:
        """The points that an x2 card would now add for cards sold in the city this round.

        Rules: "All trade cards that I play in that city this round count double, those before it too"; "a
        second x2 for the city doubles no further".
        """
        return 0 if self.doubles_in(city) else sum(card.value for card in self.sold if card.city == city)

    def brings(self, card: Card) -> int:
        """The points of a trade card played now, doubled by an x2 card of its city. Rules: "I score the
        value." """
        return card.value * (1 + self.doubles_in(card.city))

    @property
    def hand(self) -> tuple[Card, ...]:
        """The player's cards, sorted."""
        return in_order((*self.known, *self.secret))

    @property
    def size(self) -> int:
        return len(self.known) + len(self.secret)

    def doubles_in(self, city: City | None) -> bool:
        """Whether an x2 card of the city is placed before the player."""
        return city in self.doubled

    @property
    def doubled(self) -> tuple[City, ...]:
        """The cities of the x2 cards placed before the player."""
        return tuple([card.city for card in self.doubles if card.city])

    def without(self, card: Card) -> "Player":
        """Return the player without one copy of this card."""
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
    """The state of a match."""

    chance: Chance
    withdrawing: bool
    """Whether players may withdraw pawns from any ship after a round."""
    compass: int
    players: BySeat[Player]
    ships: tuple[Ship, ...]
    """All ships of the game, by number."""
    pile: Hidden[tuple[Card, ...]]
    """Draw pile, the next card first."""
    packages: tuple[tuple[Card, ...], ...]
    """Packages by index. A taken package is empty."""
    doubling_earlier: bool
    """Whether an x2 card also doubles cards played earlier in the round."""
    discards: tuple[Card, ...] = ()
    """Discarded cards, face up, the newest last."""
    piles: int = 1
    """Number of the draw pile in use: 1, 2, or 3 if a third pile completed the last layout."""
    round: int = 0
    """Number of the round, counted from 1; 0 before the first."""
    last_round: bool = False
    step: StepName = "take"
    actor: int | None = None
    """The seat that owes a package, the choice of the first player, or an action."""
    first: int | None = None
    """The seat that acted first this round; None until it is chosen."""
    waiting: tuple[int, ...] = ()
    """The seats that must still decide which pawns to withdraw."""
    material: str | None = None
    """The text of the chart in use; None for the game's own."""

    @property
    def chart(self) -> Chart:
        return chart_of(self.material)

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores by seat."""
        return tuple(player.tally.total for player in self.players)

    @property
    def from_compass(self) -> tuple[int, ...]:
        """All seats, clockwise from the compass."""
        return tuple((self.compass + place) % self.seats for place in range(self.seats))

    @property
    def packages_left(self) -> tuple[int, ...]:
        """The numbers of the packages that nobody has taken."""
        return tuple(number for number, package in enumerate(self.packages, 1) if package)

    def stock(self, seat: int) -> int:
        """The number of the seat's pawns that aren't aboard."""
        return PAWNS - sum([ship.pawns.count(seat) for ship in self.ships])

    def aboard(self, seat: int) -> tuple[int, ...]:
        """The ships with the seat's pawns aboard, once per pawn."""
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
        ships = list(self.ships)
        ships[ship.number - 1] = ship
        self.ships = tuple(ships)

    def put_player(self, seat: int, player: Player) -> None:
        players = list(self.players)
        players[seat] = player
        self.players = tuple(players)

    def change_player(self, seat: int, **changes: Any) -> None:
        self.put_player(seat, replace(self.players[seat], **changes))
