"""The score, item by item, and ties."""

import pytest

from engine.fleet.data import Licence
from engine.fleet.scoring import bonus, decided_by, different, places, sheet, tie_breakers, tied
from engine.fleet.state import Player
from tests.engine.fleet.positions import player, position

KINDS = ["shrimp", "cod", "lobster", "tuna", "processing", "pub"]


def test_licences_boats_and_crates_on_boats_score():
    """Processed crates, hands and captains score nothing."""
    scored = sheet(player("tuna tuna", "shrimp pub tuna", "crab:cod:3 tuna shrimp:crab:4", crates=5))
    assert scored.parts == {
        "licences": 4 + 10 + 3,
        "boats": 3 + 1 + 1,
        "crates": 7,
        "crab-captains": 0,
        "crab-crates": 0,
        "crab-licences": 0,
    }
    assert scored.total == 29


@pytest.mark.parametrize("captained", range(13))
def test_the_captains_king_crab_scores_captained_boats_up_to_10(captained: int):
    owner = player("", "crab-captains", "cod:tuna " * captained + "cod cod")
    assert bonus(owner, "crab-captains") == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10][captained]


@pytest.mark.parametrize("crates", range(37))
def test_the_crates_king_crab_scores_every_three_crates_up_to_10(crates: int):
    fleet = " ".join(f"cod:tuna:{min(4, crates - start)}" for start in range(0, crates, 4))
    expected = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9]
    owner = player("", "crab-crates", fleet, crates=9)
    assert bonus(owner, "crab-crates") == [*expected, 10, 10, 10, 10, 10, 10, 10][crates]


@pytest.mark.parametrize(("kinds", "points"), list(enumerate([0, 2, 4, 5, 6, 8, 10], 1)))
def test_the_licences_king_crab_scores_different_kinds(kinds: int, points: int):
    owned = " ".join(["crab-licences", *KINDS[: kinds - 1]])
    assert bonus(player("", owned), "crab-licences") == points
    assert bonus(player("", f"{owned} {owned} crab-crates"), "crab-licences") == points


def test_all_king_crabs_are_one_kind():
    """The example of the rules: seven licences of five kinds, 6 points."""
    owner = player("", "shrimp cod cod processing crab-licences crab-crates pub")
    assert different(owner.licences) == 5
    assert bonus(owner, "crab-licences") == 6


def test_the_example_of_the_captains():
    """The player has launched eight boats, seven of them with a captain: 7 points, in addition to the 5 of
    the licence."""
    scored = sheet(player("", "crab-captains", "cod:tuna " * 7 + "cod"))
    assert (scored.crab_captains, scored.licences) == (7, 5)


@pytest.mark.parametrize("licence", ["crab-captains", "crab-crates", "crab-licences"])
def test_a_king_crab_scores_for_its_owner_only(licence: Licence):
    others = {"crab-captains", "crab-crates", "crab-licences"} - {licence}
    owner = player("", " ".join(["shrimp cod tuna", *others]), "cod:tuna:4 tuna:tuna:4")
    assert bonus(owner, licence) == 0
    assert all(sheet(owner).parts[other] > 0 for other in others)


A = player("", "shrimp", "tuna:cod:2")
"""A player with 4 + 1 + 2 = 7 points, one boat and two crates."""


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (player("", "shrimp", "tuna:cod:1"), (1, 2)),  # The other player has fewer points.
        # The other player has as many points, but more boats.
        (player("", "shrimp", "tuna:cod:1 tuna"), (2, 1)),
        # The other player has as many points and boats, but more crates.
        (player("", "lobster", "tuna:cod:3"), (2, 1)),
        (player("", "cod", "shrimp:cod:2"), (1, 1)),  # shared
    ],
)
def test_ties_are_broken_by_boats_then_crates_and_then_shared(other: Player, expected: tuple[int, int]):
    assert places([sheet(A), sheet(other)]) == expected


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (player("", "shrimp", "tuna:cod:1"), ()),
        (player("", "shrimp", "tuna:cod:1 tuna"), ("launched",)),
        (player("", "lobster", "tuna:cod:3"), ("launched", "crates")),
        (player("", "shrimp", "tuna:cod:2"), ("launched", "crates")),  # in vain
    ],
)
def test_the_result_names_the_tie_breaker(other: Player, expected: tuple[str, ...]):
    assert tie_breakers([sheet(A), sheet(other)]) == expected


@pytest.mark.parametrize(
    ("other", "expected", "ties"),
    [
        (player("", "shrimp", "tuna:cod:1"), None, {}),
        (player("", "shrimp", "tuna:cod:1 tuna"), "launched", {0: {"launched": 1}, 1: {"launched": 2}}),
        (
            player("", "lobster", "tuna:cod:3"),
            "crates",
            {0: {"launched": 1, "crates": 2}, 1: {"launched": 1, "crates": 3}},
        ),
        (
            player("", "cod", "shrimp:cod:2"),
            None,
            {0: {"launched": 1, "crates": 2}, 1: {"launched": 1, "crates": 2}},
        ),
    ],
)
def test_the_end_names_the_deciding_tie_breaker(
    other: Player, expected: str | None, ties: dict[int, dict[str, int]]
):
    sheets = [sheet(A), sheet(other)]
    assert {seat: compared for seat in (0, 1) if (compared := tied(sheets, seat))} == ties
    assert decided_by(sheets, [seat for seat, place in enumerate(places(sheets)) if place == 1]) == expected


def test_the_result_has_places_scores_and_their_breakdown():
    match = position(A, player("tuna", "pub"), player("", "shrimp", "tuna:cod:2"), phase="fishing", supply=1)
    assert match.result
    assert match.result.scores == {0: 8, 1: 10, 2: 8}
    assert match.result.places == {0: 2, 1: 1, 2: 2}
    assert match.result.breakdown[0] == {
        "licences": 4,
        "boats": 1,
        "crates": 3,
        "crab-captains": 0,
        "crab-crates": 0,
        "crab-licences": 0,
    }
    assert [event.facts for event in match.log(None) if event.code == "scored"] == [
        {"seat": 1, "place": 1, "points": 10},
        {"seat": 0, "place": 2, "points": 8},
        {"seat": 2, "place": 2, "points": 8},
    ]


def test_the_log_names_the_tie_breaker():
    more = player("", "shrimp", "tuna:cod:1 tuna")
    match = position(A, player(), more, phase="fishing", supply=1)
    assert match.result and match.result.places[2] == 1
    assert match.result.ties == {0: {"launched": 1}, 2: {"launched": 2}}
    assert [event.facts for event in match.log(None) if event.code == "tie-broken"] == [
        {"winner_seats": (2,), "by": "launched"}
    ]
