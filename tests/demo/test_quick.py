"""What simcord's pages make once is the same as made anew."""

from importlib.util import find_spec, module_from_spec
from typing import Any

from simcord.preview import _commands, _markdown

from demo.quick import KEPT, look_faster

TEXT = "**Ahoy** ||7|| <@1> <t:1767225600:R> https://example.org `code`"


def untouched(name: str) -> Any:
    """A module of simcord as nobody has changed it."""
    spec = find_spec(name)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_texts_stand_on_a_page_as_without_it():
    look_faster()
    plain = untouched("simcord.preview._markdown")
    for name in ("Mei", "Tom", "Mei"):
        for profile in ("message", "text_display", "label"):
            context = {"users": {"1": name}}
            tokens = _markdown.markdown_tokens(TEXT, profile, context=context)
            assert tokens == plain.markdown_tokens(TEXT, profile, context=context)
            assert (f"@{name}" in str(tokens)) == (profile != "label")


def test_commands_are_described_as_without_it():
    look_faster()
    plain = untouched("simcord.preview._commands")
    command = {"id": "7", "guild_id": None}
    for number in [*range(KEPT + 10), 0]:
        leaf = {"name": "open", "description": f"Opens {number}", "options": [{"name": "game", "type": 3}]}
        described = _commands.entry_for_leaf(command, ["game", "open"], leaf)
        assert described == plain.entry_for_leaf(command, ["game", "open"], leaf)
        described["description"] = "changed"
    for other in (command, {"id": "8", "guild_id": None}, {"id": "7", "guild_id": "1"}):
        asked = other, ["game", "open"], {"name": "open", "description": "Opens 0"}
        assert _commands.entry_for_leaf(*asked) == plain.entry_for_leaf(*asked)
