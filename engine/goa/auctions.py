"""Flag and markers, and the auctions in their order."""

from collections.abc import Iterator

from engine.event import Event
from engine.goa import events
from engine.goa.cells import for_flag, for_marker
from engine.goa.data import FLAG
from engine.goa.state import Bid, Marker, State
from engine.goa.tiles import gain, give


def flag_cells(state: State) -> tuple[str, ...]:
    """Where the flag may lie."""
    return for_flag(state.grid)


def marker_cells(state: State) -> tuple[tuple[str, ...], bool]:
    """Where the next marker may go, and whether that is next to the last one."""
    return for_marker(state.grid, [marker.cell for marker in state.markers])


def lay_flag(state: State, seat: int, cell: str) -> Iterator[Event]:
    state.markers = (Marker(cell, seat),)
    yield events.FlagLaid(seat, cell)


def lay_marker(state: State, seat: int, cell: str) -> Iterator[Event]:
    state.markers += (Marker(cell, seat),)
    yield events.Marked(seat, cell, state.tile(cell) or "", len(state.markers))


def open_auction(state: State) -> Iterator[Event]:
    state.phase = "auction"
    state.is_auction_open = True
    state.bids = ()
    yield events.AuctionOpened(state.auction + 1, state.marker.cell, auctioned(state), state.marker.owner)


def auctioned(state: State) -> str:
    """A tile, or FLAG."""
    return FLAG if state.auction == 0 else state.tile(state.marker.cell) or ""


def bid(state: State, seat: int, ducats: int) -> Iterator[Event]:
    """Rules: "each other player bids higher than the best so far (1 at least) or passes, once"."""
    state.bids += (Bid(seat, ducats),)
    yield events.Bid(seat, ducats) if ducats else events.Passed(seat)


def is_bidding_over(state: State) -> bool:
    """Whether only the auctioneer's last word is left."""
    return len(state.bids) == state.seats - 1


def keep(state: State) -> Iterator[Event]:
    """Rules: "the auctioneer, if highest, pays the bank (nothing at 0)": nobody has bid."""
    seat = state.marker.owner
    yield events.Kept(seat, auctioned(state), state.marker.cell)
    yield from _win(state, seat)


def buy(state: State) -> Iterator[Event]:
    """Rules: the last word is "buy for best + 1 or sell"."""
    seat, price = state.marker.owner, state.best.ducats + 1
    state.give(seat, ducats=-price)
    yield events.Bought(seat, auctioned(state), state.marker.cell, price)
    yield from _win(state, seat)


def sell(state: State) -> Iterator[Event]:
    """Rules: "Highest bid takes the tile and pays the auctioneer"."""
    seat, price = state.best.seat, state.best.ducats
    state.give(seat, ducats=-price)
    state.give(state.marker.owner, ducats=price)
    yield events.Sold(seat, state.marker.owner, auctioned(state), state.marker.cell, price)
    yield from _win(state, seat)


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
