"""A player doesn't come back: the others always have a way on, by vote, also without clocks."""

import pytest

from sessions import Refused, Remedy, Status
from sessions.playing import clocks
from sessions.playing.pacing import ABSENT_SECONDS
from sessions.playing.sleeping import AWAKE_SECONDS
from tests.cogs.wording import EN

DAY = 86_400


async def waiting(port, number=3):
    """A match without clocks. Returns its people, first the one who is to move."""
    people = port.crew(number)
    await port.begin(people, pace="none")
    person = await port.to_move()
    return [person, *(each for each in people if each is not person)]


async def has_computer(port, person):
    return (await port.table()).kept_for(person.id) is not None


@pytest.mark.parametrize("number", [4, 5])
async def test_an_absent_player_is_replaced_by_vote_without_clocks(port, number):
    absent, *others = await waiting(port, number)
    refused = await others[0].slash("game clock vote", choice="sit", person=absent.member)
    assert refused.text == EN("refusal-no-vote")
    await port.wait(ABSENT_SECONDS)
    panel = await others[0].slash("game clock show")
    assert EN("vote-title-absent", name=absent.name) in panel.text
    await others[0].click(panel.shown, EN("vote-sit"))
    assert EN("vote-title-absent", name=absent.name) in port.board.text
    assert not await has_computer(port, absent)
    for other in others[1 : number // 2 + 1]:
        await other.slash("game clock vote", choice="sit")
    assert await has_computer(port, absent)
    assert (await port.table()).votes == ()
    await port.wait(DAY)
    assert await port.to_move() is not absent


async def test_one_ballot_decides_after_a_day(port):
    absent, other, *_ = await waiting(port, 4)
    await port.wait(ABSENT_SECONDS)
    await other.slash("game clock vote", choice="offer")
    await port.wait(DAY - 60)
    assert not await has_computer(port, absent)
    await port.wait(120)
    assert await has_computer(port, absent) and (await port.table()).offered


async def test_a_player_who_has_left_the_server_is_replaced_at_once(port):
    absent, *others = await waiting(port, 4)
    port.refuse("GET", f"/guilds/*/members/{absent.id}", 10007, status=404)
    for other in others[:2]:
        await other.slash("game clock vote", choice="sit", person=absent.member)
    assert await has_computer(port, absent)


async def test_a_host_who_has_left_is_replaced_and_the_next_one_can_close(port):
    """Also while it isn't the host's turn."""
    host, *others = port.crew(4)
    await port.begin([host, *others], pace="none")
    if await port.to_move() is host:
        await port.make_shown_move(host, (await port.legal(1))[0])
    port.refuse("GET", f"/guilds/*/members/{host.id}", 10007, status=404)
    for other in others[:2]:
        await other.slash("game clock vote", choice="sit", person=host.member)
    table = await port.table()
    assert table.kept_for(host.id) is not None and table.host in [each.id for each in others]
    heir = next(each for each in others if each.id == table.host)
    asked = await heir.slash("game close")
    await heir.click(asked.shown, EN("lobby-close-running.sure"))
    assert (await port.table()).status is Status.CLOSED


@pytest.mark.parametrize("waits_for_them", [True, False])
@pytest.mark.parametrize("ways", ["", "paused", "asleep"])
async def test_the_panel_offers_a_vote_on_whoever_has_left(port, waits_for_them, ways):
    """Nobody can name them in a command any more: Discord offers members only."""
    mover, *others = await waiting(port, 4)
    if ways == "paused":
        await mover.slash("game clock pause")
        await others[0].slash("game clock agree")
    elif ways == "asleep":
        await port.wait(AWAKE_SECONDS + DAY)
    absent = mover if waits_for_them else others.pop()
    others = [mover, *others] if absent is not mover else others
    port.server.remove_member(absent.member)
    for other in others[:2]:
        panel = await other.slash("game clock show")
        assert EN("vote-title-absent", name=absent.name) in panel.text
        await choose_sit(other, panel.shown)
    assert await has_computer(port, absent)


async def choose_sit(person, panel):
    id = next(id for id in panel.ids if id.startswith("hm:vote:") and id.endswith(":sit"))
    await person.click(panel, id=id)


async def test_the_only_one_who_is_left_replaces_all_others_and_can_close(port):
    people = port.crew(4)
    await port.begin(people, pace="none")
    *gone, last = people
    for person in gone:
        port.server.remove_member(person.member)
    for _ in gone:
        await choose_sit(last, (await last.slash("game clock show")).shown)
        await port.wait(DAY + 60)
    assert [await has_computer(port, person) for person in people] == [True, True, True, False]
    asked = await last.slash("game close")
    await last.click(asked.shown, EN("lobby-close-running.sure"))
    assert (await port.table()).status is Status.CLOSED


async def test_a_move_ends_the_vote(port):
    absent, other, *_ = await waiting(port, 4)
    await port.wait(ABSENT_SECONDS)
    await other.slash("game clock vote", choice="sit")
    assert len((await port.table()).votes) == 1
    await port.play_on(moves=1)
    assert (await port.table()).votes == ()
    await port.wait(2 * DAY)
    assert not await has_computer(port, absent)


@pytest.mark.parametrize("remedy", Remedy)
async def test_each_remedy_works_without_clocks(port, remedy):
    absent, *others = await waiting(port, 4)
    await port.wait(ABSENT_SECONDS)
    for other in others[:2]:
        await other.slash("game clock vote", choice=remedy)
    table = await port.table()
    assert table.clocks == () and table.votes == () and table.status is Status.PLAYING
    assert await has_computer(port, absent) is (remedy in (Remedy.SIT, Remedy.OFFER))


async def test_a_table_that_always_waits_can_be_ended_by_vote_too(port):
    """With the fixed remedy of a new clock, the game would wait forever."""
    people = port.crew(4)
    await port.begin(people, pace="1h")
    await people[0].slash("game clock timeout", what="wait")
    absent = await port.to_move()
    others = [each for each in people if each is not absent]
    await port.wait(ABSENT_SECONDS + 60)
    for other in others[:2]:
        await other.slash("game clock vote", choice="sit", person=absent.member)
    assert await has_computer(port, absent)


async def test_nobody_calls_a_vote_on_a_seat_that_isnt_there(port):
    _, other, *_ = await waiting(port, 4)
    with pytest.raises(Refused, match="no-vote"):
        await port.house.act(1, clocks.vote, other.id, 9, "sit", left=True)
