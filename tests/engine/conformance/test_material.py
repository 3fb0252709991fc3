"""Matches that use a host's corrected copy of a game's data."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import GAMES, Match
from engine.core.material import Material, WrongMaterial
from tests.engine.conformance.variants import random_play

CHANGES = {
    "lubeck": (
        ('bergen = { routes = ["london"], trade = [3,', 'bergen = { routes = ["london"], trade = [1,'),
        ('bergen = { routes = ["london"], trade = [3,', 'bergen = { routes = ["london"], trade = [0,'),
    ),
    "goa": (("taxes = [4, 6,", "taxes = [5, 6,"), ("duty = 1", "duty = 2")),
}
"""A valid and an invalid change of each game's data file."""

pytestmark = pytest.mark.parametrize("game", CHANGES)


def material(game: str) -> Material[object]:
    found = GAMES[game].material
    assert found
    return found


@pytest.fixture(autouse=True)
def own_material(game: str) -> Iterator[None]:
    yield
    material(game).use(None)


def changed(game: str, number: int) -> str:
    text = material(game).own.replace(*CHANGES[game][number])
    assert text != material(game).own
    return text


@pytest.fixture
def corrected_file(game: str, tmp_path: Path) -> Path:
    file = tmp_path / "corrected.toml"
    file.write_text(changed(game, 0), "utf-8")
    return file


def test_a_match_keeps_the_data_it_was_started_with(game: str, corrected_file: Path):
    material(game).use(corrected_file)
    match = Match.start(game, 3, "s")
    for _ in random_play(match, "s", most=30):
        pass
    record, dump = json.loads(json.dumps(match.record())), json.loads(json.dumps(match.dump()))
    assert record["material"] == dump["state"]["material"] == changed(game, 0)
    material(game).use(None)
    loaded = Match.load(dump)
    assert Match.replay(record) == match == loaded
    for each in (match, loaded):
        for _ in random_play(each, "t"):
            pass
    assert loaded == match == Match.replay(match.record())


def test_an_undo_uses_the_same_data(game: str, corrected_file: Path):
    material(game).use(corrected_file)
    match = Match.start(game, 3, "s")
    material(game).use(None)
    for seat, move in random_play(match, "s"):
        after = match.copy()
        after.play(seat, move)
        if after.undoable is not None:
            assert after.take_back() == match
            break
    assert match.pending


def test_a_match_with_default_data_is_replayed_with_default_data(game: str, corrected_file: Path):
    match = Match.start(game, 3, "s")
    assert "material" not in match.record()
    material(game).use(corrected_file)
    assert Match.replay(match.record()) == match != Match.start(game, 3, "s")


def test_a_copy_with_equal_data_counts_as_the_default(game: str, corrected_file: Path):
    corrected_file.write_text(f"# Mine.\n{material(game).own}", "utf-8")
    material(game).use(corrected_file)
    assert material(game).in_use is None


def test_a_record_with_wrong_data_is_refused(game: str):
    record = Match.start(game, 3, "s").record()
    with pytest.raises(WrongMaterial):
        Match.replay({**record, "material": changed(game, 1)})


def test_a_record_with_material_is_refused_for_a_game_without(game: str):
    record = Match.start("fisherman", 3, "s").record()
    with pytest.raises(ValueError, match="material"):
        Match.replay({**record, "material": material(game).own})
