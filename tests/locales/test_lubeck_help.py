"""Lübeck's rules help states the same numbers as its data."""

import re

import pytest

from engine.lubeck.chart import chart_of
from engine.lubeck.data import CITIES, DECK_SIZE, HOME, PACKAGES, SHIPS, City
from locales import LANGUAGES, words

CHART = chart_of(None)
PLAIN_DIGITS = str.maketrans("０１２３４５６７８９", "0123456789")


def tables(language: str, page: int) -> list[list[list[str]]]:
    """The words of each row of each table on a page."""
    blocks = words(language)(f"lubeck-rules-{page}").split("```")[1::2]
    return [[re.findall(r"[\w×-]+", line) for line in block.strip().splitlines()] for block in blocks]


def name(language: str, city: City) -> str:
    return words(language)("lubeck-part-city", value=city)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return request.param


def test_the_help_states_the_routes(language):
    routes, _ = tables(language, 2)
    told = {line[0]: [word for word in line[1:] if word != "to"] for line in routes}
    assert told == {
        name(language, city): [name(language, port) for port in ports]
        for city, ports in CHART.routes.items()
        if ports
    }
    ends = next(line for line in words(language)("lubeck-rules-2").splitlines() if "**Reval**" in line)
    assert re.findall(r"\*\*(\w+)\*\*", ends) == [name(language, city) for city in CHART.ends]


def test_the_help_states_the_cards(language):
    _, (_, *rows) = tables(language, 2)
    assert [row[0] for row in rows] == [name(language, city) for city in CITIES if city != HOME]
    for row, city in zip(rows, CITIES[1:], strict=True):
        kinds = [card.kind for card in CHART.cards if card.city == city]
        values = [str(card.value) for card in CHART.cards if card.city == city and card.value]
        assert row[1:] == [*values, *(str(kinds.count(kind) or "-") for kind in ("start", "double"))]


def test_the_help_states_the_cards_without_a_city(language):
    page = words(language)("lubeck-rules-2")
    kinds = [card.kind for card in CHART.cards]
    told = re.findall(r"\d+", page.split("```")[4].partition("**")[0])
    assert list(map(int, told)) == [kinds.count("pirates"), kinds.count("transfer")]
    assert str(DECK_SIZE) in page


def test_the_help_states_the_numbers_of_ships_and_packages(language):
    [rows] = tables(language, 1)
    numbers = [re.findall(r"\d+", " ".join(row).translate(PLAIN_DIGITS)) for row in rows]
    assert numbers == [list(map(str, row)) for row in (SHIPS, SHIPS.values(), PACKAGES.values())]


def test_the_help_marks_the_reconstructed_chart(language):
    told = {"en": ("**Reconstructed.**", "reconstructed"), "ja": ("推定です", "推定です")}[language]
    assert told[0] in words(language)("lubeck-rules-2")
    assert told[1] in words(language)("lubeck-source")
