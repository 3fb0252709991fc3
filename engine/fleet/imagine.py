"""Redeals what a seat can't know: the others' cards and captains, and what is still to be drawn.

Each player begins with one card of each kind, and each draw takes cards from the pile of that time. Some of
them were later seen to be paid, launched or discarded. The others are face-down captains or still in a hand.

The first deal depends only on what the seat knows: each card that left a hand was there at the time, and the
unknown cards of each pile can be anywhere. Starting from the truth would favour it. Then cards that the seat
can't tell apart swap places many times, as long as that doesn't contradict what the seat saw.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.chance import Chance, Dice
from engine.core.errors import NoWorldFound
from engine.core.event import Event
from engine.core.rules import Imagined
from engine.fleet import events
from engine.fleet.auction import licences_dealt_anew
from engine.fleet.data import DRAWS, KINDS, MONEY, Card, Kind, Licence, sorted_cards
from engine.fleet.state import Boat, Player, State

NEVER = 1 << 30
DEAL = 0
"""Pile number of the first cards: one of each kind for every player, as everyone knows."""
SWAPS_PER_CARD, MIN_SWAPS = 4, 100
"""Number of swaps tried per hidden card, in all at least so many. With fewer, the first deal shows: it isn't
as likely as it should be."""
MAX_FIRST_DEALS = 200
MAX_REPAIRS = 20
"""Maximum number of rounds of swaps to get all bids covered."""

Span = tuple[int | None, int, int]
"""A seat, or None for the pile, and two indices in the log."""


class Tracked:
    """A card that is or was in a hand, or is in the pile."""

    __slots__ = ("boat", "entered", "kind", "left", "pile", "reason")
    kind: Kind
    """The card's kind, unset until the card is dealt."""

    def __init__(self, entered: int, pile: int, reason: events.DrawReason | None = None) -> None:
        self.entered = entered
        """Index in the log of the event that brought the card to the hand."""
        self.pile = pile
        """Number of the draw pile that the card came from. Each reshuffle creates a new pile."""
        self.reason = reason
        """Why the card was drawn; None for the first cards and those in the pile."""
        self.left = NEVER
        """Index in the log of the event by which the card left the hand."""
        self.boat = 0
        """Number of the boat that the card captains; 0 if none."""

    @property
    def in_hand(self) -> bool:
        return self.left == NEVER


class Departure(NamedTuple):
    """A card that left a hand."""

    place: int
    """Index of the departure in the log."""
    cards: tuple[Tracked, ...]
    """The cards of which one left the hand."""
    kind: Kind | None = None
    """The card's kind; None for a captain, which nobody else saw."""
    boat: int = 0
    is_new: bool = False
    """Whether the departed card was one of those just drawn."""


