"""A slow, plain statement of the legal moves, independent of the engine's questions.

Only the pending decision and its seat are taken from the state.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product
from typing import cast

from engine import Match
from engine.goa import questions
from engine.goa.data import Data
from engine.goa.state import Player, State
from tests.engine.states import state_of

SPICES = ("ginger", "pepper", "cinnamon", "nutmeg", "clove")
COLONIES = ("quilon", "cochin", "madras", "calicut")
COLUMNS = ("ships", "harvest", "taxes", "expedition", "colony")
ORANGE = ("ship", "ducats", "colonist", "spice")
MARKED_A = ("mixed-harvest", "scouts", "ships-only", "spices-only")
SIDES = [(0, 1), (0, -1), (1, 0), (-1, 0)]
CORNERS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
GRID = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]


def legal(match: Match, seat: int) -> set[str]:
    """The notations of a seat's legal moves."""
    state = cast("State", state_of(match))
    player = state.players[seat]
    prompts = [task.prompt for task in state.tasks]
    moves = set(_decisions(state, player, prompts[-1]) if prompts else _moves(state, seat))
    if player.tool("duty") and len(_stored(state, player)) - _owed(state, player, prompts) >= 6:
        moves.add("use duty")  # "Duty, at any time in one's own turn"
    return moves


def _owed(state: State, player: Player, prompts: Sequence[questions.Owed]) -> int:
    """The number of spices that must be left for the answers that are owed."""
    held = {_spice(unit) for unit in _stored(state, player)}
    owed = 0
    for prompt in prompts:
        match prompt:
            case questions.Duty():
                owed += 6
            case questions.Sale():
                owed += 1
            case questions.PaySpice(owed=spices):
                owed += len(held.intersection(spices))
            case questions.ProgressSpicesOnly() | questions.Drop(keep=True):
                owed += 100  # Duty can wait until the step is paid.
            case _:
                pass
    return owed


def _moves(state: State, seat: int) -> Iterator[str]:
    player = state.players[seat]
    if state.phase == "markers":
        yield from _markers(state)
    elif state.phase == "auction":
        yield from _bids(state, seat, player)
    elif state.turn is None:
        yield from ("extra", "pass")
    else:
        yield from _tools(state, player)
        if not state.turn.carded:
            yield from (f"play {card}" for card in player.hand if _plays(state, player, card))
        if state.turn.acted:
            yield "done"
        else:
            yield from _actions(state, player)


# Markers and auctions


def _markers(state: State) -> Iterator[str]:
    """The cells for the next marker: beside the tiles for the flag, else on a tile next to the last marker,
    or anywhere."""
    tiles = {cell for cell, tile in zip(GRID, state.grid, strict=True) if tile}
    if not state.markers:
        everywhere = [f"{column}{row}" for row in range(7) for column in "zabcdef"]
        for cell in everywhere:
            if cell not in tiles and tiles.intersection(_near(cell, SIDES)):
                yield f"flag {cell}"
        return
    free = tiles - {marker.cell for marker in state.markers}
    near = free.intersection(_near(state.markers[-1].cell, SIDES + CORNERS))
    yield from (f"mark {cell}" for cell in near or free)


def _near(cell: str, steps: Sequence[tuple[int, int]]) -> Iterator[str]:
    columns = "zabcdef"
    for right, up in steps:
        column, row = columns.index(cell[0]) + right, int(cell[1]) + up
        if column in range(7) and row in range(7):
            yield f"{columns[column]}{row}"


def _bids(state: State, seat: int, player: Player) -> Iterator[str]:
    best = max((bid.ducats for bid in state.bids), default=0)
    if seat == state.markers[state.auction].owner:
        yield "sell"
        if player.money > best:
            yield "buy"
    else:
        yield "pass"
        yield from (f"bid {ducats}" for ducats in range(best + 1, player.money + 1))


# A turn


