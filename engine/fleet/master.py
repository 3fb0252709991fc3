"""What the master player searches: a few moves for each question, played on to the end of the match by all as
the clever player would.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from functools import partial
from typing import cast

from engine.bots import search
from engine.bots.observation import Observation
from engine.bots.search import Mind
from engine.chance import Dice
from engine.fleet import clever
from engine.fleet.data import LICENCES, Card, Licence
from engine.fleet.moves import GRAMMAR, Bid, Captain, Discard, Launch, Open, Pay, Process
from engine.fleet.scoring import sheet
from engine.fleet.state import State
from engine.fleet.steps import STEPS
from engine.fleet.view import View
from engine.move import Move
from engine.question import Action, Choose, Number, Select

JUMP = 2
"""How far above the least a bid is tried, too."""
CHOICES = 4
"""So many ways to pay are tried."""
PLAYOUTS = {2: 100, 3: 80, 4: 64}
"""By the number of seats: the more there are, the longer a play-out takes."""


def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    """See Mind.candidates."""
    first = clever.choose(observation, dice)
    moves = [move for action in observation.question().actions for move in _of(action)]
    return list(dict.fromkeys([first, *moves]))


def _of(action: Action) -> list[Move]:
    """The moves of one action that are worth a thought."""
    match action.verb, action.parts:
        case "open", [Choose(among=licences), _]:
            return [Open(each, LICENCES[each].minimum) for each in cast(Sequence[Licence], licences)]
        case "bid", [Number(least=least, most=most)]:
            return [Bid(amount) for amount in (least, least + JUMP) if amount <= most]
        case "pay", [Choose(among=payments)]:
            return [Pay(str(payment)) for payment in payments[:CHOICES]]
        case "launch", [Choose(among=kinds)]:
            return [Launch(kind) for kind in cast(Sequence[Card], kinds)]
        case "captain", [Choose(among=cards), Choose(among=boats)]:
            return [Captain(card, int(boats[0])) for card in cast(Sequence[Card], cards)]
        case "process", [Select(among=laden)]:
            return [Process(()), Process(tuple(int(boat) for boat in laden))]
        case "discard", [Choose(among=cards)]:
            return [Discard(card) for card in cast(Sequence[Card], cards)]
        case verb, []:
            return [GRAMMAR.build(verb, ())]
        case _:
            return []


def worlds(observation: Observation, seed: str) -> Iterator[State]:
    """See Mind.worlds."""
    return (cast(State, world.state) for world in search.worlds(observation, seed))


def outcome(world: State, seat: int, move: Move, dice: Dice) -> float:
    """The points by which the seat is ahead of the best other at the end of the match."""
    state, mover = copy(world), seat
    while True:
        for _ in STEPS.play(state, mover, move):
            pass
        owing = STEPS.pending(state)
        if not owing:
            return _lead(state, seat)
        mover = owing[0]
        move = clever.decide(state, mover, partial(STEPS.question, state, mover))


def _lead(state: State, seat: int) -> float:
    totals = [sheet(player).total for player in state.players]
    return totals[seat] - max(total for each, total in enumerate(totals) if each != seat)


def chance(observation: Observation, lead: float) -> float:
    """See Mind.chance. Who is as far as the best other is taken to share the first place with one."""
    return 0.5 if lead == 0 else float(lead > 0)


def playouts(observation: Observation) -> int:
    """See Mind.playouts."""
    return PLAYOUTS[cast(View, observation.view()).seats]


MASTER = Mind(
    candidates=candidates, worlds=worlds, outcome=outcome, playouts=playouts, unit="points", chance=chance
)
