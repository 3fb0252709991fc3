"""What a player is asked in auctions and turns. What else there is to decide is in `decisions`."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain

from engine.goa import prompts
from engine.goa.auctions import auctioned, flag_cells, is_bidding_over, marker_cells
from engine.goa.data import COLONIES, COLUMNS, effect_of
from engine.goa.decisions import asked_by, decision, duty, number_part
from engine.goa.expedition import may_draw
from engine.goa.obstacles import (
    CardPlayed,
    Closed,
    NoCards,
    NoField,
    card_obstacle,
    colony_obstacle,
    step_obstacle,
    tool_obstacle,
)
from engine.goa.spices import are_told_apart, free_fields, suggested
from engine.goa.state import TURNS, Player, State, Turn
from engine.goa.tasks import Discard, Founding
from engine.question import Action, Choose, Disabled, Prompt, Question, Select


def step(state: State) -> str:
    """The code of the question that is asked; "over" at the end."""
    if state.phase == "over":
        return "over"
    if state.tasks:
        return str(asked_by(state.tasks[-1]).__struct_config__.tag)
    return str(_prompt(state).__struct_config__.tag)


def _prompt(state: State) -> type[Prompt]:
    """What is asked where no task is to be decided."""
    if state.phase == "markers":
        return prompts.Mark if state.markers else prompts.Flag
    if state.phase == "auction":
        return prompts.LastWord if is_bidding_over(state) else prompts.Bid
    if state.turn is None:
        return prompts.Extra
    if state.turn.acted:
        return prompts.After
    return prompts.ExtraTurn if state.turn.extra else prompts.Turn


def question(state: State, seat: int) -> Question:
    if state.tasks:
        return decision(state, state.tasks[-1])
    match state.phase:
        case "markers":
            return _marking(state, seat)
        case "auction":
            return _auction(state, seat)
        case _ if state.turn:
            return _turn(state, state.turn)
        case _:
            left = state.players[seat].actions
            actions = (Action("extra"), Action("pass"), *duty(state, seat))
            return Question(prompts.Extra(left), actions)


def obvious(state: State, seat: int) -> bool:
    """See Rules.obvious. Money lies hidden, but has gone from hand to hand for everybody to see; so who can't
    bid has a choice only if a Duty is left. Of expedition cards their number is known, and which have been
    shown."""
    if not state.tasks:
        return state.phase == "auction"
    match state.tasks[-1]:
        case Discard(number=number):
            return number == len(state.players[seat].hand)
        case Founding():
            unseen = chain(state.pile, *(player.hand for player in state.players))
            return all(effect_of(card) != "colonists" for card in unseen)
        case _:
            return False


def _marking(state: State, seat: int) -> Question:
    if not state.markers:
        flag = Action("flag", (Choose("cell", flag_cells(state)),))
        return Question(prompts.Flag(), (flag, *duty(state, seat)))
    cells, near = marker_cells(state)
    prompt = prompts.Mark(len(state.markers) + 1, state.markers[-1].cell, int(near))
    return Question(prompt, (Action("mark", (Choose("cell", cells),)), *duty(state, seat)))


def _auction(state: State, seat: int) -> Question:
    """Rules: "Nobody bids more than they have." """
    best, money = state.best, state.players[seat].money
    stand = state.marker.cell, auctioned(state), state.auction + 1, best.ducats, best.seat, money
    price = best.ducats + 1
    besides = duty(state, seat)
    if is_bidding_over(state):
        buy = (Action("buy"),) if money >= price else ()
        return Question(prompts.LastWord(*stand, price), (*buy, Action("sell"), *besides))
    bid = Action("bid", (number_part(price, money),))
    return Question.of(prompts.Bid(*stand, state.marker.owner), bid, Action("pass"), *besides)


def _turn(state: State, turn: Turn) -> Question:
    player = state.players[turn.seat]
    actions = [] if turn.acted else _actions(state, turn.seat)
    disabled = [] if turn.acted else _closed_actions(state, turn.seat)
    if player.tools:
        actions.append(_choice("use", "tile", _tools(state, turn.seat)))
    if player.hand and not turn.carded:
        cards = {card: card_obstacle(state, turn.seat, card) for card in player.hand}
        actions.append(_choice("play", "card", cards))
    if player.hand and turn.carded:
        disabled.append(_closed("play", CardPlayed()))
    if turn.acted:
        actions.append(_DONE)
    return Question.of(_turn_prompt(state, turn, player), *actions, disabled=tuple(disabled))


def _turn_prompt(state: State, turn: Turn, player: Player) -> Prompt:
    if turn.acted:
        return prompts.After()
    now = _brings(state, turn.seat)
    if turn.extra:
        return prompts.ExtraTurn(player.actions, **now)
    return prompts.Turn((state.turns - 1) // state.seats + 1, TURNS, **now)


def _brings(state: State, seat: int) -> dict[str, int]:
    """What each action would bring now."""
    player = state.players[seat]
    return {
        "ships": state.brings(seat, "ships"),
        "taxes": state.brings(seat, "taxes"),
        "harvest": state.brings(seat, "harvest"),
        "free": len(free_fields(player, state.data)),
        "draw": may_draw(state, seat),
        "limit": state.data.board.limit[player.row("expedition") - 1],
        "hand": len(player.hand),
        "board": state.brings(seat, "colony"),
        "colonists": player.colonists,
    }


def _actions(state: State, seat: int) -> list[Action]:
    """What a player may do as the action of a turn."""
    player = state.players[seat]
    steps = {column: step_obstacle(state, seat, column, "both") for column in COLUMNS}
    actions = [_choice("progress", "column", steps), _SHIPS, _TAXES]
    if fields := free_fields(player, state.data, named=are_told_apart(state, seat)):
        most = min(state.brings(seat, "harvest"), len(fields))
        part = Select("field", fields, 1, most, suggested(player, fields, most))
        actions.append(Action("harvest", (part,)))
    if most := may_draw(state, seat):
        actions.append(Action("expedition", (number_part(1, most),)))
    colonies = {colony: colony_obstacle(state, player, colony) for colony in COLONIES}
    actions.append(_choice("found", "colony", colonies))
    return actions


_SHIPS, _TAXES, _DONE = [Action(verb) for verb in ("ships", "taxes", "done")]


def _choice(verb: str, what: str, reasons: Mapping[str, Closed | None]) -> Action:
    """To choose one of the things that have no reason against them."""
    return _choice_of(verb, what, tuple(reasons.items()))


@lru_cache(maxsize=4096)
def _choice_of(verb: str, what: str, reasons: tuple[tuple[str, Closed | None], ...]) -> Action:
    return Action(verb, (Choose.open(what, dict(reasons)),))


def _closed_actions(state: State, seat: int) -> list[Disabled]:
    """The actions of a turn that can't be taken at all."""
    player = state.players[seat]
    no_harvest = [] if free_fields(player, state.data) else [_closed("harvest", NoField())]
    return no_harvest if may_draw(state, seat) else [*no_harvest, _closed("expedition", NoCards())]


def _tools(state: State, seat: int) -> dict[str, Closed | None]:
    """The player's tiles, each with why it can't be used now. Of two alike, the one that can counts."""
    reasons: dict[str, Closed | None] = {}
    for tool in state.players[seat].tools:
        if tool.tile not in reasons or reasons[tool.tile]:
            reasons[tool.tile] = tool_obstacle(state, seat, tool)
    return reasons


def _closed(verb: str, reason: Closed) -> Disabled:
    """An action that is not open now."""
    return Disabled(verb, reason, what="verb")
