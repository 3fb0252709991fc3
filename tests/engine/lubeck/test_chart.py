"""Routes and cards, and a host's corrected copy."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import GAMES, Match
from engine.core.material import WrongMaterial
from engine.lubeck.chart import MATERIAL, chart_of, read
from engine.lubeck.data import CITIES, PORTS, Card, in_order
from tests.engine.lubeck.positions import view

TEXT = MATERIAL.own
CORRECTED = TEXT.replace(
    'bergen = { routes = ["london"], trade = [3, 3, 4, 4]',
    'bergen = { routes = ["london"], trade = [1, 3, 4, 9]',
)


@pytest.fixture(autouse=True)
def own_chart() -> Iterator[None]:
    yield
    MATERIAL.use(None)


def test_the_chart_has_the_routes_of_the_rules():
    """Rules: "Lübeck -> Stettin, Visby, Helsingborg.

    Stettin -> Danzig -> Riga -> Reval. Visby -> Riga. Helsingborg -> Bergen, Hamburg. Bergen -> London.
    Hamburg -> Brügge".
    """
    assert chart_of(None).routes == {
        "lubeck": ("stettin", "visby", "helsingborg"),
        "stettin": ("danzig",),
        "visby": ("riga",),
        "helsingborg": ("bergen", "hamburg"),
        "danzig": ("riga",),
        "riga": ("reval",),
        "bergen": ("london",),
        "hamburg": ("brugge",),
        "reval": (),
        "london": (),
        "brugge": (),
    }


def test_the_chart_has_the_ends_of_the_rules():
    """Rules: "Ends: Reval, London, Brügge"."""
    assert chart_of(None).ends == ("reval", "london", "brugge")


TRADE = {
    "stettin": [1, 1, 2, 2, 3],
    "visby": [1, 1, 2, 2, 3],
    "helsingborg": [1, 1, 2, 2, 2, 3],
    "danzig": [2, 2, 3, 3, 4],
    "riga": [2, 3, 3, 4, 4],
    "bergen": [3, 3, 4, 4],
    "hamburg": [3, 3, 4, 4],
    "reval": [4, 5, 5, 6],
    "london": [4, 5, 5, 6],
    "brugge": [4, 5, 5, 6],
}


def test_there_are_60_cards():
    """Rules: 46 trade cards, 5 start cards, 5 x2 cards, 1 pirates card and 3 transfer cards."""
    kinds = Counter(card.kind for card in chart_of(None).cards)
    assert kinds == {"trade": 46, "start": 5, "double": 5, "pirates": 1, "transfer": 3}
    assert len(chart_of(None).cards) == 60


@pytest.mark.parametrize("port", PORTS)
def test_each_city_has_its_cards(port: str):
    held = [card for card in chart_of(None).cards if card.city == port]
    assert [card.value for card in held if card.kind == "trade"] == TRADE[port]
    extra = ["double", "start"] if port in ("stettin", "visby", "helsingborg", "danzig", "riga") else []
    assert [card.kind for card in held if card.kind != "trade"] == extra


def test_cards_survive_a_round_trip_through_text():
    for card in chart_of(None).cards:
        assert Card.read(str(card)) == card
    assert str(Card("double", "riga")) == "double riga" and str(Card("pirates")) == "pirates"


def test_a_hand_is_sorted_by_city_with_extra_cards_after():
    held = in_order(map(Card.read, ("transfer", "brugge 4", "start riga", "riga 3", "riga 2", "stettin 3")))
    assert ", ".join(map(str, held)) == "stettin 3, riga 2, riga 3, start riga, brugge 4, transfer"


def test_the_reconstructed_chart_is_marked():
    assert "RECONSTRUCTED" in TEXT
    assert GAMES["lubeck"].reconstructed


def line_of(text: str, begin: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(begin))


def with_line(begin: str, line: str) -> str:
    """The chart's text with this line instead of the one with the same beginning."""
    lines = TEXT.splitlines()
    lines[line_of(TEXT, begin) - 1] = line
    return "\n".join(lines)


