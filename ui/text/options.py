"""A game's options in words, where there is a choice."""

from sessions import Table
from ui.text.game_text import GameText


def spelling(choice: bool | int | str) -> str:
    """An option's choice as a word: true, false, a number."""
    return str(choice).lower()


def settings(table: Table, game_text: GameText) -> list[str]:
    """The table's chosen options, one sentence each."""
    return [
        game_text.say(f"option-{name}", value=spelling(value)) for name, value in table.setup.options.items()
    ]
