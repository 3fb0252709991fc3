"""Spices come onto fields: by a harvest, by tiles and by cards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement

from msgspec.structs import replace

from engine.event import Event
from engine.goa import events, prompts, tasks
from engine.goa.data import COLONIES, HOLDINGS, PLANTATIONS, SPICES, Data, Spice, size_of
from engine.goa.moves import FillColony, PlaceSpices, RefillHoldings
from engine.goa.spices import allowed, are_told_apart, by_size, free_fields, of_colony, spice_at, stock
from engine.goa.state import Decision, Player, State
from engine.question import Action, Choose, Question, Select


class Placing(Decision):
    """Rules: "1 of choice onto an empty matching field", or several; "the rest is lost"."""

    def pending(self, state: State) -> tuple[int, ...]:
        seat = state.task(tasks.Place).seat
        return (seat,) if free_fields(state.players[seat], state.data) else ()

    def ask(self, state: State, seat: int) -> Question:
        task = state.task(tasks.Place)
        part = fields_part(state, seat, task.number)
        return Question(prompts.Place(task.source, task.number, len(part.among)), (Action("place", (part,)),))

    def play(self, state: State, seat: int, move: PlaceSpices) -> Iterator[Event]:
        state.finish(tasks.Place)
        yield events.Placed(seat, move.to)
        lay(state, seat, move.to)

    def follow(self, state: State) -> Iterator[Event]:
        state.finish(tasks.Place)
        yield from ()


class Filling(Decision):
    """What comes onto fields of a colony. Rules: "the same twice, or one of each"."""

    def ask(self, state: State, seat: int) -> Question:
        task, player = state.task(tasks.Fill), state.players[seat]
        pair = next(colony.pair for colony in player.colonies if colony.name == task.colony)
        best = _suggested_filling(player, pair, task.fields)
        part = Choose("spices", _fillings(pair, task.fields), suggested=best)
        return Question(prompts.Fill(task.colony, task.fields), (Action("fill", (part,)),))

    def play(self, state: State, seat: int, move: FillColony) -> Iterator[Event]:
        task, player = state.finish(tasks.Fill), state.players[seat]
        words = move.spices.split(" ")
        spices: tuple[Spice, ...] = tuple(spice for word in words for spice in SPICES if spice == word)
        colonies = tuple(
            replace(colony, spices=tuple(sorted((*colony.spices, *spices), key=SPICES.index)))
            if colony.name == task.colony
            else colony
            for colony in player.colonies
        )
        state.update(seat, replace(player, colonies=colonies))
        yield events.Filled(seat, task.colony, spices)


class Refilling(Decision):
    """Extra harvest. Rules: "fill up to 3 plantations or colonies wholly, also ones with spices left"."""

    def ask(self, state: State, seat: int) -> Question:
        room = _with_room(state.players[seat], state.data)
        most = min(state.data.uses.refilled, len(room))
        best = sorted(range(len(room)), key=lambda at: -room[at][1])[:most]
        part = Select("holding", tuple(word for word, _ in room), 1, most, tuple(sorted(best)))
        return Question(prompts.Refill(state.data.uses.refilled), (Action("refill", (part,)),))

    def play(self, state: State, seat: int, move: RefillHoldings) -> Iterator[Event]:
        state.finish(tasks.Refill)
        yield events.Refilled(seat, move.holdings)
        player = state.players[seat]
        counts = Counter(move.holdings)
        plantations = list(player.plantations)
        for number in sorted(range(len(plantations)), key=lambda number: plantations[number].spices):
            plantation = plantations[number]
            if counts[plantation.tile] and plantation.spices < plantation.size:
                counts[plantation.tile] -= 1
                plantations[number] = replace(plantation, spices=plantation.size)
        state.update(seat, replace(player, plantations=tuple(plantations)))
        state.owe(
            *(
                tasks.Fill(seat, colony.name, state.data.colonies[colony.name].fields - len(colony.spices))
                for colony in player.colonies
                if counts[colony.name]
            )
        )


def fields_part(state: State, seat: int, number: int) -> Select:
    """Up to so many of a player's empty fields, of which there must be one."""
    player = state.players[seat]
    fields = free_fields(player, state.data, named=are_told_apart(state, seat))
    most = min(number, len(fields))
    return Select("field", fields, 1, most, _suggested(player, fields, most))


def lay(state: State, seat: int, fields: Sequence[str]) -> None:
    """Spices come onto empty fields; which ones come to colonies is still to be said."""
    player = state.players[seat]
    counts = Counter(fields)
    plantations = list(player.plantations)
    for place in by_size(plantations, largest_first=True):
        plantation = plantations[place]
        word = plantation.tile if counts[plantation.tile] else plantation.spice
        number = min(counts[word], plantation.size - plantation.spices)
        plantations[place] = replace(plantation, spices=plantation.spices + number)
        counts[word] -= number
    state.update(seat, replace(player, plantations=tuple(plantations)))
    state.owe(*(tasks.Fill(seat, colony, counts[colony]) for colony in COLONIES if counts[colony]))


def _suggested(player: Player, fields: Sequence[str], number: int) -> tuple[int, ...]:
    """Places of the fields that are sensible to fill: of each spice in turn the one that one has least of,
    plantations before colonies, and larger ones before smaller ones."""
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
    """All ways to fill so many fields of a colony."""
    return tuple(map(" ".join, combinations_with_replacement(allowed(pair), fields)))


def _suggested_filling(player: Player, pair: str, fields: int) -> str:
    """What one has least of."""
    there: dict[str, int] = {**stock(player.plantations, player.colonies)}

    def held(text: str) -> int:
        counts = {**there}
        total = 0
        for spice in text.split(" "):
            total += counts[spice]
            counts[spice] += 1
        return total

    return min(_fillings(pair, fields), key=held)


def _with_room(player: Player, data: Data) -> list[tuple[str, int]]:
    """A word of HOLDINGS for each plantation and colony with empty fields, and how many; of two alike, the
    emptier first."""
    room = [(plantation.tile, plantation.size - plantation.spices) for plantation in player.plantations]
    room += [
        (colony.name, data.colonies[colony.name].fields - len(colony.spices)) for colony in player.colonies
    ]
    return sorted(
        [(word, free) for word, free in room if free], key=lambda each: (HOLDINGS.index(each[0]), -each[1])
    )
