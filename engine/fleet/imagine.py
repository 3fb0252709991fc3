"""What a seat can't know, dealt anew: the cards of others, their captains, and what is still to be drawn.

Everybody begins with one card of each kind, and each draw brings cards from the pile as it was then. Some
of them were later seen to be paid, launched or discarded; others lie under captains' backs or are still
in a hand. Beginning with the truth, cards that the seat can't tell apart change places many times. Each
change leaves all that the seat has seen as it is.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.chance import Chance, Dice
from engine.core.event import Event
from engine.core.rules import Imagined
from engine.fleet import events
from engine.fleet.data import DRAWS, KINDS, LICENCES, MONEY, Card, Kind, Licence, sorted_cards
from engine.fleet.state import Boat, Player, State

NEVER = 1 << 30
DEALT = 0
"""The pile that the first cards are from: one of each kind for everybody, as all know."""


class Tracked:
    """A card that is, or has been, in a hand, or is in the pile."""

    __slots__ = ("boat", "entered", "kind", "left", "pile", "reason")

    def __init__(self, kind: Kind, entered: int, pile: int, reason: events.DrawReason | None = None) -> None:
        self.kind: Kind = kind
        self.entered = entered
        """The place in the log of the event that brought it to the hand."""
        self.pile = pile
        """By number: each reshuffle makes a new one."""
        self.reason = reason
        """Why it was drawn; None for the first ones, and for those in the pile."""
        self.left = NEVER
        """The place in the log of the event by which it left the hand."""
        self.boat = 0
        """On which it is the captain; 0 where it is none."""

    @property
    def in_hand(self) -> bool:
        return self.left == NEVER


class Memory:
    """The story of the cards as it truly was, of which all that a seat hasn't seen may be changed."""

    def __init__(self, state: State, log: Sequence[Event], seat: int | None, dice: Dice) -> None:
        self._log = log
        self._dice = dice
        self._unseen = [[Tracked(kind, -1, DEALT) for kind in KINDS] for _ in state.players]
        """By seat: the cards in its hand, and its captains."""
        self._seen: list[list[Tracked]] = [[] for _ in state.players]
        """By seat: those that all saw leave its hand."""
        self._drawn: dict[int, list[Tracked]] = {}
        """The cards of each draw, by its place in the log."""
        self._claims: list[list[tuple[int, int]]] = [[] for _ in state.players]
        """By seat: places in the log, and what its cards were seen to be worth there at the least."""
        self._crates = [0] * state.seats
        self._licences: list[list[Licence]] = [[] for _ in state.players]
        self._round_began = 0
        self._piles = 1
        for place, event in enumerate(log):
            self._retell(place, event)
        self.pile = [Tracked(kind, NEVER, self._piles) for kind in state.pile]
        self._others = [each for each in range(state.seats) if each != seat]
        self.hidden = [(each, card) for each in self._others for card in self._unseen[each]]
        """The cards of others that the seat can't see, with their owners."""
        self._alike: dict[int, list[tuple[int | None, Tracked]]] = {}
        """Cards that came from one pile, with their owners, by its number."""
        for owner, card in (*self.hidden, *((None, card) for card in self.pile)):
            if card.pile != DEALT:
                self._alike.setdefault(card.pile, []).append((owner, card))

    def hand(self, seat: int) -> tuple[Kind, ...]:
        return sorted_cards(card.kind for card in self._unseen[seat] if card.in_hand)

    def drawn(self, seat: int) -> tuple[Kind, ...]:
        """What the seat has drawn at the end of the round."""
        return sorted_cards(card.kind for card in self._unseen[seat] if self._is_new(card))

    def captains(self, seat: int) -> dict[int, Kind]:
        """The captains of a seat, by the numbers of their boats."""
        return {card.boat: card.kind for card in self._unseen[seat] if card.boat}

    def change(self) -> None:
        """Changes places of cards that the seat can't tell apart, unless what it knows contradicts that."""
        if not self.hidden:
            return
        owner, card = self._dice.one_of(self.hidden)
        if card.pile != DEALT:
            self._change_kind(owner, card)
        if card.boat:
            self._change_captain(owner, card)

    def story(self) -> list[Event]:
        """The log with the cards where they are thought to be now."""
        story = list(self._log)
        for place, cards in self._drawn.items():
            story[place] = replace(story[place], cards=sorted_cards(card.kind for card in cards))
        for seat in self._others:
            for card in self._unseen[seat]:
                if card.boat:
                    story[card.left] = replace(story[card.left], card=card.kind)
        return story

    def _change_kind(self, owner: int, card: Tracked) -> None:
        """The card is what another one from the same pile was, and that one what it was."""
        other_owner, other = self._dice.one_of(self._alike[card.pile])
        if card.kind == other.kind:
            return
        card.kind, other.kind = other.kind, card.kind
        if not (
            self._holds(owner, card.entered, card.left)
            and self._holds(other_owner, other.entered, other.left)
        ):
            card.kind, other.kind = other.kind, card.kind

    def _change_captain(self, owner: int, captain: Tracked) -> None:
        """The captain is another card that was in the hand then, and that one is where this one was."""
        held = [card for card in self._unseen[owner] if card.entered < captain.left <= card.left]
        card = self._dice.one_of(held)
        if captain.entered < card.left:
            first, last = sorted((captain.left, card.left))
            _exchange(captain, card)
            if captain.kind != card.kind and not self._holds(owner, first - 1, last):
                _exchange(captain, card)

    def _holds(self, seat: int | None, since: int, until: int) -> bool:
        """Whether the seat's hand was worth what it was seen to be between two places in the log; that of
        nobody always was."""
        claims = [] if seat is None else [each for each in self._claims[seat] if since < each[0] < until]
        if seat is None or not claims:
            return True
        held = [
            (card.entered, card.left, MONEY[card.kind]) for card in (*self._unseen[seat], *self._seen[seat])
        ]
        return all(
            sum([money for entered, left, money in held if entered < place < left]) >= worth
            for place, worth in claims
        )

    def _retell(self, place: int, event: Event) -> None:
        """Go on with one more event."""
        match event:
            case events.Drew(seat=seat, reason=reason, cards=cards):
                drawn = [Tracked(kind, place, self._piles, reason) for kind in cards or ()]
                self._drawn[place] = drawn
                self._unseen[seat] += drawn
            case events.Discarded(seat=seat, card=card):
                goes = DRAWS[self._licences[seat].count("tuna")].discard
                self._show(seat, card, place, new=goes == "drawn")
            case events.Paid(seat=seat, cards=cards, crates=crates):
                self._crates[seat] -= crates
                for card in cards:
                    self._show(seat, card, place)
            case events.Launched(seat=seat, kind=kind, due=due):
                self._claims[seat].append((place, due - self._crates[seat]))
                self._show(seat, kind, place)
            case events.Captained(seat=seat, boat=boat, card=card):
                assert card
                captain = self._one_of(seat, card)
                captain.left = place
                captain.boat = boat
            case events.Reshuffled():
                self._piles += 1
            case events.RoundBegan():
                self._round_began = place
            case _:
                self._retell_purse(place, event)

    def _retell_purse(self, place: int, event: Event) -> None:
        """What else than cards can be paid with, and what a hand must have been worth for a bid."""
        match event:
            case events.Opened(seat=seat, amount=amount) | events.Bid(seat=seat, amount=amount):
                besides = self._crates[seat] + self._licences[seat].count("shrimp")
                self._claims[seat].append((place, amount - besides))
            case events.Won(seat=seat, licence=licence):
                self._licences[seat].append(licence)
            case events.Processed(seat=seat, crates=crates):
                self._crates[seat] += crates
            case events.Traded(seat=seat):
                self._crates[seat] -= 1
            case _:
                pass

    def _show(self, seat: int, kind: Kind, place: int, *, new: bool = False) -> None:
        """A card leaves the hand before all eyes."""
        card = self._one_of(seat, kind, new=new)
        card.left = place
        self._unseen[seat].remove(card)
        self._seen[seat].append(card)

    def _one_of(self, seat: int, kind: Kind, *, new: bool = False) -> Tracked:
        """A card of that kind in the hand: any of them, or of those just drawn (`new`)."""
        return self._dice.one_of(
            [
                card
                for card in self._unseen[seat]
                if card.in_hand and card.kind == kind and (not new or self._is_new(card))
            ]
        )

    def _is_new(self, card: Tracked) -> bool:
        """Whether it was drawn at the end of this round, and is still there."""
        return card.in_hand and card.reason == "phase" and card.entered > self._round_began


def _exchange(one: Tracked, other: Tracked) -> None:
    """Each goes where the other went."""
    one.left, other.left = other.left, one.left
    one.boat, other.boat = other.boat, one.boat


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
    goes = DRAWS[player.licences.count("tuna")].discard
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
