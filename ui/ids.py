"""The custom_ids of what can be clicked about tournaments, and of everything unknown."""

from __future__ import annotations

import re

from ui import tournament_ids
from ui.click import Click


def _any_of(*patterns: str) -> str:
    """A pattern of what fits one of these, without their groups."""
    return "|".join(re.sub(r"\(\?P<\w+>", "(?:", pattern) for pattern in patterns)


BUTTON = _any_of(*tournament_ids.BUTTONS)
SELECT_OF_ONE = _any_of(*tournament_ids.SELECTS_OF_ONE)
SELECT_OF_PEOPLE = _any_of(*tournament_ids.SELECTS_OF_PEOPLE)
_CLICK = r"hm:[a-z_]{3,}(?::[\s\S]*)?"  # of `ui/clicks.py`
UNKNOWN = rf"(?!(?:{_CLICK}|{BUTTON}|{SELECT_OF_ONE}|{SELECT_OF_PEOPLE})\Z)[\s\S]*"
"""Everything else, such as a forged id."""


def read(custom_id: str) -> Click:
    """What a click on this says. ValueError if it is none of ours."""
    for pattern, click in tournament_ids.CLICKS.items():
        if match := re.fullmatch(pattern, custom_id):
            return click(match)
    raise ValueError(custom_id)