def _actions(state: State, player: Player) -> Iterator[str]:
    yield from ("ships", "taxes")
    yield from _steps(state, player, "both")
    fields = _fields(state, player)
    yield from _rows("harvest", fields, 1, _brings(state.data, player, "harvest"))
    yield from _foundings(state, player)
    board = state.data.board
    draw, limit = _row(board.expedition, player, "expedition"), _row(board.limit, player, "expedition")
    for number in range(1, min(draw, limit) + 1):
        discarded = max(0, len(player.hand) + number - limit)
        if len(state.pile) + len(state.discards) + discarded >= number:
            yield f"expedition {number}"


def _tools(state: State, player: Player) -> Iterator[str]:
    fields, spies = _fields(state, player), [*_spied(state, player)]
    for tool in player.tools:
        allowed = {
            "spice": bool(fields),
            "duty": len(_stored(state, player)) >= 6,
            "extra-harvest": bool(fields),
            "supply": bool(state.pile or state.discards),
            "deputy": min(player.rows) < 5,
            "spy": bool(spies),
        }.get(tool.tile, True)
        if allowed and not (tool.tile in ORANGE and tool.used == state.round):
            yield f"use {tool.tile}"


def _plays(state: State, player: Player, card: str) -> bool:
    effect = card[:-2]
    if effect in MARKED_A and state.turn and state.turn.acted:
        return False
    match effect:
        case "spices":
            return bool(_fields(state, player))
        case "sale":
            return bool(_stored(state, player))
        case "scouts":
            return any(_foundings(state, player))
        case "ducats-only" | "ships-only" | "spices-only":
            return any(_steps(state, player, effect))
        case _:
            return True


def _steps(state: State, player: Player, way: str) -> Iterator[str]:
    """The columns in which a step is payable.

    A step into row n costs the first n - 1 spices and as many ships. Special ways cost only the spices, only
    the ships, or ducats.
    """
    held = {_spice(unit) for unit in _stored(state, player)}
    for column, row in zip(COLUMNS, player.rows, strict=True):
        if row == 5:
            continue
        spices = state.data.steps[column][:row]
        missing = [spice for spice in spices if spice not in held]
        if len(missing) == 1 and player.tool("swap") and _planted(state, missing[0]):
            missing = []  # "Swap to get a plantation for a spice still owed"
        enough_ships = player.ships >= len(spices)
        payable = {
            "both": not missing and enough_ships,
            "spices-only": not missing,
            "ships-only": enough_ships,
            "ducats-only": player.money >= state.data.uses.steps_for_ducats[row - 1],
            "free": row == min(player.rows),
        }[way]
        if payable:
            yield f"progress {column}"


def _foundings(state: State, player: Player) -> Iterator[str]:
    """The kinds of colonies that the seat doesn't own and that are left."""
    owned = {colony.name for colony in player.colonies}
    yield from (f"found {colony}" for colony, left in state.colonies.items() if left and colony not in owned)


# Decisions


def _decisions(state: State, player: Player, prompt: questions.Owed) -> Iterator[str]:
    match prompt:
        case questions.Progress(way=way):
            yield from _steps(state, player, way)
        case questions.FoundScouts() | questions.FoundSpy():
            yield from _foundings(state, player)
        case questions.Founding():
            yield from _founding_ends(state, player, prompt)
        case questions.ColonyTile(colony=colony):
            yield from (f"take {pair}" for pair in state.colonies[colony])
        case questions.Discard(number=number):
            yield from (f"discard {' '.join(sorted(cards))}" for cards in combinations(player.hand, number))
        case questions.Swap():
            yield from (f"swap {cell}" for cell in _laid(state))
        case questions.SwapFor(spice=spice):
            yield from (f"swap {cell}" for cell in _planted(state, spice))
        case questions.Spy():
            yield from {f"spy {owner}" for owner, _ in _spied(state, player)}
        case questions.Copy(owner_seat=owner):
            yield from (f"copy {column}" for other, column in _spied(state, player) if other == owner)
        case questions.MixShips(number=number):
            yield from (f"mix {taken}" for taken in range(number + 1))
        case questions.MixColonists(number=number):
            # "In any mix": the remainder is spices, for which there must be empty fields.
            spared = min(number, len(_fields(state, player)))
            yield from (f"mix {taken}" for taken in range(number - spared, number + 1))
        case _:
            yield from _decisions_on_goods(state, player, prompt)


