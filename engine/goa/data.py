"""The numbers, tiles and cards of a match. What they are stands in `goa.toml`.

A host may have matches played with a corrected copy of that file. Such a match carries the copy's text, and
goes on with it whatever the host does later.
"""

from functools import cached_property

from msgspec import Struct

from engine.goa.words import LAST_ROW, SPICES, ColonyName, Column, Spice, Symbol


class Start(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    ships: int
    colonists: int
    ducats: int
    ducats_first: int


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """By row of the development board, the first one first."""

    ships: tuple[int, ...]
    harvest: tuple[int, ...]
    taxes: tuple[int, ...]
    draw: tuple[int, ...]
    limit: tuple[int, ...]
    colonists: tuple[int, ...]
    points: tuple[int, ...]


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
