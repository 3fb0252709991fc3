"""Long, odd or forged input is answered with an explanation, never with an internal error."""

from typing import cast

import pytest

from sessions import Refused
from sessions.people import servers
from tests.cogs.wording import EN
from tests.harbour import GAME

LONG = "x" * 5900
ODD = ("9" * 20, "9" * 90, "99999999999", "-1", "0", "²")


@pytest.mark.parametrize("zone", [LONG, "\0", "../../etc/passwd", "*" * 1500], ids=range(4))
async def test_an_odd_time_zone_is_refused(port, zone):
    answer = await port.person("Mei").slash("my quiet", **{"from": "22:00", "to": "8:00", "zone": zone})
    assert answer.text == EN("refusal-no-such-zone", zone=shortened(zone))


def shortened(text):
    return text if len(text) <= 100 else f"{text[:99]}…"


@pytest.mark.parametrize(
    ("setting", "said"), [(LONG, (LONG, "")), (f"level {LONG}", ("level", LONG))], ids=range(2)
)
async def test_an_odd_option_is_refused(port, setting, said):
    mei = port.person("Mei")
    await port.open([mei])
    option, value = map(shortened, said)
    told = EN("refusal-bad-option", option=option, value=value)
    assert (await mei.slash("game option", setting=setting)).text == told


async def test_an_odd_move_is_refused(port):
    people = port.crew(4)
    await port.begin(people)
    for move in (LONG, "pass 7 " + "9" * 4500, "ask " + "9" * 20):
        for person in people:
            answer = await person.slash("game move", move=move)
            assert answer.private and answer.text == EN("illegal-not-a-move"), move


@pytest.mark.parametrize("zone", [None, "Pacific/Kiritimati", "America/Adak"])
async def test_an_odd_holiday_is_refused(port, zone):
    mei = port.person("Mei")
    if zone:
        await mei.slash("my quiet", zone=zone)
    for until in ("9999-12-31", "0001-01-01", "9999-12-30", LONG, "99999d", "9" * 4500, "99999999d"):
        assert (await mei.slash("my away", until=until)).text == EN("refusal-bad-holiday"), until


async def test_tables_may_be_opened_in_very_many_channels(port):
    boss, mei = port.person("Boss", manager=True), port.person("Mei")
    many = [1 << 62 | number for number in range(120)]
    await servers.configure(port.house, port.server.id, {"channels": many})
    port.refuse("GET", "/channels/*", 0, status=503)  # Otherwise they are known to be gone.
    refused = (await mei.slash("game open", game=GAME)).text
    listed = (await boss.slash("server channels")).text
    for text in (refused, listed):
        assert text.count("<#") == 25 and EN("list-more-channels", number=95) in text


FORGED = [
    *(f"hm:join:{number}" for number in ODD),
    *(f"hm:replay:1:{number}" for number in ODD),
    *(f"hm:answer:1:2:{number}:" for number in ODD),
    *(f"hm:answer:1:2:0.{number}:" for number in ODD),
    *(f"hm:answer:1:2:0.{number}:+" for number in ODD),
    *(f"hm:plan:1:{number}:0:" for number in ODD),
    *(f"hm:vote:1:2:{number}:wait" for number in ODD),
    *(f"hm:take_back:1:{number}:1" for number in ODD),
    *(f"hm:take_back:1:1:{number}" for number in ODD),
    *(f"hm:take_back:{number}:1:1" for number in ODD),
    *(f"hm:log:{number}:1:" for number in ODD),
    *(f"hm:log:1:{number}:" for number in ODD),
    *(f"hm:position:{number}::1:" for number in ODD),
    *(f"hm:position:1:{number}:1:" for number in ODD),
    *(f"hm:rules:captains_orders:{number}:" for number in ODD),
    "hm:log:" + "9" * 32 + ":1:",
    "hm:",
    "x",
    "h" * 100,
]


async def test_forged_clicks_are_answered_with_a_refusal(port):
    mei, *_ = people = port.crew(4)
    await port.open(people)
    await mei.slash("game start")
    before = await port.table()
    refused = {
        EN("refusal-out-of-date"),
        EN("refusal-not-in-lobby", status="playing"),
        EN("refusal-no-vote"),
        EN("refusal-not-finished", status="playing"),
        *(EN("refusal-no-such-table", table=number) for number in ODD),
    }
    # numbers of missing moves, answers and pages lead to existing ones
    pages = [EN("table-number", table="1"), EN("captains-orders-rules-1").splitlines()[0]]
    for id in FORGED:
        answer = await mei.forge(port.board, id)
        assert answer.messages and answer.shown.private, id
        told = answer.shown.text
        assert told in refused or any(shown in told for shown in pages), (id, told)
    for values in ODD:
        answer = await mei.forge(port.board, "hm:choose_setting:my:every", [values])
        assert answer.text == EN("refusal-out-of-date"), values
    assert await port.table() == before


@pytest.mark.parametrize("by_command", [False, True])
async def test_the_text_of_an_error_never_fails(port, by_command):
    """A refusal without a text, as after an update that was copied in half."""
    mei = port.person("Mei")
    lobby = await port.open([mei])
    odd = Refused("no-such-table", table=cast("int", object()))  # This object can't be shown in a message.
    port.faults.refuse("begin", error=odd)
    answer = await (mei.slash("game join") if by_command else mei.click(lobby, "Join"))
    assert EN("refusal-unexpected") in answer.text
    port.faults.refuse("read", what="FROM people", error=RuntimeError("the database is asleep"))
    answer = await (mei.slash("game join") if by_command else mei.click(lobby, "Join"))
    assert EN("refusal-unexpected") in answer.text
    port.logged.clear()
