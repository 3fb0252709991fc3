"""What one seat, or a spectator, may know of a state."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from engine.fleet.data import DRAWS, LICENCES, Card, Draw, Kind, Licence, boats_allowed, lobster_draw
from engine.fleet.launching import hires_left, launches_left
from engine.fleet.scoring import Sheet, places, sheet
from engine.fleet.state import Bill, Boat, Lot, Phase, Player, State, Task
from engine.fleet.steps import STEPS

Owed = Literal["open", "bid", "pay", "launch", "hire", "crates", "discard"]
"""What is asked; `crates`: to process, to trade, either."""
Standing = Literal["bought", "declined", "passed"]


class Benefit(Struct, frozen=True):
    """What a player's licences of one kind give now."""

    number: int
    """Of the licences."""
    points: int
    """On them."""
    draw: Draw
    """By lobster licences, when all have launched; by tuna licences, at the end of the round."""
    bonus: int
    """Of a king crab licence, if the match ended now."""


class BoatView(Struct, frozen=True):
    kind: Kind
    captained: bool
    captain: Card | None
    """The card; None for who sees only its back, and where there is none."""
    crates: int


class PlayerView(Struct, frozen=True):
    cards: int
    """In the hand."""
    hand: tuple[Card, ...] | None
    """None for the others, until the match is over."""
    licences: tuple[Licence, ...]
    """In the order in which they were bought."""
    boats: tuple[BoatView, ...]
    """In the order of launching: the first is number 1."""
    crates: int
    """Processed ones."""
    discount: int

    @property
    def allowed(self) -> frozenset[Kind]:
        """The kinds of boats that the licences allow."""
        return boats_allowed(self.licences)

    @property
    def captained(self) -> int:
        """The number of boats with a captain."""
        return sum(boat.captained for boat in self.boats)


class View(Struct, frozen=True):
    """Rules: "Hand sizes are public, hands are not." "Captains stay hidden to the end"; "only their owner
    knows them." The discards lie face up.
    """

    seat: int | None
    """Whose view it is; None is a spectator's."""
    seats: int
    round: int
    last_round: bool
    phase: Phase
    start: int
    """Who has the start player marker."""
    pending: tuple[int, ...]
    """Who owes a move, in turn order."""
    players: tuple[PlayerView, ...]
    """By seat."""
    hand: tuple[Card, ...] | None
    """The seat's own cards."""
    purse: int | None
    """What it can bid: its cards, crates and discount."""
    display: tuple[Licence, ...]
    """The licences to be had. The one being auctioned is not among them."""
    licences_left: int
    """In the pile."""
    gone: tuple[Licence, ...]
    """Those that nobody wanted: they are out of the game."""
    chooser: int | None
    """Who chooses a licence, or has chosen the one being auctioned."""
    lot: Lot | None
    """What is being auctioned."""
    declined: tuple[int, ...]
    """Who is out of this auction phase."""
    buyers: tuple[int, ...]
    """Who has bought in this auction phase."""
    bill: Bill | None
    """What somebody has still to pay: a licence, or a boat."""
    turn: int | None
    """Who launches and hires."""
    step: Literal["launch", "hire"] | None
    launches_left: int
    """Of who launches and hires."""
    hires_left: int
    tasks: tuple[Task | None, ...]
    """By seat, what is still to be decided about crates; empty when nothing is."""
    choice: tuple[Card, ...]
    """What the seat has to discard one of."""
    discarding: tuple[int, ...]
    """Who has still to discard."""
    pile: int
    """Boat cards that can be drawn."""
    discards: tuple[Card, ...]
    supply: int
    """Crates left."""
    over: bool
    sheets: tuple[Sheet, ...]
    """By seat, what would score if the match ended now: all can see it."""
    places: tuple[int, ...] | None
    """None while the match runs."""
    removed: tuple[Licence, ...] | None
    """The licences that were set aside unseen; None while the match runs."""

    @property
    def owed(self) -> Owed:
        """What those who are to act are asked."""
        if self.bill:
            return "pay"
        match self.phase:
            case "auction":
                return "bid" if self.lot else "open"
            case "launching":
                return self.step or "launch"
            case "processing":
                return "crates"
            case _:
                return "discard"

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the match runs."""
        return tuple(seat for seat, place in enumerate(self.places or ()) if place == 1)

    def standing(self, seat: int) -> Standing | None:
        """Why a seat takes no part in the auction any more; None if it does, and in other phases."""
        if self.phase != "auction":
            return None
        if seat in self.buyers:
            return "bought"
        if seat in self.declined:
            return "declined"
        return "passed" if self.lot and seat not in self.lot.bidders else None

    def benefit(self, seat: int, licence: Licence) -> Benefit:
        """What a seat's licences of that kind give now."""
        player = self.players[seat]
        number = player.licences.count(licence)
        draw = Draw(lobster_draw(number, player.captained), None) if licence == "lobster" else DRAWS[number]
        return Benefit(
            number=number,
            points=LICENCES[licence].points * number,
            draw=draw,
            bonus=self.sheets[seat].parts.get(licence, 0),
        )


def view(state: State, seat: int | None) -> View:
    over = state.phase == "over"
    own = None if seat is None else state.players[seat]
    turn = state.turn
    sheets = tuple(map(sheet, state.players))
    return View(
        seat=seat,
        seats=state.seats,
        round=state.round,
        last_round=state.last_round,
        phase=state.phase,
        start=state.start,
        pending=STEPS.pending(state),
        players=tuple([_player(player, over or each == seat) for each, player in enumerate(state.players)]),
        hand=own and own.hand,
        purse=own and own.purse,
        display=state.display,
        licences_left=len(state.licence_pile),
        gone=state.gone,
        chooser=next(iter(state.contenders), None) if state.phase == "auction" else None,
        lot=state.lot,
        declined=state.declined,
        buyers=state.buyers,
        bill=state.bill,
        turn=turn and turn.seat,
        step=turn and turn.step,
        launches_left=launches_left(state, turn) if turn else 0,
        hires_left=hires_left(state, turn) if turn else 0,
        tasks=state.tasks,
        choice=state.choices[seat] if seat is not None and state.choices else (),
        discarding=tuple([each for each in state.order if state.choices[each]]) if state.choices else (),
        pile=len(state.pile),
        discards=state.discards,
        supply=max(0, state.supply),
        over=over,
        sheets=sheets,
        places=places(sheets) if over else None,
        removed=state.removed if over else None,
    )


@lru_cache(maxsize=4096)
def _player(player: Player, open: bool) -> PlayerView:
    return PlayerView(
        cards=len(player.hand),
        hand=player.hand if open else None,
        licences=player.licences,
        boats=_boats(player.boats, open),
        crates=player.crates,
        discount=player.discount,
    )


@lru_cache(maxsize=4096)
def _boats(boats: tuple[Boat, ...], open: bool) -> tuple[BoatView, ...]:
    return tuple(
        BoatView(boat.kind, boat.captain is not None, boat.captain if open else None, boat.crates)
        for boat in boats
    )
