"""Redeals what a seat can't know: the pile, and the cards in hand that only their holder has seen.

A player who had to discard had nothing to play, so their unseen cards don't include cards that could have
been played then.
"""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from engine.core.chance import Chance, Dice
from engine.core.event import Event
from engine.core.rules import Imagined
from engine.core.secrecy.dealing import deal
from engine.lubeck.data import Card, in_order, texts
from engine.lubeck.events import Dealt, Took
from engine.lubeck.state import Player, State


def imagine(state: State, log: Sequence[Event], seat: int | None, chance: Chance) -> Imagined[State]:
    """See `Rules.imagine`. After the end nothing is hidden, so only the seed changes."""
    if state.step == "over":
        return replace(state, chance=chance), lambda: list(log)
    dice = Dice(chance)
    players, pile = _dealt_anew(state, seat, dice)
    imagined = replace(state, chance=dice.chance, players=players, pile=pile)
    return imagined, partial(_retold, log, state.players, players)


def _dealt_anew(state: State, seat: int | None, dice: Dice) -> tuple[tuple[Player, ...], tuple[Card, ...]]:
    """Return all players and the pile."""
    players = list(state.players)
    others = [each for each, player in enumerate(players) if each != seat and player.secret]
    unseen = in_order([*state.pile, *(card for each in others for card in players[each].secret)])
    ruled_out = [players[each].ruled_out for each in others]
    nobody_lacks = tuple(range(len(others) + 1))
    receivers = dict.fromkeys(unseen, nobody_lacks)
    for card in receivers.keys() & set[Card]().union(*ruled_out):
        receivers[card] = (
            tuple(place for place in nobody_lacks[:-1] if card not in ruled_out[place]) + nobody_lacks[-1:]
        )
    room = (*(len(players[each].secret) for each in others), len(state.pile))
    *dealt, pile = deal(unseen, receivers.__getitem__, room, dice)
    for each, secret in zip(others, dealt, strict=True):
        players[each] = replace(players[each], secret=in_order(secret))
    return tuple(players), tuple(dice.shuffled(pile))


def _retold(log: Sequence[Event], true: Sequence[Player], imagined: Sequence[Player]) -> list[Event]:
    """Return the log as if these hands had been dealt: the hidden cards played since, and those still held
    unseen."""
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
