"""Looking for a table: `/game seek`, and joining by the button of its announcement."""

import pytest

from cogs.seek import service as seekers
from sessions import Person, Status
from sessions.people import bans
from sessions.playing import lobby
from sessions.tables.clock import DAY
from tests.cogs.mailbag import lost_answers, owed
from tests.cogs.wording import EN, JA

WISH = EN("seek-wish", game="Fleet", pace=EN("pace-day"), rated="no")


def notice_in(port, channel=None):
    """The message that announces the searching people."""
    return port.shown_in(channel or port.channel.id)[-1]


def looking(*names):
    return looking_for("Fleet", *names)


def looking_for(game, *names):
    wish = EN("seek-wish", game=game, pace=EN("pace-day"), rated="no")
    return EN("seek-looking", names=EN.names([f"**{name}**" for name in names]), wish=wish)


async def test_the_first_seeker_and_the_channel_see_how_many_are_missing(port):
    mei = port.person("Mei")
    answer = await mei.slash("game seek", game="fleet")
    assert answer.private and answer.shown.buttons == [EN("button-unseek")]
    assert "1 of 2" in answer.text
    notice = notice_in(port)
    assert looking("Mei") in notice.text and EN("seek-more", missing=1) in notice.text


async def test_the_last_seeker_opens_a_table_and_all_are_mentioned(port):
    mei, tom = port.crew(2)
    await mei.slash("game seek", game="fleet")
    answer = await tom.click(notice_in(port), EN("button-seek"))
    table = await port.table()
    [thread] = port.threads
    assert answer.private and EN("seek-opened", table="1", link="").split("[")[0] in answer.text
    assert (table.status, table.host, table.names) == (Status.LOBBY, mei.id, ["Mei", "Tom"])
    assert table.channel == thread.id and table.setup.pace == 86_400 and not table.setup.rated
    assert f"<@{mei.id}> and <@{tom.id}>" in port.shown_in(thread.id)[-1].text
    assert not [each for each in port.shown if EN("button-seek") in each.buttons]  # The search is over.


async def test_a_seeker_who_left_the_server_isnt_counted(port):
    mei, tom = port.crew(2)
    await mei.slash("game seek", game="fleet")
    port.server.remove_member(mei.member)
    answer = await tom.slash("game seek", game="fleet")
    assert "1 of 2" in answer.text and not port.threads


async def test_the_notice_drops_a_seeker_who_left_the_server(port):
    """The bot isn't told of people who leave, so it looks within the hour."""
    mei, tom = port.person("Mei"), port.person("Tom")
    for person in (mei, tom):
        await person.slash("game seek", game="lubeck")
    assert looking_for("Lübeck", "Mei", "Tom") in notice_in(port).text
    port.server.remove_member(mei.member)
    await port.wait(3600)
    assert looking_for("Lübeck", "Tom") in notice_in(port).text
    port.server.remove_member(tom.member)
    await port.wait(3600)
    assert port.shown == []


async def test_a_seeker_who_may_have_left_is_kept(port):
    """Only Discord's word that a person isn't in the server counts."""
    mei = port.person("Mei")
    await mei.slash("game seek", game="lubeck")
    port.server.remove_member(mei.member)
    port.refuse("GET", "/guilds/*/members/*", 0, status=503)
    await port.wait(3600)
    assert looking_for("Lübeck", "Mei") in notice_in(port).text


async def test_a_second_seek_replaces_the_first(port):
    mei, tom = port.crew(2)
    await mei.slash("game seek", game="fleet")
    await mei.slash("game seek", game="fleet", pace="week")
    [notice] = port.shown
    assert EN("pace-week") in notice.text
    await tom.slash("game seek", game="fleet")
    assert len(port.shown) == 2 and not port.threads


