"""The state of a match. All its values are immutable, so a shallow copy is enough."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import astuple, replace

from engine.core.chance import Chance
from engine.core.errors import Refusal
from engine.core.event import Event
from engine.core.questions.question import Action, Choose, Prompt
from engine.core.secrecy.visibility import BySeat, Hidden, Own
from engine.core.step import Step
from engine.goa.data import (
    CELL_NUMBERS,
    COLONIES,
    COLUMNS,
    FLAG,
    ORANGE,
    ColonyName,
    Column,
    Data,
    Goods,
    Spice,
    data_of,
    is_mission,
    mission_points,
    size_of,
    spice_of,
)
from engine.goa.events import Gained
from engine.goa.questions import Owed

P = TypeVar("P", bound=Prompt)

Phase = Literal["markers", "auction", "actions", "extras", "over"]
ROUNDS = 8
LAST_ROUND_OF_A = 4
"""Last round in which tiles of part A are auctioned."""
TURNS = 3
"""Number of turns per player and round, without extra actions."""
MAX_PLANTATIONS = 4
_PLACES = {column: place for place, column in enumerate(COLUMNS)}


class Plantation(Struct, frozen=True, cache_hash=True):
    """Rules: "Each field bears one spice"."""

    tile: str
    spices: int
    """Number of spices on the plantation."""

    @property
    def spice(self) -> Spice:
        return spice_of(self.tile)

    @property
    def size(self) -> int:
        return size_of(self.tile)


class Colony(Struct, frozen=True, cache_hash=True):
    name: ColonyName
    pair: str
    """The spices that the colony takes: two, as in "ginger-clove", or "any"."""
    spices: tuple[Spice, ...] = ()
    """The spices in the colony."""


class Tool(Struct, frozen=True):
    """A tile placed before its owner to be used."""

    tile: str
    used: int = 0
    """Number of the last round in which the tile was used; 0 if never."""


class Player(Struct, frozen=True, cache_hash=True):
    money: Own[int]
    ships: int
    colonists: int
    actions: int = 0
    """Number of extra action cards."""
    rows: tuple[int, ...] = (1,) * len(COLUMNS)
    """Rows of the markers on the development board, counted from 1."""
    plantations: tuple[Plantation, ...] = ()
    colonies: tuple[Colony, ...] = ()
    tools: tuple[Tool, ...] = ()
    hidden: Own[tuple[str, ...]] = ()
    """Face-down tiles: missions, and single plantations that had to go."""
    hand: Own[tuple[str, ...]] = ()
    """The player's expedition cards."""
    duties: int = 0
    """Number of Duties that the player has used."""

    def row(self, column: Column) -> int:
        return self.rows[_PLACES[column]]

    def has_colony(self, name: str) -> bool:
        for colony in self.colonies:  # noqa: SIM110, asked of every turn again and again
            if colony.name == name:
                return True
        return False

    def tool(self, tile: str) -> Tool | None:
        """The player's tile of this kind, if possible one not used this round."""
        alike = [tool for tool in self.tools if tool.tile == tile]
        return min(alike, key=lambda tool: tool.used) if alike else None


class Marker(Struct, frozen=True, array_like=True):
    """Something to be auctioned: the flag on its cell, or a tile."""

    cell: str
    owner: int


class Bid(Struct, frozen=True, array_like=True):
    """A bid in ducats; 0 is a pass."""

    seat: int
    ducats: int


class Turn(Struct, frozen=True):
    """A player's turn, with one action."""

    seat: int
    extra: bool = False
    acted: bool = False
    carded: bool = False
    """Whether the player has played an expedition card this turn."""


class Task(Struct, frozen=True):
    """A question that a seat must answer before anything else."""

    seat: int
    prompt: Owed


class Points(Struct, frozen=True):
    """The parts of a player's victory points."""

    rows: int
    colonies: int
    plantations: int
    duty: int
    missions: int
    cards: int
    money: int
    """Points for having the most money."""

    @property
    def total(self) -> int:
        return sum(astuple(self))


