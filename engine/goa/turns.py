"""The turns of a round, with an action in each, and the extra actions after them."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from engine.event import Event
from engine.goa import events, moves, prompts
from engine.goa.auctions import begin_round
from engine.goa.cards import card_obstacle, play_card
from engine.goa.development import progress, step_obstacles
from engine.goa.expedition import explore, may_draw
from engine.goa.founding import colony_obstacles, found
from engine.goa.prompts import CardPlayed, Closed, NoCards, NoField
from engine.goa.scoring import score
from engine.goa.spices import fields_part, free_fields, lay
from engine.goa.state import ROUNDS, TURNS, Player, State, Turn
from engine.goa.tiles import duty, tool_obstacles, use
from engine.move import Move
from engine.question import Action, Choose, Disabled, Number, Prompt, Question
from engine.step import Step

_SHIPS, _TAXES, _DONE = [Action(verb) for verb in ("ships", "taxes", "done")]


class NextTurn(Step[State]):
    """Rules: "3 turns each, one action a turn, clockwise from the flag holder"."""

    def follow(self, state: State) -> Iterator[Event]:
        if state.turns < TURNS * state.seats:
            seat = state.after(state.flag_holder, state.turns)
            state.turns += 1
            state.turn = Turn(seat)
            yield events.TurnBegan(seat, state.turn_number)
        else:
            state.phase = "extras"
            state.asked = state.flag_holder


class Acting(Step[State]):
    """A turn: an action, and what may be used or played before and after it."""

    def pending(self, state: State) -> tuple[int, ...]:
        """Whose turn it is, if there is more to do, as far as everybody knows: any card might be of use."""
        turn = _turn(state)
        player = state.players[turn.seat]
        may_go_on = (
            not turn.acted
            or (player.hand and not turn.carded)
            or (player.tools and None in tool_obstacles(state, turn.seat).values())
        )
        return (turn.seat,) if may_go_on else ()

    def ask(self, state: State, seat: int) -> Question:
        turn, player = _turn(state), state.players[seat]
        actions, disabled = ([], []) if turn.acted else _actions(state, seat)
        if player.tools:
            actions.append(_choice("use", "tile", tool_obstacles(state, seat)))
        if player.hand and turn.carded:
            disabled.append(_closed("play", CardPlayed()))
        elif player.hand:
            cards = {card: card_obstacle(state, seat, card) for card in player.hand}
            actions.append(_choice("play", "card", cards))
        if turn.acted:
            actions.append(_DONE)
        return Question.of(_prompt(state, turn, player), *actions, disabled=tuple(disabled))

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        turn = _turn(state)
        match move:
            case moves.Done():
                yield events.EndedTurn(seat)
                _leave(state)
            case moves.Use(tile=tile):
                yield from use(state, seat, tile)
            case moves.Play(card=card):
                yield from play_card(state, seat, card)
            case _:
                state.turn = replace(turn, acted=True)
                yield from _act(state, seat, move)

    def follow(self, state: State) -> Iterator[Event]:
        _leave(state)
        yield from ()


class PlayingExtra(Step[State]):
    """Rules: "From the flag holder clockwise, each plays 1 extra action card (an action) or passes, round
    after round, until all have passed. Who passes is out. With 2 or more cards one can't pass."
    """

    def pending(self, state: State) -> tuple[int, ...]:
        seat = _with_extra(state)
        return () if seat is None or state.players[seat].actions > 1 else (seat,)

    def ask(self, state: State, seat: int) -> Question:
        actions = (Action("extra"), Action("pass"), *duty(state, seat))
        return Question(prompts.Extra(state.players[seat].actions), actions)

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        match move:
            case moves.Extra():
                yield from _play_extra(state, seat)
            case moves.Pass():
                state.out += (seat,)
                yield events.Passed(seat)
            case moves.Use(tile=tile):
                yield from use(state, seat, tile)
            case _:
                raise TypeError(move)

    def follow(self, state: State) -> Iterator[Event]:
        seat = _with_extra(state)
        if seat is not None:
            yield from _play_extra(state, seat)
            return
        yield events.RoundEnded(state.round)
        yield from score(state) if state.round == ROUNDS else begin_round(state)


def _turn(state: State) -> Turn:
    assert state.turn
    return state.turn


def _leave(state: State) -> None:
    """A turn is over."""
    state.asked = state.after(_turn(state).seat)
    state.turn = None


def _with_extra(state: State) -> int | None:
    """Who has an extra action card, from the one who is to be asked on, and has not passed."""
    for places in range(state.seats):
        seat = state.after(state.asked, places)
        if state.players[seat].actions and seat not in state.out:
            return seat
    return None


def _play_extra(state: State, seat: int) -> Iterator[Event]:
    state.give(seat, actions=-1)
    state.turn = Turn(seat, extra=True)
    yield events.ExtraPlayed(seat)


def _prompt(state: State, turn: Turn, player: Player) -> Prompt:
    if turn.acted:
        return prompts.After()
    now = {
        "ships": state.brings(turn.seat, "ships"),
        "taxes": state.brings(turn.seat, "taxes"),
        "harvest": state.brings(turn.seat, "harvest"),
        "free": len(free_fields(player, state.data)),
        "draw": may_draw(state, turn.seat),
        "limit": state.data.board.limit[player.row("expedition") - 1],
        "hand": len(player.hand),
        "board": state.brings(turn.seat, "colony"),
        "colonists": player.colonists,
    }
    if turn.extra:
        return prompts.ExtraTurn(player.actions, **now)
    return prompts.Turn(state.turn_number, TURNS, **now)


def _actions(state: State, seat: int) -> tuple[list[Action], list[Disabled]]:
    """The six actions, and why some of them can't be taken at all."""
    actions = [_choice("progress", "column", step_obstacles(state, seat, "both")), _SHIPS, _TAXES]
    closed: list[Disabled] = []
    if free_fields(state.players[seat], state.data):
        actions.append(Action("harvest", (fields_part(state, seat, state.brings(seat, "harvest")),)))
    else:
        closed.append(_closed("harvest", NoField()))
    if most := may_draw(state, seat):
        actions.append(Action("expedition", (Number("number", 1, most),)))
    else:
        closed.append(_closed("expedition", NoCards()))
    actions.append(_choice("found", "colony", colony_obstacles(state, seat)))
    return actions, closed


