"""The start of a round: laying flag and markers, the auctions, and plans for them."""

from collections.abc import Iterator
from functools import lru_cache

from engine.core.event import Event
from engine.core.move import Move
from engine.core.plan import Resolved
from engine.core.questions.question import Action, Choose, Number, Preview, Question
from engine.core.statement import Seat
from engine.core.step import Step
from engine.goa import events, moves, questions
from engine.goa.data import ADJACENT_CELLS, ALL, CELL_NUMBERS, CELLS, FLAG, NEIGHBOURS, Tile
from engine.goa.state import LAST_ROUND_OF_A, ROUNDS, Bid, Marker, State, give
from engine.goa.tiles import gain


class LayingFlag(Step[State]):
    """Rules: "a cell just outside the grid's edge or on an emptied cell inside"."""

    def pending(self, state: State) -> tuple[int, ...]:
        return (state.flag_holder,)

    def ask(self, state: State, seat: int) -> Question:
        flag = Action("flag", (Choose("cell", flag_cells(state)),))
        return Question(questions.Flag(), (flag,))

    def play(self, state: State, seat: int, move: moves.LayFlag) -> Iterator[Event]:
        state.markers = (Marker(move.cell, seat),)
        yield events.FlagLaid(seat, move.cell)


class LayingMarkers(Step[State]):
    """Rules: "the flag holder puts the last one (number of players + 1) too". A single possible cell is
    marked automatically."""

    def pending(self, state: State) -> tuple[int, ...]:
        laid = len(state.markers)
        is_forced = laid > state.seats or len(marker_cells(state)[0]) == 1
        return () if is_forced else (state.after(state.flag_holder, laid),)

    def ask(self, state: State, seat: int) -> Question:
        cells, near = marker_cells(state)
        prompt = questions.Mark(len(state.markers) + 1, state.markers[-1].cell, int(near))
        return Question(prompt, (Action("mark", (Choose("cell", cells),)),))

    def play(self, state: State, seat: int, move: moves.LayMarker) -> Iterator[Event]:
        yield from _lay_marker(state, seat, move.cell)

    def follow(self, state: State) -> Iterator[Event]:
        laid = len(state.markers)
        if laid > state.seats:
            state.phase = "auction"
        else:
            yield from _lay_marker(state, state.after(state.flag_holder, laid), marker_cells(state)[0][0])


class NextAuction(Step[State]):
    """Rules: "2. Auctions, in the order of the markers"."""

    def follow(self, state: State) -> Iterator[Event]:
        if state.auction < len(state.markers):
            state.is_auction_open = True
            state.bids = ()
            marker = state.marker
            yield events.AuctionOpened(state.auction + 1, marker.cell, state.auctioned, marker.owner)
        else:
            state.phase = "actions"
            state.markers = ()
            yield events.ActionsBegan(state.flag_holder)


class Speaking(Step[State]):
    """Base class of the decisions in an auction."""

    def obvious(self, state: State, seat: int) -> bool:
        """Money is hidden, but everyone saw it change hands, so everyone knows which players can't bid."""
        return True


class Bidding(Speaking):
    """Rules: "each other player bids higher than the best so far (1 at least) or passes, once"."""

    def pending(self, state: State) -> tuple[int, ...]:
        return (state.after(state.marker.owner, len(state.bids) + 1),)

    def ask(self, state: State, seat: int) -> Question:
        """Rules: "Nobody bids more than they have." """
        best, money, marker = state.best, state.players[seat].money, state.marker
        lot = marker.cell, state.auctioned, state.auction + 1, best.ducats, best.seat, money
        bid = Action("bid", (Number("number", best.ducats + 1, money),))
        return Question.of(
            questions.Bid(*lot, marker.owner),
            bid,
            Action("pass"),
        )

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        ducats = move.number if isinstance(move, moves.MakeBid) else 0
        state.bids += (Bid(seat, ducats),)
        yield events.Bid(seat, ducats) if ducats else events.Passed(seat)


class LastWord(Speaking):
    """Rules: "the auctioneer, if highest, pays the bank (nothing at 0)"; else the last word is "buy for best
    + 1 or sell"."""

    def pending(self, state: State) -> tuple[int, ...]:
        return (state.marker.owner,) if state.best.ducats else ()

    def ask(self, state: State, seat: int) -> Question:
        best, money = state.best, state.players[seat].money
        lot = state.marker.cell, state.auctioned, state.auction + 1, best.ducats, best.seat, money
        price = best.ducats + 1
        buy = (Action("buy"),) if money >= price else ()
        return Question(
            questions.LastWord(*lot, price),
            (
                *buy,
                Action("sell"),
            ),
        )

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        best, tile, cell = state.best, state.auctioned, state.marker.cell
        if isinstance(move, moves.Buy):
            price = best.ducats + 1
            state.give(seat, ducats=-price)
            yield events.Bought(seat, tile, cell, price)
            yield from _win(state, seat)
        else:
            state.give(best.seat, ducats=-best.ducats)
            state.give(seat, ducats=best.ducats)
            yield events.Sold(best.seat, seat, tile, cell, best.ducats)
            yield from _win(state, best.seat)

    def follow(self, state: State) -> Iterator[Event]:
        """Give the auctioneer the tile for nothing, since there was no bid."""
        seat = state.marker.owner
        yield events.Kept(seat, state.auctioned, state.marker.cell)
        yield from _win(state, seat)


