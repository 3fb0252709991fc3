"""Phases 3 to 5: fishing, processing and trading, and drawing."""

from collections.abc import Iterator

from engine.core.errors import Refusal
from engine.core.event import Event
from engine.core.move import Move
from engine.core.questions.question import Action, Choose, Question, Select
from engine.core.step import Step
from engine.fleet import events, questions
from engine.fleet.data import BOAT_CAPACITY, DRAWS, Card, sorted_cards, with_cards
from engine.fleet.moves import Discard, Keep, Process, Trade
from engine.fleet.questions import FromProcessing, NoCrate, NoSuchBoat, NotDrawn, NotInHand, NotInOrder
from engine.fleet.scoring import score
from engine.fleet.state import State, Task, without


class Fishing(Step[State]):
    """Rules: "Every captained boat with fewer than 4 crates takes one from the supply. If the supply runs
    out, everyone still gets theirs (count on)." "The last crate is taken in phase 3: everyone gets all crates
    due, the phase ends and so does the game."
    """

    def follow(self, state: State) -> Iterator[Event]:
        for seat in state.order:
            boats = state.players[seat].fishing
            if boats:
                state.change_boats(seat, boats, 1)
                state.supply -= len(boats)
                yield events.Fished(seat, boats, len(boats))
        if state.supply <= 0:
            yield events.LastRound(state.round, "crates")
            state.phase = "over"
            yield from score(state)
            return
        state.phase = "processing"
        state.tasks = tuple([_first_task(state, seat) for seat in range(state.seats)])


class Processing(Step[State]):
    """Rules: "take up to 1 crate from each own boat onto the licence". "Then at most once: 1 crate from the
    licence leaves the game for n boat cards"."""

    def pending(self, state: State) -> tuple[int, ...]:
        """Rules: "Processing is asked of all owners at once. Trades are asked at once too where the pile is
        certain to hold enough for everybody; where it may run out, in turn order, once all have processed".
        """
        asked = tuple([seat for seat in state.order if state.tasks[seat]])
        if sum([state.players[seat].licences.count("processing") for seat in asked]) <= len(state.pile):
            return asked
        processing = tuple([seat for seat in asked if state.tasks[seat] == "process"])
        return processing or asked[:1]

    def ask(self, state: State, seat: int) -> Question:
        """Ask which boats to process from. Full boats are suggested, since they can't take more crates."""
        player = state.players[seat]
        if state.tasks[seat] == "trade":
            prompt = questions.Trade(player.crates, player.licences.count("processing"))
            return Question(prompt, (Action("trade"), Action("keep")))
        laden = player.laden(state.process_from)
        full = tuple(
            [place for place, boat in enumerate(laden) if player.boats[boat - 1].crates == BOAT_CAPACITY]
        )
        prompt = questions.Process(player.boat_kinds, tuple([boat.crates for boat in player.boats]))
        boats = Select("boat", laden, 0, len(laden), full)
        return Question(prompt, (Action("process", (boats,)),))

    def refuse(self, state: State, seat: int, move: Process, broken: Refusal) -> Refusal:
        player = state.players[seat]
        for boat in move.boats:
            if not 1 <= boat <= len(player.boats):
                return NoSuchBoat(boat)
        laden = player.laden(state.process_from)
        for boat in move.boats:
            if boat not in laden:
                return FromProcessing(boat) if player.boats[boat - 1].crates else NoCrate(boat)
        return NotInOrder()

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        player = state.players[seat]
        match move:
            case Process(boats=boats) if boats:
                state.change_boats(seat, boats, -1)
                crates = state.change(seat, crates=player.crates + len(boats)).crates
                _set_task(state, seat, "trade" if crates else None)
                yield events.Processed(seat, boats, len(boats))
            case Process():
                _set_task(state, seat, "trade" if player.crates else None)
                yield events.ProcessedNone(seat)
            case Trade():
                cards = player.licences.count("processing")
                state.change(seat, crates=player.crates - 1)
                state.spent += 1
                _set_task(state, seat, None)
                yield events.Traded(seat, cards)
                yield from draw(state, seat, cards, "trade")
            case Keep():
                _set_task(state, seat, None)
                yield events.Kept(seat)
            case _:
                raise TypeError(move)

    def follow(self, state: State) -> Iterator[Event]:
        state.tasks = ()
        state.phase = "drawing"
        yield from ()


