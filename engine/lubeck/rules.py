"""The rules: the set-up, the table of steps, the result, and imagined matches.

Quotations, here and in the other modules, are from the game's rules page.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from engine.core.chance import Chance, Dice
from engine.core.event import Event
from engine.core.rules import Choice, Imagined, Result, places
from engine.core.secrecy.dealing import deal
from engine.core.step import Steps
from engine.lubeck import events
from engine.lubeck.chart import chart_of
from engine.lubeck.data import CARDS_DEALT, PACKAGES, SHIPS, Card, in_order, texts
from engine.lubeck.events import Dealt, Took
from engine.lubeck.state import Player, Ship, State
from engine.lubeck.steps import Acting, NamingFirst, Taking, Withdrawing, begin_round


def start(
    seats: int, options: Mapping[str, Choice], chance: Chance, material: str | None
) -> tuple[State, list[Event]]:
    """Rules: "Merchant ships in the park: 4 / 5 / 6 with 3 / 4 / 5 players." "3 hand cards each, hidden. The
    compass (start player) goes to a random seat."

    The material is the text of a chart. Raises WrongMaterial.
    """
    compass, chance = chance.below(seats)
    cards, chance = chance.shuffled(chart_of(material).cards)
    hands = [in_order(cards[seat * CARDS_DEALT : (seat + 1) * CARDS_DEALT]) for seat in range(seats)]
    state = State(
        chance=chance,
        withdrawing=options["withdraw"] == "any",
        doubling_earlier=options["double"] == "all",
        compass=compass,
        players=tuple(Player(secret=hand) for hand in hands),
        ships=tuple(Ship(number) for number in range(1, SHIPS[seats] + 1)),
        pile=tuple(cards[seats * CARDS_DEALT :]),
        packages=((),) * PACKAGES[seats],
        material=material,
    )
    dealt = [events.Dealt(seat, texts(hand)) for seat, hand in enumerate(hands)]
    return state, [*dealt, *begin_round(state, compass)]


STEPS = Steps({"take": Taking(), "first": NamingFirst(), "act": Acting(), "withdraw": Withdrawing()})


def result(state: State) -> Result:
    """Rules: "The highest score wins, ties are shared. Scores may go below 0." """
    scores = dict(enumerate(state.scores))
    breakdown = {seat: player.tally.parts for seat, player in enumerate(state.players)}
    return Result(places(scores), scores, breakdown)


def imagine(state: State, log: Sequence[Event], seat: int | None, chance: Chance) -> Imagined[State]:
    """See `Rules.imagine`.

    Hidden are the pile, and the cards in hand that only their holder has seen. A player who had to discard
    had nothing to play, so their unseen cards don't include cards that could have been played then.
    """
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
