"""What a seat has to decide before all else goes on."""

from typing import Literal

from msgspec import Struct

from engine.goa.data import ColonyName, Column, Spice

Source = Literal["spice", "spices", "supply", "spy", "mixed-harvest"]
"""Where spices come from that may lie where they like."""


class Drop(Struct, frozen=True, tag=True):
    """Which plantation has to go; `plantation` is the one that is new."""

    seat: int
    plantation: str
    keep: bool = False
    """The new one is needed and stays."""


class Goods(Struct, frozen=True, tag=True):
    """So many ships, or so many colonists; with a Supply, of which these are the cards, or so many spices."""

    seat: int
    number: int
    cards: tuple[str, ...] | None = None


class Place(Struct, frozen=True, tag=True):
    """Where up to so many spices go."""

    seat: int
    source: Source
    number: int


class Refill(Struct, frozen=True, tag=True):
    """What an Extra harvest fills."""

    seat: int


class Fill(Struct, frozen=True, tag=True):
    """Which spices come onto so many fields of a colony."""

    seat: int
    colony: ColonyName
    fields: int


class Step(Struct, frozen=True, tag=True):
    """Which marker moves down, not paid in the ordinary way."""

    seat: int
    way: Literal["ships-only", "spices-only", "ducats-only", "free"]


class Cost(Struct, frozen=True, tag=True):
    """Spices still to be paid for a step."""

    seat: int
    column: Column
    owed: tuple[Spice, ...]
    spices: tuple[Spice, ...]
    """All that are paid."""
    ships: int


class Duty(Struct, frozen=True, tag=True):
    """Which spices are paid for a Duty."""

    seat: int


class Sale(Struct, frozen=True, tag=True):
    """Which spices are sold."""

    seat: int


class Swap(Struct, frozen=True, tag=True):
    """Which tile of the grid is taken: any one, or a plantation of a spice owed for a step."""

    seat: int
    spice: Spice | None = None
    column: Column | None = None


class Spy(Struct, frozen=True, tag=True):
    """Whose marker is used."""

    seat: int


class Copy(Struct, frozen=True, tag=True):
    """Which marker of that owner is used."""

    seat: int
    owner: int


class FoundBy(Struct, frozen=True, tag=True):
    """Which colony is founded: with the card for a third reveal, or with a spied marker."""

    seat: int
    owner: int | None = None


class Mix(Struct, frozen=True, tag=True):
    """How many of a harvest are taken as ships, and then as colonists."""

    seat: int
    goods: Literal["ships", "colonists"]
    number: int
    """Still to be taken."""


class Founding(Struct, frozen=True, tag=True):
    """Whether a colony is founded, its cards being revealed."""

    seat: int
    colony: ColonyName
    need: int
    board: int
    """Colonists that the development board gives."""
    cards: tuple[str, ...]
    number: int
    """Colonists on the cards."""
    spied: bool = False
    """With another marker than that of a colony action: no card changes it."""

    @property
    def missing(self) -> int:
        return max(0, self.need - self.board - self.number)


class ColonyTile(Struct, frozen=True, tag=True):
    """Which tile of a colony is taken."""

    seat: int
    colony: ColonyName


class Discard(Struct, frozen=True, tag=True):
    """Which cards go before so many are drawn."""

    seat: int
    draw: int
    number: int
    """How many have to go."""


Task = (
    Drop
    | Goods
    | Place
    | Refill
    | Fill
    | Step
    | Cost
    | Duty
    | Sale
    | Swap
    | Spy
    | Copy
    | FoundBy
    | Mix
    | Founding
    | ColonyTile
    | Discard
)
