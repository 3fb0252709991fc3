"""Values that people choose for settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from sessions.errors import Refused

S = TypeVar("S", bound=msgspec.Struct)


def with_values(settings: S, values: Mapping[str, object]) -> S:
    """The settings with other values, by name. A number may be text. Refused: out-of-date."""
    if not values.keys() <= {*settings.__struct_fields__}:
        raise Refused("out-of-date")
    plain = msgspec.to_builtins({**msgspec.structs.asdict(settings), **values})
    try:
        return msgspec.convert(plain, type(settings), strict=False)
    except msgspec.ValidationError:
        raise Refused("out-of-date") from None
