"""What a seat has to decide before all else goes on. Each is a step, by its code."""

from typing import Any, ClassVar, Literal

from msgspec import Struct

from engine.core.statement import code_of
from engine.goa.data import ColonyName, Column, Spice

Source = Literal["spice", "spices", "supply", "spy", "mixed-harvest"]
"""Where spices come from that may lie where they like."""
Way = Literal["both", "ships-only", "spices-only", "ducats-only", "free"]
"""How a step of a marker is paid for."""


class _Task(Struct, frozen=True, tag=True):
    code: ClassVar[str]
    seat: int

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.code = code_of(cls.__name__)


class Drop(_Task, frozen=True):
    """Which plantation has to go; `plantation` is the one that is new."""

    plantation: str
    keep: bool = False
    """The new one is needed and stays."""


class Goods(_Task, frozen=True):
    """So many ships, or so many colonists."""

    number: int


class Supply(_Task, frozen=True):
    """So many spices, ships or colonists, by the cards revealed."""

    number: int
    cards: tuple[str, ...]


class Place(_Task, frozen=True):
    """Where up to so many spices go."""

    source: Source
    number: int


class Refill(_Task, frozen=True):
    """What an Extra harvest fills."""


class Fill(_Task, frozen=True):
    """Which spices come onto so many fields of a colony."""

    colony: ColonyName
    fields: int


class Progress(_Task, frozen=True):
    """Which marker moves down, not paid for in the ordinary way."""

    way: ClassVar[Way]


class ProgressFree(Progress, frozen=True):
    way: ClassVar[Way] = "free"


class ProgressDucats(Progress, frozen=True):
    way: ClassVar[Way] = "ducats-only"


class ProgressShipsOnly(Progress, frozen=True):
    way: ClassVar[Way] = "ships-only"


class ProgressSpicesOnly(Progress, frozen=True):
    way: ClassVar[Way] = "spices-only"


class PaySpice(_Task, frozen=True):
    """From where spices come that are still to be paid for a step."""

    column: Column
    owed: tuple[Spice, ...]
    spices: tuple[Spice, ...]
    """All that are paid."""
    ships: int


class Duty(_Task, frozen=True):
    """Which spices are paid for a Duty."""


class Sale(_Task, frozen=True):
    """Which spices are sold."""


class Swap(_Task, frozen=True):
    """Which tile of the grid is taken."""


class SwapFor(_Task, frozen=True):
    """Which plantation of the grid is taken, for a spice owed for a step."""

    spice: Spice
    column: Column


class Spy(_Task, frozen=True):
    """Whose marker is used."""


class Copy(_Task, frozen=True):
    """Which marker of that owner is used."""

    owner: int


class FoundScouts(_Task, frozen=True):
    """Which colony is founded, with the card for a third reveal."""


class FoundSpy(_Task, frozen=True):
    """Which colony is founded, with that owner's marker."""

    owner: int


class Mix(_Task, frozen=True):
    """How many of a harvest are taken as something else."""

    number: int
    """Still to be taken."""


class MixShips(Mix, frozen=True):
    pass


class MixColonists(Mix, frozen=True):
    """After the ships."""


class Founding(_Task, frozen=True):
    """Whether a colony is founded, its cards being revealed."""

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


class ColonyTile(_Task, frozen=True):
    """Which tile of a colony is taken."""

    colony: ColonyName


class Discard(_Task, frozen=True):
    """Which cards go before so many are drawn."""

    draw: int
    number: int
    """How many have to go."""


Task = (
    Drop
    | Goods
    | Supply
    | Place
    | Refill
    | Fill
    | ProgressFree
    | ProgressDucats
    | ProgressShipsOnly
    | ProgressSpicesOnly
    | PaySpice
    | Duty
    | Sale
    | Swap
    | SwapFor
    | Spy
    | Copy
    | FoundScouts
    | FoundSpy
    | MixShips
    | MixColonists
    | Founding
    | ColonyTile
    | Discard
)
