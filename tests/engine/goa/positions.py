"""Sets up positions.

A player is written by possessions: `player(ships=2, plantations="pepper-2 1, clove-1", colonies="madras
pepper-nutmeg pepper", hand="ships-1")`. A plantation is followed by its number of spices (full by default), a
colony by its pair ("any") and its spices.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine import Choose, Match, Value
from engine.core.questions.question import Action, Disabled, Select
from engine.goa.auctions import begin_round
from engine.goa.cards import sorted_hand
from engine.goa.data import CELLS, COLUMNS, SPICES, TOOLS, ColonyName, size_of
from engine.goa.events import Drew
from engine.goa.rules import View
from engine.goa.state import Colony, Marker, Plantation, Player, State, Tool, Turn
from tests.engine.notation import asked, play
from tests.engine.states import in_state
from tests.engine.states import state_of as whole_state_of


def player(
    *,
    money: int = 10,
    ships: int = 4,
    colonists: int = 2,
    actions: int = 0,
    rows: Mapping[Any, int] | None = None,
    plantations: str = "",
    colonies: str = "",
    tools: str = "",
    hidden: str = "",
    hand: str = "",
    duties: int = 0,
) -> Player:
    return Player(
        money,
        ships,
        colonists,
        actions,
        tuple((rows or {}).get(column, 1) for column in COLUMNS),
        tuple(map(_plantation, _parts(plantations))),
        tuple(map(_colony, _parts(colonies))),
        tuple(Tool(tile) for tile in sorted(tools.split(), key=TOOLS.index)),
        tuple(hidden.split()),
        sorted_hand(hand.split()),
        duties,
    )


def _parts(text: str) -> list[list[str]]:
    return [part.split() for part in text.split(", ") if part]


def _plantation(words: list[str]) -> Plantation:
    tile, *number = words
    return Plantation(tile, int(number[0]) if number else size_of(tile))


def _colony(words: list[str]) -> Colony:
    name, pair, *spices = words
    return Colony(
        cast("ColonyName", name), pair, tuple(spice for word in spices for spice in SPICES if spice == word)
    )


def position(
    *players: Player,
    round: int = 1,
    flag: int = 0,
    grid: Mapping[str, str | None] | None = None,
    pile: str = "",
    discards: str = "",
) -> Match:
    """A match at the start of a round in which seat `flag` must place the flag.

    `grid` puts tiles on cells; the others stay as shuffled. `pile` lists the next cards in order. Below them
    are all cards that are nowhere else; with `discards`, there are none.
    """
    match = Match.start("goa", len(players), "a position")
    state = state_of(match)
    state.round = round - 1
    state.flag_holder = flag
    state.players = players
    held = [card for each in players for card in each.hand]
    _set_pile(state, held, pile.split(), discards.split())
    drawn = [Drew(seat, len(each.hand), each.hand) for seat, each in enumerate(players) if each.hand]
    log = [*drawn, *begin_round(state)]
    for cell, tile in (grid or {}).items():
        state.lay(cell, tile)
    return in_state(match, state, log)


def _set_pile(state: State, held: Sequence[str], pile: Sequence[str], discards: Sequence[str]) -> None:
    rest = [] if discards else [card for card in state.data.cards if card not in (*held, *pile)]
    state.pile = (*rest, *reversed(pile))
    state.discards = tuple(discards)


def at_turn(*players: Player, extra: bool = False, **options: object) -> Match:
    """The position of `position` at seat 0's first turn for actions, or at its extra turn after the others
    passed."""
    match = position(*players, **options)  # type: ignore[arg-type]
    state = state_of(match)
    state.phase, state.auction = "actions", len(players) + 1
    state.turn, state.turns = Turn(0), 1
    if extra:
        state.phase, state.turn = "extras", Turn(0, extra=True)
        state.out = tuple(range(1, len(players)))
    return in_state(match, state)


def at_auctions(*players: Player, markers: str, **options: object) -> Match:
    """The position of `position` before the first auction.

    `markers` has cells and their owners: "c0 0, c1 1".
    """
    match = position(*players, **options)  # type: ignore[arg-type]
    state = state_of(match)
    *early, (cell, owner) = [(cell, int(owner)) for cell, owner in _parts(markers)]
    state.markers = tuple(Marker(*each) for each in early)
    match = in_state(match, state)
    match.play(owner, f"mark {cell}")
    return match


def others(number: int) -> list[Player]:
    """Players with default possessions."""
    return [player() for _ in range(number)]


def state_of(match: Match) -> State:
    return cast("State", whole_state_of(match))


def view(match: Match, seat: int | None = None) -> View:
    return cast("View", match.view(seat))


def own(match: Match, seat: int = 0) -> Player:
    return view(match).players[seat]


def money(match: Match, seat: int = 0) -> int:
    return state_of(match).players[seat].money


def hand(match: Match, seat: int = 0) -> tuple[str, ...]:
    return state_of(match).players[seat].hand


def tile(match: Match, cell: str) -> str | None:
    return view(match).grid[CELLS.index(cell)]


def plantations(match: Match, seat: int = 0) -> str:
    return ", ".join(f"{each.tile} {each.spices}" for each in own(match, seat).plantations)


def colonies(match: Match, seat: int = 0) -> str:
    return ", ".join(" ".join((each.name, each.pair, *each.spices)) for each in own(match, seat).colonies)


def tools(match: Match, seat: int = 0) -> str:
    return " ".join(tool.tile for tool in own(match, seat).tools)


def action(match: Match, verb: str, seat: int = 0) -> Action:
    (found,) = (each for each in asked(match, seat).actions if each.verb == verb)
    return found


def verbs(match: Match, seat: int = 0) -> list[str]:
    return [each.verb for each in asked(match, seat).actions]


def among(match: Match, verb: str, seat: int = 0) -> tuple[int | str, ...]:
    (part,) = action(match, verb, seat).parts
    assert isinstance(part, Choose | Select)
    return part.among


def suggested(match: Match, verb: str, seat: int = 0) -> list[int | str]:
    (part,) = action(match, verb, seat).parts
    assert isinstance(part, Select)
    return [part.among[place] for place in part.suggested]


def disabled(match: Match, verb: str, seat: int = 0) -> dict[int | str, tuple[str, dict[str, Value]]]:
    """The reasons why choices of an action are disabled. A wholly disabled action is listed by its verb."""
    what = {"progress": "column", "found": "colony", "use": "tile", "play": "card"}.get(verb, "verb")
    reasons: list[Disabled] = [
        each for each in asked(match, seat).disabled if each.value == verb or each.what == what != "verb"
    ]
    question = asked(match, seat)
    for each in (*question.actions, *question.closed):
        for part in each.parts:
            if each.verb == verb and isinstance(part, Choose):
                reasons += part.disabled
    return {each.value: (each.code, each.facts) for each in reasons}


def legal_columns(match: Match, seat: int = 0) -> list[int | str]:
    """The columns in which the seat can advance its marker."""
    return list(among(match, "progress", seat))


def ended(*players: Player) -> Match:
    """A match after the last move of round 8."""
    match = at_turn(*players, round=8)
    state = state_of(match)
    state.phase, state.turn, state.turns = "extras", None, 3 * len(players)
    state.asked = 0
    state.change(0, actions=1)
    match = in_state(match, state)
    play(match, "0: pass")
    assert match.result
    return match
