"""The settings, as they stand in the environment."""

import logging
from pathlib import Path

import pytest

from engine import GAMES
from settings import Correction, WrongSetting, read


def test_nothing_needs_to_be_set_but_the_token():
    settings = read({})
    assert settings.token is None
    assert settings.database == Path("harbourmaster.db")
    assert settings.log_level == logging.INFO
    assert settings.corrections == ()


def test_all_can_be_set():
    settings = read(
        {
            "DISCORD_TOKEN": "secret",
            "HARBOURMASTER_DATABASE": "/var/lib/harbour.db",
            "HARBOURMASTER_LOG_LEVEL": "warning",
            "HARBOURMASTER_LUBECK_DATA": "corrected.toml",
            "HARBOURMASTER_GOA_DATA": "corrected numbers.toml",
        }
    )
    assert (settings.token, settings.database) == ("secret", Path("/var/lib/harbour.db"))
    assert settings.log_level == logging.WARNING
    assert settings.corrections == (
        Correction("lubeck", "HARBOURMASTER_LUBECK_DATA", Path("corrected.toml")),
        Correction("goa", "HARBOURMASTER_GOA_DATA", Path("corrected numbers.toml")),
    )


def test_the_chart_may_be_set_by_its_former_name():
    former = read({"HARBOURMASTER_LUBECK_CHART": "chart.toml"})
    assert former.corrections == (Correction("lubeck", "HARBOURMASTER_LUBECK_CHART", Path("chart.toml")),)
    both = read({"HARBOURMASTER_LUBECK_CHART": "chart.toml", "HARBOURMASTER_LUBECK_DATA": "new.toml"})
    assert both.corrections == (Correction("lubeck", "HARBOURMASTER_LUBECK_DATA", Path("new.toml")),)


def test_every_game_with_material_has_a_setting_for_it():
    for game in GAMES.values():
        setting = f"HARBOURMASTER_{game.id.upper()}_DATA"
        corrections = read({setting: "copy.toml"}).corrections
        assert [each.game for each in corrections] == ([game.id] if game.material else [])
        assert bool(game.material) == (game.rules.material is not None)


def test_spaces_around_a_value_are_nothing():
    settings = read({"DISCORD_TOKEN": " secret\n", "HARBOURMASTER_LOG_LEVEL": " DEBUG "})
    assert (settings.token, settings.log_level) == ("secret", logging.DEBUG)


@pytest.mark.parametrize(
    "name",
    [
        "DISCORD_TOKEN",
        "HARBOURMASTER_DATABASE",
        "HARBOURMASTER_LOG_LEVEL",
        "HARBOURMASTER_LUBECK_CHART",
        "HARBOURMASTER_LUBECK_DATA",
        "HARBOURMASTER_GOA_DATA",
    ],
)
def test_what_is_empty_is_not_set(name):
    assert read({name: "  "}) == read({})


def test_a_wrong_level_is_told_with_the_right_ones():
    with pytest.raises(WrongSetting, match=r"HARBOURMASTER_LOG_LEVEL is 'loud'.*debug, info, warning, error"):
        read({"HARBOURMASTER_LOG_LEVEL": "loud"})


def test_a_token_in_pieces_is_told_without_showing_it():
    with pytest.raises(WrongSetting, match="DISCORD_TOKEN") as wrong:
        read({"DISCORD_TOKEN": "secret pieces"})
    assert "secret" not in str(wrong.value) and "pieces" not in str(wrong.value)


def test_the_token_is_never_shown():
    assert "secret" not in repr(read({"DISCORD_TOKEN": "secret"}))
