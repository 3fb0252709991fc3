"""A first match: how the rules of a contest are named, how tricks are taken, and what they are worth."""

from engine.fisherman.data import Card
from engine.fisherman.moves import Play
from engine.fisherman.scoring import value
from engine.fisherman.tricks import Laid, winner
from engine.lesson import Lesson, Scene, Station
from engine.move import Move


def _fish(move: Move) -> Card:
    assert isinstance(move, Play)
    return move.fish


def _led(scene: Scene, move: Move) -> str:
    """What kind of card was led."""
    worth = value(_fish(move), scene.view.rules)
    return "good" if worth > 0 else "bad" if worth < 0 else "plain"


def _won_or_not(scene: Scene, move: Move) -> str:
    """Whether the card stands to win the trick as it lies now."""
    view = scene.view
    laid = (*view.trick, Laid(view.seat, _fish(move)))
    return "ahead" if winner(laid, view.rules) == view.seat else "behind"


def _trumped_or_not(scene: Scene, move: Move) -> str:
    return "trump" if _fish(move).kind == scene.view.rules.bad else "other"


def _in_trick(scene: Scene) -> int:
    """What the trick on the table is worth."""
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
