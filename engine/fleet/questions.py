"""What a player is asked."""

from functools import lru_cache
from typing import cast

from engine.errors import Refusal
from engine.fleet.data import BOATS, FULL, LICENCES, Card, Kind, Licence
from engine.fleet.launching import hires_left, launch_cost, launches_left
from engine.fleet.payment import paying, takes_all
from engine.fleet.state import Bill, Lot, Player, State, Turn
from engine.question import Action, Choose, Number, Prompt, Question, Select
from engine.statement import Seat, Statement


class Due(Statement, frozen=True):
    """What a bid comes to when it is paid: its detail."""

    due: int


class Offered(Statement, frozen=True):
    """At what bid a licence on display can be opened: its detail."""

    from_bid: int


class OfKind(Statement, frozen=True):
    """What kind a boat is: its detail."""

    kind: Kind


class Open(Prompt, frozen=True):
    """Which licence to open, and at what bid."""

    most: int
    """That the player can bid."""
    discount: int
    """What is taken off when it is paid."""
    minimum: int
    """The lowest on display."""

    def detail(self, what: str, value: int | str) -> Due | Offered | None:
        if what == "licence":
            return Offered(LICENCES[cast(Licence, value)].minimum)
        return _due(what, value, self.discount)


class Bid(Prompt, frozen=True):
    licence: Licence
    best: int
    best_seat: Seat
    least: int
    most: int
    discount: int

    def detail(self, what: str, value: int | str) -> Due | None:
        return _due(what, value, self.discount)


class PayLicence(Prompt, frozen=True):
    licence: Licence
    price: int
    discount: int
    due: int
    crates: int
    """Processed ones, to pay with."""


class PayLaunch(Prompt, frozen=True):
    kind: Kind
    boat: int
    price: int
    discount: int
    due: int
    crates: int


class Launch(Prompt, frozen=True):
    left: int
    """Launches."""
    discount: int


class Hire(Prompt, frozen=True):
    left: int
    """Hires."""
    boat_kinds: tuple[Kind, ...]
    """By the numbers of the boats."""

    def detail(self, what: str, value: int | str) -> OfKind | None:
        return _of_kind(what, value, self.boat_kinds)


class Process(Prompt, frozen=True):
    boat_kinds: tuple[Kind, ...]
    """By the numbers of the boats, as what follows."""
    boat_crates: tuple[int, ...]

    def detail(self, what: str, value: int | str) -> OfKind | None:
        return _of_kind(what, value, self.boat_kinds)


class Trade(Prompt, frozen=True):
    crates: int
    """That could be traded."""
    count: int
    """Cards for one of them."""


class DiscardDrawn(Prompt, frozen=True):
    count: int
    """Cards to choose from."""


class DiscardAny(Prompt, frozen=True):
    count: int


class TooDear(Refusal, frozen=True):
    """A licence that opens at more than the player can bid."""

    minimum: int
    most: int
    """That the player can bid."""


class NoLicence(Refusal, frozen=True):
    """A boat can't be launched without one."""

    kind: Kind


class CannotAfford(Refusal, frozen=True):
    """A boat costs more than the player has besides its card."""

    kind: Kind
    due: int
    most: int


_paying = lru_cache(maxsize=1024)(paying)
"""Who plays on in imagined worlds pays the same bills again and again."""


def question(state: State, seat: int) -> Question:
    player = state.players[seat]
    if state.bill:
        return _pay(player, state.bill)
    match state.phase:
        case "auction":
            return _bid(player, state.lot) if state.lot else _open(state, player)
        case "launching":
            assert state.turn
            return (_launch if state.turn.step == "launch" else _hire)(state, player, state.turn)
        case "processing":
            return _process(state, player) if state.tasks[seat] == "process" else _trade(player)
        case _:
            return _discard(player, state.choices[seat])


def obvious(state: State, seat: int) -> bool:
    """See Rules.obvious. All begin with the same cards and pay openly: before they first draw or hire their
    hands are known. Later it can be known of a payment that it takes every card."""
    player = state.players[seat]
    if state.bill and takes_all(len(player.hand), player.crates, state.bill.due):
        return True
    return state.round == 1 and (
        state.phase == "auction" or (state.turn is not None and state.turn.step == "launch")
    )


def drafted(state: State, seat: int) -> bool:
    """See Rules.drafted: a boat, its payment and the captains."""
    return state.phase == "launching" and state.turn is not None and state.turn.seat == seat


