"""Looking at tables: `/game show`, the log, a person's tables, the rules; and who may see what."""

import discord
import pytest

from tests.cogs.driver import offered
from tests.cogs.troubles import talk
from tests.cogs.wording import EN, JA
from tests.harbour import GAME

COMMANDS = ("show", "join", "leave", "start", "hand", "move", "undo", "log", "record", "verify", "close")
"""Commands that require a table."""


async def test_show_reposts_the_table_at_the_end_of_its_channel(port):
    people = port.crew(4)
    old = await port.begin(people)
    talk(port, "hello")
    answer = await people[0].slash("game show")
    board = port.board
    assert board.id != old.id
    assert old.id not in [message.id for message in port.shown]
    assert answer.private and answer.text == EN("show-posted", link=link(port, board))


def link(port, message):
    return f"https://discord.com/channels/{port.server.id}/{port.channel.id}/{message.id}"


async def test_show_in_another_channel_is_a_private_copy(port):
    people = port.crew(4)
    board = await port.begin(people)
    elsewhere = port.server.create_text_channel("elsewhere")
    answer = await people[0].slash("game show", at=elsewhere, table=1)
    assert answer.private and answer.text == board.text
    assert port.shown_in(elsewhere.id) == []
    hand = await people[0].click(answer.shown, "My hand")
    assert hand.private and hand.shown.id != answer.shown.id
    assert answer.text == board.text


async def test_commands_without_a_table_explain_how_to_open_one(port):
    mei = port.person("Mei")
    for command in [
        "show",
        "join",
        "leave",
        "start",
        "hand",
        "move",
        "undo",
        "log",
        "record",
        "verify",
        "close",
    ]:
        assert (await mei.slash(f"game {command}")).text == EN("refusal-no-table-here")
    assert (await mei.slash("game show", table=99)).text == EN("refusal-no-such-table", table="99")
    assert (await mei.dm_slash("game move")).text == EN("refusal-no-table-here")


async def test_a_table_in_a_hidden_channel_is_hidden(port):
    people = port.crew(4)
    eve = port.person("Eve")
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = port.server.create_text_channel("secret", overwrites={eve.member: hidden})
    await people[0].slash("game open", at=secret, game=GAME)
    for command in ("show", "log", "join"):
        assert (await eve.slash(f"game {command}", table=1)).text == EN("refusal-no-such-table", table="1")
    assert (await eve.dm_slash("game show", table=1)).text == EN("refusal-no-such-table", table="1")
    assert (await port.table()).names == ["Mei"]
    await people[1].slash("game join", table=1)
    assert (await port.table()).names == ["Mei", "Tom"]


async def test_an_invited_person_may_join_a_hidden_table(port):
    mei, eve = port.person("Mei"), port.person("Eve")
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = port.server.create_text_channel("secret", overwrites={eve.member: hidden})
    await mei.slash("game open", at=secret, game=GAME)
    await mei.slash("game invite", at=secret, person=eve.member)
    await eve.slash("game join", table=1)
    assert (await port.table()).names == ["Mei", "Eve"]


