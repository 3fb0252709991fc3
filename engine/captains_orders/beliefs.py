"""Weights imagined worlds by how well sensible habits explain the moves seen.

Low cards make a captain and bring few points, so players mostly part with the lowest card they may. From each
group of imagined worlds, one is picked at random, weighted by its likelihood.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import cast

from engine.bots.observation import Observation
from engine.bots.search import worlds as imagined_worlds
from engine.captains_orders.events import Discarded, HandedOver, Obeyed, Ordered, Reordered, RoundBegan
from engine.captains_orders.imagine import UNSEEN_CARD_WEIGHTS
from engine.captains_orders.state import State
from engine.core.chance import Chance, Dice

ORDER_LIKELIHOODS = (1.0, 0.5, 0.3, 0.2)
"""Relative likelihood of ordering a card, by the number of lower ranks in the hand."""
REPLACE_CHANCE = 0.5
"""How often a player with a lower card replaces an order instead of obeying."""
MAX_WEIGHT = 1 << 32
"""Weight of the likeliest world in a group. Weights are whole numbers."""

Story = Sequence[tuple[Ordered | Reordered | HandedOver | Discarded, int]]
"""The cards that left hands, each with the rank of the order obeyed or replaced (0 if none)."""


def likely_worlds(observation: Observation, seed: str, tries: int) -> Iterator[State]:
    """Yield worlds as long as any can be imagined, each picked by likelihood from `tries` candidates."""
    story = cards_moved(observation)
    dice = Dice(Chance(f"{seed}/picks"))
    imagined = imagined_worlds(observation, seed)
    while group := [cast("State", world.state) for world in islice(imagined, tries)]:
        likely = [likelihood(world, story) for world in group]
        yield dice.one_of(group, [int(MAX_WEIGHT * each / max(likely)) for each in likely])


def cards_moved(observation: Observation) -> Story:
    """Return the story of the current round so far."""
    story: list[tuple[Ordered | Reordered | HandedOver | Discarded, int]] = []
    order = 0
    for event in observation.events(RoundBegan, Ordered, Reordered, HandedOver, Discarded):
        match event:
            case RoundBegan():
                story.clear()
            case Ordered(rank=order):
                story.append((event, 0))
            case Reordered(rank=order):
                story.append((event, event.former_rank))
            case Obeyed():
                story.append((event, order))
            case HandedOver() | Discarded():
                story.append((event, 0))
            case _:
                pass
    return story


def likelihood(world: State, story: Story) -> float:
    """The likelihood that sensible players make these moves in this world. Rewinds from the present hands."""
    hands = [list(hand) for hand in world.hands]
    given, discards = list(map(list, world.given)), list(map(list, world.discards))
    likely = 1.0
    for event, order in reversed(story):
        match event:
            case HandedOver():
                rank = given[event.seat].pop().rank
                hands[event.to_seat].remove(rank)
            case Discarded():
                rank = discards[event.seat].pop()
            case _:
                rank = event.rank
        hand = hands[event.seat]
        hand.append(rank)
        lower = {each for each in hand if each < rank}
        if isinstance(event, Ordered | Reordered):
            likely *= ORDER_LIKELIHOODS[min(len(lower), 3)]
            if order and max(hand) >= order:
                likely *= REPLACE_CHANCE
        else:
            fitting = {each for each in lower if each >= order}
            likely *= UNSEEN_CARD_WEIGHTS[min(len(fitting), 3)] / UNSEEN_CARD_WEIGHTS[0]
            if len(fitting) < len(lower):
                likely *= 1 - REPLACE_CHANCE
    return likely
