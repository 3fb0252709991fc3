"""What a player is asked in auctions and turns. What else there is to decide is in `decisions`."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.event import Value
from engine.goa.auctions import auctioned, flag_cells, is_bidding_over, marker_cells
from engine.goa.cards import why_not as why_not_play
from engine.goa.decisions import DECISIONS, decision, number_part
from engine.goa.development import why_not as why_not_step
from engine.goa.expedition import may_draw
from engine.goa.founding import why_not as why_not_found
from engine.goa.spices import free_fields, suggested
from engine.goa.state import TURNS, State, Turn
from engine.goa.tiles import amount, usable
from engine.goa.tiles import why_not as why_not_use
from engine.goa.words import COLONIES, COLUMNS, DUTY
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
    "lacks-spices-only",
    "lacks-ships-only",
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
{spices, ships, missing_ships}, `lacks-both` {spices, ships, missing_spices, missing_ships} (with
`-only` where only one of them is paid), `lacks-ducats` {price, missing}; `too-few-spices` {needed, number};
the others {}."""


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
        buy = (Action("buy"),) if can else ()
        return Question("last-word", {**facts, "price": price}, (*buy, Action("sell"), *duty))
    bid = (Action("bid", (number_part(price, money),)),) if can else ()
    facts["auctioneer_seat"] = state.marker.owner
    return Question("bid", facts, (*bid, Action("pass"), *duty))


def _turn(state: State, turn: Turn) -> Question:
    player = state.players[turn.seat]
    offers = [_use(state, turn.seat), *([] if turn.carded else [_play(state, turn.seat)])]
    barred = (_closed("play", "card-played"),) if turn.carded and player.hand else ()
    if turn.acted:
        offers.append(_Offer(Action("done")))
        return _offered("after", {}, offers, barred)
    offers = [*_actions(state, turn.seat), *offers]
    facts = _brings(state, turn.seat)
    if turn.extra:
        return _offered("extra-turn", {"left": player.actions, **facts}, offers, barred)
    number: dict[str, Value] = {"turn": (state.turns - 1) // state.seats + 1, "turns": TURNS}
    return _offered("turn", {**number, **facts}, offers, barred)


class _Offer(NamedTuple):
    """An action, if it is open, and what can't be chosen besides it."""

    action: Action | None
    closed: tuple[Barred, ...] = ()


def _offered(
    code: str, facts: dict[str, Value], offers: Iterable[_Offer], barred: tuple[Barred, ...]
) -> Question:
    actions = tuple(offer.action for offer in offers if offer.action)
    closed = tuple(each for offer in offers for each in offer.closed)
    return Question(code, facts, actions, (*closed, *barred))


def _choice(verb: str, what: str, among: tuple[str, ...], reasons: Iterable[Barred | None]) -> _Offer:
    """One of some things. `reasons`: why others can't be chosen."""
    closed = tuple(reason for reason in reasons if reason)
    if among:
        return _Offer(Action(verb, (Choose(what, among, closed),)))
    return _Offer(None, tuple(replace(reason, what=what) for reason in closed))


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


def _actions(state: State, seat: int) -> Iterator[_Offer]:
    player = state.players[seat]
    reasons = {column: why_not_step(state, seat, column, "both") for column in COLUMNS}
    yield _choice("progress", "column", _open(reasons), reasons.values())
    yield _Offer(Action("ships"))
    yield _Offer(Action("taxes"))
    fields, number = free_fields(player, state.data), amount(state, player, "harvest")
    if fields:
        most = min(number, len(fields))
        part = Select("field", fields, 1, most, suggested(player, fields, most))
        yield _Offer(Action("harvest", (part,)))
    else:
        yield _Offer(None, (_closed("harvest", "no-field"),))
    if most := may_draw(state, seat):
        yield _Offer(Action("expedition", (number_part(1, most),)))
    else:
        yield _Offer(None, (_closed("expedition", "no-cards"),))
    unfit = {colony: why_not_found(state, player, colony) for colony in COLONIES}
    yield _choice("found", "colony", _open(unfit), unfit.values())


def _open(reasons: Mapping[Any, Barred | None]) -> tuple[str, ...]:
    """Those against which there is no reason."""
    return tuple(each for each, reason in reasons.items() if reason is None)


def _use(state: State, seat: int) -> _Offer:
    tools = state.players[seat].tools
    among = usable(state, seat)
    useless = {tool.tile: tool for tool in tools if tool.tile not in among}
    return _choice("use", "tile", among, [why_not_use(state, seat, tool) for tool in useless.values()])


def _play(state: State, seat: int) -> _Offer:
    reasons = {card: why_not_play(state, seat, card) for card in state.players[seat].hand}
    return _choice("play", "card", _open(reasons), reasons.values())


def _duty(state: State, seat: int) -> tuple[Action, ...]:
    """Rules: "Tiles can't be used during auctions, save Duty, at any time in one's own turn"."""
    return (Action("use", (Choose("tile", (DUTY,)),)),) if DUTY in usable(state, seat) else ()


def _closed(verb: str, code: str) -> Barred:
    """An action that is not open now."""
    return Barred(verb, code, what="verb")
