"""Both languages have the same messages, with the same facts."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import locales
from locales import LANGUAGES

HOME = Path(locales.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def patterns(language: str, file: str) -> dict[str, set[str]]:
    """The messages and attributes of a file, with the variables they need."""
    return {
        id: variables(pattern)
        for entry in FluentParser().parse((HOME / language / file).read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
        for id, pattern in parts(entry)
    }


def parts(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def files(language: str) -> list[str]:
    return sorted(file.name for file in (HOME / language).glob("*.ftl"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language):
    assert files(language) == files("en")


@pytest.mark.parametrize("file", files("en"))
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_variables(language, file):
    assert patterns(language, file) == patterns("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_at_the_start_of_a_line_isnt_a_markdown_list(language):
    """Discord renumbers a Markdown list: a shared first place would become 1, 2, 3."""
    found = [
        (file, line)
        for file in files(language)
        for line in (HOME / language / file).read_text(encoding="utf-8").splitlines()
        if "-alt-" not in line and re.search(r"(^\S+ = |^ +(\[\w+\] |\.\S+ = )?)\{ \$\w+ \}\. ", line)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_bold_text_ends_before_a_full_stop_followed_by_a_letter(language):
    """Some Markdown renderers show the asterisks of a text such as "**end。**next"."""
    found: list[tuple[str, str]] = []
    for file in files(language):
        text = (HOME / language / file).read_text(encoding="utf-8")
        bolds = re.finditer(r"\*\*([^*\n]+)\*\*(\w?)", text)
        found += [(file, bold[0]) for bold in bolds if bold[1][-1] in "。！？」）" and bold[2]]
    assert found == []
