"""The set-up, and the course of a match: markers, auctions, turns, extra actions, decisions."""

from collections.abc import Iterator

from engine.chance import Chance
from engine.event import Event
from engine.goa import prompts, tasks
from engine.goa.auctions import Bidding, LastWord, LayingFlag, LayingMarkers, NextAuction, begin_round
from engine.goa.cards import MixingColonists, MixingShips
from engine.goa.data import COLONIES
from engine.goa.development import PayingSpices, Progressing, ProgressingForDucats, ProgressingFree
from engine.goa.events import FlagDrawn
from engine.goa.expedition import Discarding
from engine.goa.founding import Founding, FoundingByCard, FoundingBySpy, TakingColony
from engine.goa.moves import GRAMMAR
from engine.goa.spices import Filling, PayingDuty, Placing, Refilling, Selling
from engine.goa.state import Player, State
from engine.goa.tiles import (
    ChoosingGoods,
    Copying,
    Dropping,
    Spying,
    Supplying,
    Swapping,
    SwappingForSpice,
)
from engine.goa.turns import Acting, NextTurn, PlayingExtra
from engine.step import Steps


def where(state: State) -> str:
    """The step that a match is in: where somebody must answer, the code of what they are asked."""
    if state.tasks:
        return state.tasks[-1].code
    turn = state.turn
    match state.phase:
        case "markers":
            return "mark" if state.markers else "flag"
        case "auction":
            if not state.is_auction_open:
                return "next-auction"
            return "last-word" if state.is_bidding_over else "bid"
        case "actions" | "extras" if turn:
            return "after" if turn.acted else "extra-turn" if turn.extra else "turn"
        case "actions":
            return "next-turn"
        case "extras":
            return "extra"
        case "over":
            return "over"


STEPS = Steps(
    GRAMMAR,
    where,
    {
        "flag": LayingFlag(),
        "mark": LayingMarkers(),
        "next-auction": NextAuction(),
        "bid": Bidding(),
        "last-word": LastWord(),
        "next-turn": NextTurn(),
        "turn": Acting(),
        "after": Acting(),
        "extra": PlayingExtra(),
        "extra-turn": Acting(),
        "progress-ships-only": Progressing(tasks.ProgressShipsOnly, prompts.ProgressShipsOnly),
        "progress-spices-only": Progressing(tasks.ProgressSpicesOnly, prompts.ProgressSpicesOnly),
        "progress-ducats": ProgressingForDucats(),
        "progress-free": ProgressingFree(),
        "pay-spice": PayingSpices(),
        "place": Placing(),
        "fill": Filling(),
        "refill": Refilling(),
        "duty": PayingDuty(),
        "sale": Selling(),
        "mix-ships": MixingShips(),
        "mix-colonists": MixingColonists(),
        "drop": Dropping(),
        "goods": ChoosingGoods(),
        "supply": Supplying(),
        "swap": Swapping(),
        "swap-for": SwappingForSpice(),
        "spy": Spying(),
        "copy": Copying(),
        "found-scouts": FoundingByCard(),
        "found-spy": FoundingBySpy(),
        "founding": Founding(),
        "colony-tile": TakingColony(),
        "discard": Discarding(),
    },
)


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
