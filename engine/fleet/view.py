"""What one seat, or a spectator, may know of a state."""

from typing import Literal

from msgspec import Struct

from engine.fleet.data import DRAWS, LICENCES, Card, Draw, Licence, lobster_draw
from engine.fleet.launching import hires_left, launches_left
from engine.fleet.scoring import Sheet, places, sheet
from engine.fleet.state import Player, State
from engine.fleet.steps import STEPS
from engine.statement import Statement
from engine.visibility import redacted

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


class Numbers(Statement, frozen=True):
    """What explanations of a question say of the table, as the seat knows it."""

    round: int
    own_money: int
    """What the seat can bid."""
    own_hand: int
    """Cards, here and below."""
    own_boats: int
    own_captained: int
    """Boats with a captain."""
    own_crates: int
    """On boats."""
    own_points: int
    """As if the match ended now, as what follows."""
    best_points: int
    """Of the other who has most."""
    licences_left: int
    """In the pile."""
    supply: int
    """Crates that are left."""


class View(State, kw_only=True):
    """Rules: "Hand sizes are public, hands are not." "Captains stay hidden to the end"; "only their owner
    knows them." The discards lie face up.
    """

    seat: int | None
    """Whose view it is; None is a spectator's."""

    @property
    def own(self) -> Player | None:
        """What the seat has."""
        return None if self.seat is None else self.players[self.seat]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards; none of a spectator."""
        return self.own.hand if self.own else ()

    @property
    def pending(self) -> tuple[int, ...]:
        """Who owes a move, in turn order."""
        return STEPS.pending(self)

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def chooser(self) -> int | None:
        """Who chooses a licence, or has chosen the one being auctioned."""
        return next(iter(self.contenders), None) if self.phase == "auction" else None

    @property
    def launches_left(self) -> int:
        """Of who launches and hires."""
        return launches_left(self, self.turn) if self.turn else 0

    @property
    def hires_left(self) -> int:
        return hires_left(self, self.turn) if self.turn else 0

    @property
    def choice(self) -> tuple[Card, ...]:
        """What the seat has to discard one of."""
        return self.choices[self.seat] if self.seat is not None and self.choices else ()

    @property
    def discarding(self) -> tuple[int, ...]:
        """Who has still to discard."""
        return tuple([seat for seat in self.order if self.choices[seat]]) if self.choices else ()

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """By seat, what would score if the match ended now: all can see it."""
        return tuple(map(sheet, self.players))

    @property
    def places(self) -> tuple[int, ...] | None:
        """By seat; None while the match runs."""
        return places(self.sheets) if self.over else None

    @property
    def owed(self) -> Owed:
        """What those who are to act are asked."""
        if self.bill:
            return "pay"
        match self.phase:
            case "auction":
                return "bid" if self.lot else "open"
            case "launching":
                return self.turn.step if self.turn else "launch"
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

    @property
    def numbers(self) -> Numbers:
        """Of a seat's view."""
        own = self.own
        assert own and self.seat is not None
        return Numbers(
            round=self.round,
            own_money=own.purse,
            own_hand=own.cards,
            own_boats=len(own.boats),
            own_captained=own.captained,
            own_crates=sum(boat.crates for boat in own.boats),
            own_points=self.sheets[self.seat].total,
            best_points=max(sheet.total for seat, sheet in enumerate(self.sheets) if seat != self.seat),
            licences_left=self.licences_left,
            supply=self.crates_left,
        )


def view(state: State, seat: int | None) -> View:
    return redacted(state, View, seat, over=state.phase == "over")
