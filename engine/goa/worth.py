"""How a player values things, in victory points: the computer players' rules of thumb.

A spice and a ship together bring a victory point when a marker moves, which takes an action. What can still
be turned into points counts in full, and what comes too late hardly counts.
"""

from functools import lru_cache

from engine.goa.data import (
    COLONIES,
    COLUMNS,
    FLAG,
    LAST_ROW,
    ORANGE,
    PLANTATIONS,
    TOOLS,
    Column,
    Data,
    is_mission,
    mission_points,
    size_of,
    spice_of,
)
from engine.goa.spices import Colonies, Plantations, stock
from engine.goa.state import MAX_PLANTATIONS, ROUNDS, TURNS, Player, State

SHIPS = (0.5, 0.45, 0.4, 0.4, 0.3, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05, 0.02)
"""Worth of the first ship, the second, and so on. Further ships count like the last."""
SPICES = (0.6, 0.4, 0.3, 0.2, 0.1, 0.05)
"""Worth of the first spice of a kind, the second, and so on."""
COLONISTS = (0.35, 0.35, 0.3, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05)
KINDS = (0.1, 0.08, 0.07, 0.05, 0.03)
"""Worth of each additional kind of spice that can be harvested, per remaining turn."""
ACTION = 1.4
"""Worth of an extra action card."""
CARD = 0.5
"""Worth of an expedition card, without its symbol."""
SYMBOL = 1.2
"""Expected worth of a card's symbol."""
FIELD = 0.07
"""Worth of a field for spices, per remaining turn."""
GROWTH: dict[Column, float] = {
    "ships": 0.4,
    "harvest": 0.44,
    "taxes": 0.28,
    "expedition": 0.16,
    "colony": 0.28,
}
"""Weight of what each column gives, per remaining turn."""
LATE_DUCAT = 0.05
"""Worth of a ducat after the last auctions."""
DUCAT = 0.03
"""Additional worth of a ducat before the last auctions."""
READY_FACTOR = 0.7
"""Weight of a step that can be paid for but hasn't been taken yet."""
MISSING_FACTOR = 0.8
"""Factor on a step's worth for each ship or spice missing."""
UNUSED_TILES = {"duty": 1.6, "extra-harvest": 1.2, "swap": 1.2, "supply": 1.1, "deputy": 1.9, "spy": 1.0}
"""Worth of unused tiles that can be used once."""


class Outlook:
    """How much of the match remains."""

    def __init__(self, state: State) -> None:
        self.rounds = ROUNDS - state.round
        """Number of rounds after the current one."""
        in_turns = TURNS - state.turn_number + 1
        now = {"markers": TURNS, "auction": TURNS, "actions": in_turns}.get(state.phase, 0)
        self.turns = self.rounds * TURNS + now
        auctions = self.rounds + (state.phase in ("markers", "auction"))
        self.ducat = LATE_DUCAT + DUCAT * min(1.0, auctions / 2)
        """Worth of a ducat now."""
        self.late = min(1.0, (self.turns + 1) / 4)
        """Share of a player's things that can still be used, from 0 to 1."""
        self.growth: dict[tuple[object, ...], float] = {}
        """Cached results, since most answers leave the development board unchanged."""
        self.steps: dict[tuple[object, ...], float] = {}


def worth(state: State, seat: int, outlook: Outlook) -> float:
    """The worth of everything that a player has, as they see it."""
    player, data = state.players[seat], state.data
    total = float(state.points(seat).total)
    total += player.money * outlook.ducat
    total += len(player.hand) * CARD * outlook.late
    goods = _sum(SHIPS, player.ships) + _spices(player.plantations, player.colonies)
    if len(player.colonies) < len(COLONIES):
        goods += _sum(COLONISTS, player.colonists)
    total += goods * outlook.late
    total += player.actions * ACTION
    total += sum([tool_worth(tool.tile, data, outlook) for tool in player.tools])
    fields = _fields(player, data)
    total += FIELD * outlook.turns * (fields if fields < 9 else (9 + fields) / 2)
    total += outlook.turns * _sum(KINDS, _kinds(player))
    key = player.rows, fields, len(player.colonies)
    if (growth := outlook.growth.get(key)) is None:
        growth = outlook.growth[key] = _growth(player, data, outlook, fields)
    key = player.rows, player.plantations, player.colonies, player.ships
    if (steps := outlook.steps.get(key)) is None:
        steps = outlook.steps[key] = _steps_ahead(player, data, outlook)
    return total + growth + steps


