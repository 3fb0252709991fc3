"""The whole state of a match, and matches in a state of one's choice."""

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
    """A copy of a match's state, with all that is hidden."""
    return _decoder(match.game.rules.state_type).decode(match.dumped()).state


def log_of(match: Match) -> list[Event]:
    """A copy of a match's log, with all that is hidden."""
    return match.game.read_events(match.dump()["log"])


def in_state(match: Match, state: Struct, log: Sequence[Event] | None = None) -> Match:
    """The match as if it had come to this state, and if given, by this log."""
    moves = _decoder(match.game.rules.state_type).decode(match.dumped()).moves
    told = log_of(match) if log is None else [*log]
    return Match(match.game, match.seats, match.seed, match.options, state, moves, told, match.ply)


def altered(match: Match, **fields: Any) -> Match:
    """The match with other values of some fields of its state."""
    return in_state(match, replace(state_of(match), **fields))
