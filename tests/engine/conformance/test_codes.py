"""Events, questions and refusals carry codes that the game has declared, and facts that words can use."""

import re

import pytest

from engine import GAMES
from tests.engine.conformance.variants import VARIANTS, Variant, every_variant, random_play

KEBAB = re.compile(r"[a-z]+(-[a-z]+)*")
SEED_LIMIT = 60


@pytest.mark.parametrize("game", GAMES)
def test_all_codes_are_kebab_case_and_declared_once(game: str):
    rules = GAMES[game].rules
    for codes in (rules.events, rules.questions, rules.refusals, rules.barred, rules.grammar.verbs):
        assert len(set(codes)) == len(codes)
        assert all(KEBAB.fullmatch(code) for code in codes)


@pytest.mark.parametrize("game", GAMES)
def test_every_declared_event_and_question_comes_up_and_no_other(game: str):
    events, questions = set[str](), set[str]()
    rules = GAMES[game].rules
    for seed in range(SEED_LIMIT):
        for variant in VARIANTS:
            if variant.game != game:
                continue
            match = variant.start(str(seed))
            for _ in random_play(match, str(seed)):
                questions.update(asked.code for seat in match.pending if (asked := match.question(seat)))
            events.update(event["code"] for event in match.dump()["log"])
        if events == set(rules.events) and questions == set(rules.questions):
            return
    assert events == set(rules.events)
    assert questions == set(rules.questions)


@every_variant
def test_facts_that_are_seats_are_named_so(variant: Variant):
    """`seat` and `..._seat` are a seat, `..._seats` several."""
    match = variant.start("facts")
    for _ in random_play(match, "facts"):
        pass
    for event in match.dump()["log"]:
        facts = event.get("facts", {}) | event.get("secret", {})
        for name, value in facts.items():
            assert re.fullmatch(r"[a-z]+(_[a-z]+)*", name)
            if name == "seat" or name.endswith("_seat"):
                assert value in range(variant.seats)
            elif name.endswith("_seats"):
                assert all(seat in range(variant.seats) for seat in value)


@every_variant
def test_events_are_numbered_by_their_move(variant: Variant):
    match = variant.start("ply")
    plies: list[int] = []
    for seat, move in random_play(match, "ply", most=80):
        events = match.copy().play(seat, move)
        assert events and all(event.ply == match.ply + 1 for event in events)
        plies.append(match.log(None)[-1].ply)
    assert plies == sorted(plies)
    assert plies[0] == 0
