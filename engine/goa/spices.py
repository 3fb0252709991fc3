"""Where spices are, where they can go, and how they are paid.

Rules: "Where I have several plantations of one spice and it can make a difference which is filled or pays,
the move names it"; "Spices never move between fields, and none may be thrown away to make room."

Where it makes no difference, the larger plantation is filled first and the smaller one pays first. Two of the
same size aren't distinguished: the fuller one is filled and the emptier one pays. Nothing else could be
better, neither when one of them has to go nor for an Extra harvest.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Literal, cast

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.questions.question import Action, Choose, Question, Select
from engine.goa import events, questions
from engine.goa.data import COLONIES, FIELDS, HOLDINGS, PLANTATIONS, SPICES, UNITS, Data, Spice, size_of
from engine.goa.moves import FillColony, Pay, PlaceSpices, RefillHoldings
from engine.goa.state import ROUNDS, Colony, Decision, Plantation, Player, State

Plantations = tuple[Plantation, ...]
Colonies = tuple[Colony, ...]


def are_told_apart(state: State, seat: int) -> bool:
    """Whether the player must say which of several plantations of one spice is filled or pays.

    It can matter as long as auctions remain, because a player with five plantations must drop one, and an
    Extra harvest fills one of them.
    """
    if state.round < ROUNDS or state.phase in ("markers", "auction"):
        return True
    player = state.players[seat]
    is_dropping = any(isinstance(task.prompt, questions.Drop) and task.seat == seat for task in state.tasks)
    return is_dropping or any(player.tool(tile) for tile in ("extra-harvest", "swap"))


def _word(plantation: Plantation, among: Iterable[Plantation], named: bool) -> str:
    """The tile's name if `named` and `among` has the spice in another size; else the spice."""
    several = any(each.spice == plantation.spice and each.tile != plantation.tile for each in among)
    return plantation.tile if named and several else plantation.spice


def free_fields(player: Player, data: Data, *, named: bool = False) -> tuple[str, ...]:
    """A word of FIELDS for each empty field. For `named` see `are_told_apart`."""
    fields = tuple([data.colonies[colony.name].fields for colony in player.colonies])
    return _free_fields(player.plantations, player.colonies, fields, named)


@lru_cache(maxsize=4096)
def _free_fields(
    plantations: Plantations, colonies: Colonies, fields: tuple[int, ...], named: bool
) -> tuple[str, ...]:
    """`fields` has the number of fields of each colony."""
    words: list[str] = []
    empty = [plantation for plantation in plantations if plantation.spices < plantation.size]
    for plantation in empty:
        words += [_word(plantation, empty, named)] * (plantation.size - plantation.spices)
    for colony, number in zip(colonies, fields, strict=True):
        words += [colony.name] * (number - len(colony.spices))
    return tuple(sorted(words, key=FIELDS.index))


def stored(player: Player, *, named: bool = False) -> tuple[str, ...]:
    """A word of UNITS for each spice held. For `named` see `are_told_apart`."""
    return _stored(player.plantations, player.colonies, named)


@lru_cache(maxsize=4096)
def _stored(plantations: Plantations, colonies: Colonies, named: bool) -> tuple[str, ...]:
    words: list[str] = []
    bearing = [plantation for plantation in plantations if plantation.spices]
    for plantation in bearing:
        words += [_word(plantation, bearing, named)] * plantation.spices
    for colony in colonies:
        words += [f"{colony.name}-{spice}" for spice in colony.spices]
    return tuple(sorted(words, key=UNITS.index))


@lru_cache(maxsize=4096)
def stock(plantations: Plantations, colonies: Colonies) -> Mapping[Spice, int]:
    """The number of each spice held."""
    counts: dict[Spice, int] = dict.fromkeys(SPICES, 0)
    for plantation in plantations:
        counts[plantation.spice] += plantation.spices
    for colony in colonies:
        for spice in colony.spices:
            counts[spice] += 1
    return counts


def sources(state: State, seat: int, spice: Spice) -> tuple[str, ...]:
    """The places from which a spice may be paid, the best to empty first.

    Holdings that take the most kinds of spices come first, then the smallest plantation.
    """
    player = state.players[seat]
    words = [colony for colony in player.colonies if spice in colony.spices]
    words.sort(key=lambda colony: colony.pair != "any")
    units = dict.fromkeys(stored(player, named=are_told_apart(state, seat)))
    return (
        *(f"{colony.name}-{spice}" for colony in words),
        *(unit for unit in units if not of_colony(unit) and spice_at(unit) == spice),
    )


@cache
def of_colony(word: str) -> bool:
    """Whether a word of FIELDS or UNITS belongs to a colony."""
    return word.startswith(COLONIES)


@cache
def spice_at(unit: str) -> Spice:
    """The spice of a word of UNITS."""
    return next(spice for spice in SPICES if spice in unit.split("-"))


def spices_at(units: Iterable[str]) -> tuple[Spice, ...]:
    return tuple(spice_at(unit) for unit in units)


