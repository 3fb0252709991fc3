"""Playing cards: the tricks of a contest, its end, and the deal of the next."""

from collections.abc import Iterator, Sequence
from functools import cache

from engine.core.errors import NotNow, NotOffered, Refusal
from engine.core.event import Event
from engine.core.move import Move
from engine.core.questions.question import Action, Choose, Disabled, Question
from engine.core.rules import leaders
from engine.fisherman import events
from engine.fisherman.data import DECKS, TRICKS, Card, Kind, sorted_hand, written
from engine.fisherman.moves import Play
from engine.fisherman.naming import not_to_name
from engine.fisherman.questions import Follow, Free, Lead, MustFollow, NotInHand
from engine.fisherman.scoring import caught_in, judge, points
from engine.fisherman.state import State, Turn
from engine.fisherman.tricks import ContestRules, Laid, Trick, unplayable, winner


class Playing(Turn):
    """Playing a card to a trick."""

    def ask(self, state: State, seat: int) -> Question:
        hand = sorted_hand(state.hands[seat], state.rules.ranking)
        if not state.trick:
            card = Choose("card", written(hand))
            return Question(Lead(len(state.tricks) + 1, state.trick_count), (Action("play", (card,)),))
        lead = state.trick[0]
        kind = lead.card.kind
        closed = unplayable(hand, state.trick)
        among = [each for each in hand if each not in closed] if closed else hand
        card = Choose("card", written(among), tuple([_must_follow(each, kind) for each in closed]))
        prompt = Follow if among[0].kind == kind else Free
        return Question(prompt(lead.seat, str(lead.card), kind), (Action("play", (card,)),))

    def refuse(self, state: State, seat: int, move: Move, broken: Refusal) -> Refusal:
        match broken, move:
            case NotNow(), _:
                return not_to_name(state, move)
            case NotOffered(), Play(card=card):
                return NotInHand(card)
            case _:
                return broken

    def play(self, state: State, seat: int, move: Play) -> Iterator[Event]:
        yield from _play(state, seat, move.fish)
        if len(state.trick) == len(state.hands):
            yield from _end_trick(state)


@cache
def _must_follow(card: Card, led: Kind) -> Disabled:
    return Disabled(str(card), MustFollow(str(card), led))


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
    """Rules: "The winner takes, face up before them, the cards that count; the rest go aside." "The winner
    leads next, even having caught nothing."

    The last trick is forced, as everyone knows, so it is played here.
    """
    trick = state.last_trick = Trick(state.trick, winner(state.trick, state.rules))
    state.tricks += (trick,)
    state.trick = ()
    state.leader = seat = trick.winner
    caught = caught_in(trick, state.rules)
    before = state.caught
    state.caught = (*before[:seat], before[seat] + caught, *before[seat + 1 :])
    yield events.TrickWon(
        seat=seat,
        cards=written([catch.card for catch in caught]),
        caught=len(caught),
        points=points(caught),
    )
    if state.tricks_left == 0:
        yield from _end_contest(state)
    elif state.tricks_left == 1:
        yield events.LastTrick(state.trick_count)
        for place in range(state.seats):
            following = (seat + place) % state.seats
            yield from _play(state, following, state.hands[following][0])
        yield from _end_trick(state)


def _end_contest(state: State) -> Iterator[Event]:
    """Rules: "As many contests as players; the deal moves left." "The highest total of victory points wins; a
    tie is shared."
    """
    ending = judge(state.contest, state.dealer, state.rules, state.caught)
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
        yield from next_contest(state, (state.dealer + 1) % state.seats)
        return
    best = leaders(state.totals)
    yield events.MatchEnded(best, len(best), state.totals)


def next_contest(state: State, dealer: int) -> Iterator[Event]:
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
    """Rules: "The dealer leads the first." """
    state.dealer = state.leader = dealer
    state.hands = tuple(sorted_hand(hand, None) for hand in hands)
    state.left_over = sorted_hand(left_over, None)
    state.rules = ContestRules()
    state.trick = ()
    state.tricks = ()
    state.caught = ((),) * state.seats
    yield events.ContestBegan(state.contest, state.seats, state.dealer)
    for seat, hand in enumerate(state.hands):
        yield events.Dealt(seat, written(hand))
