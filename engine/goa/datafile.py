"""Reading the numbers, tiles and cards from a file, and checking them: `goa.toml`, or a corrected copy of it.

What is wrong with a copy is said with its line.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from engine.goa.data import (
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
    Board,
    Data,
    Gift,
    Start,
    Uses,
)
from engine.material import Material, WrongMaterial, read_toml

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
