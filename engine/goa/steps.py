"""The course of a match: markers, auctions, turns and extra actions, and what has to be decided in them."""

from engine.goa import prompts, tasks
from engine.goa.auctions import Bidding, LastWord, LayingFlag, LayingMarkers, NextAuction
from engine.goa.cards import MixingColonists, MixingShips
from engine.goa.development import PayingSpices, Progressing, ProgressingForDucats, ProgressingFree
from engine.goa.expedition import Discarding
from engine.goa.founding import Founding, FoundingByCard, FoundingBySpy, TakingColony
from engine.goa.harvest import Filling, Placing, Refilling
from engine.goa.moves import GRAMMAR
from engine.goa.spices import PayingDuty, Selling
from engine.goa.state import State
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
