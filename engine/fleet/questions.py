"""What a player is asked, and what may be planned."""

from engine.event import Value
from engine.fleet.cards import BOATS, FULL, KINDS, LICENCES, Kind
from engine.fleet.course import pending
from engine.fleet.launching import can_launch, hires_left, launch_cost, launches_left
from engine.fleet.payment import Payment, payments
from engine.fleet.state import Bill, Lot, Player, State, Turn
from engine.question import Action, Barred, Choose, Number, Question, Select

QUESTIONS = (
    "open",
    "bid",
    "pay-licence",
    "pay-launch",
    "launch",
    "hire",
    "process",
    "trade",
    "discard-drawn",
    "discard-any",
)
"""`open` {most, discount, minimum}: the most that one may bid, what is taken off when one pays, the lowest
minimum on display. `bid` {licence, best, best_seat, least, most, discount}. `pay-licence` {licence, price,
discount, due, crates} and `pay-launch` {kind, boat, and the same}: `crates` are the processed ones that one
has. `launch` {left, discount}; `hire` {left, boat_kinds}; `process` {boat_kinds, boat_crates}, both by the
number of the boat; `trade` {crates, count: cards for one}; `discard-drawn` and `discard-any` {count: the
cards to choose from}."""

BARRED = ("too-dear", "no-licence", "cannot-afford")
"""`too-dear` {minimum, most}: a licence; `no-licence` {kind}, `cannot-afford` {kind, due, most}: a boat, what
it would cost and what one has besides the card itself."""


def question(state: State, seat: int) -> Question:
    player = state.players[seat]
    if state.bill:
        return _pay(state, player, state.bill)
    match state.phase:
        case "auction":
            return _bid(state, player, state.lot) if state.lot else _open(state, player)
        case "launching":
            assert state.turn
            return (_launch if state.turn.step == "launch" else _hire)(state, player, state.turn)
        case "processing":
            return _process(state, player) if state.tasks[seat] == "process" else _trade(player)
        case _:
            cards = state.choices[seat]
            code = "discard-any" if cards == player.hand else "discard-drawn"
            return Question(
                code, {"count": len(cards)}, (Action("discard", (Choose("card", _kinds(cards)),)),)
            )


def suggested_payments(player: Player, bill: Bill) -> list[Payment]:
    """All ways to pay, the one to be suggested first."""
    return payments(player.hand, player.crates, bill.due, player.allowed)


def plans(state: State, seat: int) -> tuple[Action, ...]:
    """What may be planned: how far one bids, on whichever licence or on a certain one; to pass; to do nothing
    in this phase."""
    idle = Action("idle")
    if state.phase == "launching" and state.turn:
        to_come = state.order[state.order.index(state.turn.seat) + 1 :]
        return (idle,) if seat in to_come else ()
    if state.phase != "auction" or seat not in state.contenders:
        return ()
    if seat in pending(state):
        return _bid_on(state, seat)
    passing = (Action("pass"), idle)
    offered = dict.fromkeys((state.lot.licence, *state.display) if state.lot else state.display)
    purse = state.players[seat].purse
    least = min(LICENCES[licence].minimum for licence in offered)
    if purse < least:
        return passing
    amount = Number("amount", least, purse)
    among = tuple(licence for licence in offered if LICENCES[licence].minimum <= purse)
    return (Action("upto", (amount,)), Action("only", (Choose("licence", among), amount)), *passing)


def _bid_on(state: State, seat: int) -> tuple[Action, ...]:
    """What somebody may plan who is asked to bid: to begin now, and go on bidding up to that."""
    purse = state.players[seat].purse
    least = state.lot.best.amount + 1 if state.lot else purse + 1
    return (Action("upto", (Number("amount", least, purse),)),) if least <= purse else ()


