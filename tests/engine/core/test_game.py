"""The facts of a game."""

from dataclasses import replace

import pytest

from engine import GAMES, Option

FLEETING = replace(
    GAMES["fleet"],
    options={
        "advanced": Option(default=False, choices=(False, True)),
        "process_from": Option(default="all", choices=("all", "others")),
        "rounds": Option(default=1, choices=(0, 1, 2)),
    },
)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_known_by_the_name_of_its_package(game: str):
    facts = GAMES[game]
    assert facts.id == game
    assert facts.name and facts.minutes and facts.source and facts.rules_version and facts.longest
    assert "://" not in facts.source
    assert len(facts.seats) >= 1 and facts.seats.step == 1
    assert all(option.default in option.choices for option in facts.options.values())


def test_fleet_is_standard_unless_the_advanced_licences_are_chosen():
    assert GAMES["fleet"].options["advanced"] == Option(default=False, choices=(False, True))


def test_omitted_options_get_their_defaults():
    assert FLEETING.chosen({}) == {"advanced": False, "process_from": "all", "rounds": 1}
    assert FLEETING.chosen({"rounds": 2, "advanced": True}) == {
        "advanced": True,
        "process_from": "all",
        "rounds": 2,
    }


@pytest.mark.parametrize("options", [{"rounds": 3}, {"rounds": True}, {"advanced": 1}, {"expert": True}])
def test_an_unknown_choice_is_refused(options):
    with pytest.raises(ValueError):
        FLEETING.chosen(options)
