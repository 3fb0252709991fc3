"""Phase 1: licences are auctioned."""

from collections.abc import Iterator

from engine.core.chance import Dice
from engine.core.errors import NotOffered, Refusal, TooHigh, TooLow
from engine.core.event import Event
from engine.core.move import Move
from engine.core.questions.question import Action, Choose, Number, Question
from engine.core.step import Step
from engine.fleet import events, questions
from engine.fleet.data import LICENCES, Licence
from engine.fleet.moves import Bid, Decline, Open, Pass
from engine.fleet.questions import AbovePurse, BelowMinimum, NotDisplayed, NotHigher, TooDear
from engine.fleet.state import Bid as Offer
from engine.fleet.state import Bill, Lot, Player, State, Turn, in_order, without


class Auction(Step[State]):
    """Rules: "The chooser opens one displayed licence at its minimum bid or more"; "a pass is final for this
    licence only"."""

    def pending(self, state: State) -> tuple[int, ...]:
        """Rules: "A player who can do nothing in a phase by what everyone can see is not asked"."""
        if lot := state.lot:
            may_bid = not lot.is_decided and state.players[lot.turn].seems_to_have(lot.best.amount + 1)
            return (lot.turn,) if may_bid else ()
        chooser = state.contenders[:1]
        least = min([LICENCES[each].minimum for each in state.display], default=0)
        return chooser if chooser and state.players[chooser[0]].seems_to_have(least) else ()

    def ask(self, state: State, seat: int) -> Question:
        """Rules: "Nobody may bid more than they can pay"."""
        player = state.players[seat]
        return _bidding(player, state.lot) if state.lot else _opening(state, player)

    def refuse(self, state: State, seat: int, move: Move, broken: Refusal) -> Refusal:
        match move, broken:
            case Open(licence=licence), NotOffered():
                return NotDisplayed(licence)
            case Open(licence=licence), TooLow(least=minimum):
                return BelowMinimum(licence, minimum)
            case Bid(amount=amount), TooLow(least=least):
                return NotHigher(amount, least - 1)
            case Open(amount=amount) | Bid(amount=amount), TooHigh(most=purse):
                return AbovePurse(amount, purse)
            case _:
                return broken

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        match move, state.lot:
            case Open(licence=licence, amount=amount), _:
                contenders = state.contenders
                bidders = tuple([each for each in in_order(seat, state.seats) if each in contenders])
                state.lot = Lot(licence, (Offer(seat, amount),), bidders, bidders[1 % len(bidders)])
                state.display = without(state.display, licence)
                yield events.Opened(seat, licence, amount)
            case Decline(), _:
                state.declined = (*state.declined, seat)
                yield events.Declined(seat)
            case Bid(amount=amount), Lot() as lot:
                state.lot = lot.bid(seat, amount)
                yield events.Bid(seat, lot.licence, amount)
            case Pass(), Lot() as lot:
                state.lot = lot.left(seat)
                yield events.Passed(seat, lot.licence)
            case _:
                raise TypeError(move)

    def follow(self, state: State) -> Iterator[Event]:
        lot = state.lot
        if lot and lot.is_decided:
            yield from _sell(state, lot)
        elif lot:
            state.lot = lot.left(lot.turn)
            yield events.Outpriced(lot.turn, lot.licence)
        elif state.contenders:
            chooser = state.contenders[0]
            state.declined = (*state.declined, chooser)
            yield events.CannotOpen(chooser)
        else:
            yield from _end(state)

    def obvious(self, state: State, seat: int) -> bool:
        return state.hands_are_known


def _opening(state: State, player: Player) -> Question:
    purse = player.purse
    bids = {licence: Number("amount", LICENCES[licence].minimum, purse) for licence in state.display}
    dear = {each: TooDear(bid.least, purse) if bid.least > purse else None for each, bid in bids.items()}
    affordable = {licence: bid for licence, bid in bids.items() if dear[licence] is None}
    amount = Number.after_each(affordable or bids)
    return Question.of(
        questions.Open(purse, player.discount, minimum=min([bid.least for bid in bids.values()])),
        Action("open", (Choose.open("licence", dear), amount)),
        Action("decline"),
    )


def _bidding(player: Player, lot: Lot) -> Question:
    purse, best, least = player.purse, lot.best, lot.best.amount + 1
    return Question.of(
        questions.Bid(lot.licence, best.amount, best.seat, least, purse, player.discount),
        Action("bid", (Number("amount", least, purse, suggested=least),)),
        Action("pass"),
    )


def _sell(state: State, lot: Lot) -> Iterator[Event]:
    """Rules: "The last one in buys it." "The discount lowers the payment, not the bid. A shrimp licence gives
    nothing on its own purchase."
    """
    seat, price = lot.best
    player = state.players[seat]
    bill = Bill(seat, price, min(price, player.discount), licence=lot.licence)
    state.lot = None
    state.buyers = (*state.buyers, seat)
    state.change(seat, licences=(*player.licences, lot.licence))
    state.bill = bill if bill.due else None
    yield events.Won(seat, lot.licence, price, bill.discount, bill.due)


def _end(state: State) -> Iterator[Event]:
    """Rules: "After the phase the display is refilled; unsold licences stay. If nothing at all was bought,
    the whole display leaves the game and a new one is dealt." "After an auction phase the display cannot be
    refilled to the number of players: finish this round, then end."
    """
    if not state.buyers:
        unsold = state.display
        state.gone = (*state.gone, *unsold)
        state.display = ()
        yield events.Unsold(unsold)
    yield from turn_up(state)
    if len(state.display) < state.seats:
        state.last_round = True
        yield events.LastRound(state.round, "licences")
    state.declined = ()
    state.buyers = ()
    state.phase = "launching"
    state.turn = Turn(state.start)


def turn_up(state: State) -> Iterator[Event]:
    """Rules: "The display holds as many licences as there are players." """
    number = min(state.seats - len(state.display), len(state.licence_pile))
    if not number:
        return
    rest, new = state.licence_pile[:-number], state.licence_pile[-number:][::-1]
    state.licence_pile = rest
    state.top = max(0, state.top - number)
    state.display = (*state.display, *new)
    yield events.Displayed(new, len(rest))


def licences_dealt_anew(state: State, dice: Dice) -> tuple[tuple[Licence, ...], tuple[Licence, ...]]:
    """Deal the licence pile and the licences set aside, which nobody knows.

    The rules fix the class of the top ones and how many of each class were set aside.
    """
    unseen = dice.shuffled(sorted(state.licence_pile + state.removed))
    standard: list[Licence] = [licence for licence in unseen if not LICENCES[licence].premium]
    premium: list[Licence] = [licence for licence in unseen if LICENCES[licence].premium]
    removed_premium = sum(LICENCES[licence].premium for licence in state.removed)
    removed_standard = len(state.removed) - removed_premium
    removed = standard[:removed_standard] + premium[:removed_premium]
    below = removed_standard + state.top
    rest = dice.shuffled(standard[below:] + premium[removed_premium:])
    return tuple(rest + standard[removed_standard:below]), tuple(removed)
