"""Alt texts describe the pictures; people who don't see them get the same as text below."""

from tests.cogs.wording import EN


async def test_a_persons_panels_can_describe_pictures_in_text(port):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    panel = (await mei.click(port.board, "My hand")).shown
    assert "Your hand" in panel.alts[0] and "Your hand" not in panel.text
    answer = await mei.slash("my text", on=True)
    assert answer.private and answer.text == EN("my-text-set", text="on")
    panel = (await mei.click(port.board, "My hand")).shown
    assert "Your hand" in panel.alts[0] and "Your hand" in panel.text
    assert "Your hand" not in (await others[0].click(port.board, "My hand")).text
    assert (await mei.slash("my text", on=False)).text == EN("my-text-set", text="off")
    assert "Your hand" not in (await mei.click(port.board, "My hand")).text


async def test_a_servers_tables_can_describe_pictures_in_text(port):
    boss = port.person("Boss", manager=True)
    people = port.crew(4)
    board = await port.begin(people)
    words = board.alts[0].splitlines()[1]
    assert words not in board.text
    assert (await boss.slash("server text", on=True)).text == EN("server-text-set", text="on")
    await people[0].slash("game show")
    assert words in port.board.text
    assert EN("audit-text-set", who=f"<@{boss.id}>", detail="on") in (await boss.slash("server audit")).text
