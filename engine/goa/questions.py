"""What a player is asked in auctions and turns. What else there is to decide is in `decisions`."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from engine.goa import prompts
from engine.goa.auctions import auctioned, flag_cells, is_bidding_over, marker_cells
from engine.goa.data import COLONIES, COLUMNS, effect_of
from engine.goa.decisions import asked_by, decision, duty, number_part, of_open
from engine.goa.expedition import may_draw
from engine.goa.legality import (
    CardPlayed,
    Closed,
    NoCards,
    NoField,
    card_obstacle,
    colony_obstacle,
    open_columns,
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
    can = money >= price
    besides = duty(state, seat)
    if is_bidding_over(state):
        buy = (Action("buy"),) if can else ()
        return Question(prompts.LastWord(*stand, price), (*buy, Action("sell"), *besides))
    bid = (Action("bid", (number_part(price, money),)),) if can else ()
    return Question(prompts.Bid(*stand, state.marker.owner), (*bid, Action("pass"), *besides))


def _turn(state: State, turn: Turn) -> Question:
    player = state.players[turn.seat]
    offers = list(_offers(state, turn, shown=True))
    actions = tuple([offer.action for offer in offers if offer.action])
    disabled = [each for offer in offers for each in offer.disabled]
    if turn.carded and player.hand:
        disabled.append(_closed("play", CardPlayed()))
    return Question(_turn_prompt(state, turn, player), actions, tuple(disabled))


def _turn_prompt(state: State, turn: Turn, player: Player) -> Prompt:
    if turn.acted:
        return prompts.After()
    now = _brings(state, turn.seat)
    if turn.extra:
        return prompts.ExtraTurn(player.actions, **now)
    return prompts.Turn((state.turns - 1) // state.seats + 1, TURNS, **now)


def open_actions(state: State, turn: Turn) -> tuple[Action, ...]:
    """The actions of the question that a turn asks, without what is only shown: what is closed, and what is
    suggested."""
    return tuple([offer.action for offer in _offers(state, turn, shown=False) if offer.action])


class _Offer(Struct, frozen=True, gc=False):
    """An action, if it is open, and what can't be chosen besides it."""

    action: Action | None
    disabled: tuple[Disabled, ...] = ()


_NOTHING = _Offer(None)
_SHIPS, _TAXES, _DONE = [_Offer(Action(verb)) for verb in ("ships", "taxes", "done")]


@lru_cache(maxsize=4096)
def _open(verb: str, what: str, among: tuple[str, ...]) -> _Offer:
    """The same offer again and again, so that its moves are soon found."""
    return _Offer(Action(verb, (Choose(what, among),)))


def _offers(state: State, turn: Turn, *, shown: bool) -> Iterator[_Offer]:
    """All that a turn offers; see `open_actions` for what is only `shown`."""
    if not turn.acted:
        yield from _actions(state, turn.seat, shown)
    yield _use(state, turn.seat, shown)
    if not turn.carded:
        yield _play(state, turn.seat, shown)
    if turn.acted:
        yield _DONE


def _choice(verb: str, what: str, reasons: Mapping[str, Closed | None], shown: bool) -> _Offer:
    """One of some things (see `of_open`), if any can be chosen."""
    if not reasons:
        return _NOTHING
    if not shown:
        among = tuple([each for each, reason in reasons.items() if reason is None])
        return _open(verb, what, among) if among else _NOTHING
    part = of_open(what, reasons)
    if part.among:
        return _Offer(Action(verb, (part,)))
    return _Offer(None, tuple([replace(each, what=what) for each in part.disabled]))


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


def _actions(state: State, seat: int, shown: bool) -> Iterator[_Offer]:
    player = state.players[seat]
    columns = COLUMNS if shown else open_columns(state, seat, "both")
    steps = {column: step_obstacle(state, seat, column, "both") if shown else None for column in columns}
    yield _choice("progress", "column", steps, shown)
    yield _SHIPS
    yield _TAXES
    fields = free_fields(player, state.data, named=are_told_apart(state, seat))
    number = state.brings(seat, "harvest")
    if fields:
        most = min(number, len(fields))
        part = Select("field", fields, 1, most, suggested(player, fields, most) if shown else ())
        yield _Offer(Action("harvest", (part,)))
    else:
        yield _Offer(None, (_closed("harvest", NoField()),))
    if most := may_draw(state, seat):
        yield _Offer(Action("expedition", (number_part(1, most),)))
    else:
        yield _Offer(None, (_closed("expedition", NoCards()),))
    colonies = {colony: colony_obstacle(state, player, colony) for colony in COLONIES}
    yield _choice("found", "colony", colonies, shown)


def _use(state: State, seat: int, shown: bool) -> _Offer:
    """Of two alike, the one that can be used counts."""
    tools = state.players[seat].tools
    reasons: dict[str, Closed | None] = {}
    for tool in tools:
        if tool.tile not in reasons or reasons[tool.tile]:
            reasons[tool.tile] = tool_obstacle(state, seat, tool)
    return _choice("use", "tile", reasons, shown)


def _play(state: State, seat: int, shown: bool) -> _Offer:
    reasons = {card: card_obstacle(state, seat, card) for card in state.players[seat].hand}
    return _choice("play", "card", reasons, shown)


def _closed(verb: str, reason: Closed) -> Disabled:
    """An action that is not open now."""
    return Disabled(verb, reason, what="verb")
