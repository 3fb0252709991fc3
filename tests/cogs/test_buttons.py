"""Every command that a player needs has a button, since Discord hides the commands in read-only channels.

Source: discord-api-docs 6916, 2696, 4626 (reported).
"""

from pathlib import Path

import pytest

from cogs.extensions import cogs_of
from cogs.settings.options import MY
from tests.cogs.wording import EN

PLAYING = Path(__file__).parents[2] / "docs/playing.md"
NOT_FOR_PLAYERS = ("owner", "server")
"""Groups for operators and managers. What players read there is in `BUTTONS`, too."""
PATHS = {command.path for cog in cogs_of() for command in cog.slash_commands}
BUTTONS = {
    "game join": "join",
    "game invite": "invite",
    "game start": "start",
    "game kick": "remove",
    "game computer": "computer",
    "game option": "option",
    "game leave": "leave",
    "game close": "close",
    "game play-on": "play_on",
    "game hand": "hand",
    "game move": "move",
    "game undo": "undo",
    "game plan": "plan",
    "game log": "log",
    "game review": "review",
    "game seek": "seek",
    "game history": "past",
    "game record": "record",
    "game verify": "verify",
    "game clock show": "time",
    "game clock pause": "pause",
    "game clock resume": "resume",
    "game clock pace": "pace",
    "game clock timeout": "timeout",
    "game clock vote": "vote",
    "game clock agree": "agree",
    "game clock object": "object",
    "game clock nudge": "nudge",
    "game watch follow": "follow",
    "game watch unfollow": "unfollow",
    "my away": "away",
    "my back": "home",
    "my settings": "settings",
    "my reminders": "choose_setting",
    "my quiet": "choose_setting",
    "my auto": "choose_setting",
    **{f"my {name}": "choose_setting" for name in MY.names if f"my {name}" in PATHS},
    "my forget": "forget",
    "learn": "learn",
    "rules": "rules",
    "profile": "profile",
    "server ranking": "ranking",
    "server champions": "champions",
    "tournament open": "cup_open",
    "tournament list": "cups",
    "tournament join": "cup_join",
    "tournament leave": "cup_leave",
    "tournament show": "cup_mine",
    "tournament start": "cup_organise",
    "tournament pause": "cup_organise",
    "tournament resume": "cup_organise",
    "tournament cancel": "cup_organise",
    "tournament replace": "cup_substitute",
    "tournament rule": "cup_rule",
}
"""A button or menu that leads to each command's act."""
ONLY_TYPED = {
    "game open",
    "game show",
    "game mine",
    "game host",
    "game watch private",
    "my privacy",
    "my export",
    "help",
}
"""Commands that nobody needs to play on. They work in any other channel, and all but the first in direct
messages."""


def commands():
    """The commands for players, except those of the games' moves, which the panel's buttons replace."""
    return {path for path in PATHS if not path.startswith(NOT_FOR_PLAYERS) or path in BUTTONS}


def test_every_command_has_a_button_or_is_known_to_be_only_typed():
    assert commands() == BUTTONS.keys() | ONLY_TYPED
    assert not BUTTONS.keys() & ONLY_TYPED


def test_every_button_exists():
    names = {click.name for cog in cogs_of() for click in cog.clicks}
    assert set(BUTTONS.values()) <= names


def test_the_players_page_lists_the_commands_without_a_button():
    said = PLAYING.read_text("utf-8").partition("## Start a game")[0]
    assert {path for path in ONLY_TYPED if f"`/{path}`" in said} == ONLY_TYPED


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("game show", {"table": 1}),
        ("game mine", {}),
        ("game host", {"table": 1}),
        ("game watch private", {"table": 1}),
        ("my privacy", {"hidden": True}),
        ("my export", {}),
        ("help", {}),
    ],
)
async def test_a_command_that_is_only_typed_works_in_direct_messages(port, command, options):
    """Somebody who may only read a server's channels can type there."""
    assert command in ONLY_TYPED
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    people = {"person": others[0].member} if command == "game host" else {}
    answer = await mei.dm_slash(command, **options, **people)
    assert answer.messages and "refusal" not in answer.text
    for code in ("not-in-server", "no-table-here"):
        assert EN(f"refusal-{code}") not in answer.text
