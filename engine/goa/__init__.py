"""Goa: auction tiles, then take actions that develop a trading house.

- `data`: the game's words, the grid, and the numbers, tiles and cards of `goa.toml`.
- `state`: the state, its points and places, and the questions that are owed (`Task`).
- `moves`: the moves and their notation. `questions`: questions and refusals. `events`: the events.
- `auctions`: a round up to its last auction. `turns`: actions, extra actions, the score.
- `development`, `cards`, `spices`, `tiles`: the effects of actions, cards and tiles. `cards` also founds
  colonies.
- `rules`: the set-up, the table of steps, views and imagined matches.
- `worth`: how the computer players value things. `policy`: how they choose.
- This file: the lesson, the achievements and the game itself.

Each decision is a step in one place. For example an Extra harvest: `tiles.use` owes the question
`questions.Refill`. Its code "refill" is the name of the step (`State.step`), which `rules.STEPS` maps to
`spices.Refilling`. There, `ask` offers what may be filled. `play` finishes the question, fills the fields,
yields `events.Refilled`, and owes a `questions.Fill` for each colony. `engine.core.step` continues from
there.
"""

from collections.abc import Iterable

from engine.core.game import Game
from engine.core.move import Move
from engine.core.rules import Result
from engine.core.teaching.achievements import Achievements, Log, at_least, of_kind
from engine.core.teaching.lesson import Lesson, Scene, Station, whether
from engine.goa.auctions import plans, resolve
from engine.goa.data import MATERIAL
from engine.goa.events import Failed, FirstThere, Founded, RowComplete, Scored
from engine.goa.moves import GRAMMAR, PLANNABLE
from engine.goa.policy import MASTER, choose
from engine.goa.rules import STEPS, View, imagine, previewed, result, start
from engine.goa.state import State


def _acts(scene: Scene) -> bool:
    return scene.code in ("turn", "extra-turn")


def _action(scene: Scene, move: Move) -> str:
    """The action taken, if the move is one of the six actions."""
    return move.verb if move.verb in ACTIONS else "other"


def _opportunity(code: str, verb: str, *, after_round: int = 0) -> Station:
    """A station for a turn in which this action is possible."""
    return Station(
        code,
        (verb, "other"),
        lambda scene: _acts(scene) and scene.offers(verb) and scene.view.round > after_round,
        whether(verb),
    )


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
        _opportunity("progress", "progress"),
        _opportunity("harvest", "harvest"),
        Station(
            "cards",
            ("play", "other"),
            lambda scene: scene.offers("play") and bool(scene.view.own.hand),
            whether("play"),
        ),
        Station("extra", ("extra", "pass"), lambda scene: scene.code == "extra"),
        _opportunity("colony", "found", after_round=1),
    ),
)


COLONIES, SURE_FOUNDINGS, PIONEER_FIRSTS, COMPLETE_ROW = 4, 3, 3, 3


def governor(log: Log, result: Result) -> Iterable[int]:
    """Founded all colonies that a player can have."""
    return at_least((founded.seat for founded in of_kind(log, Founded)), COLONIES)


def sure_footed(log: Log, result: Result) -> Iterable[int]:
    """Founded at least `SURE_FOUNDINGS` colonies without a failed founding."""
    failed = {each.seat for each in of_kind(log, Failed)}
    founded = at_least((each.seat for each in of_kind(log, Founded)), SURE_FOUNDINGS)
    return [seat for seat in founded if seat not in failed]


def pioneer(log: Log, result: Result) -> Iterable[int]:
    """Was the first player in row 4 or 5 of a column at least `PIONEER_FIRSTS` times."""
    return at_least((first.seat for first in of_kind(log, FirstThere)), PIONEER_FIRSTS)


def abreast(log: Log, result: Result) -> Iterable[int]:
    """Moved all five markers to row 3 or further."""
    return [complete.seat for complete in of_kind(log, RowComplete) if complete.row >= COMPLETE_ROW]


def all_rounder(log: Log, result: Result) -> Iterable[int]:
    """Scored points for rows, colonies, plantations and cards, and for duty or missions."""
    return [
        scored.seat
        for scored in of_kind(log, Scored)
        if scored.rows and scored.colonies and scored.plantations and scored.cards
        if scored.duty or scored.missions
    ]


ACHIEVEMENTS: Achievements = {
    "governor": governor,
    "sure-footed": sure_footed,
    "pioneer": pioneer,
    "abreast": abreast,
    "all-rounder": all_rounder,
}

GAME = Game(
    id="goa",
    name="Goa",
    seats=range(2, 5),
    minutes=90,
    source="A game of auctions and development by Rüdiger Dorn, published by Hans im Glück in 2004",
    rules_version=2,
    longest=1000,
    reconstructed=(
        "Most numbers of the development board, parts of the tile lists, the pairs of spices on colonies "
        "and the expedition cards"
    ),
    state=State,
    grammar=GRAMMAR,
    start=start,
    steps=STEPS,
    view=View,
    result=result,
    imagine=imagine,
    previewed=previewed,
    plannable=PLANNABLE,
    plans=plans,
    resolve=resolve,
    material=MATERIAL,
    clever=choose,
    master=MASTER,
    lesson=LESSON,
    achievements=ACHIEVEMENTS,
)
