"""A table's settings, chosen by its host in the lobby."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine import GAMES, Game
from engine.core.rules import Choice
from sessions.errors import Refused
from sessions.tables.clock import PACES
from sessions.tables.votes import Timeout


class Setup(Struct, frozen=True, omit_defaults=True):
    """The settings of a table. A rematch of the same players copies them."""

    options: dict[str, Choice] = {}  # the game's own options
    pace: int | None = PACES["day"]  # seconds per move, plus time saved; None for no limit
    timeout: Timeout = Timeout.VOTE  # the remedy when a player's time runs out
    shuffle: bool = True  # whether seats are shuffled at the start; otherwise they keep the order of joining
    shared_seed: bool = False  # whether players add words to the seed
    friendly: bool = False  # whether players may take hints
    rated: bool = False  # whether the result changes ratings; there are no hints then

    def is_on(self, switch: str) -> bool:
        return getattr(self, switch)


class Switch(NamedTuple):
    """A boolean field of `Setup`.

    `/game open` has a parameter for it, the host's menu a button, and the lobby a line while it is on. Its
    words are the messages `switch-<name>` and `command-game-open-<name>`.
    """

    name: str
    is_agreed_to: bool = False
    """Whether the switch is fixed as soon as another person sits down and thereby agrees to it."""
    is_inherited: bool = False
    """Whether the switch is fixed in lessons and in matches that continue another one."""


SWITCHES = {
    each.name: each for each in (Switch("friendly"), Switch("rated", is_agreed_to=True, is_inherited=True))
}


def checked(setup: Setup, game: str) -> Setup:
    """The setup with all of the game's options. Refused: bad-option, rated-without-hints."""
    if setup.friendly and setup.rated:
        raise Refused("rated-without-hints")
    return replace(setup, options=_chosen(GAMES[game], setup.options))


def _chosen(game: Game, options: Mapping[str, Choice]) -> dict[str, Choice]:
    # Check the options one at a time, so that the refusal can name the option.
    for name, value in options.items():
        try:
            game.chosen({name: value})
        except ValueError:
            raise Refused("bad-option", option=name, value=value) from None
    return game.chosen(options)
