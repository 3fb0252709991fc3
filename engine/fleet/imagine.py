"""What a seat can't know, dealt anew: the cards of others, their captains, and what is still to be drawn.

Beginning with the truth, cards that the seat can't tell apart change places many times: each change leaves
all that it knows as it is, so that everything it has seen could have come about with them (see `memory`).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.chance import Chance, Dice
from engine.event import Event
from engine.fleet.data import DRAWS, LICENCES, Card, Licence
from engine.fleet.memory import Memory
from engine.fleet.state import Boat, Player, State
from engine.rules import Imagined

CHANGES = 4
"""Changes of place tried for each hidden card."""


def imagine(state: State, log: Sequence[Event], seat: int | None, chance: Chance) -> Imagined[State]:
    """See Rules.imagine. Of a match that is over, only the seed is another: nothing is hidden any more."""
    if state.phase == "over":
        return replace(state, chance=chance), lambda: list(log)
    dice = Dice(chance)
    memory = Memory(state, log, seat, dice)
    for _ in range(CHANGES * len(memory.hidden)):
        memory.change()
    licence_pile, removed = _licences(state, dice)
    imagined = replace(
        state,
        chance=dice.chance,
        players=tuple(
            player if each == seat else _player(player, each, memory)
            for each, player in enumerate(state.players)
        ),
        pile=tuple(dice.shuffled([card.kind for card in memory.pile])),
        licence_pile=licence_pile,
        removed=removed,
        choices=tuple(
            choice if each == seat or not choice else _choice(state.players[each], each, memory)
            for each, choice in enumerate(state.choices)
        ),
    )
    return imagined, memory.story


def _player(player: Player, seat: int, memory: Memory) -> Player:
    """The player with the hand and the captains that the seat is now thought to have."""
    captains = memory.captains(seat)
    return replace(
        player,
        hand=memory.hand(seat),
        boats=tuple(
            Boat(boat.kind, captains.get(number), boat.crates) for number, boat in enumerate(player.boats, 1)
        ),
    )


def _choice(player: Player, seat: int, memory: Memory) -> tuple[Card, ...]:
    """What a seat that still owes a discard chooses it from."""
    goes = DRAWS[player.copies("tuna")].discard
    return memory.hand(seat) if goes == "any" else memory.drawn(seat)


def _licences(state: State, dice: Dice) -> tuple[tuple[Licence, ...], tuple[Licence, ...]]:
    """The pile and what was set aside. The rules tell the class of those on top, and how many of each class
    were set aside."""
    unseen = dice.shuffled(state.licence_pile + state.removed)
    standard: list[Licence] = [licence for licence in unseen if not LICENCES[licence].premium]
    premium: list[Licence] = [licence for licence in unseen if LICENCES[licence].premium]
    removed_premium = sum(LICENCES[licence].premium for licence in state.removed)
    removed_standard = len(state.removed) - removed_premium
    removed = standard[:removed_standard] + premium[:removed_premium]
    below = removed_standard + state.top
    rest = dice.shuffled(standard[below:] + premium[removed_premium:])
    top = standard[removed_standard:below]
    return tuple(rest + top), tuple(removed)
