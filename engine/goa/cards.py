"""Expedition cards: drawing, playing, and revealing them to found colonies."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations
from typing import Literal

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.move import Move
from engine.core.questions.question import Action, Choose, Number, Preview, Question, Select
from engine.goa import events, moves, questions
from engine.goa.data import COLONIES, EFFECTS, WITH_ACTION, ColonyName, Data, Effect, effect_of, number_on
from engine.goa.spices import free_fields, stored
from engine.goa.state import Colony, Decision, State, choice, give


class Discarding(Decision):
    """Which cards to discard before drawing. Only the player knows whether there is a choice."""

    plays_only_answer = False

    def ask(self, state: State, seat: int) -> Question:
        prompt, hand = state.owed(questions.Discard), state.players[seat].hand
        part = Select("card", tuple(sorted(hand)), prompt.number, prompt.number)
        return Question(prompt, (Action("discard", (part,)),))

    def play(self, state: State, seat: int, move: moves.DiscardCards) -> Iterator[Event]:
        number = state.finish(questions.Discard).draw
        _discard(state, seat, move.cards)
        yield events.Discarded(seat, move.cards)
        yield from draw(state, seat, number)

    def obvious(self, state: State, seat: int) -> bool:
        return state.owed(questions.Discard).number == len(state.players[seat].hand)


class MixingShips(Decision):
    """The first part of a mixed harvest: the number of ships. Rules: "my number in any mix of spices, ships
    and colonists"."""

    def ask(self, state: State, seat: int) -> Question:
        prompt = state.owed(questions.MixShips)
        return Question(prompt, (Action("mix", (Number("number", 0, prompt.number),)),))

    def play(self, state: State, seat: int, move: moves.MixGoods) -> Iterator[Event]:
        left = state.finish(questions.MixShips).number - move.number
        yield from _take(state, seat, "ships", move.number)
        state.owe(seat, questions.MixColonists(left))


class MixingColonists(Decision):
    """The second part of a mixed harvest: the number of colonists. The rest are spices, which need empty
    fields."""

    def ask(self, state: State, seat: int) -> Question:
        prompt = state.owed(questions.MixColonists)
        least = max(0, prompt.number - len(free_fields(state.players[seat], state.data)))
        return Question(prompt, (Action("mix", (Number("number", least, prompt.number),)),))

    def play(self, state: State, seat: int, move: moves.MixGoods) -> Iterator[Event]:
        left = state.finish(questions.MixColonists).number - move.number
        yield from _take(state, seat, "colonists", move.number)
        if left:
            state.owe(seat, questions.Place("mixed-harvest", left))


class FoundingBy(Decision):
    """A founding with a third revealed card, or with a spied marker."""

    def ask(self, state: State, seat: int) -> Question:
        return Question(state.owed(questions.FoundBy), (found_action(state, seat),))

    def play(self, state: State, seat: int, move: moves.Found) -> Iterator[Event]:
        by = state.finish(questions.FoundBy)
        spied = isinstance(by, questions.FoundSpy)
        yield from found(state, seat, move.colony, by.board, by.cards, spied=spied)


class Founding(Decision):
    """The end of a founding, after its cards are revealed.

    A card for more colonists may be in any hand. So a player with cards that might help is asked, whatever
    the cards are.
    """

    plays_only_answer = False

    def pending(self, state: State) -> tuple[int, ...]:
        seat, prompt = state.tasks[-1].seat, state.owed(questions.Founding)
        more = state.data.uses.colonists if _may_play(state, seat) else 0
        return (seat,) if 0 < prompt.missing <= state.players[seat].colonists + more else ()

    def ask(self, state: State, seat: int) -> Question:
        """Rules: "The 2 colonists card after the reveal of a founding." Playing the card is offered in
        addition to paying for the missing colonists."""
        player = state.players[seat]
        prompt = replace(state.owed(questions.Founding), colonists=player.colonists)
        actions: list[Action] = []
        if prompt.missing <= player.colonists:
            actions.append(Action("recruit", (Number("number", prompt.missing, prompt.missing),)))
        cards = tuple(card for card in player.hand if effect_of(card) == "colonists")
        if cards and _may_play(state, seat):
            actions.append(Action("play", (Choose("card", cards),)))
        return Question(prompt, (*actions, Action("abandon")))

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        match move:
            case moves.Recruit(number=number):
                yield from _succeed(state, seat, number)
            case moves.Play(card=card):
                yield from play_card(state, seat, card)
            case _:
                yield from _fail(state, seat, on_purpose=True)

    def follow(self, state: State) -> Iterator[Event]:
        seat = state.tasks[-1].seat
        if state.owed(questions.Founding).missing:
            yield from _fail(state, seat, on_purpose=False)
        else:
            yield from _succeed(state, seat, 0)

    def obvious(self, state: State, seat: int) -> bool:
        """Whether everyone knows that no hand has a card for more colonists, since all of them were shown."""
        unseen = chain(state.pile, *(player.hand for player in state.players))
        return all(effect_of(card) != "colonists" for card in unseen)


