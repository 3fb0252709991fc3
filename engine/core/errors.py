"""Refusals: why a move is not accepted."""

from collections.abc import Mapping

from engine.core.statement import Seat, Statement, Value, codes, statements


class Refusal(Statement, frozen=True):
    """Why a move is refused."""


class NotAMove(Refusal, frozen=True):
    """No move is written like that."""


class NotYourTurn(Refusal, frozen=True):
    pending_seats: tuple[Seat, ...]


class MatchOver(Refusal, frozen=True):
    pass


class NoSuchSeat(Refusal, frozen=True):
    number: str
    """What was given for a seat's number."""


class NothingToUndo(Refusal, frozen=True):
    pass


class NotNow(Refusal, frozen=True):
    """The question has no such action."""


class NotOffered(Refusal, frozen=True):
    """The value is not among the choices."""


class TooLow(Refusal, frozen=True):
    least: int


class TooHigh(Refusal, frozen=True):
    most: int


class TooFew(Refusal, frozen=True):
    """The row has too few words."""

    least: int


class TooMany(Refusal, frozen=True):
    """The row has too many words."""

    most: int


class NotThere(Refusal, frozen=True):
    """The row has a word that isn't among the choices, or has it too often."""


SHARED_REFUSALS = codes(statements(Refusal, __name__))
"""The codes of the refusals that all games share."""


class NoWorldFound(Exception):
    """No match has been found that agrees with all that a seat knows, though there is one."""


class IllegalMove(ValueError):
    """A move that the rules refuse. Nothing has changed when it is raised."""

    def __init__(self, refusal: Statement) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def code(self) -> str:
        """In kebab case."""
        return self.refusal.code

    @property
    def details(self) -> Mapping[str, Value]:
        """The facts that its message needs."""
        return self.refusal.facts

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({details})" if details else self.code
