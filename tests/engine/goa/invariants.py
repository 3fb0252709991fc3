"""Invariants of every position of Goa."""

from collections import Counter
from itertools import chain
from typing import cast

from engine import Match
from engine.goa import events
from engine.goa.data import BLUE, CELL_NUMBERS, COLONIES, DUTY, IMMEDIATE, LAST_ROW, PLANTATIONS
from engine.goa.questions import Drop
from engine.goa.state import MAX_PLANTATIONS, ROUNDS, State
from tests.engine.states import log_of, state_of


def check(match: Match) -> None:
    state = cast("State", state_of(match))
    _expedition_cards_are_conserved(state)
    _colonies_are_conserved(state)
    _tiles_are_never_more_than_there_are(state)
    _spices_lie_on_matching_fields(state)
    _nobody_owes_more_than_they_have(state)
    _the_story_pays(match, state)


def _expedition_cards_are_conserved(state: State) -> None:
    """All 30 cards are in a hand, in the pile or discarded."""
    hands = chain(*(player.hand for player in state.players))
    assert Counter([*hands, *state.pile, *state.discards]) == Counter(list(state.data.cards))


def _colonies_are_conserved(state: State) -> None:
    """Quilon 5, Cochin 4, Madras 5, Calicut 4, and one of each kind a player."""
    for colony, number in zip(COLONIES, (5, 4, 5, 4), strict=True):
        owned = [own.pair for player in state.players for own in player.colonies if own.name == colony]
        assert len(owned) + len(state.colonies[colony]) == number
        assert Counter([*owned, *state.colonies[colony]]) == Counter(state.data.colony_tiles(colony))
    for player in state.players:
        assert len({colony.name for colony in player.colonies}) == len(player.colonies)


def _tiles_are_never_more_than_there_are(state: State) -> None:
    counts = Counter(tile for tile in state.grid if tile)
    counts.update(state.data.part("a") if state.part == "b" else ())
    for player in state.players:
        counts.update(plantation.tile for plantation in player.plantations)
        counts.update(tool.tile for tool in player.tools if tool.tile in (DUTY, *BLUE))
        assert not any(tool.tile in IMMEDIATE for tool in player.tools)
    there = Counter(state.data.part("a") + state.data.part("b"))
    there.update(state.data.part("a") if state.part == "b" else ())
    assert all(counts[tile] <= there[tile] for tile in (*PLANTATIONS, DUTY, *BLUE))
    assert len(state.grid) == len(CELL_NUMBERS)


def _spices_lie_on_matching_fields(state: State) -> None:
    dropping = {task.seat for task in state.tasks if isinstance(task.prompt, Drop)}
    for seat, player in enumerate(state.players):
        assert len(player.plantations) <= MAX_PLANTATIONS + (seat in dropping)
        assert all(0 <= plantation.spices <= plantation.size for plantation in player.plantations)
        for colony in player.colonies:
            assert len(colony.spices) <= state.data.colonies[colony.name].fields
            assert colony.pair == "any" or set(colony.spices) <= set(colony.pair.split("-"))


def _nobody_owes_more_than_they_have(state: State) -> None:
    for player in state.players:
        assert min(player.money, player.ships, player.colonists, player.actions) >= 0
        assert all(1 <= row <= LAST_ROW for row in player.rows)
    assert 1 <= state.round <= ROUNDS


def _the_story_pays(match: Match, state: State) -> None:
    """The events add up to each player's money, ships, colonists and extra actions."""
    start = state.data.start
    had = {
        "ducats": [start.ducats] * state.seats,
        "ships": [start.ships] * state.seats,
        "colonists": [start.colonists] * state.seats,
        "actions": [0] * state.seats,
    }
    for event in log_of(match):
        match event:
            case events.FlagDrawn():
                had["ducats"][event.seat] += start.ducats_first - start.ducats
            case events.Gained() if event.goods in had:
                had[event.goods][event.seat] += event.number
            case events.ShipsBuilt():
                had["ships"][event.seat] += event.number
            case events.TaxesRaised():
                had["ducats"][event.seat] += event.number
            case events.Bought():
                had["ducats"][event.seat] -= event.price
            case events.Sold():
                had["ducats"][event.seat] -= event.price
                had["ducats"][event.auctioneer_seat] += event.price
            case events.SpicesSold():
                had["ducats"][event.seat] += event.ducats
            case events.Progressed():
                had["ships"][event.seat] -= event.ships
                had["ducats"][event.seat] -= event.ducats
            case events.Founded():
                had["colonists"][event.seat] -= event.number
            case events.ExtraPlayed():
                had["actions"][event.seat] -= 1
            case _:
                pass
    players = state.players
    assert had["ducats"] == [player.money for player in players]
    assert had["ships"] == [player.ships for player in players]
    assert had["colonists"] == [player.colonists for player in players]
    assert had["actions"] == [player.actions for player in players]