WRONG = {
    "a city that there isn't": ("visby", "lubick = {}", "lubick", "lubick is no city"),
    "a route to nowhere": (
        "stettin",
        'stettin = { routes = ["dantzig"] }',
        "stettin",
        "'dantzig', which is no",
    ),
    "a route by a number": ("stettin", "stettin = { routes = [7] }", "stettin", "a route to 7, which is no"),
    "a route twice": ("visby", 'visby = { routes = ["riga", "riga"] }', "visby", "two routes to riga"),
    "routes that are no list": ("visby", 'visby = { routes = "riga" }', "visby", "must be a list"),
    "values that are no list": ("reval", "reval = { trade = 4 }", "reval", "trade of reval must be a list"),
    "a city that is no table": ("reval", "reval = 6", "reval", "reval must be written"),
    "a city left out": ("visby", "", "[cities]", "visby is missing"),
    "a city that isn't reached": ("lubeck", 'lubeck = { routes = ["stettin"] }', "visby", "can't be reached"),
    "an end that isn't": ("reval", 'reval = { routes = ["london"] }', "reval", "is an end, but has a route"),
    "a dead end": ("riga", "riga = { trade = [2, 3, 3, 4, 4] }", "riga", "no route leads on from riga"),
    "a circle": ("riga", 'riga = { routes = ["danzig", "reval"] }', "danzig", "come back to danzig"),
    "a way home": ("visby", 'visby = { routes = ["lubeck", "riga"] }', "lubeck", "come back to lubeck"),
    "an end of no name": ("ends", 'ends = ["revel", "london", "brugge"]', "ends", "'revel' is no city"),
    "ends that are no list": ("ends", "ends = 3", "ends", "must be a list"),
    "a value of nothing": ("reval", "reval = { trade = [0, 5, 5, 6] }", "reval", "the value 0"),
    "a negative value": ("reval", "reval = { trade = [-4, 5, 5, 6] }", "reval", "the value -4"),
    "a value of two digits": ("reval", "reval = { trade = [4, 5, 5, 10] }", "reval", "the value 10"),
    "half a value": ("reval", "reval = { trade = [4.5, 5, 5, 6] }", "reval", "the value 4.5"),
    "a value that is true": ("reval", "reval = { trade = [true, 5, 5, 6] }", "reval", "the value True"),
    "a card too few": ("reval", "reval = { trade = [4, 5, 6] }", "[cities]", "but there are 59 (45 trade"),
    "a card too many": ("transfer", "transfer = 4", "[cities]", "but there are 61"),
    "fewer than no cards": ("pirates", "pirates = -1", "pirates", "pirates is -1"),
    "cards by a word": ("reval", 'reval = { trade = [4, 5, 5], start = "one" }', "reval", "start is 'one'"),
    "another extra card": ("pirates", "kraken = 1", "kraken", "kraken is no extra card"),
    "another word in a city": ("reval", "reval = { doubel = 1 }", "reval", "reval has 'doubel'"),
    "cards of Lübeck": (
        "lubeck",
        'lubeck = { routes = ["stettin", "visby", "helsingborg"], start = 1 }',
        "lubeck",
        "lubeck has no cards",
    ),
    "another part": ("ends", "tides = 2", "tides", "tides is no part of a chart"),
    "no cities": ("[cities]", "[towns]", "[towns]", "towns is no part of a chart"),
    "no TOML": ("stettin", "stettin = { routes = [", "visby", "Invalid value"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_copy_is_refused_with_the_line_that_is_wrong(what: str):
    old, new, begin, problem = WRONG[what]
    text = with_line(old, new)
    with pytest.raises(WrongMaterial) as wrong:
        read(text)
    assert problem in wrong.value.problem
    assert wrong.value.line == line_of(text, begin)
    assert str(wrong.value) == f"line {wrong.value.line}: {wrong.value.problem}"


def test_a_copy_with_a_duplicate_is_refused_at_its_second_line():
    text = TEXT.replace("[extra]", "riga = {}\n[extra]")
    with pytest.raises(WrongMaterial, match="overwrite") as wrong:
        read(text)
    assert text.splitlines()[wrong.value.line - 1] == "riga = {}"


def test_a_copy_without_extra_cards_is_refused():
    with pytest.raises(WrongMaterial, match=r"table \[extra\]"):
        read(TEXT.partition("[extra]")[0])


def corrected(tmp_path: Path) -> Path:
    file = tmp_path / "chart.toml"
    file.write_text(CORRECTED, "utf-8")
    return file


def test_new_matches_are_played_with_a_corrected_copy(tmp_path: Path):
    before = Match.start("lubeck", 3, "s")
    MATERIAL.use(corrected(tmp_path))
    match = Match.start("lubeck", 3, "s")
    values = [card.value for card in chart_of(MATERIAL.in_use).cards if card.city == "bergen"]
    assert values == [1, 3, 4, 9]
    assert view(before).material is None and view(match).material == MATERIAL.in_use
    MATERIAL.use(None)
    assert view(Match.start("lubeck", 3, "s")).material is None


def test_the_view_shows_the_routes():
    routes = view(Match.start("lubeck", 3, "s")).routes
    assert routes == chart_of(None).routes and tuple(routes) == CITIES
