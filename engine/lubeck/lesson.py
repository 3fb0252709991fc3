"""A first match: packages, ships that belong to nobody, and the cards that sail them."""

from engine.lesson import Lesson, Scene, Station
from engine.lubeck.data import LIMIT
from engine.lubeck.moves import Double, Embark, Pass, Sell, Start
from engine.move import Move


def _acts(scene: Scene) -> bool:
    return scene.code in ("act", "act-laden")


def _did(scene: Scene, move: Move) -> str:
    match move:
        case Embark() | Start():
            return "embark"
        case Sell() | Double():
            return "sell"
        case Pass():
            return "pass"
        case _:
            return "other"


def _stayed_or_left(scene: Scene, move: Move) -> str:
    return "stayed" if move.parts == ("none",) else "left"


ACTIONS = ("embark", "sell", "pass", "other")

LESSON = Lesson(
    seats=3,
    seed="a first voyage 24",
    learner=0,
    stations=(
        Station("take", ("take",), lambda scene: scene.code == "take"),
        Station("first", ("first",), lambda scene: scene.code == "first"),
        Station("sell", ACTIONS, lambda scene: _acts(scene) and scene.offers("sell"), _did),
        Station("embark", ACTIONS, lambda scene: _acts(scene) and scene.offers("embark"), _did),
        Station("laden", ACTIONS, lambda scene: scene.code == "act-laden" and scene.number > 3, _did),
        Station("pass", ACTIONS, lambda scene: scene.code == "act" and scene.number > 3, _did),
        Station(
            "extra-cards",
            ACTIONS,
            lambda scene: _acts(scene) and any(card.kind != "trade" for card in scene.view.hand),
            _did,
        ),
        Station("withdraw", ("stayed", "left"), lambda scene: scene.code == "withdraw", _stayed_or_left),
        Station("packages", ("take",), lambda scene: scene.code == "take" and scene.view.round > 1),
        Station(
            "end",
            ("take",),
            lambda scene: scene.code == "take" and scene.view.round > 2 and len(scene.view.hand) <= LIMIT,
        ),
    ),
)
