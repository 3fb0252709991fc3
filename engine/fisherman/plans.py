"""Plans. A player on lead may claim the remaining tricks.

A claim requires that the player knows they will win all remaining tricks. They know their hand, the cards
played, and who failed to follow a kind. The claim is certain if for some order of leads no other player could
take a trick with any cards that they may hold. Other players can't help each other, so each is checked alone.
The check assumes more possibilities than there are: it misses a few claims, but those it finds are certain.
"""

from collections.abc import Iterator, Sequence

from engine.core.move import Move
from engine.core.plan import Resolved
from engine.core.questions.question import Action, Choose
from engine.fisherman.data import KINDS, Card, Kind, sorted_hand, strength, written
from engine.fisherman.moves import Claim, Play
from engine.fisherman.playing import Playing
from engine.fisherman.state import State
from engine.fisherman.tricks import ContestRules, lacking


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """Plans once the contest's rules are set: any card of the hand, and a claim if the player can make one.

    Naming a rule can't be planned: the choice depends on the rules that others name.
    """
    hand = sorted_hand(state.hands[seat], state.rules.ranking)
    if state.due or not hand:
        return ()
    claim = (Action("claim"),) if _may_claim(state, seat) else ()
    return (*claim, Action("play", (Choose("card", written(hand)),)))


def resolve(state: State, seat: int, plan: Move) -> Resolved | None:
    """Resolve a plan. A claim leads one card at a time, and the last trick of a contest plays itself."""
    if isinstance(plan, Claim):
        if not _may_claim(state, seat):
            return None
        lead = Play(str(sure_leads(state, seat)[0]))
        return Resolved(lead, str(plan) if state.tricks_left > 2 else None)
    is_legal = state.step == "play" and Playing().ask(state, seat).why_not(plan) is None
    return Resolved(plan) if is_legal else None


def _may_claim(state: State, seat: int) -> bool:
    is_to_lead = state.step == "play" and state.actor == seat and not state.trick
    return is_to_lead and bool(sure_leads(state, seat))


Cards = dict[Kind, list[Card]]
"""Cards by kind."""


def sure_leads(state: State, seat: int) -> tuple[Card, ...]:
    """All cards of the player on lead, in an order in which each is certain to win; empty if there is
    none."""
    hand = sorted_hand(state.hands[seat], state.rules.ranking)
    others = [_possible(state, seat, other) for other in range(state.seats) if other != seat]
    for order in _orders(hand, state.rules):
        if all(_wins(order, place, held, state.rules) for held in others for place in range(len(order))):
            return order
    return ()


def _possible(state: State, seat: int, other: int) -> Cards:
    """The cards that another player may hold, as far as the seat knows."""
    unseen, gone = state.unseen(seat), lacking(state.played)
    return {
        kind: [card for card in unseen if card.kind == kind and (other, kind) not in gone] for kind in KINDS
    }


def _orders(hand: Sequence[Card], rules: ContestRules) -> Iterator[tuple[Card, ...]]:
    """Yield two orders of the hand: trumps first, which draws the others' trumps, then trumps last.

    In each kind, the strongest card comes first. After the first lead, the rest of an order is again one of
    these orders, so a claim stays certain.
    """
    trumps = tuple(card for card in hand if card.kind == rules.bad)
    rest = tuple(card for card in hand if card.kind != rules.bad)
    yield (*trumps, *rest)
    yield (*rest, *trumps)


def _wins(order: Sequence[Card], place: int, held: Cards, rules: ContestRules) -> bool:
    """Whether the lead at this index of the order surely wins against a player who may hold the cards
    `held`."""
    lead, before = order[place], [card.kind for card in order[:place]]
    same = held[lead.kind]
    if len(same) > before.count(lead.kind) and any(
        strength(card, rules.ranking) > strength(lead, rules.ranking) for card in same
    ):
        return False  # The player may have followed with other cards and kept the stronger one.
    if rules.bad is None or lead.kind == rules.bad or len(held[rules.bad]) <= before.count(rules.bad):
        return True  # No trump can be left.
    others = sum(map(len, held.values())) - len(same)
    must_have = max(0, len(order) - others)
    return must_have > place  # Otherwise the player may have run out of the led kind, and could trump.
