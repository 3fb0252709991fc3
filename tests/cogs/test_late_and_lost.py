"""Whatever Discord, the network or the database do to an answer, the log has at most one line about it."""

import asyncio
import logging
import sqlite3

import aiohttp
import pytest

from db import NotSaved, StaleData
from tests.cogs.driver import offered
from tests.cogs.wording import EN
from tests.engine.goa.positions import at_auctions, player
from tests.faulty import DISK_FULL


async def by_command(port, mei, tom):
    return await tom.slash("game clock show")


async def by_changing_command(port, mei, tom):
    return await tom.slash("game clock pause")


async def by_typed_move(port, mei, tom):
    return await tom.slash("game move", move="bid 3")


async def by_autocomplete(port, mei, tom):
    return await tom.offered("game move", "move", "bid")


async def by_autocomplete_of_tables(port, mei, tom):
    return await tom.offered("game show", "table")


async def by_button(port, mei, tom):
    return await tom.click(port.board, "My move")


async def by_answer(port, mei, tom):
    return await tom.forge(port.panel, port.answer)


async def by_button_of_a_form(port, mei, tom):
    return await tom.forge(port.panel, port.form)


async def by_form(port, mei, tom):
    return await tom.submit(port.panel, port.form, "27")


async def by_wrong_form(port, mei, tom):
    return await tom.submit(port.panel, port.form, "999")


EDGES = [
    by_command,
    by_changing_command,
    by_typed_move,
    by_autocomplete,
    by_autocomplete_of_tables,
    by_button,
    by_answer,
    by_button_of_a_form,
    by_form,
    by_wrong_form,
]
ANSWERS = [
    (10062, 404),
    (40060, 400),
    (10015, 404),
    (50027, 401),
    (10008, 404),
    (10003, 404),
    (50013, 403),
    (50001, 403),
    (50035, 400),
    (0, 429),
    (0, 500),
    (0, 503),
    (99999, 418),
]
"""Codes and HTTP statuses with which Discord refuses an answer. The last one is unheard of."""
ROUTES = {
    "first": [("POST", "/interactions/*/*/callback")],
    "later": [("*", "/webhooks/*")],
    "all": [("POST", "/interactions/*/*/callback"), ("*", "/webhooks/*")],
}
NETWORK = [
    aiohttp.ServerDisconnectedError(),
    aiohttp.ClientPayloadError("not all data was received"),
    ConnectionResetError(104, "Connection reset by peer"),
    OSError(113, "No route to host"),
    TimeoutError(),
]
LOST, SPOILT, FULL = NotSaved("connection lost"), sqlite3.DatabaseError("malformed"), DISK_FULL
DATABASE = [
    *[("read", error) for error in (LOST, SPOILT, FULL)],
    *[("begin", error) for error in (LOST, FULL)],
    *[("run", error) for error in (LOST, FULL, SPOILT, sqlite3.IntegrityError("unique"), StaleData("gone"))],
    *[("commit", error) for error in (LOST, FULL)],
]


@pytest.fixture
async def ready(port, begin_in_position):
    """Two people at an auction: Tom bids. His panel and his form are open."""
    position = at_auctions(player(money=40), player(money=40), markers="c0 0, c1 1, c2 0")
    mei, tom = await begin_in_position(position)
    port.panel = await tom.panel()
    port.answer = offered(port.panel)[0][0]
    port.form = port.panel.button(EN("button-type"))
    return mei, tom


TASKS = ("CommandTree-invoker", "discord-ui-dynamic-item", "discord.py: on_interaction")
"""Beginnings of the names of the tasks in which discord.py lets the bot answer."""


class Lines(logging.Handler):
    """The lines that answers write to the log, with the exceptions whose tracebacks are in it."""

    def __init__(self):
        super().__init__(logging.INFO)
        self.lines = []
        self.traces = []

    def emit(self, record):
        task = asyncio.current_task()
        if task is None or not task.get_name().startswith(TASKS):
            return
        self.lines.append(f"{record.name} {record.levelname}: {record.getMessage()}")
        if record.exc_info:
            self.traces.append(record.exc_info[1])


async def lines_of(port, edge, people):
    """What one interaction writes to the log."""
    heard, root = Lines(), logging.getLogger()
    level = root.level
    root.setLevel(logging.INFO)
    root.addHandler(heard)
    try:
        await edge(port, *people)
        await port.wait(0)
    finally:
        root.removeHandler(heard)
        root.setLevel(level)
    port.logged.clear()
    return heard


def check(heard, *fault):
    assert not heard.traces, (fault, heard.traces, heard.lines)
    assert len(heard.lines) <= 1, (fault, heard.lines)


@pytest.mark.parametrize("edge", EDGES, ids=lambda edge: edge.__name__)
async def test_a_refused_answer_is_one_line(port, ready, edge):
    for code, status in ANSWERS:
        for routes in ROUTES.values():
            for method, path in routes:
                port.env.inject_error(method, path, status=status, code=code, message="refused", times=10**6)
            check(await lines_of(port, edge, ready), code, status, routes)
            port.accept()


@pytest.mark.parametrize("edge", EDGES, ids=lambda edge: edge.__name__)
async def test_a_broken_connection_is_one_line(port, ready, edge):
    for error in NETWORK:
        for routes in ROUTES.values():
            with port.cut(error, *routes):
                check(await lines_of(port, edge, ready), error, routes)


@pytest.mark.parametrize("edge", EDGES, ids=lambda edge: edge.__name__)
async def test_a_failing_database_is_one_line(port, ready, edge):
    for step, error in DATABASE:
        for skip in range(4):
            with port.faults.refuse(step, error=error, skip=skip):
                check(await lines_of(port, edge, ready), step, error, skip)


async def test_an_error_of_the_program_keeps_its_traceback(port, ready):
    port.faults.refuse("read", error=KeyError("a mistake"))
    heard = await lines_of(port, by_autocomplete, ready)
    assert [repr(error) for error in heard.traces] == ["KeyError('a mistake')"]
