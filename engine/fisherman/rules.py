"""The rules: the set-up, the course of a match, and its result.

Quotations, here and in the other modules, are from the game's rules page.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.event import Event
from engine.core.move import Move
from engine.core.rules import Choice, Result, Rules, leaders, places
from engine.fisherman import events
from engine.fisherman.data import DECKS, SHIELDS, TRICKS, Card, sorted_hand, written
from engine.fisherman.imagine import imagine
from engine.fisherman.moves import (
    GRAMMAR,
    PLANNABLE,
    NameBad,
    NameFavourite,
    NameRanking,
    NameSize,
    Play,
)
from engine.fisherman.plans import plans, resolve
from engine.fisherman.questions import question, refuse, with_previews
from engine.fisherman.scoring import caught_in, judge, points
from engine.fisherman.state import State
from engine.fisherman.tricks import ContestRules, Laid, Trick, winner
from engine.fisherman.view import view


def start(
    seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
) -> tuple[State, list[Event]]:
    """Rules: "The first dealer is random." """
    dealer, chance = chance.below(seats)
    state = State(chance=chance, dealer=dealer, hands=((),) * seats, left_over=())
    return state, [*_next_contest(state, dealer)]


def _next_contest(state: State, dealer: int) -> Iterator[Event]:
    """Rules: "All cards are shuffled and dealt evenly: 12 each (4 players, 2 left over) or 13 each (3
    players, 1 left over)."
    """
    cards, state.chance = state.chance.shuffled(DECKS[state.seats])
    size = TRICKS[state.seats]
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(state.seats)]
    yield from begin_contest(state, dealer, hands, cards[state.seats * size :])


def begin_contest(
    state: State, dealer: int, hands: Sequence[Sequence[Card]], left_over: Sequence[Card]
) -> Iterator[Event]:
    state.dealer = dealer
    state.hands = tuple(sorted_hand(hand, None) for hand in hands)
    state.left_over = sorted_hand(left_over, None)
    state.rules = ContestRules()
    state.trick = ()
    state.tricks = ()
    yield events.ContestBegan(state.contest, state.seats, state.dealer)
    for seat, hand in enumerate(state.hands):
        yield events.Dealt(seat, written(hand))


def play(state: State, seat: int, move: Move) -> Iterator[Event]:
    """Play a legal move."""
    match move:
        case Play(fish=card):
            yield from _play(state, seat, card)
            if len(state.trick) == len(state.hands):
                yield from _end_trick(state)
        case NameFavourite(kind=kind):
            state.rules = replace(state.rules, favourite=kind)
            yield events.FavouriteNamed(seat, kind)
        case NameRanking(ranking=ranking):
            state.rules = replace(state.rules, ranking=ranking)
            yield events.RankingNamed(seat, ranking)
        case NameSize(numbers=size):
            state.rules = replace(state.rules, size=size)
            yield events.SizeNamed(seat, str(size))
        case NameBad(kind=kind):
            state.rules = replace(state.rules, bad=kind)
            yield events.BadNamed(seat, kind)
        case _:
            raise TypeError(move)


def _play(state: State, seat: int, card: Card) -> Iterator[Event]:
    """Rules: "Any card may be led; the others, clockwise." """
    hand = tuple([held for held in state.hands[seat] if held != card])
    state.hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    state.trick += (Laid(seat, card),)
    state.last_trick = None
    if len(state.trick) > 1:
        yield events.Played(seat, str(card))
    else:
        yield events.Led(seat, str(card), trick=len(state.tricks) + 1, tricks=state.trick_count)


def _end_trick(state: State) -> Iterator[Event]:
    """Rules: "The winner takes, face up before them, the cards that count; the rest go aside."

    The last trick is forced, as everyone knows, so it is played here.
    """
    trick = state.last_trick = Trick(state.trick, winner(state.trick, state.rules))
    state.tricks += (trick,)
    state.trick = ()
    caught = caught_in(trick, state.rules)
    yield events.TrickWon(
        seat=trick.winner,
        cards=written([catch.card for catch in caught]),
        caught=len(caught),
        points=points(caught),
    )
    if state.tricks_left == 0:
        yield from _end_contest(state)
    elif state.tricks_left == 1:
        yield events.LastTrick(state.trick_count)
        for place in range(state.seats):
            seat = (trick.winner + place) % state.seats
            yield from _play(state, seat, state.hands[seat][0])
        yield from _end_trick(state)


def _end_contest(state: State) -> Iterator[Event]:
    """Rules: "As many contests as players; the deal moves left." "The highest total of victory points wins; a
    tie is shared."
    """
    ending = judge(state.contest, state.dealer, state.rules, state.tricks, state.seats)
    state.history += (ending,)
    yield events.ContestEnded(ending.contest, ending.winners, len(ending.winners))
    for seat in ending.order:
        yield events.Placed(
            seat=seat,
            place=ending.places[seat],
            points=ending.points[seat],
            award=ending.awards[seat],
            total=state.totals[seat],
        )
    if not state.over:
        yield from _next_contest(state, (state.dealer + 1) % state.seats)
        return
    best = leaders(state.totals)
    yield events.MatchEnded(best, len(best), state.totals)


def pending(state: State) -> tuple[int, ...]:
    actor = state.actor
    return () if actor is None else (actor,)


def result(state: State) -> Result | None:
    """Rules: "The highest total of victory points wins; a tie is shared." """
    if not state.over:
        return None
    scores = dict(enumerate(state.totals))
    breakdown = {
        seat: {
            shield: sum(worth for ending in state.history if ending.awards[seat] == worth)
            for shield, worth in SHIELDS.items()
        }
        for seat in scores
    }
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
    plannable=PLANNABLE,
    plans=plans,
    resolve=resolve,
)
"""Rules: a match has as many contests as players. In each, the players set the rules and play tricks."""
