"""Founding colonies."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from math import comb

from msgspec.structs import replace

from engine.event import Event
from engine.goa import events
from engine.goa.data import COLONIES, ColonyName
from engine.goa.expedition import colonists_on, reveal
from engine.goa.state import Colony, State
from engine.goa.tasks import ColonyTile, Fill, Founding


def found(
    state: State, seat: int, colony: ColonyName, board: int, cards: int, *, spied: bool = False
) -> Iterator[Event]:
    """So many cards are revealed. `board`: what the development board gives."""
    need = state.data.colonies[colony].need
    shown = yield from reveal(state, cards)
    number = colonists_on(shown)
    yield events.Founding(seat, colony, need, board, shown, number)
    state.owe(Founding(seat, colony, need, board, shown, number, spied))


def settle_founding(state: State, task: Founding) -> Iterator[Event] | None:
    """What comes of it where nobody needs to be asked; None where the player is.

    Only the hand could tell whether a card for more colonists will be played: with any cards in it, the
    player is asked.
    """
    player = state.players[task.seat]
    if task.missing == 0:
        return succeed(state, task.seat, 0)
    if task.missing <= player.colonists + (state.data.uses.card_colonists if may_play(state, task) else 0):
        return None
    return fail(state, task.seat, on_purpose=False)


def likelihood(state: State, seat: int, cards: int, missing: int) -> int:
    """How likely so many revealed cards give as many colonists as are missing, in percent, for all that a
    player knows: any card may come that is not in their hand, nor has been shown since the pile was new.

    What is sure is 100, what can't be is 0, and nothing else is.
    """
    others = (player.hand for other, player in enumerate(state.players) if other != seat)
    unseen = [*state.pile, *chain.from_iterable(others)]
    if len(state.pile) < cards:  # the shuffled discards come, too
        unseen += state.discards
    cards = min(cards, len(unseen))
    numbers = Counter(colonists_on((card,)) for card in unseen)
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for number, there in numbers.items():
        further: Counter[tuple[int, int]] = Counter()
        for (drawn, total), count in ways.items():
            for more in range(min(there, cards - drawn) + 1):
                further[drawn + more, total + more * number] += count * comb(there, more)
        ways = further
    every = {total: count for (drawn, total), count in ways.items() if drawn == cards}
    good = sum(count for total, count in every.items() if total >= missing)
    if good in (0, sum(every.values())):
        return 100 if good else 0
    return min(99, max(1, round(100 * good / sum(every.values()))))


def may_play(state: State, task: Founding) -> bool:
    """Whether an expedition card may still be played, as far as everybody knows."""
    turn = state.turn
    return not task.spied and turn is not None and not turn.carded and bool(state.players[task.seat].hand)


def succeed(state: State, seat: int, colonists: int) -> Iterator[Event]:
    """Rules: "take a tile of my choice of that kind and fill its fields"."""
    task = state.finish()
    assert isinstance(task, Founding)
    state.give(seat, colonists=-colonists)
    yield events.Founded(seat, task.colony, colonists)
    state.owe(ColonyTile(seat, task.colony))


def fail(state: State, seat: int, *, on_purpose: bool) -> Iterator[Event]:
    """Rules: "Otherwise, also on purpose: 1 colonist from stock and nothing is spent." """
    task = state.finish()
    assert isinstance(task, Founding)
    yield events.Failed(seat, task.colony, int(on_purpose))
    state.give(seat, colonists=1)
    yield events.Gained(seat, "colonists", 1)


def take(state: State, seat: int, pair: str) -> Iterator[Event]:
    """The tile of a colony that is founded."""
    task = state.finish()
    assert isinstance(task, ColonyTile)
    left = list(state.colonies[task.colony])
    left.remove(pair)
    state.colonies = {**state.colonies, task.colony: tuple(left)}
    player = state.players[seat]
    colonies = sorted(
        (*player.colonies, Colony(task.colony, pair)), key=lambda each: COLONIES.index(each.name)
    )
    state.update(seat, replace(player, colonies=tuple(colonies)))
    if pair != "any":
        yield events.ColonyTaken(seat, task.colony, pair)
    state.owe(Fill(seat, task.colony, state.data.colonies[task.colony].fields))