class Memory:
    """A history of the cards that the seat can't tell from the true one."""

    def __init__(self, state: State, log: Sequence[Event], seat: int | None, dice: Dice) -> None:
        self._log = log
        self._dice = dice
        self._others = [each for each in range(state.seats) if each != seat]
        self._cards = [[Tracked(-1, DEAL) for _ in KINDS] for _ in state.players]
        """Every card that each seat ever held. The first ones are in the order of their kinds."""
        self._departures: list[list[Departure]] = [[] for _ in state.players]
        self._unknown: dict[int, list[Kind]] = {1: []}
        """The kinds of the cards that the seat didn't draw itself, by pile."""
        self._claims: list[list[tuple[int, int]]] = [[] for _ in state.players]
        """Indices in the log and the minimum money value of the seat's cards at that point, by seat."""
        self._crates = [0] * state.seats
        self._licences: list[list[Licence]] = [[] for _ in state.players]
        self._round_began = 0
        for place, event in enumerate(log):
            self._retell(place, event)
        self._unknown[len(self._unknown)] += state.pile
        self.pile = [Tracked(NEVER, len(self._unknown)) for _ in state.pile]
        self._origins = [[(c, c.entered, c.pile, c.reason) for c in cards] for cards in self._cards]
        self._hidden: list[tuple[int, Tracked]]
        """Cards of other players that the seat can't see, with their owners. `_unseen` has them by seat."""
        self._unseen: dict[int, list[Tracked]]
        self._movable: dict[int, list[Tracked]]
        """Cards whose time of drawing is unknown, by seat."""
        self._alike: dict[int, list[tuple[int | None, Tracked]]]
        """Interchangeable cards with their owners, by pile."""
        if not any(self._deal() and self._is_mixed() for _ in range(MAX_FIRST_DEALS)):
            raise NoWorldFound

    def hand(self, seat: int) -> tuple[Kind, ...]:
        return sorted_cards(card.kind for card in self._cards[seat] if card.in_hand)

    def drawn(self, seat: int) -> tuple[Kind, ...]:
        """The cards that the seat drew at the end of the round."""
        return sorted_cards(card.kind for card in self._cards[seat] if self._is_new(card))

    def captains(self, seat: int) -> dict[int, Kind]:
        """The seat's captains, by boat number."""
        return {card.boat: card.kind for card in self._cards[seat] if card.boat}

    def story(self) -> list[Event]:
        """Return the log with the cards as now assumed."""
        story = list(self._log)
        for seat in self._others:
            drawn: dict[int, list[Kind]] = {}
            for card in self._cards[seat]:
                if card.pile != DEAL:
                    drawn.setdefault(card.entered, []).append(card.kind)
            for place, kinds in drawn.items():
                story[place] = replace(story[place], cards=sorted_cards(kinds))
            for card in self._cards[seat]:
                if card.boat:
                    story[card.left] = replace(story[card.left], card=card.kind)
        return story

    def _deal(self) -> bool:
        """Deal all cards that the seat can't see. Returns whether each pile has those that came from it."""
        left = {pile: Counter(kinds) for pile, kinds in self._unknown.items()}
        unknown = {pile: list[Tracked]() for pile in self._unknown}
        for seat in self._dice.shuffled(self._others):
            for card, place, number, reason in self._origins[seat]:
                card.entered, card.pile, card.reason = place, number, reason
            for card, kind in zip(self._cards[seat], KINDS, strict=False):
                card.kind = kind
            gone = self._gone(self._departures[seat], left)
            if gone is None:
                return False
            for card in self._cards[seat]:
                departure = gone.get(card)
                card.left, card.boat = (departure.place, departure.boat) if departure else (NEVER, 0)
                if departure and departure.kind:
                    card.kind = departure.kind
                elif card.pile != DEAL:
                    unknown[card.pile].append(card)
        unknown[len(unknown)] += self.pile
        if any(count < 0 for kinds in left.values() for count in kinds.values()):
            return False
        for pile, cards in unknown.items():
            kinds = self._dice.shuffled(sorted(left[pile].elements()))
            for card, kind in zip(cards, kinds, strict=True):
                card.kind = kind
        return True

    def _gone(
        self, departures: Sequence[Departure], left: Mapping[int, Counter[Kind]]
    ) -> dict[Tracked, Departure] | None:
        """Choose the card that left at each departure. If its kind was seen, prefer a card from the deal.

        `left` counts the cards of each pile that the others don't have. Returns None if these are too few.
        """
        gone: dict[Tracked, Departure] = {}

        def fits(card: Tracked, kind: Kind | None) -> bool:
            return not kind or (card.kind == kind if card.pile == DEAL else left[card.pile][kind] > 0)

        def put(card: Tracked, departure: Departure | None) -> Departure | None:
            """Let the card leave at this departure, and return the one at which it left before."""
            before = gone.pop(card, None)
            if departure:
                gone[card] = departure
            for each, change in ((before, 1), (departure, -1)):
                if each and each.kind and card.pile != DEAL:
                    left[card.pile][each.kind] += change
            return before

        def found(departure: Departure, tried: set[Tracked]) -> bool:
            kind = departure.kind
            free = [card for card in departure.cards if card not in gone]
            if kind:
                first = [card for card in free if card.pile == DEAL and card.kind == kind]
                free = first or [card for card in free if fits(card, kind)]
            cards = [self._dice.one_of(free)] if free else self._dice.shuffled(departure.cards)
            for card in (each for each in cards if each not in tried):
                # The card that left before is free for its own kind while it looks for another one.
                before = put(card, None)
                if fits(card, kind):
                    tried.add(card)
                    put(card, departure)
                    if not before or found(before, tried):
                        return True
                put(card, before)
            return False

        seen_first = sorted(departures, key=lambda each: not each.kind)
        return gone if all(found(departure, set()) for departure in seen_first) else None

    def _is_mixed(self) -> bool:
        """Mix the dealt cards by swaps. Returns whether all bids are covered in the end."""
        self._list_hidden()
        swaps = max(MIN_SWAPS, SWAPS_PER_CARD * len(self._hidden)) if self._hidden else 0
        for _ in range(MAX_REPAIRS):
            for _ in range(swaps):
                self._change()
            if not self._lacks(*((seat, -2, NEVER) for seat in self._others)):
                return True
        return False

    def _list_hidden(self) -> None:
        """List the cards that may be swapped."""
        self._hidden, self._unseen, self._movable = [], {}, {}
        self._alike = {pile: [] for pile in (DEAL, *self._unknown)}
        for seat in self._others:
            seen = {each.place: each.is_new for each in self._departures[seat] if each.kind}
            self._movable[seat] = [card for card in self._cards[seat] if not seen.get(card.left)]
            self._unseen[seat] = [card for card in self._cards[seat] if card.left not in seen]
            self._hidden += ((seat, card) for card in self._unseen[seat])
        for owner, card in (*self._hidden, *((None, card) for card in self.pile)):
            self._alike[card.pile].append((owner, card))

    def _change(self) -> None:
        """Try random swaps of cards that the seat can't tell apart; undo those that make a bid unpayable."""
        owner, card = self._dice.one_of(self._hidden)
        if card.pile != DEAL:
            self._change_kind(owner, card)
        if card.boat:
            self._change_captain(owner, card)
        self._change_draws(owner)

    def _change_kind(self, owner: int, card: Tracked) -> None:
        """Swap the kinds of this card and another one from the same pile."""
        other_owner, other = self._dice.one_of(self._alike[card.pile])
        if card.kind != other.kind:
            spans = (owner, card.entered, card.left), (other_owner, other.entered, other.left)
            self._try(lambda: _exchange_kinds(card, other), *spans)

    def _change_captain(self, owner: int, captain: Tracked) -> None:
        """Swap the captain with another card that was in the hand then."""
        left = captain.left
        card = self._dice.one_of([card for card in self._unseen[owner] if card.entered < left <= card.left])
        if card is not captain:
            self._try(lambda: _exchange(captain, card), (owner, left - 1, card.left))

    def _change_draws(self, owner: int) -> None:
        """Swap the times at which two of the owner's cards were drawn."""
        one, other = self._dice.one_of(self._movable[owner]), self._dice.one_of(self._movable[owner])
        if one.entered == other.entered or (one.pile != other.pile and one.kind != other.kind):
            return
        if one.entered < other.left and other.entered < one.left:
            span = (owner, min(one.entered, other.entered), max(one.entered, other.entered))
            self._try(lambda: self._exchange_draws(owner, one, other), span)

    def _try(self, swap: Callable[[], None], *spans: Span) -> None:
        """Swap unless hands are then worth less for the bids seen. Swapping twice changes nothing."""
        swap()
        if lacks := self._lacks(*spans):
            swap()
            if lacks <= self._lacks(*spans):
                swap()

    def _exchange_draws(self, owner: int, one: Tracked, other: Tracked) -> None:
        for card, pile in ((one, other.pile), (other, one.pile)):
            if one.pile != other.pile and card in self._unseen[owner]:
                self._alike[card.pile].remove((owner, card))
                self._alike[pile].append((owner, card))
        one.entered, other.entered = other.entered, one.entered
        one.pile, other.pile = other.pile, one.pile
        one.reason, other.reason = other.reason, one.reason

    def _lacks(self, *spans: Span) -> int:
        """The total by which hands were worth too little for the bids seen between two points in the log."""
        lacks = 0
        for seat, since, until in spans:
            cards, claims = ([], []) if seat is None else (self._cards[seat], self._claims[seat])
            for place, worth in claims:
                if since < place < until:
                    held = [MONEY[card.kind] for card in cards if card.entered < place < card.left]
                    lacks += max(0, worth - sum(held))
        return lacks

    def _retell(self, place: int, event: Event) -> None:
        """Update the memory by one event of the log."""
        match event:
            case events.Drew(seat=seat, reason=reason, count=count, cards=cards):
                pile = len(self._unknown)
                if seat in self._others:
                    self._cards[seat] += [Tracked(place, pile, reason) for _ in range(count)]
                    self._unknown[pile] += cards or ()
            case events.Discarded(seat=seat, card=card):
                goes = DRAWS[self._licences[seat].count("tuna")].discard
                self._leaves(seat, place, card, is_new=goes == "drawn")
            case events.Paid(seat=seat, cards=cards, crates=crates):
                self._crates[seat] -= crates
                for card in cards:
                    self._leaves(seat, place, card)
            case events.Launched(seat=seat, kind=kind, due=due):
                self._leaves(seat, place, kind)
                self._claim(seat, place, due - self._crates[seat])
            case events.Captained(seat=seat, boat=boat):
                self._leaves(seat, place, boat=boat)
            case events.Reshuffled():
                self._unknown[len(self._unknown) + 1] = []
            case events.RoundBegan():
                self._round_began = place
            case _:
                self._retell_purse(place, event)

    def _retell_purse(self, place: int, event: Event) -> None:
        """Track crates and licences, and what a hand must have been worth for a bid."""
        match event:
            case events.Opened(seat=seat, amount=amount) | events.Bid(seat=seat, amount=amount):
                besides = self._crates[seat] + self._licences[seat].count("shrimp")
                self._claim(seat, place, amount - besides)
            case events.Won(seat=seat, licence=licence):
                self._licences[seat].append(licence)
            case events.Processed(seat=seat, crates=crates):
                self._crates[seat] += crates
            case events.Traded(seat=seat):
                self._crates[seat] -= 1
            case _:
                pass

    def _claim(self, seat: int, place: int, worth: int) -> None:
        """Record what the hand must have been worth, unless any cards would do: each is worth 1 or more."""
        if worth > len(self._cards[seat]) - len(self._departures[seat]):
            self._claims[seat].append((place, worth))

    def _leaves(
        self, seat: int, place: int, kind: Kind | None = None, *, boat: int = 0, is_new: bool = False
    ) -> None:
        """Record that a card left the hand, unseen if `kind` is None."""
        if seat in self._others:
            cards = [card for card in self._cards[seat] if not is_new or self._is_new(card)]
            self._departures[seat].append(Departure(place, tuple(cards), kind, boat, is_new))

    def _is_new(self, card: Tracked) -> bool:
        """Whether the card was drawn at the end of this round and is still in the hand."""
        return card.in_hand and card.reason == "phase" and card.entered > self._round_began


