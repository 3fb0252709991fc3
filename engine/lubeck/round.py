"""A round from its layout to the withdrawals, and the next one. Lines quoted are those of the rules page."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from engine.event import Event, Value
from engine.lubeck.cards import texts
from engine.lubeck.layout import lay_out
from engine.lubeck.moves import NameFirst, Take, Withdraw
from engine.lubeck.options import forced
from engine.lubeck.state import Ship, State
from engine.lubeck.voyage import act, step_off
from engine.move import Move
from engine.rules import places

EVENTS = (
    "dealt",
    "round-began",
    "reshuffled",
    "laid-out",
    "last-round",
    "took",
    "named-first",
    "no-choice",
    "embarked",
    "started",
    "sold",
    "doubled",
    "pirated",
    "transferred",
    "discarded",
    "passed",
    "unloaded",
    "parked",
    "withdrew",
    "stayed-aboard",
    "round-ended",
    "counted",
    "match-ended",
)


def begin_round(state: State, compass: int) -> Iterator[Event]:
    state.round += 1
    state.compass = compass
    state.first = None
    state.players = tuple(replace(player, passed=False) for player in state.players)
    yield Event("round-began", {"round": state.round, "compass_seat": compass})
    yield from lay_out(state)
    state.step, state.actor = "take", compass


def play(state: State, seat: int, move: Move) -> Iterator[Event]:
    """Plays a move that has been checked."""
    match move:
        case Take(package=number):
            yield _take(state, seat, number)
        case NameFirst(seat=first):
            yield Event("named-first", {"seat": seat, "first_seat": first})
            state.step, state.actor, state.first = "act", first, first
            yield from _play_forced(state)
        case Withdraw():
            yield from _withdraw(state, seat, move.numbers)
            if not state.waiting:
                yield from _end_round(state)
        case _:
            yield from act(state, seat, move)
            yield from _next_turn(state)


def _take(state: State, seat: int, number: int) -> Event:
    """Rules: "From the compass clockwise everybody takes one package into hand. The last to choose names who
    acts first." """
    package = state.packages[number - 1]
    state.packages = (*state.packages[: number - 1], (), *state.packages[number:])
    state.change_player(seat, known=(*state.players[seat].known, *package))
    if seat == state.from_compass[-1]:
        state.step = "first"
    else:
        state.actor = (seat + 1) % state.seats
    return Event("took", {"seat": seat, "package": number, "cards": texts(package)})


def _next_turn(state: State) -> Iterator[Event]:
    """Rules: "One action each, round and round, until all have passed." """
    assert state.actor is not None
    following = [(state.actor + place) % state.seats for place in range(1, state.seats + 1)]
    acting = [seat for seat in following if not state.players[seat].passed]
    if not acting:
        yield from _settle(state)
        return
    state.actor = acting[0]
    yield from _play_forced(state)


def _play_forced(state: State) -> Iterator[Event]:
    """What everybody can see to be all that is left to somebody is not asked."""
    assert state.actor is not None
    seat = state.actor
    if move := forced(state, seat):
        yield Event("no-choice", {"seat": seat})
        yield from act(state, seat, move)
        yield from _next_turn(state)


def _settle(state: State) -> Iterator[Event]:
    """Rules: "Played cards go to the open discard pile (x2 at the round's end)." "Ships in Reval, London and
    Brügge return to the park, their pawns to stock. Then each may take any of their pawns off any ship back
    to stock." "After the last round nothing is withdrawn." """
    state.actor = None
    for seat, player in enumerate(state.players):
        state.discards += player.doubles
        state.change_player(seat, doubles=())
    if state.last_round:
        yield from _end_match(state)
        return
    for ship in state.ships:
        if ship.at in state.chart.ends:
            state.put_ship(Ship(ship.number))
            facts = {"ship": ship.number, "city": ship.at}
            yield Event("unloaded", {**facts, "pawn_seats": ship.pawns, "pawns": len(ship.pawns)})
    aboard = {seat for ship in state.ships for seat in ship.pawns}
    if state.withdrawing and aboard:
        state.step = "withdraw"
        state.waiting = tuple(seat for seat in state.from_compass if seat in aboard)
    else:
        yield from _end_round(state)


def _withdraw(state: State, seat: int, numbers: tuple[int, ...]) -> Iterator[Event]:
    state.waiting = tuple(each for each in state.waiting if each != seat)
    if not numbers:
        yield Event("stayed-aboard", {"seat": seat})
        return
    yield Event("withdrew", {"seat": seat, "ships": numbers, "pawns": len(numbers)})
    for number in numbers:
        yield from step_off(state, seat, state.ship(number))


def _end_round(state: State) -> Iterator[Event]:
    """Rules: "The compass moves left." """
    yield _round_ended(state)
    yield from begin_round(state, (state.compass + 1) % state.seats)


def _end_match(state: State) -> Iterator[Event]:
    """Rules: "After it every card in hand counts minus: its value, or 1 for an extra card. The highest score
    wins, ties are shared." """
    yield _round_ended(state)
    for seat, player in enumerate(state.players):
        points = sum(card.loss for card in player.hand)
        state.put_player(seat, player.scored(held=-points))
        total = state.players[seat].tally.total
        facts = {"seat": seat, "cards": texts(player.hand), "number": player.size}
        yield Event("counted", {**facts, "points": points, "total": total}, opens=True)
    state.step = "over"
    totals = _totals(state)
    winners = _best(totals)
    yield Event("match-ended", {"winner_seats": winners, "winners": len(winners), "totals": totals})


def _round_ended(state: State) -> Event:
    """With who is in the lead, for those who follow from afar."""
    totals = _totals(state)
    leaders = _best(totals)
    standing: dict[str, Value] = {"leader_seats": leaders, "leaders": len(leaders), "points": max(totals)}
    return Event("round-ended", {"round": state.round, **standing, "totals": totals})


def _best(totals: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, place in places(dict(enumerate(totals))).items() if place == 1)


def _totals(state: State) -> tuple[int, ...]:
    return tuple(player.tally.total for player in state.players)


def withdrawals(state: State, seat: int) -> list[Withdraw]:
    """Every choice of a seat's pawns aboard: none, some or all."""
    aboard = [ship.number for ship in state.ships for pawn in ship.pawns if pawn == seat]
    chosen: dict[tuple[int, ...], None] = {(): None}
    for number in aboard:
        chosen |= {(*numbers, number): None for numbers in chosen}
    ordered = sorted(chosen, key=lambda numbers: (len(numbers), numbers))
    return [Withdraw.of(numbers) for numbers in ordered]


def aboard(state: State, seat: int) -> Counter[int]:
    """How many pawns a seat has on each ship."""
    return Counter(ship.number for ship in state.ships for pawn in ship.pawns if pawn == seat)
