"""Feats of Goa, each in a few events."""

from engine.core.rules import Result
from engine.goa import ACHIEVEMENTS, COLONIES, PIONEER_FIRSTS, SURE_FOUNDINGS
from engine.goa.events import Failed, FirstThere, Founded, RowComplete, Scored

WON_BY_0 = Result({0: 1, 1: 2}, {0: 40, 1: 30}, {})
NONE = dict.fromkeys(("rows", "colonies", "plantations", "duty", "missions", "cards", "money", "ducats"), 0)


def founded(number):
    return [Founded(seat=0, colony="madras", number=4)] * number


def scored(**parts):
    return Scored(seat=0, place=1, points=40, **{**NONE, **parts})


def found(code, *log):
    return set(ACHIEVEMENTS[code](log, WON_BY_0))


def test_a_governor_founds_all_colonies():
    assert found("governor", *founded(COLONIES)) == {0}
    assert found("governor", *founded(COLONIES - 1)) == set()


def test_the_sure_footed_found_three_colonies_without_failing():
    failed = Failed(seat=0, colony="madras", on_purpose=0)
    assert found("sure-footed", *founded(SURE_FOUNDINGS)) == {0}
    assert found("sure-footed", *founded(SURE_FOUNDINGS), failed) == set()
    assert found("sure-footed", *founded(SURE_FOUNDINGS - 1)) == set()


def test_a_pioneer_is_first_three_times():
    first = FirstThere(seat=1, column="ships", row=4)
    assert (
        found("pioneer", *[first] * PIONEER_FIRSTS) == {1}
        and found("pioneer", *[first] * (PIONEER_FIRSTS - 1)) == set()
    )


def test_abreast_needs_five_markers_in_row_three():
    assert found("abreast", RowComplete(seat=0, row=3)) == {0}
    assert found("abreast", RowComplete(seat=0, row=2)) == set()


def test_an_all_rounder_scores_in_every_category():
    most = {"rows": 9, "colonies": 1, "plantations": 1, "cards": 1}
    assert found("all-rounder", scored(**most, duty=4)) == {0}
    assert found("all-rounder", scored(**most, missions=2)) == {0}
    assert found("all-rounder", scored(**most)) == set()
    assert found("all-rounder", scored(**most | {"cards": 0}, duty=4)) == set()
