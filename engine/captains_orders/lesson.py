"""A first match: who the captain is, what an order does, and the ways in which a round is won."""

from engine.lesson import Lesson, Scene, Station, whether
from engine.move import Move


def _is_turn(scene: Scene) -> bool:
    return scene.code in ("turn", "under-order")


def _lowest_or_other(scene: Scene, move: Move) -> str:
    """Whether the lowest card of the hand went, where one goes."""
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
            lambda scene: _is_turn(scene) and (min(scene.view.hands) <= 3 or scene.number > 9),
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
