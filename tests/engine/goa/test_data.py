"""The data of the game, and a host's corrected copy."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import GAMES, Match
from engine.core.material import WrongMaterial
from engine.goa.data import EFFECTS, MATERIAL, SPICES, data_of, number_on, read
from tests.engine.goa.positions import at_turn, hand, money, others, plantations, player, view
from tests.engine.notation import play

TEXT = MATERIAL.own
DATA = data_of(None)


@pytest.fixture(autouse=True)
def own_data() -> Iterator[None]:
    yield
    MATERIAL.use(None)


def test_each_part_has_27_tiles():
    assert sum(DATA.tiles.a.values()) == sum(DATA.tiles.b.values()) == 27
    assert len(DATA.part("a")) == len(DATA.part("b")) == 27


def test_both_parts_have_their_plantations():
    for spice in SPICES:
        assert [DATA.tiles.a.get(f"{spice}-{size}", 0) for size in (1, 2, 3)] == [1, 2, 0]
        assert [DATA.tiles.b.get(f"{spice}-{size}", 0) for size in (1, 2, 3)] == [0, 1, 1]


def test_the_cards_are_30_with_five_of_each_symbol():
    assert len(DATA.cards) == 30
    assert set(Counter(DATA.cards.values()).values()) == {5}


def test_the_symbols_are_spread_evenly():
    """No effect has the same symbol twice, and each symbol comes with every number."""
    for effect in EFFECTS:
        assert len({symbol for card, symbol in DATA.cards.items() if card[:-2] == effect}) == 3
    for symbol in set(DATA.cards.values()):
        numbers = Counter(number_on(card) for card, each in DATA.cards.items() if each == symbol)
        assert set(numbers) == {1, 2, 3}
        assert max(numbers.values()) == 2


def test_the_cards_have_60_colonists_in_all():
    assert sum(map(number_on, DATA.cards)) == 60


def test_the_colonies():
    assert {name: (kind.need, kind.fields) for name, kind in DATA.colonies.items()} == {
        "quilon": (6, 1),
        "cochin": (8, 1),
        "madras": (10, 2),
        "calicut": (12, 2),
    }
    for colony in ("quilon", "madras"):
        spices = Counter(spice for pair in DATA.colonies[colony].pairs for spice in pair.split("-"))
        assert spices == dict.fromkeys(SPICES, 2)


def test_each_spice_is_wanted_in_four_columns_as_often_in_each_place():
    for place in range(4):
        assert Counter(spices[place] for spices in DATA.steps.values()) == dict.fromkeys(SPICES, 1)


def test_reconstructed_data_is_marked():
    assert "reconstructed" in TEXT
    assert GAMES["goa"].reconstructed


def line_of(text: str, begin: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(begin))


WRONG = {
    "no TOML": ("ships = [1, 2, 3", "ships = [1, 2 3]", "Unclosed array", "ships = [1, 2 3"),
    "a row too few": ("harvest = [1", "harvest = [1, 2, 4, 6]", "length 5, got 4", "harvest = [1"),
    "a row with less": ("taxes = [4", "taxes = [4, 3, 8, 9, 9]", "`taxes` brings less", "taxes = [4"),
    "a number by a word": ("taxes = [4", 'taxes = [4, "6", 8, 10, 12]', "Expected `int`", "taxes = [4"),
    "a spice twice": (
        'taxes = ["pepper"',
        'taxes = ["pepper", "clove", "clove", "ginger"]',
        "needs different spices",
        'taxes = ["pepper"',
    ),
    "no spice": (
        'taxes = ["pepper"',
        'taxes = ["salt", "nutmeg", "clove", "ginger"]',
        "'salt'",
        'taxes = ["salt"',
    ),
    "a tile too many": ("ships-or-colonists = 2", "ships-or-colonists = 3", "28 tiles, not 27", "[tiles.a]"),
    "a tile that there isn't": ("actions = 1", "cannons = 1", "no tile `tiles.a.cannons`", "cannons"),
    "a tile by a word": ("duty = 1", 'duty = "1"', "Expected `int`", "duty"),
    "too few single plantations": (
        "pepper-1 = 1",
        "pepper-1 = 0",
        "0 of `tiles.a.pepper-1`, not 1",
        "pepper-1",
    ),
    "a blue tile missing": ("swap = 1", "mission-1 = 1", "0 of `tiles.b.swap`, not 1", "[tiles.b]"),
    "a card that there isn't": (
        'ships-3 = "shell"',
        'ships-4 = "shell"',
        "there is no `cards.ships-4`",
        "ships-4",
    ),
    "a card missing": ('ships-3 = "shell"', "", "`cards` lacks ships-3", "[cards]"),
    "a symbol that there isn't": ('ships-3 = "shell"', 'ships-3 = "whale"', "'whale'", "ships-3"),
    "six of a symbol": ('ships-3 = "shell"', 'ships-3 = "palm"', "with the symbol", "[cards]"),
    "a colony missing": ("[colonies.cochin]", "[colonies.cochim]", "'cochim'", "[colonies.cochim]"),
    "pairs of one spice": (
        'pairs = ["ginger-cinnamon"',
        'pairs = ["ginger-ginger"]',
        "ginger-pepper|ginger-cinnamon",
        'pairs = ["ginger-g',
    ),
    "a use of nothing": ("supply-cards = 2", "supply-cards = 0", ">= 1", "supply-cards"),
    "another word": ("[start]", "[start]\nhorses = 1", "unknown field `horses`", "horses"),
    "a word missing": ("refilled = 3", "", "missing required field `refilled`", "[uses]"),
    "prices too few": (
        "steps-for-ducats",
        "steps-for-ducats = [4, 8]",
        "length 4, got 2",
        "steps-for-ducats",
    ),
    "a gift of nothing": ("either = 3", "either = 0", "at least one thing", "[gifts.ships-or-colonists]"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_copy_is_refused_with_the_line_that_is_wrong(what: str):
    begin, new, problem, blamed = WRONG[what]
    lines = TEXT.splitlines()
    lines[line_of(TEXT, begin) - 1] = new
    text = "\n".join(lines)
    with pytest.raises(WrongMaterial) as wrong:
        read(text)
    assert problem in wrong.value.problem
    if what != "no TOML":
        assert wrong.value.line == line_of(text, blamed)
    assert str(wrong.value) == f"line {wrong.value.line}: {wrong.value.problem}"


def corrected(tmp_path: Path) -> Path:
    file = tmp_path / "goa.toml"
    file.write_text(TEXT.replace("taxes = [4, 6, 8, 10, 12]", "taxes = [5, 6, 7, 8, 9]"), "utf-8")
    return file


def test_new_matches_are_played_with_a_corrected_copy(tmp_path: Path):
    MATERIAL.use(corrected(tmp_path))
    match = at_turn(player(), *others(1))
    play(match, "0: taxes")
    assert money(match) == 15
    assert view(match).material
    MATERIAL.use(None)
    assert not view(Match.start("goa", 3, "s")).material


def test_a_tile_gives_the_goods_of_a_corrected_copy(tmp_path: Path):
    file = tmp_path / "goa.toml"
    file.write_text(TEXT.replace("[gifts.ship]", "[gifts.ship]\ncards = 1\nspices = 1"), "utf-8")
    MATERIAL.use(file)
    match = at_turn(player(tools="ship", plantations="clove-1 0"), *others(1))
    play(match, "0: use ship")
    assert (len(hand(match)), plantations(match)) == (1, "clove-1 1")
