"""Redeals what a seat can't know: the others' cards and captains, and what is still to be drawn.

Each player begins with one card of each kind, and each draw takes cards from the pile of that time. The seat
saw the kinds of the cards that were paid, launched or discarded, but not those of captains. All orders of a
pile are equally likely. A card that left a hand may have been any card there that fits what was seen.

The kind of a drawn card stays open until the card is seen. So a few numbers describe what left a hand: how
many cards from each source, and which kinds were seen. `Trail` counts the histories that lead to them by
dynamic programming and picks one at random. If a bid wasn't covered in it, another one is picked.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from math import perm
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
FIRST_PILE = len(KINDS)
"""Number of the first pile among the sources of cards. Each reshuffle creates another pile. The sources
before it are the player's first cards, one of each kind."""
MAX_PICKS = 10_000
"""Maximum number of histories picked until all bids are covered."""
MAX_REPAIRS, SWAPS = 200, 500
"""Maximum number of histories repaired if none was covered, and swaps of cards tried for each."""

Seen = int
"""The number of cards of each kind that were seen to come from each pile, packed into one number."""
SEEN_BITS = 8
Gone = tuple[tuple[int, ...], Seen]
"""The number of cards that left a hand, by source, and what was seen of them."""


class Tracked:
    """A card that is or was in a hand."""

    __slots__ = ("boat", "entered", "kind", "left", "reason", "source")
    kind: Kind
    """The card's kind, unset until it is dealt."""

    def __init__(self, entered: int, source: int, reason: events.DrawReason | None = None) -> None:
        self.entered = entered
        """Index in the log of the event that brought the card to the hand."""
        self.source = source
        self.reason = reason
        """Why the card was drawn; None for the first cards."""
        self.left = NEVER
        """Index in the log of the event by which the card left the hand."""
        self.boat = 0
        """Number of the boat that the card captains; 0 if none."""
        if source < FIRST_PILE:
            self.kind = KINDS[source]


class Departure(NamedTuple):
    """A card that left a hand."""

    place: int
    """Index of the departure in the log."""
    kind: Kind | None
    """The card's kind; None for a captain, which nobody else saw."""
    boat: int
    is_new: bool
    """Whether the departed card was one of those just drawn."""
    sources: tuple[tuple[int, int, Seen], ...]
    """The possible sources of the card. For each, the number of cards that had come from it, and what is seen
    if it is the source. If the card is new, only new ones count."""

    def ways(self, gone: Gone, source: int, came: int) -> int:
        """The number of cards from the source that can leave."""
        return came if self.is_new else came - gone[0][source]


class Trail:
    """The cards that came to a hand and left it, as the other players saw it."""

    def __init__(self) -> None:
        self.cards = [Tracked(-1, source) for source in range(FIRST_PILE)]
        self.claims: list[tuple[int, int]] = []
        """Indices in the log and the minimum money value of the hand at that point."""
        self.histories: dict[Seen, float] = {}
        """The number of histories, by what was seen in all."""
        self._departures: list[Departure] = []
        self._layers: list[dict[Gone, float]] = []
        """The number of histories up to each departure, by what is gone then."""

    def new_cards(self, since: int) -> list[Tracked]:
        """The cards drawn at the end of the round that began at this index in the log."""
        return [card for card in self.cards if card.reason == "phase" and card.entered > since]

    def claim(self, place: int, worth: int) -> None:
        """Record what the hand must have been worth, unless any cards would do: each is worth 1 or more."""
        if worth > len(self.cards) - len(self._departures):
            self.claims.append((place, worth))

    def leave(self, place: int, kind: Kind | None, boat: int, new: Sequence[Tracked] | None) -> None:
        """Record that a card left the hand: any, or if `new` is given, one of those."""
        came = Counter([card.source for card in (self.cards if new is None else new)])
        sources = [
            (source, number, _seen(source, kind))
            for source, number in came.items()
            if not kind or source >= FIRST_PILE or KINDS[source] == kind
        ]
        self._departures.append(Departure(place, kind, boat, new is not None, tuple(sources)))

    def count(self, sources: int) -> None:
        """Count all histories."""
        self._layers = [{((0,) * sources, 0): 1.0}]
        for departure in self._departures:
            later: dict[Gone, float] = {}
            for gone, histories in self._layers[-1].items():
                for source, came, seen in departure.sources:
                    if ways := departure.ways(gone, source, came):
                        after = _moved(gone, source, 1, seen)
                        later[after] = later.get(after, 0.0) + histories * ways
            self._layers.append(later)
        for (_, seen), histories in self._layers[-1].items():
            self.histories[seen] = self.histories.get(seen, 0.0) + histories

    def pick(self, seen: Seen, dice: Dice) -> list[Tracked]:
        """Pick one of the histories in which this was seen in all. Returns the cards whose kinds are open."""
        *layers, last = self._layers
        gone = dice.weighted({gone: histories for gone, histories in last.items() if gone[1] == seen})
        path: list[tuple[Departure, int, int]] = []
        for departure, layer in zip(reversed(self._departures), reversed(layers), strict=True):
            options: dict[tuple[Gone, int, int], float] = {}
            for source, came, new in departure.sources:
                before = _moved(gone, source, -1, -new)
                histories = layer.get(before, 0.0) * departure.ways(before, source, came)
                options[before, source, came] = histories
            gone, source, came = dice.weighted(options)
            path.append((departure, source, came))
        return self._follow(reversed(path), dice)

    def _follow(self, path: Iterable[tuple[Departure, int, int]], dice: Dice) -> list[Tracked]:
        """Choose the card that left at each departure from the given source. Returns the cards whose kinds
        are open."""
        for each in self.cards:
            each.left, each.boat = NEVER, 0
        open_ones = {each for each in self.cards if each.source >= FIRST_PILE}
        hand: dict[int, list[Tracked]] = {}
        coming = iter(self.cards)
        card = next(coming, None)
        for departure, source, came in path:
            while card and card.entered < departure.place:
                hand.setdefault(card.source, []).append(card)
                card = next(coming, None)
            cards = hand[source]
            oldest = len(cards) - came if departure.is_new else 0
            gone = cards.pop(oldest + dice.below(len(cards) - oldest))
            gone.left, gone.boat = departure.place, departure.boat
            if departure.kind:
                gone.kind = departure.kind
                open_ones.discard(gone)
        return [each for each in self.cards if each in open_ones]

    def shortfall(self) -> int:
        """By how much the hand was worth too little, summed over all claims."""
        return sum(
            max(0, worth - sum([MONEY[card.kind] for card in self.cards if card.entered < place < card.left]))
            for place, worth in self.claims
        )


