"""What the master player searches.

Auctions are played to the last of them, and all bid there as the clever player would: it knows everybody's
money and what each would give. Actions are played to the end of the round: the seat's own as the clever
player would, while the others, who hardly meddle with them, only raise taxes. What all have by then counts.
"""

from collections.abc import Sequence
from typing import cast

from engine.bots import search
from engine.bots.observation import Observation
from engine.bots.search import Mind
from engine.chance import Dice
from engine.goa.clever import Worlds, answers, limit, ranked
from engine.goa.moves import Buy, Done, MakeBid, Pass, RaiseTaxes, Sell
from engine.goa.scoring import points
from engine.goa.state import ROUNDS, State
from engine.goa.steps import where
from engine.goa.worth import Outlook, worth
from engine.move import Move
from engine.position import Position

CHOICES = 5
"""So many of the answers that the clever player thinks best are tried."""
SHARES = (0.4, 0.6, 0.8, 1.0, 1.2)
"""Of what a tile is worth to the player, as bids."""
BIDDING, ACTING = 60, 20
"""Play-outs for a move in the auctions, and in the actions."""
SHUFFLES = 2
"""How often the pile is shuffled for one move in a play-out of which chance decides what comes."""
DUCAT = 0.01
"""Of a point, at the end: more money breaks ties."""
LEAD_AT_END, LEAD_A_ROUND = 2.5, 1.0
"""Points by which a lead must grow to make a win e times as likely: at the end, where somebody may be further
than all others are in the mean, and for each round that is left. Fitted to matches of clever players."""
IDLE: tuple[Move, ...] = (Done(), Pass(), RaiseTaxes())
"""What others do while only the player's own actions count; the first of them that is legal."""


def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    """See Mind.candidates."""
    moves = observation.legal_moves()
    if len(moves) == 1:
        return moves
    state = cast(State, observation.view())
    best = ranked(moves, state, observation.seat, Worlds(observation, dice.chance.seed))
    match where(state):
        case "bid":
            return list(dict.fromkeys([*best, Pass(), *_bids(state, observation.seat)]))
        case "last-word":
            return [*best, *(move for move in (Buy(), Sell()) if move in moves and move not in best)]
        case _:
            return best[:CHOICES]


def _bids(state: State, seat: int) -> list[Move]:
    """The least, and shares of what the tile is worth."""
    price, money = state.best.ducats + 1, state.players[seat].money
    if money < price:
        return []
    most = limit(state, seat, Outlook(state))
    return [MakeBid(min(money, max(price, round(most * share)))) for share in (0.0, *SHARES)]


def outcome(world: Position, seat: int, move: Move, dice: Dice) -> float:
    """By how much the seat has more than the others in the mean, at the horizon."""
    after = world.copy()
    state = cast(State, after.state)
    bidding, round_now = _is_bidding(state), state.round
    after.play(seat, move)
    while after.pending and (_is_bidding(state) if bidding else state.round == round_now):
        mover = after.pending[0]
        after.play(mover, _policy(after, mover, dice) if bidding or mover == seat else _idle(after, mover))
    return _lead(state, seat)


def _is_bidding(state: State) -> bool:
    return state.phase in ("markers", "auction")


def _policy(world: Position, seat: int, dice: Dice) -> Move:
    """What the clever player would do if it didn't know the order of the pile."""
    moves = world.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    return ranked(moves, cast(State, world.state), seat, _Shuffled(world, dice))[0]


def _idle(world: Position, seat: int) -> Move:
    verbs = [action.verb for action in world.question(seat).actions]
    return (
        next((move for move in IDLE if move.verb in verbs), None)
        or answers(world, seat, as_suggested=True)[0]
    )


class _Shuffled:
    """Where to look ahead in a play-out: the same world with the pile in another order."""

    def __init__(self, world: Position, dice: Dice) -> None:
        self._world = world
        self._dice = dice
        self._worlds: list[Position] = []

    def first(self, number: int) -> Sequence[Position]:
        number = min(number, SHUFFLES)
        while len(self._worlds) < number:
            world = self._world.copy()
            state = cast(State, world.state)
            state.pile = tuple(self._dice.shuffled(state.pile))
            self._worlds.append(world)
        return self._worlds[:number]


def _lead(state: State, seat: int) -> float:
    """In points: those that all have at the end of the match, before that what all they have is worth."""
    if state.phase == "over":
        has = [
            points(state, each, at_end=True).total + DUCAT * player.money
            for each, player in enumerate(state.players)
        ]
    else:
        outlook = Outlook(state)
        has = [worth(state, each, outlook) for each in range(state.seats)]
    return has[seat] - (sum(has) - has[seat]) / (state.seats - 1)


def chance(observation: Observation, lead: float) -> float:
    """See Mind.chance."""
    state = cast(State, observation.view())
    left = ROUNDS - state.round + _is_bidding(state)
    return search.by_lead(lead / (LEAD_AT_END + LEAD_A_ROUND * left), state.seats)


def playouts(observation: Observation) -> int:
    """See Mind.playouts."""
    return BIDDING if _is_bidding(cast(State, observation.view())) else ACTING


MASTER = Mind(
    candidates=candidates,
    worlds=search.worlds,
    outcome=outcome,
    playouts=playouts,
    unit="points",
    chance=chance,
)
