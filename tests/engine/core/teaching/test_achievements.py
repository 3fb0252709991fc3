"""Achievements are found in the log of a match of any game."""

import random

import pytest

from engine import GAMES, Match
from engine.core.rules import Result
from engine.core.teaching.achievements import MAX_ACHIEVEMENTS, at_least, clear_winner
from locales import LANGUAGES, words
from ui.text.game_text import message_prefix


def a_match(game, seed):
    """A finished match of random moves."""
    match, dice = Match.start(game, GAMES[game].seats[-1], seed), random.Random(seed)
    while match.pending:
        seat = match.pending[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[dice.randrange(len(moves))])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_at_most_a_dozen_achievements_with_texts(game):
    codes = list(GAMES[game].achievements)
    assert 0 < len(codes) <= MAX_ACHIEVEMENTS
    for language in LANGUAGES:
        say = words(language)
        for code in codes:
            id = f"{message_prefix(game)}-achievement-{code}"
            assert say(id) and say(f"{id}.told") != say(id)


@pytest.mark.parametrize("game", GAMES)
def test_achievements_belong_to_seats_and_are_deterministic(game):
    for seed in ("1", "2"):
        match = a_match(game, seed)
        found = match.achieved
        assert len(found) == len(set(found))
        assert {seat for seat, _ in found} <= set(range(match.seats))
        assert {code for _, code in found} <= GAMES[game].achievements.keys()
        assert Match.replay(match.record()).achieved == found


def test_an_unfinished_match_has_no_achievements():
    with pytest.raises(ValueError):
        _ = Match.start("fleet", 3, "1").achieved


def test_seats_that_occur_often_enough_are_found():
    assert at_least([1, 2, 1, 3, 2, 1], 2) == [1, 2]


@pytest.mark.parametrize(("scores", "found"), [((30, 18, 4), [0]), ((30, 19, 4), []), ((30, 30, 4), [])])
def test_a_lead_is_measured_to_the_runner_up(scores, found):
    result = Result({0: 1, 1: 1 if scores[0] == scores[1] else 2, 2: 3}, dict(enumerate(scores)), {})
    assert clear_winner(result, 12) == found
