"""What a seat can't know, dealt anew: the cards in hand that nobody but their holder has seen, and the pile.

Who had to discard had nothing to play: what could have been played then is not among their unseen cards.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.chance import Chance, Dice
from engine.event import Event
from engine.lubeck.data import Card, in_order, texts
from engine.lubeck.events import Dealt, Took
from engine.lubeck.state import Player, State

ATTEMPTS = 20


def imagine(
    state: State, log: Sequence[Event], seat: int | None, chance: Chance
) -> tuple[State, list[Event]]:
    """See Rules.imagine. Of a match that is over, only the seed is another: nothing is hidden any more."""
    if state.step == "over":
        return replace(state, chance=chance), list(log)
    dice = Dice(chance)
    players, pile = _dealt_anew(state, seat, dice)
    imagined = replace(state, chance=dice.chance, players=players, pile=pile)
    return imagined, _retold(log, state.players, players)


def _dealt_anew(state: State, seat: int | None, dice: Dice) -> tuple[tuple[Player, ...], tuple[Card, ...]]:
    """All players, and the pile. Seldom, where little is possible, chance may find no way to deal: then all
    hold what they truly hold."""
    others = [each for each, player in enumerate(state.players) if each != seat and player.secret]
    unseen = [*state.pile, *(card for each in others for card in state.players[each].secret)]
    for _ in range(ATTEMPTS):
        left = dice.shuffled(unseen)
        players = list(state.players)
        for each in others:
            player = players[each]
            fitting = [card for card in left if card not in player.ruled_out][: len(player.secret)]
            if len(fitting) < len(player.secret):
                break
            for card in fitting:
                left.remove(card)
            players[each] = replace(player, secret=tuple(fitting))
        else:
            return tuple(players), tuple(left)
    return state.players, tuple(dice.shuffled(state.pile))


def _retold(log: Sequence[Event], true: Sequence[Player], imagined: Sequence[Player]) -> list[Event]:
    """The story with the cards as they were dealt then: those played since, and those held unseen now."""
    story = list(log)
    for place, event in enumerate(story):
        match event:
            case Dealt(seat=seat, cards=cards) if seat is not None and cards is not None:
                was, now = true[seat], imagined[seat]
                if was is now:
                    continue
                dealt = [Card.read(text) for text in cards]
                for card in was.secret:
                    dealt.remove(card)
                story[place] = replace(event, cards=texts(in_order([*dealt, *now.secret])))
            case Took():
                break
            case _:
                pass
    return story
