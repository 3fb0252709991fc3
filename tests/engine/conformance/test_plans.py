"""Offered plans depend only on what a seat knows, and result in legal moves or nothing."""

import msgspec
import pytest

from engine import GAMES, Choose, Match, Move, Resolved
from tests.engine.conformance.variants import Variant, every_variant, random_play


def planned(match: Match) -> dict[int, list[Move]]:
    """All available plans, by seat."""
    return {seat: match.every_plan(seat) for seat in range(match.seats)}


@every_variant
def test_plans_survive_a_round_trip_through_text(variant: Variant):
    match = variant.start("plans")
    grammar = match.game.plannable
    for _ in random_play(match, "plans", most=40):
        for seat, plans in planned(match).items():
            assert len(set(map(str, plans))) == len(plans)
            for plan in plans:
                assert grammar.parse(str(plan)) == plan == match.plan(seat, str(plan))
                assert plan.verb in grammar.verbs


@every_variant
def test_no_plan_is_offered_on_turn_or_after_the_end(variant: Variant):
    """A game's own plan may begin with the pending move, or be for a later question."""
    match = variant.start("owed")
    for _ in random_play(match, "owed"):
        for seat in match.pending:
            for plan in match.every_plan(seat):
                assert plan.verb not in match.game.grammar.verbs
                assert match.resolve(seat, str(plan))
    assert not any(match.plans(seat) for seat in range(variant.seats))


@every_variant
def test_offered_plans_reveal_no_hidden_information(variant: Variant):
    match = variant.start("hidden")
    for _ in random_play(match, "hidden", most=60):
        for seat in range(variant.seats):
            world = match.imagine(seat, f"hidden {match.ply}")
            assert msgspec.json.encode(world.plans(seat)) == msgspec.json.encode(match.plans(seat))


@every_variant
def test_a_planned_move_is_played_exactly_when_legal(variant: Variant):
    match = variant.start("followed")
    made: dict[int, set[str]] = {seat: set() for seat in range(variant.seats)}
    for _ in random_play(match, "followed", most=80):
        for seat, plans in planned(match).items():
            made[seat].update(map(str, plans))
        for seat in range(variant.seats):
            legal = {str(move) for move in match.legal_moves(seat)}
            for plan in made[seat]:
                resolved = match.resolve(seat, plan)
                if resolved and resolved.move:
                    assert str(resolved.move) in legal
                if plan.partition(" ")[0] in match.game.grammar.verbs:
                    move = match.game.grammar.parse(plan)
                    assert resolved == (Resolved(move) if plan in legal else None)
    assert not any(
        match.resolve(seat, plan) for seat in made if seat not in match.pending for plan in made[seat]
    )


@every_variant
def test_plans_that_arent_offered_are_refused(variant: Variant):
    match = variant.start("offered")
    for _ in random_play(match, "offered", most=20):
        known = {str(plan) for plans in planned(match).values() for plan in plans}
        for seat, plans in planned(match).items():
            for plan in sorted(known - set(map(str, plans)))[:10]:
                assert match.plan(seat, plan) is None
            assert match.plan(seat, "nonsense") is None


@every_variant
def test_drastic_moves_cant_be_planned(variant: Variant):
    """A drastic move needs a confirmation, which nobody can give when a plan is played."""
    match = variant.start("grave")
    for _ in random_play(match, "grave", most=40):
        for seat in range(variant.seats):
            for action in match.plans(seat):
                assert not action.grave
                assert not any(part.disabled for part in action.parts if isinstance(part, Choose))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_rounds_and_headlines(game: str):
    """Followers choose between news of rounds and headlines, and plans last for a round."""
    assert any(event.ends_round for event in GAMES[game].events)
    assert any(event.headline for event in GAMES[game].events)
