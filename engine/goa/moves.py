"""The moves and their notation."""

from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta
from msgspec.structs import force_setattr

from engine.core.move import Grammar, Move
from engine.core.statement import Named, Seat
from engine.goa.data import (
    ALL,
    CELLS,
    EFFECTS,
    FIELDS,
    HOLDINGS,
    PLANTATIONS,
    SPICES,
    TOOLS,
    UNITS,
    Card,
    Cell,
    ColonyName,
    Column,
    Field,
    Holding,
    Pair,
    PlantationTile,
    Tile,
    Unit,
)


def _one_of(words: tuple[str, ...]) -> Any:
    return Meta(pattern="|".join(words))


_ANY_SPICE = "|".join(SPICES)

GridCell = Annotated[Cell, _one_of(CELLS)]
AnyCell = Annotated[Cell, _one_of(ALL)]
Playable = Annotated[Card, Meta(pattern=f"(?:{'|'.join(EFFECTS)})-[1-3]")]


class _Row(Move, frozen=True):
    """A move with a row of words, which it sorts."""

    form: ClassVar[str] = ""
    order: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        (name,) = self.fields
        words = getattr(self, name)
        force_setattr(self, name, tuple(sorted(words, key=self.order.index if self.order else None)))


class _Fields(_Row, frozen=True):
    """A move that places spices. A field of each kind appears once for each spice."""

    order: ClassVar[tuple[str, ...]] = FIELDS
    to: tuple[Annotated[Field, _one_of(FIELDS)], ...]


class LayFlag(Move, frozen=True):
    form: ClassVar[str] = "flag {cell}"
    cell: AnyCell


class LayMarker(Move, frozen=True):
    form: ClassVar[str] = "mark {cell}"
    cell: GridCell


class MakeBid(Move, frozen=True):
    form: ClassVar[str] = "bid {number}"
    number: int


class Pass(Move, frozen=True):
    """Pass in an auction, or while extra actions are played."""

    form: ClassVar[str] = "pass"


class Buy(Move, frozen=True):
    """The auctioneer's last word: buy for the best bid plus one."""

    form: ClassVar[str] = "buy"


class Sell(Move, frozen=True):
    """The auctioneer's last word: sell to the best bidder."""

    form: ClassVar[str] = "sell"


class Progress(Move, frozen=True):
    """Move a marker down one row."""

    form: ClassVar[str] = "progress {column}"
    column: Column


class BuildShips(Move, frozen=True):
    form: ClassVar[str] = "ships"


class RaiseTaxes(Move, frozen=True):
    form: ClassVar[str] = "taxes"


class Harvest(_Fields, frozen=True):
    form: ClassVar[str] = "harvest {to}"


class Expedition(Move, frozen=True):
    """Draw this many cards."""

    form: ClassVar[str] = "expedition {number}"
    number: int


class Found(Move, frozen=True):
    form: ClassVar[str] = "found {colony}"
    colony: ColonyName


class Use(Move, frozen=True):
    """Use an orange or blue tile, or Duty."""

    form: ClassVar[str] = "use {tile}"
    tile: Annotated[Tile, _one_of(TOOLS)]


class Play(Move, frozen=True):
    """Play an expedition card."""

    form: ClassVar[str] = "play {card}"
    card: Playable


class Done(Move, frozen=True):
    """End the turn."""

    form: ClassVar[str] = "done"


class Extra(Move, frozen=True):
    """Play an extra action card."""

    form: ClassVar[str] = "extra"


class Recruit(Move, frozen=True):
    """Pay for a founding with this many colonist cards."""

    form: ClassVar[str] = "recruit {number}"
    number: int


class Abandon(Move, frozen=True):
    """Let a founding fail on purpose."""

    form: ClassVar[str] = "abandon"


class Take(Move, frozen=True):
    """Take a colony's tile, named by its spices."""

    form: ClassVar[str] = "take {pair}"
    pair: Annotated[Pair, Meta(pattern=f"any|(?:{_ANY_SPICE})-(?:{_ANY_SPICE})")]


class FillColony(Move, frozen=True):
    """Fill a colony's fields: "fill clove", "fill pepper nutmeg"."""

    form: ClassVar[str] = "fill {spices}"
    spices: Annotated[str, Meta(pattern=f"(?:{_ANY_SPICE})(?: (?:{_ANY_SPICE}))?"), Named("spices")]


class PlaceSpices(_Fields, frozen=True):
    form: ClassVar[str] = "place {to}"


class Pay(_Row, frozen=True):
    """Pay spices from these places."""

    form: ClassVar[str] = "pay {units}"
    order: ClassVar[tuple[str, ...]] = UNITS
    units: tuple[Annotated[Unit, _one_of(UNITS)], ...]


class RefillHoldings(_Row, frozen=True):
    """Fill these plantations and colonies completely."""

    form: ClassVar[str] = "refill {holdings}"
    order: ClassVar[tuple[str, ...]] = HOLDINGS
    holdings: tuple[Annotated[Holding, _one_of(HOLDINGS)], ...]


class DropPlantation(Move, frozen=True):
    form: ClassVar[str] = "drop {plantation}"
    plantation: Annotated[PlantationTile, _one_of(PLANTATIONS)]


class ChooseGoods(Move, frozen=True):
    form: ClassVar[str] = "choose {goods}"
    goods: Annotated[Literal["spices", "ships", "colonists"], Named("goods")]


class SwapTile(Move, frozen=True):
    form: ClassVar[str] = "swap {cell}"
    cell: GridCell


class SpyOn(Move, frozen=True):
    form: ClassVar[str] = "spy {seat}"
    seat: Seat


class CopyColumn(Move, frozen=True):
    """Use the marker of this column."""

    form: ClassVar[str] = "copy {column}"
    column: Column


class MixGoods(Move, frozen=True):
    """Take this much of a mixed harvest as the goods that the question names."""

    form: ClassVar[str] = "mix {number}"
    number: int


class DiscardCards(_Row, frozen=True):
    form: ClassVar[str] = "discard {cards}"
    cards: tuple[Playable, ...]


class UpTo(Move, frozen=True):
    """A plan: bid this amount in the auction of a cell, or pass if it wouldn't be the best bid."""

    form: ClassVar[str] = "upto {cell} {number}"
    cell: AnyCell
    number: int


GRAMMAR = Grammar(
    LayFlag,
    LayMarker,
    MakeBid,
    Pass,
    Buy,
    Sell,
    Progress,
    BuildShips,
    RaiseTaxes,
    Harvest,
    Expedition,
    Found,
    Use,
    Play,
    Done,
    Extra,
    Recruit,
    Abandon,
    Take,
    FillColony,
    PlaceSpices,
    Pay,
    RefillHoldings,
    DropPlantation,
    ChooseGoods,
    SwapTile,
    SpyOn,
    CopyColumn,
    MixGoods,
    DiscardCards,
)
PLANNABLE = Grammar(UpTo)
