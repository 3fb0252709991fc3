"""Phase 2: launching boats and hiring captains, one player after the other."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.errors import NotOffered, Refusal
from engine.core.event import Event
from engine.core.move import Move
from engine.core.questions.question import Action, Choose, Question
from engine.core.step import Step
from engine.fleet import events, questions
from engine.fleet.catch import draw
from engine.fleet.data import BOATS, Kind, lobster_draw
from engine.fleet.moves import Captain, Done, Launch
from engine.fleet.questions import CannotAfford, HasCaptain, NoLicence, NoSuchBoat, NotInHand
from engine.fleet.state import Bill, Boat, Player, State, Turn, without


class Launching(Step[State]):
    """Rules: "of a kind whose licence one owns, paying each by itself; the launched card cannot pay for
    itself"."""

    def pending(self, state: State) -> tuple[int, ...]:
        """The seat on turn, unless everyone can see that it has no boat to launch or can't pay for one."""
        turn = _turn(state)
        player = state.players[turn.seat]
        allowed = player.allowed
        if not _launches_left(state, turn) or not player.hand or not allowed:
            return ()
        price = min([BOATS[kind].cost for kind in allowed])
        return (turn.seat,) if player.seems_to_have(price, besides=1) else ()

    def ask(self, state: State, seat: int) -> Question:
        player = state.players[seat]
        kind = Choose.open("kind", {kind: _obstacle(player, kind) for kind in dict.fromkeys(player.hand)})
        prompt = questions.Launch(_launches_left(state, _turn(state)), player.discount)
        return Question.of(prompt, Action("launch", (kind,)), Action("done"))

    def refuse(self, state: State, seat: int, move: Launch, broken: Refusal) -> Refusal:
        return NotInHand(move.kind) if type(broken) is NotOffered else broken

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        turn, player = _turn(state), state.players[seat]
        match move:
            case Launch(kind=kind):
                boats = (*player.boats, Boat(kind))
                state.change(seat, hand=without(player.hand, kind), boats=boats)
                state.turn = replace(turn, launched=turn.launched + 1)
                cost = BOATS[kind].cost
                bill = Bill(seat, cost, cost - launch_cost(kind, player.discount), kind=kind)
                state.bill = bill if bill.due else None
                yield events.Launched(seat, kind, len(boats), cost, bill.discount, bill.due)
            case Done():
                yield events.DoneLaunching(seat)
                yield from self.follow(state)
            case _:
                raise TypeError(move)

    def follow(self, state: State) -> Iterator[Event]:
        """Rules: "having launched at least one: draw n cards, once"."""
        turn = _turn(state)
        state.turn = replace(turn, step="hire")
        if turn.launched and (number := state.players[turn.seat].licences.count("cod")):
            yield from draw(state, turn.seat, number, "cod")

    def obvious(self, state: State, seat: int) -> bool:
        return state.hands_are_known


class Hiring(Step[State]):
    """Rules: "hire up to 1 captain (2 with lobster)"."""

    def pending(self, state: State) -> tuple[int, ...]:
        turn = _turn(state)
        player = state.players[turn.seat]
        return (turn.seat,) if _hires_left(state, turn) and player.hand and player.uncaptained else ()

    def ask(self, state: State, seat: int) -> Question:
        player = state.players[seat]
        cards = Choose("card", tuple(dict.fromkeys(player.hand)))
        return Question(
            questions.Hire(_hires_left(state, _turn(state)), player.boat_kinds),
            (Action("captain", (cards, Choose("boat", player.uncaptained))), Action("done")),
        )

    def refuse(self, state: State, seat: int, move: Captain, broken: Refusal) -> Refusal:
        player = state.players[seat]
        if move.card not in player.hand:
            return NotInHand(move.card)
        return HasCaptain(move.boat) if 1 <= move.boat <= len(player.boats) else NoSuchBoat(move.boat)

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        turn, player = _turn(state), state.players[seat]
        match move:
            case Captain(card=card, boat=number):
                boat = player.boats[number - 1]
                boats = (*player.boats[: number - 1], replace(boat, captain=card), *player.boats[number:])
                state.change(seat, hand=without(player.hand, card), boats=boats)
                state.turn = replace(turn, hired=turn.hired + 1)
                yield events.Captained(seat, number, boat.kind, card)
            case Done():
                yield events.DoneHiring(seat)
                yield from self.follow(state)
            case _:
                raise TypeError(move)

    def follow(self, state: State) -> Iterator[Event]:
        """Rules: "After every player is done: the lobster draw, in turn order." """
        place = state.order.index(_turn(state).seat) + 1
        if place < state.seats:
            state.turn = Turn(state.order[place])
            return
        state.turn = None
        state.phase = "fishing"
        for seat in state.order:
            player = state.players[seat]
            if number := lobster_draw(player.licences.count("lobster"), player.captained):
                yield from draw(state, seat, number, "lobster")


def _launches_left(state: State, turn: Turn) -> int:
    """Rules: "Launch up to 1 boat (2 with cod)"."""
    return 1 + ("cod" in state.players[turn.seat].licences) - turn.launched


def _hires_left(state: State, turn: Turn) -> int:
    """Rules: "hire up to 1 captain (2 with lobster)"."""
    return 1 + ("lobster" in state.players[turn.seat].licences) - turn.hired


def launch_cost(kind: Kind, discount: int) -> int:
    """The cost of launching a boat of this kind, after the discount."""
    return max(0, BOATS[kind].cost - discount)


def _obstacle(player: Player, kind: Kind) -> Refusal | None:
    """Why a boat of this kind in the hand can't be launched, or None."""
    if kind not in player.allowed:
        return NoLicence(kind)
    cost, most = launch_cost(kind, player.discount), player.money - BOATS[kind].money
    return CannotAfford(kind, cost, most) if cost > most else None


def _turn(state: State) -> Turn:
    assert state.turn
    return state.turn
