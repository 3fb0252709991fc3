"""Where spices lie, where they may come, and how they are paid.

Which of several plantations of one spice is filled or paid from is no question: the larger is filled first
and the smaller paid from first, so that what may have to go is empty. Rules: "Spices never move between
fields, and none may be thrown away to make room."
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement

from msgspec.structs import replace

from engine.event import Event
from engine.goa import events
from engine.goa.data import COLONIES, FIELDS, HOLDINGS, SPICES, UNITS, Data, Spice
from engine.goa.state import Colony, Plantation, Player, State
from engine.goa.tasks import Fill, Refill


def free_fields(player: Player, data: Data) -> tuple[str, ...]:
    """A word of FIELDS for each empty field."""
    words: list[str] = []
    for plantation in player.plantations:
        words += [plantation.spice] * (plantation.size - plantation.spices)
    for colony in player.colonies:
        words += [colony.name] * (data.colonies[colony.name].fields - len(colony.spices))
    return tuple(sorted(words, key=FIELDS.index))


def stored(player: Player) -> tuple[str, ...]:
    """A word of UNITS for each spice."""
    words: list[str] = []
    for plantation in player.plantations:
        words += [plantation.spice] * plantation.spices
    for colony in player.colonies:
        words += [f"{colony.name}-{spice}" for spice in colony.spices]
    return tuple(sorted(words, key=UNITS.index))


def stock(player: Player) -> Counter[Spice]:
    """How many of each spice a player has."""
    counts: Counter[Spice] = Counter()
    for plantation in player.plantations:
        counts[plantation.spice] += plantation.spices
    for colony in player.colonies:
        counts.update(colony.spices)
    return counts


def sources(player: Player, spice: Spice) -> tuple[str, ...]:
    """The different places from where a spice may be paid, the most sensible first: what takes the most kinds
    of spices is the best to have empty."""
    words = [colony for colony in player.colonies if spice in colony.spices]
    words.sort(key=lambda colony: colony.pair != "any")
    of_plantations = any(each.spice == spice and each.spices for each in player.plantations)
    return (*(f"{colony.name}-{spice}" for colony in words), *((spice,) if of_plantations else ()))


def spice_at(unit: str) -> Spice:
    """The spice that a word of UNITS is."""
    return next(spice for spice in SPICES if unit.endswith(spice))


def spices_at(units: Iterable[str]) -> tuple[Spice, ...]:
    return tuple(spice_at(unit) for unit in units)


def allowed(pair: str) -> tuple[Spice, ...]:
    """What a colony takes. Rules: "A field takes any of its spices at each refill"."""
    return SPICES if pair == "any" else tuple(spice for spice in SPICES if spice in pair.split("-"))


def fillings(pair: str, fields: int) -> tuple[str, ...]:
    """All ways to fill so many fields of a colony. Rules: "the same twice, or one of each"."""
    return tuple(map(" ".join, combinations_with_replacement(allowed(pair), fields)))


def colony_of(player: Player, name: str) -> Colony:
    return next(colony for colony in player.colonies if colony.name == name)


def lay(state: State, seat: int, fields: Sequence[str]) -> None:
    """Spices come onto empty fields; which ones come to colonies is still to be said."""
    player = state.players[seat]
    counts = Counter(fields)
    plantations = list(player.plantations)
    for place in _by_size(plantations, largest_first=True):
        plantation = plantations[place]
        number = min(counts[plantation.spice], plantation.size - plantation.spices)
        plantations[place] = replace(plantation, spices=plantation.spices + number)
        counts[plantation.spice] -= number
    state.update(seat, replace(player, plantations=tuple(plantations)))
    state.owe(*(Fill(seat, colony, counts[colony]) for colony in COLONIES if counts[colony]))


def pay(state: State, seat: int, units: Sequence[str]) -> None:
    """Spices go back to the stock."""
    player = state.players[seat]
    counts = Counter(units)
    plantations = list(player.plantations)
    for place in _by_size(plantations, largest_first=False):
        plantation = plantations[place]
        number = min(counts[plantation.spice], plantation.spices)
        plantations[place] = replace(plantation, spices=plantation.spices - number)
        counts[plantation.spice] -= number
    colonies: list[Colony] = []
    for colony in player.colonies:
        left = list(colony.spices)
        for spice in colony.spices:
            if counts[f"{colony.name}-{spice}"]:
                counts[f"{colony.name}-{spice}"] -= 1
                left.remove(spice)
        colonies.append(replace(colony, spices=tuple(left)))
    state.update(seat, replace(player, plantations=tuple(plantations), colonies=tuple(colonies)))


def fill(state: State, seat: int, text: str) -> Iterator[Event]:
    """Spices come onto the fields of the colony that is asked for."""
    task = state.finish()
    assert isinstance(task, Fill)
    player = state.players[seat]
    spices: tuple[Spice, ...] = tuple(spice for word in text.split(" ") for spice in SPICES if spice == word)
    colonies = tuple(
        replace(colony, spices=tuple(sorted((*colony.spices, *spices), key=SPICES.index)))
        if colony.name == task.colony
        else colony
        for colony in player.colonies
    )
    state.update(seat, replace(player, colonies=colonies))
    yield events.Filled(seat, task.colony, spices)


def place(state: State, seat: int, fields: Sequence[str]) -> Iterator[Event]:
    """Rules: "1 of choice onto an empty matching field"."""
    state.finish()
    yield events.Placed(seat, tuple(fields))
    lay(state, seat, fields)


def with_room(player: Player, data: Data) -> tuple[str, ...]:
    """A word of HOLDINGS for each plantation and colony with an empty field."""
    words = [plantation.tile for plantation in player.plantations if plantation.spices < plantation.size]
    words += [
        colony.name for colony in player.colonies if len(colony.spices) < data.colonies[colony.name].fields
    ]
    return tuple(sorted(words, key=HOLDINGS.index))


def refill(state: State, seat: int, holdings: Sequence[str]) -> Iterator[Event]:
    """Extra harvest. Rules: "fill up to 3 plantations or colonies wholly, also ones with spices left"."""
    task = state.finish()
    assert isinstance(task, Refill)
    yield events.Refilled(seat, tuple(holdings))
    player = state.players[seat]
    counts = Counter(holdings)
    plantations = list(player.plantations)
    for number in sorted(range(len(plantations)), key=lambda number: plantations[number].spices):
        plantation = plantations[number]
        if counts[plantation.tile] and plantation.spices < plantation.size:
            counts[plantation.tile] -= 1
            plantations[number] = replace(plantation, spices=plantation.size)
    state.update(seat, replace(player, plantations=tuple(plantations)))
    state.owe(
        *(
            Fill(seat, colony.name, state.data.colonies[colony.name].fields - len(colony.spices))
            for colony in player.colonies
            if counts[colony.name]
        )
    )


def suggested(player: Player, fields: Sequence[str], number: int) -> tuple[int, ...]:
    """Places of the fields that are sensible to fill: of each spice in turn the one that one has least of,
    and plantations before colonies."""
    counts = Counter[str](stock(player))
    left = list(range(len(fields)))
    chosen: list[int] = []
    while left and len(chosen) < number:
        best = min(left, key=lambda at: (fields[at] in COLONIES, counts[fields[at]], at))
        left.remove(best)
        chosen.append(best)
        counts[fields[best]] += 1
    return tuple(sorted(chosen))


def suggested_filling(player: Player, pair: str, fields: int) -> str:
    """What one has least of."""

    def held(text: str) -> int:
        counts = Counter[str](stock(player))
        total = 0
        for spice in text.split(" "):
            total += counts[spice]
            counts[spice] += 1
        return total

    return min(fillings(pair, fields), key=held)


def _by_size(plantations: Sequence[Plantation], *, largest_first: bool) -> list[int]:
    """Places in the order of filling, or of paying: of two alike, the fuller one is filled first."""

    def worth(place: int) -> tuple[int, int]:
        return plantations[place].size, plantations[place].spices

    return sorted(range(len(plantations)), key=worth, reverse=largest_first)
