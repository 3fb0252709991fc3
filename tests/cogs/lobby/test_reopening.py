"""A table closed by mistake can be reopened unchanged for ten minutes."""

import pytest

from sessions import Status
from sessions.tables.table import REOPENABLE_SECONDS
from tests.cogs.driver import offered
from tests.cogs.wording import EN


async def closed(port, person):
    """Close the host's table, which may be a lobby or running."""
    asked = await person.slash("game close")
    if asked.shown.buttons:
        await person.click(asked.shown, EN("lobby-close-running.sure"))
    assert (await port.table()).status is Status.CLOSED


@pytest.mark.parametrize("by_command", [False, True])
async def test_a_reopened_match_continues_unchanged(port, by_command):
    people = port.crew(4)
    await port.begin(people)
    before = await port.table()
    await closed(port, people[0])
    assert EN("lobby-reopenable", until=f"<t:{int(port.now) + REOPENABLE_SECONDS}:t>") in port.board.text
    if by_command:
        assert (await people[0].slash("game close", reopen=True)).text == EN("lobby-reopened", table="1")
    else:
        await people[0].click(port.board, EN("button-reopen"))
    after = await port.table()
    assert after.status is Status.PLAYING and after.waiting == before.waiting and after.seats == before.seats
    due = await port.to_move()
    assert offered(await due.panel())
    await port.restart()
    assert (await port.table()).closed_by is None and (await port.table()).ended is None


async def test_players_to_move_are_notified_again_after_reopening(port):
    people = port.crew(4)
    await port.begin(people)
    host = people[0]
    due = await port.to_move()
    if due is host:
        await host.slash("game host", person=people[1].member)
        host = people[1]
    await closed(port, host)
    assert not [message for message in due.dms if offered(message)]
    await host.slash("game close", reopen=True)
    assert [message for message in due.dms if offered(message)]


async def test_the_last_person_to_leave_may_reopen_a_lobby(port):
    [mei] = port.crew(1)
    await port.open([mei])
    asked = await mei.slash("game leave")
    await mei.click(asked.shown, EN("lobby-leave-closes.sure"))
    await mei.click(port.board, EN("button-reopen"))
    present = await port.table()
    assert (present.status, present.names) == (Status.LOBBY, ["Mei"])


async def test_only_the_host_or_a_manager_may_reopen(port):
    mei, tom, *others = port.crew(4)
    await port.begin([mei, tom, *others])
    await closed(port, mei)
    assert (await tom.slash("game close", reopen=True)).text == EN("refusal-not-host", host=f"<@{mei.id}>")
    await port.person("Boss", manager=True).click(port.board, EN("button-reopen"))
    assert (await port.table()).status is Status.PLAYING
