"""Refusals: why a move isn't accepted."""

from collections.abc import Mapping

from engine.core.statement import Seat, Statement, Value, codes, statements


class Refusal(Statement, frozen=True):
    """Why a move is refused."""


class NotAMove(Refusal, frozen=True):
    """The text isn't the notation of any move."""


class NotYourTurn(Refusal, frozen=True):
    pending_seats: tuple[Seat, ...]


class MatchOver(Refusal, frozen=True):
    pass


class NoSuchSeat(Refusal, frozen=True):
    number: str
    """The seat's number, as given by the caller."""


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
    """The row has too few items."""

    least: int


class TooMany(Refusal, frozen=True):
    """The row has too many items."""

    most: int


class NotThere(Refusal, frozen=True):
    """An item of the row isn't among the choices, or occurs too often."""


SHARED_REFUSALS = codes(statements(Refusal, __name__))
"""Codes of the refusals that all games share."""


class NoWorldFound(Exception):
    """No match was found that agrees with what a seat knows, although one always exists."""


class IllegalMove(ValueError):
    """The rules refuse the move. The match is unchanged."""

    def __init__(self, refusal: Statement) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def code(self) -> str:
        """The refusal's code in kebab case."""
        return self.refusal.code

    @property
    def details(self) -> Mapping[str, Value]:
        """The facts that the refusal's message needs."""
        return self.refusal.facts

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({details})" if details else self.code
