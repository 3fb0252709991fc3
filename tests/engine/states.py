"""Reads and replaces the whole state of a match."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from engine import Event, Match


@cache
def _decoder(state_type: type[Struct]) -> msgspec.json.Decoder[Any]:
    fields = [("state", state_type), ("log", Raw), ("moves", list[tuple[int, str]] | None)]
    return msgspec.json.Decoder(msgspec.defstruct("Dumped", fields))


def state_of(match: Match) -> Any:
    """A copy of a match's state, hidden parts included."""
    return _decoder(match.game.state).decode(match.dumped()).state


def log_of(match: Match) -> list[Event]:
    """A copy of a match's log, hidden parts included."""
    return match.game.read_events(match.dump()["log"])


def in_state(match: Match, state: Struct, log: Sequence[Event] | None = None) -> Match:
    """A copy of the match in this state, and with this log if given."""
    moves = _decoder(match.game.state).decode(match.dumped()).moves
    told = log_of(match) if log is None else [*log]
    return Match(match.game, match.seats, match.seed, match.options, state, moves, told, match.ply)


def altered(match: Match, **fields: Any) -> Match:
    """A copy of the match with some fields of its state changed."""
    return in_state(match, replace(state_of(match), **fields))