def _act(state: State, seat: int, move: Move) -> Iterator[Event]:
    match move:
        case moves.Progress(column=column):
            yield from progress(state, seat, column, "both")
        case moves.BuildShips():
            number = state.brings(seat, "ships")
            state.give(seat, ships=number)
            yield events.ShipsBuilt(seat, number)
        case moves.RaiseTaxes():
            number = state.brings(seat, "taxes")
            state.give(seat, ducats=number)
            yield events.TaxesRaised(seat, number)
        case moves.Harvest(to=fields):
            yield events.Harvested(seat, fields)
            lay(state, seat, fields)
        case moves.Expedition(number=number):
            yield from explore(state, seat, number)
        case moves.Found(colony=colony):
            board = state.brings(seat, "colony")
            yield from found(state, seat, colony, board, state.data.uses.founding_cards)
        case _:
            raise TypeError(move)


def _choice(verb: str, what: str, reasons: Mapping[Any, Closed | None]) -> Action:
    """To choose one of the things that have no reason against them."""
    return _choice_of(verb, what, tuple(reasons.items()))


@lru_cache(maxsize=4096)
def _choice_of(verb: str, what: str, reasons: tuple[tuple[str, Closed | None], ...]) -> Action:
    return Action(verb, (Choose.open(what, dict(reasons)),))


def _closed(verb: str, reason: Closed) -> Disabled:
    """An action that is not open now."""
    return Disabled(verb, reason, what="verb")
