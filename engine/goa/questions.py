"""What a player is asked in auctions and turns. What else there is to decide is in `decisions`."""

from engine.event import Value
from engine.goa.auctions import auctioned, flag_cells, is_bidding_over, marker_cells
from engine.goa.cards import why_not as why_not_play
from engine.goa.decisions import DECISIONS, colony_part, decision, number_part
from engine.goa.development import why_not as why_not_step
from engine.goa.expedition import may_draw
from engine.goa.founding import open_colonies
from engine.goa.spices import free_fields, suggested
from engine.goa.state import TURNS, State, Turn
from engine.goa.tiles import amount, usable
from engine.goa.tiles import why_not as why_not_use
from engine.goa.words import COLUMNS, DUTY
from engine.question import Action, Barred, Choose, Question, Select

QUESTIONS = ("flag", "mark", "bid", "last-word", "turn", "extra-turn", "after", "extra", *DECISIONS)
"""`flag`, `after` {}; `mark` {number, last_cell, near}: near is 0 where no free tile is next to the last
marker; `bid` {cell, tile, number, best, leader_seat, auctioneer_seat, money}; `last-word` the same with
{price} and without the auctioneer; `turn` {turn, turns, ...} and `extra-turn` {left, ...}, with what each
action brings (see `_brings`); `extra` {cards}.
"""

BARRED = (
    "lacks-spices",
    "lacks-ships",
    "lacks-both",
    "lacks-ducats",
    "last-row",
    "owned",
    "none-left",
    "no-field",
    "no-cards",
    "used-this-round",
    "too-few-spices",
    "no-step",
    "no-spices",
    "no-colony",
    "nobody-to-spy",
    "card-played",
    "before-action",
)
"""What a step would cost and what is missing: `lacks-spices` {spices, ships, missing_spices}, `lacks-ships`
{spices, ships, missing_ships}, `lacks-both` {spices, ships, missing_spices, missing_ships}, `lacks-ducats`
{price, missing}; `too-few-spices` {needed, number}; the others {}."""


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
            actions = (Action("extra"), Action("pass"), *_duty(state, seat))
            return Question("extra", {"cards": left}, actions)


def _marking(state: State, seat: int) -> Question:
    if not state.markers:
        return Question(
            "flag", {}, (Action("flag", (Choose("cell", flag_cells(state)),)), *_duty(state, seat))
        )
    cells, near = marker_cells(state)
    facts: dict[str, Value] = {"number": len(state.markers) + 1, "last_cell": state.markers[-1].cell}
    return Question(
        "mark",
        {**facts, "near": int(near)},
        (Action("mark", (Choose("cell", cells),)), *_duty(state, seat)),
    )


def _auction(state: State, seat: int) -> Question:
    """Rules: "Nobody bids more than they have." """
    best, money = state.best, state.players[seat].money
    facts: dict[str, Value] = {
        "cell": state.marker.cell,
        "tile": auctioned(state),
        "number": state.auction + 1,
        "best": best.ducats,
        "leader_seat": best.seat,
        "money": money,
    }
    price = best.ducats + 1
    can = money >= price
    duty = _duty(state, seat)
    if is_bidding_over(state):
        buy = (Action("buy", grave=True),) if can else ()
        return Question("last-word", {**facts, "price": price}, (*buy, Action("sell", grave=True), *duty))
    bid = (Action("bid", (number_part(price, money),)),) if can else ()
    facts["auctioneer_seat"] = state.marker.owner
    return Question("bid", facts, (*bid, Action("pass"), *duty))


def _turn(state: State, turn: Turn) -> Question:
    free = (*_use(state, turn.seat), *_play(state, turn))
    if turn.acted:
        barred = _card_played(state, turn)
        return Question("after", {}, (*free, Action("done")), barred)
    actions, barred = _actions(state, turn.seat)
    facts = _brings(state, turn.seat)
    barred += _card_played(state, turn)
    if turn.extra:
        left: dict[str, Value] = {"left": state.players[turn.seat].actions}
        return Question("extra-turn", {**left, **facts}, (*actions, *free), barred)
    number: dict[str, Value] = {"turn": (state.turns - 1) // state.seats + 1, "turns": TURNS}
    return Question("turn", {**number, **facts}, (*actions, *free), barred)


def _brings(state: State, seat: int) -> dict[str, Value]:
    """What each action would bring now."""
    player = state.players[seat]
    return {
        "ships": amount(state, player, "ships"),
        "taxes": amount(state, player, "taxes"),
        "harvest": amount(state, player, "harvest"),
        "free": len(free_fields(player, state.data)),
        "draw": may_draw(state, seat),
        "limit": state.data.board.limit[player.row("expedition") - 1],
        "hand": len(player.hand),
        "board": amount(state, player, "colony"),
        "colonists": player.colonists,
    }


def _actions(state: State, seat: int) -> tuple[tuple[Action, ...], tuple[Barred, ...]]:
    """The actions that can be taken, and those that can't."""
    player = state.players[seat]
    actions: list[Action] = []
    barred: list[Barred] = []
    steps = [(column, why_not_step(state, seat, column, "both")) for column in COLUMNS]
    among = tuple(column for column, reason in steps if reason is None)
    reasons = tuple(reason for _, reason in steps if reason)
    if among:
        actions.append(Action("progress", (Choose("column", among, reasons),)))
    else:
        barred.append(_closed("progress", "no-step"))
    actions += [Action("ships"), Action("taxes")]
    fields, number = free_fields(player, state.data), amount(state, player, "harvest")
    if fields:
        most = min(number, len(fields))
        part = Select("field", fields, 1, most, suggested(player, fields, most))
        actions.append(Action("harvest", (part,)))
    else:
        barred.append(_closed("harvest", "no-field"))
    if most := may_draw(state, seat):
        actions.append(Action("expedition", (number_part(1, most),)))
    else:
        barred.append(_closed("expedition", "no-cards"))
    if open_colonies(state, player):
        actions.append(Action("found", (colony_part(state, player),)))
    else:
        barred.append(_closed("found", "no-colony"))
    return tuple(actions), tuple(barred)


def _use(state: State, seat: int) -> tuple[Action, ...]:
    tiles = tuple(dict.fromkeys(tool.tile for tool in state.players[seat].tools))
    among = usable(state, seat)
    tools = [state.players[seat].tool(tile) for tile in tiles if tile not in among]
    reasons = tuple(reason for tool in tools if tool and (reason := why_not_use(state, seat, tool)))
    return (Action("use", (Choose("tile", among, reasons),)),) if among else ()


def _duty(state: State, seat: int) -> tuple[Action, ...]:
    """Rules: "Tiles can't be used during auctions, save Duty, at any time in one's own turn"."""
    return (Action("use", (Choose("tile", (DUTY,)),)),) if DUTY in usable(state, seat) else ()


def _play(state: State, turn: Turn) -> tuple[Action, ...]:
    if turn.carded:
        return ()
    cards = [(card, why_not_play(state, turn.seat, card)) for card in state.players[turn.seat].hand]
    among = tuple(card for card, reason in cards if reason is None)
    reasons = tuple(reason for _, reason in cards if reason)
    return (Action("play", (Choose("card", among, reasons),)),) if among else ()


def _card_played(state: State, turn: Turn) -> tuple[Barred, ...]:
    """Rules: "at most one expedition card an action"."""
    return (_closed("play", "card-played"),) if turn.carded and state.players[turn.seat].hand else ()


def _closed(verb: str, code: str) -> Barred:
    """An action that is not open now."""
    return Barred(verb, code, what="verb")
