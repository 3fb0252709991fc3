"""The words of the game, and the numbers, tiles and cards of a match. What they are stands in `goa.toml`.

A host may have matches played with a corrected copy of that file. Such a match carries the copy's text, and
goes on with it whatever the host does later.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_args

import msgspec
from msgspec import Struct

from engine.material import Material, WrongMaterial, read_toml
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


SIZE = 5
Cell = Annotated[str, Named("cell")]
"""One of ALL."""
_COLUMNS = "zabcdef"


class Place(NamedTuple):
    column: int
    row: int

    @property
    def letter(self) -> str:
        """The column's."""
        return _COLUMNS[self.column]

    def __str__(self) -> str:
        return f"{self.letter}{self.row}"


def _outside() -> Iterator[str]:
    """Without the corners, which share a side with no cell."""
    for row in (0, SIZE + 1):
        yield from (str(Place(column, row)) for column in range(1, SIZE + 1))
    for column in (0, SIZE + 1):
        yield from (str(Place(column, row)) for row in range(1, SIZE + 1))


CELLS = tuple(str(Place(column, row)) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1))
"""Those of the grid: a1, b1 ... e5."""
OUTSIDE = tuple(_outside())
"""Those beyond its edge: a0 ... e0, a6 ... e6, z1 ... z5, f1 ... f5."""
ALL = (*CELLS, *OUTSIDE)
NUMBER = {cell: number for number, cell in enumerate(CELLS)}


def place(cell: str) -> Place:
    return Place(_COLUMNS.index(cell[0]), int(cell[1:]))


def _near(cell: str, *, corners: bool) -> tuple[str, ...]:
    """The cells of the grid that share a side with a cell, or, if `corners`, a side or a corner."""
    column, row = place(cell)
    steps = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if 1 <= abs(x) + abs(y) <= (2 if corners else 1)]
    grid = range(1, SIZE + 1)
    return tuple(str(Place(column + x, row + y)) for x, y in steps if column + x in grid and row + y in grid)


BESIDE = {cell: _near(cell, corners=False) for cell in ALL}
"""The cells of the grid that share a side with it."""
AROUND = {cell: _near(cell, corners=True) for cell in ALL}
"""The cells of the grid next to it in the 8 directions."""


def for_flag(grid: Sequence[str | None]) -> tuple[str, ...]:
    """Where the flag may lie; `grid` has the tiles in the order of CELLS.

    Rules: "a cell just outside the grid's edge or on an emptied cell inside; it must share a side with at
    least one tile and never lies on one"."""

    def tile(cell: str) -> str | None:
        return grid[NUMBER[cell]]

    return tuple(
        cell for cell in ALL if (cell not in NUMBER or not tile(cell)) and any(map(tile, BESIDE[cell]))
    )


