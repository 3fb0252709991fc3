"""Drops servers' soundboard sounds, which discord.py keeps even for bots that don't ask for expressions.

They take some 250 bytes each. No release up to 2.7.1 leaves them out; discord.py's repository does since
March 2026 (discord/guild.py, `_from_data`).
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from typing import Any

Parse = Callable[[Any], None]


def drop_sounds(parsers: MutableMapping[str, Parse]) -> None:
    """Leave the sounds out of what `parsers` read, which are by event."""
    for event, parse in parsers.items():
        if event == "GUILD_CREATE":
            parsers[event] = _without_sounds(parse)
        elif "SOUNDBOARD" in event:
            parsers[event] = _ignore


def _without_sounds(parse: Parse) -> Parse:
    def parse_server(data: Any) -> None:
        parse({key: value for key, value in data.items() if key != "soundboard_sounds"})

    return parse_server


def _ignore(data: Any) -> None:
    pass