async def test_a_person_can_stop_seeking(port):
    mei, tom = port.crew(2)
    asked = await mei.slash("game seek", game="goa")
    answer = await mei.click(asked.shown, EN("button-unseek"))
    assert answer.text.endswith(EN("seek-stopped")) and not port.shown
    assert (await mei.forge(asked.shown, "hm:unseek:goa")).text == EN("seek-none")
    await tom.slash("game seek", game="goa")
    assert "**Tom**" in notice_in(port).text and not port.threads


async def test_seek_notices_use_the_servers_chosen_channel(port):
    boss, mei = port.person("Boss", manager=True), port.person("Mei")
    other = port.server.create_text_channel("meeting")
    assert f"<#{other.id}>" in (await boss.slash("server meeting", channel=other)).text
    answer = await mei.slash("game seek", game="fleet")
    assert f"<#{other.id}>" in answer.text
    assert looking("Mei") in notice_in(port, other.id).text
    assert (await boss.slash("server meeting")).text == EN("server-meeting-anywhere")


async def test_a_sought_table_opens_in_the_channel_without_thread_permission(port):
    mei, tom = port.crew(2)
    port.refuse("POST", "/channels/*/threads", 50013)
    await mei.slash("game seek", game="fleet")
    await tom.slash("game seek", game="fleet")
    assert (await port.table()).channel == port.channel.id


async def test_seekers_keep_waiting_if_the_channel_has_a_table(port):
    people = port.crew(6)
    port.refuse("POST", "/channels/*/threads", 50013)
    await port.begin(people[:4])
    await people[4].slash("game seek", game="fleet")
    answer = await people[5].slash("game seek", game="fleet")
    assert answer.text.startswith(EN("refusal-table-open-here", table="1")[:20])
    wished = await seekers.stop(port.house, port.server.id, "fleet", people[4].id)
    assert wished is not None


async def test_a_seeker_with_too_many_tables_is_skipped(port):
    mei, tom, ann = port.crew(3)
    await mei.slash("game seek", game="fleet")
    port.house.limits = port.house.limits.__class__(tables_of_person=0)
    answer = await tom.slash("game seek", game="fleet")
    assert answer.private and not port.threads
    port.house.limits = port.house.limits.__class__()
    await ann.slash("game seek", game="fleet")
    assert (await port.table()).names == ["Tom", "Ann"]


async def test_seeking_works_in_japanese_and_only_in_servers(port):
    mei = port.person("Mei", "ja")
    answer = await mei.slash("game seek", game="goa")
    assert JA("button-unseek") in answer.shown.buttons
    assert (await mei.dm_slash("game seek", game="goa")).text == JA("refusal-not-in-server")


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("hm:seek:chess::0", EN("refusal-no-such-game", game="chess")),
        ("hm:seek:goa:1:0", EN("refusal-bad-pace")),
    ],
)
async def test_forged_seeks_are_refused(port, id, told):
    mei = port.person("Mei")
    asked = await mei.slash("game seek", game="fleet")
    answer = await mei.forge(asked.shown, id)
    assert answer.private and answer.text == told
    assert await seekers.stop(port.house, port.server.id, "fleet", mei.id) is not None


async def test_a_deleted_seek_notice_is_reposted(port):
    mei, tom, ann = port.crew(3)
    await mei.slash("game seek", game="lubeck")
    port.env.backend.messages[port.channel.id].pop(notice_in(port).id)
    await tom.slash("game seek", game="lubeck")
    assert "**Mei**" in notice_in(port).text and "**Tom**" in notice_in(port).text
    await ann.slash("game seek", game="lubeck")
    assert len((await port.table()).seats) == 3


async def test_a_notice_is_corrected_when_a_wish_expires(port):
    mei, tom = port.crew(2)
    await mei.slash("game seek", game="lubeck")
    await port.wait(DAY)
    await tom.slash("game seek", game="lubeck")
    assert "**Mei**" in notice_in(port).text
    await port.wait(6 * DAY + 1)
    assert "**Mei**" not in notice_in(port).text and "**Tom**" in notice_in(port).text
    await port.wait(DAY)
    assert port.shown == [] and await owed(port) == []


