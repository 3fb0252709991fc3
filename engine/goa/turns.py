"""The turns of a round with their actions, the extra actions, and the score after the last round."""

from collections.abc import Iterator

from msgspec.structs import asdict, replace

from engine.core.event import Event
from engine.core.move import Move
from engine.core.questions.question import Action, Disabled, Number, Question
from engine.core.step import Step
from engine.goa import events, moves, questions
from engine.goa.auctions import begin_round
from engine.goa.cards import explore, found, found_action, may_draw, play_card
from engine.goa.data import WITH_ACTION, effect_of
from engine.goa.development import progress, step_obstacles
from engine.goa.questions import CardPlayed, Closed, NoField
from engine.goa.spices import fields_part, free_fields, lay, stored
from engine.goa.state import ROUNDS, TURNS, Player, State, Turn, choice
from engine.goa.tiles import tool_obstacles, use

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
    """A turn: an action, and whatever is used or played before and after it."""

    def pending(self, state: State) -> tuple[int, ...]:
        """The seat on turn, unless everyone knows that it can't do more. Any unknown card might be useful."""
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
        actions, disabled = list[Action](), list[Disabled]()
        if turn.acted:
            prompt = questions.After()
        else:
            prompt = _prompt(state, turn, player)
            actions, disabled = _actions(state, seat, prompt)
        if player.tools:
            actions.append(choice("use", "tile", tool_obstacles(state, seat)))
        if player.hand and turn.carded:
            disabled.append(_closed("play", CardPlayed()))
        elif player.hand:
            cards = {card: _card_obstacle(state, seat, card) for card in player.hand}
            actions.append(choice("play", "card", cards))
        if turn.acted:
            actions.append(_DONE)
        return Question.of(prompt, *actions, disabled=tuple(disabled))

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
        actions = (Action("extra"), Action("pass"))
        return Question(questions.Extra(state.players[seat].actions), actions)

    def play(self, state: State, seat: int, move: Move) -> Iterator[Event]:
        if isinstance(move, moves.Extra):
            yield from _play_extra(state, seat)
        else:
            state.out += (seat,)
            yield events.Passed(seat)

    def follow(self, state: State) -> Iterator[Event]:
        seat = _with_extra(state)
        if seat is not None:
            yield from _play_extra(state, seat)
            return
        yield events.RoundEnded(state.round)
        yield from _score(state) if state.round == ROUNDS else begin_round(state)


def _turn(state: State) -> Turn:
    assert state.turn
    return state.turn


def _leave(state: State) -> None:
    """End a turn."""
    state.asked = state.after(_turn(state).seat)
    state.turn = None


def _with_extra(state: State) -> int | None:
    """The next seat that has an extra action card and hasn't passed, beginning with the one to be asked."""
    for places in range(state.seats):
        seat = state.after(state.asked, places)
        if state.players[seat].actions and seat not in state.out:
            return seat
    return None


def _play_extra(state: State, seat: int) -> Iterator[Event]:
    state.give(seat, actions=-1)
    state.turn = Turn(seat, extra=True)
    yield events.ExtraPlayed(seat)


def _prompt(state: State, turn: Turn, player: Player) -> questions.Acting:
    data = state.data
    board = data.board
    now = {
        "ships": board.brings("ships", player.row("ships")),
        "taxes": board.brings("taxes", player.row("taxes")),
        "harvest": board.brings("harvest", player.row("harvest")),
        "free": len(free_fields(player, data)),
        "draw": may_draw(state, turn.seat),
        "limit": board.limit[player.row("expedition") - 1],
        "hand": len(player.hand),
        "board": board.brings("colony", player.row("colony")),
        "colonists": player.colonists,
    }
    if turn.extra:
        return questions.ExtraTurn(player.actions, **now)
    return questions.Turn(state.turn_number, TURNS, **now)


def _actions(state: State, seat: int, now: questions.Acting) -> tuple[list[Action], list[Disabled]]:
    """The six actions, and why some of them are impossible."""
    actions = [choice("progress", "column", step_obstacles(state, seat, "both")), _SHIPS, _TAXES]
    closed: list[Disabled] = []
    if now.free:
        actions.append(Action("harvest", (fields_part(state, seat, state.brings(seat, "harvest")),)))
    else:
        closed.append(_closed("harvest", NoField()))
    if now.draw:
        actions.append(Action("expedition", (Number("number", 1, now.draw),)))
    else:
        closed.append(_closed("expedition", questions.NoCards()))
    actions.append(found_action(state, seat))
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


def _card_obstacle(state: State, seat: int, card: str) -> Closed | None:
    """Why a card can't be played before, with or after the action; None if it can.

    Rules: "Bonus, before or after an action"; those marked A "with the action".
    """
    player, effect = state.players[seat], effect_of(card)
    if effect in WITH_ACTION and _turn(state).acted:
        return questions.BeforeAction()
    match effect:
        case "spices":
            return None if free_fields(player, state.data) else NoField()
        case "sale":
            return None if stored(player) else questions.NoSpices()
        case "ships-only" | "spices-only" | "ducats-only":
            can_step = None in step_obstacles(state, seat, effect).values()
            return None if can_step else questions.NoStep()
        case "scouts":
            return None if state.open_colonies(seat) else questions.NoColony()
        case _:
            return None


def _closed(verb: str, reason: Closed) -> Disabled:
    """An action that isn't possible now, with the reason."""
    return Disabled(verb, reason, what="verb")


def _score(state: State) -> Iterator[Event]:
    """Rules: "After round 8"."""
    state.phase = "over"
    order = state.places
    points = [state.points(seat) for seat in order]
    for seat in sorted(order, key=order.__getitem__):
        ducats = state.players[seat].money
        yield events.Scored(seat, order[seat], points[seat].total, **asdict(points[seat]), ducats=ducats)
    best = tuple(seat for seat, place in order.items() if place == 1)
    if [each.total for each in points].count(points[best[0]].total) > len(best):
        yield events.TieBroken(best)
    yield events.MatchEnded(best, len(best), tuple(each.total for each in points))
