"""No text in a picture is cut, hidden or too small, in any game or language, however long the names are."""

import random
import re
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, product

import pytest

from boards import PAINTERS, rules_pictures
from boards.curve import Point, curve
from boards.profile import ProfileLine, profile_card
from boards.standings import StandingsRow, standings_card
from engine import GAMES, Match
from locales import LANGUAGES, words
from tests.boards.geometry import Shape, shapes

LONG = ["龍" * 32, "W" * 32, "Mei"]
"""Two names as long and as wide as Discord allows, and a short one."""
SHORT = ["龍", "W", "Mei"]
NAME = re.compile(r"(龍+|W+|Mei)( \(\d\)|\d)?")
CUT = re.compile(r"(龍龍|WW|Me(?=…\d))…( \(\d\)|\d)?")
"""Matches a shortened name that keeps at least two letters."""
EARLIER, BID = "…", re.compile(r" \$\d+$")
"""Placeholder for Fleet's earlier bids, and a pattern for the last bids, which stand on the same line."""
MIN_TEXT_GAP = 6
"""Minimum gap between two texts on one line, in pixels."""
MIN_EDGE_GAP = 2
"""Minimum gap between a text and the edge of its card, in pixels."""
SIGN_OVERLAP = 7
"""Number of pixels by which a text may overlap the square around a sign, because signs are round."""
MAX_LINE_HEIGHT = 5
"""Height in pixels below which a rectangle is a line, not a card."""
MIN_FONT_SIZE = 26
"""Minimum font size: 11 pixels on a phone that shows the picture 340 pixels wide."""

MATCHES, POSITIONS = 3, 8
"""Number of random matches to play, and number of positions to check in each."""
TABLES = [(game, seats) for game in GAMES for seats in sorted({GAMES[game].seats[0], GAMES[game].seats[-1]})]


def positions(game: str, seats: int) -> Iterator[tuple[int, Match]]:
    """Positions of random matches, with the number of the match. Includes each first and last position."""
    for number in range(MATCHES):
        options = {
            name: option.choices[number % len(option.choices)] for name, option in GAMES[game].options.items()
        }
        match = Match.start(game, seats=seats, seed=f"texts {number}", options=options)
        chance = random.Random(number)
        found: list[Match] = []
        while not match.result:
            found.append(match.copy())
            seat = chance.choice(match.pending)
            match.play(seat, chance.choice(match.legal_moves(seat)))
        yield from ((number, each) for each in [*found[:: -(-len(found) // POSITIONS)], match])


def pictures(game: str, seats: int, language: str) -> Iterator[tuple[str, str]]:
    """Each picture twice, with long names and with short ones.

    Names shift by a seat from match to match, and the viewer changes from position to position.
    """
    paint, say = PAINTERS[game], words(language)
    for place, (number, match) in enumerate(positions(game, seats)):
        seat = place % seats
        long, short = ((names * 4)[number:][:seats] for names in (LONG, SHORT))
        view, latest = match.view(None), match.latest(None)
        yield paint.table(view, long, say, latest).svg, paint.table(view, short, say, latest).svg
        yield paint.hand(match.view(seat), long, say).svg, paint.hand(match.view(seat), short, say).svg
        if paint.draw_board:
            yield paint.board(view, seat, long, say).svg, paint.board(view, seat, short, say).svg


def faults(drawn: Sequence[Shape]) -> Iterator[str]:
    """The texts of a picture that can't be read, each with the reason."""
    texts = [(place, shape.box) for place, shape in enumerate(drawn) if shape.kind == "text"]
    cards = [(place, *shape[1:3]) for place, shape in enumerate(drawn) if shape.kind == "rect"]
    for (_, text), (_, after) in pairwise([*texts, texts[0]]):
        if "…" in CUT.sub("", text.text) and not (text.text == EARLIER and BID.search(after.text)):
            yield f"cut: {text.text}"
        if text.size < MIN_FONT_SIZE - 0.01:
            yield f"small: {text.text}"
        if not cards[0][1].holds(text):
            yield f"leaves the picture: {text.text}"
    for (_, one), (_, other) in combinations(sorted(texts, key=lambda text: text[1].top), 2):
        if other.top < one.bottom and one.widened(MIN_TEXT_GAP).covers(other):
            yield f"touch: {one.text} | {other.text}"
    signs = [shape.box for shape in drawn if shape.kind == "g"]
    for sign, (_, text) in product(signs, texts):
        if sign.covers(text, SIGN_OVERLAP):
            yield f"touches a sign: {text.text}"
    for place, text in texts:
        wide = text.widened(MIN_EDGE_GAP)
        near = [
            each for each in cards if each[1].covers(wide) and each[1].bottom - each[1].top >= MAX_LINE_HEIGHT
        ]
        own = max((at for at, card, _ in near if at < place and card.holds(wide)), default=0)
        for at, card, is_filled in near:
            if at > own and (not card.holds(wide) or (at > place and is_filled)):
                yield f"leaves its card: {text.text}"


def words_in(drawn: Sequence[Shape]) -> set[str]:
    """The texts of a picture, with each long name replaced by its first letter."""
    texts = (shape.box.text.replace("…", "") for shape in drawn)
    return {NAME.sub(lambda found: found[0][0], text) for text in texts if text}


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_of_a_game_can_be_read(game: str, seats: int, language: str):
    for long, short in pictures(game, seats, language):
        drawn = shapes(long)
        assert not list(faults(drawn))
        assert not words_in(drawn) - words_in(shapes(short)), "a long name has taken words away"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_of_the_rules_can_be_read(game: str, language: str):
    for draw in rules_pictures(game).values():
        assert not list(faults(shapes(draw(words(language)).svg)))


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_of_standings_can_be_read(name: str, language: str):
    say = words(language)
    rows = [
        StandingsRow(rank, LONG[rank % 3], "1234.5", (1, 8, None, 0) * (rank % 4), bool(rank % 2))
        for rank in range(1, 17)
    ]
    card = standings_card(2 * name, say("cup-played", round=12, rounds=12), rows, say)
    assert not list(faults(shapes(card.svg)))


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_of_a_profile_can_be_read(name: str, language: str):
    say = words(language)
    played = say("profile-played", matches=9_999, won=9_999)
    rating = say("profile-rating", points=1_999, margin=667)
    lines = [
        ProfileLine(
            say(f"{game.replace('_', '-')}-name"),
            played,
            rating,
            [1, 2],
            say("profile-accuracy", accuracy=100),
            [1, 2],
        )
        for game in GAMES
    ]
    assert not list(faults(shapes(profile_card(name, played, lines, say).svg)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("first", [0, 200, 397])
@pytest.mark.parametrize("chance", [0, 0.5, 1])
def test_all_texts_of_a_curve_can_be_read(language: str, first: int, chance: float):
    """The curve has turning points on consecutive moves, at both ends and in the middle."""
    points = [Point(move, chance) for move in range(400)]
    svg = curve(points, 400, 1, points[first : first + 3], words(language)).svg
    assert not list(faults(shapes(svg)))
