"""The parameter `pace` of several commands."""

from __future__ import annotations

from discord.app_commands import Choice

from sessions import PACES, Refused
from ui import spans
from ui.context import Context
from ui.typed_words import fits


async def complete_paces(ctx: Context, current: str) -> list[Choice[str]]:
    """The text so far if it is a span of time, and the paces with a name."""
    offered = [(ctx.words(f"pace-{name}"), name) for name in PACES]
    offered = [each for each in offered if fits(current, " ".join(each))]
    typed = spans.read(current)
    if typed is not None:
        offered.insert(0, (spans.pace(typed, ctx.words), current))
    return [Choice(name=label[:100], value=value[:100]) for label, value in offered]


def read_pace(ctx: Context, text: str) -> int | None:
    """The seconds for a move; None: no limit. Refused: bad-pace."""
    try:
        return spans.read_pace(text, ctx.words)
    except ValueError:
        raise Refused("bad-pace") from None
