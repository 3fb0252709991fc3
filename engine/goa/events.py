"""What happens in a match."""

from typing import ClassVar

from engine.event import Event, Secret
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
from engine.statement import Seat

Cards = tuple[Card, ...]
Spices = tuple[Spice, ...]


class FlagDrawn(Event, frozen=True):
    """The flag goes to the first who reveals a tiger."""

    opens: ClassVar = True
    seat: Seat
    cards: Cards
    first_seat: Seat


class RoundBegan(Event, frozen=True):
    round: int
    rounds: int
    flag_seat: Seat


class TilesLeft(Event, frozen=True):
    """So many of part A go out."""

    number: int


class TilesLaid(Event, frozen=True):
    opens: ClassVar = True
    part: str
    tiles: tuple[Tile, ...]


class FlagLaid(Event, frozen=True):
    seat: Seat
    cell: Cell


class Marked(Event, frozen=True):
    """A marker lies on a tile."""

    seat: Seat
    cell: Cell
    tile: Tile
    number: int
    """The marker's."""


class AuctionOpened(Event, frozen=True):
    number: int
    cell: Cell
    tile: Tile
    auctioneer_seat: Seat


class Bid(Event, frozen=True):
    seat: Seat
    bid: int


class Passed(Event, frozen=True):
    """In an auction, or when extra actions are played."""

    seat: Seat


class Kept(Event, frozen=True):
    """Nobody has bid."""

    seat: Seat
    tile: Tile
    cell: Cell


class Bought(Event, frozen=True):
    """The auctioneer pays the bank."""

    opens: ClassVar = True
    seat: Seat
    tile: Tile
    cell: Cell
    price: int


class Sold(Event, frozen=True):
    """The best bidder pays the auctioneer."""

    opens: ClassVar = True
    seat: Seat
    auctioneer_seat: Seat
    tile: Tile
    cell: Cell
    price: int


class FlagTaken(Event, frozen=True):
    seat: Seat


class Gained(Event, frozen=True):
    seat: Seat
    goods: Goods
    number: int


class Planted(Event, frozen=True):
    """A plantation arrives, with so many spices."""

    seat: Seat
    plantation: PlantationTile
    number: int


class Dropped(Event, frozen=True):
    """A plantation goes."""

    seat: Seat
    plantation: PlantationTile
    face_down: int
    """1: it is kept face down, for its point."""


class KeptTile(Event, frozen=True):
    """A tile lies before its owner, to be used or counted."""

    seat: Seat
    tile: Tile


class ActionsBegan(Event, frozen=True):
    flag_seat: Seat


class TurnBegan(Event, frozen=True):
    seat: Seat
    turn: int
    """1-3."""


class ShipsBuilt(Event, frozen=True):
    seat: Seat
    number: int


class TaxesRaised(Event, frozen=True):
    seat: Seat
    number: int


class Harvested(Event, frozen=True):
    seat: Seat
    fields: tuple[Field, ...]


class Filled(Event, frozen=True):
    """Spices come onto the fields of a colony."""

    seat: Seat
    colony: ColonyName
    spices: Spices


class Placed(Event, frozen=True):
    seat: Seat
    fields: tuple[Field, ...]


class Refilled(Event, frozen=True):
    seat: Seat
    holdings: tuple[Holding, ...]


class SpicePaid(Event, frozen=True):
    seat: Seat
    unit: Unit


class Progressing(Event, frozen=True):
    """A step begins to be paid for: from where is to be said."""

    seat: Seat
    column: Column


class Progressed(Event, frozen=True):
    """A marker has moved down to a row, for that price."""

    seat: Seat
    column: Column
    row: int
    spices: Spices
    ships: int
    ducats: int


class FirstThere(Event, frozen=True):
    """The first of all in row 4 or 5 of a column."""

    seat: Seat
    column: Column
    row: int


class RowComplete(Event, frozen=True):
    """All five markers are in that row or further."""

    seat: Seat
    row: int


class Drew(Event, frozen=True):
    opens: ClassVar = True
    seat: Seat
    number: int
    cards: Secret[Cards]


class Shuffled(Event, frozen=True):
    """The discards are a new pile."""

    opens: ClassVar = True
    number: int


class MakingRoom(Event, frozen=True):
    """So many cards have to go before others are drawn."""

    seat: Seat
    number: int


class Discarded(Event, frozen=True):
    opens: ClassVar = True
    seat: Seat
    cards: Cards


class Founding(Event, frozen=True):
    """Cards are revealed to found a colony."""

    opens: ClassVar = True
    seat: Seat
    colony: ColonyName
    need: int
    board: int
    """Colonists that the development board gives."""
    cards: Cards
    number: int
    """Colonists on the cards."""


class Founded(Event, frozen=True):
    """A colony is founded, with so many colonist cards."""

    headline: ClassVar = True
    seat: Seat
    colony: ColonyName
    number: int


class Failed(Event, frozen=True):
    """A founding has failed."""

    seat: Seat
    colony: ColonyName
    on_purpose: int
    """0 or 1."""


class ColonyTaken(Event, frozen=True):
    """The tile of a colony that is founded."""

    seat: Seat
    colony: ColonyName
    pair: Pair


class Used(Event, frozen=True):
    seat: Seat
    tile: Tile


class Played(Event, frozen=True):
    opens: ClassVar = True
    seat: Seat
    card: Card


class Supplied(Event, frozen=True):
    """Cards are revealed for a Supply, with so many colonists in all."""

    opens: ClassVar = True
    seat: Seat
    cards: Cards
    number: int


class Swapped(Event, frozen=True):
    """Swap lies on the cell in the place of a tile."""

    seat: Seat
    cell: Cell
    tile: Tile


class Spying(Event, frozen=True):
    seat: Seat
    owner_seat: Seat


class Spied(Event, frozen=True):
    """A marker of that owner is used, and gives so many."""

    seat: Seat
    owner_seat: Seat
    column: Column
    number: int


class NoneTaken(Event, frozen=True):
    """None of a mixed harvest is taken as that."""

    seat: Seat
    goods: Goods


class DutyDone(Event, frozen=True):
    seat: Seat
    spices: Spices
    points: int


class SpicesSold(Event, frozen=True):
    seat: Seat
    spices: Spices
    ducats: int


class ExtraPlayed(Event, frozen=True):
    """An extra action card."""

    seat: Seat


class EndedTurn(Event, frozen=True):
    seat: Seat


class RoundEnded(Event, frozen=True):
    ends_round: ClassVar = True
    headline: ClassVar = True
    round: int


class Scored(Event, frozen=True):
    """A player's place, and what the points are made of."""

    seat: Seat
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


class MatchEnded(Event, frozen=True):
    headline: ClassVar = True
    winner_seats: tuple[Seat, ...]
    winners: int
    totals: tuple[int, ...]
    """By seat."""
