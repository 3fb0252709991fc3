"""Feats of Fleet, each in a few events."""

import pytest

from engine.core.rules import Result
from engine.fleet.events import Captained, Launched, Processed
from engine.fleet.teaching import ACHIEVEMENTS, ARMADA_BOATS, CRATES, CREWED_BOATS, MIXED_KINDS

FAR = Result({0: 1, 1: 2}, {0: 40, 1: 28}, {})
CLOSE = Result({0: 1, 1: 2}, {0: 40, 1: 29}, {})


def launched(number, kinds=("cod",)):
    return [
        Launched(seat=0, kind=kinds[boat % len(kinds)], boat=boat, cost=1, discount=0, due=1)
        for boat in range(number)
    ]


def captained(number):
    return [Captained(seat=0, boat=boat, kind="cod", card=None) for boat in range(number)]


def found(code, log, result=CLOSE):
    return set(ACHIEVEMENTS[code](log, result))


def test_an_armada_is_eight_boats():
    assert (
        found("armada", launched(ARMADA_BOATS)) == {0}
        and found("armada", launched(ARMADA_BOATS - 1)) == set()
    )


def test_all_aboard_needs_a_captain_on_each_of_many_boats():
    assert found("all-aboard", [*launched(CREWED_BOATS), *captained(CREWED_BOATS)]) == {0}
    assert found("all-aboard", [*launched(CREWED_BOATS), *captained(CREWED_BOATS - 1)]) == set()
    assert found("all-aboard", [*launched(CREWED_BOATS - 1), *captained(CREWED_BOATS - 1)]) == set()


def test_a_mixed_fleet_has_boats_of_five_kinds():
    kinds = ("cod", "crab", "lobster", "shrimp", "tuna", "processing")
    assert found("mixed-fleet", launched(MIXED_KINDS, kinds)) == {0}
    assert found("mixed-fleet", launched(ARMADA_BOATS, kinds[: MIXED_KINDS - 1])) == set()


@pytest.mark.parametrize(("crates", "expected"), [(CRATES, {0}), (CRATES - 1, set())])
def test_a_cannery_processes_ten_crates(crates, expected):
    log = [Processed(seat=0, boats=(), crates=5), Processed(seat=0, boats=(), crates=crates - 5)]
    assert found("cannery", [*log, Processed(seat=1, boats=(), crates=1)]) == expected


def test_a_landslide_is_twelve_points_ahead():
    assert found("landslide", [], FAR) == {0} and found("landslide", [], CLOSE) == set()
