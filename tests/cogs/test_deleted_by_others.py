"""Moderators delete the bot's messages, singly or many at once, and Discord doesn't tell the bot.

Whatever links to such a message first has it posted again.
"""

import ast
import re
from pathlib import Path

import pytest

from cogs.follow import service as followers
from sessions import Preferences, Where
from sessions.playing import hosting
from tests.cogs.tournament.clicked import joined, notice
from tests.cogs.troubles import delete
from tests.cogs.wording import EN
from tests.preferring import prefer

HOUR, DAY = 3600, 86_400
LINK = re.compile(r"https://discord\.com/channels/(?:\d+|@me)/(\d+)/(\d+)")

ROOT = Path(__file__).parents[2]
LINKS = {"table_link", "message_link"}
KEEPERS = {"keep_boards", "keep_older_boards", "keep_standing", "keep_notices", "require_shown", "post_again"}
"""The functions that make sure that a message exists."""
MAKERS = {"ui/table/link.py", "cogs/tournament/finding.py"}
"""The modules that define `LINKS`."""
RENDERERS = {"cogs/admin/screens.py", "cogs/notify/reminder.py", "ui/table/ending.py"}
"""The modules that only write links. A module that uses their functions must use a keeper, too."""


def purge(port):
    """Delete all messages in the channel at once."""
    for message in port.shown:
        delete(port, message)


def dead_links(port, message):
    """The links of a message that lead to no message."""
    return [
        link
        for channel, link in LINK.findall(message.text)
        if int(link) not in [each.id for each in port.shown_in(int(channel))]
    ]


def links(message):
    return LINK.findall(message.text)


async def all_prefer(port, people, where):
    for person in people:
        await prefer(port.house, person.id, Preferences(where=where))


@pytest.mark.parametrize("where", [Where.DM, Where.CHANNEL])
@pytest.mark.parametrize("is_offline", [False, True])
async def test_a_reminder_links_to_a_board_that_stands(port, where, is_offline):
    people = port.crew(4)
    await all_prefer(port, people, where)
    due = await port.play_until_asked(people, "under-order")
    await port.wait(HOUR)
    if is_offline:
        await port.bot.close()
    purge(port)
    if is_offline:
        await port.restart(HOUR)
    await port.wait(DAY)
    reminder = [each for each in (*due.dms, *port.shown) if EN("button-habits") in each.buttons][-1]
    assert links(reminder) and not dead_links(port, reminder)
    [board] = [each for each in port.shown if each.text.startswith("## ")]
    assert links(reminder)[0][1] == str(board.id)


async def test_a_vote_links_to_a_board_that_stands(port):
    people = port.crew(4)
    await all_prefer(port, people, Where.BOTH)
    await port.begin(people)
    due = await port.to_move()
    await port.wait(DAY - 60)
    purge(port)
    await port.wait(120)
    other = next(person for person in people if person is not due)
    question = next(each for each in other.dms if EN("vote-wait") in each.buttons)
    [call] = [each for each in port.shown if other.id in each.stored.ping_user_ids]
    for message in (question, call):
        assert links(message) and not dead_links(port, message)


async def test_news_in_the_morning_link_to_a_board_that_stands(port):
    """The board was deleted after the news, and before the follower's quiet hours ended."""
    people, zoe = port.crew(4), port.person("Zoe")
    await port.begin(people)
    night = int(port.now) % DAY // 60
    quiet = Preferences(quiet_from=night, quiet_to=(night + 480) % 1440, zone="UTC")
    await prefer(port.house, zoe.id, quiet)
    await port.house.act(1, followers.follow, zoe.id)
    await port.house.act(1, hosting.close, people[0].id)
    await port.wait(HOUR)
    purge(port)
    assert zoe.dms == []
    await port.wait(8 * HOUR)
    [news] = zoe.dms
    assert links(news) and not dead_links(port, news)


async def test_the_list_of_tables_links_to_boards_that_stand(port):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    await port.wait(HOUR)
    purge(port)
    answer = await mei.slash("game mine")
    assert links(answer.shown) and not dead_links(port, answer.shown)


async def test_the_result_in_a_panel_links_to_a_board_that_stands(port):
    mei, *others = port.crew(4)
    await port.finish([mei, *others])
    await port.wait(HOUR)
    purge(port)
    panel = (await mei.slash("game move", table=1)).shown
    assert links(panel) and not dead_links(port, panel)


async def test_the_question_about_a_lesson_links_to_a_board_that_stands(port):
    mei = port.person("Mei")
    await mei.slash("learn", game="fleet")
    await port.wait(HOUR)
    for message in mei.dms:
        delete(port, message)
    asked = (await mei.slash("learn", game="goa")).shown
    assert links(asked)
    assert links(asked)[0][1] in [str(message.id) for message in mei.dms]


async def test_the_list_of_tournaments_links_to_notices_that_stand(port):
    mei, tom = port.crew(2)
    await joined(port, mei, tom)
    purge(port)
    answer = await tom.slash("tournament list")
    assert links(answer.shown) and not dead_links(port, answer.shown)
    assert EN("button-cup-join") in notice(port).buttons


async def test_a_board_that_cant_be_seen_isnt_posted_again(port):
    """Only Discord's word that a message is gone counts."""
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    await port.wait(HOUR)
    board = port.board
    port.refuse("GET", "/channels/*/messages/*", 50001, times=1)
    await mei.slash("game mine")
    assert [each.id for each in port.shown if each.text.startswith("## ")] == [board.id]


async def test_a_call_after_a_move_costs_no_look_at_the_board(port):
    people = await port.crew_with_mentions(4)
    await port.begin(people)
    path = f"/channels/{port.channel.id}/messages/{port.board.id}"
    await port.play_on(moves=4)
    assert not [each for each in port.env.http_requests if (each.method, each.path) == ("GET", path)]


def names_in(file):
    """The names that a module uses."""
    nodes = list(ast.walk(ast.parse((ROOT / file).read_text())))
    return {node.id for node in nodes if isinstance(node, ast.Name)} | {
        node.attr for node in nodes if isinstance(node, ast.Attribute)
    }


def links_by(renderer):
    """The functions of a module that may write a link, and how other modules import it."""
    tree, module = ast.parse((ROOT / renderer).read_text()), Path(renderer).with_suffix("")
    written = {node.name for node in tree.body if isinstance(node, ast.AsyncFunctionDef)}
    package = ".".join(module.parts[:-1])
    return written, re.compile(
        rf"from ({package}\.{module.name} import|{package} import .*\b{module.name}\b)"
    )


def test_each_module_that_links_to_messages_keeps_them():
    """A module that names a keeper counts as calling it, because it may hand the function on."""
    files = [str(path.relative_to(ROOT)) for top in ("cogs", "ui") for path in (ROOT / top).rglob("*.py")]
    linking = {file for file in files if names_in(file) & LINKS}
    for renderer in RENDERERS:
        written, imports = links_by(renderer)
        linking |= {f for f in files if imports.search((ROOT / f).read_text()) and names_in(f) & written}
    assert len(linking) > 12
    assert [file for file in sorted(linking - RENDERERS - MAKERS) if not names_in(file) & KEEPERS] == []
