"""What one seat, or a spectator, may know of a state."""

from typing import Literal

from msgspec import Struct

from engine.fisherman.data import Card, Kind, SizeText, sorted_hand
from engine.fisherman.scoring import Catch, Ending, caught_by, points, value
from engine.fisherman.setting import ContestRules, Rule, choosers, due
from engine.fisherman.state import State, Step
from engine.fisherman.tricks import Laid, Trick, unplayable, winner
from engine.rules import leaders
from engine.statement import Seat, Statement


class Numbers(Statement, frozen=True):
    """What explanations of a question say of the table, as the seat knows it.

    The rules of the contest are None while they are open.
    """

    contests: int
    left: int
    """Tricks, the present one among them."""
    own_points: int
    """In this contest, as what follows."""
    best_points: int
    """Of the other who has most."""
    own_total: int
    """Victory points."""
    in_trick: int
    """What the cards of the trick on the table are worth together."""
    favourite: Kind | None
    strong: Literal["small", "large"] | None
    size: SizeText | None
    bad: Kind | None
    winning_seat: Seat | None
    """Who is winning the trick on the table."""


class View(Struct, frozen=True):
    """Rules: "Public: the four rules, all cards as they are played, caught cards, hand sizes, points. Hidden:
    hands, left-over cards. Cards set aside can't be looked at again in the table view."
    """

    seat: int | None
    """Whose view it is; None is a spectator's."""
    seats: int
    contest: int
    contests: int
    dealer: int
    step: Step
    actor: int | None
    """Who owes what `step` says."""
    rules: ContestRules
    choosers: tuple[int, ...]
    """The seats that name favourite, ranking, size and bad kind, in this order."""
    leader: int
    """Who has led, or is to lead, the present trick."""
    trick: tuple[Laid, ...]
    """The cards on the table, the led one first."""
    winning: int | None
    """The seat that is winning the trick now."""
    last_trick: Trick | None
    """The trick that has just ended, until the next card is played: also while the next contest's rules are
    set."""
    tricks: int
    """In each contest."""
    tricks_left: int
    """In this contest, the present one among them."""
    hands: tuple[int, ...]
    """Numbers of cards, by seat."""
    hand: tuple[Card, ...] | None
    """The seat's own cards, kind by kind, the strongest first."""
    barred: tuple[Card, ...]
    """Those of its own cards that can't be played to the trick as it lies."""
    caught: tuple[tuple[Catch, ...], ...]
    """By seat, in this contest."""
    points: tuple[int, ...]
    """What that is worth."""
    totals: tuple[int, ...]
    """Victory points, by seat."""
    history: tuple[Ending, ...]
    """The contests that have ended."""
    over: bool
    left_over: tuple[Card, ...] | None
    """What lay unseen through the last contest; None while the match runs."""

    @property
    def owes(self) -> Step | Literal["lead"]:
        """The step, with a lead named apart from the other cards of a trick."""
        return "lead" if self.step == "play" and not self.trick else self.step

    @property
    def due_rules(self) -> tuple[Rule, ...]:
        """The rules that the actor is to name now."""
        named_by = due(self.rules, self.dealer, self.seats)
        return named_by.rules if named_by else ()

    @property
    def between_contests(self) -> bool:
        """Whether a contest has ended, and no card has been played since."""
        return self.over or bool(self.history and not self.trick and self.tricks_left == self.tricks)

    @property
    def lies_finished(self) -> bool:
        """Whether the trick on the table is the finished one, which stays in sight until the next card."""
        return bool(self.last_trick and not self.trick)

    @property
    def trick_number(self) -> int:
        """Which trick of the contest lies on the table, counted from 1."""
        return self.tricks - self.tricks_left + (not self.lies_finished)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats, the one with the most victory points first."""
        return tuple(sorted(range(self.seats), key=lambda seat: -self.totals[seat]))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most victory points."""
        return leaders(self.totals)

    @property
    def numbers(self) -> Numbers:
        """Of a seat's view."""
        assert self.seat is not None
        rules = self.rules
        others = [points for seat, points in enumerate(self.points) if seat != self.seat]
        return Numbers(
            contests=self.contests,
            left=self.tricks_left,
            own_points=self.points[self.seat],
            best_points=max(others),
            own_total=self.totals[self.seat],
            in_trick=sum(value(laid.card, rules) for laid in self.trick),
            favourite=rules.favourite,
            strong=rules.ranking,
            size=str(rules.size) if rules.size else None,
            bad=rules.bad,
            winning_seat=self.winning,
        )


def view(state: State, seat: int | None) -> View:
    hand = None if seat is None else sorted_hand(state.hands[seat], state.rules.ranking)
    caught = tuple(caught_by(each, state.tricks, state.rules) for each in range(state.seats))
    return View(
        seat=seat,
        seats=state.seats,
        contest=state.contest,
        contests=state.seats,
        dealer=state.dealer,
        step=state.step,
        actor=state.actor,
        rules=state.rules,
        choosers=choosers(state.dealer, state.seats),
        leader=state.leader,
        trick=state.trick,
        winning=winner(state.trick, state.rules) if state.trick else None,
        last_trick=state.last_trick,
        tricks=state.trick_count,
        tricks_left=state.tricks_left,
        hands=tuple(map(len, state.hands)),
        hand=hand,
        barred=unplayable(hand, state.trick) if hand and seat not in _played(state) else (),
        caught=caught,
        points=tuple(map(points, caught)),
        totals=state.totals,
        history=state.history,
        over=state.over,
        left_over=state.left_over if state.over else None,
    )


def _played(state: State) -> tuple[int, ...]:
    """Who has played to the present trick."""
    return tuple(laid.seat for laid in state.trick)