def _open(state: State, player: Player) -> Question:
    purse = player.purse
    offered = tuple(dict.fromkeys(state.display))
    least = min(LICENCES[licence].minimum for licence in offered)
    facts: dict[str, Value] = {"most": purse, "discount": player.discount, "minimum": least}
    among = tuple(licence for licence in offered if LICENCES[licence].minimum <= purse)
    dear = tuple(
        Barred(licence, "too-dear", {"minimum": LICENCES[licence].minimum, "most": purse})
        for licence in offered
        if licence not in among
    )
    opening = (Action("open", (Choose("licence", among, dear), Number("amount", least, purse))),)
    return Question("open", facts, (*(opening if among else ()), Action("decline")))


def _bid(state: State, player: Player, lot: Lot) -> Question:
    purse = player.purse
    least = lot.best.amount + 1
    facts: dict[str, Value] = {
        "licence": lot.licence,
        "best": lot.best.amount,
        "best_seat": lot.best.seat,
        "least": least,
        "most": purse,
        "discount": player.discount,
    }
    bidding = (Action("bid", (Number("amount", least, purse, least),)),) if least <= purse else ()
    return Question("bid", facts, (*bidding, Action("pass")))


def _pay(state: State, player: Player, bill: Bill) -> Question:
    facts: dict[str, Value] = {
        "price": bill.price,
        "discount": bill.discount,
        "due": bill.due,
        "crates": player.crates,
    }
    among = tuple(map(str, suggested_payments(player, bill)))
    actions = (Action("pay", (Choose("payment", among, suggested=among[0]),)),)
    if bill.licence:
        return Question("pay-licence", {"licence": bill.licence, **facts}, actions)
    assert bill.kind
    return Question("pay-launch", {"kind": bill.kind, "boat": len(player.boats), **facts}, actions)


def _launch(state: State, player: Player, turn: Turn) -> Question:
    held = _kinds(player.hand)
    among = tuple(kind for kind in held if can_launch(player, kind))
    barred = tuple(_barred(player, kind) for kind in held if kind not in among)
    launching = (Action("launch", (Choose("kind", among, barred),)),) if among else ()
    facts: dict[str, Value] = {"left": launches_left(state, turn), "discount": player.discount}
    return Question("launch", facts, (*launching, Action("done")))


def _barred(player: Player, kind: Kind) -> Barred:
    if kind not in player.allowed:
        return Barred(kind, "no-licence", {"kind": kind})
    return Barred(kind, "cannot-afford", cannot_afford(player, kind))


def cannot_afford(player: Player, kind: Kind) -> dict[str, Value]:
    """What is said about a boat that the player can't pay."""
    return {
        "kind": kind,
        "due": launch_cost(player, kind),
        "most": player.money - BOATS[kind].money,
    }


def _hire(state: State, player: Player, turn: Turn) -> Question:
    facts: dict[str, Value] = {
        "left": hires_left(state, turn),
        "boat_kinds": tuple(boat.kind for boat in player.boats),
    }
    parts = (Choose("card", _kinds(player.hand)), Choose("boat", player.uncaptained))
    return Question("hire", facts, (Action("captain", parts), Action("done")))


def _process(state: State, player: Player) -> Question:
    """Suggested are the boats that are full: they could take no more crates."""
    laden = player.laden(state.process_from)
    full = tuple(place for place, number in enumerate(laden) if player.boats[number - 1].crates == FULL)
    facts: dict[str, Value] = {
        "boat_kinds": tuple(boat.kind for boat in player.boats),
        "boat_crates": tuple(boat.crates for boat in player.boats),
    }
    return Question("process", facts, (Action("process", (Select("boat", laden, 0, len(laden), full),)),))


def _trade(player: Player) -> Question:
    facts: dict[str, Value] = {"crates": player.crates, "count": player.copies("processing")}
    return Question("trade", facts, (Action("trade"), Action("keep")))


def _kinds(cards: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """The kinds among the cards, once each."""
    return tuple(kind for kind in KINDS if kind in cards)
