"""The game's lesson and achievements."""

from collections.abc import Iterable

from engine.captains_orders.events import Accused, Declared, MatchEnded, RoundEnded
from engine.core.move import Move
from engine.core.rules import Result
from engine.core.teaching.achievements import Achievements, Log, at_least, of_kind, winners
from engine.core.teaching.lesson import Lesson, Scene, Station, whether


def _is_turn(scene: Scene) -> bool:
    return scene.code in ("turn", "under-order")


def _lowest_or_other(scene: Scene, move: Move) -> str:
    """Whether the move parts with the lowest card of the hand, for moves that part with a card."""
    return "lowest" if getattr(move, "rank", None) == min(scene.view.hand) else "other"


_accused_or_other = whether("accuse")
ACCUSED_OR_OTHER = ("accuse", "other")
LOWEST_OR_OTHER = ("lowest", "other")

LESSON = Lesson(
    seats=4,
    seed="a first mutiny 39",
    learner=0,
    stations=(
        Station(
            "under-order",
            ("obey", "order", "accuse"),
            lambda scene: scene.code == "under-order" and scene.number > 1,
        ),
        Station("captain", LOWEST_OR_OTHER, _is_turn, _lowest_or_other),
        Station("discard", LOWEST_OR_OTHER, lambda scene: scene.code.startswith("discard"), _lowest_or_other),
        Station("give", LOWEST_OR_OTHER, lambda scene: scene.code == "give", _lowest_or_other),
        Station("free-turn", ("order", "pass", "ask", "accuse"), lambda scene: scene.code == "turn"),
        Station(
            "round-end",
            ACCUSED_OR_OTHER,
            lambda scene: _is_turn(scene) and scene.view.round > 1,
            _accused_or_other,
        ),
        Station(
            "empty",
            ACCUSED_OR_OTHER,
            lambda scene: _is_turn(scene) and (min(scene.view.sizes) <= 3 or scene.number > 9),
            _accused_or_other,
        ),
        Station(
            "memory",
            ACCUSED_OR_OTHER,
            lambda scene: _is_turn(scene) and bool(scene.view.gave or scene.view.received),
            _accused_or_other,
        ),
        Station(
            "points",
            ACCUSED_OR_OTHER,
            lambda scene: _is_turn(scene) and scene.view.points >= 30,
            _accused_or_other,
        ),
        Station(
            "accuse",
            ACCUSED_OR_OTHER,
            lambda scene: _is_turn(scene) and scene.number > 6,
            _accused_or_other,
        ),
    ),
)


def sharp_eye(log: Log, result: Result) -> Iterable[int]:
    """Rightly accused a captain at least twice in a match."""
    return at_least((end.seat for end in of_kind(log, RoundEnded) if end.verdict == "captain-named"), 2)


def wrongly_named(log: Log, result: Result) -> Iterable[int]:
    """Won the round after being wrongly accused."""
    return [
        end.accused_seat
        for end in of_kind(log, RoundEnded)
        if end.verdict == "mutineer-named"
        if end.accused_seat is not None
        if end.accused_seat in end.winner_seats
    ]


def true_word(log: Log, result: Result) -> Iterable[int]:
    """Rightly declared the last card."""
    return [end.seat for end in of_kind(log, RoundEnded) if end.verdict == "declared-rightly"]


def silent_winner(log: Log, result: Result) -> Iterable[int]:
    """Won the match without an accusation or a declaration."""
    loud = {event.seat for event in log if isinstance(event, Accused | Declared)}
    return [seat for seat in winners(result) if seat not in loud]


def clean_sweep(log: Log, result: Result) -> Iterable[int]:
    """Won the match without losing a round."""
    return [
        seat for end in of_kind(log, MatchEnded) for seat in end.winner_seats if sum(end.won) == end.won[seat]
    ]


ACHIEVEMENTS: Achievements = {
    "sharp-eye": sharp_eye,
    "wrongly-named": wrongly_named,
    "true-word": true_word,
    "silent-winner": silent_winner,
    "clean-sweep": clean_sweep,
}
