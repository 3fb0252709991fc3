"""What a seat can't know, dealt anew: which expedition cards the others hold, and those in the pile.

All else is open or follows from what was: money has gone from hand to hand for everybody to see, and so have
the tiles that lie face down now; cards go to the discards face up. What a new pile was made of is known, too:
a card in somebody's hand that was not in it has been drawn from an older one. So cards are dealt anew among
those places only to which they may have come from the same pile. When the others drew what they have shown
since is not known either.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.core.chance import Chance, Dice
from engine.core.event import Event
from engine.core.rules import Imagined
from engine.goa.events import Discarded, Drew, Played, Shuffled
from engine.goa.expedition import sorted_hand
from engine.goa.state import State


def imagine(state: State, log: Sequence[Event], seat: int | None, chance: Chance) -> Imagined[State]:
    """See Rules.imagine. Of a match that is over, only the seed is another: nothing is hidden any more."""
    if state.phase == "over":
        return replace(state, chance=chance), lambda: list(log)
    dice = Dice(chance)
    held = [card for other, player in enumerate(state.players) if other != seat for card in player.hand]
    now = _dealt_anew(state, held, dice)
    players = tuple(
        player if other == seat else replace(player, hand=sorted_hand(now[card] for card in player.hand))
        for other, player in enumerate(state.players)
    )
    hands = {other: player.hand for other, player in enumerate(players) if other != seat}
    pile = tuple(now[card] for card in state.pile)
    imagined = replace(state, chance=dice.chance, players=players, pile=pile)
    return imagined, lambda: _Retelling(log, seat, state.shuffled, dice).story(hands)


def _dealt_anew(state: State, held: Sequence[str], dice: Dice) -> dict[str, str]:
    """What each unseen card is in the imagined match."""
    places: dict[int, list[str]] = {len(state.shuffled): list(state.pile)}
    for card in held:
        places.setdefault(_pile_of(card, state.shuffled), []).append(card)
    now: dict[str, str] = {}
    for cards in places.values():
        now.update(zip(cards, dice.shuffled(cards), strict=True))
    return now


def _pile_of(card: str, shuffled: Sequence[Sequence[str]]) -> int:
    """The pile that a card which is in a hand was drawn from: 0 the first one, n the n-th new one."""
    return max((number for number, pile in enumerate(shuffled, 1) if card in pile), default=0)


class _Retelling:
    """The story with what the others may have drawn when: each card that they have shown since, or hold now,
    was one of those that they had drawn from its pile by then."""

    def __init__(
        self, log: Sequence[Event], seat: int | None, shuffled: Sequence[Sequence[str]], dice: Dice
    ) -> None:
        self._story = list(log)
        self._dice = dice
        self._piles: list[Sequence[str]] = []
        """The new ones so far."""
        self._open: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        """By player and pile: where in the story a card was drawn of which it isn't told yet what it was."""
        self._drawn: defaultdict[int, list[str]] = defaultdict(list)
        """What was drawn there."""
        for place, event in enumerate(log):
            match event:
                case Shuffled():
                    self._piles.append(shuffled[len(self._piles)])
                case Drew(seat=other, cards=cards) if other != seat:
                    for card in cards or ():
                        self._open[other, _pile_of(card, self._piles)].append(place)
                case Played(seat=other, card=card) if other != seat:
                    self._tell(other, card)
                case Discarded(seat=other, cards=cards) if other != seat:
                    for card in cards:
                        self._tell(other, card)
                case _:
                    pass

    def _tell(self, seat: int, card: str) -> None:
        """A card is in that player's hand."""
        places = self._open[seat, _pile_of(card, self._piles)]
        self._drawn[places.pop(self._dice.below(len(places)))].append(card)

    def story(self, hands: Mapping[int, Sequence[str]]) -> list[Event]:
        """`hands`: what the others hold now."""
        for seat, hand in hands.items():
            for card in hand:
                self._tell(seat, card)
        for place, cards in self._drawn.items():
            event = self._story[place]
            assert isinstance(event, Drew)
            self._story[place] = replace(event, cards=sorted_hand(cards))
        return self._story
