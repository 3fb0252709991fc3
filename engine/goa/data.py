"""The game's words, and the numbers, tiles and cards of a match, as set in `goa.toml`.

A host may have matches played with a corrected copy of that file. Such a match stores the copy's text, so
later changes don't affect it.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property, reduce
from itertools import combinations
from operator import getitem
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import astuple

from engine.core.material import Material, WrongMaterial, read_toml
from engine.core.statement import Named

Spice = Annotated[Literal["ginger", "pepper", "cinnamon", "nutmeg", "clove"], Named("spice")]
Column = Annotated[Literal["ships", "harvest", "taxes", "expedition", "colony"], Named("column")]
"""A column of the development board."""
ColonyName = Annotated[Literal["quilon", "cochin", "madras", "calicut"], Named("colony")]
Symbol = Literal["elephant", "tiger", "fish", "palm", "shell", "statue"]
Goods = Annotated[Literal["ships", "colonists", "ducats", "actions", "spices"], Named("goods")]
Bonus = Literal["ships", "colonists", "ducats", "spices", "sale", "ducats-only"]
"""Effects of expedition cards played before or after an action."""
WithAction = Literal["mixed-harvest", "scouts", "ships-only", "spices-only"]
"""Effects of expedition cards that change an action, and are played with it."""
Effect = Literal[Bonus, WithAction]
Card = Annotated[str, Named("card")]
"""An expedition card, by effect and colonists, such as "sale-2"."""
Tile = Annotated[str, Named("tile")]
PlantationTile = Annotated[str, Named("plantation")]
"""Name of a plantation tile, one of PLANTATIONS."""
Holding = Annotated[str, Named("holding")]
"""Name of a plantation or colony, one of HOLDINGS."""
Field = Annotated[str, Named("field")]
"""Name of a place for a spice, one of FIELDS."""
Unit = Annotated[str, Named("unit")]
"""Name of a spice in its place, one of UNITS."""
Pair = Annotated[str, Named("pair")]
"""The spices that a colony's tile takes: two, as in "ginger-clove", or "any"."""

SPICES: tuple[Spice, ...] = get_args(get_args(Spice)[0])
COLUMNS: tuple[Column, ...] = get_args(get_args(Column)[0])
COLONIES: tuple[ColonyName, ...] = get_args(get_args(ColonyName)[0])
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
EFFECTS: tuple[Effect, ...] = get_args(Effect)
WITH_ACTION: tuple[Effect, ...] = get_args(WithAction)
LAST_ROW = 5

PLANTATIONS: tuple[str, ...] = tuple(f"{spice}-{size}" for spice in SPICES for size in (1, 2, 3))
"""Names of the kinds of plantations: spice and number of fields."""
HOLDINGS = (*PLANTATIONS, *COLONIES)
"""Names of everything that bears spices."""
ON_PLANTATIONS = tuple(
    word for spice in SPICES for word in (spice, *(f"{spice}-{size}" for size in (1, 2, 3)))
)
"""Names of a spice on a plantation. The size is named only where the player must choose between sizes."""
FIELDS = (*ON_PLANTATIONS, *COLONIES)
"""Names of the places for a spice: on a plantation of that spice, or in a colony."""
UNITS = (*ON_PLANTATIONS, *(f"{colony}-{spice}" for colony in COLONIES for spice in SPICES))
"""Names of spices in their places: on a plantation, or a specific spice in a colony."""

ORANGE = ("ship", "ducats", "colonist", "spice")
"""Tiles that can be used once per round."""
BLUE = ("extra-harvest", "swap", "supply", "deputy", "spy")
"""Tiles that can be used once per match."""
DUTY = "duty"
IMMEDIATE = ("actions", "cards", "more-cards", "ships", "colonists", "trio", "ships-or-colonists")
"""Tiles that take effect at once and then leave the game."""
TOOLS = (*ORANGE, DUTY, *BLUE)
"""Tiles that stay with their owner until they are used."""
FLAG = "flag"
"""The flag, which is auctioned first, instead of a tile."""


