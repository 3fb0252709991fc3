"""Events, questions and refusals carry codes that the game has declared, and facts that texts can use."""

import re

import pytest

from engine import GAMES, Event, Preview, Prompt, Refusal
from engine.core.statement import codes, kinds_of
from tests.engine.conformance.variants import VARIANTS, Variant, every_variant, random_play

KEBAB = re.compile(r"[a-z]+(-[a-z]+)*")
SEED_LIMIT = 60


@pytest.mark.parametrize("game", GAMES)
def test_all_codes_are_kebab_case_and_declared_once(game: str):
    title = GAMES[game]
    declared = [codes(title.statements(base)) for base in (Event, Prompt, Refusal, Preview)]
    for found in (*declared, title.grammar.verbs):
        assert len(set(found)) == len(found)
        assert all(KEBAB.fullmatch(code) for code in found)


@pytest.mark.parametrize("game", GAMES)
def test_exactly_the_declared_events_and_questions_occur(game: str):
    events, questions = set[str](), set[str]()
    title = GAMES[game]
    declared = set(codes(title.events)), set(codes(title.statements(Prompt)))
    for seed in range(SEED_LIMIT):
        for variant in VARIANTS:
            if variant.game != game:
                continue
            match = variant.start(str(seed))
            for _ in random_play(match, str(seed)):
                questions.update(asked.code for seat in match.pending if (asked := match.question(seat)))
            events.update(event["code"] for event in match.dump()["log"])
        if (events, questions) == declared:
            return
    assert (events, questions) == declared


@every_variant
def test_facts_of_the_kind_seat_are_seats(variant: Variant):
    """Facts named `seat` or `..._seat` are a seat; those named `..._seats` are several seats."""
    match = variant.start("facts")
    for _ in random_play(match, "facts"):
        pass
    for event in match.log(None):
        kinds = kinds_of(type(event))
        for name, value in event.facts.items():
            assert re.fullmatch(r"[a-z]+(_[a-z]+)*", name)
            named_so = name == "seat" or name.endswith(("_seat", "_seats"))
            assert named_so == (kinds.get(name) == "seat")
            if named_so:
                seats = value if isinstance(value, tuple) else (value,)
                assert isinstance(value, tuple) == name.endswith("_seats")
                assert all(seat in range(variant.seats) for seat in seats)


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
