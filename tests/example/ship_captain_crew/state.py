"""The state of a match, and the view of it."""

from msgspec import Struct

from engine.core.chance import Chance
from engine.core.secrecy.visibility import Sealed, redacted
from tests.example.ship_captain_crew.data import ABOARD, THROWS


class State(Struct):
    """A match at one moment. All values are immutable, so a shallow copy is enough."""

    chance: Sealed[Chance]
    rounds: int
    totals: tuple[int, ...]
    """Cargo of finished turns, by seat."""
    round: int = 1
    turn: int = 0
    """The seat whose turn it is."""
    throws: int = THROWS
    """Throws left in this turn."""
    dice: tuple[int, ...] = ()
    """The dice thrown, highest first; empty before the first throw."""
    over: bool = False

    @property
    def free(self) -> tuple[int, ...]:
        """The dice that aren't ship, captain or crew."""
        free = list(self.dice)
        for die in ABOARD:
            if die not in free:
                break
            free.remove(die)
        return tuple(free)

    @property
    def is_manned(self) -> bool:
        """Whether ship, captain and crew are aboard, so that the free dice are cargo."""
        return bool(self.dice) and len(self.free) == len(self.dice) - len(ABOARD)

    @property
    def cargo(self) -> int:
        return sum(self.free) if self.is_manned else 0


class View(State, kw_only=True):
    """Everyone sees everything except future throws."""

    seat: int | None


def view(state: State, seat: int | None) -> View:
    return redacted(state, View, seat, over=state.over)
