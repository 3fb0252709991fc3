"""Writes and parses custom_ids."""

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


def name_in(custom_id: str) -> str:
    """The name of the click in a custom_id; empty if the bot didn't write it."""
    prefix, _, rest = custom_id.partition(":")
    return rest.partition(":")[0] if prefix == PREFIX else ""


def values_in(custom_id: str) -> list[str]:
    """The field values in one of the bot's custom_ids, as text."""
    return custom_id.split(":")[2:]
