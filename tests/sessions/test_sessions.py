"""How sessions are put together: plain services, one list of what is stored with a change, one of who hears
of it."""

import inspect
from importlib import import_module
from pathlib import Path

import sessions as package
from sessions import EVERYBODY, DebtKind, Owed, Sessions, hosting
from sessions.refusals import Reason
from tests.sessions.tables import MEI, House

ROOM = Path(package.__file__).parent
MODULES = [
    import_module(".".join(path.relative_to(ROOM.parent).with_suffix("").parts))
    for path in ROOM.rglob("*.py")
    if path.stem != "__init__"
]
CLASSES = [
    each
    for module in MODULES
    for _, each in inspect.getmembers(module, inspect.isclass)
    if each.__module__ == module.__name__ and not issubclass(each, Reason)
]
"""All classes but the reasons for refusals, which are values of one kind."""


def services(sessions: Sessions) -> dict[str, object]:
    """All that sessions are made of, by name."""
    return {name: each for name, each in vars(sessions).items() if type(each) in CLASSES}


def test_no_service_inherits_from_another():
    assert Sessions in CLASSES
    for each in CLASSES:
        assert not set(each.__mro__[1:]) & set(CLASSES), each


async def test_each_service_is_reached_in_one_step(house: House, sessions):
    """A call says which service it is for; nothing of a service stands beside the services."""
    own = {name for name, _ in inspect.getmembers(Sessions, inspect.isfunction) if not name.startswith("_")}
    assert own == {"subscribe", "resume", "starts", "wake", "beat", "close_down"}
    assert {"tables", "lobby", "hosting", "play", "plans", "people"} <= services(sessions).keys()


async def test_whatever_is_stored_with_a_change_is_in_the_list(house: House, sessions):
    storing = {each for each in CLASSES if hasattr(each, "store_change")}
    assert {type(step.__self__) for step in sessions.tables.steps} == storing
    assert [step.__name__ for step in sessions.tables.steps] == ["store_change"] * len(storing)
    assert all(step.__self__ in services(sessions).values() for step in sessions.tables.steps)


async def test_what_is_left_out_at_a_mere_move_would_store_nothing_then(house: House, sessions):
    steps, left = sessions.tables.steps, []

    def watched(step):
        async def run(tx, change):
            if step in playing or not change.is_mere_move:
                await step(tx, change)
                return
            left.append(step)
            await step(None, change)  # a step that stored something would fail

        return run

    playing = sessions.tables.steps_of_moves
    assert [step for step in steps if step in playing] == [*playing]
    sessions.tables.steps = sessions.tables.steps_of_moves = [watched(step) for step in steps]
    await house.finish(people=4)
    assert set(left) == {*steps} - {*playing}


async def test_whoever_hears_of_changes_is_in_the_list(house: House, sessions):
    hearing = {each for each in CLASSES if hasattr(each, "hear")}
    listeners = [each.__self__ for each, _ in sessions.publisher._listeners]
    assert {type(each) for each in listeners} == {*hearing, House}


async def test_a_change_is_stored_by_all_before_anybody_hears_of_it(house: House, sessions):
    calls = []

    def noted(step):
        async def run(tx, change):
            calls.append(step.__self__)
            await step(tx, change)

        return run

    steps = [step.__self__ for step in sessions.tables.steps]
    sessions.tables.steps = [noted(step) for step in sessions.tables.steps]
    sessions.publisher.subscribe(calls.append)
    table = await house.open(people=1)
    [opened] = house.changes
    owed = Owed(DebtKind.BOARD, table.id, EVERYBODY)
    assert calls == [*steps, owed, opened]
    await sessions.act(table.id, hosting.close, MEI.id)
    assert calls[len(steps) + 2 :] == [*steps, owed, house.changes[-1]]
