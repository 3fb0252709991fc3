"""Plans: what may be planned, and what it comes to."""

from engine.core.move import Move
from engine.core.plan import Resolved
from engine.core.question import Action, Choose
from engine.fisherman.claim import sure_leads
from engine.fisherman.data import sorted_hand, written
from engine.fisherman.moves import Claim, Play
from engine.fisherman.questions import question
from engine.fisherman.state import State


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """Any card of the hand, once the rules of the contest are set; who leads, and knows that all tricks will
    be theirs, may claim them.

    A rule can't be planned: a player chooses it in view of the rules that the others have named.
    """
    hand = sorted_hand(state.hands[seat], state.rules.ranking)
    if state.due or not hand:
        return ()
    claim = (Action("claim"),) if _may_claim(state, seat) else ()
    return (*claim, Action("play", (Choose("card", written(hand)),)))


def resolve(state: State, seat: int, plan: Move) -> Resolved | None:
    """What a plan comes to, now that its seat owes a move. A claim is a lead at a time; the last trick of a
    contest plays itself."""
    if isinstance(plan, Claim):
        if not _may_claim(state, seat):
            return None
        lead = Play(str(sure_leads(state, seat)[0]))
        return Resolved(lead, str(plan) if state.tricks_left > 2 else None)
    return Resolved(plan) if question(state, seat).why_not(plan) is None else None


def _may_claim(state: State, seat: int) -> bool:
    is_to_lead = state.step == "play" and state.actor == seat and not state.trick
    return is_to_lead and bool(sure_leads(state, seat))
