"""The picture of a review: the curve and its turning points stay inside the chart and are in the alt text."""

import re

import pytest

from boards.curve import BOTTOM, HEIGHT, LEFT, MARK, MAX_TOLD_POINTS, RIGHT, TOP, Point, curve
from boards.picture import ALT_LENGTH
from locales import LANGUAGES, words

EN = words("en")
POINTS = [Point(0, 0.25), Point(10, 0.5), Point(20, 1.0), Point(30, 0.0)]


def discs(svg: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', svg)]


def line(svg: str) -> list[tuple[int, int]]:
    [way] = re.findall(r'd="M([\d .L]+)"', svg)
    return [(int(x), int(y)) for x, y in (each.split() for each in way.split("L"))]


def test_the_line_goes_from_the_first_decision_to_the_result():
    drawn = line(curve(POINTS, 40, 1.0, [], EN).svg)
    assert drawn == [
        (LEFT, BOTTOM - (BOTTOM - TOP) // 4),
        (round(LEFT + (RIGHT - LEFT) / 4), (TOP + BOTTOM) // 2),
        (round(LEFT + (RIGHT - LEFT) / 2), TOP),
        (round(LEFT + (RIGHT - LEFT) * 3 / 4), BOTTOM),
        (RIGHT, TOP),
    ]


def test_turning_points_are_marked_inside_the_field():
    marked = discs(curve(POINTS, 40, 1.0, POINTS, EN).svg)
    assert len(marked) == len(POINTS)
    assert all(TOP + MARK <= y <= BOTTOM - MARK for _, y in marked)
    first, *others = (x for x, _ in line(curve(POINTS, 40, 1.0, [], EN).svg)[:-1])
    assert [x for x, _ in marked] == [first + MARK, *others]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_has_all_points_and_turning_points(language: str):
    say = words(language)
    alt = curve(POINTS, 40, 0.5, POINTS[1:2], say).alt
    for each in [*POINTS, Point(40, 0.5)]:
        assert say("review-curve-point", move=each.move, chance=round(100 * each.chance)) in alt
    assert say("review-curve-turn", number=1, move=11) in alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_of_a_long_match_has_few_points(language: str):
    say = words(language)
    alt = curve([Point(move, 0.5) for move in range(300)], 300, 1.0, POINTS[:3], say).alt
    assert len(alt) < ALT_LENGTH
    assert alt.count(say("review-curve-point", move=0, chance=50)[-4:]) <= MAX_TOLD_POINTS + 3


def test_a_match_without_decisions_is_a_point():
    picture = curve([], 0, 0.0, [], EN)
    assert line(picture.svg) == [(LEFT, BOTTOM)]
    assert f'height="{HEIGHT}"' in picture.svg
