"""What a player can be asked, and why something can't be done now."""

from typing import ClassVar, Literal

from engine.core.errors import Refusal
from engine.core.questions.question import Prompt
from engine.core.statement import Seat
from engine.goa.data import Card, Cell, ColonyName, Column, PlantationTile, Spice, Tile

Cards = tuple[Card, ...]
Spices = tuple[Spice, ...]
Source = Literal["spice", "spices", "supply", "spy", "mixed-harvest"]
"""What gives spices that the player may place freely."""
Way = Literal["both", "ships-only", "spices-only", "ducats-only", "free"]
"""How a marker's step is paid."""


class Flag(Prompt, frozen=True):
    """Where the flag is laid."""


class Mark(Prompt, frozen=True):
    """Where the next marker is laid."""

    number: int
    last_cell: Cell
    near: int
    """0 where no free tile is next to the last marker, else 1."""


class Lot(Prompt, frozen=True):
    """What is auctioned, and the best bid so far."""

    cell: Cell
    tile: Tile
    number: int
    best: int
    leader_seat: Seat
    """The auctioneer while nobody has bid."""
    money: int


class Bid(Lot, frozen=True):
    auctioneer_seat: Seat


class LastWord(Lot, frozen=True):
    """Whether the auctioneer buys or sells."""

    price: int


class Acting(Prompt, frozen=True, kw_only=True):
    """An action, with what each would bring now."""

    ships: int
    taxes: int
    harvest: int
    free: int
    """Empty fields."""
    draw: int
    """Cards, at most."""
    limit: int
    """Of cards in hand."""
    hand: int
    board: int
    """Colonists that the development board gives."""
    colonists: int


class Turn(Acting, frozen=True):
    turn: int
    turns: int


class ExtraTurn(Acting, frozen=True):
    left: int
    """Extra action cards."""


class After(Prompt, frozen=True):
    """Whether anything is done after the action."""


class Extra(Prompt, frozen=True):
    """Whether an extra action card is played."""

    cards: int


class Drop(Prompt, frozen=True):
    """Which plantation goes."""

    unsaid: ClassVar = frozenset({"keep"})

    plantation: PlantationTile
    """The new one."""
    keep: bool = False
    """The new one is needed and stays."""


class Goods(Prompt, frozen=True):
    """Ships or colonists."""

    number: int


class Supply(Prompt, frozen=True):
    """What a Supply brings."""

    number: int
    cards: Cards


class Place(Prompt, frozen=True):
    """Where spices go."""

    source: Source
    number: int
    free: int = 0
    """Empty fields; counted when the question is asked."""


class Refill(Prompt, frozen=True):
    """What an Extra harvest fills."""

    number: int


class Fill(Prompt, frozen=True):
    """Which spices come onto so many fields of a colony."""

    colony: ColonyName
    fields: int


class Progress(Prompt, frozen=True):
    """Which marker moves down, paid in a special way."""

    way: ClassVar[Way]


class ProgressFree(Progress, frozen=True):
    way: ClassVar[Way] = "free"


class ProgressDucats(Progress, frozen=True):
    way: ClassVar[Way] = "ducats-only"
    money: int = 0
    """Hidden from others, so it is filled in when the question is asked."""


class ProgressShipsOnly(Progress, frozen=True):
    way: ClassVar[Way] = "ships-only"


class ProgressSpicesOnly(Progress, frozen=True):
    way: ClassVar[Way] = "spices-only"


class PaySpice(Prompt, frozen=True):
    """Which field pays a spice of a step."""

    unsaid: ClassVar = frozenset({"owed", "spices", "ships"})

    spice: Spice
    column: Column
    owed: Spices
    """The spices still to be paid."""
    spices: Spices
    """The price of the step."""
    ships: int


class Duty(Prompt, frozen=True):
    """Which spices are paid."""

    number: int


class Sale(Prompt, frozen=True):
    """Which spices are sold."""

    number: int
    price: int


class Swap(Prompt, frozen=True):
    """Which tile is taken."""


class SwapFor(Prompt, frozen=True):
    """Which plantation is taken for a spice that is owed."""

    spice: Spice
    column: Column


class Spy(Prompt, frozen=True):
    """Whose marker is used."""


class Copy(Prompt, frozen=True):
    """Which of an owner's markers is used."""

    owner_seat: Seat


class FoundBy(Prompt, frozen=True):
    """Which colony is founded by a card or by a spied marker."""

    board: int
    """Colonists that the development board gives."""
    cards: int
    """The number of cards to reveal."""


class FoundScouts(FoundBy, frozen=True):
    pass


class FoundSpy(FoundBy, frozen=True):
    owner_seat: Seat


class MixShips(Prompt, frozen=True):
    """How many of a harvest are taken as ships."""

    number: int


class MixColonists(Prompt, frozen=True):
    """How many of what is left are taken as colonists."""

    number: int


class Founding(Prompt, frozen=True):
    """How a founding ends after its cards are revealed."""

    unsaid: ClassVar = frozenset({"spied"})

    colony: ColonyName
    need: int
    board: int
    cards: Cards
    number: int
    """Colonists on the cards."""
    missing: int
    colonists: int = 0
    """Those that the player has when the question is asked."""
    spied: bool = False
    """With another player's marker: no card changes the founding."""


class ColonyTile(Prompt, frozen=True):
    """Which tile of a colony is taken."""

    colony: ColonyName


class Discard(Prompt, frozen=True):
    """Which cards go before others are drawn."""

    number: int
    draw: int
    limit: int


Owed = (
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
"""The questions of a player's turn that must be answered before anything else goes on."""


class Closed(Refusal, frozen=True):
    """Why something can't be done now: shown beforehand, and said to whoever tries it."""


class LastRow(Closed, frozen=True):
    """The marker has reached it."""


class LacksDucats(Closed, frozen=True):
    """For a step."""

    price: int
    missing: int


class Lacks(Closed, frozen=True):
    """Of what a step costs."""

    spices: Spices
    ships: int


class LacksBoth(Lacks, frozen=True):
    missing_spices: Spices
    missing_ships: int


class LacksSpices(Lacks, frozen=True):
    missing_spices: Spices


class LacksSpicesOnly(Lacks, frozen=True):
    """Only spices are paid."""

    missing_spices: Spices


class LacksShips(Lacks, frozen=True):
    missing_ships: int


class LacksShipsOnly(Lacks, frozen=True):
    """Only ships are paid."""

    missing_ships: int


class Owned(Closed, frozen=True):
    """The player has that colony."""


class NoneLeft(Closed, frozen=True):
    """Of that colony."""


class NoField(Closed, frozen=True):
    """None is empty."""


class NoCards(Closed, frozen=True):
    """None can be drawn."""


class UsedThisRound(Closed, frozen=True):
    """An orange tile."""


class TooFewSpices(Closed, frozen=True):
    """For a Duty."""

    needed: int
    number: int


class NoStep(Closed, frozen=True):
    """No marker can take one."""


class NoSpices(Closed, frozen=True):
    """None can be sold."""


class NoColony(Closed, frozen=True):
    """None can be founded."""


class CardPlayed(Closed, frozen=True):
    """With this action."""


class BeforeAction(Closed, frozen=True):
    """The card is played with an action, which is over."""
