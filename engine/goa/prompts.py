"""What a player can be asked."""

from engine.goa.cells import Cell
from engine.goa.data import Card, ColonyName, Column, PlantationTile, Spice, Tile
from engine.goa.tasks import Source
from engine.question import Prompt
from engine.statement import Seat

Cards = tuple[Card, ...]


class Flag(Prompt, frozen=True):
    """Where the flag is laid."""


class Mark(Prompt, frozen=True):
    """Where the next marker is laid."""

    number: int
    last_cell: Cell
    near: int
    """0 where no free tile is next to the last marker, else 1."""


class Bid(Prompt, frozen=True):
    cell: Cell
    tile: Tile
    number: int
    best: int
    leader_seat: Seat
    """The auctioneer while nobody has bid."""
    money: int
    auctioneer_seat: Seat


class LastWord(Prompt, frozen=True):
    """Whether the auctioneer buys or sells."""

    cell: Cell
    tile: Tile
    number: int
    best: int
    leader_seat: Seat
    money: int
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


class Decision(Prompt, frozen=True):
    """How something is to be done, beyond auctions and turns."""


class Drop(Decision, frozen=True):
    """Which plantation goes."""

    plantation: PlantationTile
    """The new one."""


class Goods(Decision, frozen=True):
    """Ships or colonists."""

    number: int


class Supply(Decision, frozen=True):
    """What a Supply brings."""

    number: int
    cards: Cards


class Place(Decision, frozen=True):
    """Where spices go."""

    source: Source
    number: int
    free: int
    """Empty fields."""


class Refill(Decision, frozen=True):
    """What an Extra harvest fills."""

    number: int


class Fill(Decision, frozen=True):
    """Which spices come onto so many fields of a colony."""

    colony: ColonyName
    fields: int


class ProgressFree(Decision, frozen=True):
    """Which marker moves down."""


class ProgressDucats(Decision, frozen=True):
    money: int


class ProgressShipsOnly(Decision, frozen=True):
    pass


class ProgressSpicesOnly(Decision, frozen=True):
    pass


class PaySpice(Decision, frozen=True):
    """From where a spice comes that is owed for a step."""

    spice: Spice
    column: Column


class Duty(Decision, frozen=True):
    """Which spices are paid."""

    number: int


class Sale(Decision, frozen=True):
    """Which spices are sold."""

    number: int
    price: int


class Swap(Decision, frozen=True):
    """Which tile is taken."""


class SwapFor(Decision, frozen=True):
    """Which plantation is taken for a spice that is owed."""

    spice: Spice
    column: Column


class Spy(Decision, frozen=True):
    """Whose marker is used."""


class Copy(Decision, frozen=True):
    """Which of an owner's markers is used."""

    owner_seat: Seat


class FoundScouts(Decision, frozen=True):
    """Which colony is founded with the card for it."""

    board: int
    cards: int


class FoundSpy(Decision, frozen=True):
    """Which colony is founded with a spied marker."""

    board: int
    cards: int
    owner_seat: Seat


class MixShips(Decision, frozen=True):
    """How many of a harvest are taken as ships."""

    number: int


class MixColonists(Decision, frozen=True):
    """How many of what is left are taken as colonists."""

    number: int


class Founding(Decision, frozen=True):
    """How a founding ends, its cards being revealed."""

    colony: ColonyName
    need: int
    board: int
    cards: Cards
    number: int
    """Colonists on the cards."""
    missing: int
    colonists: int
    """Those that the player has."""


class ColonyTile(Decision, frozen=True):
    """Which tile of a colony is taken."""

    colony: ColonyName


class Discard(Decision, frozen=True):
    """Which cards go before others are drawn."""

    number: int
    draw: int
    limit: int
