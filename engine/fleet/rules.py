"""The rules: the set-up, the course of a match, and views.

Quotations, here and in the other modules, are from the game's rules page.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, cast

from msgspec import Struct

from engine.core.chance import Chance
from engine.core.errors import NotNow, Refusal
from engine.core.event import Event
from engine.core.move import Move
from engine.core.rules import Choice, Result
from engine.core.statement import Statement
from engine.core.step import Steps
from engine.fleet import events
from engine.fleet.auction import Auction, turn_up
from engine.fleet.catch import Drawing, Fishing, Processing
from engine.fleet.data import (
    CRATES_PER_SEAT,
    DRAWS,
    KINDS,
    LICENCES,
    PREMIUM,
    SET_UPS,
    STANDARD,
    Card,
    Draw,
    Licence,
    boat_deck,
    licence_deck,
    lobster_draw,
)
from engine.fleet.launching import Hiring, Launching
from engine.fleet.paying import Paying
from engine.fleet.questions import NotAsked
from engine.fleet.scoring import Sheet, places, sheet, tied
from engine.fleet.state import Player, ProcessFrom, State, without


def start(seats: int, options: Mapping[str, Choice], chance: Chance) -> tuple[State, list[Event]]:
    """Rules: "Hand: 6 cards, one of each boat. The other boats, shuffled, are the draw pile". "Crates: 25 a
    player." "The start player is random". "The "top" cards lie over the shuffled rest".
    """
    first, chance = chance.below(seats)
    undealt: tuple[Card, ...] = without(boat_deck(), *KINDS * seats)
    pile, chance = chance.shuffled(undealt)
    standard, chance = chance.shuffled(licence_deck(*STANDARD))
    premium, chance = chance.shuffled(licence_deck(*PREMIUM))
    cards, top = SET_UPS[seats], seats if options["advanced"] else SET_UPS[seats].top
    removed = standard[: cards.removed_standard] + premium[: cards.removed_premium]
    standard, premium = standard[cards.removed_standard :], premium[cards.removed_premium :]
    if options["advanced"]:
        licences, chance = _standard_on_top(standard + premium, top, chance)
    else:
        rest, chance = chance.shuffled(standard[top:] + premium)
        licences = rest + standard[:top]
    state = State(
        chance=chance,
        process_from=cast("ProcessFrom", options["process_from"]),
        players=(Player(KINDS),) * seats,
        start=first,
        pile=tuple(pile),
        licence_pile=tuple(licences),
        top=top,
        removed=tuple(removed),
        supply=CRATES_PER_SEAT * seats,
    )
    began = events.MatchBegan(KINDS, state.supply)
    return state, [began, events.RoundBegan(state.round, state.start), *turn_up(state)]


def _standard_on_top(
    licences: Sequence[Licence], number: int, chance: Chance
) -> tuple[list[Licence], Chance]:
    """Rules: "shuffle all the licences (after removing those above); any premium in the first display goes
    back and is reshuffled until the first display is all standard".
    """
    pile, chance = chance.shuffled(licences)
    shown: list[Licence] = []
    while len(shown) < number:
        licence = pile.pop()
        if LICENCES[licence].premium:
            pile.append(licence)
            pile, chance = chance.shuffled(pile)
        else:
            shown.insert(0, licence)
    return pile + shown, chance


class Phases(Steps[State]):
    """The steps of a round, which refuse answers to another question alike."""

    def refuse(self, state: State, seat: int, move: Move, broken: Refusal) -> Refusal:
        return NotAsked() if type(broken) is NotNow else super().refuse(state, seat, move, broken)


STEPS = Phases(
    {
        "auction": Auction(),
        "launch": Launching(),
        "hire": Hiring(),
        "pay": Paying(),
        "fishing": Fishing(),
        "processing": Processing(),
        "drawing": Drawing(),
    }
)


def result(state: State) -> Result:
    """Rules: "Ties: more launched boats, then more crates on boats, then shared." """
    sheets = [sheet(player) for player in state.players]
    return Result(
        dict(enumerate(places(sheets))),
        {seat: each.total for seat, each in enumerate(sheets)},
        {seat: each.parts for seat, each in enumerate(sheets)},
        {seat: {**compared} for seat in range(state.seats) if (compared := tied(sheets, seat))},
    )


Owed = Literal["open", "bid", "pay", "launch", "hire", "crates", "discard"]
"""The kind of question owed. `crates` means processing, trading, or both."""
Standing = Literal["bought", "declined", "passed"]


class Benefit(Struct, frozen=True):
    """What a player's licences of one kind give now."""

    number: int
    """Number of the player's licences of this kind."""
    points: int
    """Points on the licences of this kind."""
    draw: Draw
    """The draw by lobster licences after launching, or by tuna licences at the end of the round."""
    bonus: int
    """Bonus of a king crab licence if the match ended now."""


