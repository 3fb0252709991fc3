"""Writes custom_ids."""

PREFIX = "hm"


def written(value: object) -> str:
    """The text of a field in a custom_id: (2, 0, 1) -> "2.0.1"."""
    match value:
        case bool():
            return str(int(value))
        case None:
            return ""
        case tuple():
            return ".".join(map(str, value))  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
        case _:
            return str(value)


def link(name: str, *values: object) -> str:
    """The custom_id of the click with this name and these fields."""
    return ":".join([PREFIX, name, *map(written, values)])
