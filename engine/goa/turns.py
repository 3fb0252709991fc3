"""How the match goes on by itself, from one question to the next, turn by turn and round by round.

What public knowledge forces is done at once; what only a hand or hidden money could force is asked.
"""

from collections.abc import Iterator

from msgspec.structs import asdict

from engine.event import Event
from engine.goa import events
from engine.goa.auctions import is_bidding_over, keep, lay_marker, marker_cells, open_auction
from engine.goa.development import can_settle, settle_cost
from engine.goa.founding import settle_founding
from engine.goa.moves import GRAMMAR
from engine.goa.obstacles import usable
from engine.goa.play import begin_turn, leave_turn, play_extra, play_move
from engine.goa.questions import question
from engine.goa.scoring import places, points
from engine.goa.spices import free_fields
from engine.goa.state import LAST_OF_A, ROUNDS, TURNS, State, Turn
from engine.goa.tasks import Cost, Discard, Founding, Place, Step
from engine.legality import moves


def go_on(state: State) -> Iterator[Event]:
    """All that happens until somebody has to decide something."""
    while events := _next(state):
        yield from events


def _next(state: State) -> Iterator[Event] | None:
    """What happens next without a decision; None where one is owed, and at the end."""
    if state.tasks:
        return _next_task(state)
    match state.phase:
        case "markers":
            return _next_marker(state)
        case "auction":
            return _next_auction(state)
        case "actions":
            return _next_turn(state)
        case "extras":
            return _next_extra(state)
        case "over":
            return None


def _next_task(state: State) -> Iterator[Event] | None:
    task = state.tasks[-1]
    if type(task) is Cost:
        return settle_cost(state, task) if can_settle(state, task) else None
    if type(task) is Founding:
        return settle_founding(state, task)
    if type(task) is Place and not free_fields(state.players[task.seat], state.data):
        return _lose_spices(state)
    if type(task) is Discard or (type(task) is Step and task.way == "ducats-only"):
        return None
    asked = question(state, task.seat)
    return play_move(state, task.seat, moves(asked, GRAMMAR)[0]) if asked.is_forced else None


def _lose_spices(state: State) -> Iterator[Event]:
    """Rules: "each onto an empty matching field; the rest is lost"."""
    state.finish()
    yield from ()


def _next_marker(state: State) -> Iterator[Event] | None:
    """Rules: "the flag holder puts the last one (number of players + 1) too"."""
    if len(state.markers) > state.seats:
        return open_auction(state)
    if state.markers:
        cells, _ = marker_cells(state)
        seat = state.actor
        if len(cells) == 1 and seat is not None:
            return lay_marker(state, seat, cells[0])
    return None


def _next_auction(state: State) -> Iterator[Event] | None:
    """Rules: "2. Auctions, in the order of the markers"."""
    if state.is_auction_open:
        return keep(state) if is_bidding_over(state) and state.best.ducats == 0 else None
    if state.auction < len(state.markers):
        return open_auction(state)
    return _begin_actions(state)


def _begin_actions(state: State) -> Iterator[Event]:
    state.phase = "actions"
    state.markers = ()
    yield events.ActionsBegan(state.flag_holder)


def _next_turn(state: State) -> Iterator[Event] | None:
    """Rules: "3 turns each, one action a turn, clockwise from the flag holder"."""
    if state.turn:
        return None if _has_more_to_do(state, state.turn) else _leave_turn(state)
    if state.turns < TURNS * state.seats:
        number = state.turns // state.seats + 1
        return begin_turn(state, state.after(state.flag_holder, state.turns), number)
    return _begin_extras(state)


def _has_more_to_do(state: State, turn: Turn) -> bool:
    """Whether there is an action to be taken, or something that may be used after it, as far as everybody
    knows: any card in hand might be of use."""
    hand = state.players[turn.seat].hand
    return not turn.acted or bool(usable(state, turn.seat)) or (bool(hand) and not turn.carded)


def _leave_turn(state: State) -> Iterator[Event]:
    leave_turn(state)
    yield from ()


def _begin_extras(state: State) -> Iterator[Event]:
    state.phase = "extras"
    state.asked = state.flag_holder
    yield from ()


def _next_extra(state: State) -> Iterator[Event] | None:
    """Rules: "round after round, until all have passed. Who passes is out. With 2 or more cards one can't
    pass."
    """
    if state.turn:
        return None if _has_more_to_do(state, state.turn) else _leave_turn(state)
    for places_on in range(state.seats):
        seat = state.after(state.asked, places_on)
        if state.players[seat].actions and seat not in state.out:
            state.asked = seat
            return play_extra(state, seat) if state.players[seat].actions > 1 else None
    return _end_round(state)


def _end_round(state: State) -> Iterator[Event]:
    yield events.RoundEnded(state.round)
    if state.round == ROUNDS:
        yield from _end(state)
    else:
        yield from begin_round(state)


def begin_round(state: State) -> Iterator[Event]:
    """Rules: "8 rounds (4 with A, 4 with B)"."""
    state.round += 1
    state.phase = "markers"
    state.markers, state.auction, state.bids = (), 0, ()
    state.turns, state.out = 0, ()
    yield events.RoundBegan(state.round, ROUNDS, state.flag_holder)
    if state.round in (1, LAST_OF_A + 1):
        yield from lay_tiles(state)


def lay_tiles(state: State) -> Iterator[Event]:
    """Rules: "25 lie face up in a 5x5 grid, 2 are out unseen. After round 4 whatever is left of A goes out,
    and the 27 B tiles are laid likewise."
    """
    left = sum(tile is not None for tile in state.grid)
    if left:
        yield events.TilesLeft(left)
    tiles, state.chance = state.chance.shuffled(state.data.part(state.part))
    state.grid = tuple(tiles[: len(state.grid)])
    yield events.TilesLaid(state.part, tuple(tiles[: len(state.grid)]))


def _end(state: State) -> Iterator[Event]:
    """Rules: "After round 8"."""
    state.phase = "over"
    order = places(state)
    totals = tuple(points(state, seat, at_end=True).total for seat in range(state.seats))
    for seat in sorted(order, key=order.__getitem__):
        parts = points(state, seat, at_end=True)
        ducats = state.players[seat].money
        yield events.Scored(seat, order[seat], parts.total, **asdict(parts), ducats=ducats)
    best = tuple(seat for seat, place in order.items() if place == 1)
    yield events.MatchEnded(best, len(best), totals)
