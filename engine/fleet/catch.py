"""Phases 3 and 4: boats fish, and crates are processed and traded."""

from collections.abc import Iterator

from engine.errors import Refusal
from engine.event import Event
from engine.fleet import events, prompts
from engine.fleet.data import FULL
from engine.fleet.drawing import draw
from engine.fleet.moves import Keep, Process, Trade
from engine.fleet.prompts import FromProcessing, NoCrate, NoSuchBoat, NotInOrder
from engine.fleet.scoring import score
from engine.fleet.state import State, Task
from engine.move import Move
from engine.question import Action, Question, Select
from engine.step import Step


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
        if sum([state.players[seat].copies("processing") for seat in asked]) <= len(state.pile):
            return asked
        processing = tuple([seat for seat in asked if state.tasks[seat] == "process"])
        return processing or asked[:1]

    def ask(self, state: State, seat: int) -> Question:
        """Full boats are suggested: they could take no more crates."""
        player = state.players[seat]
        if state.tasks[seat] == "trade":
            prompt = prompts.Trade(player.crates, player.copies("processing"))
            return Question(prompt, (Action("trade"), Action("keep")))
        laden = player.laden(state.process_from)
        full = tuple([place for place, boat in enumerate(laden) if player.boats[boat - 1].crates == FULL])
        prompt = prompts.Process(player.boat_kinds, tuple([boat.crates for boat in player.boats]))
        boats = Select("boat", laden, 0, len(laden), full, in_order=True)
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
                cards = player.copies("processing")
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
    """Nobody is asked about crates that everyone can see are not there."""
    player = state.players[seat]
    if not player.copies("processing"):
        return None
    if player.laden(state.process_from):
        return "process"
    return "trade" if player.crates else None


def _set_task(state: State, seat: int, task: Task | None) -> None:
    state.tasks = (*state.tasks[:seat], task, *state.tasks[seat + 1 :])
