"""A turn of Fleet drafted on one panel, and confirmed once."""

from tests.cogs.fleets import FLEET
from tests.cogs.wording import EN
from ui.panel import draft


async def before_a_whole_turn(port, number=2):
    """A player who may launch, pay and hire; returns the player, their panel, and all people."""
    people = port.crew(number)
    await port.begin(people, game=FLEET, seed="whole turn")
    for _ in range(300):
        person = await port.to_move()
        present = await port.table()
        seat = present.seat_of(person.id)
        assert present.match is not None and seat is not None
        found = [draft.steps(present.match, seat, (place,)) for place in range(2)]
        if draft.is_worthwhile(present.match, seat) and len(found[0]) == 3 and len(found[0][1].offered) > 1:
            await port.wait(0)
            return person, people, await person.panel()
        options = await port.legal(person)
        wanted = ("open", "launch", "pay", "captain", "discard")
        await port.make_move(
            person, next((each for each in options if str(each).startswith(wanted)), options[0])
        )
    raise AssertionError("nobody could launch")


async def test_a_drafted_turn_is_chosen_on_one_panel_and_played_together(port):
    person, _, panel = await before_a_whole_turn(port)
    before = await port.moves()
    await person.click(panel, EN("button-draft"))
    assert EN("draft-explained") in panel.text
    [boats] = panel.menus
    launch = next(label for label in boats.options if label.startswith("Launch"))
    await person.choose(panel, launch, id=boats.id)
    _, payments, captains = panel.menus
    other = list(payments.options)[1]
    await person.choose(panel, other, id=payments.id)
    captains = panel.menus[2]
    hired = next(iter(captains.options))
    await person.choose(panel, hired, id=captains.id)
    assert await port.moves() == before, "nothing is played before it is confirmed"
    await person.click(panel, EN("button-confirm", count=3))
    made_now = [move.split()[0] for move in (await port.moves())[len(before) :]]
    assert made_now[:3] == ["launch", "pay", "captain"]


async def test_a_partial_draft_can_be_confirmed(port):
    person, _, panel = await before_a_whole_turn(port)
    before = await port.moves()
    await person.click(panel, EN("button-draft"))
    [boats] = panel.menus
    await person.choose(panel, next(iter(boats.options)), id=boats.id)
    await person.click(panel, EN("button-confirm", count=2))
    assert len(await port.moves()) >= len(before) + 2
    assert (await port.question(person)).code == "hire"


async def test_an_outdated_draft_isnt_played(port):
    person, _, panel = await before_a_whole_turn(port)
    await person.click(panel, EN("button-draft"))
    [boats] = panel.menus
    await person.choose(panel, next(iter(boats.options)), id=boats.id)
    confirm = panel.button(EN("button-confirm", count=2))
    await port.make_move(person, (await port.legal(person))[-1])
    before = await port.moves()
    await person.forge(panel, confirm)
    assert EN("panel-moved-on") in panel.text and await port.moves() == before


async def test_a_draft_can_be_cancelled(port):
    person, _, panel = await before_a_whole_turn(port)
    before = await port.moves()
    await person.click(panel, EN("button-draft"))
    await person.click(panel, EN("button-back"))
    assert EN("button-draft") in panel.buttons and await port.moves() == before


async def test_another_players_draft_cant_be_played(port):
    person, people, panel = await before_a_whole_turn(port)
    present = await port.table()
    [other] = [each for each in people if each is not person]
    before = await port.moves()
    await other.forge(panel, f"hm:draft:1:{present.version}:0:!")
    assert await port.moves() == before
