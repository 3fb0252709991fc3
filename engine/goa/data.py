"""The words of the game, and the numbers, tiles and cards of a match. What they are stands in `goa.toml`.

A host may have matches played with a corrected copy of that file. Such a match carries the copy's text, and
goes on with it whatever the host does later.
"""

from functools import cache, cached_property
from typing import Annotated, Literal, get_args

from msgspec import Struct

from engine.statement import Named

Spice = Annotated[Literal["ginger", "pepper", "cinnamon", "nutmeg", "clove"], Named("spice")]
Column = Annotated[Literal["ships", "harvest", "taxes", "expedition", "colony"], Named("column")]
"""Of the development board."""
ColonyName = Annotated[Literal["quilon", "cochin", "madras", "calicut"], Named("colony")]
Symbol = Literal["elephant", "tiger", "fish", "palm", "shell", "statue"]
Goods = Annotated[Literal["ships", "colonists", "ducats", "actions", "spices"], Named("goods")]
Effect = Literal[
    "ships",
    "colonists",
    "ducats",
    "spices",
    "sale",
    "ducats-only",
    "mixed-harvest",
    "scouts",
    "ships-only",
    "spices-only",
]
"""Of expedition cards."""
Card = Annotated[str, Named("card")]
"""An expedition card: its effect and its colonists, "sale-2"."""
Tile = Annotated[str, Named("tile")]
PlantationTile = Annotated[str, Named("plantation")]
"""One of PLANTATIONS."""
Holding = Annotated[str, Named("holding")]
"""One of HOLDINGS."""
Field = Annotated[str, Named("field")]
"""One of FIELDS."""
Unit = Annotated[str, Named("unit")]
"""One of UNITS."""
Pair = Annotated[str, Named("pair")]
"""What a colony's tile takes: two spices, "ginger-clove", or "any"."""

SPICES: tuple[Spice, ...] = get_args(get_args(Spice)[0])
COLUMNS: tuple[Column, ...] = get_args(get_args(Column)[0])
COLONIES: tuple[ColonyName, ...] = get_args(get_args(ColonyName)[0])
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
EFFECTS: tuple[Effect, ...] = get_args(Effect)
WITH_ACTION: tuple[Effect, ...] = ("mixed-harvest", "scouts", "ships-only", "spices-only")
"""The effects of cards that change an action, and are played with it."""
NUMBERS = (1, 2, 3)
"""Of colonists on a card."""
LAST_ROW = 5

PLANTATIONS: tuple[str, ...] = tuple(f"{spice}-{size}" for spice in SPICES for size in (1, 2, 3))
"""The kinds of plantations: the spice, and how many fields."""
HOLDINGS = (*PLANTATIONS, *COLONIES)
"""What bears spices."""
ON_PLANTATIONS = tuple(
    word for spice in SPICES for word in (spice, *(f"{spice}-{size}" for size in (1, 2, 3)))
)
"""A spice on a plantation, which is named where there are several and it can make a difference."""
FIELDS = (*ON_PLANTATIONS, *COLONIES)
"""Where a spice may come: to a plantation of its own, or to a colony."""
UNITS = (*ON_PLANTATIONS, *(f"{colony}-{spice}" for colony in COLONIES for spice in SPICES))
"""A spice that lies somewhere: one on a plantation, or a certain one in a colony."""

ORANGE = ("ship", "ducats", "colonist", "spice")
"""Tiles that may be used once a round."""
BLUE = ("extra-harvest", "swap", "supply", "deputy", "spy")
"""Tiles that may be used once."""
DUTY = "duty"
AT_ONCE = ("actions", "cards", "more-cards", "ships", "colonists", "trio", "ships-or-colonists")
"""Tiles that do what they do when they are taken, and go."""
TOOLS = (*ORANGE, DUTY, *BLUE)
"""Tiles that lie before their owner until they are used."""
FLAG = "flag"
"""What is auctioned first, in the place of a tile."""


@cache
def spice_of(plantation: str) -> Spice:
    """The spice that grows there."""
    return next(spice for spice in SPICES if plantation.startswith(spice))


@cache
def size_of(plantation: str) -> int:
    """The number of its fields."""
    return int(plantation[-1])


@cache
def effect_of(card: str) -> Effect:
    return next(effect for effect in EFFECTS if card[:-2] == effect)


