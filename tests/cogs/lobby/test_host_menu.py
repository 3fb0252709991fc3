"""The selects of the host's menu fit on a phone without cut labels."""

from collections.abc import Iterator

import discord
import pytest

from cogs.lobby.screens import HostMenu
from engine import GAMES
from locales import LANGUAGES, words
from raster.text import width
from sessions import LEVELS, PACES, Status, Table
from sessions.tables.origin import Origin
from sessions.tables.setup import Setup
from sessions.tables.table import Seat
from ui.sheet.layout import MAX_DESCRIPTION, MAX_LABEL, panel

PHONE_LABEL_WIDTH = 15
"""Number of wide characters that fit on a button on a phone. Narrow characters count about half."""
LONGEST = "龍" * 32
MEI = 1


def lobby(game: str, origin: Origin | None = None) -> Table:
    """A full lobby in which everyone has the longest possible name."""
    choices = {name: option.default for name, option in GAMES[game].options.items()}
    computers = [Seat(None, LONGEST, LEVELS[0]) for _ in range(GAMES[game].seats[-1] - 1)]
    return Table(
        id=99_999,
        server=1,
        channel=1,
        parent=None,
        game=game,
        setup=Setup(choices),
        host=MEI,
        status=Status.LOBBY,
        version=1,
        seats=(Seat(MEI, LONGEST), *computers),
        opened=0,
        moved=0,
        origin=origin,
    )


def selects(menu: HostMenu) -> Iterator[list[discord.SelectOption]]:
    for each in panel(menu.sheet().items).walk_children():
        options = getattr(getattr(each, "item", each), "options", None)
        if options:
            yield options


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_fit_on_a_phone(game: str, language: str):
    pace, *settings = selects(HostMenu(lobby(game), words(language)))
    assert len(pace) == len(PACES)
    assert [len(each) for each in settings] == [
        len(option.choices) for option in GAMES[game].options.values()
    ]
    for options in [pace, *settings]:
        assert len({option.label for option in options}) == len(options)
        for option in options:
            assert width(option.label, 1) <= PHONE_LABEL_WIDTH, option.label
            assert len(option.description or "") <= MAX_DESCRIPTION, option.description


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_names_arent_cut(language: str):
    table = lobby("captains_orders", origin=Origin(1, 1))
    _, seats, levels = selects(HostMenu(table, words(language), [LONGEST] * len(table.seats)))
    assert len(levels) > len(LEVELS)
    for option in [*seats, *levels[len(LEVELS) :]]:
        assert LONGEST in option.label and len(option.label) < MAX_LABEL
