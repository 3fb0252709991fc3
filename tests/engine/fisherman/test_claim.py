"""Claiming the rest: only if the player's knowledge makes it certain that they win every trick."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from engine import Action, Match, Resolved
from engine.core.chance import Chance, Dice
from engine.fisherman.data import DECKS, Card, written
from engine.fisherman.moves import Play
from engine.fisherman.plans import sure_leads
from engine.fisherman.state import State
from engine.fisherman.tricks import Laid, unplayable, winner
from tests.engine.conformance.variants import Variant, random_play
from tests.engine.fisherman.positions import position
from tests.engine.notation import play
from tests.engine.states import altered, state_of

Hands = tuple[tuple[Card, ...], ...]


def claims(match: Match) -> bool:
    """Whether the player to move may claim the rest."""
    return Action("claim") in match.plans(match.pending[0])


def leads(match: Match, seat: int) -> tuple[str, ...]:
    return written(sure_leads(state_of(match), seat))


class TestPositions:
    """Claims in given positions, where large fish are strong and mackerel is trump."""

    def test_the_highest_trumps_are_certain(self):
        match = position("mackerel 10 9", "mackerel 8, bream 1", "bream 2 3")
        assert leads(match, 0) == ("mackerel 10", "mackerel 9") and claims(match)

    def test_a_beatable_trump_isnt_certain(self):
        assert not claims(position("mackerel 9 8", "goby 1 2", "bream 2 3"))

    def test_the_best_of_a_kind_isnt_certain_while_trumps_may_be_out(self):
        assert not claims(position("goby 10 9", "bream 4 5", "bream 2 3"))

    def test_trumps_are_drawn_first(self):
        """All other players follow the first lead, which draws the only trump that can still be out."""
        match = position("mackerel 10, goby 10", "mackerel 1, bream 5", "bream 2 3")
        match = altered(match, tricks=seen_but(match, "mackerel 1"))
        assert leads(match, 0) == ("mackerel 10", "goby 10")

    def test_low_cards_are_certain_when_all_others_of_their_kind_are_seen(self):
        match = position("goby 1 2", "bream 5 6", "bream 2 3")
        seen = seen_but(match, "bream 5", "bream 6", "bream 2", "bream 3", "bream 8")
        match = altered(match, tricks=seen)
        assert leads(match, 0) == ("goby 2", "goby 1")

    def test_a_card_left_over_may_be_anywhere(self):
        match = position("goby 1 2", "bream 5 6", "bream 2 3")
        seen = seen_but(match, "bream 5", "bream 6", "bream 2", "bream 3", "goby 9")
        match = altered(match, tricks=seen)
        assert not claims(match)

    def test_only_the_leader_may_claim(self):
        match = position("mackerel 10 9", "mackerel 8, bream 1", "bream 2 3")
        play(match, "0: play mackerel 10")
        assert not claims(match)


def seen_but(match: Match, *unseen: str):
    """Earlier tricks that contain all cards except the given hands and the given cards."""
    state = state_of(match)
    hidden = {*unseen, *(str(card) for card in state.hands[0])}
    played = [card for card in DECKS[3] if str(card) not in hidden]
    [first, *others] = state.tricks
    return (type(first)(tuple(Laid(0, card) for card in played), 0), *others)


class TestPlan:
    def test_a_claim_plays_one_lead_at_a_time(self):
        match = position("mackerel 10 9 8", "mackerel 7, bream 1 4", "bream 2 3 5")
        assert match.plan(0, "claim")
        assert match.resolve(0, "claim") == Resolved(Play("mackerel 10"), "claim")
        play(match, "0: play mackerel 10", "1: play mackerel 7", "2: play bream 2")
        assert match.resolve(0, "claim") == Resolved(Play("mackerel 9"), None)

    def test_an_uncertain_claim_plays_nothing(self):
        assert match_without_claim().resolve(0, "claim") is None


def match_without_claim() -> Match:
    return position("mackerel 9 8", "goby 1 2", "bream 2 3")


def positions_with_claims(seats: int, seeds: Sequence[str]) -> Iterator[Match]:
    """Positions of random matches in which the leader may claim the remaining tricks."""
    for seed in seeds:
        match = Variant("fisherman", seats).start(seed)
        for seat, _ in random_play(match, seed):
            if sure_leads_now(match, seat):
                yield match


def sure_leads_now(match: Match, seat: int) -> tuple[Card, ...]:
    state = state_of(match)
    is_lead = state.step == "play" and not state.trick
    return sure_leads(state, seat) if is_lead else ()


SEEDS = tuple(map(str, range(25)))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_claim_holds_in_every_imagined_world(seats: int):
    """Whatever the others play, the claim stays certain and wins trick after trick."""
    number = 0
    for match in positions_with_claims(seats, SEEDS):
        seat = match.pending[0]
        for each in range(5):
            world = match.imagine(seat, f"{match.ply} {each}")
            assert leads(world, seat) == leads(match, seat)
            claimed(world, seat, Dice(Chance(str(each))))
            number += 1
    assert number > 50


def claimed(match: Match, seat: int, dice: Dice) -> None:
    """Play the rest of a contest: one seat by a claim, the others at random."""
    contest = len(state_of(match).history)
    plan: str | None = "claim"
    while plan is not None:
        state = state_of(match)
        if state.actor != seat:
            match.play(match.pending[0], dice.one_of(match.legal_moves(match.pending[0])))
            continue
        assert not state.trick, "the trick before was won"
        resolved = match.resolve(seat, plan)
        assert resolved and resolved.move
        match.play(seat, resolved.move)
        plan = resolved.rest
    while len(state_of(match).history) == contest and match.pending and state_of(match).trick:
        match.play(match.pending[0], dice.one_of(match.legal_moves(match.pending[0])))
    won = [event for event in match.log(None) if event.code in ("trick-won", "last-trick")]
    assert [event.facts["seat"] for event in won[-1:] if event.code == "trick-won"] == [seat]


@pytest.mark.parametrize("seats", [3, 4])
def test_small_claims_agree_with_an_exhaustive_search(seats: int):
    """With two tricks left, every claim is certain, and hardly any certain claim is missed."""
    claimed, certain = 0, 0
    for seed in SEEDS:
        match = Variant("fisherman", seats).start(seed)
        for seat, _ in random_play(match, seed):
            state = state_of(match)
            if state.step != "play" or state.trick or state.tricks_left != 2:
                continue
            hand = state.hands[seat]
            sure = next((order for order in (hand, hand[::-1]) if is_sure(match, seat, order)), None)
            truth = sure is not None
            claim = sure_leads(state, seat)
            assert not claim or claim == sure or is_sure(match, seat, claim)
            claimed, certain = claimed + bool(claim), certain + truth
    assert certain >= claimed > 5 and claimed >= 0.8 * certain


def is_sure(match: Match, seat: int, order: Sequence[Card]) -> bool:
    """Whether the seat wins all tricks if it leads in this order, whatever the others hold."""
    state = state_of(match)
    return all(is_won(hands, seat, order, state) for hands in deals(match, seat))


def deals(match: Match, seat: int) -> Iterator[Hands]:
    """All hands compatible with what a seat knows."""
    state = state_of(match)
    tricks = [trick.laid for trick in state.tricks]
    seen = {laid.card for trick in tricks for laid in trick} | set(state.hands[seat])
    unseen = [card for card in DECKS[state.seats] if card not in seen]
    lacking = {
        (laid.seat, trick[0].card.kind)
        for trick in tricks
        for laid in trick
        if laid.card.kind != trick[0].card.kind
    }

    def deal(place: int, left: Sequence[Card], hands: Hands) -> Iterator[Hands]:
        if place == state.seats:
            yield hands
        elif place == seat:
            yield from deal(place + 1, left, (*hands, state.hands[seat]))
        else:
            may_have = [card for card in left if (place, card.kind) not in lacking]
            for hand in combinations(may_have, len(state.hands[place])):
                yield from deal(place + 1, [card for card in left if card not in hand], (*hands, hand))

    return deal(0, unseen, ())


def is_won(hands: Hands, seat: int, order: Sequence[Card], state: State) -> bool:
    """Whether the seat wins all tricks if it leads in this order, however the others play."""
    if not order:
        return True
    return _is_won(hands, seat, order, state, (Laid(seat, order[0]),))


def _is_won(hands: Hands, seat: int, order: Sequence[Card], state: State, trick: tuple[Laid, ...]) -> bool:
    if len(trick) == state.seats:
        if winner(trick, state.rules) != seat:
            return False
        played = {laid.card for laid in trick}
        left = tuple(tuple(card for card in hand if card not in played) for hand in hands)
        return is_won(left, seat, order[1:], state)
    actor = (seat + len(trick)) % state.seats
    barred = unplayable(hands[actor], trick)
    return all(
        _is_won(hands, seat, order, state, (*trick, Laid(actor, card)))
        for card in hands[actor]
        if card not in barred
    )
