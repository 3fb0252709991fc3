"""Every error class of the program survives pickling, so it can cross from a worker to the bot."""

import ast
import pickle
from collections.abc import Iterator
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path
from typing import Any

import pytest

from engine import IllegalMove
from engine.core.errors import NotNow

ROOT = Path(__file__).parents[1]
PACKAGES = (
    "engine",
    "db",
    "sessions",
    "workers",
    "raster",
    "boards",
    "locales",
    "ui",
    "cogs",
    "service",
)
SAMPLES: dict[str, Any] = {
    "line": 7,
    "seconds": 2.5,
    "table": 3,
    "code": "not-seated",
    "facts": {"table": 3, "person": None},
    "refusal": NotNow(),
    "cause": IllegalMove(NotNow()),
    "names": ("Mei", "Tom"),
}
"""Arguments of constructors, by name. Others are texts."""


def errors() -> Iterator[type[Exception]]:
    """All exception classes that the program defines."""
    files = [*ROOT.glob("*.py"), *(file for name in PACKAGES for file in (ROOT / name).rglob("*.py"))]
    for file in sorted(files):
        names = [
            node.name for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ClassDef)
        ]
        if not names:
            continue
        module = import_module(
            ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        )
        for name in names:
            made = getattr(module, name, None)
            if isinstance(made, type) and issubclass(made, Exception):
                yield made


def sample(error: type[Exception]) -> Exception:
    """An instance of the class."""
    own = next((each for each in error.__mro__ if "__init__" in vars(each)), Exception)
    if own.__module__ == "builtins":
        return error("what happened")
    arguments: list[Any] = []
    named: dict[str, Any] = {}
    for name, parameter in [*signature(own.__init__).parameters.items()][1:]:
        if parameter.kind is Parameter.VAR_KEYWORD:
            named |= SAMPLES[name]
        elif parameter.kind is Parameter.KEYWORD_ONLY:
            named[name] = SAMPLES.get(name, True)
        else:
            arguments.append(SAMPLES.get(name, name))
    return error(*arguments, **named)


@pytest.mark.parametrize("error", [*errors()], ids=lambda error: error.__name__)
def test_an_error_is_the_same_after_pickling(error):
    before = sample(error)
    before.add_note("In a worker")
    after = pickle.loads(pickle.dumps(before))
    assert type(after) is error
    assert (str(after), repr(after.args), repr(vars(after))) == (
        str(before),
        repr(before.args),
        repr(vars(before)),
    )
