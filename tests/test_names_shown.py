"""Names that people chose reach texts only through `ui/text/names.py`.

The sweep reads the code of all that shows something, and finds each place that reads a name, a title or a
word in the seed. Such a place passes it at once to a function that makes it safe, or to a value that does so
when it is shown. All others are listed here, with the reason why they are right.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
READ = ("name", "names", "display_name", "global_name", "nick", "title", "topic", "word")
"""Attributes and keys under which names of people, servers, channels and tournaments are read."""
SAFE = ("plain_name", "escaped_name", "seat_name", "visible")
CARRIERS = ("GameText", "Person", "Entrant", "Misplayed", "Ranked", "Champion")
"""Values that hold names and show them safely, or are only stored."""
OTHER_NAMES = {
    "cogs/admin/screens.py": ["clock.stage.name"],  # a stage of a clock
    "cogs/play/typing.py": ["each.display_name"],  # a parameter of a command
    "cogs/settings/choosing.py": ["self.options.names"],  # settings
    "cogs/settings/options.py": ["each.name"],  # a field of the preferences
    "cogs/settings/screens.py": ["SERVER.names", "MY.names"],  # settings
    "ui/clicks.py": ["self.name", "field.name", "click.name"],
    "ui/commands.py": ["each.name", "each.display_name", "group.name", "choice.name", "typing['name']"],
    "ui/emojis.py": ["emoji.name"],
    "ui/text/signs.py": ["emoji.name"],
    "ui/panel/lesson.py": ["behind.word"],  # a lesson's comment
    "ui/respond.py": ["refused.name"],  # a class of refusals, for the log
}
"""Names that no player chose."""
PLAIN = {
    "cogs/archive/sharing.py": ["text.names"],
    "cogs/guess/screens.py": ["text.names"],
    "cogs/play/player_board.py": ["text.names"],
    "cogs/play/typing.py": ["game_text.names"],
    "ui/table/position.py": ["text.names"],
    "ui/text/game_text.py": ["self.names"],
}
"""`GameText.names` has plain names already. These places use them in pictures and labels, not in Markdown."""
NOT_SHOWN = {
    "cogs/archive/html_export.py": ["self._texts[language][0].names"],  # plain names, escaped for HTML
    "cogs/archive/records.py": ["table.names"],  # given to a worker, which makes a `GameText`
    "cogs/lobby/hosting.py": ["each.name"],  # compared with what was typed
    "cogs/play/player_board.py": ["table.names"],  # compared with what was typed
    "cogs/rated/clicks.py": ["whose.display_name"],  # `profile_page` escapes it
    "ui/context.py": ["origin.names"],  # for `former_names`, of which a `GameText` is made
    "ui/table/lobby.py": ["seat.word"],  # quoted
}
"""Names that are shown safely elsewhere, or not at all."""


def shown_files() -> list[Path]:
    """The modules that show something: those that import words or the toolkit for Discord."""
    files = [*(ROOT / "ui").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]
    return sorted(each for each in files if _imports(each) & {"locales", "ui", "discord"})


def _imports(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return {(each.module or "").partition(".")[0] for each in nodes if isinstance(each, ast.ImportFrom)}


def raw_names(code: str) -> Iterator[str]:
    """The expressions that read a name and don't make it safe at once."""
    tree = ast.parse(code)
    above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr=read, ctx=ast.Load()) | ast.Subscript(slice=ast.Constant(value=read)):
                around = [*_around(node, above)]
                is_called = isinstance(around[0], ast.Call) and around[0].func is node
                if read in READ and not is_called and not any(map(_is_safe, around)):
                    yield ast.unparse(node)
            case _:
                pass


def _around(node: ast.AST, above: dict[ast.AST, ast.AST]) -> Iterator[ast.AST]:
    """The expressions around a node."""
    while not isinstance(node, ast.stmt):
        node = above[node]
        yield node


def _is_safe(node: ast.AST) -> bool:
    """Whether what is in this expression can't become part of a text, or only safely."""
    match node:
        case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)):
            return called in SAFE + CARRIERS
        case ast.ListComp(elt=made) | ast.GeneratorExp(elt=made):
            return _is_safe(made)
        case ast.Compare():
            return True
        case _:
            return False


@pytest.mark.parametrize("path", shown_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_names_are_made_safe_where_they_are_read(path: Path):
    file = path.relative_to(ROOT).as_posix()
    known = [each for listed in (OTHER_NAMES, PLAIN, NOT_SHOWN) for each in listed.get(file, [])]
    assert [each for each in raw_names(path.read_text("utf-8")) if each not in known] == []


def test_no_listed_place_is_gone():
    for listed in (OTHER_NAMES, PLAIN, NOT_SHOWN):
        for file, expressions in listed.items():
            assert set(expressions) <= set(raw_names((ROOT / file).read_text("utf-8"))), file


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("say('x', name=seat.name)", ["seat.name"]),
        ("who = row['name']", ["row['name']"]),
        ("text = f'{guild.name} · {cup.title}'", ["guild.name", "cup.title"]),
        ("', '.join(table.names)", ["table.names"]),
        ("say('x', name=escaped_name(seat.name, say))", []),
        ("[plain_name(each, say) for each in table.names]", []),
        ("[each for each in table.names]", ["table.names"]),
    ],
)
def test_the_sweep_finds_a_new_place(code: str, found: list[str]):
    assert list(raw_names(code)) == found
