"""What deserves to be told of a match: whom one named, what one hid."""

from collections.abc import Iterable

from engine.achievements import Achievements, Log, of_kind, often, winners
from engine.captains_orders.events import Accused, Declared, MatchEnded, RoundEnded
from engine.match import Result


def sharp_eye(log: Log, result: Result) -> Iterable[int]:
    """Twice in a match one has accused a captain."""
    return often((end.seat for end in of_kind(log, RoundEnded) if end.verdict == "captain-named"), 2)


def wrongly_named(log: Log, result: Result) -> Iterable[int]:
    """A mutineer was accused of being a captain, and won the round."""
    return [
        end.accused_seat
        for end in of_kind(log, RoundEnded)
        if end.verdict == "mutineer-named"
        if end.accused_seat is not None
        if end.accused_seat in end.winner_seats
    ]


def true_word(log: Log, result: Result) -> Iterable[int]:
    """The last card was declared rightly."""
    return [end.seat for end in of_kind(log, RoundEnded) if end.verdict == "declared-rightly"]


def silent_winner(log: Log, result: Result) -> Iterable[int]:
    """The match was won without ever accusing anybody, or declaring a card."""
    loud = {event.seat for event in log if isinstance(event, Accused | Declared)}
    return [seat for seat in winners(result) if seat not in loud]


def clean_sweep(log: Log, result: Result) -> Iterable[int]:
    """Nobody else has won a round."""
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
