"""The pile of expedition cards, and the action that draws them."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.question import Action, Question, Select
from engine.goa import events, prompts, tasks
from engine.goa.data import EFFECTS, Data, effect_of, number_on
from engine.goa.moves import DiscardCards
from engine.goa.state import Decision, State


class Discarding(Decision):
    """Which cards go before others are drawn. Only the player knows whether there is a choice."""

    plays_only_answer = False

    def ask(self, state: State, seat: int) -> Question:
        task, player = state.task(tasks.Discard), state.players[seat]
        limit = state.data.board.limit[player.row("expedition") - 1]
        part = Select("card", tuple(sorted(player.hand)), task.number, task.number)
        return Question(prompts.Discard(task.number, task.draw, limit), (Action("discard", (part,)),))

    def play(self, state: State, seat: int, move: DiscardCards) -> Iterator[Event]:
        task = state.finish(tasks.Discard)
        discard(state, seat, move.cards)
        yield events.Discarded(seat, move.cards)
        yield from draw(state, seat, task.draw)

    def obvious(self, state: State, seat: int) -> bool:
        return state.task(tasks.Discard).number == len(state.players[seat].hand)


def explore(state: State, seat: int, number: int) -> Iterator[Event]:
    """An Expedition that brings so many cards."""
    player = state.players[seat]
    going = _to_discard(state.data, player.row("expedition"), len(player.hand), number)
    if going:
        state.owe(tasks.Discard(seat, number, going))
        yield events.MakingRoom(seat, going)
    else:
        yield from draw(state, seat, number)


def sorted_hand(cards: Iterable[str]) -> tuple[str, ...]:
    """By effect, then by number."""
    return tuple(sorted(cards, key=_place))


@cache
def _place(card: str) -> tuple[int, int]:
    return EFFECTS.index(effect_of(card)), number_on(card)


def colonists_on(cards: Iterable[str]) -> int:
    """The sum of the colonists on some cards."""
    return sum(map(number_on, cards))


def cards_left(state: State) -> int:
    """Those that can still be drawn, before anything more is discarded."""
    return len(state.pile) + len(state.discards)


def draw(state: State, seat: int, number: int) -> Iterator[Event]:
    """Cards come into a hand, unseen by the others. Where there are too few, all that are left."""
    cards = yield from _taken(state, number)
    if cards:
        player = state.players[seat]
        state.update(seat, replace(player, hand=sorted_hand((*player.hand, *cards))))
        yield events.Drew(seat, len(cards), sorted_hand(cards))


def reveal(state: State, number: int) -> Generator[Event, None, tuple[str, ...]]:
    """Cards are shown and go to the discards; where there are too few, all that are left."""
    cards = tuple((yield from _taken(state, number)))
    state.discards += cards
    return cards


def discard(state: State, seat: int, cards: Sequence[str]) -> None:
    """Cards go from a hand to the discards. Everybody sees them as they go."""
    player = state.players[seat]
    state.update(seat, replace(player, hand=tuple(card for card in player.hand if card not in cards)))
    state.discards += tuple(cards)


def may_draw(state: State, seat: int) -> int:
    """How many cards an Expedition may bring at most.

    Rules: "Expedition: draw up to my row's number, never beyond the row's hand limit (cards may be discarded
    first, or fewer drawn)."
    """
    player, data = state.players[seat], state.data
    row = player.row("expedition")
    hand, left = len(player.hand), cards_left(state)
    most = min(data.board.draw[row - 1], data.board.limit[row - 1])
    for number in range(most, 0, -1):
        if left + _to_discard(data, row, hand, number) >= number:
            return number
    return 0


def _to_discard(data: Data, row: int, hand: int, number: int) -> int:
    """How many of a hand's cards have to go before that number is drawn."""
    return max(0, hand + number - data.board.limit[row - 1])


def _taken(state: State, number: int) -> Generator[Event, None, list[str]]:
    """Rules: "Empty pile: the discards are shuffled." """
    cards: list[str] = []
    while len(cards) < number and cards_left(state):
        if not state.pile:
            state.shuffled += (state.discards,)
            order, state.chance = state.chance.shuffled(state.discards)
            state.pile, state.discards = tuple(order), ()
            yield events.Shuffled(len(order))
        cards.append(state.pile[-1])
        state.pile = state.pile[:-1]
    return cards
