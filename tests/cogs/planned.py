"""Helpers for planning a move in the panels."""

from engine.captains_orders.rules import View
from sessions.playing import plans as plans_service
from tests.cogs.wording import EN
from tests.shown import Shown

PLAN_PREFIXES = ("hm:plan:", "hm:plan_pick:")
"""Prefixes of the custom_ids that make a plan."""


async def game(port, number=4):
    """A running match: all people, the player to move, and the next one."""
    people = port.crew(number)
    await port.begin(people, seed="plans")
    mover = await port.to_move()
    following = people[(people.index(mover) + 1) % number]
    return people, mover, following


async def hand(port, person):
    view = (await port.match()).view((await port.table()).seat_of(person.id))
    assert isinstance(view, View)
    return view.hand


async def plans(port, person):
    return [(plan.plan, plan.dropped) for plan in await plans_service.plans_of(port.db, 1, person.id)]


async def opened(person, port):
    """A person's planning panel."""
    panel = await person.panel()
    await person.click(panel, EN("button-plan"))
    return panel


def plannable(panel: Shown):
    """The clicks that make or begin a plan: ids of buttons, and ids of selects with their labels."""
    menus = {menu.id: menu for menu in panel.menus}
    found = []
    for id in panel.ids:
        if id.startswith(PLAN_PREFIXES):
            found += [(id, label) for label in menus[id].options] if id in menus else [(id, None)]
    return found


def first_of(panel, action):
    """The click that begins the plan for the action with this number."""
    return next(each for each in plannable(panel) if each[0].split(":")[4].split(".")[0] == str(action))


async def choose(person, panel, id, label):
    if label is None:
        return await person.click(panel, id=id)
    return await person.choose(panel, label, id=id)


def phrase(verb, **parts):
    return EN(f"captains-orders-move-{verb}", **parts)
