"""Why something can't be done now. The questions go by this, and the legal moves follow from them."""

from collections.abc import Mapping

from engine.errors import Refusal
from engine.goa.data import (
    COLONIES,
    COLUMNS,
    DUTY,
    LAST_ROW,
    ORANGE,
    WITH_ACTION,
    ColonyName,
    Column,
    Spice,
    effect_of,
)
from engine.goa.development import Way, cost, cost_of_row, least_advanced, may_swap_for
from engine.goa.expedition import cards_left
from engine.goa.spices import free_fields, stock, stored
from engine.goa.state import Player, State, Tool

Spices = tuple[Spice, ...]


class Closed(Refusal, frozen=True):
    """Why something can't be done now: shown beforehand, and said to whoever tries it."""


class LastRow(Closed, frozen=True):
    """The marker has reached it."""


class LacksDucats(Closed, frozen=True):
    """For a step."""

    price: int
    missing: int


class Lacks(Closed, frozen=True):
    """Of what a step costs."""

    spices: Spices
    ships: int


class LacksBoth(Lacks, frozen=True):
    missing_spices: Spices
    missing_ships: int


class LacksSpices(Lacks, frozen=True):
    missing_spices: Spices


class LacksSpicesOnly(Lacks, frozen=True):
    """Only spices are paid."""

    missing_spices: Spices


class LacksShips(Lacks, frozen=True):
    missing_ships: int


class LacksShipsOnly(Lacks, frozen=True):
    """Only ships are paid."""

    missing_ships: int


class Owned(Closed, frozen=True):
    """The player has that colony."""


class NoneLeft(Closed, frozen=True):
    """Of that colony."""


class NoField(Closed, frozen=True):
    """None is empty."""


class NoCards(Closed, frozen=True):
    """None can be drawn."""


class UsedThisRound(Closed, frozen=True):
    """An orange tile."""


class TooFewSpices(Closed, frozen=True):
    """For a Duty."""

    needed: int
    number: int


class NoStep(Closed, frozen=True):
    """No marker can take one."""


class NoSpices(Closed, frozen=True):
    """None can be sold."""


class NoColony(Closed, frozen=True):
    """None can be founded."""


class CardPlayed(Closed, frozen=True):
    """With this action."""


class BeforeAction(Closed, frozen=True):
    """The card is played with an action, which is over."""


def step_obstacle(state: State, seat: int, column: Column, way: Way) -> Closed | None:
    """Why a marker can't take a step; None if it can."""
    player = state.players[seat]
    if player.row(column) == LAST_ROW:
        return LastRow()
    spices, ships, ducats = cost(state, player, column, way)
    missing = _missing(state, player, spices, stock(player.plantations, player.colonies))
    missing_ships, missing_ducats = max(0, ships - player.ships), max(0, ducats - player.money)
    if missing_ducats:
        return LacksDucats(ducats, missing_ducats)
    if missing and missing_ships:
        return LacksBoth(spices, ships, missing, missing_ships)
    if missing:
        return (LacksSpicesOnly if way == "spices-only" else LacksSpices)(spices, ships, missing)
    if missing_ships:
        return (LacksShipsOnly if way == "ships-only" else LacksShips)(spices, ships, missing_ships)
    return None


def _missing(state: State, player: Player, spices: Spices, held: Mapping[Spice, int]) -> Spices:
    """Those of the spices that a player can't pay, who holds so many of each."""
    missing: Spices = tuple([spice for spice in spices if not held[spice]])
    return () if missing and may_swap_for(state, player, missing) else missing


def open_columns(state: State, seat: int, way: Way) -> tuple[Column, ...]:
    """The columns in which a marker can take a step: those without an obstacle."""
    player, data = state.players[seat], state.data
    held = stock(player.plantations, player.colonies)
    found: list[Column] = []
    for column, row in zip(COLUMNS, player.rows, strict=True):
        if row < LAST_ROW:
            spices, ships, ducats = cost_of_row(data, column, row + 1, way)
            if ships > player.ships or ducats > player.money:
                continue
            if not _missing(state, player, spices, held):
                found.append(column)
    return tuple(found)


