"""Tables show what just happened: who owes a move, what the last move brought, and where it was made."""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest

from boards import PAINTERS
from boards.art import symbols
from boards.fisherman import seats as fisherman
from boards.fleet import seats as fleet
from boards.lubeck import pieces
from boards.lubeck import seats as lubeck
from boards.lubeck.chart import chart
from boards.lubeck.routes import voyage
from boards.svg import flat
from engine import GAMES, Event, Match
from engine.captains_orders.events import Discarded
from engine.fleet.events import Captained, Fished, Launched, Processed, Won
from engine.goa.events import ColonyTaken, Harvested, Placed, Planted, Progressed
from engine.lubeck.events import Doubled, Sold
from engine.lubeck.view import View
from locales import signed, words
from tests.boards.geometry import Box, shapes

NAMES = ["Mina", "Jonas", "Ada", "Bruno", "Cleo", "Dora", "Emil", "Frida"]
TABLES = [(game, seats) for game in GAMES for seats in sorted({GAMES[game].seats[0], GAMES[game].seats[-1]})]
CHECK_INTERVAL = 7
"""Number of moves between two checked positions of a match."""
LANTERN = (24.5, 33.9)
"""Width and height of a lantern."""
GLOW = 'fill-opacity="0.45"'
MAX_OFFSET = 8
"""Maximum vertical distance in pixels between the middle of a lantern and the middle of the name beside
it."""


def played(game: str, seats: int, seed: str = "latest") -> Iterator[Match]:
    """A random match after each move."""
    match, dice = Match.start(game, seats=seats, seed=seed), random.Random(seed)
    while not match.result:
        seat = dice.choice(match.pending)
        match.play(seat, dice.choice(match.legal_moves(seat)))
        yield match


def picture(match: Match) -> str:
    """The table as SVG."""
    paint, names = PAINTERS[match.game.id], NAMES[: match.seats]
    return paint.table(match.view(None), names, words("en"), match.latest(None)).svg


def lit(svg: str) -> list[str]:
    """The text to the right of each lantern."""
    drawn = shapes(svg)
    texts = [shape.box for shape in drawn if shape.kind == "text"]
    lanterns = [shape.box for shape in drawn if shape.kind == "g" and _size(shape.box) == LANTERN]
    return [
        min(
            (text for text in texts if text.left >= lantern.left and _middle(text, lantern) <= MAX_OFFSET),
            key=lambda text: text.left,
        ).text
        for lantern in lanterns
    ]


def _size(box: Box) -> tuple[float, float]:
    return round(box.right - box.left, 1), round(box.bottom - box.top, 1)


def _middle(one: Box, other: Box) -> float:
    """The vertical distance between the middles of two boxes."""
    return abs(one.top + one.bottom - other.top - other.bottom) / 2


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whoever_owes_a_move_has_a_lantern(game: str, seats: int):
    for ply, match in enumerate(played(game, seats)):
        if ply % CHECK_INTERVAL == 0 or match.result:
            told = lit(picture(match))
            found = {name for name in NAMES[:seats] if any(name in each for each in told)}
            assert found == {NAMES[seat] for seat in match.pending}


SCORES: dict[str, Callable[[Any], Sequence[int]]] = {
    "fisherman": lambda view: view.points,
    "lubeck": lambda view: view.scores,
    "fleet": lambda view: [sheet.total for sheet in view.sheets],
}
GAINS: dict[str, Callable[[Any, Sequence[Event]], Sequence[int]]] = {
    "fisherman": lambda view, latest: fisherman.gained(latest, view.seats),
    "lubeck": lambda view, latest: lubeck.gained(latest, view.seats),
    "fleet": fleet.gained,
}


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("game", SCORES)
def test_gains_are_the_difference_of_the_scores(game: str, seats: int):
    before = [0] * seats
    gained = 0
    for match in played(game, seats):
        view: Any = match.view(None)
        after = SCORES[game](view)
        if match.result or (game == "fisherman" and view.between_contests):
            before = [0] * seats
            continue
        gains = GAINS[game](view, match.latest(None))
        assert [old + gain for old, gain in zip(before, gains, strict=True)] == [*after]
        before = after
        if any(gains):
            gained += 1
            if gained % CHECK_INTERVAL == 0:
                told = {element.text for element in ET.fromstring(picture(match)).iter()}
                assert {signed(gain, plus=True) for gain in gains if gain} <= told
    assert gained > CHECK_INTERVAL


def test_the_table_without_events_marks_nothing():
    matches = played("lubeck", 3)
    match = next(each for each in matches if any(isinstance(event, Sold) for event in each.latest(None)))
    view, names = match.view(None), NAMES[:3]
    assert PAINTERS["lubeck"].table(view, names, words("en")).svg != picture(match)


def test_a_voyage_is_drawn_along_its_route():
    for match in played("lubeck", 3):
        sailed = [event for event in match.latest(None) if isinstance(event, Sold | Doubled) and event.sailed]
        assert all(flat(voyage(event.from_city, event.city)) in picture(match) for event in sailed)


def test_a_ship_that_sailed_leaves_a_ghost_where_it_lay():
    found = 0
    for before, match in pairwise(match.copy() for match in played("lubeck", 5)):
        was, view = cast("View", before.view(None)), cast("View", match.view(None))
        latest = match.latest(None)
        sailed = [event for event in latest if isinstance(event, Sold | Doubled) and event.sailed]
        lay = [*chart(was, words("en")).kept()]
        ghosts = [
            (each.x, each.y)
            for each in chart(view, words("en"), latest=latest).kept()
            if 'opacity="0.4"' in each.panel.svg
        ]
        assert len(ghosts) == len(sailed)
        for ship in (was.ships[event.ship - 1] for event in sailed):
            if view.ships[ship.number - 1].pawns == ship.pawns:
                found += 1
                drawn = [pieces.ship(ship.number, ship.pawns, abreast) for abreast in (5, 4, 3, 2)]
                assert ghosts == [(each.x, each.y) for each in lay if each.panel in drawn]
    assert found > CHECK_INTERVAL


GLOWING = {
    "captains_orders": [Discarded],
    "fleet": [Launched, Captained, Fished, Processed, Won],
    "goa": [Harvested, Planted, ColonyTaken, Progressed, Placed],
}


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in GLOWING for kind in GLOWING[game]])
def test_what_the_last_move_changed_glows(game: str, kind: type[Event]):
    paint, names = PAINTERS[game], NAMES[:4]
    found = 0
    for match in played(game, 4):
        view = match.view(None)
        changes = [event for event in match.latest(None) if type(event) is kind]
        if changes and not match.result and not paint.is_staged(view):
            found += 1
            assert GLOW in paint.table(view, names, words("en"), changes).svg
            assert GLOW not in paint.table(view, names, words("en")).svg
    assert found


def test_the_lantern_is_a_shared_symbol():
    assert set(symbols("shared")) == {"lantern"}
