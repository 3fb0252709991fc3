"""What is known of a game without its rules."""

import subprocess
import sys

import pytest

from engine import GAMES, Game, Option

FLEETING = Game(
    id="fleeting",
    name="Fleeting",
    seats=range(2, 5),
    minutes=5,
    source="Made up",
    rules_version=3,
    longest=10,
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


def test_facts_are_read_without_loading_any_rules():
    """For the lobby and the help."""
    asked = (
        "import sys; from engine import GAMES; "
        "print([(game.name, game.seats, game.options) for game in GAMES.values()]); "
        "sys.exit(any(name.endswith('.rules') and name != 'engine.rules' for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", asked], check=False, capture_output=True).returncode == 0


def test_fleet_is_standard_unless_the_advanced_licences_are_chosen():
    assert GAMES["fleet"].options["advanced"] == Option(default=False, choices=(False, True))


def test_options_left_out_have_their_defaults():
    assert FLEETING.chosen({}) == {"advanced": False, "process_from": "all", "rounds": 1}
    assert FLEETING.chosen({"rounds": 2, "advanced": True}) == {
        "advanced": True,
        "process_from": "all",
        "rounds": 2,
    }


@pytest.mark.parametrize("options", [{"rounds": 3}, {"rounds": True}, {"advanced": 1}, {"expert": True}])
def test_what_is_no_choice_is_refused(options):
    with pytest.raises(ValueError):
        FLEETING.chosen(options)