def colony_obstacle(state: State, player: Player, colony: ColonyName) -> Closed | None:
    """Rules: "name a kind that I don't own and that is left"; None if it is so."""
    if player.has_colony(colony):
        return Owned()
    return None if state.colonies[colony] else NoneLeft()


def open_colonies(state: State, player: Player) -> tuple[ColonyName, ...]:
    """What a player may try to found."""
    return tuple([colony for colony in COLONIES if colony_obstacle(state, player, colony) is None])


def tool_obstacle(state: State, seat: int, tool: Tool) -> Closed | None:
    """Why a tile can't be used now, in its owner's turn; None if it can.

    Rules: "Orange, once a round"; "Duty: once, 6 of my spices from fields".
    """
    player, tile = state.players[seat], tool.tile
    if tile in ORANGE and tool.used == state.round:
        return UsedThisRound()
    if tile in ("spice", "extra-harvest") and not free_fields(player, state.data):
        return NoField()
    if tile == DUTY and len(stored(player)) < state.data.uses.duty_spices:
        return TooFewSpices(state.data.uses.duty_spices, len(stored(player)))
    if tile == "supply" and not cards_left(state):
        return NoCards()
    if tile == "deputy" and not least_advanced(player):
        return NoStep()
    return None


def usable(state: State, seat: int) -> tuple[str, ...]:
    """The kinds of tiles that a player can use in their turn."""
    tools = state.players[seat].tools
    if not tools:
        return ()
    return tuple(dict.fromkeys([tool.tile for tool in tools if tool_obstacle(state, seat, tool) is None]))


def card_obstacle(state: State, seat: int, card: str) -> Closed | None:
    """Why a card can't be played before, with or after the action; None if it can.

    Rules: "Bonus, before or after an action"; those marked A "with the action".
    """
    assert state.turn
    player, effect = state.players[seat], effect_of(card)
    if effect in WITH_ACTION and state.turn.acted:
        return BeforeAction()
    match effect:
        case "spices":
            return None if free_fields(player, state.data) else NoField()
        case "sale":
            return None if stored(player) else NoSpices()
        case "ships-only" | "spices-only" | "ducats-only":
            return None if open_columns(state, seat, effect) else NoStep()
        case "scouts":
            return None if open_colonies(state, player) else NoColony()
        case _:
            return None


def spied_on(state: State, seat: int) -> dict[int, tuple[Column, ...]]:
    """Whose markers a spy may use, and which."""
    found = {owner: copied(state, seat, owner) for owner in range(state.seats)}
    return {owner: columns for owner, columns in found.items() if columns}


def copied(state: State, seat: int, owner: int) -> tuple[Column, ...]:
    """Which markers of that owner a spy may use, where they bring something.

    Rules: "for one of ships, harvest, taxes and founding, never expedition: as far as the most advanced
    marker of the other players in that column, or my own there, whichever I name". Of several that are as
    far, the player's own counts, else that of the first to the left.
    """
    player = state.players[seat]
    useless = {"expedition"}
    if not free_fields(player, state.data):
        useless.add("harvest")
    if all(colony_obstacle(state, player, colony) for colony in COLONIES):
        useless.add("colony")
    return tuple(
        [
            column
            for place, column in enumerate(COLUMNS)
            if column not in useless and _is_spied(state, seat, owner, place)
        ]
    )


def _is_spied(state: State, seat: int, owner: int, place: int) -> bool:
    """`place`: the column's."""
    if owner == seat:
        return True
    row = [player.rows[place] for player in state.players]
    others = (*range(seat + 1, len(row)), *range(seat))
    return row[owner] != row[seat] and owner == max(others, key=row.__getitem__)