def _growth(player: Player, data: Data, outlook: Outlook, fields: int) -> float:
    """The expected yield of the development board."""
    board = data.board
    brings = {column: board.brings(column, player.row(column)) for column in COLUMNS}
    amounts: dict[Column, float] = {
        "ships": brings["ships"] * 0.35,
        "harvest": min(brings["harvest"], 1 + 0.6 * fields) * 0.4,
        "taxes": brings["taxes"] * outlook.ducat * 0.8,
        "expedition": brings["expedition"] + board.limit[player.row("expedition") - 1] * 0.2,
        "colony": brings["colony"] * (0.35 if len(player.colonies) < 4 else 0.0),
    }
    growth = sum(GROWTH[column] * amount for column, amount in amounts.items())
    # Two columns far ahead are better than an even advance.
    ahead = sorted(player.rows)[-2:]
    return outlook.turns * (growth + 0.006 * sum(ahead))


def _steps_ahead(player: Player, data: Data, outlook: Outlook) -> float:
    """The expected value of the two best marker steps that the player can pay for, or almost pay for."""
    held, points = stock(player.plantations, player.colonies), data.board.points
    promises: list[float] = []
    for column, row in zip(COLUMNS, player.rows, strict=True):
        if row < LAST_ROW:
            spices = data.costs[column, row + 1]
            missing = sum([not held[spice] for spice in spices]) + max(0, len(spices) - player.ships)
            promises.append((points[row] - points[row - 1] + 0.5) * MISSING_FACTOR**missing)
    return READY_FACTOR * outlook.late * sum(sorted(promises)[-2:])


def tool_worth(tile: str, data: Data, outlook: Outlook) -> float:
    """The worth of an unused tile placed before its owner."""
    if tile not in ORANGE:
        return UNUSED_TILES[tile] * outlook.late
    gift = data.gifts[tile]
    value = gift.ships * 0.35 + gift.colonists * 0.25 + gift.spices * 0.4 + gift.ducats * outlook.ducat
    return value * outlook.rounds


def tile_worth(tile: str, state: State, seat: int, outlook: Outlook) -> float:
    """The worth of taking a tile of the grid, or the flag."""
    player = state.players[seat]
    if tile == FLAG:
        return ACTION + 0.3
    if tile in PLANTATIONS:
        return _plantation_worth(tile, player, outlook)
    if is_mission(tile):
        return float(mission_points(tile))
    if tile in TOOLS:
        value = tool_worth(tile, state.data, outlook)
        return value + (value / max(1, outlook.rounds) if tile in ORANGE else 0.0)
    gift = state.data.gifts[tile]
    needs_colonists = len(player.colonies) < len(COLONIES)
    ships, colonists = max(gift.ships, gift.either), gift.colonists
    value = _more(SHIPS, player.ships, ships) * outlook.late
    if needs_colonists:
        value += _more(COLONISTS, player.colonists, colonists) * outlook.late
    return value + gift.actions * ACTION + gift.cards * (SYMBOL + CARD * outlook.late)


def _plantation_worth(tile: str, player: Player, outlook: Outlook) -> float:
    held = stock(player.plantations, player.colonies)
    value = _more(SPICES, held[spice_of(tile)], size_of(tile)) * outlook.late
    value += FIELD * outlook.turns * size_of(tile) * 1.3
    if spice_of(tile) not in {plantation.spice for plantation in player.plantations}:
        value += outlook.turns * _more(KINDS, _kinds(player), 1)
    if len(player.plantations) == MAX_PLANTATIONS:
        smallest = min(plantation.size for plantation in player.plantations)
        value -= FIELD * outlook.turns * smallest * 1.3 + 0.3
    return value + (1.0 if size_of(tile) == 1 else 0.0)


def _kinds(player: Player) -> int:
    """The number of kinds of spices that can be harvested. Each colony counts as one more."""
    return min(len(KINDS), _planted(player.plantations)[0] + len(player.colonies))


@lru_cache(maxsize=1024)
def _planted(plantations: Plantations) -> tuple[int, int]:
    """The number of kinds of spices grown, and of fields."""
    spices = {plantation.spice for plantation in plantations}
    return len(spices), sum([plantation.size for plantation in plantations])


@lru_cache(maxsize=1024)
def _spices(plantations: Plantations, colonies: Colonies) -> float:
    return sum([_sum(SPICES, number) for number in stock(plantations, colonies).values()])


def _fields(player: Player, data: Data) -> int:
    fields = _planted(player.plantations)[1]
    return fields + sum([data.colonies[colony.name].fields for colony in player.colonies])


@lru_cache(maxsize=1024)
def _sum(values: tuple[float, ...], number: int) -> float:
    """The worth of this many things, each worth less than the one before."""
    return sum(values[:number]) + max(0, number - len(values)) * values[-1]


def _more(values: tuple[float, ...], held: int, number: int) -> float:
    """The additional worth of `number` things on top of those held."""
    return _sum(values, held + number) - _sum(values, held)