def _decisions_on_goods(state: State, player: Player, prompt: questions.Owed) -> Iterator[str]:
    fields, data = _fields(state, player), state.data
    match prompt:
        case questions.Drop():
            yield from _drops(state, player, prompt)
        case questions.Goods():
            yield from ("choose ships", "choose colonists")
        case questions.Supply():
            yield from ("choose ships", "choose colonists", *(["choose spices"] if fields else []))
        case questions.Place(number=number):
            yield from _rows("place", fields, 1, number)
        case questions.Refill():
            yield from _rows("refill", _holdings_with_room(player, data), 1, data.uses.refilled)
        case questions.Fill(colony=name, fields=number):
            (colony,) = (each for each in player.colonies if each.name == name)
            spices = [spice for spice in SPICES if colony.pair == "any" or spice in colony.pair.split("-")]
            for chosen in combinations_with_replacement(spices, number):
                yield f"fill {' '.join(chosen)}"
        case questions.PaySpice(owed=owed):
            # A spice that lies in only one place needs no choice: it was paid automatically.
            places = [
                [unit for unit in set(_stored(state, player)) if _spice(unit) == spice] for spice in owed
            ]
            units = next(each for each in places if len(each) > 1)
            yield from (f"pay {unit}" for unit in units)
        case questions.Duty():
            yield from _rows("pay", _left_for_duty(state, player), 6, 6)
        case questions.Sale():
            yield from _rows("pay", _stored(state, player), 1, 4)
        case _:
            raise TypeError(prompt)


def _left_for_duty(state: State, player: Player) -> list[str]:
    """The spices except one of each that a step still costs: in a colony that takes any, then in another
    colony, then on the smallest plantation."""
    units = _stored(state, player)
    any_pair = [colony.name for colony in player.colonies if colony.pair == "any"]

    def rank(unit: str) -> tuple[bool, bool]:
        colony = unit.partition("-")[0]
        return colony not in COLONIES, colony not in any_pair

    for task in state.tasks:
        for spice in task.prompt.owed if isinstance(task.prompt, questions.PaySpice) else ():
            if places := sorted(
                (unit for unit in units if _spice(unit) == spice), key=lambda x: (rank(x), x)
            ):
                units.remove(places[0])
    return units


def _drops(state: State, player: Player, prompt: questions.Drop) -> Iterator[str]:
    tiles = [plantation.tile for plantation in player.plantations]
    if prompt.keep:
        tiles.remove(prompt.plantation)
    yield from {f"drop {tile}" for tile in tiles}


def _founding_ends(state: State, player: Player, prompt: questions.Founding) -> Iterator[str]:
    """The ways to finish a founding: pay the missing colonists, play a card for more, or abandon it."""
    missing = prompt.need - prompt.board - prompt.number
    yield "abandon"
    if player.colonists >= missing:
        yield f"recruit {missing}"
    if not prompt.spied and state.turn and not state.turn.carded:
        yield from (f"play {card}" for card in player.hand if card.startswith("colonists-"))


# Possessions


def _row(values: Sequence[int], player: Player, column: str) -> int:
    return values[player.rows[COLUMNS.index(column)] - 1]


def _brings(data: Data, player: Player, column: str) -> int:
    return _row(getattr(data.board, column), player, column)


def _fields(state: State, player: Player) -> list[str]:
    """The empty fields: named by spice or plantation on plantations, by colony in colonies."""
    room = {at: int(each.tile[-1]) - each.spices for at, each in enumerate(player.plantations)}
    fields = _on_plantations(state, player, room)
    for colony in player.colonies:
        fields += [colony.name] * (state.data.colonies[colony.name].fields - len(colony.spices))
    return fields


