"""What the answers to a question would come to, as far as their player can know."""

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from engine.core.question import Action, Choose, Number, Preview, Question
from engine.core.statement import Seat
from engine.goa import tasks
from engine.goa.data import FLAG, ColonyName, Column, Effect, Spice, Tile, effect_of
from engine.goa.development import cost
from engine.goa.founding import likelihood
from engine.goa.state import State
from engine.goa.tiles import copied


class Towards(Preview, frozen=True):
    """A marker moves to a row, which brings so much."""

    row: int
    now: int
    """What the row brings that it leaves."""
    number: int
    limit: int
    """Of cards in hand; 0 where the column is another."""
    points: int
    """That the row is worth more at the end."""


class Step(Towards, frozen=True):
    spices: tuple[Spice, ...]
    ships: int


class StepShipsOnly(Towards, frozen=True):
    ships: int


class StepSpicesOnly(Towards, frozen=True):
    spices: tuple[Spice, ...]


class StepDucatsOnly(Towards, frozen=True):
    price: int


class StepFree(Towards, frozen=True):
    pass


class Found(Preview, frozen=True):
    """A colony: what it needs, of which the board gives so many, and its fields."""

    need: int
    board: int
    fields: int
    colonists: int
    """That the player has."""
    missing: int
    """What the cards have to give at least, if the player pays all of these."""
    chance: int
    """How likely they give that, in percent."""


class InCell(Preview, frozen=True, tag="cell"):
    """The tile of a cell."""

    tile: Tile


class Auction(Preview, frozen=True):
    number: int
    tile: Tile
    auctioneer_seat: Seat


class Spy(Preview, frozen=True):
    """Which of their markers may be used."""

    columns: tuple[Column, ...]


class Copy(Preview, frozen=True):
    """What another's marker gives."""

    number: int


class Recruit(Preview, frozen=True):
    """The colony is founded."""


class Use(Preview, frozen=True):
    """What a tile does."""

    tile: str
    number: int
    """Of what it gives or takes; 0 where nothing is counted."""
    points: int | None = None
    """Of a Duty."""


class Play(Preview, frozen=True):
    """What an expedition card does."""

    effect: Effect
    number: int
    """Of what it brings; 0 where nothing is counted."""
    price: int | None = None
    """Of each spice that is sold."""


def with_previews(state: State, seat: int, question: Question) -> Question:
    """The question, its actions with what their answers would come to."""
    return replace(question, actions=tuple(_previewed(state, seat, action) for action in question.actions))


def _previewed(state: State, seat: int, action: Action) -> Action:
    preview = _PREVIEWS.get(action.verb)
    match action.parts:
        case (Number(least=least),) if action.verb == "recruit":
            return replace(action, previews=(Recruit((least,)),))
        case (Choose(among=among),) if preview:
            return replace(action, previews=tuple(preview(state, seat, str(value)) for value in among))
        case _:
            return action


def auctions_to_come(state: State, plan: Action) -> Action:
    """A plan for auctions, with what is auctioned in each cell."""
    found = {
        marker.cell: (number, FLAG if number == 1 else state.tile(marker.cell) or "", marker.owner)
        for number, marker in enumerate(state.markers, 1)
    }
    cells = plan.parts[0]
    assert isinstance(cells, Choose)
    return replace(plan, previews=tuple(Auction((cell,), *found[str(cell)]) for cell in cells.among))


def _step(state: State, seat: int, value: str) -> Towards:
    """A marker's step."""
    column = cast(Column, value)
    player, board = state.players[seat], state.data.board
    task = state.tasks[-1] if state.tasks else None
    way = task.way if isinstance(task, tasks.Progress) else "both"
    row = player.row(column) + 1
    limit = board.limit[row - 1] if column == "expedition" else 0
    points = board.points[row - 1] - board.points[row - 2]
    to = (value,), row, board.brings(column, row - 1), board.brings(column, row), limit, points
    spices, ships, ducats = cost(state, player, column, way)
    match way:
        case "both":
            return Step(*to, spices, ships)
        case "ships-only":
            return StepShipsOnly(*to, ships)
        case "spices-only":
            return StepSpicesOnly(*to, spices)
        case "ducats-only":
            return StepDucatsOnly(*to, ducats)
        case "free":
            return StepFree(*to)


def _found(state: State, seat: int, value: str) -> Found:
    task = state.tasks[-1] if state.tasks else None
    owner = task.owner if isinstance(task, tasks.FoundSpy) else seat
    kind = state.data.colonies[cast(ColonyName, value)]
    board, colonists = state.brings(owner, "colony"), state.players[seat].colonists
    missing = max(0, kind.need - board - colonists)
    uses = state.data.uses
    shown = uses.scouts_cards if isinstance(task, tasks.FoundScouts) else uses.founding_cards
    chance = likelihood(state, seat, shown, missing)
    return Found((value,), kind.need, board, kind.fields, colonists, missing, chance)


def _use(state: State, seat: int, value: str) -> Use:
    data = state.data
    if value in data.gifts:
        return Use((value,), value, data.gifts[value].number)
    numbers = {
        "duty": data.uses.duty_spices,
        "extra-harvest": data.uses.refilled,
        "supply": data.uses.supply_cards,
    }
    points = data.uses.duty_points if value == "duty" else None
    return Use((value,), value, numbers.get(value, 0), points)


def _play(state: State, seat: int, value: str) -> Play:
    uses, effect = state.data.uses, effect_of(value)
    number = state.brings(seat, "harvest") if effect == "mixed-harvest" else uses.of_card(effect)
    return Play((value,), effect, number, uses.sale_ducats if effect == "sale" else None)


def _cell(state: State, seat: int, value: str) -> InCell:
    return InCell((value,), state.tile(value) or "")


def _spy(state: State, seat: int, value: str) -> Spy:
    owner = int(value)
    return Spy((owner,), copied(state, seat, owner))


def _copy(state: State, seat: int, value: str) -> Copy:
    return Copy((value,), state.brings(state.task(tasks.Copy).owner, cast(Column, value)))


_PREVIEWS: dict[str, Callable[[State, int, str], Preview]] = {
    "progress": _step,
    "found": _found,
    "use": _use,
    "play": _play,
    "mark": _cell,
    "swap": _cell,
    "spy": _spy,
    "copy": _copy,
}