class TakingColony(Decision):
    """Rules: "take a tile of my choice of that kind and fill its fields"."""

    def ask(self, state: State, seat: int) -> Question:
        prompt = state.owed(questions.ColonyTile)
        pairs = tuple(dict.fromkeys(state.colonies[prompt.colony]))
        return Question(prompt, (Action("take", (Choose("pair", pairs),)),))

    def play(self, state: State, seat: int, move: moves.Take) -> Iterator[Event]:
        name, pair = state.finish(questions.ColonyTile).colony, move.pair
        left = list(state.colonies[name])
        left.remove(pair)
        state.colonies = {**state.colonies, name: tuple(left)}
        colonies = [*state.players[seat].colonies, Colony(name, pair)]
        colonies.sort(key=lambda each: COLONIES.index(each.name))
        state.change(seat, colonies=tuple(colonies))
        if pair != "any":
            yield events.ColonyTaken(seat, name, pair)
        state.owe(seat, questions.Fill(name, state.data.colonies[name].fields))


class Found(Preview, frozen=True):
    """Preview of founding a colony: its need, the colonists from the board, and its fields."""

    need: int
    board: int
    fields: int
    colonists: int
    """Number of the player's colonists."""
    missing: int
    """Minimum number of colonists that the cards must show if the player pays all their colonists."""
    chance: int
    """Probability in percent that the cards show this minimum."""


class Recruit(Preview, frozen=True):
    """Preview: the colony is founded."""


class Play(Preview, frozen=True):
    """Preview of an expedition card."""

    effect: Effect
    number: int
    """Number that the card gives; 0 if the effect has no number."""
    price: int | None = None
    """Ducats per spice sold; None if the card sells none."""


def preview_founding(state: State, seat: int, colony: ColonyName) -> Found:
    prompt = state.tasks[-1].prompt if state.tasks else None
    kind, colonists = state.data.colonies[colony], state.players[seat].colonists
    board, cards = state.brings(seat, "colony"), state.data.uses.founding_cards
    if isinstance(prompt, questions.FoundBy):
        board, cards = prompt.board, prompt.cards
    missing = max(0, kind.need - board - colonists)
    chance = likelihood(state, seat, cards, missing)
    return Found((colony,), kind.need, board, kind.fields, colonists, missing, chance)


def preview_card(state: State, seat: int, card: str) -> Play:
    uses, effect = state.data.uses, effect_of(card)
    number = state.brings(seat, "harvest") if effect == "mixed-harvest" else uses.of_card(effect)
    return Play((card,), effect, number, uses.sale_ducats if effect == "sale" else None)


def play_card(state: State, seat: int, card: str) -> Iterator[Event]:
    """Rules: "at most one expedition card an action"."""
    assert state.turn
    data, effect = state.data, effect_of(card)
    number = data.uses.of_card(effect)
    state.turn = replace(state.turn, carded=True, acted=state.turn.acted or effect in WITH_ACTION)
    _discard(state, seat, (card,))
    yield events.Played(seat, card)
    match effect:
        case "ships" | "colonists" | "ducats":
            yield from give(state, seat, effect, number)
        case "spices":
            state.owe(seat, questions.Place("spices", number))
        case "sale":
            most = min(number, len(stored(state.players[seat])))
            state.owe(seat, questions.Sale(most, data.uses.sale_ducats))
        case "mixed-harvest":
            state.owe(seat, questions.MixShips(state.brings(seat, "harvest")))
        case "scouts":
            state.owe(seat, questions.FoundScouts(state.brings(seat, "colony"), number))
        case "ducats-only":
            state.owe(seat, questions.ProgressDucats())
        case "ships-only":
            state.owe(seat, questions.ProgressShipsOnly())
        case "spices-only":
            state.owe(seat, questions.ProgressSpicesOnly())


def found_action(state: State, seat: int) -> Action:
    """The action of founding a colony. Impossible colonies show why."""
    reasons = {colony: None if state.colonies[colony] else questions.NoneLeft() for colony in COLONIES}
    owned = {colony.name: questions.Owned() for colony in state.players[seat].colonies}
    return choice("found", "colony", reasons | owned)


def found(
    state: State, seat: int, colony: ColonyName, board: int, cards: int, *, spied: bool = False
) -> Iterator[Event]:
    """Reveal this many cards for a founding. `board` is the number of colonists from the development
    board."""
    need = state.data.colonies[colony].need
    shown = yield from reveal(state, cards)
    number = colonists_on(shown)
    yield events.Founding(seat, colony, need, board, shown, number)
    missing = max(0, need - board - number)
    state.owe(seat, questions.Founding(colony, need, board, shown, number, missing, spied=spied))