def _on_plantations(state: State, player: Player, numbers: dict[int, int]) -> list[str]:
    """A word for each of this many units on each plantation, usually its spice.

    The word is the tile if other plantations of that spice count, too, and the difference can still matter: a
    fifth plantation may force a discard, or Extra harvest or Swap may be used.
    """
    to_come = state.round < 8 or state.phase in ("markers", "auction")
    dropping = any(type(task.prompt) is questions.Drop for task in state.tasks)
    differs = to_come or dropping or bool(player.tool("extra-harvest") or player.tool("swap"))
    words: list[str] = []
    for at, number in numbers.items():
        tile = player.plantations[at].tile
        rivals = {player.plantations[other].tile for other in numbers if numbers[other]}
        several = len([rival for rival in rivals if rival.startswith(tile[:-1])]) > 1
        words += [tile if several and differs else tile[:-2]] * number
    return words


def _spice(unit: str) -> str:
    (spice,) = (word for word in unit.split("-") if word in SPICES)
    return spice


def _stored(state: State, player: Player) -> list[str]:
    """A word for each spice in stock: the spice or its plantation; in a colony, the colony and the spice."""
    units = _on_plantations(state, player, {at: each.spices for at, each in enumerate(player.plantations)})
    for colony in player.colonies:
        units += [f"{colony.name}-{spice}" for spice in colony.spices]
    return units


def _holdings_with_room(player: Player, data: Data) -> list[str]:
    plantations = [each.tile for each in player.plantations if each.spices < int(each.tile[-1])]
    colonies = [each.name for each in player.colonies if len(each.spices) < data.colonies[each.name].fields]
    return plantations + colonies


def _laid(state: State) -> list[str]:
    """The cells with a tile."""
    return [cell for cell, tile in zip(GRID, state.grid, strict=True) if tile]


def _planted(state: State, spice: str) -> list[str]:
    """The cells with a plantation of this spice."""
    tiles = [f"{spice}-{size}" for size in (1, 2, 3)]
    return [cell for cell, tile in zip(GRID, state.grid, strict=True) if tile in tiles]


def _spied(state: State, player: Player) -> Iterator[tuple[int, str]]:
    """The markers that Spy may copy, by column, if copying brings something.

    These are the player's own marker, and the farthest marker of the others if it is in another row. In a
    tie, the first one clockwise counts. The expedition column has none.
    """
    me = next(seat for seat, each in enumerate(state.players) if each is player)
    clockwise = [*range(me + 1, len(state.players)), *range(me)]
    for at, column in enumerate(COLUMNS):
        brings = {
            "expedition": False,
            "harvest": bool(_fields(state, player)),
            "colony": any(_foundings(state, player)),
        }.get(column, True)
        if brings:
            yield me, column
            farthest = max(state.players[other].rows[at] for other in clockwise)
            if farthest != player.rows[at]:
                yield next(each for each in clockwise if state.players[each].rows[at] == farthest), column


def _rows(verb: str, things: Sequence[str], least: int, most: int) -> Iterator[str]:
    """The ways to choose from `least` to `most` things, without duplicates, in notation order."""
    counts = Counter(things)
    words = sorted(counts, key=_order)
    for numbers in product(*(range(counts[word] + 1) for word in words)):
        if least <= sum(numbers) <= most:
            row = [word for word, number in zip(words, numbers, strict=True) for _ in range(number)]
            yield f"{verb} {' '.join(row)}"


def _order(word: str) -> tuple[int, ...]:
    """Sorts spices before colonies, each in the order of the rules, then by spice or size."""
    first, _, second = word.partition("-")
    rank = [*SPICES, *COLONIES].index(first)
    return rank, SPICES.index(second) if second in SPICES else int(second or 0)
