"""What may be played when. Lines quoted in this folder are those of the rules page."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from engine.chance import Chance
from engine.event import Event
from engine.fleet.cards import LICENCES
from engine.fleet.course import EVENTS, begin, pending, play
from engine.fleet.imagine import imagine
from engine.fleet.launching import can_launch
from engine.fleet.legality import REFUSALS, check
from engine.fleet.moves import (
    GRAMMAR,
    PLANNABLE,
    Bid,
    Captain,
    Decline,
    Discard,
    Done,
    Keep,
    Launch,
    Open,
    Pass,
    Pay,
    Process,
    Trade,
)
from engine.fleet.plans import follow, fulfilled
from engine.fleet.questions import BARRED, QUESTIONS, plans, question, suggested_payments
from engine.fleet.scoring import places, sheet
from engine.fleet.setup import set_up
from engine.fleet.state import Player, State
from engine.fleet.view import View, view
from engine.game import Choice
from engine.move import Move
from engine.plan import Followed
from engine.question import Action, Question
from engine.rules import Result, Rules


class Fleet(Rules[State]):
    """Rounds of five phases, until the licences or the crates run out."""

    state_type = State
    grammar = GRAMMAR
    events = EVENTS
    questions = QUESTIONS
    refusals = REFUSALS
    barred = BARRED
    rounds = ("round-ended",)
    headlines = ("won", "last-round", "match-ended")
    plannable = PLANNABLE

    def start(self, seats: int, options: Mapping[str, Choice], chance: Chance) -> tuple[State, list[Event]]:
        state = set_up(seats, options, chance)
        return state, [*begin(state)]

    def pending(self, state: State) -> tuple[int, ...]:
        return pending(state)

    def legal_moves(self, state: State, seat: int) -> list[Move]:
        player = state.players[seat]
        if state.bill:
            return [Pay(str(payment)) for payment in suggested_payments(player, state.bill)]
        match state.phase:
            case "auction":
                return _bids(player, state.lot.best.amount) if state.lot else _openings(state, player)
            case "launching":
                assert state.turn
                return _launches(player) if state.turn.step == "launch" else _hires(player)
            case "processing":
                if state.tasks[seat] == "trade":
                    return [Trade(), Keep()]
                laden = player.laden(state.process_from)
                return [Process(row) for size in range(len(laden) + 1) for row in combinations(laden, size)]
            case _:
                return [Discard(card) for card in dict.fromkeys(state.choices[seat])]

    def question(self, state: State, seat: int) -> Question:
        return question(state, seat)

    def check(self, state: State, seat: int, move: Move) -> None:
        check(state, seat, move)

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        return play(state, seat, move)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        """Rules: "Ties: more launched boats, then more crates on boats, then shared." """
        if state.phase != "over":
            return None
        sheets = [sheet(player) for player in state.players]
        return Result(
            dict(enumerate(places(sheets))),
            {seat: each.total for seat, each in enumerate(sheets)},
            {seat: each.parts for seat, each in enumerate(sheets)},
        )

    def plans(self, state: State, seat: int) -> tuple[Action, ...]:
        """How one bids, and to do nothing. Not what to launch, nor how to pay: one decides that by the hand
        that is left."""
        return plans(state, seat)

    def follow(self, state: State, seat: int, plan: Move) -> Followed | None:
        return follow(state, seat, plan)

    def fulfilled(self, state: State, seat: int, plan: Move) -> bool:
        return fulfilled(state, seat, plan)

    def imagine(
        self, state: State, log: Sequence[Event], seat: int | None, chance: Chance
    ) -> tuple[State, list[Event]]:
        return imagine(state, log, seat, chance)


def _openings(state: State, player: Player) -> list[Move]:
    return [
        *(
            Open(licence, amount)
            for licence in dict.fromkeys(state.display)
            for amount in range(LICENCES[licence].minimum, player.purse + 1)
        ),
        Decline(),
    ]


def _bids(player: Player, best: int) -> list[Move]:
    return [*(Bid(amount) for amount in range(best + 1, player.purse + 1)), Pass()]


def _launches(player: Player) -> list[Move]:
    return [*(Launch(kind) for kind in dict.fromkeys(player.hand) if can_launch(player, kind)), Done()]


def _hires(player: Player) -> list[Move]:
    return [
        *(Captain(card, boat) for card in dict.fromkeys(player.hand) for boat in player.uncaptained),
        Done(),
    ]


RULES = Fleet()