async def test_the_log_has_pages(port):
    people = port.crew(4)
    await port.finish(people)
    opened = await people[0].slash("game log")
    assert opened.private
    match = (await port.table()).match
    assert match
    pages = -(-len(match.log(None)) // 15)
    assert pages > 2
    assert EN("log-page", page=pages, pages=pages) in opened.text
    board = EN("button-board-at", move=match.ply)
    assert opened.shown.buttons == [EN("button-first"), EN("button-previous"), board]
    log = opened.shown
    lines = []
    await people[0].click(log, EN("button-first"))
    for page in range(1, pages + 1):
        assert EN("log-page", page=page, pages=pages) in log.text
        lines += [line for line in log.text.splitlines() if line.startswith("- ")]
        if page < pages:
            turned = await people[0].click(log, EN("button-next"))
            assert turned.shown.id == log.id
    assert len(lines) == 1 + len(match.log(None))  # The log begins with a line about the seal.
    await people[0].click(log, EN("button-previous"))
    await people[0].click(log, EN("button-last"))
    assert EN("log-page", page=pages, pages=pages) in log.text


async def test_the_log_shows_only_what_the_viewer_may_know(port):
    people = port.crew(4)
    await port.begin(people)
    own = await people[0].slash("game log")
    watched = await port.person("Eve").slash("game log")
    assert "You are dealt" in own.text and "Tom is dealt" not in own.text
    assert "is dealt" not in watched.text


async def test_log_pages_turn_after_a_restart(port):
    people = port.crew(4)
    await port.finish(people)
    log = (await people[0].slash("game log")).shown
    await port.restart()
    await people[0].click(log, EN("button-first"))
    assert EN("log-page", page=1, pages=99).split("99")[0] in log.text


async def test_mine_lists_tables_of_all_servers_with_waiting_ones_first(port):
    people = port.crew(4)
    places = [port.server.create_text_channel(name) for name in ("one", "two", "three")]
    due = await port.play_until_asked(people, "under-order")
    await due.slash("game open", at=places[0], game=GAME)
    listed = await due.slash("game mine", at=places[1])
    assert listed.private
    title, first, second = listed.text.splitlines()
    assert title == EN("mine-title", count=2)
    board = port.board
    assert link(port, board) in first and EN("table-number", table="1") in first
    assert EN("table-number", table="2") in second and str(places[0].id) in second
    assert "Your turn" in first and "Your turn" not in second
    assert (await due.dm_slash("game mine")).text == listed.text
    other = next(person for person in people if person is not due)
    assert "Your turn" not in (await other.slash("game mine")).text


async def test_mine_lists_tables_that_the_player_left(port):
    people = port.crew(4)
    await port.begin(people)
    asked = await people[0].slash("game leave")
    await people[0].click(asked.shown, EN("lobby-leave-running.sure"))
    listed = await people[0].slash("game mine")
    title = f"{EN('captains-orders-name')} · {EN('table-number', table='1')}"
    left = EN("mine-left", title=title, link=link(port, port.board))
    assert listed.text.splitlines()[1] == f"- {left}"


async def test_mine_says_if_the_person_has_no_table(port):
    await port.open([port.person("Mei")])
    assert (await port.person("Eve").slash("game mine")).text == EN("mine-none")


async def test_rules_have_pages(port):
    mei = port.person("Mei")
    opened = await mei.slash("rules", game=GAME)
    book = opened.shown
    assert opened.private
    titles = []
    while True:
        titles.append(next(line for line in book.text.splitlines() if line.startswith("## ")))
        if EN("button-next") not in book.buttons:
            break
        await mei.click(book, EN("button-next"))
    assert len(titles) == len(set(titles)) >= 3
    assert (await mei.slash("rules", game=GAME, page=2)).text.splitlines()[1] == titles[1]
    assert (await mei.slash("rules", game=GAME, page=99)).text.splitlines()[1] == titles[-1]


async def test_rules_have_pictures_and_a_menu_of_contents(port):
    mei = port.person("Mei", "ja")
    book = (await mei.slash("rules", game="fisherman")).shown
    pages = [id for id in JA.ids("fisherman-rules-") if id.endswith("-title")]
    titles = [f"{number}. {JA(f'fisherman-rules-{number}-title')}" for number in range(1, len(pages) + 1)]
    [contents] = book.menus
    assert list(contents.options) == titles
    assert len(book.alts) == 1
    title = JA("fisherman-rules-3-title")
    await mei.choose(book, f"3. {title}")
    assert f"## {title}" in book.text and book.alts == [JA("fisherman-rules-3-picture")]
    await mei.choose(book, f"2. {JA('fisherman-rules-2-title')}")
    assert not book.alts


async def test_each_question_links_to_a_page_of_the_rules(port):
    person = await port.play_until_asked(port.crew(4), "give")
    panel = await person.panel()
    explained = await person.click(panel, EN("button-explain"))
    page = await person.click(explained.shown, "Rules")
    assert page.private and page.shown.id != panel.id
    assert offered(panel)  # The panel is still there and can be answered.
    assert page.text.startswith(f"-# {EN('captains-orders-name')}")


async def test_the_rules_below_a_table_are_open_to_all(port):
    await port.open([port.person("Mei")])
    rules = await port.person("Eve").click(port.board, "Rules")
    assert rules.private and EN("captains-orders-rules-1-title") in rules.text


async def test_log_and_hand_are_refused_in_a_lobby(port):
    mei = port.person("Mei")
    await port.open([mei])
    for command in ("log", "hand", "move"):
        assert (await mei.slash(f"game {command}")).text == EN("refusal-not-playing", status="lobby")


@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_names_are_escaped_in_markdown(port, language):
    names = ("*Mei*", "__Tom__", "~~Ann~~", "||Leo||")
    people = [port.person(name, language) for name in names]
    await port.begin(people)
    texts = [port.board.text, *[(await people[0].slash(f"game {each}")).text for each in ("log", "move")]]
    for text in texts:
        assert not [name for name in names if name in text.replace("**", "")]


async def test_a_log_with_long_names_keeps_the_limits(port):
    people = [port.person("*_~`|" * 6 + str(number)) for number in range(8)]
    await port.finish(people)
    log = (await people[0].slash("game log")).shown
    while EN("button-previous") in log.buttons:
        await people[0].click(log, EN("button-previous"))
    assert EN("button-next") in log.buttons


async def test_a_list_of_many_tables_keeps_the_limits(port):
    mei = port.person("Mei")
    for _ in range(24):
        await mei.slash("game open", game=GAME, thread=True)
    listed = await mei.slash("game mine")
    assert listed.text.startswith(EN("mine-title", count=24))
    assert listed.text.count("https://") == 20
