"""The steps of a round: packages, the first player, actions, and withdrawals."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, cast

from msgspec.structs import replace

from engine.core.errors import NoSuchSeat, NotNow, Refusal
from engine.core.event import Event
from engine.core.move import Move, MovePart
from engine.core.questions.question import Action, Choose, Disabled, Question
from engine.core.rules import leaders
from engine.core.step import Step
from engine.lubeck import events, moves, refusals
from engine.lubeck.data import HAND_LIMIT, HOME, Card, City, Kind, texts
from engine.lubeck.moves import NameFirst, NewOr, Take, Withdraw
from engine.lubeck.questions import Act, ActLaden, Discard, First, ParkEmpty
from engine.lubeck.questions import Take as WhichPackage
from engine.lubeck.questions import Withdraw as WhichPawns
from engine.lubeck.reach import NoPawnLeft, Reach, forced
from engine.lubeck.state import Ship, State
from engine.lubeck.voyage import act, step_off


class Decision(Step[State]):
    """Base class of all decisions."""

    owes: ClassVar[Refusal]
    """Why the seat can't make moves of other steps."""

    def pending(self, state: State) -> tuple[int, ...]:
        return () if state.actor is None else (state.actor,)

    def refuse(self, state: State, seat: int, move: Move, broken: Refusal) -> Refusal:
        return self.owes if type(broken) is NotNow else self.why_not(state, seat, move)

    def why_not(self, state: State, seat: int, move: Any) -> Refusal:
        """Why an illegal move of this step is refused."""
        raise NotImplementedError


class Taking(Decision):
    """Rules: "From the compass clockwise everybody takes one package into hand." """

    owes = refusals.OwesPackage()

    def ask(self, state: State, seat: int) -> Question:
        taking = Action("take", (Choose("package", state.packages_left),))
        return Question(WhichPackage(state.players[seat].size), (taking,))

    def why_not(self, state: State, seat: int, move: Take) -> Refusal:
        number, packages = move.package, len(state.packages)
        there = 1 <= number <= packages
        return refusals.PackageTaken(number) if there else refusals.NoSuchPackage(number, packages)

    def play(self, state: State, seat: int, move: Take) -> Iterator[Event]:
        number = move.package
        package = state.packages[number - 1]
        state.packages = (*state.packages[: number - 1], (), *state.packages[number:])
        state.change_player(seat, known=(*state.players[seat].known, *package))
        following = (seat + 1) % state.seats
        if following == state.compass:
            state.step = "first"
        else:
            state.actor = following
        yield events.Took(seat, number, texts(package))


class NamingFirst(Decision):
    """Rules: "The last to choose names who acts first." """

    owes = refusals.OwesFirst()

    def ask(self, state: State, seat: int) -> Question:
        return Question(First(), (Action("first", (Choose("seat", tuple(range(state.seats))),)),))

    def why_not(self, state: State, seat: int, move: NameFirst) -> Refusal:
        return NoSuchSeat(str(move.seat))

    def play(self, state: State, seat: int, move: NameFirst) -> Iterator[Event]:
        first = move.seat
        yield events.NamedFirst(seat, first)
        state.step, state.actor, state.first = "act", first, first
        yield from _play_forced(state)


class Acting(Decision):
    """Rules: "One action each, round and round, until all have passed." """

    owes = refusals.OwesAction()

    def ask(self, state: State, seat: int) -> Question:
        """Rules: "Pass: allowed with 3 or fewer cards, even if some are playable." "Discard: only with more
        than 3 cards and no card playable." "Embarking in Lübeck stays possible instead."
        """
        player = state.players[seat]
        hand, reach = player.hand, Reach(state, seat)
        embarking, playing = _embarking(reach.boardable(HOME)), dict[Kind, list[On]]()
        disabled: list[Disabled] = []
        for card in dict.fromkeys(hand):
            if ships := reach.ships(card):
                playing.setdefault(card.kind, []).append((card, ships))
            else:
                disabled.append(Disabled(str(card), reach.why_not(card), "card"))
        plays = [_playing(kind, tuple(on), reach.out) for kind, on in playing.items()]
        if player.size <= HAND_LIMIT:
            return Question(Act(len(hand)), (*embarking, *plays, _PASS), tuple(disabled))
        laden = len(hand), HAND_LIMIT, len(hand) - HAND_LIMIT
        if plays:
            return Question(ActLaden(*laden), (*embarking, *plays), tuple(disabled))
        discard = Action("discard", (Choose("card", tuple([str(card) for card in dict.fromkeys(hand)])),))
        return Question(Discard(*laden), (discard, *embarking), tuple(disabled))

    def refuse(self, state: State, seat: int, move: Move, broken: Refusal) -> Refusal:
        is_other = isinstance(move, Take | NameFirst | Withdraw)
        return self.owes if is_other else self.why_not(state, seat, move)

    def why_not(self, state: State, seat: int, move: Move) -> Refusal:
        match move:
            case moves.Embark(ship=ship):
                return _not_boarded(state, seat, ship, HOME)
            case moves.Pass():
                return refusals.TooManyCards(state.players[seat].size, HAND_LIMIT)
            case moves.Discard():
                return _not_discarded(state, seat, move)
            case _:
                return _not_played(state, seat, move)

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        yield from act(state, seat, move)
        yield from _next_turn(state)


