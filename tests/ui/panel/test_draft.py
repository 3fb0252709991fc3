"""Drafts: the foreseeable questions of a turn, one after another."""

import pytest
from discord import ui

from engine import Match
from locales import words
from tests.engine.conformance.variants import Variant, random_play
from ui.clicks import Clickable
from ui.panel import draft
from ui.panel.asked import AskedQuestion
from ui.panel.draft import MAX_QUESTIONS, moves, steps
from ui.sheet.layout import MAX_OPTIONS
from ui.text.game_text import GameText

SEEDS = ("a", "b", "c", "d")


def drafted(seats: int):
    """Positions of Fleet in which a seat may draft its turn: the match, the seat."""
    for seed in SEEDS:
        match = Variant("fleet", seats).start(seed)
        for seat, _ in random_play(match, seed):
            if draft.is_worthwhile(match, seat):
                yield match, seat


def every_first(match: Match, seat: int):
    """The drafts that begin with each of the first answers."""
    [first, *_] = steps(match, seat, ())
    return [steps(match, seat, (place,)) for place in range(len(first.offered))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_of_a_draft_is_legal(seats):
    codes = set[str]()
    for match, seat in drafted(seats):
        for found in every_first(match, seat):
            played = match.copy()
            for move in moves(found):
                assert played.pending == (seat,)
                played.play(seat, move)
            codes.add(" ".join(step.question.code for step in found))
            assert len(found) <= MAX_QUESTIONS and all(len(step.offered) <= MAX_OPTIONS for step in found)
    assert "launch pay-launch hire" in codes


def test_a_draft_preselects_a_payment_but_no_boat():
    match, seat = next(drafted(3))
    [first] = steps(match, seat, ())
    assert first.place is None and moves([first]) == []
    seconds = [found[1] for found in every_first(match, seat) if found[1:]]
    paid = [step for step in seconds if step.question.code == "pay-launch"]
    assert paid and all(step.place is not None for step in paid)


def test_a_draft_ends_before_hidden_information_is_revealed():
    """A cod licence draws cards after the launches. The captain is chosen only when they are visible."""
    for match, seat in drafted(4):
        for found in every_first(match, seat):
            played, reveals = match.copy(), []
            for move in moves(found):
                assert not any(reveals)
                reveals = [event.reveals for event in played.play(seat, move)]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_question_with_one_answer_is_settled_and_others_are_menus(seats):
    numbers = set[int]()
    for match, seat in drafted(seats):
        text = GameText(words("en"), "fleet", ["Ann", "Ben", "Cid", "Dan"][:seats])
        for found in every_first(match, seat):
            items = draft.rows(found, AskedQuestion("answer", 1, 1), text)
            settled = [item for item in items if isinstance(item, ui.TextDisplay) and "✓" in item.content]
            rows = [item.children for item in items if isinstance(item, ui.ActionRow)]
            menus = [
                part
                for row in rows
                for part in row
                if isinstance(part, Clickable) and isinstance(part.item, ui.Select)
            ]
            offered = [len(step.offered) for step in found]
            assert (len(settled), len(menus)) == (offered.count(1), len(offered) - offered.count(1))
            numbers.update(offered)
    assert {1, 2} <= numbers


@pytest.mark.parametrize("seats", [2, 4])
def test_a_draft_is_the_same_in_every_possible_world(seats):
    for number, (match, seat) in enumerate(drafted(seats)):
        if number % 5 == 0:
            world = match.imagine(seat, str(number))
            assert every_first(world, seat) == every_first(match, seat)


def test_an_invalid_pick_leaves_its_question_open():
    match, seat = next(drafted(3))
    assert [step.place for step in steps(match, seat, (24,))] == [None]


def test_other_games_offer_no_drafts():
    for game in ("captains_orders", "fisherman", "lubeck", "goa"):
        match = Match.start(game, 4, "x")
        assert not any(draft.is_worthwhile(match, seat) for seat in range(4))
