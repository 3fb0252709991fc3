"""Art from files: every symbol is read and placed correctly."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from boards import art
from boards.art import symbol, symbols
from boards.captains_orders.pieces import pennants
from boards.svg import flat
from engine.captains_orders.data import DECK

FOLDERS = sorted(Path(art.__file__).parent.glob("*/art"))
GAMES = [folder.parent.name for folder in FOLDERS]


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_of_a_file_is_read(game):
    files = [ET.parse(file).getroot() for file in (Path(art.__file__).parent / game / "art").glob("*.svg")]
    written = [each.attrib["id"] for root in files for each in root if each.tag.endswith("symbol")]
    assert sorted(written) == sorted(symbols(game)) and written


def test_a_symbol_fills_its_box():
    drawn = ET.fromstring(flat(symbol("captains_orders", "pennant-3", 62, 24, 10, 20)))
    assert drawn.attrib == {
        "x": "10",
        "y": "20",
        "width": "62",
        "height": "24",
        "viewBox": "-2 -2 124 48",
    }
    assert len(drawn) == 4


def test_an_unknown_symbol_is_an_error():
    with pytest.raises(KeyError):
        symbol("captains_orders", "parrot", 10, 10)


def test_each_rank_flies_the_pennants_of_its_digits():
    for rank in sorted(set(DECK)):
        flown = pennants(rank, 60).svg
        assert flown.count("<svg") == len(str(rank))
        for digit in str(rank):
            assert symbols("captains_orders")[f"pennant-{digit}"].elements in flown
    drawn = symbols("captains_orders")
    assert len({each.elements for each in drawn.values()}) == len(drawn) > 10
