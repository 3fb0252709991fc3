"""What a seat can't know, dealt anew: which expedition cards the others hold, and those in the pile.

All else is open or follows from what was: money has gone from hand to hand for everybody to see, and so have
the tiles that lie face down now; cards go to the discards face up. What a new pile was made of is known, too:
a card in somebody's hand that was not in it has been drawn from an older one. So cards are dealt anew among
those places only to which they may have come from the same pile.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.chance import Chance, Dice
from engine.event import Event
from engine.goa.events import Drew
from engine.goa.expedition import sorted_hand
from engine.goa.state import State


def imagine(
    state: State, log: Sequence[Event], seat: int | None, chance: Chance
) -> tuple[State, list[Event]]:
    """See Rules.imagine. Of a match that is over, only the seed is another: nothing is hidden any more."""
    if state.phase == "over":
        return replace(state, chance=chance), list(log)
    dice = Dice(chance)
    held = [card for other, player in enumerate(state.players) if other != seat for card in player.hand]
    now = _dealt_anew(state, held, dice)
    players = tuple(
        player if other == seat else replace(player, hand=sorted_hand(now[card] for card in player.hand))
        for other, player in enumerate(state.players)
    )
    pile = tuple(now[card] for card in state.pile)
    imagined = replace(state, chance=dice.chance, players=players, pile=pile)
    return imagined, _retold(log, held, now)


def _dealt_anew(state: State, held: Sequence[str], dice: Dice) -> dict[str, str]:
    """What each unseen card is in the imagined match."""
    places: dict[int, list[str]] = {len(state.shuffled): list(state.pile)}
    for card in held:
        drawn_from = max((n for n, pile in enumerate(state.shuffled, 1) if card in pile), default=0)
        places.setdefault(drawn_from, []).append(card)
    now: dict[str, str] = {}
    for cards in places.values():
        now.update(zip(cards, dice.shuffled(cards), strict=True))
    return now


def _retold(log: Sequence[Event], held: Sequence[str], now: dict[str, str]) -> list[Event]:
    """The story with what the others drew last, as far as they still hold it."""
    story = list(log)
    left = set(held)
    for place in range(len(story) - 1, -1, -1):
        if not left:
            break
        event = story[place]
        if isinstance(event, Drew) and event.cards and left.intersection(event.cards):
            drawn = sorted_hand(now[card] if card in left else card for card in event.cards)
            left.difference_update(event.cards)
            story[place] = replace(event, cards=drawn)
    return story
