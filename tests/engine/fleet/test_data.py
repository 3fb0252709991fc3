"""The game's components, number by number as on the rules page."""

import re
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from engine.fleet.data import (
    BOAT_CAPACITY,
    BOATS,
    CRATES_PER_SEAT,
    DRAWS,
    KINDS,
    LICENCES,
    PREMIUM,
    STANDARD,
    Licence,
    boat_deck,
    licence_deck,
    lobster_draw,
    sorted_cards,
    with_cards,
)

PAGE = Path(__file__).resolve().parents[4] / "shared" / "rules" / "fleet.md"
"""The rules page, which isn't part of this repository but may stand beside it."""


def table(first: str) -> dict[str, list[str]]:
    """The rows of the table with this heading on the rules page, by their first cell."""
    if not PAGE.exists():
        pytest.skip(f"{PAGE.name} isn't beside the repository")
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    begin = next(number for number, line in enumerate(lines) if line.startswith(f"| {first} |"))
    rows: dict[str, list[str]] = {}
    for line in lines[begin + 2 :]:
        if not line.startswith("|"):
            break
        name, *cells = (cell.strip() for cell in line.strip("|").split("|"))
        rows[name] = cells
    return rows


def test_boats_match_the_rules_page():
    named = {"processing vessel": "processing", "king crab": "crab"}
    rows = {named.get(name, name): tuple(map(int, cells)) for name, cells in table("boat").items()}
    assert rows == {kind: tuple(boat) for kind, boat in BOATS.items()}


def test_licences_match_the_rules_page():
    rows = {re.sub("^king ", "", name).replace(": ", "-"): cells for name, cells in table("licence").items()}
    assert list(rows) == list(LICENCES)
    for name, licence in LICENCES.items():
        kind, cards, minimum, points, _ = rows[name]
        assert (kind == "premium", int(cards), int(minimum), int(points)) == (
            licence.premium,
            licence.cards,
            licence.minimum,
            licence.points,
        )


def test_there_are_96_boats_and_26_licences():
    assert len(boat_deck()) == 96
    assert len(licence_deck(*STANDARD)) == 20
    assert len(licence_deck(*PREMIUM)) == 6


def test_a_boat_card_has_cost_points_and_money():
    assert {kind: tuple(boat) for kind, boat in BOATS.items()} == {
        "shrimp": (20, 1, 1, 2),
        "lobster": (20, 2, 2, 2),
        "processing": (20, 2, 2, 2),
        "cod": (12, 2, 2, 1),
        "tuna": (12, 1, 1, 3),
        "crab": (12, 3, 3, 1),
    }


@pytest.mark.parametrize(
    ("licence", "minimum", "points", "boat"),
    [
        ("shrimp", 4, 4, "shrimp"),
        ("cod", 4, 4, "cod"),
        ("lobster", 5, 3, "lobster"),
        ("tuna", 5, 3, "tuna"),
        ("processing", 5, 3, "processing"),
        ("pub", 10, 10, None),
        ("crab-captains", 10, 5, "crab"),
        ("crab-crates", 10, 5, "crab"),
        ("crab-licences", 10, 5, "crab"),
    ],
)
def test_a_licence_has_a_minimum_points_and_a_boat(
    licence: Licence, minimum: int, points: int, boat: str | None
):
    card = LICENCES[licence]
    assert (card.minimum, card.points, card.boat) == (minimum, points, boat)


def test_there_are_25_crates_a_player_and_4_a_boat():
    assert (CRATES_PER_SEAT, BOAT_CAPACITY) == (25, 4)


@pytest.mark.parametrize(
    ("licences", "draws"),
    [
        (0, [0] * 10),
        (1, [0, 1, 1, 1, 2, 2, 2, 2, 2, 2]),
        (2, [0, 1, 1, 2, 2, 2, 2, 3, 3, 3]),
        (3, [0, 1, 1, 2, 2, 2, 2, 3, 3, 3]),
        (4, [0, 1, 1, 2, 2, 2, 2, 3, 3, 3]),
    ],
)
def test_lobster_licences_draw_by_captained_boats(licences: int, draws: list[int]):
    assert [lobster_draw(licences, captained) for captained in range(10)] == draws


def test_tuna_licences_change_the_draw():
    assert [tuple(draw) for draw in DRAWS] == [(2, "drawn"), (2, None), (3, "any"), (3, None), (4, "any")]


@pytest.mark.parametrize("more", [(), *combinations_with_replacement(KINDS[::-1], 2)])
def test_added_cards_keep_a_hand_sorted(more):
    for cards in combinations_with_replacement(KINDS, 3):
        assert with_cards(cards, more) == sorted_cards((*cards, *more))
