"""Founding colonies."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from math import comb

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.move import Move
from engine.core.question import Action, Choose, Number, Question
from engine.goa import events, moves, prompts, tasks
from engine.goa.cards import play_card
from engine.goa.data import COLONIES, ColonyName, effect_of
from engine.goa.expedition import colonists_on, reveal
from engine.goa.prompts import Closed, NoneLeft, Owned
from engine.goa.state import Colony, Decision, State, give


class FoundingByCard(Decision):
    """A founding with the card for a third reveal."""

    def ask(self, state: State, seat: int) -> Question:
        prompt = prompts.FoundScouts(state.brings(seat, "colony"), state.data.uses.scouts_cards)
        colony = Choose.open("colony", colony_obstacles(state, seat))
        return Question(prompt, (Action("found", (colony,)),))

    def play(self, state: State, seat: int, move: moves.Found) -> Iterator[Event]:
        state.finish(tasks.FoundScouts)
        board = state.brings(seat, "colony")
        yield from found(state, seat, move.colony, board, state.data.uses.scouts_cards)


class FoundingBySpy(Decision):
    """A founding with a spied marker."""

    def ask(self, state: State, seat: int) -> Question:
        owner = state.task(tasks.FoundSpy).owner
        board, cards = state.brings(owner, "colony"), state.data.uses.founding_cards
        colony = Choose.open("colony", colony_obstacles(state, seat))
        return Question(prompts.FoundSpy(board, cards, owner), (Action("found", (colony,)),))

    def play(self, state: State, seat: int, move: moves.Found) -> Iterator[Event]:
        board = state.brings(state.finish(tasks.FoundSpy).owner, "colony")
        yield from found(state, seat, move.colony, board, state.data.uses.founding_cards, spied=True)


class Founding(Decision):
    """How a founding ends, its cards being revealed.

    Only the hand could tell whether a card for more colonists will be played: with any cards in it, the
    player is asked.
    """

    plays_only_answer = False

    def pending(self, state: State) -> tuple[int, ...]:
        task = state.task(tasks.Founding)
        more = state.data.uses.card_colonists if _may_play(state, task) else 0
        is_open = 0 < task.missing <= state.players[task.seat].colonists + more
        return (task.seat,) if is_open else ()

    def ask(self, state: State, seat: int) -> Question:
        """Rules: "The 2 colonists card after the reveal of a founding." """
        task, player = state.task(tasks.Founding), state.players[seat]
        actions: list[Action] = []
        if task.missing <= player.colonists:
            actions.append(Action("recruit", (Number("number", task.missing, task.missing),)))
        if _may_play(state, task):
            cards = tuple(card for card in player.hand if effect_of(card) == "colonists")
            if cards:
                actions.append(Action("play", (Choose("card", cards),)))
        prompt = prompts.Founding(
            colony=task.colony,
            need=task.need,
            board=task.board,
            cards=task.cards,
            number=task.number,
            missing=task.missing,
            colonists=player.colonists,
        )
        return Question(prompt, (*actions, Action("abandon")))

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        match move:
            case moves.Recruit(number=number):
                yield from _succeed(state, seat, number)
            case moves.Play(card=card):
                yield from play_card(state, seat, card)
            case _:
                yield from _fail(state, seat, on_purpose=True)

    def follow(self, state: State) -> Iterator[Event]:
        task = state.task(tasks.Founding)
        if task.missing:
            yield from _fail(state, task.seat, on_purpose=False)
        else:
            yield from _succeed(state, task.seat, 0)

    def obvious(self, state: State, seat: int) -> bool:
        """Everyone can see that nobody holds a card for more colonists, if all of them have been shown."""
        unseen = chain(state.pile, *(player.hand for player in state.players))
        return all(effect_of(card) != "colonists" for card in unseen)


class TakingColony(Decision):
    """Rules: "take a tile of my choice of that kind and fill its fields"."""

    def ask(self, state: State, seat: int) -> Question:
        colony = state.task(tasks.ColonyTile).colony
        pairs = tuple(dict.fromkeys(state.colonies[colony]))
        return Question(prompts.ColonyTile(colony), (Action("take", (Choose("pair", pairs),)),))

    def play(self, state: State, seat: int, move: moves.Take) -> Iterator[Event]:
        name, pair = state.finish(tasks.ColonyTile).colony, move.pair
        left = list(state.colonies[name])
        left.remove(pair)
        state.colonies = {**state.colonies, name: tuple(left)}
        player = state.players[seat]
        colonies = sorted((*player.colonies, Colony(name, pair)), key=lambda each: COLONIES.index(each.name))
        state.update(seat, replace(player, colonies=tuple(colonies)))
        if pair != "any":
            yield events.ColonyTaken(seat, name, pair)
        state.owe(tasks.Fill(seat, name, state.data.colonies[name].fields))


def colony_obstacles(state: State, seat: int) -> dict[ColonyName, Closed | None]:
    """By colony, why a player may not found it; None if they may."""
    player, can_be_founded = state.players[seat], state.open_colonies(seat)
    return {
        colony: None if colony in can_be_founded else Owned() if player.has_colony(colony) else NoneLeft()
        for colony in COLONIES
    }


def found(
    state: State, seat: int, colony: ColonyName, board: int, cards: int, *, spied: bool = False
) -> Iterator[Event]:
    """So many cards are revealed. `board`: what the development board gives."""
    need = state.data.colonies[colony].need
    shown = yield from reveal(state, cards)
    number = colonists_on(shown)
    yield events.Founding(seat, colony, need, board, shown, number)
    state.owe(tasks.Founding(seat, colony, need, board, shown, number, spied))


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


def _may_play(state: State, task: tasks.Founding) -> bool:
    """Whether an expedition card may still be played, as far as everybody knows."""
    turn = state.turn
    return not task.spied and turn is not None and not turn.carded and bool(state.players[task.seat].hand)


def _succeed(state: State, seat: int, colonists: int) -> Iterator[Event]:
    task = state.finish(tasks.Founding)
    state.give(seat, colonists=-colonists)
    yield events.Founded(seat, task.colony, colonists)
    state.owe(tasks.ColonyTile(seat, task.colony))


def _fail(state: State, seat: int, *, on_purpose: bool) -> Iterator[Event]:
    """Rules: "Otherwise, also on purpose: 1 colonist from stock and nothing is spent." """
    task = state.finish(tasks.Founding)
    yield events.Failed(seat, task.colony, int(on_purpose))
    yield from give(state, seat, "colonists", 1)