@cache
def spice_of(plantation: str) -> Spice:
    """The spice of a plantation."""
    return next(spice for spice in SPICES if plantation.startswith(spice))


@cache
def size_of(plantation: str) -> int:
    """The number of a plantation's fields."""
    return int(plantation[-1])


@cache
def effect_of(card: str) -> Effect:
    return next(effect for effect in EFFECTS if card[:-2] == effect)


def number_on(card: str) -> int:
    """The number of colonists on a card."""
    return int(card[-1])


def is_mission(tile: str) -> bool:
    return tile.startswith("mission-")


def mission_points(tile: str) -> int:
    return int(tile.removeprefix("mission-"))


Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
Few = Annotated[int, Meta(ge=1, le=5)]
TwoSpices = Annotated[str, Meta(pattern=f"^(?:{'|'.join(map('-'.join, combinations(SPICES, 2)))})$")]


class Table(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """A table of the file. Unknown keys are refused."""


class Start(Table, frozen=True):
    ships: Count
    colonists: Count
    ducats: Count
    ducats_first: Count


class Board(Table, frozen=True):
    """The numbers of the development board, by row."""

    ships: tuple[Some, Some, Some, Some, Some]
    harvest: tuple[Some, Some, Some, Some, Some]
    taxes: tuple[Some, Some, Some, Some, Some]
    expedition: tuple[Some, Some, Some, Some, Some] = field(name="draw")
    """Number of cards to draw, by row."""
    limit: tuple[Some, Some, Some, Some, Some]
    """Hand limit, by row."""
    colony: tuple[Count, Count, Count, Count, Count] = field(name="colonists")
    points: tuple[Count, Count, Count, Count, Count]

    def __post_init__(self) -> None:
        for key, name in zip(self.__struct_encode_fields__, self.__struct_fields__, strict=True):
            amounts: tuple[int, ...] = getattr(self, name)
            if list(amounts) != sorted(amounts):
                raise ValueError(f"a row of `{key}` brings less than the one before")

    def brings(self, column: Column, row: int) -> int:
        """What a row gives, counted from 1. For expedition, the number of cards drawn."""
        amounts: tuple[int, ...] = getattr(self, column)
        return amounts[row - 1]


class ColonyKind(Table, frozen=True):
    need: Some
    fields: Annotated[int, Meta(ge=1, le=2)]
    pairs: tuple[TwoSpices, ...] = ()
    """Pairs of spices, one for each of the colony's tiles."""
    tiles: Count = 0
    """Number of the colony's tiles that take any spice."""

    def __post_init__(self) -> None:
        if bool(self.pairs) == bool(self.tiles):
            raise ValueError("a colony has either `pairs` or a number of `tiles`")


class Parts(Table, frozen=True):
    """The number of tiles of each kind."""

    a: dict[str, Count]
    b: dict[str, Count]


class Gift(Table, frozen=True, omit_defaults=True):
    """What a tile gives. `either` is a number of ships or of colonists. The player chooses the `spices`."""

    ships: Count = 0
    colonists: Count = 0
    ducats: Count = 0
    actions: Count = 0
    cards: Count = 0
    spices: Count = 0
    either: Count = 0

    def __post_init__(self) -> None:
        if not any(astuple(self)):
            raise ValueError("a gift needs at least one thing")

    @property
    def number(self) -> int:
        """The amount, for a tile that gives one kind of thing."""
        return max(self.ships, self.colonists, self.ducats, self.actions, self.cards, self.spices)


class Uses(Table, frozen=True):
    """The numbers in the effects of tiles and cards."""

    duty_spices: Some
    duty_points: Some
    refilled: Some
    supply_cards: Some
    founding_cards: Few
    scouts: Few = field(name="scouts-cards")
    ships: Some = field(name="card-ships")
    colonists: Some = field(name="card-colonists")
    ducats: Some = field(name="card-ducats")
    spices: Some = field(name="card-spices")
    sale: Some = field(name="sale-spices")
    sale_ducats: Some
    steps_for_ducats: tuple[Some, Some, Some, Some]

    def of_card(self, effect: Effect) -> int:
        """The number in a card's effect; 0 if it has none."""
        return getattr(self, effect, 0)


class Points(Table, frozen=True):
    single_plantation: Count
    colonies: tuple[Count, Count, Count, Count]
    symbols: tuple[Count, Count, Count, Count, Count]
    most_money: Count


class Data(Table, frozen=True, dict=True):
    """All numbers, tiles and cards of a match."""

    start: Start
    board: Board
    steps: dict[Column, tuple[Spice, Spice, Spice, Spice]]
    colonies: dict[ColonyName, ColonyKind]
    tiles: Parts
    gifts: dict[str, Gift]
    uses: Uses
    points: Points
    cards: dict[str, Symbol]

    def __post_init__(self) -> None:
        for problem in _problems(self):
            raise ValueError(problem)

    @cached_property
    def costs(self) -> dict[tuple[Column, int], tuple[Spice, ...]]:
        """The spices for each step, by column and target row. A step also costs as many ships."""
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
        """The tiles of a colony, each as its pair of spices or "any"."""
        kind = self.colonies[colony]
        return kind.pairs or ("any",) * kind.tiles

    def points_of_hidden(self, tile: str) -> int:
        """The points at the end for a tile kept face down."""
        return mission_points(tile) if is_mission(tile) else self.points.single_plantation


SIZE = 5
Cell = Annotated[str, Named("cell")]
"""Name of a cell, one of those in ALL."""
_COLUMNS = "zabcdef"


class Place(NamedTuple):
    column: int
    row: int

    def __str__(self) -> str:
        return f"{_COLUMNS[self.column]}{self.row}"


_INSIDE, _EDGES = range(1, SIZE + 1), (0, SIZE + 1)
CELLS = tuple(str(Place(column, row)) for row in _INSIDE for column in _INSIDE)
"""Names of the grid's cells: a1, b1 ... e5."""
ALL = (
    *CELLS,
    *(str(Place(column, row)) for row in _EDGES for column in _INSIDE),
    *(str(Place(column, row)) for column in _EDGES for row in _INSIDE),
)
"""Names of the grid's cells and those just outside it: a0 ... e0, a6 ... e6, z1 ... z5, f1 ... f5."""
CELL_NUMBERS = {cell: number for number, cell in enumerate(CELLS)}


def place(cell: str) -> Place:
    return Place(_COLUMNS.index(cell[0]), int(cell[1:]))


def _near(cell: str, most: int) -> tuple[str, ...]:
    """The cells of the grid within a distance. `most` is the square of the maximum distance."""
    column, row = place(cell)
    offsets = {each: (place(each).column - column, place(each).row - row) for each in CELLS}
    return tuple(each for each, (x, y) in offsets.items() if 0 < x * x + y * y <= most)


ADJACENT_CELLS = {cell: _near(cell, 1) for cell in ALL}
"""The grid's cells that share a side with each cell."""
NEIGHBOURS = {cell: _near(cell, 2) for cell in ALL}
"""The grid's cells next to each cell, in 8 directions."""

_PART_A = {
    **{f"{spice}-1": 1 for spice in SPICES},
    **{f"{spice}-2": 2 for spice in SPICES},
    **dict.fromkeys((*ORANGE, DUTY), 1),
}
_PART_B = {**{f"{spice}-{size}": 1 for spice in SPICES for size in (2, 3)}, **dict.fromkeys(BLUE, 1)}
"""Tiles whose numbers the rules page gives."""


def read(text: str) -> Data:
    """Parse the text of a data file. Raises WrongMaterial."""
    tables = read_toml(text)
    try:
        return msgspec.convert(tables, Data)
    except msgspec.ValidationError as error:
        problem = str(error).partition(" - at ")[0]
        raise WrongMaterial(_line(text, _blamed(tables, str(error))), problem) from None


def _problems(data: Data) -> Iterator[str]:
    """Yield the problems that make the data unplayable. A key in backquotes gives the place.

    Rules: "The 27 A tiles", "the 27 B tiles", and the number of some of them. "Ten effects, three of each,
    with 1, 2 and 3 colonists once each; six symbols, five cards each".
    """
    cards = [f"{effect}-{number}" for effect in EFFECTS for number in (1, 2, 3)]
    wanted: dict[str, tuple[Mapping[Any, Any], Sequence[str]]] = {
        "steps": (data.steps, COLUMNS),
        "colonies": (data.colonies, COLONIES),
        "gifts": (data.gifts, (*ORANGE, *IMMEDIATE)),
        "cards": (data.cards, cards),
    }
    for table, (there, keys) in wanted.items():
        yield from (f"there is no `{table}.{key}`" for key in there if key not in keys)
        yield from (f"`{table}` lacks {key}" for key in keys if key not in there)
    for column, spices in data.steps.items():
        if len(set(spices)) < len(spices):
            yield f"`steps.{column}` needs different spices"
    for symbol, number in Counter(data.cards.values()).items():
        if number * len(SYMBOLS) != len(cards):
            yield f"`cards` has {number} with the symbol {symbol}, not {len(cards) // len(SYMBOLS)}"
    kinds = (*PLANTATIONS, *TOOLS, *IMMEDIATE, *(f"mission-{points}" for points in range(1, 10)))
    for part, counts, given in (("a", data.tiles.a, _PART_A), ("b", data.tiles.b, _PART_B)):
        yield from (f"there is no tile `tiles.{part}.{tile}`" for tile in counts if tile not in kinds)
        for tile, number in given.items():
            if counts.get(tile, 0) != number:
                yield f"{counts.get(tile, 0)} of `tiles.{part}.{tile}`, not {number}"
        if sum(counts.values()) != 27:
            yield f"`tiles.{part}` has {sum(counts.values())} tiles, not 27"


def _blamed(tables: dict[str, Any], error: str) -> str:
    """The key that caused a validation error: "tiles.a.pepper-2"."""
    problem, _, place = error.partition(" - at ")
    path = re.sub(r"\[\d+\]", "", place.removeprefix("`key` in ").strip("`$."))
    path, is_entry, inner = path.partition("[...]")
    if is_entry or place.startswith("`key`"):
        path = f"{path}.{_at_fault(tables, reduce(getitem, path.split('.'), tables), error)}{inner}"
    named = re.search(r"`([\w.-]+)`", problem)
    return f"{path}.{named[1]}".strip(".") if named else path


def _at_fault(tables: dict[str, Any], table: dict[str, Any], error: str) -> str:
    """The entry of a table whose removal makes the error disappear."""
    for name, value in list(table.items()):
        del table[name]
        try:
            msgspec.convert(tables, Data)
        except msgspec.ValidationError as other:
            if str(other) == error:
                table[name] = value
                continue
        return name
    return ""


def _line(text: str, path: str) -> int:
    """The line of a key such as "board.ships", or else of its table, or else the last line."""
    found: dict[str, int] = {}
    table, number = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        if heading := re.match(r"\s*\[([\w.-]+)\]", line):
            table = heading[1]
            found[table] = number
        elif key := re.match(r"""\s*["']?([\w-]+)["']?\s*=""", line):
            found[f"{table}.{key[1]}"] = number
    while path and path not in found:
        path = path.rpartition(".")[0]
    return found.get(path, number)


MATERIAL = Material(Path(__file__).with_name("goa.toml"), read)
data_of = MATERIAL.of
"""Parses the data in a text, cached. None stands for the game's own text. Raises WrongMaterial."""