def likelihood(state: State, seat: int, cards: int, missing: int) -> int:
    """The probability in percent that the revealed cards give the missing colonists.

    As far as the player knows, any card can come that isn't in their hand and wasn't shown since the pile was
    new. Only certain results are 100 or 0.
    """
    others = (player.hand for other, player in enumerate(state.players) if other != seat)
    unseen = [*state.pile, *chain.from_iterable(others)]
    if len(state.pile) < cards:  # If the pile is too small, the shuffled discards are used, too.
        unseen += state.discards
    drawn = combinations(map(number_on, unseen), min(cards, len(unseen)))
    enough = [sum(numbers) >= missing for numbers in drawn]
    if len(set(enough)) == 1:
        return 100 if enough[0] else 0
    return min(99, max(1, round(100 * sum(enough) / len(enough))))


def explore(state: State, seat: int, number: int) -> Iterator[Event]:
    """Draw this many cards with an Expedition."""
    player = state.players[seat]
    row, hand = player.row("expedition"), len(player.hand)
    going = _to_discard(state.data, row, hand, number)
    if going:
        state.owe(seat, questions.Discard(going, number, state.data.board.limit[row - 1]))
        yield events.MakingRoom(seat, going)
    else:
        yield from draw(state, seat, number)


def sorted_hand(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort by effect, then by number."""
    return tuple(sorted(cards, key=_place))


@cache
def _place(card: str) -> tuple[int, int]:
    return EFFECTS.index(effect_of(card)), number_on(card)


def colonists_on(cards: Iterable[str]) -> int:
    """The total of the cards' colonists."""
    return sum(map(number_on, cards))


def cards_left(state: State) -> int:
    """The number of cards that can still be drawn, without further discards."""
    return len(state.pile) + len(state.discards)


def draw(state: State, seat: int, number: int) -> Iterator[Event]:
    """Draw cards into a hand, unseen by the others, or all that are left if there are too few."""
    cards = yield from _taken(state, number)
    if cards:
        state.change(seat, hand=sorted_hand((*state.players[seat].hand, *cards)))
        yield events.Drew(seat, len(cards), sorted_hand(cards))


def reveal(state: State, number: int) -> Generator[Event, None, tuple[str, ...]]:
    """Show cards and discard them, or all that are left if there are too few."""
    cards = tuple((yield from _taken(state, number)))
    state.discards += cards
    return cards


def _discard(state: State, seat: int, cards: Sequence[str]) -> None:
    """Move cards from a hand to the discards, in everyone's sight."""
    state.change(seat, hand=tuple(card for card in state.players[seat].hand if card not in cards))
    state.discards += tuple(cards)


def may_draw(state: State, seat: int) -> int:
    """The maximum number of cards that an Expedition may bring.

    Rules: "Expedition: draw up to my row's number, never beyond the row's hand limit (cards may be discarded
    first, or fewer drawn)."
    """
    player, data = state.players[seat], state.data
    row = player.row("expedition")
    hand, left = len(player.hand), cards_left(state)
    most = min(data.board.expedition[row - 1], data.board.limit[row - 1])
    for number in range(most, 0, -1):
        if left + _to_discard(data, row, hand, number) >= number:
            return number
    return 0


def _to_discard(data: Data, row: int, hand: int, number: int) -> int:
    """The number of cards to discard from a hand before drawing this many."""
    return max(0, hand + number - data.board.limit[row - 1])


def _taken(state: State, number: int) -> Generator[Event, None, list[str]]:
    """Rules: "Empty pile: the discards are shuffled." """
    cards: list[str] = []
    while len(cards) < number and cards_left(state):
        if not state.pile:
            state.shuffled += (state.discards,)
            order, state.chance = state.chance.shuffled(state.discards)
            state.pile, state.discards = tuple(order), ()
            yield events.Shuffled(len(order))
        cards.append(state.pile[-1])
        state.pile = state.pile[:-1]
    return cards


def _take(state: State, seat: int, goods: Literal["ships", "colonists"], number: int) -> Iterator[Event]:
    if number:
        yield from give(state, seat, goods, number)
    else:
        yield events.NoneTaken(seat, goods)


def _may_play(state: State, seat: int) -> bool:
    """Whether, as far as everyone knows, a card may still be played in a founding."""
    turn, spied = state.turn, state.owed(questions.Founding).spied
    return not spied and turn is not None and not turn.carded and bool(state.players[seat].hand)


def _succeed(state: State, seat: int, colonists: int) -> Iterator[Event]:
    colony = state.finish(questions.Founding).colony
    state.give(seat, colonists=-colonists)
    yield events.Founded(seat, colony, colonists)
    state.owe(seat, questions.ColonyTile(colony))


def _fail(state: State, seat: int, *, on_purpose: bool) -> Iterator[Event]:
    """Rules: "Otherwise, also on purpose: 1 colonist from stock and nothing is spent." """
    yield events.Failed(seat, state.finish(questions.Founding).colony, int(on_purpose))
    yield from give(state, seat, "colonists", 1)