@lru_cache(maxsize=1024)
def for_marker(grid: tuple[str | None, ...], laid: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """Where the next marker may go, and whether that is next to the last one; `laid` has the cells of flag
    and markers, in their order.

    Rules: "on a tile next to the flag (8 directions), the next marker 3 next to marker 2, and so on"; "If no
    free tile is next to the last marker, any free tile will do and the chain goes on from there."
    """
    free = tuple(cell for cell, tile in zip(CELLS, grid, strict=True) if tile and cell not in laid)
    near = tuple(cell for cell in free if cell in AROUND[laid[-1]])
    return near or free, bool(near)


TILES = 27
"""Of each part."""
STEPS = LAST_ROW - 1


def read(text: str) -> Data:
    """The data of such a file. Raises WrongMaterial."""
    lines = _Lines(text)
    tables = read_toml(text)
    try:
        data = msgspec.convert(tables, Data)
    except msgspec.ValidationError as error:
        problem = str(error).partition(" - at ")[0]
        raise WrongMaterial(lines.of_path(_blamed(tables, str(error))), problem) from None
    for check in (_check_board, _check_colonies, _check_tiles, _check_gifts, _check_cards, _check_rest):
        check(data, lines.refuse)
    return data


def _blamed(tables: dict[str, Any], error: str) -> str:
    """The path of what a validation error is about: "tiles.a.pepper-2"."""
    place = re.search(r"\$\.?([\w.-]*)", error)
    path = place[1].strip(".") if place else ""
    if unknown := re.search(r"unknown field `(.+?)`", error):
        return f"{path}.{unknown[1]}"
    if "[...]" not in error and "`key`" not in error:
        return path
    table: dict[str, Any] = tables
    for name in path.split("."):
        table = table[name]
    return f"{path}.{_at_fault(tables, table, error)}"


def _at_fault(tables: dict[str, Any], table: dict[str, Any], error: str) -> str:
    """Of a table of things of one kind, the one without which there is no such error."""
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


class _Lines:
    """Where in the text each key stands."""

    def __init__(self, text: str) -> None:
        self._found: dict[str, int] = {}
        table = ""
        self.last = 0
        for self.last, line in enumerate(text.splitlines(), 1):
            if heading := re.match(r"\s*\[([\w.-]+)\]", line):
                table = heading[1]
                self._found[table] = self.last
            elif key := re.match(r"""\s*["']?([\w-]+)["']?\s*=""", line):
                self._found[f"{table}.{key[1]}"] = self.last

    def of_path(self, path: str) -> int:
        """The line of a key such as "board.ships", or of the table that it should stand in, or the last."""
        path = re.sub(r"\[[^]]*\]", "", path)
        while path and path not in self._found:
            path = path.rpartition(".")[0]
        return self._found.get(path, self.last)

    def refuse(self, path: str, reason: str) -> None:
        raise WrongMaterial(self.of_path(path), reason)


Refuse = Callable[[str, str], None]
"""To be called with the path of what is wrong, and with the reason. It raises."""


def _check_board(data: Data, refuse: Refuse) -> None:
    for name in Board.__struct_fields__:
        amounts: tuple[int, ...] = getattr(data.board, name)
        if len(amounts) != LAST_ROW:
            refuse(f"board.{name}", f"{len(amounts)} numbers, not one for each of {LAST_ROW} rows")
        if list(amounts) != sorted(amounts) or amounts[0] < 0:
            refuse(f"board.{name}", "a row has less than the one before it")
    if any(draw > limit for draw, limit in zip(data.board.draw, data.board.limit, strict=True)):
        refuse("board.limit", "a row's limit is below the number of cards drawn in it")
    if data.board.draw[0] < 1 or data.board.ships[0] < 1:
        refuse("board.draw", "the first row must bring something")
    for column in COLUMNS:
        if len(set(data.steps.get(column, ()))) != STEPS:
            refuse(f"steps.{column}", f"a column needs {STEPS} different spices")


def _check_colonies(data: Data, refuse: Refuse) -> None:
    for colony in COLONIES:
        if colony not in data.colonies:
            refuse("colonies", f"{colony} is missing")
        kind = data.colonies[colony]
        if bool(kind.pairs) == bool(kind.tiles):
            refuse(f"colonies.{colony}", "it has either `pairs` or a number of `tiles`")
        if kind.fields not in (1, 2) or kind.need < 1:
            refuse(f"colonies.{colony}", "it needs 1 or 2 fields, and a need of 1 at least")
        for pair in kind.pairs:
            spices = pair.split("-")
            if spices != sorted(set(spices) & set(SPICES), key=SPICES.index) or len(spices) != 2:
                refuse(
                    f"colonies.{colony}.pairs", f"{pair} is not two spices in the order {', '.join(SPICES)}"
                )


def _check_tiles(data: Data, refuse: Refuse) -> None:
    """Rules: "The 27 A tiles", "the 27 B tiles", and those of which the page says how many there are."""
    for part, counts in (("a", data.tiles.a), ("b", data.tiles.b)):
        for tile, number in counts.items():
            if tile not in (*PLANTATIONS, *ORANGE, DUTY, *BLUE, *AT_ONCE) and not re.fullmatch(
                r"mission-[1-9]", tile
            ):
                refuse(f"tiles.{part}.{tile}", f"there is no tile {tile}")
            if number < 0:
                refuse(f"tiles.{part}.{tile}", "fewer than none")
    wanted_a = {**{f"{spice}-1": 1 for spice in SPICES}, **{f"{spice}-2": 2 for spice in SPICES}}
    wanted_b = {f"{spice}-{size}": 1 for spice, size in product(SPICES, (2, 3))}
    _check_counts("a", data.tiles.a, {**wanted_a, **dict.fromkeys((*ORANGE, DUTY), 1)}, refuse)
    _check_counts("b", data.tiles.b, {**wanted_b, **dict.fromkeys(BLUE, 1)}, refuse)
    for part, counts in (("a", data.tiles.a), ("b", data.tiles.b)):
        if sum(counts.values()) != TILES:
            refuse(f"tiles.{part}", f"{sum(counts.values())} tiles, not {TILES}")


def _check_counts(part: str, counts: Mapping[str, int], wanted: Mapping[str, int], refuse: Refuse) -> None:
    for tile, number in wanted.items():
        if counts.get(tile, 0) != number:
            refuse(f"tiles.{part}.{tile}", f"{counts.get(tile, 0)} of {tile}, not {number}")


def _check_gifts(data: Data, refuse: Refuse) -> None:
    for tile in (*ORANGE, *AT_ONCE):
        if tile not in data.gifts:
            refuse("gifts", f"{tile} is missing")
    for tile, gift in data.gifts.items():
        if tile not in (*ORANGE, *AT_ONCE):
            refuse(f"gifts.{tile}", f"{tile} gives nothing")
        given = {name: getattr(gift, name) for name in Gift.__struct_fields__}
        if min(given.values()) < 0 or not any(given.values()):
            refuse(f"gifts.{tile}", "a gift is of one thing at least")
        usual = {"spices"} if tile == "spice" else {"ships", "colonists", "ducats", "actions"}
        if tile in AT_ONCE:
            usual |= {"cards", "either"}
        for name, number in given.items():
            if number and name not in usual:
                refuse(f"gifts.{tile}.{name}", f"{tile} can't give {name}")


def _check_rest(data: Data, refuse: Refuse) -> None:
    for name in Start.__struct_fields__:
        if getattr(data.start, name) < 0:
            refuse(f"start.{name.replace('_', '-')}", "fewer than none")
    for name in Uses.__struct_fields__:
        amount: Any = getattr(data.uses, name)
        if amount != data.uses.steps_for_ducats and amount < 1:
            refuse(f"uses.{name.replace('_', '-')}", "a number of 1 at least")
    prices = data.uses.steps_for_ducats
    if len(prices) != STEPS or min(prices) < 1:
        refuse("uses.steps-for-ducats", f"a price for each of {STEPS} steps")
    if len(data.points.colonies) != len(COLONIES):
        refuse("points.colonies", f"points for 1 to {len(COLONIES)} colonies")
    if len(data.points.symbols) != len(data.cards) // len(SYMBOLS):
        refuse("points.symbols", "points for each number of cards of a symbol")


def _check_cards(data: Data, refuse: Refuse) -> None:
    """Rules: "Ten effects, three of each, with 1, 2 and 3 colonists once each; six symbols, five cards
    each"."""
    wanted = [f"{effect}-{number}" for effect, number in product(EFFECTS, NUMBERS)]
    for card in data.cards:
        if card not in wanted:
            refuse(f"cards.{card}", f"there is no card {card}")
    for card in wanted:
        if card not in data.cards:
            refuse("cards", f"{card} is missing")
    for symbol, number in Counter(data.cards.values()).items():
        if number != len(wanted) // len(SYMBOLS):
            refuse("cards", f"{number} cards with the symbol {symbol}, not {len(wanted) // len(SYMBOLS)}")


MATERIAL = Material(Path(__file__).with_name("goa.toml"), read)
data_of = MATERIAL.of
"""The data of a match: of that text, or the game's own. Raises WrongMaterial."""