def _exchange_kinds(one: Tracked, other: Tracked) -> None:
    one.kind, other.kind = other.kind, one.kind


def _exchange(one: Tracked, other: Tracked) -> None:
    """Swap where two cards went."""
    one.left, other.left = other.left, one.left
    one.boat, other.boat = other.boat, one.boat


def imagine(state: State, log: Sequence[Event], seat: int | None, chance: Chance) -> Imagined[State]:
    """See `Rules.imagine`. After the end nothing is hidden, so only the seed changes."""
    if state.phase == "over":
        return replace(state, chance=chance), lambda: list(log)
    dice = Dice(chance)
    memory = Memory(state, log, seat, dice)
    licence_pile, removed = licences_dealt_anew(state, dice)
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
    """The player with the imagined hand and captains."""
    captains = memory.captains(seat)
    return replace(
        player,
        hand=memory.hand(seat),
        boats=tuple(
            Boat(boat.kind, captains.get(number), boat.crates) for number, boat in enumerate(player.boats, 1)
        ),
    )


def _choice(player: Player, seat: int, memory: Memory) -> tuple[Card, ...]:
    """The cards that a seat owing a discard chooses from, as imagined."""
    goes = DRAWS[player.licences.count("tuna")].discard
    return memory.hand(seat) if goes == "any" else memory.drawn(seat)
