"""Checks what the bot sends against Discord's own OpenAPI description.

The description isn't part of this repository. It is expected beside the repository's folder, in
`shared/discord/openapi.json`. Without it `check_requests` warns, so that pytest's summary lists every test
whose requests went unchecked, and `test_discord_schema.py` is skipped (with `CI=true` it fails).
"""

from __future__ import annotations

import functools
import json
import marshal
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jsonschema_rs import Draft202012, Draft202012Validator, Registry, ValidationError, ValidationErrorKind

OPENAPI = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"
UNCHECKED = f"Requests aren't checked: Discord's OpenAPI description isn't at {OPENAPI}"
_URN = "urn:discord"


def check_requests(env: Any) -> None:
    """Raise AssertionError that lists the method, path and fault of each malformed request sent so far.

    `env` is simcord's Env, or anything else with `http_requests`: entries with `method`, `path`, `json`.
    Warns where the description is missing.
    """
    if not OPENAPI.exists():
        warnings.warn(UNCHECKED, stacklevel=2)
        return
    wrong = [
        f"{request.method} {request.path}: {reason}"
        for request in env.http_requests
        for reason in reasons(request.method, request.path, request.json)
    ]
    assert not wrong, "Discord would refuse:\n" + "\n".join(wrong)


def reasons(method: str, path: str, body: Any) -> list[str]:
    """The reasons why Discord would refuse this body; empty if it is valid."""
    template = _template(method.lower(), path)
    if template is None:
        return ["there is no such route"]
    validator = _validator(method.lower(), template)
    if validator is None:
        return [] if body is None else ["this route takes no body"]
    if body is None:
        return ["this route needs a body"] if _operation(method.lower(), template)["required"] else []
    return _reasons(method.lower(), template, marshal.dumps(body, 2))


@functools.lru_cache(maxsize=4096)
def _reasons(method: str, template: str, body: bytes) -> list[str]:
    """Cached version of `reasons`: each bot sends the same commands, and many send the same messages."""
    validator = _validator(method, template)
    assert validator is not None
    plain = with_text_ids(marshal.loads(body))
    return [line for error in validator.iter_errors(plain) for line in _explain(error)]


def with_text_ids(value: Any, key: str = "", within: str = "") -> Any:
    """The body with snowflakes as strings.

    discord.py sends some as integers. Discord takes both, but its description allows only strings.
    """
    if isinstance(value, dict):
        return {k: with_text_ids(v, k, within=key) for k, v in value.items()}
    if isinstance(value, list):
        return [with_text_ids(v, key, within) for v in value]
    is_id = (
        key.endswith("_id")
        or (within in ("attachments", "emoji") and key == "id")
        or (within == "allowed_mentions" and key in ("users", "roles"))
    )
    return str(value) if is_id and type(value) is int else value


@functools.cache
def _description() -> dict[str, Any]:
    return json.loads(OPENAPI.read_text(encoding="utf-8"))


@functools.cache
def _registry() -> Registry:
    return Registry([(_URN, _description())], draft=Draft202012)


def _template(method: str, path: str) -> str | None:
    """The template of a path's route. If several match, the one with the most literal parts wins."""
    return _route(method, tuple("0" if part.isdecimal() else part for part in path.split("/")))


@functools.lru_cache(maxsize=4096)
def _route(method: str, parts: tuple[str, ...]) -> str | None:
    """Cached version of `_template`, for a path's parts with each number replaced by 0."""

    def fits(own: list[str]) -> bool:
        return all(o == p or o.startswith("{") for o, p in zip(own, parts, strict=True))

    found = [template for template, own in _routes(method, len(parts)) if fits(own)]
    return min(found, key=lambda template: template.count("{"), default=None)


@functools.cache
def _routes(method: str, length: int) -> list[tuple[str, list[str]]]:
    """The templates with this many parts that take this method, each with its parts."""
    routes = [
        (template, template.split("/")) for template, of in _description()["paths"].items() if method in of
    ]
    return [(template, parts) for template, parts in routes if len(parts) == length]


def _operation(method: str, template: str) -> dict[str, Any]:
    return {"required": False, **_description()["paths"][template][method].get("requestBody", {})}


@functools.cache
def _validator(method: str, template: str) -> Draft202012Validator | None:
    if not _operation(method, template).get("content", {}).get("application/json"):
        return None
    pointer = quote(template.replace("~", "~0").replace("/", "~1"))
    ref = f"{_URN}#/paths/{pointer}/{method}/requestBody/content/application~1json/schema"
    return Draft202012Validator({"$ref": ref}, registry=_registry())


def _explain(error: ValidationError) -> Iterator[str]:
    """The place and the reason of each mistake.

    If Discord allows several shapes, report only the intended one: the same `type` as the value, and among
    these the fewest mistakes.
    """
    branches: list[list[ValidationError]] = getattr(error.kind, "context", [])
    meant = [mistakes for mistakes in branches if not any(_is_other_type(error, each) for each in mistakes)]
    if meant:
        for mistake in min(meant, key=len):
            yield from _explain(mistake)
    else:
        where = "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in error.instance_path)
        yield f"{where.lstrip('.') or 'the body'}: {_shortened(error.message)}"


def _is_other_type(error: ValidationError, mistake: ValidationError) -> bool:
    """Whether the value was never meant to have this shape: another component, another callback, null."""
    where = mistake.instance_path[len(error.instance_path) :]
    if isinstance(mistake.kind, ValidationErrorKind.Enum | ValidationErrorKind.Constant):
        return where == ["type"]
    return isinstance(mistake.kind, ValidationErrorKind.Type) and not where


def _shortened(message: str) -> str:
    """Cut the middle of a long message: it starts with the value and ends with the fault."""
    return message if len(message) <= 300 else f"{message[:100]} ... {message[-150:]}"