class Auction(Preview, frozen=True):
    """Preview for a plan: what is auctioned in a cell."""

    number: int
    tile: Tile
    auctioneer_seat: Seat


def flag_cells(state: State) -> tuple[str, ...]:
    """The cells where the flag may be laid.

    Rules: "a cell just outside the grid's edge or on an emptied cell inside; it must share a side with at
    least one tile and never lies on one".
    """
    tile = state.tile
    return tuple(
        [
            cell
            for cell in ALL
            if (cell not in CELL_NUMBERS or not tile(cell)) and any(map(tile, ADJACENT_CELLS[cell]))
        ]
    )


def marker_cells(state: State) -> tuple[tuple[str, ...], bool]:
    """The cells for the next marker, and whether they are next to the last one."""
    return _marker_cells(state.grid, tuple([marker.cell for marker in state.markers]))


@lru_cache(maxsize=1024)
def _marker_cells(grid: tuple[str | None, ...], laid: tuple[str, ...]) -> tuple[tuple[str, ...], bool]:
    """`laid` has the cells of the flag and the markers so far, in order.

    Rules: "on a tile next to the flag (8 directions), the next marker 3 next to marker 2, and so on"; "If no
    free tile is next to the last marker, any free tile will do and the chain goes on from there."
    """
    free = tuple([cell for cell, tile in zip(CELLS, grid, strict=True) if tile and cell not in laid])
    near = tuple([cell for cell in free if cell in NEIGHBOURS[laid[-1]]])
    return near or free, bool(near)


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """A bidding limit for each coming auction in which the seat hasn't spoken."""
    cells = _cells_to_come(state, seat)
    if not cells:
        return ()
    most = Number("number", 0, state.players[seat].money)
    lots = tuple(
        Auction((each.cell,), number, FLAG if number == 1 else state.tile(each.cell) or "", each.owner)
        for number, each in enumerate(state.markers, 1)
        if each.cell in cells
    )
    return (Action("upto", (Choose("cell", cells), most), previews=lots),)


def resolve(state: State, seat: int, plan: Move) -> Resolved | None:
    """Bid the whole limit if it exceeds the best bid, else pass. An auctioneer buys or sells by the limit.

    Rules: each "bids higher than the best so far or passes, once". A plan waits until its auction asks the
    seat.
    """
    if not isinstance(plan, moves.UpTo):
        return None
    is_asked = state.phase == "auction" and not state.tasks
    if not is_asked or state.marker.cell != plan.cell:
        return Resolved(rest=str(plan)) if plan.cell in _cells_to_come(state, seat) else None
    limit = min(plan.number, state.players[seat].money)
    enough = limit > state.best.ducats
    if state.marker.owner == seat:
        return Resolved(moves.Buy() if enough else moves.Sell())
    return Resolved(moves.MakeBid(limit) if enough else moves.Pass())


def begin_round(state: State) -> Iterator[Event]:
    """Rules: "8 rounds (4 with A, 4 with B)". "25 lie face up in a 5x5 grid, 2 are out unseen. After round 4
    whatever is left of A goes out, and the 27 B tiles are laid likewise."
    """
    state.round += 1
    state.phase = "markers"
    state.markers, state.auction, state.bids = (), 0, ()
    state.turns, state.out = 0, ()
    yield events.RoundBegan(state.round, ROUNDS, state.flag_holder)
    if state.round in (1, LAST_ROUND_OF_A + 1):
        if left := sum(tile is not None for tile in state.grid):
            yield events.TilesLeft(left)
        tiles, state.chance = state.chance.shuffled(state.data.part(state.part))
        state.grid = tuple(tiles[: len(CELLS)])
        yield events.TilesLaid(state.part, tuple(tiles[: len(CELLS)]))


def _lay_marker(state: State, seat: int, cell: str) -> Iterator[Event]:
    state.markers += (Marker(cell, seat),)
    yield events.Marked(seat, cell, state.tile(cell) or "", len(state.markers))


def _win(state: State, seat: int) -> Iterator[Event]:
    """Rules: "The flag's winner, also at 0, takes the flag and 1 extra action card"; "Other tiles give no
    such card."
    """
    tile, cell = state.auctioned, state.marker.cell
    state.auction += 1
    state.is_auction_open = False
    if tile == FLAG:
        state.flag_holder = seat
        yield events.FlagTaken(seat)
        yield from give(state, seat, "actions", 1)
    else:
        state.lay(cell, None)
        yield from gain(state, seat, tile)


def _cells_to_come(state: State, seat: int) -> tuple[str, ...]:
    """The cells whose auctions will still ask the seat."""
    if state.phase not in ("markers", "auction"):
        return ()
    spoken = state.is_auction_open and any(bid.seat == seat for bid in state.bids)
    first = state.auction + (1 if spoken else 0)
    return tuple(marker.cell for marker in state.markers[first:])
