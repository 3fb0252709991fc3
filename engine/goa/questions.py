"""Questions and refusals."""

from typing import ClassVar, Literal

from engine.core.errors import Refusal
from engine.core.questions.question import Prompt
from engine.core.statement import Seat
from engine.goa.data import Card, Cell, ColonyName, Column, PlantationTile, Spice, Tile

Cards = tuple[Card, ...]
Spices = tuple[Spice, ...]
Source = Literal["spice", "spices", "supply", "spy", "mixed-harvest"]
"""The effect that gives the spices to place."""
Way = Literal["both", "ships-only", "spices-only", "ducats-only", "free"]
"""How a marker's step is paid for."""


class Flag(Prompt, frozen=True):
    """Where to lay the flag."""


class Mark(Prompt, frozen=True):
    """Where to lay the next marker."""

    number: int
    last_cell: Cell
    near: int
    """1 if the marker must be next to the last one; 0 if no cell next to it is free."""


class Lot(Prompt, frozen=True):
    """Base class of questions in an auction: what is auctioned, and the best bid so far."""

    cell: Cell
    tile: Tile
    number: int
    best: int
    leader_seat: Seat
    """The seat with the best bid, or the auctioneer's seat if there is no bid."""
    money: int


class Bid(Lot, frozen=True):
    auctioneer_seat: Seat


class LastWord(Lot, frozen=True):
    """Whether the auctioneer buys or sells."""

    price: int


class Acting(Prompt, frozen=True, kw_only=True):
    """Which action to take, with what each would give now."""

    ships: int
    taxes: int
    harvest: int
    free: int
    """Number of empty fields."""
    draw: int
    """Maximum number of cards to draw."""
    limit: int
    """The player's hand limit."""
    hand: int
    board: int
    """Number of colonists from the development board."""
    colonists: int


class Turn(Acting, frozen=True):
    turn: int
    turns: int


class ExtraTurn(Acting, frozen=True):
    left: int
    """Number of extra action cards left."""


class After(Prompt, frozen=True):
    """Whether to do anything after the action."""


class Extra(Prompt, frozen=True):
    """Whether to play an extra action card."""

    cards: int


class Drop(Prompt, frozen=True):
    """Which plantation to give up."""

    unsaid: ClassVar = frozenset({"keep"})

    plantation: PlantationTile
    """The newly acquired plantation."""
    keep: bool = False
    """Whether the new plantation is needed and must be kept."""


class Goods(Prompt, frozen=True):
    """Whether to take ships or colonists."""

    number: int


class Supply(Prompt, frozen=True):
    """What to take for a Supply."""

    number: int
    cards: Cards


class Place(Prompt, frozen=True):
    """Where to place spices."""

    source: Source
    number: int
    free: int = 0
    """Number of empty fields, filled in when the question is asked."""


class Refill(Prompt, frozen=True):
    """What to fill with an Extra harvest."""

    number: int


class Fill(Prompt, frozen=True):
    """Which spices to put onto a colony's fields."""

    colony: ColonyName
    fields: int


class Progress(Prompt, frozen=True):
    """Which marker to move down, with a special way of paying."""

    way: ClassVar[Way]


class ProgressFree(Progress, frozen=True):
    way: ClassVar[Way] = "free"


class ProgressDucats(Progress, frozen=True):
    way: ClassVar[Way] = "ducats-only"
    money: int = 0
    """The player's ducats, filled in when the question is asked, since they are hidden from others."""


class ProgressShipsOnly(Progress, frozen=True):
    way: ClassVar[Way] = "ships-only"


class ProgressSpicesOnly(Progress, frozen=True):
    way: ClassVar[Way] = "spices-only"


class PaySpice(Prompt, frozen=True):
    """Which field pays a spice for a step."""

    unsaid: ClassVar = frozenset({"owed", "spices", "ships"})

    spice: Spice
    column: Column
    owed: Spices
    """Spices still owed for the step."""
    spices: Spices
    """All spices that the step costs."""
    ships: int


class Duty(Prompt, frozen=True):
    """Which spices to pay for a Duty."""

    number: int


class Sale(Prompt, frozen=True):
    """Which spices to sell."""

    number: int
    price: int


class Swap(Prompt, frozen=True):
    """Which tile to take."""


class SwapFor(Prompt, frozen=True):
    """Which plantation to take for an owed spice."""

    spice: Spice
    column: Column


class Spy(Prompt, frozen=True):
    """Whose marker to use."""


class Copy(Prompt, frozen=True):
    """Which of an owner's markers to use."""

    owner_seat: Seat


class FoundBy(Prompt, frozen=True):
    """Which colony to found by a card or a spied marker."""

    board: int
    """Number of colonists from the development board."""
    cards: int
    """Number of cards to reveal."""


class FoundScouts(FoundBy, frozen=True):
    pass


class FoundSpy(FoundBy, frozen=True):
    owner_seat: Seat


class MixShips(Prompt, frozen=True):
    """How much of a harvest to take as ships."""

    number: int


class MixColonists(Prompt, frozen=True):
    """How much of the rest to take as colonists."""

    number: int


class Founding(Prompt, frozen=True):
    """How to finish a founding after its cards are revealed."""

    unsaid: ClassVar = frozenset({"spied"})

    colony: ColonyName
    need: int
    board: int
    cards: Cards
    number: int
    """Number of colonists on the revealed cards."""
    missing: int
    colonists: int = 0
    """Number of the player's colonists, filled in when the question is asked."""
    spied: bool = False
    """Whether the founding uses another player's marker. No card changes such a founding."""


class ColonyTile(Prompt, frozen=True):
    """Which tile of a colony to take."""

    colony: ColonyName


class Discard(Prompt, frozen=True):
    """Which cards to discard before drawing."""

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
"""Questions in a player's turn that must be answered before anything else."""


class Closed(Refusal, frozen=True):
    """Why something can't be done now. Shown beforehand, and also when the player tries."""


class LastRow(Closed, frozen=True):
    """The marker is in the last row."""


class LacksDucats(Closed, frozen=True):
    """The player has too few ducats for the step."""

    price: int
    missing: int


class Lacks(Closed, frozen=True):
    """The player lacks something for the step."""

    spices: Spices
    ships: int


class LacksBoth(Lacks, frozen=True):
    missing_spices: Spices
    missing_ships: int


class LacksSpices(Lacks, frozen=True):
    missing_spices: Spices


class LacksSpicesOnly(Lacks, frozen=True):
    """The player lacks spices for a step paid only in spices."""

    missing_spices: Spices


class LacksShips(Lacks, frozen=True):
    missing_ships: int


class LacksShipsOnly(Lacks, frozen=True):
    """The player lacks ships for a step paid only in ships."""

    missing_ships: int


class Owned(Closed, frozen=True):
    """The player already has a colony of this kind."""


class NoneLeft(Closed, frozen=True):
    """No tile of this colony is left."""


class NoField(Closed, frozen=True):
    """No field is empty."""


class NoCards(Closed, frozen=True):
    """No cards can be drawn."""


class UsedThisRound(Closed, frozen=True):
    """An orange tile was already used this round."""


class TooFewSpices(Closed, frozen=True):
    """The player has too few spices for a Duty."""

    needed: int
    number: int


class NoStep(Closed, frozen=True):
    """No marker can take a step."""


class NoSpices(Closed, frozen=True):
    """The player has no spices to sell."""


class NoColony(Closed, frozen=True):
    """The player can't found any colony."""


class CardPlayed(Closed, frozen=True):
    """A card was already played with this action."""


class BeforeAction(Closed, frozen=True):
    """The card must be played with an action, which is over."""