class Withdrawing(Decision):
    """Rules: "Each may take any of their pawns off any ship back to stock", "all asked at once"."""

    owes = refusals.OwesWithdrawal()

    def pending(self, state: State) -> tuple[int, ...]:
        return state.waiting

    def ask(self, state: State, seat: int) -> Question:
        aboard = state.aboard(seat)
        ships = Choose("ships", tuple([move.ships for move in _withdrawals(aboard)]))
        return Question(WhichPawns(len(aboard)), (Action("withdraw", (ships,)),))

    def why_not(self, state: State, seat: int, move: Withdraw) -> Refusal:
        aboard = Counter(state.aboard(seat))
        for number, pawns in Counter(move.numbers).items():
            if aboard[number] < pawns:
                return refusals.NotAboard(number)
        return refusals.ShipsUnsorted(" ".join(map(str, sorted(move.numbers))))

    def play(self, state: State, seat: int, move: Withdraw) -> Iterator[Event]:
        numbers = move.numbers
        state.waiting = tuple(each for each in state.waiting if each != seat)
        yield events.Withdrew(seat, numbers, len(numbers)) if numbers else events.StayedAboard(seat)
        for number in numbers:
            yield from step_off(state, seat, state.ship(number))
        if not state.waiting:
            yield from _end_round(state)


On = tuple[Card, tuple[NewOr, ...]]
"""A card and the ships on which it can be played."""
_PASS = Action("pass")


@lru_cache(maxsize=64)
def _embarking(ships: tuple[NewOr, ...]) -> tuple[Action, ...]:
    """The embarking action. An empty park is shown as the reason why a new ship is impossible."""
    no_new = () if "new" in ships else (Disabled("new", ParkEmpty()),)
    return (Action("embark", (Choose("ship", ships, no_new),)),) if ships else ()


@lru_cache(maxsize=4096)
def _playing(kind: Kind, cards: tuple[On, ...], out: tuple[int, ...]) -> Action:
    """The action of playing a card of this kind. `out` has the ships on the map."""
    if kind == "trade":
        return _on_ship("sell", "card", {str(card): ships for card, ships in cards})
    if kind == "double" or kind == "start":
        return _on_ship(kind, "city", {card.city or HOME: ships for card, ships in cards})
    [(_, ships)] = cards
    if kind == "pirates":
        return Action("pirates", (Choose("ship", ships),))
    return _on_ship("transfer", "ship", {ship: tuple([to for to in out if to != ship]) for ship in ships})


def _on_ship(verb: str, what: str, ships: Mapping[MovePart, tuple[NewOr, ...]]) -> Action:
    """An action with a choice of a thing, then of one of its ships."""
    first = Choose(what, cast("tuple[int | str, ...]", tuple(ships)))
    return Action(verb, (first, Choose.after_each("ship", ships)))


def _withdrawals(aboard: Sequence[int]) -> list[moves.Withdraw]:
    """All subsets of the pawns aboard. `aboard` has the ship of each pawn.

    Rules: "Each may take any of their pawns off any ship back to stock."
    """
    chosen: dict[tuple[int, ...], None] = {(): None}
    for number in aboard:
        chosen |= {(*numbers, number): None for numbers in chosen}
    ordered = sorted(chosen, key=lambda numbers: (len(numbers), numbers))
    return [moves.Withdraw.of(numbers) for numbers in ordered]


def _not_discarded(state: State, seat: int, move: moves.Discard) -> Refusal:
    hand, reach = state.players[seat].hand, Reach(state, seat)
    if Card.read(move.card) not in hand:
        return refusals.NotInHand(move.card)
    if len(hand) <= HAND_LIMIT:
        return refusals.NotLaden(len(hand), HAND_LIMIT)
    return refusals.CanPlay(str(next(card for card in hand if reach.ships(card))))


def _not_played(state: State, seat: int, move: Move) -> Refusal:
    card, reach = moves.card_of(move), Reach(state, seat)
    assert card
    if card not in state.players[seat].hand:
        return refusals.NotInHand(str(card))
    if not reach.ships(card):
        return reach.why_not(card)
    match move:
        case moves.Start(city=city, ship=ship):
            return _not_boarded(state, seat, ship, city)
        case moves.Sell(ship=number) | moves.Double(ship=number) if card.city:
            return _not_own(state, seat, number) or refusals.OutOfReach(number, card.city)
        case moves.Transfer(ship=number, to_ship=to_number):
            return _not_own(state, seat, number) or _not_out(state, to_number) or refusals.SameShip(number)
        case moves.Pirates(ship=number) if refusal := _not_out(state, number):
            return refusal
        case _:
            raise TypeError(move)


