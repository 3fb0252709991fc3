"""The rules: the set-up, the rounds from layout to withdrawals, and the result.

Quotations, here and in the other modules, are from the game's rules page.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.event import Event
from engine.core.move import Grammar, Move
from engine.core.rules import Choice, Result, Rules, leaders, places
from engine.lubeck import events
from engine.lubeck.chart import MATERIAL, chart_of
from engine.lubeck.data import CARDS_DEALT, PACKAGES, SHIPS, Card, in_order, texts
from engine.lubeck.imagine import imagine
from engine.lubeck.moves import (
    GRAMMAR,
    Double,
    Embark,
    NameFirst,
    Pass,
    Sell,
    Start,
    Take,
    Withdraw,
)
from engine.lubeck.questions import plans, question, with_previews
from engine.lubeck.reach import forced
from engine.lubeck.refusals import refuse
from engine.lubeck.state import Player, Ship, State
from engine.lubeck.view import view
from engine.lubeck.voyage import act, step_off


def start(
    seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
) -> tuple[State, list[Event]]:
    """Rules: "Merchant ships in the park: 4 / 5 / 6 with 3 / 4 / 5 players." "3 hand cards each, hidden. The
    compass (start player) goes to a random seat."

    The material is the text of a chart. Raises WrongMaterial.
    """
    compass, chance = chance.below(seats)
    cards, chance = chance.shuffled(chart_of(material).cards)
    hands = [in_order(cards[seat * CARDS_DEALT : (seat + 1) * CARDS_DEALT]) for seat in range(seats)]
    state = State(
        chance=chance,
        withdrawing=options["withdraw"] == "any",
        doubling_earlier=options["double"] == "all",
        compass=compass,
        players=tuple(Player(secret=hand) for hand in hands),
        ships=tuple(Ship(number) for number in range(1, SHIPS[seats] + 1)),
        pile=tuple(cards[seats * CARDS_DEALT :]),
        packages=((),) * PACKAGES[seats],
        material=material,
    )
    dealt = [events.Dealt(seat, texts(hand)) for seat, hand in enumerate(hands)]
    return state, [*dealt, *_begin_round(state, compass)]


def _begin_round(state: State, compass: int) -> Iterator[Event]:
    state.round += 1
    state.compass = compass
    state.first = None
    state.players = tuple(replace(player, passed=False) for player in state.players)
    yield events.RoundBegan(state.round, compass)
    yield from _lay_out(state)
    state.step, state.actor = "take", compass


def play(state: State, seat: int, move: Move) -> Iterator[Event]:
    """Play a legal move."""
    match move:
        case Take():
            yield from _take(state, seat, move)
        case NameFirst():
            yield from _name_first(state, seat, move)
        case Withdraw():
            yield from _withdraw(state, seat, move)
        case _:
            yield from act(state, seat, move)
            yield from _next_turn(state)


def _take(state: State, seat: int, move: Take) -> Iterator[Event]:
    """Rules: "From the compass clockwise everybody takes one package into hand. The last to choose names who
    acts first." """
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


def _name_first(state: State, seat: int, move: NameFirst) -> Iterator[Event]:
    first = move.seat
    yield events.NamedFirst(seat, first)
    state.step, state.actor, state.first = "act", first, first
    yield from _play_forced(state)


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


def _withdraw(state: State, seat: int, move: Withdraw) -> Iterator[Event]:
    numbers = move.numbers
    state.waiting = tuple(each for each in state.waiting if each != seat)
    yield events.Withdrew(seat, numbers, len(numbers)) if numbers else events.StayedAboard(seat)
    for number in numbers:
        yield from step_off(state, seat, state.ship(number))
    if not state.waiting:
        yield from _end_round(state)


def _end_round(state: State) -> Iterator[Event]:
    """Rules: "The compass moves left." """
    yield _round_ended(state)
    yield from _begin_round(state, (state.compass + 1) % state.seats)


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


def pending(state: State) -> tuple[int, ...]:
    """Rules: "all asked at once" which pawns to withdraw."""
    if state.step == "withdraw":
        return state.waiting
    return () if state.actor is None else (state.actor,)


def result(state: State) -> Result | None:
    """Rules: "The highest score wins, ties are shared. Scores may go below 0." """
    if state.step != "over":
        return None
    scores = dict(enumerate(state.scores))
    breakdown = {seat: player.tally.parts for seat, player in enumerate(state.players)}
    return Result(places(scores), scores, breakdown)


RULES = Rules(
    state_type=State,
    grammar=GRAMMAR,
    start=start,
    pending=pending,
    question=question,
    previewed=with_previews,
    refuse=refuse,
    play=play,
    view=view,
    result=result,
    imagine=imagine,
    plannable=Grammar(Take, Embark, Sell, Double, Start, Pass, Withdraw),
    plans=plans,
    material=MATERIAL,
)
"""Rules: a match has rounds of packages, actions and withdrawals until two piles are used up."""
