"""Pictures of random matches of every game are well-formed, legible, and reveal nothing hidden."""

import random
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from boards import PAINTERS, Picture
from boards.picture import ALT_LENGTH
from boards.svg import SMALL, WIDTH
from engine import GAMES, Match
from locales import LANGUAGES, words
from raster.studio import render
from raster.text import width

NAMES = [
    "Mei",
    "<Ken> & 'Söhne'",
    "キャプテン・ハーロック",
    "Bartholomew the Unsinkable",
    "🦜",
    "蓮",
    "m" * 32,
    "]]>",
]

TABLES = [(game, seats) for game in GAMES for seats in GAMES[game].seats]
tables = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game}-{seats}" for game, seats in TABLES])


@cache
def positions(game: str, seats: int) -> list[Match]:
    """A sample of positions of a random match, the final one included."""
    match = Match.start(game, seats=seats, seed="pictures", options={})
    chance = random.Random(seats)
    found: list[Match] = []
    while not match.result:
        found.append(match.copy())
        seat = chance.choice(match.pending)
        moves = match.legal_moves(seat)
        # Accusations end a round. They are rare here, so that hands change and grow.
        plain = [move for move in moves if move.verb != "accuse"]
        match.play(seat, chance.choice(plain if plain and chance.random() < 0.98 else moves))
    return [*found[:10], *chance.sample(found[10:], 20), match]


def pictures(game: str, seats: int, language: str) -> Iterator[Picture]:
    say, paint, names = words(language), PAINTERS[game], NAMES[:seats]
    for match in positions(game, seats):
        yield paint.table(match.view(None), names, say, match.latest(None))
        yield from (paint.hand(match.view(seat), names, say) for seat in (0, seats - 1))


def texts(element: ET.Element, x: float = 0) -> Iterator[tuple[str, float, float, float]]:
    """Each text with its left and right end and its size."""
    move = element.get("transform", "")
    if move.startswith("translate("):
        x += float(move.removeprefix("translate(").split()[0].rstrip(")"))
    if element.tag.endswith("text"):
        size, told = float(element.get("font-size", 0)), element.text or ""
        wide = width(told, size)
        left = (
            x
            + float(element.get("x", 0))
            - wide * {"start": 0, "middle": 0.5, "end": 1}[element.attrib["text-anchor"]]
        )
        yield told, left, left + wide, size
    for child in element:
        yield from texts(child, x)


@tables
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_well_formed_and_legible_on_a_phone(game, seats, language):
    for picture in pictures(game, seats, language):
        root = ET.fromstring(picture.svg)
        assert root.get("width") == str(WIDTH)
        assert float(root.attrib["height"]) <= 2 * WIDTH
        for told, left, right, size in texts(root):
            assert size >= SMALL, told
            assert left >= 0 and right <= WIDTH, told


@tables
@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_keep_to_discords_limit(game, seats, language):
    assert all(0 < len(picture.alt) <= ALT_LENGTH for picture in pictures(game, seats, language))


@tables
def test_the_table_looks_the_same_to_everyone(game, seats):
    paint, say, names = PAINTERS[game], words("en"), NAMES[:seats]
    for match in positions(game, seats):
        shown = paint.table(match.view(None), names, say)
        assert all(paint.table(match.view(seat), names, say) == shown for seat in range(seats))


@tables
def test_pictures_reveal_nothing_hidden(game, seats):
    """Replacing the hidden cards doesn't change the pictures."""
    paint, say, names = PAINTERS[game], words("en"), NAMES[:seats]
    for match in positions(game, seats)[:-1]:
        shown = paint.table(match.view(None), names, say, match.latest(None))
        for seat in (0, seats - 1):
            imagined = match.imagine(seat, "otherwise")
            assert paint.table(imagined.view(None), names, say, imagined.latest(None)) == shown
            assert paint.hand(imagined.view(seat), names, say) == paint.hand(match.view(seat), names, say)


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_has_no_hand(game):
    match = positions(game, GAMES[game].seats[0])[0]
    with pytest.raises(ValueError):
        PAINTERS[game].hand(match.view(None), NAMES, words("en"))


@pytest.mark.parametrize("game", GAMES)
def test_pictures_can_be_rendered(game):
    for match in positions(game, GAMES[game].seats[-1])[::10]:
        drawing = (
            PAINTERS[game]
            .table(match.view(None), NAMES[: match.seats], words("ja"), match.latest(None))
            .drawing
        )
        assert render(drawing).startswith(b"\x89PNG")


@pytest.mark.parametrize(("game", "seats"), [(game, GAMES[game].seats[-1]) for game in GAMES])
def test_everything_that_a_picture_shows_is_in_its_words(game, seats):
    """In a match, positions with the same words have the same picture."""
    paint, say, names = PAINTERS[game], words("en"), [f"Player {seat}" for seat in range(seats)]
    drawn = dict[str, Picture]()
    match, chance = Match.start(game, seats=seats, seed="words"), random.Random(1)
    while not match.result:
        for picture in (paint.table(match.view(None), names, say), paint.hand(match.view(0), names, say)):
            assert drawn.setdefault(picture.words, picture) == picture, picture.words
        seat = chance.choice(match.pending)
        match.play(seat, chance.choice(match.legal_moves(seat)))
