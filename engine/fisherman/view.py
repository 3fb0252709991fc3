"""What one seat, or a spectator, may know of a state."""

from typing import Literal

from engine.core.rules import leaders
from engine.core.secrecy.visibility import redacted
from engine.core.statement import Seat, Statement
from engine.fisherman.data import Card, Kind, SizeText, sorted_hand
from engine.fisherman.scoring import points, value
from engine.fisherman.state import State, StepName
from engine.fisherman.tricks import unplayable, winner


class Numbers(Statement, frozen=True):
    """Facts about the table for explanations, as the seat knows them. Rules not named yet are None."""

    contests: int
    left: int
    """Remaining tricks, including the present one."""
    own_points: int
    """The seat's points in this contest."""
    best_points: int
    """Points of the best other player in this contest."""
    own_total: int
    """The seat's victory points."""
    in_trick: int
    """Value of the trick on the table."""
    favourite: Kind | None
    strong: Literal["small", "large"] | None
    size: SizeText | None
    bad: Kind | None
    winning_seat: Seat | None
    """The seat that currently wins the trick on the table."""


PUBLIC = {
    "Nobody may know the shuffle before the end: nothing is shown.": "chance",
    "Hidden: hands, left-over cards; public: hand sizes.": "hands left_over",
    "Public: the four rules.": "rules dealer",
    "Public: all cards as they are played.": "trick last_trick leader",
    "Public: caught cards.": "caught",
    "Cards set aside can't be looked at again: the number of tricks only.": "tricks",
    "Public: points.": "history",
    "The view is made for a seat.": "seat",
}
"""The rules that make the fields of a view public. A field `Player.x` is one of each seat's."""


class View(State, kw_only=True):
    """Rules: "Public: the four rules, all cards as they are played, caught cards, hand sizes, points. Hidden:
    hands, left-over cards. Cards set aside can't be looked at again in the table view (the log of play
    remains); the last finished trick stays in sight until the next card is played".
    """

    seat: int | None
    """The seat whose view it is; None for a spectator."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards, by kind, the strongest first; empty for a spectator."""
        return () if self.seat is None else sorted_hand(self.hands[self.seat], self.rules.ranking)

    @property
    def barred(self) -> tuple[Card, ...]:
        """The seat's own cards that can't be played to the trick now."""
        has_played = any(laid.seat == self.seat for laid in self.trick)
        return () if has_played else unplayable(self.hand, self.trick)

    @property
    def winning(self) -> int | None:
        """The seat that is winning the trick so far."""
        return winner(self.trick, self.rules) if self.trick else None

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the cards caught in this contest, by seat."""
        return tuple(map(points, self.caught))

    @property
    def owes(self) -> StepName | Literal["lead"]:
        """The step, or "lead" if the card to play leads a trick."""
        return "lead" if self.step == "play" and not self.trick else self.step

    @property
    def between_contests(self) -> bool:
        """Whether a contest just ended and no card was played since."""
        return self.over or bool(self.history and not self.trick and self.tricks_left == self.trick_count)

    @property
    def lies_finished(self) -> bool:
        """Whether the trick on the table is finished. It stays visible until the next card."""
        return bool(self.last_trick and not self.trick)

    @property
    def trick_number(self) -> int:
        """Number of the trick on the table, counted from 1."""
        return len(self.tricks) + (not self.lies_finished)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats, ordered by victory points, the most first."""
        return tuple(sorted(range(self.seats), key=lambda seat: -self.totals[seat]))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most victory points."""
        return leaders(self.totals)

    @property
    def numbers(self) -> Numbers:
        """The explanations' facts. The view must be a seat's."""
        assert self.seat is not None
        rules = self.rules
        others = [points for seat, points in enumerate(self.points) if seat != self.seat]
        return Numbers(
            contests=self.seats,
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
    return redacted(state, View, seat, over=state.over)