class Numbers(Statement, frozen=True):
    """Facts about the table for explanations, as the seat knows them."""

    round: int
    own_money: int
    """Highest amount that the seat can bid."""
    own_hand: int
    """Number of cards in the seat's hand."""
    own_boats: int
    own_captained: int
    """Number of the seat's boats with a captain."""
    own_crates: int
    """Number of crates on the seat's boats."""
    own_points: int
    """The seat's points if the match ended now."""
    best_points: int
    """Points of the best other player if the match ended now."""
    licences_left: int
    """Licences left in the pile."""
    supply: int
    """Number of crates left in the supply."""


PUBLIC = {
    "Nobody may know the shuffle before the end: nothing is shown.": "chance",
    "Hand sizes are public, hands are not; captains stay hidden, only their owner knows them.": (
        "Player.hand choices"
    ),
    "Licences, boats and processed crates lie before their owner.": (
        "players Player.licences Player.boats Player.crates"
    ),
    "The piles lie face down; their number only.": "pile licence_pile removed",
    "The top cards of the licence pile are standard ones by the rules of the set-up.": "top",
    "Discards lie face up, and unsold licences leave the game in the open.": "discards gone",
    "Licences on display and crates of the supply lie open.": "display supply spent",
    "Bids, purchases and payments are made in the open.": "lot declined buyers bill",
    "Rounds, turns and what must be answered next follow from the open play.": (
        "process_from start round phase last_round turn tasks"
    ),
    "The view is made for a seat.": "seat",
}
"""The rules that make the fields of a view public. A field `Player.x` is one of each seat's."""


class View(State, kw_only=True):
    """Rules: "Hand sizes are public, hands are not." "Captains stay hidden to the end"; "only their owner
    knows them." The discards lie face up.
    """

    seat: int | None
    """The seat whose view it is; None for a spectator."""

    @property
    def own(self) -> Player | None:
        """The seat's own player, or None for a spectator."""
        return None if self.seat is None else self.players[self.seat]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards; empty for a spectator."""
        return self.own.hand if self.own else ()

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a move, in turn order."""
        return STEPS.pending(self)

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def choice(self) -> tuple[Card, ...]:
        """The cards from which the seat must discard one."""
        return self.choices[self.seat] if self.seat is not None and self.choices else ()

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The score if the match ended now, by seat. Everyone can see it."""
        return tuple(map(sheet, self.players))

    @property
    def places(self) -> tuple[int, ...] | None:
        """The place of each seat; None while the match runs."""
        return places(self.sheets) if self.over else None

    @property
    def owed(self) -> Owed:
        """The kind of question for the seats that owe a move."""
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
        """The seats that won; empty while the match runs."""
        return tuple(seat for seat, place in enumerate(self.places or ()) if place == 1)

    def standing(self, seat: int) -> Standing | None:
        """Why a seat is out of the auction; None if it is still in, or in other phases."""
        if self.phase != "auction":
            return None
        if seat in self.buyers:
            return "bought"
        if seat in self.declined:
            return "declined"
        return "passed" if self.lot and seat not in self.lot.bidders else None

    def benefit(self, seat: int, licence: Licence) -> Benefit:
        """What a seat's licences of this kind give now."""
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
        """The explanations' facts. The view must be a seat's."""
        own = self.own
        assert own and self.seat is not None
        return Numbers(
            round=self.round,
            own_money=own.purse,
            own_hand=own.cards,
            own_boats=len(own.boats),
            own_captained=own.captained,
            own_crates=self.sheets[self.seat].crates,
            own_points=self.sheets[self.seat].total,
            best_points=max(sheet.total for seat, sheet in enumerate(self.sheets) if seat != self.seat),
            licences_left=self.licences_left,
            supply=self.crates_left,
        )
