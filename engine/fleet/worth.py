"""What things are worth to a player, by rules of thumb: points at the end, as far as one can foresee it."""

from collections.abc import Collection

from engine.fleet.data import (
    BOATS,
    COLLECTIONS,
    CRATES_A_POINT,
    FULL,
    LICENCES,
    MOST_BONUS,
    Card,
    Kind,
    Licence,
)
from engine.fleet.scoring import different
from engine.fleet.state import State

SOLD = 0.75
"""Licences that each player buys in a round, in the mean."""
CARD = 1.5
"""Points that a card brings who has time to use it, as a boat, as a captain, or for a dollar or two."""
TIME = 4
"""Rounds in which a card brings that much."""
DOLLARS = 2
"""Of a card, in the mean."""
HELD = 1.6
"""Points that a card in the hand brings more if it may be launched."""
DRAWN = 0.025
"""Points a round, for each card of a kind in the game, of being allowed to launch that kind too."""


class Prospects:
    """What a seat may expect of the rest of the match."""

    def __init__(self, table: State, seat: int) -> None:
        self._table = table
        self._player = table.players[seat]
        self.later = self._rounds_later()
        """Rounds to come after this one."""
        self.card = CARD * min(1, (self.later + 1) / TIME)
        self.dollar = self.card / DOLLARS
        self.allowed = self._player.allowed

    def _rounds_later(self) -> int:
        """Licences or crates run out, whichever comes first."""
        table = self._table
        if table.last_round:
            return 0
        sold = SOLD * table.seats
        by_licences = (table.licences_left - (sold if table.phase == "auction" else 0)) / sold + 1
        by_crates = table.supply / (0.7 * sum([len(player.boats) for player in table.players]) + table.seats)
        return max(0, round(min(by_licences, by_crates)))

    def licence(self, licence: Licence) -> float:
        """Points that one more licence of that kind brings."""
        points = LICENCES[licence].points + self._boats(licence)
        return points + (self._bonus(licence) if LICENCES[licence].premium else self._effect(licence))

    def _boats(self, licence: Licence) -> float:
        """Of being allowed to launch another kind of boat."""
        kind = LICENCES[licence].boat
        if kind is None or kind in self.allowed:
            return 0
        rounds = self.later + 1
        held = self._player.hand.count(kind)
        if not self.allowed:
            return min(rounds, 4) * 1.5 + HELD * held
        return DRAWN * BOATS[kind].cards * rounds + HELD * min(held, rounds)

    def _effect(self, licence: Licence) -> float:
        """Of what so many more of a standard licence give in each round to come."""
        owned = self._player.licences.count(licence)
        rounds, later = self.later + 1, self.later
        match licence:
            case "shrimp":
                return (rounds * (0.9, 0.5, 0.2, 0.1)[owned] + later * 0.7) * self.dollar
            case "cod":
                launching = min(1, 0.2 + 0.15 * len(self.allowed | {"cod"}))
                return rounds * (launching * self.card + (0.4 if not owned else 0))
            case "lobster":
                return rounds * ((1.0, 0.4, 0, 0)[owned] * self.card + (0.3 if not owned else 0))
            case "tuna":
                return later * (1.0, 0.4, 0.8, 0.3)[owned] * self.card
            case _:
                return later * (0.6 * self.card + (0.4 if not owned else 0))

    def _bonus(self, licence: Licence) -> float:
        """Of a premium licence, at the end."""
        boats = len(self._player.boats) + 0.8 * (self.later + 1)
        crates = sum(min(FULL, boat.crates + self.later) for boat in self._player.boats) + self.later
        match licence:
            case "crab-captains":
                return min(MOST_BONUS, boats)
            case "crab-crates":
                return min(MOST_BONUS, crates / CRATES_A_POINT)
            case "crab-licences":
                kinds = different((*self._player.licences, licence))
                return COLLECTIONS[min(len(COLLECTIONS) - 1, kinds + round(0.5 * self.later))]
            case _:
                return 0

    def boat(self, kind: Kind) -> float:
        """Points that a boat brings by being launched now, if it has a captain at once."""
        return BOATS[kind].points + min(FULL, self.later + 1)


def keeping(card: Card, allowed: Collection[Kind]) -> tuple[bool, int, int]:
    """By which cards are kept in the hand: those that one may launch, then those that pay best."""
    return card in allowed, BOATS[card].money, BOATS[card].points
