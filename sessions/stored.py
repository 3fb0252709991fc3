"""Words in the database that stand for members of an enum."""

from __future__ import annotations

import logging
from enum import StrEnum
from typing import TypeVar

log = logging.getLogger(__name__)

E = TypeVar("E", bound=StrEnum)


def known(kind: type[E], word: str, otherwise: E) -> E:
    """What a stored word stands for; `otherwise` if this version of the program doesn't know it."""
    try:
        return kind(word)
    except ValueError:
        log.warning("%r is no %s: taken for %r", word, kind.__name__, str(otherwise))
        return otherwise
