"""Flag and markers, and the auctions in their order."""

from collections.abc import Iterator

from engine.event import Event
from engine.goa import events, moves, prompts
from engine.goa.data import for_flag, for_marker
from engine.goa.state import LAST_OF_A, ROUNDS, Bid, Marker, State, give
from engine.goa.tiles import duty, gain, use
from engine.move import Move
from engine.question import Action, Choose, Number, Question
from engine.step import Step


class LayingFlag(Step[State]):
    """Rules: "a cell just outside the grid's edge or on an emptied cell inside"."""

    def pending(self, state: State) -> tuple[int, ...]:
        return (state.flag_holder,)

    def ask(self, state: State, seat: int) -> Question:
        flag = Action("flag", (Choose("cell", for_flag(state.grid)),))
        return Question(prompts.Flag(), (flag, *duty(state, seat)))

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        match move:
            case moves.LayFlag(cell=cell):
                state.markers = (Marker(cell, seat),)
                yield events.FlagLaid(seat, cell)
            case moves.Use(tile=tile):
                yield from use(state, seat, tile)
            case _:
                raise TypeError(move)


class LayingMarkers(Step[State]):
    """Rules: "on a tile next to the flag (8 directions), the next marker 3 next to marker 2, and so on"; "the
    flag holder puts the last one (number of players + 1) too". An only cell is marked at once.
    """

    def pending(self, state: State) -> tuple[int, ...]:
        are_laid = len(state.markers) > state.seats
        return () if are_laid or len(marker_cells(state)[0]) == 1 else (_marking(state),)

    def ask(self, state: State, seat: int) -> Question:
        cells, near = marker_cells(state)
        prompt = prompts.Mark(len(state.markers) + 1, state.markers[-1].cell, int(near))
        return Question(prompt, (Action("mark", (Choose("cell", cells),)), *duty(state, seat)))

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        match move:
            case moves.LayMarker(cell=cell):
                yield from _lay_marker(state, seat, cell)
            case moves.Use(tile=tile):
                yield from use(state, seat, tile)
            case _:
                raise TypeError(move)

    def follow(self, state: State) -> Iterator[Event]:
        if len(state.markers) > state.seats:
            state.phase = "auction"
        else:
            yield from _lay_marker(state, _marking(state), marker_cells(state)[0][0])


class NextAuction(Step[State]):
    """Rules: "2. Auctions, in the order of the markers"."""

    def follow(self, state: State) -> Iterator[Event]:
        if state.auction < len(state.markers):
            state.is_auction_open = True
            state.bids = ()
            yield events.AuctionOpened(
                state.auction + 1, state.marker.cell, state.auctioned, state.marker.owner
            )
        else:
            state.phase = "actions"
            state.markers = ()
            yield events.ActionsBegan(state.flag_holder)


class Bidding(Step[State]):
    """Rules: "each other player bids higher than the best so far (1 at least) or passes, once"."""

    def pending(self, state: State) -> tuple[int, ...]:
        return (state.after(state.marker.owner, len(state.bids) + 1),)

    def ask(self, state: State, seat: int) -> Question:
        """Rules: "Nobody bids more than they have." """
        best, money = state.best, state.players[seat].money
        prompt = prompts.Bid(
            state.marker.cell,
            state.auctioned,
            state.auction + 1,
            best.ducats,
            best.seat,
            money,
            state.marker.owner,
        )
        bid = Action("bid", (Number("number", best.ducats + 1, money),))
        return Question.of(prompt, bid, Action("pass"), *duty(state, seat))

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        match move:
            case moves.MakeBid(number=ducats):
                state.bids += (Bid(seat, ducats),)
                yield events.Bid(seat, ducats)
            case moves.Pass():
                state.bids += (Bid(seat, 0),)
                yield events.Passed(seat)
            case moves.Use(tile=tile):
                yield from use(state, seat, tile)
            case _:
                raise TypeError(move)

    def obvious(self, state: State, seat: int) -> bool:
        """Money lies hidden, but has gone from hand to hand for everybody to see; so who can't bid has a
        choice only if a Duty is left."""
        return True


