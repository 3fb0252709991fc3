"""What may be played when. Lines quoted in this folder are those of the rules page."""

from collections.abc import Iterator, Mapping, Sequence

from engine.chance import Chance
from engine.event import Event
from engine.game import Choice
from engine.goa.answers import REFUSALS, check, moves
from engine.goa.datafile import in_use
from engine.goa.imagine import imagine
from engine.goa.moves import GRAMMAR, PLANNABLE, UpTo
from engine.goa.plans import awaits, follow, plans
from engine.goa.play import play_move
from engine.goa.prospects import auctions_to_come, with_prospects
from engine.goa.questions import BARRED, QUESTIONS, question
from engine.goa.scoring import places, points
from engine.goa.setup import set_up
from engine.goa.state import State
from engine.goa.turns import go_on
from engine.goa.view import View, view
from engine.move import Move
from engine.plan import Followed
from engine.question import Action, Question
from engine.rules import Result, Rules

EVENTS = (
    "flag-drawn",
    "round-began",
    "tiles-laid",
    "tiles-left",
    "flag-laid",
    "marked",
    "auction-opened",
    "bid",
    "passed",
    "kept",
    "bought",
    "sold",
    "flag-taken",
    "gained",
    "planted",
    "dropped",
    "kept-tile",
    "actions-began",
    "turn-began",
    "ships-built",
    "taxes-raised",
    "harvested",
    "filled",
    "placed",
    "refilled",
    "spice-paid",
    "progressing",
    "progressed",
    "first-there",
    "row-complete",
    "drew",
    "shuffled",
    "making-room",
    "discarded",
    "founding",
    "founded",
    "failed",
    "colony-taken",
    "used",
    "played",
    "supplied",
    "swapped",
    "spying",
    "spied",
    "none-taken",
    "duty-done",
    "spices-sold",
    "extra-played",
    "ended-turn",
    "round-ended",
    "scored",
    "match-ended",
)


class Goa(Rules[State]):
    """Eight rounds of markers, auctions, actions and extra actions."""

    state_type = State
    grammar = GRAMMAR
    events = EVENTS
    questions = QUESTIONS
    refusals = (*REFUSALS, *BARRED)
    barred = BARRED
    rounds = ("round-ended",)
    headlines = ("round-ended", "founded", "match-ended")
    plannable = PLANNABLE

    def start(self, seats: int, options: Mapping[str, Choice], chance: Chance) -> tuple[State, list[Event]]:
        return self.start_with(in_use(), seats, options, chance)

    def start_with(
        self, material: str | None, seats: int, options: Mapping[str, Choice], chance: Chance
    ) -> tuple[State, list[Event]]:
        """The material is the text of a corrected copy of the data. Raises WrongData."""
        return set_up(seats, chance, material)

    def material(self, state: State) -> str | None:
        return state.material

    def pending(self, state: State) -> tuple[int, ...]:
        actor = state.actor
        return () if actor is None else (actor,)

    def legal_moves(self, state: State, seat: int) -> list[Move]:
        return moves(question(state, seat))

    def question(self, state: State, seat: int) -> Question:
        return with_prospects(state, seat, question(state, seat))

    def check(self, state: State, seat: int, move: Move) -> None:
        check(question(state, seat), move)

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        yield from play_move(state, seat, move)
        yield from go_on(state)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        """Rules: "Ties: more money, then shared." """
        if state.phase != "over":
            return None
        parts = {seat: points(state, seat, at_end=True) for seat in range(state.seats)}
        return Result(
            places(state),
            {seat: each.total for seat, each in parts.items()},
            {
                seat: {name: getattr(each, name) for name in each.__struct_fields__}
                for seat, each in parts.items()
            },
        )

    def plans(self, state: State, seat: int) -> tuple[Action, ...]:
        return tuple(auctions_to_come(state, plans(state, seat)))

    def follow(self, state: State, seat: int, plan: Move) -> Followed | None:
        move = follow(state, seat, plan) if isinstance(plan, UpTo) else None
        return Followed(move) if move else None

    def awaits(self, state: State, seat: int, plan: Move) -> bool:
        return isinstance(plan, UpTo) and awaits(state, seat, plan)

    def imagine(
        self, state: State, log: Sequence[Event], seat: int | None, chance: Chance
    ) -> tuple[State, list[Event]]:
        return imagine(state, log, seat, chance)


RULES = Goa()
