"""The rules of what rings, which every test on the simulated Discord checks at its end."""

import re
from pathlib import Path

import pytest

from cogs.clock.service import STOOD_IN_MESSAGE, VOTE_MESSAGE
from tests.cogs.test_reach import BARRIERS, bar
from tests.cogs.wording import EN, JA
from tests.discord_rules import calls_somebody
from ui.sender import only
from ui.table.ringing import headline

MEI = "7"
PAGE = Path(__file__).parents[2] / "docs/discord.md"


@pytest.mark.parametrize(
    ("content", "called", "is_right"),
    [
        ("Fleet · Table 3 · 1 day left\n<@7>, it's your turn", [MEI], True),
        (f"{JA('fleet-name')} · テーブル3 · 残り1日\n<@7>さん", [MEI], True),
        ("<@7>, it's your turn in Fleet", [MEI], False),
        ("Fleet · Table 3 · 1 day left\nIt's your turn", [], False),
        ("Fleet · Table · 1 day left\n<@7>", [MEI], False),
        (f"Fleet · Table 3 · {'very ' * 12}long\n<@7>", [MEI], False),
        ("", [MEI], False),
        (None, [MEI], False),
    ],
)
def test_what_rings_calls_somebody_and_names_game_table_and_time(content, called, is_right):
    """A message of components has no content, and a locked phone would show nothing."""
    body = {"content": content, "allowed_mentions": {"users": called}}
    assert calls_somebody(body) is is_right


async def test_a_message_that_rings_without_a_reason_fails_the_test(port):
    channel = port.bot.get_partial_messageable(port.channel.id)
    await channel.send("News")
    with pytest.raises(AssertionError, match="Only a job"):
        port.rules.check()
    port.rules.outside_jobs.clear()
    with pytest.raises(AssertionError, match="must be silent"):
        port.rules.check()
    port.rules.rung.clear()
    await channel.send("News", silent=True)
    port.rules.outside_jobs.clear()
    port.rules.check()


async def test_a_deleted_call_fails_the_test_unless_the_person_was_there(port):
    mei = port.person("Mei")
    channel = port.bot.get_partial_messageable(port.channel.id)
    for was_there in (True, False):
        message = await channel.send(f"<@{mei.id}>", allowed_mentions=only(mei.id))
        if was_there:
            await mei.slash("help")
        await message.delete()
        assert bool(port.rules.dead_badges) is not was_there
    for found in (port.rules.outside_jobs, port.rules.rung, port.rules.dead_badges):
        found.clear()


@pytest.mark.parametrize("barrier", [*BARRIERS, None])
async def test_a_mention_that_nobody_hears_fails_the_test(port, barrier):
    mei = port.person("Mei")
    if barrier is not None:
        bar(port, barrier, mei)
    channel = port.bot.get_partial_messageable(port.channel.id)
    text = f"Fleet · Table 3 · 1 day left\n<@{mei.id}>"
    await channel.send(text, allowed_mentions=only(mei.id))
    port.rules.outside_jobs.clear()
    if barrier is not None:
        with pytest.raises(AssertionError, match="nothing else tells them"):
            port.rules.check()
    port.rules.unheard.clear()
    port.rules.check()


async def test_the_page_lists_what_rings(port):
    people = port.crew(4)
    due = await port.play_until_asked(people, "bid", game="fleet")
    table, page = await port.table(), PAGE.read_text("utf-8")
    first = {kind: headline(port.bot, table, kind, due.id, EN) for kind in port.bot.calls}
    await port.wait(86_400)
    first[VOTE_MESSAGE] = headline(port.bot, await port.table(), VOTE_MESSAGE, due.id, EN)
    for voter in [person for person in people if person is not due][:2]:
        await voter.slash("game clock vote", choice="sit")
    first[STOOD_IN_MESSAGE] = headline(port.bot, await port.table(), STOOD_IN_MESSAGE, due.id, EN)
    assert dict(re.findall(r"^\| `([a-z-]+)` \| .+ \| (.+) \|$", page, re.MULTILINE)) == first
