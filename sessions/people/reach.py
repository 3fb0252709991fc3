"""Whether the bot can reach a person about a table: what keeps a mention from them, and what was tried."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Barrier(StrEnum):
    """Why a mention in a place is lost on a person."""

    HIDDEN = "hidden"  # they may not read the place, so Discord notifies them of nothing there
    TIMED_OUT = "timed-out"  # they can read, but press nothing in this server until their time-out ends
    LEFT = "left"  # they aren't in the server


class Unheard(Struct, frozen=True):
    """What a table says about a player or an invited person who is hard to reach."""

    why: Barrier
    written: bool  # whether a direct message reached them, where they can answer


def worth_telling(why: Barrier | None, *, written: bool) -> Unheard | None:
    """What the table says about a person; None if nobody needs to know.

    A direct message does all that a mention does. Only somebody who is timed out may still be slow.
    """
    if why is None or (written and why is not Barrier.TIMED_OUT):
        return None
    return Unheard(why, written)
