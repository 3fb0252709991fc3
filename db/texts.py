"""NUL characters, which PostgreSQL's texts can't hold: all texts are stored without them, on both engines."""

from __future__ import annotations

import re
from collections.abc import Mapping

_IN_JSON = re.compile(r"(?<!\\)((?:\\\\)*)\\u0000")
"""A NUL in a string of a JSON document. Backslashes before it come in pairs: they are the text's own."""


def without_nul(values: Mapping[str, object]) -> Mapping[str, object]:
    """A statement's values without NUL characters in texts and in JSON documents."""
    if not any(type(value) is str and ("\0" in value or "\\u0000" in value) for value in values.values()):
        return values
    return {
        name: _IN_JSON.sub(r"\1", value.replace("\0", "")) if isinstance(value, str) else value
        for name, value in values.items()
    }
