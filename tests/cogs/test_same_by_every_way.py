"""Each act has one meaning: its button, its command and its service leave the same table behind."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cogs.clock import agreements
from sessions import Person as Player
from sessions.playing import hosting, lobby, lobby_options, play
from tests.beside import beside
from tests.bot_fixtures import count_secrets
from tests.cogs.driver import click, offered
from tests.cogs.wording import EN
from tests.simulated import Person, Port, harbour

Do = Callable[[Port, list[Person]], Awaitable[Any]]
FLEET = "fleet"
MOVE = "order 5"
"""The first move that the panel offers in this test's deal."""


class Act(NamedTuple):
    """An act at table 1, whose host is the first person, and three ways to perform it."""

    prepare: Do
    click: Do
    command: Do
    service: Do


def opened(number: int, **settings: Any) -> Do:
    """A lobby of the first people."""
    return lambda port, people: port.open(people[:number], **settings)


async def begun(port: Port, people: list[Person]) -> None:
    await port.begin(people, seed="ways")


async def moved(port: Port, people: list[Person]) -> None:
    await begun(port, people)
    await port.make_move(await port.to_move(), "ask 1")


def slash(command: str, who: int = 0, **options: Any) -> Do:
    return lambda port, people: people[who].slash(f"game {command}", **options)


def on_board(label: str, who: int = 0) -> Do:
    return lambda port, people: people[who].click(port.board, EN(label))


def in_menu(label: str) -> Do:
    """The host clicks in the host's menu."""

    async def act(port: Port, people: list[Person]) -> None:
        await people[0].click(await people[0].host_menu(), EN(label))

    return act


def acts(function: Callable[..., Any], *arguments: Any, who: int = 0) -> Do:
    """The service, called for a person."""
    return lambda port, people: port.house.act(1, function, people[who].id, *arguments)


def player(person: Person) -> Player:
    return Player(person.id, person.name)


async def click_option(port: Port, people: list[Person]) -> None:
    await people[0].choose(await people[0].host_menu(), EN("fleet-option-advanced.label", value="true"))


async def click_move(port: Port, people: list[Person]) -> None:
    person = await port.to_move()
    panel = await person.panel()
    await click(person, panel, offered(panel)[0])


async def move(port: Port, people: list[Person]) -> None:
    await port.house.act(1, play.move, (await port.to_move()).id, MOVE)


async def type_move(port: Port, people: list[Person]) -> None:
    await (await port.to_move()).slash("game move", move=MOVE)


async def click_leave(port: Port, people: list[Person]) -> None:
    asked = await people[2].click(port.board, EN("button-leave"))
    await people[2].click(asked.shown, asked.shown.buttons[0])


async def last_mover(port: Port, people: list[Person]) -> Person:
    seat, _ = (await port.match()).record()["moves"][-1]
    return people[seat]


async def click_undo(port: Port, people: list[Person]) -> None:
    person = await last_mover(port, people)
    await person.click(await person.panel(), EN("button-undo"))


async def type_undo(port: Port, people: list[Person]) -> None:
    await (await last_mover(port, people)).slash("game undo")


async def undo(port: Port, people: list[Person]) -> None:
    await port.house.act(1, play.undo, (await last_mover(port, people)).id)


async def click_pause(port: Port, people: list[Person]) -> None:
    panel = await people[0].click(port.board, EN("button-time"))
    await people[0].click(panel.shown, EN("button-pause"))


ACTS = {
    "join": Act(
        opened(2),
        on_board("button-join", 2),
        slash("join", 2),
        lambda port, people: port.house.act(1, lobby.join, player(people[2])),
    ),
    "leave": Act(opened(3), click_leave, lambda port, people: people[2].leave(), acts(lobby.leave, who=2)),
    "add a computer player": Act(
        opened(2), in_menu("button-computer"), slash("computer"), acts(lobby.add_computer)
    ),
    "start": Act(
        opened(4),
        on_board("button-start"),
        slash("start"),
        lambda port, people: hosting.start(port.house, 1, people[0].id),
    ),
    "close": Act(opened(2), in_menu("button-close"), slash("close"), acts(hosting.close)),
    "set an option": Act(
        opened(2, game=FLEET),
        click_option,
        slash("option", setting="advanced true"),
        acts(lobby_options.set_option, "advanced", True),
    ),
    "move": Act(begun, click_move, type_move, move),
    "take back a move": Act(moved, click_undo, type_undo, undo),
    "pause": Act(begun, click_pause, slash("clock pause"), acts(agreements.pause)),
}


async def left_by(way: Do, prepare: Do, file: Path) -> tuple[Any, list[Any]]:
    """The table and its log after an act, as they are stored."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        count_secrets(monkeypatch)
        return await _left_by(way, prepare, file)


async def _left_by(way: Do, prepare: Do, file: Path) -> tuple[Any, list[Any]]:
    async with harbour(file) as port:
        people = port.crew(4)
        await prepare(port, people)
        await way(port, people)
        await port.wait(1)
        with beside(port.location) as other:
            [(document,)] = other.execute("SELECT document FROM tables WHERE id = 1")
            moves = other.execute("SELECT entry, seat, move FROM moves WHERE table_id = 1 ORDER BY entry")
            return json.loads(document), list(moves)


@pytest.mark.parametrize("act", ACTS)
async def test_button_command_and_service_give_the_same_table(act: str, tmp_path: Path):
    prepare, *ways = ACTS[act]
    click, command, service = [
        await left_by(way, prepare, tmp_path / f"{number}.db") for number, way in enumerate(ways)
    ]
    assert click == command
    assert command == service


async def test_the_comparison_detects_an_act_without_effect(tmp_path: Path):
    async def nothing(port: Port, people: list[Person]) -> None:
        pass

    prepare, click, *_ = ACTS["join"]
    assert await left_by(click, prepare, tmp_path / "a.db") != await left_by(
        nothing, prepare, tmp_path / "b.db"
    )
