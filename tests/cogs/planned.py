"""Games in which somebody plans for their turn, by what panels offer for it."""

from engine.captains_orders.view import View
from sessions.playing import plans as plans_service
from tests.cogs.told import EN
from tests.shown import Shown

PLANS = ("hm:plan:", "hm:plan_pick:")
"""How the ids of what makes a plan begin."""


async def game(port, number=4):
    """A running game, who is to move, and who comes after them."""
    people = port.crew(number)
    await port.begin(people, seed="plans")
    mover = await port.to_move()
    following = people[(people.index(mover) + 1) % number]
    return people, mover, following


async def hand(port, person):
    view = (await port.match()).view((await port.table()).seat_of(person.id))
    assert isinstance(view, View) and view.hand is not None
    return view.hand


async def plans(port, person):
    return [(plan.plan, plan.dropped) for plan in await plans_service.plans_of(port.db, 1, person.id)]


async def opened(person, port):
    """Somebody's view of what they may plan."""
    panel = await person.panel()
    await person.click(panel, EN("button-plan"))
    return panel


def plannable(panel: Shown):
    """What makes a plan, or begins to: ids of buttons, and of selects with their labels."""
    menus = {menu.id: menu for menu in panel.menus}
    found = []
    for id in panel.ids:
        if id.startswith(PLANS):
            found += [(id, label) for label in menus[id].options] if id in menus else [(id, None)]
    return found


def first_of(panel, action):
    """What begins the plan that is offered at this place."""
    return next(each for each in plannable(panel) if each[0].split(":")[4].split(".")[0] == str(action))


async def choose(person, panel, id, label):
    if label is None:
        return await person.click(panel, id=id)
    return await person.choose(panel, label, id=id)


def phrase(verb, **parts):
    return EN(f"captains-orders-move-{verb}", **parts)
