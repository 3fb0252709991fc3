"""Sets up positions, with moves in the notation after their seat.

Hands read like "tuna cod cod", boats like "cod:shrimp:3": a cod boat under a shrimp card with three crates.
"""

from collections.abc import Sequence
from typing import cast

from engine import Match
from engine.fleet.data import Kind, Licence, sorted_cards
from engine.fleet.rules import STEPS, View
from engine.fleet.state import Boat, Phase, Player, State, Turn
from tests.engine.notation import asked
from tests.engine.states import in_state, state_of


def cards(text: str) -> tuple[Kind, ...]:
    return sorted_cards(cast("list[Kind]", text.split()))


def licences(text: str) -> tuple[Licence, ...]:
    return cast("tuple[Licence, ...]", tuple(text.split()))


def boat(text: str) -> Boat:
    """A boat from "cod" (no captain), "cod:shrimp" (with a captain) or "cod:shrimp:3" (with crates, too)."""
    kind, captain, crates = [*text.split(":"), "", ""][:3]
    return Boat(cast("Kind", kind), cast("Kind", captain) or None, int(crates or 0))


def player(hand: str = "", owned: str = "", boats: str = "", crates: int = 0) -> Player:
    return Player(cards(hand), licences(owned), tuple(map(boat, boats.split())), crates)


def position(
    *players: Player,
    phase: Phase = "auction",
    display: str = "shrimp cod lobster tuna",
    pile: str | None = None,
    discards: str = "",
    licence_pile: str | None = None,
    start: int = 0,
    supply: int = 50,
    last_round: bool = False,
    process_from: str = "all",
    seed: str = "a position",
) -> Match:
    """A match at the start of a phase, with these possessions of the players by seat.

    Automatic moves have been played, and make up its log. A pile's next card is its last one. Everything not
    given is as at the start.
    """
    seats = len(players)
    match = Match.start("fleet", seats, seed, {"process_from": process_from})
    state: State = state_of(match)
    state.players = players
    state.start = start
    state.display = licences(display)[:seats]
    state.discards = cards(discards)
    state.supply = supply
    state.last_round = last_round
    if pile is not None:
        state.pile = cast("tuple[Kind, ...]", tuple(pile.split()))
    if licence_pile is not None:
        state.licence_pile = licences(licence_pile)
    state.phase = phase
    if phase == "launching":
        state.turn = Turn(start)
    return in_state(match, state, list(STEPS.go_on(state)))


def state(match: Match) -> State:
    return state_of(match)


def view(match: Match, seat: int | None = None) -> View:
    return cast("View", match.view(seat))


def hand(match: Match, seat: int) -> str:
    """The cards of a seat in the format of positions."""
    return " ".join(state(match).players[seat].hand)


def finish(match: Match, *, but: Sequence[str] = ()) -> None:
    """Play the least active moves until a seat is asked one of those questions or the match is over."""
    least = ("decline", "pass", "done", "process none", "keep")
    while match.pending:
        seat = match.pending[0]
        if asked(match, seat).code in but:
            return
        moves = [str(move) for move in match.legal_moves(seat)]
        match.play(seat, next((move for move in least if move in moves), moves[0]))
