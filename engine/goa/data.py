"""The numbers, tiles and cards: `goa.toml`, or a host's corrected copy of it.

A copy is checked as it is read. What is wrong with it is told with its line.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.resources import files
from itertools import product
from typing import Any

import msgspec
from msgspec import Struct

from engine.goa.words import (
    AT_ONCE,
    BLUE,
    COLONIES,
    COLUMNS,
    DUTY,
    EFFECTS,
    LAST_ROW,
    NUMBERS,
    ORANGE,
    PLANTATIONS,
    SPICES,
    SYMBOLS,
    ColonyName,
    Column,
    Spice,
    Symbol,
)

TILES = 27
"""Of each part."""
STEPS = LAST_ROW - 1


class WrongDataError(ValueError):
    """A corrected copy that can't be played by. Its text is one line, which names the line at fault."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


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


def read(text: str) -> Data:
    """The data of such a file. Raises WrongDataError."""
    lines = _Lines(text)
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        raise WrongDataError(int(found[1]) if found else lines.last, "this is not TOML") from None
    try:
        data = msgspec.convert(told, Data)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        raise WrongDataError(lines.of_path(path.strip("`.")), reason) from None
    for check in (_check_board, _check_colonies, _check_tiles, _check_gifts, _check_rest, _check_cards):
        check(data, lines.refuse)
    return data


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
            elif key := re.match(r"\s*([\w-]+)\s*=", line):
                self._found[f"{table}.{key[1]}"] = self.last

    def of_path(self, path: str) -> int:
        """The line of a key such as "board.ships", or of the table that it should stand in, or the last."""
        path = re.sub(r"\[[^]]*\]", "", path)
        while path and path not in self._found:
            path = path.rpartition(".")[0]
        return self._found.get(path, self.last)

    def refuse(self, path: str, reason: str) -> None:
        raise WrongDataError(self.of_path(path), reason)


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
        if sum(counts.values()) != TILES:
            refuse(f"tiles.{part}", f"{sum(counts.values())} tiles, not {TILES}")
    wanted_a = {**{f"{spice}-1": 1 for spice in SPICES}, **{f"{spice}-2": 2 for spice in SPICES}}
    wanted_b = {f"{spice}-{size}": 1 for spice, size in product(SPICES, (2, 3))}
    _check_counts("a", data.tiles.a, {**wanted_a, **dict.fromkeys((*ORANGE, DUTY), 1)}, refuse)
    _check_counts("b", data.tiles.b, {**wanted_b, **dict.fromkeys(BLUE, 1)}, refuse)


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
        amounts: list[int] = [getattr(gift, name) for name in Gift.__struct_fields__]
        if min(amounts) < 0 or not any(amounts):
            refuse(f"gifts.{tile}", "a gift is of one thing at least")


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


STANDARD = read(files("engine.goa").joinpath("goa.toml").read_text(encoding="utf-8"))
"""What is played by if the host says nothing else."""