@cache
def allowed(pair: str) -> tuple[Spice, ...]:
    """The spices that a colony takes. Rules: "A field takes any of its spices at each refill"."""
    return SPICES if pair == "any" else tuple(spice for spice in SPICES if spice in pair.split("-"))


def pay(state: State, seat: int, units: Sequence[str]) -> None:
    """Return spices to the stock."""
    counts = Counter(units)
    player = state.players[seat]
    plantations = _filled(player.plantations, counts, -1)
    colonies: list[Colony] = []
    for colony in player.colonies:
        left = list(colony.spices)
        for spice in colony.spices:
            if counts[f"{colony.name}-{spice}"]:
                counts[f"{colony.name}-{spice}"] -= 1
                left.remove(spice)
        colonies.append(replace(colony, spices=tuple(left)))
    state.change(seat, plantations=plantations, colonies=tuple(colonies))


def lay(state: State, seat: int, fields: Sequence[str]) -> None:
    """Put spices onto empty fields. For colonies, the player still has to choose the spices."""
    counts = Counter(fields)
    state.change(seat, plantations=_filled(state.players[seat].plantations, counts, 1))
    state.owe(seat, *(questions.Fill(colony, counts[colony]) for colony in COLONIES if counts[colony]))


def _filled(plantations: Plantations, counts: Counter[str], sign: Literal[1, -1]) -> Plantations:
    """The plantations with spices added (1) or removed (-1), as many as `counts` has of each word.

    Of two equal plantations, the fuller one is filled first, and the emptier one pays first.
    """
    filled = list(plantations)
    for place in sorted(
        range(len(filled)), key=lambda at: (filled[at].size, filled[at].spices), reverse=sign == 1
    ):
        plantation = filled[place]
        word = plantation.tile if counts[plantation.tile] else plantation.spice
        room = plantation.size - plantation.spices if sign == 1 else plantation.spices
        number = min(counts[word], room)
        filled[place] = replace(plantation, spices=plantation.spices + sign * number)
        counts[word] -= number
    return tuple(filled)


class PayingDuty(Decision):
    """Rules: "once, 6 of my spices from fields for 4 VP"."""

    def ask(self, state: State, seat: int) -> Question:
        prompt = state.owed(questions.Duty)
        kept = [sources(state, seat, spice)[0] for spice in _step_spices(state, seat)]
        return Question(prompt, (_paying(state, seat, prompt.number, prompt.number, kept),))

    def play(self, state: State, seat: int, move: Pay) -> Iterator[Event]:
        state.finish(questions.Duty)
        pay(state, seat, move.units)
        state.change(seat, duties=state.players[seat].duties + 1)
        yield events.DutyDone(seat, spices_at(move.units), state.data.uses.duty_points)


class Selling(Decision):
    """Rules: "Sell up to 4 spices at 3 ducats"."""

    def ask(self, state: State, seat: int) -> Question:
        sale = state.owed(questions.Sale)
        return Question(sale, (_paying(state, seat, 1, sale.number),))

    def play(self, state: State, seat: int, move: Pay) -> Iterator[Event]:
        price = state.finish(questions.Sale).price
        pay(state, seat, move.units)
        ducats = len(move.units) * price
        state.give(seat, ducats=ducats)
        yield events.SpicesSold(seat, spices_at(move.units), ducats)


def _step_spices(state: State, seat: int) -> list[Spice]:
    """The spices that a step still costs, as far as the player has them."""
    prompts = [task.prompt for task in state.tasks if isinstance(task.prompt, questions.PaySpice)]
    return [spice for prompt in prompts for spice in prompt.owed if sources(state, seat, spice)]


def owed_spices(state: State) -> int:
    """The number of spices that the questions to be answered need at least."""
    number = 0
    for task in state.tasks:
        match task.prompt:
            case questions.PaySpice():
                number += len(_step_spices(state, task.seat))
            case questions.Duty(number=spices):
                number += spices
            case questions.Sale():
                number += 1
            case _:
                pass
    return number


def _paying(state: State, seat: int, least: int, most: int, kept: Iterable[str] = ()) -> Action:
    """Build the action of paying spices, except for those to keep. Suggests the most plentiful ones, from
    colonies before plantations."""
    left = Counter(stored(state.players[seat], named=are_told_apart(state, seat))) - Counter(kept)
    units = tuple(left.elements())
    kinds = [spice_at(unit) for unit in units]
    order = sorted(range(len(units)), key=lambda at: (-kinds.count(kinds[at]), not of_colony(units[at]), at))
    return Action("pay", (Select("unit", units, least, most, tuple(sorted(order[:most]))),))


class Placing(Decision):
    """Rules: "1 of choice onto an empty matching field", or several; "the rest is lost"."""

    def pending(self, state: State) -> tuple[int, ...]:
        seat = state.tasks[-1].seat
        return (seat,) if free_fields(state.players[seat], state.data) else ()

    def ask(self, state: State, seat: int) -> Question:
        prompt = state.owed(questions.Place)
        part = fields_part(state, seat, prompt.number)
        return Question(replace(prompt, free=len(part.among)), (Action("place", (part,)),))

    def play(self, state: State, seat: int, move: PlaceSpices) -> Iterator[Event]:
        state.finish(questions.Place)
        yield events.Placed(seat, move.to)
        lay(state, seat, move.to)

    def follow(self, state: State) -> Iterator[Event]:
        state.finish(questions.Place)
        yield from ()


