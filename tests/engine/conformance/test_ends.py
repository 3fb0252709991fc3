"""Random matches end within the bound that the game states, and `pending` is empty exactly then."""

from functools import cache
from typing import NamedTuple

import pytest

from engine import IllegalMove, Result
from engine.core.chance import Chance, Dice
from engine.core.position import Position
from tests.engine.conformance.variants import Variant, every_variant, random_play, seeds
from tests.engine.states import state_of


class Ended(NamedTuple):
    """A finished match."""

    plies: int
    longest: int
    result: Result | None


@cache
def ended(variant: Variant, part: int) -> list[Ended]:
    """Random matches. For speed, most of them are played without checking or recording the moves."""
    played: list[Ended] = []
    for number in range(25):
        seed = f"end {part} {number}"
        match, dice = variant.start(seed), Dice(Chance(seed))
        playing = Position(match.game, state_of(match)) if number else match
        plies = 0
        while playing.pending:
            seat = dice.one_of(playing.pending)
            playing.play(seat, dice.one_of(playing.legal_moves(seat)))
            plies += 1
        played.append(Ended(plies, match.game.longest, playing.result))
    return played


@every_variant
@seeds("part", [0], [1, 2, 3])
def test_random_matches_end_within_the_bound_of_the_game(variant: Variant, part: int):
    for each in ended(variant, part):
        assert each.plies <= each.longest
        assert each.result


@every_variant
def test_pending_is_empty_exactly_when_there_is_a_result(variant: Variant):
    for seed in ("a", "b", "c"):
        match = variant.start(seed)
        for _ in random_play(match, seed):
            assert match.result is None
            assert len(set(match.pending)) == len(match.pending) > 0
            for seat in range(variant.seats):
                assert bool(match.legal_moves(seat)) == (seat in match.pending)
                assert (match.question(seat) is not None) == (seat in match.pending)
        assert match.result is not None
        assert match.pending == ()


@every_variant
def test_places_and_scores_are_consistent(variant: Variant):
    """A better place never has a lower score, and after a tie places are skipped."""
    for each in ended(variant, 0):
        assert each.result
        seats = list(range(variant.seats))
        places, scores = each.result.places, each.result.scores
        assert list(places) == list(scores) == list(each.result.breakdown) == seats
        assert min(places.values()) == 1
        for seat in seats:
            assert places[seat] == 1 + sum(places[other] < places[seat] for other in seats)
            assert all(scores[other] >= scores[seat] for other in seats if places[other] < places[seat])
            assert sum(each.result.breakdown[seat].values()) == scores[seat]


@every_variant
def test_moves_after_the_end_are_refused(variant: Variant):
    match = variant.start("late")
    played = [(seat, str(move)) for seat, move in random_play(match, "late")]
    before = match.dump()
    for seat, move in played[-20:]:
        with pytest.raises(IllegalMove, match="match-over"):
            match.play(seat, move)
    assert match.dump() == before