class Memory:
    """A history of the cards that the seat can't tell from the true one."""

    def __init__(self, state: State, log: Sequence[Event], seat: int | None, dice: Dice) -> None:
        self._log = log
        self._dice = dice
        self._trails = {each: Trail() for each in range(state.seats) if each != seat}
        self._unknown = [Counter[Kind]()]
        """The numbers of the cards that the seat didn't draw itself, by pile."""
        self._crates = [0] * state.seats
        self._licences: list[list[Licence]] = [[] for _ in state.players]
        self._round_began = 0
        for place, event in enumerate(log):
            self._retell(place, event)
        self._unknown[-1].update(state.pile)
        self.pile: list[Kind] = []
        self._open: list[Tracked] = []
        """The cards in or from hands whose kinds are only assumed."""
        self._deal()

    def hand(self, seat: int) -> tuple[Kind, ...]:
        return sorted_cards(card.kind for card in self._trails[seat].cards if card.left == NEVER)

    def drawn(self, seat: int) -> tuple[Kind, ...]:
        """The cards that the seat drew at the end of the round."""
        return sorted_cards(card.kind for card in self._trails[seat].new_cards(self._round_began))

    def captains(self, seat: int) -> dict[int, Kind]:
        """The seat's captains, by boat number."""
        return {card.boat: card.kind for card in self._trails[seat].cards if card.boat}

    def story(self) -> list[Event]:
        """Return the log with the cards as now assumed."""
        story = list(self._log)
        for trail in self._trails.values():
            drawn: dict[int, list[Kind]] = {}
            for card in trail.cards:
                if card.source >= FIRST_PILE:
                    drawn.setdefault(card.entered, []).append(card.kind)
                if card.boat:
                    story[card.left] = replace(story[card.left], card=card.kind)
            for place, kinds in drawn.items():
                story[place] = replace(story[place], cards=sorted_cards(kinds))
        return story

    def _deal(self) -> None:
        """Pick a history. All those in which each bid is covered are equally likely.

        If bids are so unlikely that no pick covers them, a pick is changed until it does.
        """
        together: list[dict[Seen, float]] = [{0: 1.0}]
        """The number of histories of the first players, by what was seen of their cards in all."""
        for trail in self._trails.values():
            trail.count(FIRST_PILE + len(self._unknown))
            sums: dict[Seen, float] = {}
            for (one, histories), (other, more) in product(together[-1].items(), trail.histories.items()):
                sums[one + other] = sums.get(one + other, 0.0) + histories * more
            together.append(sums)
        ends = {seen: histories * self._chance(seen) for seen, histories in together[-1].items()}
        if any(ends.values()):
            for tries in range(MAX_PICKS + MAX_REPAIRS):
                self._pick(self._dice.weighted(ends), together[:-1])
                if not self._shortfall() or (tries >= MAX_PICKS and self._repair()):
                    return
        raise NoWorldFound

    def _shortfall(self) -> int:
        return sum(trail.shortfall() for trail in self._trails.values())

    def _repair(self) -> bool:
        """Swap cards of the same pile at random, unless this covers bids less. Returns whether it covers all
        of them."""
        rest = [Tracked(-1, FIRST_PILE + len(self._unknown) - 1) for _ in self.pile]
        for card, kind in zip(rest, self.pile, strict=True):
            card.kind = kind
        cards, short = [*self._open, *rest], self._shortfall()
        for _ in range(SWAPS if cards else 0):
            one, other = self._dice.one_of(cards), self._dice.one_of(cards)
            if one.source == other.source:
                one.kind, other.kind = other.kind, one.kind
                if (after := self._shortfall()) > short:
                    one.kind, other.kind = other.kind, one.kind
                else:
                    short = after
        self.pile = [card.kind for card in rest]
        return not short

    def _chance(self, seen: Seen) -> float:
        """The chance that given cards of the piles have the kinds seen."""
        chance = 1.0
        for pile, numbers in enumerate(self._unknown, FIRST_PILE):
            came = _came(seen, pile)
            for kind, number in came.items():
                chance *= perm(numbers[kind], number)
            chance /= perm(numbers.total(), came.total())
        return chance

    def _pick(self, seen: Seen, together: Sequence[dict[Seen, float]]) -> None:
        """Pick a history in which this was seen in all, and deal the cards whose kinds are open."""
        self._open = []
        rest = [numbers - _came(seen, pile) for pile, numbers in enumerate(self._unknown, FIRST_PILE)]
        kinds = [self._dice.shuffled(sorted(each.elements())) for each in rest]
        for trail, others in zip(reversed(self._trails.values()), reversed(together), strict=True):
            options = {own: ways * others.get(seen - own, 0.0) for own, ways in trail.histories.items()}
            own = self._dice.weighted(options)
            for card in trail.pick(own, self._dice):
                card.kind = kinds[card.source - FIRST_PILE].pop()
                self._open.append(card)
            seen -= own
        self.pile = kinds[-1]

    def _retell(self, place: int, event: Event) -> None:
        """Update the memory by one event of the log."""
        match event:
            case events.Drew(seat=seat, reason=reason, count=count, cards=cards):
                if trail := self._trails.get(seat):
                    pile = FIRST_PILE + len(self._unknown) - 1
                    trail.cards += [Tracked(place, pile, reason) for _ in range(count)]
                    self._unknown[-1].update(cards or ())
            case events.Discarded(seat=seat, card=card):
                is_new = DRAWS[self._licences[seat].count("tuna")].discard == "drawn"
                self._leaves(seat, place, card, is_new=is_new)
            case events.Paid(seat=seat, cards=cards, crates=crates):
                self._crates[seat] -= crates
                for card in cards:
                    self._leaves(seat, place, card)
            case events.Launched(seat=seat, kind=kind, due=due):
                self._leaves(seat, place, kind)
                self._claim(seat, place, due)
            case events.Captained(seat=seat, boat=boat):
                self._leaves(seat, place, boat=boat)
            case events.Reshuffled():
                self._unknown.append(Counter())
            case events.RoundBegan():
                self._round_began = place
            case _:
                self._retell_purse(place, event)

    def _retell_purse(self, place: int, event: Event) -> None:
        """Track crates and licences, and what a hand must have been worth for a bid."""
        match event:
            case events.Opened(seat=seat, amount=amount) | events.Bid(seat=seat, amount=amount):
                self._claim(seat, place, amount - self._licences[seat].count("shrimp"))
            case events.Won(seat=seat, licence=licence):
                self._licences[seat].append(licence)
            case events.Processed(seat=seat, crates=crates):
                self._crates[seat] += crates
            case events.Traded(seat=seat):
                self._crates[seat] -= 1
            case _:
                pass

    def _claim(self, seat: int, place: int, due: int) -> None:
        """Record that the seat could pay this much with its cards and crates."""
        if trail := self._trails.get(seat):
            trail.claim(place, due - self._crates[seat])

    def _leaves(
        self, seat: int, place: int, kind: Kind | None = None, *, boat: int = 0, is_new: bool = False
    ) -> None:
        """Record that a card left the hand, unseen if `kind` is None."""
        if trail := self._trails.get(seat):
            trail.leave(place, kind, boat, trail.new_cards(self._round_began) if is_new else None)


def _seen(pile: int, kind: Kind | None) -> Seen:
    """One card of this kind from this pile; nothing from other sources or of an unseen kind."""
    if not kind or pile < FIRST_PILE:
        return 0
    return 1 << SEEN_BITS * (len(KINDS) * (pile - FIRST_PILE) + KINDS.index(kind))


def _came(seen: Seen, pile: int) -> Counter[Kind]:
    """The numbers of cards of each kind that were seen to come from a pile."""
    return Counter({kind: seen // _seen(pile, kind) % (1 << SEEN_BITS) for kind in KINDS})


def _moved(gone: Gone, source: int, number: int, seen: Seen) -> Gone:
    """What is gone after so many more cards from a source left."""
    numbers, known = gone
    return (*numbers[:source], numbers[source] + number, *numbers[source + 1 :]), known + seen


def imagine(state: State, log: Sequence[Event], seat: int | None, chance: Chance) -> Imagined[State]:
    """See `Rules.imagine`."""
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
        pile=tuple(memory.pile),
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
