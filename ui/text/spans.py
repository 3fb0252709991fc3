"""Time spans, as typed and as shown: "36h", "2 days", "1日12時間"."""

from __future__ import annotations

import re
import unicodedata

from locales import Words
from sessions import PACES

MINUTE, HOUR, DAY, WEEK = 60, 3600, 86_400, 604_800

SECONDS_PER_UNIT = {
    **dict.fromkeys(("m", "min", "mins", "minute", "minutes", "分", "分間"), MINUTE),
    **dict.fromkeys(("h", "hour", "hours", "時間"), HOUR),
    **dict.fromkeys(("d", "day", "days", "日", "日間"), DAY),
    **dict.fromkeys(("w", "week", "weeks", "週", "週間"), WEEK),
}
"""Seconds per unit of time, by the unit's name in any language of the bot."""

_PART = re.compile(r"([0-9]{1,5})\s*([^\W\d]+)\s*")


def read(text: str) -> int | None:
    """Parse a span into seconds ("36h", "1d 12h", "10分"); None if it isn't one."""
    plain = unicodedata.normalize("NFKC", text).strip().lower()
    parts = _PART.findall(plain)
    if not parts or _PART.sub("", plain) or any(unit not in SECONDS_PER_UNIT for _, unit in parts):
        return None
    return sum(int(number) * SECONDS_PER_UNIT[unit] for number, unit in parts)


def in_words(seconds: int, words: Words) -> str:
    """Format a span to the minute: "1 day 12 hours"."""
    rest, parts = max(0, seconds), list[str]()
    for name, unit in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        number, rest = divmod(rest, unit)
        if number:
            parts.append(words(f"span-{name}", number=number))
    if len(parts) > 1:
        return words("span-two", larger=parts[0], smaller=parts[1])
    return parts[0] if parts else words("span-minutes", number=0)


def pace(seconds: int | None, words: Words) -> str:
    """The time allowed for a move, in words."""
    name = next((name for name, known in PACES.items() if known == seconds), None)
    if name is not None:
        return words(f"pace-{name}")
    assert seconds is not None
    return words("pace-custom", span=in_words(seconds, words))


def read_pace(text: str, words: Words) -> int | None:
    """Parse a pace by its key, its name, or as a span. Raises ValueError."""
    wanted = text.strip().lower()
    for name, seconds in PACES.items():
        if wanted in (name, words(f"pace-{name}").lower()):
            return seconds
    seconds = read(text)
    if seconds is None:
        raise ValueError(text)
    return seconds