async def test_a_notice_is_corrected_when_its_owner_sits_down_elsewhere(port):
    mei, tom, ann = port.crew(3)
    other = port.server.create_text_channel("elsewhere")
    for person in (mei, tom):
        await person.slash("game seek", game="lubeck")
    await ann.slash("game open", at=other, game="lubeck")
    await mei.click(port.board_in(other.id), EN("button-join"))
    await port.wait(1)
    assert "**Mei**" not in notice_in(port).text and "**Tom**" in notice_in(port).text


async def test_a_notice_drops_banned_people(port):
    mei, tom = port.crew(2)
    for person in (mei, tom):
        await person.slash("game seek", game="lubeck")
    await bans.ban(port.house, bans.BanKind.PERSON, mei.id, 0, "")
    await port.wait(3601)
    assert "**Mei**" not in notice_in(port).text and "**Tom**" in notice_in(port).text


@pytest.mark.parametrize("what", ["the notice", "the mention"])
async def test_the_messages_of_seekers_stand_once_after_a_lost_response(port, what):
    mei, tom = port.crew(2)
    if what == "the mention":
        await mei.slash("game seek", game="fleet")
    async with lost_answers(port, "/messages"):
        await (mei if what == "the notice" else tom).slash("game seek", game="fleet")
    await port.wait(60)
    messages = [each for place in (port.channel, *port.threads) for each in port.shown_in(place.id)]
    mark = f"<@{mei.id}> and <@" if what == "the mention" else "**Mei**"
    assert len([each for each in messages if mark in each.text]) == 1 and await owed(port) == []


async def test_the_mention_of_those_who_found_a_table_survives_a_kill(port):
    mei, tom = port.crew(2)
    await mei.slash("game seek", game="fleet")
    port.refuse("POST", "/channels/*/messages", 0, status=503)
    await tom.slash("game seek", game="fleet")
    port.accept()
    await port.restart(60)
    await port.wait(60)
    [thread] = port.threads
    assert f"<@{mei.id}> and <@{tom.id}>" in port.shown_in(thread.id)[-1].text
    port.logged.clear()


async def test_two_who_seek_at_once_open_one_table(port):
    mei, tom, ann = port.crew(3)
    await mei.slash("game seek", game="fleet")
    notice = notice_in(port)
    await port.at_once(*(person.click_act(notice, EN("button-seek")) for person in (tom, ann)))
    await port.wait(1)
    table = await port.table()
    assert table.names[0] == "Mei" and len(table.names) == 2
    left = ({"Tom", "Ann"} - {*table.names}).pop()
    assert f"**{left}**" in notice_in(port).text


async def test_someone_who_left_the_server_isnt_seated_not_even_as_host(port):
    mei, tom, ann = port.crew(3)
    await mei.slash("game seek", game="fleet")
    port.env.backend.remove_member(port.server.id, mei.id)
    await tom.slash("game seek", game="fleet")
    assert await port.db.all("SELECT id FROM tables") == []
    await ann.slash("game seek", game="fleet")
    table = await port.table()
    assert (table.host, table.names) == (tom.id, ["Tom", "Ann"])


@pytest.mark.parametrize("what", ["banned", "seated elsewhere"])
async def test_someone_who_stops_looking_while_the_thread_is_made_isnt_seated(port, what):
    mei, tom, ann = port.crew(3)
    other = port.server.create_text_channel("elsewhere")
    await ann.slash("game open", at=other, game="fleet")
    await mei.slash("game seek", game="fleet")

    async def stops():
        if what == "banned":
            await bans.ban(port.house, bans.BanKind.PERSON, mei.id, 0, "")
        else:
            await port.house.act(1, lobby.join, Person(mei.id, mei.name))

    with port.before("POST", "/channels/*/threads", stops):
        answer = await tom.slash("game seek", game="fleet")
    assert "1 of 2" in answer.text and not port.threads
    assert len(await port.db.all("SELECT id FROM tables")) == 1
