"""In quiet hours nothing is sent to a person. What still holds in the morning comes then, once."""

import pytest

from cogs.tournament.message import trouble_line
from sessions import Preferences, Where
from sessions.playing import hosting
from tests.cogs.tournament.clicked import cup, joined, notice
from tests.cogs.troubles import delete_channel, forbid
from tests.cogs.wording import EN
from tests.preferring import prefer

HOUR, DAY = 3600, 86_400


async def sleeps(port, person, hours=8, where=Where.BOTH):
    """The person's quiet hours begin now."""
    now = int(port.now) % DAY // 60
    quiet = Preferences(where=where, quiet_from=now, quiet_to=(now + hours * 60) % 1440, zone="UTC")
    await prefer(port.house, person.id, quiet)


def called(port, person, channel=None):
    """The messages in a channel that mention a person."""
    shown = port.shown_in(channel or port.channel.id)
    return [message for message in shown if person.id in message.stored.ping_user_ids]


async def test_a_sleeper_hears_of_the_found_table_in_the_morning(port):
    mei, tom = port.crew(2)
    await mei.slash("game seek", game="fleet")
    await sleeps(port, mei)
    await tom.slash("game seek", game="fleet")
    [thread] = port.threads
    assert called(port, mei, thread.id) == [] and len(called(port, tom, thread.id)) == 1
    await port.wait(8 * HOUR)
    assert len(called(port, mei, thread.id)) == 1 and len(called(port, tom, thread.id)) == 1


async def test_somebody_who_gives_up_their_quiet_hours_still_hears_of_the_found_table(port):
    """A message to the others at night doesn't count as theirs, even after they end their quiet hours."""
    mei, tom = port.crew(2)
    await mei.slash("game seek", game="fleet")
    await sleeps(port, mei)
    await tom.slash("game seek", game="fleet")
    await port.wait(HOUR)
    await prefer(port.house, mei.id, Preferences(where=Where.BOTH))
    await port.wait(8 * HOUR)
    [thread] = port.threads
    assert len(called(port, mei, thread.id)) == 1 and len(called(port, tom, thread.id)) == 1


async def test_somebody_who_gives_up_their_quiet_hours_is_still_asked_to_vote(port):
    people = port.crew(4)
    for person in people:
        await prefer(port.house, person.id, Preferences(where=Where.CHANNEL))
    await port.begin(people, pace="1d")
    due = await port.to_move()
    sleeper, other = [each for each in people if each is not due][:2]
    await port.wait(DAY - HOUR)
    await sleeps(port, sleeper, where=Where.CHANNEL)
    await port.wait(2 * HOUR)
    assert called(port, sleeper) == [] and len(called(port, other)) == 1
    await prefer(port.house, sleeper.id, Preferences(where=Where.CHANNEL))
    await port.wait(8 * HOUR)
    assert len(called(port, sleeper)) == 1 and len(called(port, other)) == 1


@pytest.mark.parametrize("ending", ["start", "close"])
async def test_a_found_table_that_began_or_closed_at_night_is_out_of_date(port, ending):
    mei, tom = port.crew(2)
    await mei.slash("game seek", game="fleet")
    await sleeps(port, mei, where=Where.NONE)
    await tom.slash("game seek", game="fleet")
    [thread] = port.threads
    await port.house.act(1, getattr(hosting, ending), mei.id) if ending == "close" else (
        await hosting.start(port.house, 1, mei.id)
    )
    await port.wait(9 * HOUR)
    assert called(port, mei, thread.id) == [] and mei.dms == []


@pytest.mark.parametrize("closed", ["gone", "forbidden"])
async def test_the_host_hears_of_a_closed_channel_in_the_morning(port, closed):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    await sleeps(port, mei)
    delete_channel(port) if closed == "gone" else forbid(port, "view_channel", "send_messages")
    before = len(mei.dms)
    await port.play_on(moves=1)
    await port.wait(7 * HOUR)
    assert len(mei.dms) == before
    await port.wait(3 * HOUR)
    code = "notice-channel-gone" if closed == "gone" else "notice-channel-closed"
    right = EN.names([EN("bot-right", right="view_channel")])
    told = EN(code, table="1", channel=f"<#{port.channel.id}>", why="bot-lacks", rights=right)
    assert [message.text for message in mei.dms if not message.buttons] == [told]


async def test_the_organiser_hears_of_refused_threads_in_the_morning(port):
    mei, *others = port.crew(3)
    await joined(port, mei, *others)
    await sleeps(port, mei)
    port.refuse("POST", "/channels/*/threads", 50013)
    await mei.slash("tournament start")
    await port.wait(7 * HOUR)
    tournament = await cup(port)
    line = trouble_line(tournament, EN)
    assert mei.dms == [] and tournament.trouble and line in notice(port).text
    await port.wait(3 * HOUR)
    [told] = mei.dms
    assert line in told.text
    await port.wait(3 * HOUR)
    assert len(mei.dms) == 1


async def test_an_organiser_whose_threads_work_in_the_morning_hears_nothing(port):
    mei, *others = port.crew(3)
    await joined(port, mei, *others)
    await sleeps(port, mei, where=Where.NONE)
    port.refuse("POST", "/channels/*/threads", 50013)
    await mei.slash("tournament start")
    await port.wait(4 * HOUR)
    assert (await cup(port)).trouble
    port.accept()
    await port.wait(DAY)
    assert mei.dms == []


async def test_a_lesson_at_night_sends_no_greeting(port):
    mei = port.person("Mei")
    await sleeps(port, mei)
    await mei.slash("learn", game="fleet")
    assert mei.dms == [] and (await port.table()).channel == port.channel.id
    await port.wait(9 * HOUR)
    assert not [message for message in mei.dms if EN("learn-greeting") in message.text]


async def test_several_calls_of_a_night_are_one_message(port):
    mei, tom = port.crew(2)
    await sleeps(port, mei, where=Where.DM)
    for number in range(5):
        room = port.server.create_text_channel(f"room-{number}")
        await tom.slash("game open", at=room, game="fleet", pace="none")
        await mei.slash("game join", at=room)
        await tom.slash("game start", at=room)
        while await port.to_move(number + 1) is not mei:
            await port.make_move(tom, (await port.legal(tom, id=number + 1))[0], number + 1)
    await port.wait(7 * HOUR)
    assert mei.dms == []
    await port.wait(HOUR)
    assert len(mei.dms) == 1 and EN("reminder-title", count=5) in mei.dms[0].text
