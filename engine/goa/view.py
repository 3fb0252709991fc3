"""What one seat, or a spectator, may know of a state."""

from engine.goa.auctions import marker_cells
from engine.goa.cells import for_flag
from engine.goa.scoring import places
from engine.goa.state import Player, State
from engine.goa.steps import STEPS, where
from engine.goa.tasks import Founding
from engine.visibility import redacted


class View(State, kw_only=True):
    """Rules: "Money is ducats, hidden; ships and colonists are open; expedition cards are hidden"; their
    number is shown, "since everybody sees them drawn".
    """

    seat: int | None
    """Whose view it is; None is a spectator's."""

    @property
    def own(self) -> Player | None:
        """What the seat has."""
        return None if self.seat is None else self.players[self.seat]

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def step(self) -> str:
        """The code of the question that is asked; "over" at the end."""
        return where(self)

    @property
    def actor(self) -> int | None:
        """Who is asked."""
        return next(iter(STEPS.pending(self)), None)

    @property
    def founding(self) -> Founding | None:
        """The one that is being decided."""
        task = self.tasks[-1] if self.tasks else None
        return task if isinstance(task, Founding) else None

    @property
    def open_cells(self) -> tuple[str, ...]:
        """Where the flag or the next marker may lie, while one is to be laid."""
        match self.step:
            case "flag":
                return for_flag(self.grid)
            case "mark":
                return marker_cells(self)[0]
            case _:
                return ()

    @property
    def places(self) -> dict[int, int]:
        """By seat, counted from 1; at the end only."""
        return places(self) if self.over else {}

    @property
    def winners(self) -> tuple[int, ...]:
        """At the end."""
        return tuple(seat for seat, place in self.places.items() if place == 1)


def view(state: State, seat: int | None) -> View:
    return redacted(state, View, seat, over=state.phase == "over")
