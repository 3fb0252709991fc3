"""`/game option` at a table of a game that has options."""

from tests.cogs.wording import EN

FLEET = "fleet"
NORMAL, ADVANCED = (EN("fleet-option-advanced", value=value) for value in ("false", "true"))
ALL, OTHERS = (EN("fleet-option-process_from", value=value) for value in ("all", "others"))


async def test_the_host_chooses_offered_options_by_command(port):
    [mei] = port.crew(1)
    await port.open([mei], game=FLEET)
    assert NORMAL in port.board.text and ALL in port.board.text
    offered = await mei.offered("game option", "setting")
    assert offered == {
        NORMAL: "advanced false",
        ADVANCED: "advanced true",
        ALL: "process_from all",
        OTHERS: "process_from others",
    }
    answer = await mei.slash("game option", setting=offered[ADVANCED])
    assert answer.text == EN("lobby-option", table="1", option=ADVANCED)
    assert ADVANCED in port.board.text
    assert (await port.table()).setup.options == {"advanced": True, "process_from": "all"}


async def test_the_host_chooses_options_in_the_menu(port):
    [mei] = port.crew(1)
    await port.open([mei], game=FLEET)
    advanced = EN("fleet-option-advanced.label", value="true")
    menu = (await mei.choose(await mei.host_menu(), advanced)).shown
    assert EN("lobby-option", table="1", option=ADVANCED) in menu.text
    assert (await port.table()).setup.options == {"advanced": True, "process_from": "all"}
    assert ADVANCED in port.board.text
    answer = await mei.forge(menu, "hm:option:1:advanced", ["perhaps"])
    assert EN("refusal-bad-option", option="advanced", value="perhaps") in answer.text
