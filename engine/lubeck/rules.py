"""What may be played when."""

from collections.abc import Iterator, Mapping, Sequence

from engine.chance import Chance
from engine.event import Event
from engine.game import Choice
from engine.lubeck.cards import DEALT, PACKAGES, SHIPS, in_order, texts
from engine.lubeck.chart import chart_of, in_use
from engine.lubeck.check import REFUSALS, check
from engine.lubeck.imagine import imagine
from engine.lubeck.moves import GRAMMAR, Double, Embark, NameFirst, Pass, Sell, Start, Take, Withdraw
from engine.lubeck.options import actions
from engine.lubeck.questions import BARRED, QUESTIONS, plans, question
from engine.lubeck.round import EVENTS, begin_round, play, withdrawals
from engine.lubeck.state import Player, Ship, State
from engine.lubeck.view import View, view
from engine.move import Grammar, Move
from engine.question import Action, Question
from engine.rules import Result, Rules, places


class Lubeck(Rules[State]):
    """Rounds, until two piles are used up: packages, actions, withdrawals."""

    state_type = State
    grammar = GRAMMAR
    events = EVENTS
    questions = QUESTIONS
    refusals = REFUSALS
    barred = BARRED
    rounds = ("round-ended",)
    headlines = ("last-round", "round-ended", "match-ended")
    plannable = Grammar(Take, Embark, Sell, Double, Start, Pass, Withdraw)

    def start(self, seats: int, options: Mapping[str, Choice], chance: Chance) -> tuple[State, list[Event]]:
        return self.start_with(in_use().material, seats, options, chance)

    def start_with(
        self, material: str | None, seats: int, options: Mapping[str, Choice], chance: Chance
    ) -> tuple[State, list[Event]]:
        """Rules: "Merchant ships in the park: 4 / 5 / 6 with 3 / 4 / 5 players." "3 hand cards each, hidden.
        The compass (start player) goes to a random seat."

        The material is the text of a chart. Raises WrongChart.
        """
        compass, chance = chance.below(seats)
        cards, chance = chance.shuffled(chart_of(material).cards)
        hands = [in_order(cards[seat * DEALT : (seat + 1) * DEALT]) for seat in range(seats)]
        state = State(
            chance=chance,
            withdrawing=options["withdraw"] == "any",
            compass=compass,
            players=tuple(Player(secret=hand) for hand in hands),
            ships=tuple(Ship(number) for number in range(1, SHIPS[seats] + 1)),
            pile=tuple(cards[seats * DEALT :]),
            packages=((),) * PACKAGES[seats],
            material=material,
        )
        dealt = [
            Event("dealt", secret={"seat": seat, "cards": texts(hand)}, knowers=(seat,), opens=True)
            for seat, hand in enumerate(hands)
        ]
        return state, [*dealt, *begin_round(state, compass)]

    def material(self, state: State) -> str | None:
        return state.material

    def pending(self, state: State) -> tuple[int, ...]:
        """Rules: "all asked at once" which pawns to withdraw."""
        if state.step == "withdraw":
            return state.waiting
        return () if state.actor is None else (state.actor,)

    def legal_moves(self, state: State, seat: int) -> list[Move]:
        match state.step:
            case "take":
                return [Take(number) for number, package in enumerate(state.packages, 1) if package]
            case "first":
                return [NameFirst(first) for first in range(state.seats)]
            case "withdraw":
                return [*withdrawals(state, seat)]
            case _:
                return actions(state, seat)

    def question(self, state: State, seat: int) -> Question:
        return question(state, seat)

    def check(self, state: State, seat: int, move: Move) -> None:
        check(state, seat, move)

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        return play(state, seat, move)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        """Rules: "The highest score wins, ties are shared. Scores may go below 0." """
        if state.step != "over":
            return None
        tallies = [player.tally for player in state.players]
        scores = {seat: tally.total for seat, tally in enumerate(tallies)}
        breakdown = {
            seat: {
                "trade": tally.trade,
                "doubled": tally.doubled,
                "discarded": tally.discarded,
                "held": tally.held,
            }
            for seat, tally in enumerate(tallies)
        }
        return Result(places(scores), scores, breakdown)

    def plans(self, state: State, seat: int) -> tuple[Action, ...]:
        return plans(state, seat)

    def imagine(
        self, state: State, log: Sequence[Event], seat: int | None, chance: Chance
    ) -> tuple[State, list[Event]]:
        return imagine(state, log, seat, chance)


RULES = Lubeck()