def _not_boarded(state: State, seat: int, ship: NewOr, city: City) -> Refusal:
    if not state.stock(seat):
        return NoPawnLeft()
    if ship == "new":
        return ParkEmpty()
    return refusals.NotThere(ship, city) if _exists(state, ship) else refusals.NoSuchShip(ship)


def _not_own(state: State, seat: int, number: int) -> Refusal | None:
    """The refusal if the ship isn't on the map with a pawn of the seat."""
    refusal = _not_out(state, number)
    return refusal if refusal or seat in state.ship(number).pawns else refusals.NotAboard(number)


def _not_out(state: State, number: int) -> Refusal | None:
    """The refusal if the ship isn't on the map."""
    if not _exists(state, number):
        return refusals.NoSuchShip(number)
    match state.ship(number).at:
        case "lost":
            return refusals.ShipLost(number)
        case "park":
            return refusals.ShipParked(number)
        case _:
            return None


def _exists(state: State, number: int) -> bool:
    return 1 <= number <= len(state.ships)


def begin_round(state: State, compass: int) -> Iterator[Event]:
    state.round += 1
    state.compass = compass
    state.first = None
    state.players = tuple(replace(player, passed=False) for player in state.players)
    yield events.RoundBegan(state.round, compass)
    yield from _lay_out(state)
    state.step, state.actor = "take", compass


def _next_turn(state: State) -> Iterator[Event]:
    """Rules: "One action each, round and round, until all have passed." """
    assert state.actor is not None
    for seat in (*range(state.actor + 1, state.seats), *range(state.actor + 1)):
        if not state.players[seat].passed:
            state.actor = seat
            yield from _play_forced(state)
            return
    yield from _settle(state)


def _play_forced(state: State) -> Iterator[Event]:
    """Play moves for seats that, as everyone can see, have only one."""
    assert state.actor is not None
    seat = state.actor
    if move := forced(state, seat):
        yield events.NoChoice(seat)
        yield from act(state, seat, move)
        yield from _next_turn(state)


def _settle(state: State) -> Iterator[Event]:
    """Rules: "Played cards go to the open discard pile (x2 at the round's end)." "Ships in Reval, London and
    Brügge return to the park, their pawns to stock. Then each may take any of their pawns off any ship back
    to stock." "After the last round nothing is withdrawn." """
    state.actor = None
    for seat, player in enumerate(state.players):
        state.discards += player.doubles
        state.change_player(seat, doubles=(), sold=())
    if state.last_round:
        yield from _end_match(state)
        return
    for ship in state.ships:
        if ship.at in state.chart.ends:
            state.put_ship(Ship(ship.number))
            yield events.Unloaded(ship.number, ship.city, ship.pawns, len(ship.pawns))
    aboard = {seat for ship in state.ships for seat in ship.pawns}
    if state.withdrawing and aboard:
        state.step = "withdraw"
        state.waiting = tuple(seat for seat in state.from_compass if seat in aboard)
    else:
        yield from _end_round(state)


def _end_round(state: State) -> Iterator[Event]:
    """Rules: "The compass moves left." """
    yield _round_ended(state)
    yield from begin_round(state, (state.compass + 1) % state.seats)


def _end_match(state: State) -> Iterator[Event]:
    """Rules: "After it every card in hand counts minus: its value, or 1 for an extra card. The highest score
    wins, ties are shared." """
    yield _round_ended(state)
    for seat, player in enumerate(state.players):
        loss = sum(card.loss for card in player.hand)
        counted = player.scored(held=-loss)
        state.put_player(seat, counted)
        yield events.Counted(seat, texts(player.hand), player.size, loss, counted.tally.total)
    state.step = "over"
    winners = leaders(state.scores)
    yield events.MatchEnded(winners, len(winners), state.scores)


def _round_ended(state: State) -> Event:
    """The event that ends a round, with the leaders."""
    seats = leaders(state.scores)
    return events.RoundEnded(state.round, seats, len(seats), max(state.scores), state.scores)


def _lay_out(state: State) -> Iterator[Event]:
    """Rules: "First round: two cards each, face up. Later: untaken packages stay; each empty place gets one
    card; then every package gets one more."

    The last card of the second pile makes this the last round.
    """
    packages = [list(package) for package in state.packages]
    new: list[Card] = []
    for package in [*(package for package in packages if not package), *packages]:
        if not state.pile:
            yield _reshuffle(state)
        package.append(state.pile[0])
        new.append(state.pile[0])
        state.pile = state.pile[1:]
        if state.piles == 2 and not state.pile:
            state.last_round = True
    state.packages = tuple(map(tuple, packages))
    yield events.LaidOut(state.round, texts(new), len(new))
    if state.last_round:
        yield events.LastRound(state.round)


def _reshuffle(state: State) -> Event:
    """Rules: "The shuffled discards become the pile when a card is next needed."

    There are always enough: after a round, no hand has more than three cards, and only few packages remain.
    """
    pile, state.chance = state.chance.shuffled(state.discards)
    state.pile = tuple(pile)
    state.discards = ()
    state.piles += 1
    return events.Reshuffled(state.piles - 1, len(pile))