def _first_task(state: State, seat: int) -> Task | None:
    """The seat's first task, or None if everyone can see that it has no crates for one."""
    player = state.players[seat]
    if not player.licences.count("processing"):
        return None
    if player.laden(state.process_from):
        return "process"
    return "trade" if player.crates else None


def _set_task(state: State, seat: int, task: Task | None) -> None:
    state.tasks = (*state.tasks[:seat], task, *state.tasks[seat + 1 :])


def draw(state: State, seat: int, number: int, reason: events.DrawReason) -> Iterator[Event]:
    """Rules: "When the pile is empty, the shuffled discards become the pile; if it is still short, draw
    fewer." "The reshuffle comes when a card is needed from an empty pile, not when it empties."
    """
    there = len(state.pile)
    if number > there and state.discards:
        yield from _take(state, seat, there, reason)
        pile, state.chance = state.chance.shuffled(state.discards)
        state.pile = tuple(pile)
        state.discards = ()
        yield events.Reshuffled(len(pile))
        number -= there
    yield from _take(state, seat, number, reason)


def _take(state: State, seat: int, number: int, reason: events.DrawReason) -> Iterator[Event]:
    """Move up to `number` cards from the pile to the hand."""
    if number and state.pile:
        cards = sorted_cards(state.pile[-number:])
        state.pile = state.pile[:-number]
        state.change(seat, hand=with_cards(state.players[seat].hand, cards))
        yield events.Drew(seat, len(cards), reason, cards)


class Drawing(Step[State]):
    """Phase 5. Rules: "Draw 2, discard 1 of those 2; the tuna table replaces this"."""

    def pending(self, state: State) -> tuple[int, ...]:
        """Rules: "the discards may be chosen at the same time by all"."""
        return tuple([seat for seat in state.order if state.choices[seat]]) if state.choices else ()

    def ask(self, state: State, seat: int) -> Question:
        choice = state.choices[seat]
        goes = DRAWS[state.players[seat].licences.count("tuna")].discard
        asked = questions.DiscardAny if goes == "any" else questions.DiscardDrawn
        card = Choose("card", tuple(dict.fromkeys(choice)))
        return Question(asked(len(choice)), (Action("discard", (card,)),))

    def refuse(self, state: State, seat: int, move: Discard, broken: Refusal) -> Refusal:
        return NotDrawn(move.card) if move.card in state.players[seat].hand else NotInHand(move.card)

    def play(self, state: State, seat: int, move: Discard) -> Iterator[Event]:
        yield _discard(state, seat, move.card)

    def follow(self, state: State) -> Iterator[Event]:
        return _end_round(state) if state.choices else _deal(state)


def _discard(state: State, seat: int, card: Card) -> Event:
    state.change(seat, hand=without(state.players[seat].hand, card))
    state.discards = with_cards(state.discards, (card,))
    state.choices = (*state.choices[:seat], (), *state.choices[seat + 1 :])
    return events.Discarded(seat, card)


def _deal(state: State) -> Iterator[Event]:
    """Rules: "Draw 2, discard 1 of those 2; the tuna table replaces this. The pile is dealt in turn order".
    "A discard is played by the engine only where the number of cards to choose from is one". "After a short
    draw the discard is still owed as long as there is a card to choose from."
    """
    choices: list[tuple[Card, ...]] = [()] * state.seats
    for seat in state.order:
        number, goes = DRAWS[state.players[seat].licences.count("tuna")]
        before = state.players[seat].hand
        yield from draw(state, seat, number, "phase")
        hand = state.players[seat].hand
        if goes:
            choices[seat] = without(hand, *before) if goes == "drawn" else hand
    state.choices = tuple(choices)
    for seat in state.order:
        if len(state.choices[seat]) == 1:
            yield _discard(state, seat, state.choices[seat][0])


def _end_round(state: State) -> Iterator[Event]:
    """Rules: "the marker moves one to the left each round"."""
    state.choices = ()
    yield events.RoundEnded(state.round)
    if state.last_round:
        state.phase = "over"
        yield from score(state)
        return
    state.round += 1
    state.start = (state.start + 1) % state.seats
    state.phase = "auction"
    yield events.RoundBegan(state.round, state.start)
