"""The game's lesson and achievements."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core.event import Event
from engine.core.move import Move
from engine.core.rules import Result
from engine.core.teaching.achievements import Achievements, Log, at_least, of_kind, winners
from engine.core.teaching.lesson import Lesson, Scene, Station
from engine.fisherman.data import Card
from engine.fisherman.events import ContestBegan, ContestEnded, Placed, TrickWon
from engine.fisherman.moves import Play
from engine.fisherman.scoring import value
from engine.fisherman.tricks import Laid, winner


def _fish(move: Move) -> Card:
    assert isinstance(move, Play)
    return move.fish


def _led(scene: Scene, move: Move) -> str:
    """The kind of card that was led."""
    worth = value(_fish(move), scene.view.rules)
    return "good" if worth > 0 else "bad" if worth < 0 else "plain"


def _won_or_not(scene: Scene, move: Move) -> str:
    """Whether the card is winning the trick so far."""
    view = scene.view
    laid = (*view.trick, Laid(view.seat, _fish(move)))
    return "ahead" if winner(laid, view.rules) == view.seat else "behind"


def _trumped_or_not(scene: Scene, move: Move) -> str:
    return "trump" if _fish(move).kind == scene.view.rules.bad else "other"


def _in_trick(scene: Scene) -> int:
    """The value of the trick on the table."""
    return sum(value(laid.card, scene.view.rules) for laid in scene.view.trick)


def _answers(scene: Scene) -> bool:
    return scene.code in ("follow", "free")


AHEAD_OR_BEHIND = ("ahead", "behind")

LESSON = Lesson(
    seats=3,
    seed="a first catch 8",
    learner=0,
    stations=(
        Station("favourite", ("favourite",), lambda scene: scene.code == "favourite"),
        Station("strong", ("ranking", "size"), lambda scene: scene.code == "ranking-and-size"),
        Station("bad", ("bad",), lambda scene: scene.code == "bad"),
        Station("lead", ("good", "plain", "bad"), lambda scene: scene.code == "lead", _led),
        Station("free", ("trump", "other"), lambda scene: scene.code == "free", _trumped_or_not),
        Station(
            "poison", AHEAD_OR_BEHIND, lambda scene: _answers(scene) and _in_trick(scene) < 0, _won_or_not
        ),
        Station(
            "prize", AHEAD_OR_BEHIND, lambda scene: _answers(scene) and _in_trick(scene) > 0, _won_or_not
        ),
        Station("follow", AHEAD_OR_BEHIND, lambda scene: scene.code == "follow", _won_or_not),
        Station(
            "last-tricks",
            AHEAD_OR_BEHIND,
            lambda scene: _answers(scene) and scene.view.tricks_left <= 4,
            _won_or_not,
        ),
        Station(
            "shields",
            ("good", "plain", "bad"),
            lambda scene: scene.code == "lead" and scene.view.contest > 1,
            _led,
        ),
    ),
)


BIG_CATCH_POINTS = 6


def big_catch(log: Log, result: Result) -> Iterable[int]:
    """Won a trick worth at least `BIG_CATCH_POINTS` points."""
    return [won.seat for won in of_kind(log, TrickWon) if won.points >= BIG_CATCH_POINTS]


def twice_first(log: Log, result: Result) -> Iterable[int]:
    """Won at least two contests of a match alone."""
    return at_least((end.winner_seats[0] for end in of_kind(log, ContestEnded) if end.winners == 1), 2)


def from_the_bottom(log: Log, result: Result) -> Iterable[int]:
    """Came last in the first contest, alone, and won the match."""
    first = of_kind(log, Placed)[: len(result.places)]
    last = max(placed.place for placed in first)
    return [placed.seat for placed in first if placed.place == last > 1 and placed.seat in winners(result)]


def few_tricks(log: Log, result: Result) -> Iterable[int]:
    """Won a contest alone with fewer tricks than anyone else."""
    for contest in _contests(log):
        [end] = of_kind(contest, ContestEnded)
        tricks = Counter(won.seat for won in of_kind(contest, TrickWon))
        for seat in end.winner_seats if end.winners == 1 else ():
            if all(tricks[other] > tricks[seat] for other in result.places if other != seat):
                yield seat


def clean_nets(log: Log, result: Result) -> Iterable[int]:
    """Won no trick with negative points in the whole match."""
    spoilt = {won.seat for won in of_kind(log, TrickWon) if won.points < 0}
    return [seat for seat in result.places if seat not in spoilt]


def _contests(log: Log) -> Iterator[list[Event]]:
    """Yield the events of each contest."""
    contest: list[Event] = []
    for event in log:
        if isinstance(event, ContestBegan):
            contest = []
        contest.append(event)
        if isinstance(event, ContestEnded):
            yield contest


ACHIEVEMENTS: Achievements = {
    "big-catch": big_catch,
    "twice-first": twice_first,
    "from-the-bottom": from_the_bottom,
    "few-tricks": few_tricks,
    "clean-nets": clean_nets,
}