class State(Struct):
    """The state of a match."""

    chance: Chance
    players: BySeat[Player]
    flag_holder: int
    pile: Hidden[tuple[str, ...]]
    """Draw pile of expedition cards, the next card last."""
    discards: Hidden[tuple[str, ...]]
    """Discarded cards, which nobody may look through."""
    material: str | None = None
    """The text of the data in use; None for the game's own."""
    shuffled: tuple[Hidden[tuple[str, ...]], ...] = ()
    """The discards that became each new draw pile."""
    round: int = 0
    phase: Phase = "markers"
    grid: tuple[str | None, ...] = (None,) * len(CELL_NUMBERS)
    markers: tuple[Marker, ...] = ()
    """Markers in the order of their auctions, the flag's first."""
    auction: int = 0
    """Index of the marker that is auctioned now or next."""
    is_auction_open: bool = False
    bids: tuple[Bid, ...] = ()
    turns: int = 0
    """Number of turns begun in this round, without extra actions."""
    turn: Turn | None = None
    asked: int = 0
    """The seat that must play an extra action card or pass."""
    out: tuple[int, ...] = ()
    """The seats that passed in the phase of extra actions."""
    tasks: tuple[Task, ...] = ()
    """Tasks to be done, the next one last."""
    colonies: dict[ColonyName, tuple[str, ...]] = {}
    """The remaining tiles of each colony."""

    @property
    def step(self) -> str:
        """The step of the match: if a seat must answer, the code of its question."""
        if self.tasks:
            return self.tasks[-1].prompt.code
        if turn := self.turn:
            return "after" if turn.acted else "extra-turn" if turn.extra else "turn"
        match self.phase:
            case "actions":
                return "next-turn"
            case "extras":
                return "extra"
            case "auction":
                if not self.is_auction_open:
                    return "next-auction"
                return "last-word" if self.is_bidding_over else "bid"
            case "markers":
                return "mark" if self.markers else "flag"
            case "over":
                return "over"

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def data(self) -> Data:
        return data_of(self.material)

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def part(self) -> Literal["a", "b"]:
        return "a" if self.round <= LAST_ROUND_OF_A else "b"

    @property
    def turn_number(self) -> int:
        """Number of the turn in the round for each player: 1 to 3, 4 during extra actions, 0 before."""
        if self.phase == "actions":
            return max(1, (self.turns - 1) // self.seats + 1)
        return TURNS + 1 if self.phase == "extras" else 0

    @property
    def marker(self) -> Marker:
        """The marker being auctioned."""
        return self.markers[self.auction]

    @property
    def auctioned(self) -> str:
        """The tile being auctioned, or FLAG."""
        return FLAG if self.auction == 0 else self.tile(self.marker.cell) or ""

    @property
    def is_bidding_over(self) -> bool:
        """Whether only the auctioneer's last word is left."""
        return len(self.bids) == self.seats - 1

    @property
    def best(self) -> Bid:
        """Rules: the auctioneer "stands at 0"."""
        return max((Bid(self.marker.owner, 0), *self.bids), key=lambda bid: bid.ducats)

    def brings(self, seat: int, column: Column) -> int:
        """What a player's row in the column gives."""
        return self.data.board.brings(column, self.players[seat].row(column))

    def is_ready(self, tool: Tool) -> bool:
        """Whether the tile wasn't used this round."""
        return tool.tile not in ORANGE or tool.used < self.round

    def is_out(self, seat: int) -> bool:
        """Whether the seat passed while extra actions are played."""
        return self.phase == "extras" and seat in self.out

    def after(self, seat: int, places: int = 1) -> int:
        """The seat this many places to the left."""
        return (seat + places) % self.seats

    def tile(self, cell: str) -> str | None:
        return self.grid[CELL_NUMBERS[cell]]

    def lay(self, cell: str, tile: str | None) -> None:
        number = CELL_NUMBERS[cell]
        self.grid = (*self.grid[:number], tile, *self.grid[number + 1 :])

    def change(self, seat: int, **fields: Any) -> None:
        """Replace some of a player's fields."""
        player = replace(self.players[seat], **fields)
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])

    def give(
        self, seat: int, *, ships: int = 0, colonists: int = 0, actions: int = 0, ducats: int = 0
    ) -> None:
        """Add to a player's goods. Negative numbers take away."""
        player = self.players[seat]
        self.change(
            seat,
            ships=player.ships + ships,
            colonists=player.colonists + colonists,
            actions=player.actions + actions,
            money=player.money + ducats,
        )

    def open_colonies(self, seat: int) -> tuple[ColonyName, ...]:
        """Rules: "name a kind that I don't own and that is left"."""
        player = self.players[seat]
        return tuple([name for name in COLONIES if self.colonies[name] and not player.has_colony(name)])

    def points(self, seat: int) -> Points:
        """The seat's points if the match ended now. Points for most money count only at the end.

        Rules: "rows (table) + colonies founded + single plantations + Duty used + Missions + expedition cards
        in hand, for each symbol + most money 3 (each, if tied)".
        """
        player, data = self.players[seat], self.data
        worth, hand = data.points, [data.cards[card] for card in player.hand]
        missions = [tile for tile in player.hidden if is_mission(tile)]
        singles = len(player.hidden) - len(missions)
        singles += sum([plantation.size == 1 for plantation in player.plantations])
        most = self.over and player.money == max(other.money for other in self.players)
        return Points(
            rows=sum([data.board.points[row - 1] for row in player.rows]),
            colonies=worth.colonies[len(player.colonies) - 1] if player.colonies else 0,
            plantations=worth.single_plantation * singles,
            duty=player.duties * data.uses.duty_points,
            missions=sum(map(mission_points, missions)),
            cards=sum([worth.symbols[hand.count(symbol) - 1] for symbol in set(hand)]),
            money=worth.most_money if most else 0,
        )

    @property
    def places(self) -> dict[int, int]:
        """The place of each seat, counted from 1; empty while the match runs.

        Rules: "Ties: more money, then shared."
        """
        if not self.over:
            return {}
        totals = [(self.points(seat).total, player.money) for seat, player in enumerate(self.players)]
        return {seat: 1 + sum(other > own for other in totals) for seat, own in enumerate(totals)}

    @property
    def tied(self) -> tuple[int, ...]:
        """The seats with the same points as another seat. Empty while the match runs."""
        if not self.over:
            return ()
        totals = [self.points(seat).total for seat in range(self.seats)]
        return tuple(seat for seat, total in enumerate(totals) if totals.count(total) > 1)

    def owed(self, kind: type[P]) -> P:
        """The question that must be answered now."""
        prompt = self.tasks[-1].prompt
        assert isinstance(prompt, kind)
        return prompt

    def finish(self, kind: type[P]) -> P:
        """Remove the answered question."""
        prompt = self.owed(kind)
        self.tasks = self.tasks[:-1]
        return prompt

    def owe(self, seat: int, *prompts: Owed) -> None:
        """Add questions that the seat must answer before anything else, the first one first."""
        self.tasks += tuple([Task(seat, prompt) for prompt in reversed(prompts)])


class Decision(Step[State]):
    """A step that answers the state's last task."""

    plays_only_answer: ClassVar[bool] = True
    """Whether a single possible answer is played at once.

    Everyone must be able to see that it is the only one.
    """

    def pending(self, state: State) -> tuple[int, ...]:
        return (state.tasks[-1].seat,)


def give(state: State, seat: int, goods: Goods, number: int) -> Iterator[Event]:
    """Give a player something from the stock."""
    state.give(seat, **{goods: number})
    yield Gained(seat, goods, number)


def choice(verb: str, what: str, reasons: Mapping[Any, Refusal | None]) -> Action:
    """An action to choose one of the things without a reason against them."""
    return _choice(verb, what, tuple(reasons.items()))


@lru_cache(maxsize=4096)
def _choice(verb: str, what: str, reasons: tuple[tuple[str, Refusal | None], ...]) -> Action:
    return Action(verb, (Choose.open(what, dict(reasons)),))
