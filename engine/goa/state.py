"""The state of a match. Everything in it is immutable, so a shallow copy is a copy."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import astuple, replace

from engine.core.chance import Chance
from engine.core.errors import Refusal
from engine.core.event import Event
from engine.core.questions.question import Action, Choose, Prompt
from engine.core.secrecy.visibility import BySeat, Hidden, Own, Sealed
from engine.core.step import Step
from engine.goa.data import (
    COLONIES,
    COLUMNS,
    FLAG,
    NUMBER,
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
LAST_OF_A = 4
"""The last round in which tiles of part A are auctioned."""
TURNS = 3
"""Each player's turns in a round, without the extra ones."""
MOST_PLANTATIONS = 4
_PLACES = {column: place for place, column in enumerate(COLUMNS)}


class Plantation(Struct, frozen=True, cache_hash=True):
    """Rules: "Each field bears one spice"."""

    tile: str
    spices: int
    """How many lie there."""

    @property
    def spice(self) -> Spice:
        return spice_of(self.tile)

    @property
    def size(self) -> int:
        return size_of(self.tile)


class Colony(Struct, frozen=True, cache_hash=True):
    name: ColonyName
    pair: str
    """The two spices that it takes ("ginger-clove"), or "any"."""
    spices: tuple[Spice, ...] = ()
    """Those that lie there."""


class Tool(Struct, frozen=True):
    """A tile that lies before its owner to be used."""

    tile: str
    used: int = 0
    """The round in which it was used last."""


class Player(Struct, frozen=True, cache_hash=True):
    money: Own[int]
    ships: int
    colonists: int
    actions: int = 0
    """Extra action cards."""
    rows: tuple[int, ...] = (1,) * len(COLUMNS)
    """Where the markers of the development board are, counted from 1."""
    plantations: tuple[Plantation, ...] = ()
    colonies: tuple[Colony, ...] = ()
    tools: tuple[Tool, ...] = ()
    hidden: Own[tuple[str, ...]] = ()
    """Tiles kept face down: missions, and single plantations that had to go."""
    hand: Own[tuple[str, ...]] = ()
    """Expedition cards."""
    duties: int = 0
    """How often Duty was used."""

    def row(self, column: Column) -> int:
        return self.rows[_PLACES[column]]

    def has_colony(self, name: str) -> bool:
        for colony in self.colonies:  # noqa: SIM110, asked of every turn again and again
            if colony.name == name:
                return True
        return False

    def tool(self, tile: str) -> Tool | None:
        """The one to be used of those; all else alike, one that wasn't used in this round."""
        alike = [tool for tool in self.tools if tool.tile == tile]
        return min(alike, key=lambda tool: tool.used) if alike else None


class Marker(Struct, frozen=True, array_like=True):
    """What is auctioned: the flag on its cell, or a tile."""

    cell: str
    owner: int


class Bid(Struct, frozen=True, array_like=True):
    """A word in an auction: a number of ducats, 0 for passing."""

    seat: int
    ducats: int


class Turn(Struct, frozen=True):
    """A player's turn with one action in it."""

    seat: int
    extra: bool = False
    acted: bool = False
    carded: bool = False
    """An expedition card was played."""


class Task(Struct, frozen=True):
    """A question that a seat must answer before anything else goes on."""

    seat: int
    prompt: Owed


class Points(Struct, frozen=True):
    """What a player's victory points are made of."""

    rows: int
    colonies: int
    plantations: int
    duty: int
    missions: int
    cards: int
    money: int
    """For having the most of it."""

    @property
    def total(self) -> int:
        return sum(astuple(self))