class LastWord(Step[State]):
    """Rules: "the auctioneer, if highest, pays the bank (nothing at 0)"; else the last word is "buy for best
    + 1 or sell"."""

    def pending(self, state: State) -> tuple[int, ...]:
        return (state.marker.owner,) if state.best.ducats else ()

    def ask(self, state: State, seat: int) -> Question:
        best, money = state.best, state.players[seat].money
        price = best.ducats + 1
        prompt = prompts.LastWord(
            state.marker.cell, state.auctioned, state.auction + 1, best.ducats, best.seat, money, price
        )
        buy = (Action("buy"),) if money >= price else ()
        return Question(prompt, (*buy, Action("sell"), *duty(state, seat)))

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        best, tile, cell = state.best, state.auctioned, state.marker.cell
        match move:
            case moves.Buy():
                price = best.ducats + 1
                state.give(seat, ducats=-price)
                yield events.Bought(seat, tile, cell, price)
                yield from _win(state, seat)
            case moves.Sell():
                state.give(best.seat, ducats=-best.ducats)
                state.give(seat, ducats=best.ducats)
                yield events.Sold(best.seat, seat, tile, cell, best.ducats)
                yield from _win(state, best.seat)
            case moves.Use(tile=used):
                yield from use(state, seat, used)
            case _:
                raise TypeError(move)

    def follow(self, state: State) -> Iterator[Event]:
        """Nobody has bid."""
        seat = state.marker.owner
        yield events.Kept(seat, state.auctioned, state.marker.cell)
        yield from _win(state, seat)

    def obvious(self, state: State, seat: int) -> bool:
        """As for a bid."""
        return True


def begin_round(state: State) -> Iterator[Event]:
    """Rules: "8 rounds (4 with A, 4 with B)"."""
    state.round += 1
    state.phase = "markers"
    state.markers, state.auction, state.bids = (), 0, ()
    state.turns, state.out = 0, ()
    yield events.RoundBegan(state.round, ROUNDS, state.flag_holder)
    if state.round in (1, LAST_OF_A + 1):
        yield from _lay_tiles(state)


def _lay_tiles(state: State) -> Iterator[Event]:
    """Rules: "25 lie face up in a 5x5 grid, 2 are out unseen. After round 4 whatever is left of A goes out,
    and the 27 B tiles are laid likewise."
    """
    left = sum(tile is not None for tile in state.grid)
    if left:
        yield events.TilesLeft(left)
    tiles, state.chance = state.chance.shuffled(state.data.part(state.part))
    state.grid = tuple(tiles[: len(state.grid)])
    yield events.TilesLaid(state.part, tuple(tiles[: len(state.grid)]))


def _marking(state: State) -> int:
    """Who lays the next marker."""
    return state.after(state.flag_holder, len(state.markers))


def marker_cells(state: State) -> tuple[tuple[str, ...], bool]:
    """Where the next marker may go, and whether that is next to the last one."""
    return for_marker(state.grid, tuple([marker.cell for marker in state.markers]))


def _lay_marker(state: State, seat: int, cell: str) -> Iterator[Event]:
    state.markers += (Marker(cell, seat),)
    yield events.Marked(seat, cell, state.tile(cell) or "", len(state.markers))


def _win(state: State, seat: int) -> Iterator[Event]:
    """Rules: "The flag's winner, also at 0, takes the flag and 1 extra action card"; "Other tiles give no
    such card."
    """
    at = state.auction
    state.auction += 1
    state.is_auction_open = False
    if at == 0:
        state.flag_holder = seat
        yield events.FlagTaken(seat)
        yield from give(state, seat, "actions", 1)
        return
    cell = state.markers[at].cell
    tile = state.tile(cell)
    assert tile
    state.lay(cell, None)
    yield from gain(state, seat, tile)
