"""What one seat, or a spectator, may know of a state."""

from msgspec import Struct

from engine.goa.cells import for_flag, for_marker
from engine.goa.data import COLUMNS, ORANGE, ColonyName, Column, Data
from engine.goa.scoring import Points, points, ranked
from engine.goa.state import ROUNDS, TURNS, Bid, Colony, Phase, Plantation, State
from engine.goa.steps import STEPS, where
from engine.goa.tasks import Founding


class MarkerView(Struct, frozen=True):
    number: int
    """Counted from 1, the flag's."""
    cell: str
    owner: int


class AuctionView(Struct, frozen=True):
    number: int
    cell: str
    tile: str
    """Or "flag"."""
    auctioneer: int
    best: int
    leader: int
    """Who has bid that; the auctioneer while it is 0."""
    bids: tuple[Bid, ...]
    """In their order; 0 ducats: passed."""
    waiting: tuple[int, ...]
    """Who is still to speak, the auctioneer last."""


class ToolView(Struct, frozen=True):
    tile: str
    ready: bool
    """Not used in this round."""


class Private(Struct, frozen=True):
    """What only one player may see, until the end."""

    money: int
    hand: tuple[str, ...]
    hidden: tuple[str, ...]
    """Tiles kept face down: missions, single plantations that had to go."""
    points: Points
    """As if the match ended now; those for most money only at its end."""


class PlayerView(Struct, frozen=True):
    ships: int
    colonists: int
    actions: int
    """Extra action cards."""
    rows: dict[Column, int]
    plantations: tuple[Plantation, ...]
    colonies: tuple[Colony, ...]
    tools: tuple[ToolView, ...]
    """Orange and blue tiles, and Duty."""
    cards: int
    """Expedition cards in hand."""
    face_down: int
    """Tiles kept face down."""
    duties: int
    """How often Duty was used."""
    out: bool
    """Has passed while extra actions are played."""


class View(Struct, frozen=True):
    """Rules: "Money is ducats, hidden; ships and colonists are open; expedition cards are hidden"; their
    number is shown, "since everybody sees them drawn".
    """

    seat: int | None
    """Whose view it is; None is a spectator's."""
    seats: int
    round: int
    rounds: int
    part: str
    phase: Phase
    step: str
    """The code of the question that is asked; "over" at the end."""
    actor: int | None
    """Who is asked."""
    flag_holder: int
    flag_cell: str | None
    grid: tuple[str | None, ...]
    """The tiles, in the order of CELLS."""
    markers: tuple[MarkerView, ...]
    """Of this round, in their order, until the actions begin."""
    auction: AuctionView | None
    turn: int
    """1-3; 4 when extra actions are played, 0 before the actions."""
    turns: int
    acted: bool
    """Whether the actor of a turn has had its action."""
    players: tuple[PlayerView, ...]
    own: Private | None
    """The seat's own."""
    opened: tuple[Private, ...] | None
    """Everybody's, at the end."""
    colonies_left: dict[ColonyName, tuple[str, ...]]
    """The pairs of spices of the tiles left, or "any"."""
    pile: int
    discards: int
    founding: Founding | None
    """The one that is being decided."""
    data: Data
    corrected: bool
    """Whether the numbers are a host's own."""

    @property
    def auctions(self) -> int:
        """How many there are in a round."""
        return self.seats + 1

    @property
    def open_cells(self) -> tuple[str, ...]:
        """Where the flag or the next marker may lie, while one is to be laid."""
        match self.step:
            case "flag":
                return for_flag(self.grid)
            case "mark":
                return for_marker(self.grid, tuple([marker.cell for marker in self.markers]))[0]
            case _:
                return ()

    @property
    def places(self) -> dict[int, int]:
        """By seat, counted from 1; at the end only."""
        return ranked([(each.points, each.money) for each in self.opened or ()])

    @property
    def winners(self) -> tuple[int, ...]:
        """At the end."""
        return tuple(seat for seat, place in self.places.items() if place == 1)


def view(state: State, seat: int | None) -> View:
    is_over = state.phase == "over"
    task = state.tasks[-1] if state.tasks else None
    return View(
        seat=seat,
        seats=state.seats,
        round=state.round,
        rounds=ROUNDS,
        part=state.part,
        phase=state.phase,
        step=where(state),
        actor=next(iter(STEPS.pending(state)), None),
        flag_holder=state.flag_holder,
        flag_cell=state.markers[0].cell if state.markers else None,
        grid=state.grid,
        markers=tuple(
            MarkerView(number, marker.cell, marker.owner) for number, marker in enumerate(state.markers, 1)
        ),
        auction=_auction(state) if state.phase == "auction" and state.is_auction_open else None,
        turn=_turn(state),
        turns=TURNS,
        acted=state.turn is not None and state.turn.acted,
        players=tuple(public(state, each) for each in range(state.seats)),
        own=None if seat is None else private(state, seat),
        opened=tuple(private(state, each) for each in range(state.seats)) if is_over else None,
        colonies_left=state.colonies,
        pile=len(state.pile),
        discards=len(state.discards),
        founding=task if isinstance(task, Founding) else None,
        data=state.data,
        corrected=state.material is not None,
    )


def _turn(state: State) -> int:
    match state.phase:
        case "actions":
            return max(1, (state.turns - 1) // state.seats + 1)
        case "extras":
            return TURNS + 1
        case _:
            return 0


def _auction(state: State) -> AuctionView:
    owner = state.marker.owner
    return AuctionView(
        number=state.auction + 1,
        cell=state.marker.cell,
        tile=state.auctioned,
        auctioneer=owner,
        best=state.best.ducats,
        leader=state.best.seat,
        bids=state.bids,
        waiting=tuple(state.after(owner, places) for places in range(len(state.bids) + 1, state.seats + 1)),
    )


def public(state: State, seat: int) -> PlayerView:
    """What all may see of a player."""
    player = state.players[seat]
    return PlayerView(
        ships=player.ships,
        colonists=player.colonists,
        actions=player.actions,
        rows=dict(zip(COLUMNS, player.rows, strict=True)),
        plantations=player.plantations,
        colonies=player.colonies,
        tools=tuple(
            [
                ToolView(tool.tile, ready=tool.tile not in ORANGE or tool.used < state.round)
                for tool in player.tools
            ]
        ),
        cards=len(player.hand),
        face_down=len(player.hidden),
        duties=player.duties,
        out=state.phase == "extras" and seat in state.out,
    )


def private(state: State, seat: int) -> Private:
    """What only the player may see."""
    player = state.players[seat]
    is_over = state.phase == "over"
    return Private(player.money, player.hand, player.hidden, points(state, seat, at_end=is_over))