def number_on(card: str) -> int:
    """The colonists on a card."""
    return int(card[-1])


def is_mission(tile: str) -> bool:
    return tile.startswith("mission-")


def mission_points(tile: str) -> int:
    return int(tile.removeprefix("mission-"))


class Start(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    ships: int
    colonists: int
    ducats: int
    ducats_first: int


_AMOUNTS: dict[Column, str] = {
    "ships": "ships",
    "harvest": "harvest",
    "taxes": "taxes",
    "expedition": "draw",
    "colony": "colonists",
}
"""The rows of the board by the columns that they belong to."""


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """By row of the development board, the first one first."""

    ships: tuple[int, ...]
    harvest: tuple[int, ...]
    taxes: tuple[int, ...]
    draw: tuple[int, ...]
    limit: tuple[int, ...]
    colonists: tuple[int, ...]
    points: tuple[int, ...]

    def brings(self, column: Column, row: int) -> int:
        """What a row gives (rows are counted from 1); for expedition, how many cards are drawn."""
        amounts: tuple[int, ...] = getattr(self, _AMOUNTS[column])
        return amounts[row - 1]


class ColonyKind(Struct, frozen=True, forbid_unknown_fields=True):
    need: int
    fields: int
    pairs: tuple[str, ...] = ()
    """The two spices of each tile."""
    tiles: int = 0
    """The number of tiles, where they take any spice."""


class Parts(Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles there are of each kind."""

    a: dict[str, int]
    b: dict[str, int]


class Gift(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a tile gives. `either`: so many ships or so many colonists; `spices` are of one's choice."""

    ships: int = 0
    colonists: int = 0
    ducats: int = 0
    actions: int = 0
    cards: int = 0
    spices: int = 0
    either: int = 0

    @property
    def number(self) -> int:
        """How much of one thing it gives."""
        return max(self.ships, self.colonists, self.ducats, self.actions, self.cards, self.spices)


class Uses(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """What tiles and cards do, in numbers."""

    duty_spices: int
    duty_points: int
    refilled: int
    supply_cards: int
    founding_cards: int
    scouts_cards: int
    card_ships: int
    card_colonists: int
    card_ducats: int
    card_spices: int
    sale_spices: int
    sale_ducats: int
    steps_for_ducats: tuple[int, ...]

    def of_card(self, effect: Effect) -> int:
        """The number that belongs to the effect of a card; 0 where none does."""
        numbers: dict[Effect, int] = {
            "ships": self.card_ships,
            "colonists": self.card_colonists,
            "ducats": self.card_ducats,
            "spices": self.card_spices,
            "sale": self.sale_spices,
            "scouts": self.scouts_cards,
        }
        return numbers.get(effect, 0)


class Points(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    single_plantation: int
    colonies: tuple[int, ...]
    symbols: tuple[int, ...]
    most_money: int


class Data(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """All numbers, tiles and cards of a match."""

    start: Start
    board: Board
    steps: dict[Column, tuple[Spice, ...]]
    colonies: dict[ColonyName, ColonyKind]
    tiles: Parts
    gifts: dict[str, Gift]
    uses: Uses
    points: Points
    cards: dict[str, Symbol]

    @cached_property
    def costs(self) -> dict[tuple[Column, int], tuple[Spice, ...]]:
        """The spices of each step, by the column and the row that it leads to; it takes as many ships."""
        return {
            (column, row): tuple(sorted(spices[: row - 1], key=SPICES.index))
            for column, spices in self.steps.items()
            for row in range(2, LAST_ROW + 1)
        }

    def part(self, part: str) -> list[str]:
        """The tiles of part "a" or "b"."""
        counts = self.tiles.a if part == "a" else self.tiles.b
        return [tile for tile, number in counts.items() for _ in range(number)]

    def colony_tiles(self, colony: ColonyName) -> tuple[str, ...]:
        """The tiles of a colony: each one's pair of spices, or "any"."""
        kind = self.colonies[colony]
        return kind.pairs or ("any",) * kind.tiles

    def points_of_hidden(self, tile: str) -> int:
        """What a tile that is kept face down is worth at the end."""
        return mission_points(tile) if is_mission(tile) else self.points.single_plantation
