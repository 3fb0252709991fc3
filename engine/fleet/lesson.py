"""A first match: buying licences, launching boats, captains, and what is worth points at the end."""

from engine.lesson import Lesson, Station, whether

_bought_or_not = whether("bid", "open", "bid")
_placed_or_not = whether("placed", "launch", "captain")
BID_OR_OTHER = ("bid", "other")
PLACED_OR_OTHER = ("placed", "other")

LESSON = Lesson(
    seats=2,
    seed="a first haul 7",
    learner=0,
    stations=(
        Station("open", ("open", "decline"), lambda scene: scene.code == "open"),
        Station("bid", ("bid", "pass"), lambda scene: scene.code == "bid"),
        Station("pay", ("pay",), lambda scene: scene.code == "pay-licence"),
        Station("launch", PLACED_OR_OTHER, lambda scene: scene.code == "launch", _placed_or_not),
        Station(
            "no-change",
            ("pay",),
            lambda scene: (
                scene.code == "pay-launch" or (scene.code == "pay-licence" and scene.view.round > 1)
            ),
        ),
        Station("hire", PLACED_OR_OTHER, lambda scene: scene.code == "hire", _placed_or_not),
        Station("discard", ("discard",), lambda scene: scene.code.startswith("discard")),
        Station(
            "second-round",
            BID_OR_OTHER,
            lambda scene: scene.code in ("open", "bid") and scene.view.round > 1,
            _bought_or_not,
        ),
        Station(
            "copies",
            BID_OR_OTHER,
            lambda scene: scene.code in ("open", "bid") and scene.view.round > 2,
            _bought_or_not,
        ),
        Station(
            "end",
            BID_OR_OTHER,
            lambda scene: (
                scene.code in ("open", "bid")
                and (scene.view.supply <= 25 or scene.view.licences_left <= 8)
                and scene.view.round > 3
            ),
            _bought_or_not,
        ),
    ),
)