def _launch_obstacles(player: Player, kinds: tuple[Kind, ...]) -> dict[Kind, NoLicence | CannotAfford | None]:
    """Why boats in the hand can't be launched. Rules: "of a kind whose licence one owns, paying each by
    itself; the launched card cannot pay for itself".
    """
    allowed, discount, money = player.allowed, player.discount, player.money
    obstacles: dict[Kind, NoLicence | CannotAfford | None] = {}
    for kind in kinds:
        if kind not in allowed:
            obstacles[kind] = NoLicence(kind)
            continue
        cost, most = launch_cost(kind, discount), money - BOATS[kind].money
        obstacles[kind] = CannotAfford(kind, cost, most) if cost > most else None
    return obstacles


def _open(state: State, player: Player) -> Question:
    """Rules: "at its minimum bid or more". "Nobody may bid more than they can pay"."""
    purse = player.purse
    bids = {licence: Number("amount", LICENCES[licence].minimum, purse) for licence in state.display}
    dear = {each: TooDear(bid.least, purse) if bid.least > purse else None for each, bid in bids.items()}
    open_bids = {licence: bid for licence, bid in bids.items() if dear[licence] is None}
    prompt = Open(purse, player.discount, min([bid.least for bid in bids.values()]))
    amount = Number.after_each(open_bids or bids)
    return Question.of(prompt, Action("open", (Choose.open("licence", dear), amount)), Action("decline"))


def _bid(player: Player, lot: Lot) -> Question:
    purse, best = player.purse, lot.best
    least = best.amount + 1
    prompt = Bid(lot.licence, best.amount, best.seat, least, purse, player.discount)
    return Question.of(prompt, Action("bid", (Number("amount", least, purse, least),)), Action("pass"))


def _pay(player: Player, bill: Bill) -> Question:
    pay = Action("pay", (_paying(player.hand, player.crates, bill.due, player.allowed),))
    if bill.licence:
        return Question(PayLicence(bill.licence, bill.price, bill.discount, bill.due, player.crates), (pay,))
    assert bill.kind
    return Question(
        PayLaunch(bill.kind, len(player.boats), bill.price, bill.discount, bill.due, player.crates), (pay,)
    )


def _launch(state: State, player: Player, turn: Turn) -> Question:
    kind = Choose.open("kind", _launch_obstacles(player, _kinds(player.hand)))
    prompt = Launch(launches_left(state, turn), player.discount)
    return Question.of(prompt, Action("launch", (kind,)), Action("done"))


def _hire(state: State, player: Player, turn: Turn) -> Question:
    parts = (Choose("card", _kinds(player.hand)), Choose("boat", player.uncaptained))
    prompt = Hire(hires_left(state, turn), tuple([boat.kind for boat in player.boats]))
    return Question.of(prompt, Action("captain", parts), Action("done"))


def _process(state: State, player: Player) -> Question:
    """Suggested are the boats that are full: they could take no more crates."""
    laden = player.laden(state.process_from)
    full = tuple([place for place, number in enumerate(laden) if player.boats[number - 1].crates == FULL])
    prompt = Process(
        boat_kinds=tuple([boat.kind for boat in player.boats]),
        boat_crates=tuple([boat.crates for boat in player.boats]),
    )
    return Question(
        prompt, (Action("process", (Select("boat", laden, 0, len(laden), full, in_order=True),)),)
    )


def _trade(player: Player) -> Question:
    prompt = Trade(crates=player.crates, count=player.copies("processing"))
    return Question(prompt, (Action("trade"), Action("keep")))


def _discard(player: Player, choice: tuple[Card, ...]) -> Question:
    asked = DiscardAny if choice == player.hand else DiscardDrawn
    return Question(asked(len(choice)), (Action("discard", (Choose("card", _kinds(choice)),)),))


def _kinds(cards: tuple[Card, ...]) -> tuple[Kind, ...]:
    """The kinds among sorted cards, once each."""
    return tuple(dict.fromkeys(cards))


def _due(what: str, value: int | str, discount: int) -> Due | None:
    return Due(max(0, int(value) - discount)) if what == "amount" else None


def _of_kind(what: str, value: int | str, boat_kinds: tuple[Kind, ...]) -> OfKind | None:
    return OfKind(boat_kinds[int(value) - 1]) if what == "boat" else None