class Filling(Decision):
    """Which spices go onto a colony's fields. Rules: "the same twice, or one of each"."""

    def ask(self, state: State, seat: int) -> Question:
        prompt, player = state.owed(questions.Fill), state.players[seat]
        pair = next(colony.pair for colony in player.colonies if colony.name == prompt.colony)
        best = _suggested_filling(player, pair, prompt.fields)
        part = Choose("spices", _fillings(pair, prompt.fields), suggested=best)
        return Question(prompt, (Action("fill", (part,)),))

    def play(self, state: State, seat: int, move: FillColony) -> Iterator[Event]:
        name, player = state.finish(questions.Fill).colony, state.players[seat]
        spices = cast("tuple[Spice, ...]", tuple(move.spices.split(" ")))
        colonies = tuple(
            replace(colony, spices=tuple(sorted((*colony.spices, *spices), key=SPICES.index)))
            if colony.name == name
            else colony
            for colony in player.colonies
        )
        state.change(seat, colonies=colonies)
        yield events.Filled(seat, name, spices)


class Refilling(Decision):
    """Extra harvest. Rules: "fill up to 3 plantations or colonies wholly, also ones with spices left"."""

    def ask(self, state: State, seat: int) -> Question:
        prompt, room = state.owed(questions.Refill), _with_room(state.players[seat], state.data)
        most = min(prompt.number, len(room))
        best = sorted(range(len(room)), key=lambda at: -room[at][1])[:most]
        part = Select("holding", tuple(word for word, _ in room), 1, most, tuple(sorted(best)))
        return Question(prompt, (Action("refill", (part,)),))

    def play(self, state: State, seat: int, move: RefillHoldings) -> Iterator[Event]:
        state.finish(questions.Refill)
        yield events.Refilled(seat, move.holdings)
        player = state.players[seat]
        counts = Counter(move.holdings)
        plantations = list(player.plantations)
        for number in sorted(range(len(plantations)), key=lambda number: plantations[number].spices):
            plantation = plantations[number]
            if counts[plantation.tile] and plantation.spices < plantation.size:
                counts[plantation.tile] -= 1
                plantations[number] = replace(plantation, spices=plantation.size)
        state.change(seat, plantations=tuple(plantations))
        room = dict(_with_room(player, state.data))
        state.owe(seat, *(questions.Fill(colony, room[colony]) for colony in COLONIES if counts[colony]))


def fields_part(state: State, seat: int, number: int) -> Select:
    """From one to `number` of the player's empty fields. There must be one."""
    player = state.players[seat]
    fields = free_fields(player, state.data, named=are_told_apart(state, seat))
    most = min(number, len(fields))
    return Select("field", fields, 1, most, _suggested(player, fields, most))


def _suggested(player: Player, fields: Sequence[str], number: int) -> tuple[int, ...]:
    """Indices of the fields to suggest: plantations before colonies, the scarcest spice first, large
    plantations first."""
    counts: dict[str, int] = {**stock(player.plantations, player.colonies), **dict.fromkeys(COLONIES, 0)}
    kinds = [field if of_colony(field) else spice_at(field) for field in fields]
    sizes = [size_of(field) if field in PLANTATIONS else 0 for field in fields]
    left = list(range(len(fields)))
    chosen: list[int] = []
    while left and len(chosen) < number:
        best = min([(of_colony(fields[at]), counts[kinds[at]], -sizes[at], at) for at in left])[-1]
        left.remove(best)
        chosen.append(best)
        counts[kinds[best]] += 1
    return tuple(sorted(chosen))


@cache
def _fillings(pair: str, fields: int) -> tuple[str, ...]:
    """All ways to fill this many fields of a colony."""
    return tuple(map(" ".join, combinations_with_replacement(allowed(pair), fields)))


def _suggested_filling(player: Player, pair: str, fields: int) -> str:
    """The filling with the player's scarcest spices. A second spice of a kind counts as one more."""
    there: dict[str, int] = {**stock(player.plantations, player.colonies)}

    def held(text: str) -> int:
        words = text.split(" ")
        return sum([there[spice] for spice in words]) + len(words) - len(set(words))

    return min(_fillings(pair, fields), key=held)


def _with_room(player: Player, data: Data) -> list[tuple[str, int]]:
    """A word of HOLDINGS for each plantation and colony with empty fields, with their number. Of two equal
    ones, the emptier comes first."""
    room = [(plantation.tile, plantation.size - plantation.spices) for plantation in player.plantations]
    room += [
        (colony.name, data.colonies[colony.name].fields - len(colony.spices)) for colony in player.colonies
    ]
    return sorted(
        [(word, free) for word, free in room if free], key=lambda each: (HOLDINGS.index(each[0]), -each[1])
    )
