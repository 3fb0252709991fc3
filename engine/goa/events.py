"""The events of a match."""

from typing import ClassVar

from engine.core.event import Event, Secret
from engine.core.statement import Seat
from engine.goa.data import (
    Card,
    Cell,
    ColonyName,
    Column,
    Field,
    Goods,
    Holding,
    Pair,
    PlantationTile,
    Spice,
    Tile,
    Unit,
)

Cards = tuple[Card, ...]
Spices = tuple[Spice, ...]


class SeatEvent(Event, frozen=True):
    """Base class of events that concern one player."""

    seat: Seat


class FlagDrawn(SeatEvent, frozen=True):
    """The flag went to the first player to reveal a tiger."""

    opens: ClassVar = True
    cards: Cards
    first_seat: Seat


class RoundBegan(Event, frozen=True):
    round: int
    rounds: int
    flag_seat: Seat


class TilesLeft(Event, frozen=True):
    """The remaining tiles of part A left the game."""

    number: int


class TilesLaid(Event, frozen=True):
    opens: ClassVar = True
    part: str
    tiles: tuple[Tile, ...]


class FlagLaid(SeatEvent, frozen=True):
    cell: Cell


class Marked(SeatEvent, frozen=True):
    cell: Cell
    tile: Tile
    number: int
    """Number of the marker that was laid."""


class AuctionOpened(Event, frozen=True):
    number: int
    cell: Cell
    tile: Tile
    auctioneer_seat: Seat


class Bid(SeatEvent, frozen=True):
    bid: int


class Passed(SeatEvent, frozen=True):
    """A player passed in an auction, or while extra actions are played."""


class Kept(SeatEvent, frozen=True):
    """The auctioneer got the tile for nothing, since there was no bid."""

    tile: Tile
    cell: Cell


class Bought(SeatEvent, frozen=True):
    """The auctioneer bought the tile from the bank."""

    opens: ClassVar = True
    tile: Tile
    cell: Cell
    price: int


class Sold(SeatEvent, frozen=True):
    """The best bidder paid the auctioneer."""

    opens: ClassVar = True
    auctioneer_seat: Seat
    tile: Tile
    cell: Cell
    price: int


class FlagTaken(SeatEvent, frozen=True):
    pass


class Gained(SeatEvent, frozen=True):
    goods: Goods
    number: int


class Planted(SeatEvent, frozen=True):
    """A plantation arrived with this many spices."""

    plantation: PlantationTile
    number: int


class Dropped(SeatEvent, frozen=True):
    plantation: PlantationTile
    face_down: int
    """1 if the tile is kept face down for its point, else 0."""


class KeptTile(SeatEvent, frozen=True):
    """A tile was placed before its owner, to be used or scored."""

    tile: Tile


class ActionsBegan(Event, frozen=True):
    flag_seat: Seat


class TurnBegan(SeatEvent, frozen=True):
    turn: int
    """Number of the player's turn in this round, from 1 to 3."""


class ShipsBuilt(SeatEvent, frozen=True):
    number: int


class TaxesRaised(SeatEvent, frozen=True):
    number: int


class Harvested(SeatEvent, frozen=True):
    fields: tuple[Field, ...]


class Filled(SeatEvent, frozen=True):
    colony: ColonyName
    spices: Spices


class Placed(SeatEvent, frozen=True):
    fields: tuple[Field, ...]


class Refilled(SeatEvent, frozen=True):
    holdings: tuple[Holding, ...]


class SpicePaid(SeatEvent, frozen=True):
    unit: Unit


class Progressing(SeatEvent, frozen=True):
    """A player began to pay for a step and must choose the spices."""

    column: Column


class Progressed(SeatEvent, frozen=True):
    """A marker moved down to a row at this price."""

    column: Column
    row: int
    spices: Spices
    ships: int
    ducats: int


class FirstThere(SeatEvent, frozen=True):
    """The first player reached row 4 or 5 of a column."""

    column: Column
    row: int


class RowComplete(SeatEvent, frozen=True):
    """All five markers are in this row or further."""

    row: int


class Drew(SeatEvent, frozen=True):
    opens: ClassVar = True
    number: int
    cards: Secret[Cards]


class Shuffled(Event, frozen=True):
    """The discards were shuffled into a new pile."""

    opens: ClassVar = True
    number: int


class MakingRoom(SeatEvent, frozen=True):
    """A player must discard this many cards before drawing."""

    number: int


class Discarded(SeatEvent, frozen=True):
    opens: ClassVar = True
    cards: Cards


class Founding(SeatEvent, frozen=True):
    """Cards were revealed to found a colony."""

    opens: ClassVar = True
    colony: ColonyName
    need: int
    board: int
    """Colonists from the development board."""
    cards: Cards
    number: int
    """Number of colonists on the revealed cards."""


class Founded(SeatEvent, frozen=True):
    """A colony was founded with this many colonist cards."""

    headline: ClassVar = True
    colony: ColonyName
    number: int


class Failed(SeatEvent, frozen=True):
    colony: ColonyName
    on_purpose: int
    """1 if the player chose to fail the founding, else 0."""


class ColonyTaken(SeatEvent, frozen=True):
    """The tile of a founded colony was taken."""

    colony: ColonyName
    pair: Pair


class Used(SeatEvent, frozen=True):
    tile: Tile


class Played(SeatEvent, frozen=True):
    opens: ClassVar = True
    card: Card


class Supplied(SeatEvent, frozen=True):
    """Cards with this total of colonists were revealed for a Supply."""

    opens: ClassVar = True
    cards: Cards
    number: int


class Swapped(SeatEvent, frozen=True):
    """Swap took the place of a tile on this cell."""

    cell: Cell
    tile: Tile


class Spying(SeatEvent, frozen=True):
    owner_seat: Seat


class Spied(SeatEvent, frozen=True):
    """A player used another player's marker, which gives this much."""

    owner_seat: Seat
    column: Column
    number: int


class NoneTaken(SeatEvent, frozen=True):
    """A mixed harvest gave none of these goods."""

    goods: Goods


class DutyDone(SeatEvent, frozen=True):
    spices: Spices
    points: int


class SpicesSold(SeatEvent, frozen=True):
    spices: Spices
    ducats: int


class ExtraPlayed(SeatEvent, frozen=True):
    """An extra action card was played."""


class EndedTurn(SeatEvent, frozen=True):
    pass


class RoundEnded(Event, frozen=True):
    ends_round: ClassVar = True
    headline: ClassVar = True
    round: int


class Scored(SeatEvent, frozen=True):
    """A player's place and the parts of their points."""

    place: int
    points: int
    rows: int
    colonies: int
    plantations: int
    duty: int
    missions: int
    cards: int
    money: int
    ducats: int


class TieBroken(Event, frozen=True):
    """The winners' money broke a tie on points."""

    headline: ClassVar = True
    winner_seats: tuple[Seat, ...]


class MatchEnded(Event, frozen=True):
    headline: ClassVar = True
    winner_seats: tuple[Seat, ...]
    winners: int
    totals: tuple[int, ...]
    """Final scores, by seat."""