class State(Struct):
    """A match at one moment."""

    chance: Sealed[Chance]
    players: BySeat[Player]
    flag_holder: int
    pile: Hidden[tuple[str, ...]]
    """Expedition cards to be drawn, the next one last."""
    discards: tuple[str, ...]
    material: str | None = None
    """The text of the data that it is played with, if it is not the game's own."""
    shuffled: tuple[tuple[str, ...], ...] = ()
    """The cards that each new pile was made of."""
    round: int = 0
    phase: Phase = "markers"
    grid: tuple[str | None, ...] = (None,) * len(NUMBER)
    markers: tuple[Marker, ...] = ()
    """In their order, the flag's first."""
    auction: int = 0
    """The place of the marker that is auctioned, or that comes next."""
    is_auction_open: bool = False
    bids: tuple[Bid, ...] = ()
    turns: int = 0
    """Turns that have begun in this round, extra ones apart."""
    turn: Turn | None = None
    asked: int = 0
    """Who is to play an extra action or to pass, in the phase of extra actions."""
    out: tuple[int, ...] = ()
    """Who has passed in it."""
    tasks: tuple[Task, ...] = ()
    """The next one is last."""
    colonies: dict[ColonyName, tuple[str, ...]] = {}
    """The tiles left."""

    @property
    def step(self) -> str:
        """The step of the match. If somebody must answer, it is the code of their question."""
        if self.tasks:
            return self.tasks[-1].prompt.code
        turn = self.turn
        match self.phase:
            case "markers":
                return "mark" if self.markers else "flag"
            case "auction":
                if not self.is_auction_open:
                    return "next-auction"
                return "last-word" if self.is_bidding_over else "bid"
            case "actions" | "extras" if turn:
                return "after" if turn.acted else "extra-turn" if turn.extra else "turn"
            case "actions":
                return "next-turn"
            case "extras":
                return "extra"
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
        return "a" if self.round <= LAST_OF_A else "b"

    @property
    def turn_number(self) -> int:
        """Of each player's turns in the round: 1-3; 4 when extra actions are played, 0 before."""
        if self.phase == "actions":
            return max(1, (self.turns - 1) // self.seats + 1)
        return TURNS + 1 if self.phase == "extras" else 0

    @property
    def marker(self) -> Marker:
        """What is auctioned now."""
        return self.markers[self.auction]

    @property
    def auctioned(self) -> str:
        """A tile, or FLAG."""
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
        """What a player's row of the development board gives."""
        return self.data.board.brings(column, self.players[seat].row(column))

    def is_ready(self, tool: Tool) -> bool:
        """Whether the tile has not been used in this round."""
        return tool.tile not in ORANGE or tool.used < self.round

    def is_out(self, seat: int) -> bool:
        """Whether the seat has passed while extra actions are played."""
        return self.phase == "extras" and seat in self.out

    def after(self, seat: int, places: int = 1) -> int:
        """Who sits so many places to the left of a seat."""
        return (seat + places) % self.seats

    def tile(self, cell: str) -> str | None:
        return self.grid[NUMBER[cell]]

    def lay(self, cell: str, tile: str | None) -> None:
        number = NUMBER[cell]
        self.grid = (*self.grid[:number], tile, *self.grid[number + 1 :])

    def change(self, seat: int, **fields: Any) -> None:
        """Replace some of what a player has."""
        player = replace(self.players[seat], **fields)
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])

    def give(
        self, seat: int, *, ships: int = 0, colonists: int = 0, actions: int = 0, ducats: int = 0
    ) -> None:
        """Add to what a player has; negative numbers take away."""
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
        """The points of a seat if the match ended now, but those for most money only at the end.

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
        """Remove the question that is answered."""
        prompt = self.owed(kind)
        self.tasks = self.tasks[:-1]
        return prompt

    def owe(self, seat: int, *prompts: Owed) -> None:
        """Have a seat answer these questions before anything else, the first one first."""
        self.tasks += tuple([Task(seat, prompt) for prompt in reversed(prompts)])


class Decision(Step[State]):
    """A step in which the last task of the state is answered."""

    plays_only_answer = True

    def pending(self, state: State) -> tuple[int, ...]:
        return (state.tasks[-1].seat,)


def give(state: State, seat: int, goods: Goods, number: int) -> Iterator[Event]:
    """A player gets something from the stock."""
    state.give(seat, **{goods: number})
    yield Gained(seat, goods, number)


def choice(verb: str, what: str, reasons: Mapping[Any, Refusal | None]) -> Action:
    """The action of choosing a thing that has no reason against it."""
    return _choice(verb, what, tuple(reasons.items()))


@lru_cache(maxsize=4096)
def _choice(verb: str, what: str, reasons: tuple[tuple[str, Refusal | None], ...]) -> Action:
    return Action(verb, (Choose.open(what, dict(reasons)),))
