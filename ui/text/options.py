"""A game's options in words: what is chosen, where the game leaves a choice."""

from sessions import Table
from ui.text.game_text import GameText


def spelling(choice: bool | int | str) -> str:
    """An option's choice as a word: true, false, a number."""
    return str(choice).lower()


def settings(table: Table, game_text: GameText) -> list[str]:
    """How a table's game is to be played, a sentence an option."""
    return [
        game_text.say(f"option-{name}", value=spelling(value)) for name, value in table.setup.options.items()
    ]
