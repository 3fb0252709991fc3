"""What one seat, or a spectator, may know of a state."""

from engine.goa.auctions import marker_cells
from engine.goa.data import for_flag
from engine.goa.scoring import places, points
from engine.goa.state import ROUNDS, Player, State
from engine.goa.steps import STEPS, where
from engine.goa.tasks import Founding
from engine.statement import Statement
from engine.visibility import redacted


class Numbers(Statement, frozen=True):
    """What explanations of a question say of the table, as the seat knows it."""

    round: int
    rounds: int
    own_money: int
    own_ships: int
    own_colonists: int
    own_spices: int
    own_plantations: int
    own_points: int
    """As if the match ended now, but for those for most money."""


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

    @property
    def numbers(self) -> Numbers:
        """Of a seat's view."""
        assert self.seat is not None and self.own is not None
        player = self.own
        return Numbers(
            round=self.round,
            rounds=ROUNDS,
            own_money=player.money,
            own_ships=player.ships,
            own_colonists=player.colonists,
            own_spices=sum(each.spices for each in player.plantations)
            + sum(len(each.spices) for each in player.colonies),
            own_plantations=len(player.plantations),
            own_points=points(self, self.seat, at_end=False).total,
        )


def view(state: State, seat: int | None) -> View:
    return redacted(state, View, seat, over=state.phase == "over")
