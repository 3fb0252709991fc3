"""Lessons: free choices on a fixed deal, with advice that follows from the moves alone."""

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from engine import GAMES, Match, Prompt
from engine.bots.levels import choose
from engine.core.teaching.course import Course, begin
from engine.core.teaching.lesson import Lesson

MAX_PLIES = 400
"""Number of moves that no lesson reaches."""


def lesson_of(game: str) -> Lesson:
    lesson = GAMES[game].lesson
    assert lesson is not None
    return lesson


@cache
def played(game: str, level: str, seed: int = 0) -> tuple[Match, Course]:
    """A lesson played until every station was shown or the match is over; all seats choose at this level."""
    lesson = lesson_of(game)
    match = begin(lesson, game)
    course = Course(lesson, match)
    while match.pending and not course.is_over and match.ply < MAX_PLIES:
        seat = match.pending[0]
        match.play(seat, choose(match, seat, level, f"{seed}"))
        course.follow(match)
    return match, course


@pytest.mark.parametrize("game", GAMES)
class TestLessons:
    def test_a_lesson_has_ten_stations_with_their_own_texts(self, game):
        stations = lesson_of(game).stations
        assert len({station.code for station in stations}) == len(stations) == 10
        assert all(station.words for station in stations)

    def test_the_learner_moves_first_and_starts_at_a_station(self, game):
        lesson = lesson_of(game)
        match = begin(lesson, game)
        assert match.pending == (lesson.learner,)
        here = Course(lesson, match).here
        assert here is not None and here.number == 1

    @pytest.mark.parametrize("level", ["clever", "random"])
    def test_most_stations_are_reached_with_any_play(self, game, level):
        courses = [played(game, level, seed)[1] for seed in range(3)]
        told = Counter(each.station.code for course in courses for each in course.reached)
        least = 8 if level == "clever" else 4  # The match ends early when a player accuses every turn.
        assert all(len(course.reached) >= least for course in courses)
        if level == "clever":
            assert set(told) == {station.code for station in lesson_of(game).stations}

    def test_each_choice_has_a_comment(self, game):
        _, course = played(game, "random", seed=7)
        answered = [each for each in course.reached if each.move is not None]
        assert answered
        for each in answered:
            assert each.word in each.station.words

    def test_a_course_follows_from_the_moves_alone(self, game):
        match, course = played(game, "clever")
        again = Course(lesson_of(game), match)
        assert again.reached == course.reached and again.behind == course.behind

    def test_a_station_stays_until_the_learner_has_moved(self, game):
        lesson = lesson_of(game)
        match = begin(lesson, game)
        course = Course(lesson, match)
        here = course.here
        course.follow(match)
        assert here is not None and course.here is here and course.behind is None
        match.play(lesson.learner, match.legal_moves(lesson.learner)[0])
        course.follow(match)
        assert course.behind is not None and course.behind.station is here.station
        assert course.behind.move == match.game.grammar.parse(match.record()["moves"][0][1])

    def test_a_course_leads_only_to_its_own_continuations(self, game):
        lesson = lesson_of(game)
        match, dice = begin(lesson, game), random.Random(1)
        other = match.copy()
        moves = list(match.legal_moves(lesson.learner)[:50])
        one, two = dice.sample(moves, 2)
        match.play(lesson.learner, one)
        other.play(lesson.learner, two)
        course = Course(lesson, match)
        assert course.leads_to(match) and not course.leads_to(other)
        assert not course.leads_to(begin(lesson, game))  # A match after an undo has fewer moves.

    def test_lesson_numbers_dont_clash_with_fields_of_prompts(self, game):
        match = begin(lesson_of(game), game)
        numbers = match.numbers(lesson_of(game).learner)
        facts = {name for prompt in GAMES[game].statements(Prompt) for name in prompt.__struct_fields__}
        assert numbers is not None and not facts & set(numbers.__struct_fields__)


def test_lesson_numbers_come_from_the_seats_view():
    match: Any = begin(lesson_of("captains_orders"), "captains_orders")
    assert match.view(0).hand == (5, 9, 9, 10, 10, 10)
    numbers = match.numbers(0)
    assert (numbers.own_cards, numbers.own_points, numbers.lowest, numbers.lower) == (6, 53, 5, 10)
    match.play(0, "order 5")
    # Of the 36 lower cards, one lies open as the order.
    assert match.numbers(0).lowest == 9 and match.numbers(0).lower == 35
