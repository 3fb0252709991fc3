"""`/help` depends on where it is used and by whom."""

from tests.cogs.wording import (
    EN,
)
from tests.harbour import GAME

TITLE = f"{EN('captains-orders-name')} · {EN('table-number', table='1')}"


async def helped(person, where, *buttons, **facts):
    """Ask for help, and check that it is this situation's help and begins with these buttons."""
    answer = await person.slash("help")
    assert answer.private and EN(f"help-{where}", table=TITLE, **facts) in answer.text
    labels = [EN(f"button-{each}") for each in (*buttons, *(["rules"] if where != "nowhere" else []))]
    assert answer.shown.buttons == [*labels, EN("button-habits"), EN("button-profile"), EN("button-cups")]
    return answer.shown


async def test_help_in_a_channel_without_a_table(port):
    await helped(port.person("Mei"), "nowhere")


async def test_help_in_a_lobby(port):
    mei, tom, ann = port.crew(3)
    await port.open([mei, tom])
    await helped(mei, "host", "host", "invite", "leave")
    await helped(tom, "seated", "invite", "leave")
    page = await helped(ann, "lobby", "join")
    await ann.click(page, "Join")
    assert (await port.table()).names == ["Mei", "Tom", "Ann"]


async def test_help_in_a_match(port):
    people = port.crew(4)
    await port.begin(people)
    due = await port.to_move()
    other = next(person for person in people if person is not due)
    page = await helped(due, "turn", "my-move", "my-hand")
    assert (await due.click(page, "My move")).shown.pictures
    await helped(other, "waiting", "my-hand", "plan", names=due.name)
    await helped(port.person("Eve"), "watching", "follow", names=due.name)
    await other.leave()
    await helped(other, "left", "return")


async def test_help_after_a_table_was_closed(port):
    [mei] = port.crew(1)
    await port.open([mei])
    await mei.slash("game close")
    await helped(mei, "closed")


async def calm_move(port, person, id=1):
    """A move that does not end the round."""
    return next(move for move in await port.legal(person, id) if move.verb != "accuse")


async def two_games(port):
    """Two tables of four people at which the same person is on turn; returns that person."""
    people = port.crew(4)
    await port.begin(people)
    elsewhere = port.server.create_text_channel("elsewhere")
    due = await port.to_move()
    others = [person for person in people if person is not due]
    await due.slash("game open", at=elsewhere, game=GAME)
    for person in others:
        await person.slash("game join", at=elsewhere)
    await due.slash("game start", at=elsewhere, shuffle=False)
    while (person := await port.to_move(2)) is not due:
        assert person is not None
        await port.make_move(person, await calm_move(port, person, 2), 2)
    return due


async def test_the_next_waiting_table_is_offered_after_a_move(port):
    due = await two_games(port)
    label = EN("button-next-table", table=f"{EN('captains-orders-name')} · {EN('table-number', table='2')}")
    assert label in (await due.slash("help")).shown.buttons
    panel = await due.panel()
    assert label not in panel.buttons  # At this table, it is the person's turn.
    while await port.to_move() is due:
        panel = (await due.slash("game move", move=str(await calm_move(port, due)))).shown
    assert label in panel.buttons
    answer = await due.click(panel, label)
    assert EN("table-number", table="2") in answer.text and answer.shown.id == panel.id


async def test_the_next_table_button_is_refused_if_no_table_waits(port):
    people = port.crew(4)
    await port.begin(people)
    due = await port.to_move()
    answer = await due.forge(port.board, "hm:next:1")
    assert answer.text == EN("refusal-none-waits")
