"""What the engine says no with."""

from collections.abc import Mapping

from engine.event import Value

SHARED_REFUSALS = ("not-a-move", "not-your-turn", "match-over", "no-such-seat", "nothing-to-undo")
"""The codes that every game shares. `not-a-move` {}; `not-your-turn` {pending_seats}; `match-over` {};
`no-such-seat` {number}: what was given for a seat's number; `nothing-to-undo` {}."""


class IllegalMove(ValueError):
    """A move that the rules refuse. Nothing has changed when it is raised.

    `code` is in kebab case: one of SHARED_REFUSALS, or of the game's own `refusals`. `details` holds what
    words for it need, under the same conventions as an event's facts.
    """

    def __init__(self, code: str, details: Mapping[str, Value] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.details: dict[str, Value] = dict(details or {})

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({details})" if details else self.code
