"""A first match: markers and auctions, the six actions, and what they lead to."""

from engine.lesson import Lesson, Scene, Station, whether
from engine.move import Move


def _acts(scene: Scene) -> bool:
    return scene.code in ("turn", "extra-turn")


def _action(scene: Scene, move: Move) -> str:
    """Which of the six actions was taken, if it was one."""
    return move.verb if move.verb in ACTIONS else "other"


def _has_cards(scene: Scene) -> bool:
    return bool(scene.view.own.hand)


ACTIONS = ("progress", "ships", "taxes", "harvest", "expedition", "found")

LESSON = Lesson(
    seats=2,
    seed="a first season 8",
    learner=0,
    stations=(
        Station(
            "points",
            ("flag", "mark"),
            lambda scene: scene.code in ("flag", "mark") and scene.view.round > 2,
        ),
        Station("marker", ("flag", "mark"), lambda scene: scene.code in ("flag", "mark")),
        Station("bid", ("bid", "pass"), lambda scene: scene.code == "bid"),
        Station("last-word", ("buy", "sell"), lambda scene: scene.code == "last-word"),
        Station("actions", (*ACTIONS, "other"), _acts, _action),
        Station(
            "progress",
            ("progress", "other"),
            lambda scene: _acts(scene) and scene.offers("progress"),
            whether("progress"),
        ),
        Station(
            "harvest",
            ("harvest", "other"),
            lambda scene: _acts(scene) and scene.offers("harvest"),
            whether("harvest"),
        ),
        Station(
            "cards",
            ("play", "other"),
            lambda scene: scene.offers("play") and _has_cards(scene),
            whether("play"),
        ),
        Station("extra", ("extra", "pass"), lambda scene: scene.code == "extra"),
        Station(
            "colony",
            ("found", "other"),
            lambda scene: _acts(scene) and scene.offers("found") and scene.view.round > 1,
            whether("found"),
        ),
    ),
)
