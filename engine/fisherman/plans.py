"""Plans: what may be planned, and what it comes to. A player who leads may claim the rest.

A claim needs that the player knows that all tricks that are left will be theirs. They know their hand,
the cards played, and who failed to follow a kind. It is certain if, in one order of their leads, no other
player could take a trick with any cards that they may hold. None helps another, so each is looked at
alone. More is assumed possible than is: what is called certain is certain, while a few certainties are
not seen.
"""

from collections.abc import Iterator, Sequence

from engine.core.move import Move
from engine.core.plan import Resolved
from engine.core.questions.question import Action, Choose
from engine.fisherman.data import KINDS, Card, Kind, sorted_hand, strength, written
from engine.fisherman.moves import Claim, Play
from engine.fisherman.questions import question
from engine.fisherman.state import State
from engine.fisherman.tricks import ContestRules, lacking


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


Cards = dict[Kind, list[Card]]
"""By kind."""


def sure_leads(state: State, seat: int) -> tuple[Card, ...]:
    """All cards of a player who is to lead, in an order in which each is certain to win its trick; none if
    that isn't certain."""
    hand = sorted_hand(state.hands[seat], state.rules.ranking)
    others = [_possible(state, seat, other) for other in range(state.seats) if other != seat]
    for order in _orders(hand, state.rules):
        if all(_wins(order, place, held, state.rules) for held in others for place in range(len(order))):
            return order
    return ()


def _possible(state: State, seat: int, other: int) -> Cards:
    """The cards that another player may hold, for all that a seat knows."""
    unseen, gone = state.unseen(seat), lacking(state.played)
    return {
        kind: [card for card in unseen if card.kind == kind and (other, kind) not in gone] for kind in KINDS
    }


def _orders(hand: Sequence[Card], rules: ContestRules) -> Iterator[tuple[Card, ...]]:
    """Trumps first, which draws those of the others, or last; of each kind the strongest first. What is left
    of an order after its first lead is one again, so that a claim stays certain."""
    trumps = tuple(card for card in hand if card.kind == rules.bad)
    rest = tuple(card for card in hand if card.kind != rules.bad)
    yield (*trumps, *rest)
    yield (*rest, *trumps)


def _wins(order: Sequence[Card], place: int, held: Cards, rules: ContestRules) -> bool:
    """Whether one who may hold these cards can't take the trick that is led at that place."""
    lead, before = order[place], [card.kind for card in order[:place]]
    same = held[lead.kind]
    if len(same) > before.count(lead.kind) and any(
        strength(card, rules.ranking) > strength(lead, rules.ranking) for card in same
    ):
        return False  # they may have kept that card, following with others
    if rules.bad is None or lead.kind == rules.bad or len(held[rules.bad]) <= before.count(rules.bad):
        return True  # no trump can be left
    others = sum(map(len, held.values())) - len(same)
    must_have = max(0, len(order) - others)
    return must_have > place  # else all their cards of that kind may be gone
