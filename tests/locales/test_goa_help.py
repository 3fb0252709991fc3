"""Goa's rules help states the same numbers as its data."""

import re
from collections import Counter

import pytest

from engine.goa.data import COLONIES, COLUMNS, EFFECTS, SYMBOLS, Data, data_of
from locales import LANGUAGES, words

DATA: Data = data_of(None)
PLAIN_DIGITS = str.maketrans("０１２３４５６７８９　", "0123456789 ")


def page(language: str, number: int) -> str:
    return words(language)(f"goa-rules-{number}").translate(PLAIN_DIGITS)


def tables(language: str, number: int) -> list[list[str]]:
    """The rows of each table on a page."""
    return [block.strip().splitlines() for block in page(language, number).split("```")[1::2]]


def numbers(line: str) -> list[int]:
    return list(map(int, re.findall(r"\d+", line)))


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return request.param


def test_the_help_states_the_numbers_of_rows(language):
    [[_, *rows], _] = tables(language, 4)
    board = DATA.board
    columns = (
        board.ships,
        board.harvest,
        board.taxes,
        board.expedition,
        board.limit,
        board.colony,
        board.points,
    )
    assert [numbers(row) for row in rows] == [
        [row, *amounts] for row, amounts in enumerate(zip(*columns, strict=True), 1)
    ]


def test_the_help_states_the_costs_of_steps(language):
    _, rows = tables(language, 4)
    for row, column in zip(rows, COLUMNS, strict=True):
        _, *spices = row.replace("*", "").split()
        assert spices == [words(language)("goa-picture-letter", spice=spice) for spice in DATA.steps[column]]


def test_the_help_states_the_numbers_of_colonies(language):
    [[_, *rows]] = tables(language, 5)
    for row, name in zip(rows, COLONIES, strict=True):
        kind = DATA.colonies[name]
        assert row.split()[0] == words(language)("goa-part-colony", value=name)
        need, fields, *_, tiles = numbers(row)
        assert (need, fields, tiles) == (kind.need, kind.fields, len(DATA.colony_tiles(name)))


def test_the_help_states_the_numbers_of_cards(language):
    told = page(language, 7)
    assert numbers(told)[:1] == [len(DATA.cards)]
    assert len(DATA.cards) == 3 * len(EFFECTS) and set(Counter(DATA.cards.values()).values()) == {5}
    assert len(SYMBOLS) == 6
    prices = list(DATA.uses.steps_for_ducats)
    assert any(
        prices == numbers(line)[-4:] or prices == numbers(line)[:4] or _holds(numbers(line), prices)
        for line in told.splitlines()
    )


def _holds(row: list[int], part: list[int]) -> bool:
    return any(row[start : start + len(part)] == part for start in range(len(row)))


def test_the_help_states_the_points(language):
    [[markers, colonies, symbols]] = tables(language, 8)
    assert numbers(markers) == list(DATA.board.points)
    assert numbers(colonies) == list(DATA.points.colonies)
    assert numbers(symbols) == list(DATA.points.symbols)
    rest = [line for line in page(language, 8).splitlines() if line.startswith("- ")]
    assert numbers(rest[-2])[-2:] == [DATA.points.single_plantation, DATA.uses.duty_points]
    assert numbers(rest[-1]) == [DATA.points.most_money]


@pytest.mark.parametrize("number", [4, 5, 8])
def test_tables_fit_a_phone(language, number):
    """A kana or kanji is as wide as two letters."""
    for line in (line for table in tables(language, number) for line in table):
        assert sum(1 if character.isascii() else 2 for character in line) <= 28, line


def test_the_help_marks_reconstructed_numbers(language):
    start = {"en": "**Reconstructed.**", "ja": "**推定した数値**"}[language]
    assert start in page(language, 9)
    assert all("*" in line for table in tables(language, 4) for line in table[2:])
