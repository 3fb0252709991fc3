"""A drawing is taken apart into pieces, each with where it lies."""

import random

import pytest

from boards import PAINTERS, rules_pictures
from boards.look import sea
from boards.svg import circle, document, element, group, path, rect, text, unit
from engine import GAMES, Match
from locales import words
from raster.display_list import take_apart


def pieces(*children: str):
    drawing = take_apart(document(100, *children))
    assert drawing is not None and (drawing.width, drawing.height) == (800, 100)
    return drawing.pieces


def test_where_a_piece_lies_is_told_apart_from_what_it_is():
    [first, second] = pieces(group(rect(10, 20, 5, 5), x=100, y=7), rect(1, 2, 5, 5))
    assert first[:2] == (110, 27) and second[:2] == (1, 2)
    assert first[2:] == second[2:] == ('<rect width="5" height="5"/>', (0, 0))


def test_less_than_a_pixel_is_kept():
    [piece] = pieces(circle(10.3, 20.5, 5))
    assert piece == (10, 20, '<circle r="5"/>', (0.3, 0.5))


def test_what_is_turned_lies_where_it_is_moved_to():
    [piece] = pieces(path("M0 0H5", transform="translate(30 40) scale(1 -1)"))
    assert piece == (30, 40, '<path d="M0 0H5" transform="scale(1 -1)"/>', (0, 0))


def test_a_group_with_a_look_of_its_own_is_one_piece():
    inner = group(text(0, 0, "a", 30, "#000"), x=5)
    [piece, last] = pieces(group(inner, circle(0, 0, 1), x=3, opacity="0.5"), unit(inner, inner))
    assert piece[:2] == (3, 0) and piece.svg == f'<g opacity="0.5">{inner}{circle(0, 0, 1)}</g>'
    assert last.svg == unit(inner, inner)


def test_words_with_signs_in_them_are_kept():
    [piece] = pieces(text(0, 0, 'a<b & "c"', 30, "#000"))
    assert piece.svg.endswith('>a&lt;b &amp; "c"</text>')


@pytest.mark.parametrize(
    "svg",
    [
        "",
        "no picture",
        "<svg",
        document(100, element("use", href="#a")),
        document(100, rect(0, 0, 1, 1))[:-6],
        document(100, "words between elements"),
        document(100, "<g>", rect(0, 0, 1, 1)),
    ],
)
def test_what_is_not_understood_is_not_guessed(svg):
    assert take_apart(svg) is None


@pytest.mark.parametrize("game", [*PAINTERS])
def test_every_picture_is_understood(game):
    match = Match.start(game, seats=GAMES[game].seats[-1], seed="apart")
    chance, names, say = random.Random(1), [f"<{n}>" for n in range(match.seats)], words("en")
    shown = [draw(say) for draw in rules_pictures(game).values()]
    while not match.result:
        if chance.random() < 0.1 or match.ply == 0:
            shown.append(PAINTERS[game].table(match.view(None), names, say).svg)
            shown.append(PAINTERS[game].hand(match.view(0), names, say).svg)
        seat = chance.choice(match.pending)
        match.play(seat, chance.choice(match.legal_moves(seat)))
    shown.append(PAINTERS[game].table(match.view(None), names, say).svg)
    for svg in shown:
        drawing = take_apart(svg)
        assert drawing is not None and drawing.pieces[0].svg.startswith('<rect width="800"')


def test_the_sea_is_the_same_whatever_its_height():
    low, high = (take_apart(document(height, sea(height))) for height in (400, 500.5))
    assert low and high and low.pieces[1].svg == high.pieces[1].svg
