"""The set-up."""

from collections.abc import Iterator

from engine.chance import Chance
from engine.event import Event
from engine.goa.auctions import begin_round
from engine.goa.data import COLONIES
from engine.goa.events import FlagDrawn
from engine.goa.state import Player, State

FLAG_SYMBOL = "tiger"


def set_up(seats: int, chance: Chance, material: str | None) -> tuple[State, list[Event]]:
    state = State(chance=chance, players=(), flag_holder=0, pile=(), discards=(), material=material)
    data = state.data
    pile, state.chance = state.chance.shuffled(tuple(data.cards))
    state.pile = tuple(pile)
    state.colonies = {colony: data.colony_tiles(colony) for colony in COLONIES}
    first, state.chance = state.chance.below(seats)
    player = Player(data.start.ducats, data.start.ships, data.start.colonists)
    state.players = (player,) * seats
    return state, [*_begin(state, first)]


def _begin(state: State, first: int) -> Iterator[Event]:
    """Rules: "from a random first seat clockwise each reveals an expedition card; the first tiger gets the
    flag (no extra action card for that). The revealed cards are discarded." "The start player gets the flag
    and 7 ducats, the others 10."
    """
    revealed: list[str] = []
    while not revealed or state.data.cards[revealed[-1]] != FLAG_SYMBOL:
        revealed.append(state.pile[-1])
        state.pile = state.pile[:-1]
    state.discards = tuple(revealed)
    state.flag_holder = state.after(first, len(revealed) - 1)
    start = state.data.start
    state.give(state.flag_holder, ducats=start.ducats_first - start.ducats)
    yield FlagDrawn(state.flag_holder, tuple(revealed), first)
    yield from begin_round(state)
