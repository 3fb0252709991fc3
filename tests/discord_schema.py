"""What the bot sends, held against Discord's own OpenAPI description.

The description isn't part of this repository. It is looked for beside it (`shared/discord/openapi.json`);
without it `check_requests` has nothing to say, and the test of this file is skipped with that reason.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012

OPENAPI = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"
_URN = "urn:discord"
_DIGIT = re.compile(r"(?<=\d)\d|[1-9]")
"""But for a zero with which a number begins: there it may be wrong."""
_TEXT = re.compile(r'("(?:[^"\\]|\\.)*")(:?)')
"""In JSON: a text, and the colon after it if it is a key."""
_RIGHT_BODIES: set[tuple[str, str, str]] = set()
"""Methods, routes, and outlines of bodies that they take: one test sends what another has sent."""
_FOUND_RIGHT: set[tuple[int, str]] = set()
"""Shapes, and outlines of values that fit one of them: most of a message is as in the one before."""


def check_requests(env: Any) -> None:
    """AssertionError naming method, path and reason of each malformed request that the bot has sent so far.

    `env` is simcord's Env, or anything else with `http_requests`: entries with `method`, `path`, `json`.
    """
    if not OPENAPI.exists():
        return
    wrong = [
        f"{request.method} {request.path}: {reason}"
        for request in env.http_requests
        for reason in reasons(request.method, request.path, request.json)
    ]
    assert not wrong, "Discord would refuse:\n" + "\n".join(wrong)


def reasons(method: str, path: str, body: Any) -> list[str]:
    """Why Discord would refuse this body; empty if it wouldn't."""
    template = _template(method.lower(), path)
    if template is None:
        return ["there is no such route"]
    validator = _validator(method.lower(), template)
    if validator is None:
        return [] if body is None else ["this route takes no body"]
    if body is None:
        return ["this route needs a body"] if _operation(method.lower(), template)["required"] else []
    known = (method, template, _outline(body))
    if known in _RIGHT_BODIES:
        return []
    wrong = [line for error in validator.iter_errors(with_text_ids(body)) for line in _explain(error)]
    if not wrong:
        _RIGHT_BODIES.add(known)
    return wrong


def with_text_ids(value: Any, key: str = "", within: str = "") -> Any:
    """The body with each snowflake as text.

    discord.py sends some of them as whole numbers; Discord takes both, its description names only text.
    """
    if isinstance(value, dict):
        return {k: with_text_ids(v, k, within=key) for k, v in value.items()}
    if isinstance(value, list):
        return [with_text_ids(v, key, within) for v in value]
    is_id = (
        key.endswith("_id")
        or (within == "attachments" and key == "id")
        or (within == "allowed_mentions" and key in ("users", "roles"))
    )
    return str(value) if is_id and type(value) is int else value


@functools.cache
def _description() -> dict[str, Any]:
    return json.loads(OPENAPI.read_text(encoding="utf-8"))


@functools.cache
def _registry() -> Any:
    return Registry().with_resource(_URN, DRAFT202012.create_resource(_description()))


def _template(method: str, path: str) -> str | None:
    """The route of a path; of several, the one with the most literal parts (".../messages/@original")."""
    parts = path.split("/")

    def fits(own: list[str]) -> bool:
        return all(o == p or o.startswith("{") for o, p in zip(own, parts, strict=True))

    found = [template for template, own in _routes(method, len(parts)) if fits(own)]
    return min(found, key=lambda template: template.count("{"), default=None)


@functools.cache
def _routes(method: str, length: int) -> list[tuple[str, list[str]]]:
    """The routes of so many parts that take this method, each with its parts."""
    routes = [
        (template, template.split("/")) for template, of in _description()["paths"].items() if method in of
    ]
    return [(template, parts) for template, parts in routes if len(parts) == length]


def _operation(method: str, template: str) -> dict[str, Any]:
    return {"required": False, **_description()["paths"][template][method].get("requestBody", {})}


@functools.cache
def _validator(method: str, template: str) -> Any:
    if not _operation(method, template).get("content", {}).get("application/json"):
        return None
    pointer = template.replace("~", "~0").replace("/", "~1")
    ref = f"{_URN}#/paths/{pointer}/{method}/requestBody/content/application~1json/schema"
    return _Validator({"$ref": ref}, registry=_registry())


def _one_of(validator: Any, shapes: list[Any], value: Any, schema: Any) -> Iterator[ValidationError]:
    """As the standard has it, but shapes of another `type` than the value's are not tried: there are many."""
    known = (id(shapes), _outline(value))
    if known in _FOUND_RIGHT:
        return
    kind = value.get("type") if isinstance(value, dict) else None
    meant = [shape for shape in shapes if kind in (_types(shape.get("$ref", "")) or [kind])]
    errors = list(Draft202012Validator.VALIDATORS["oneOf"](validator, meant or shapes, value, schema))
    if not errors:
        _FOUND_RIGHT.add(known)
    yield from errors


def _outline(value: Any) -> str:
    """The value as JSON, in which texts that differ in digits alone are alike: what differs in ids and
    numbers is as right or wrong. Of several such texts each has a number: some may not be there twice."""
    written = json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    alike: dict[str, dict[str, int]] = {}

    def outlined(found: re.Match[str]) -> str:
        text, is_key = found.groups()
        if is_key or not _DIGIT.search(text):
            return found[0]
        plain = _DIGIT.sub("1", text)
        same = alike.setdefault(plain, {})
        return f"{plain}{same.setdefault(text, len(same))}"

    return _TEXT.sub(outlined, written)


@functools.cache
def _types(ref: str) -> list[int] | None:
    """The values of `type` that a named shape takes; None if it has no such list."""
    named = _description()["components"]["schemas"].get(ref.rpartition("/")[2], {})
    return named.get("properties", {}).get("type", {}).get("enum")


_Validator = extend(Draft202012Validator, {"oneOf": _one_of})


def _explain(error: ValidationError) -> Iterator[str]:
    """Lines that say where and why.

    Where Discord allows one of several shapes, only the shape that was meant is of interest: one whose `type`
    is that of the value, and of those the one with the fewest mistakes.
    """
    branches: dict[Any, list[ValidationError]] = {}
    for child in error.context or ():
        branches.setdefault(child.relative_schema_path[0], []).append(child)
    meant = [children for children in branches.values() if not any(map(_is_other_type, children))]
    if meant:
        for child in min(meant, key=len):
            yield from _explain(child)
    else:
        where = "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in error.absolute_path)
        yield f"{where.lstrip('.') or 'the body'}: {_shortened(error.message)}"


def _is_other_type(error: ValidationError) -> bool:
    """Whether the value is not of this shape at all: another component, another kind of callback, null."""
    where = list(error.relative_path)
    return (where == ["type"] and error.validator == "enum") or (not where and error.validator == "type")


def _shortened(message: str) -> str:
    """jsonschema tells the whole value first and what is wrong with it last."""
    return message if len(message) <= 300 else f"{message[:100]} ... {message[-150:]}"
