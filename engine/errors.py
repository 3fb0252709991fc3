"""What the engine says no with."""

from collections.abc import Mapping

from engine.statement import Seat, Statement, Value, codes, statements


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
    """Nobody asks for that."""


class NotOffered(Refusal, frozen=True):
    """It is not among the choices."""


class TooLow(Refusal, frozen=True):
    least: int


class TooHigh(Refusal, frozen=True):
    most: int


class TooFew(Refusal, frozen=True):
    """Of a row's words."""

    least: int


class TooMany(Refusal, frozen=True):
    most: int


class NotThere(Refusal, frozen=True):
    """A word of the row isn't there, or not so often."""


SHARED_REFUSALS = codes(statements(Refusal, __name__))
"""The codes that every game shares."""


class IllegalMove(ValueError):
    """A move that the rules refuse. Nothing has changed when it is raised."""

    def __init__(self, refusal: Statement) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal

    @property
    def code(self) -> str:
        """In kebab case."""
        return self.refusal.code

    @property
    def details(self) -> Mapping[str, Value]:
        """What words for it need."""
        return self.refusal.facts

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({details})" if details else self.code
