"""Reads what a panel says about its answers: on a button, below an option, or in a line."""

from __future__ import annotations

from tests.cogs.wording import EN
from tests.shown import Answer, Shown
from tests.simulated import Person


def effect_of(panel: Shown, answer: str) -> str:
    """The effect that the panel states for this answer."""
    said = [label.removeprefix(f"{answer}: ") for label in panel.buttons if label.startswith(f"{answer}: ")]
    said += [menu.descriptions[answer] for menu in panel.menus if answer in menu.descriptions]
    start = f"-# **{answer}** · "
    said += [line.removeprefix(start) for line in panel.text.splitlines() if line.startswith(start)]
    [only] = said
    return only


async def give(person: Person, panel: Shown, answer: str) -> Answer:
    """Give this answer, by a button or a select."""
    for menu in panel.menus:
        if answer in menu.options:
            return await person.choose(panel, answer, id=menu.id)
    [button] = [each for each in panel.buttons if each == answer or each.startswith(f"{answer}: ")]
    return await person.click(panel, button)


def answers(panel: Shown) -> set[str]:
    """All labels of buttons and options."""
    return {*panel.buttons, *(label for menu in panel.menus for label in menu.options)}


async def reasons(person: Person, panel: Shown) -> str:
    """The panel's explanation of why choices aren't available."""
    return (await person.click(panel, EN("button-why"))).text
