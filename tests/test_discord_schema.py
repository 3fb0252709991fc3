"""The check of request bodies finds exactly the malformed ones."""

from types import SimpleNamespace

import pytest

from tests.discord_schema import OPENAPI, UNCHECKED, check_requests, reasons, with_text_ids
from tests.needed import skip_or_fail


@pytest.fixture(autouse=True)
def description() -> None:
    if not OPENAPI.exists():
        skip_or_fail(UNCHECKED)


MESSAGES = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"


def panel(*components):
    return {"flags": 1 << 15, "components": [{"type": 17, "components": list(components)}]}


def button(**changes):
    return {
        "type": 1,
        "components": [{"type": 2, "style": 1, "label": "Play", "custom_id": "play"} | changes],
    }


def test_a_good_message_passes():
    assert reasons("POST", MESSAGES, panel({"type": 10, "content": "Your turn"}, button())) == []


def test_a_failure_inside_a_container_names_its_place_and_reason():
    [reason] = reasons(
        "POST", MESSAGES, panel({"type": 10, "content": "Your turn"}, button(custom_id="x" * 101))
    )
    assert reason.startswith("components[0].components[1].components[0].custom_id: ")
    assert reason.endswith("is longer than 100 characters")


def test_an_empty_container_is_refused():
    [reason] = reasons("POST", MESSAGES, panel())
    assert reason.startswith("components[0].components: ")


def test_an_unknown_component_is_refused():
    [reason] = reasons("POST", MESSAGES, panel({"type": 99}))
    assert reason.startswith("components[0].components[0]: ")


def test_a_callback_is_checked_against_its_own_kind():
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    assert reasons("POST", CALLBACK, {"type": 8, "data": {"choices": choices[:25]}}) == []
    [reason] = reasons("POST", CALLBACK, {"type": 8, "data": {"choices": choices}})
    assert reason.startswith("data.choices: ")
    assert reason.endswith("has more than 25 items")


def test_a_command_with_26_options_is_refused():
    options = [{"type": 3, "name": f"o{n}", "description": "An option"} for n in range(26)]
    [reason] = reasons(
        "PUT",
        "/applications/1/commands",
        [{"type": 1, "name": "captain", "description": "Play", "options": options}],
    )
    assert reason.startswith("[0].options: ")


def test_mentioned_people_are_unique_ids():

    def sent(*people: str) -> list[str]:
        return reasons("POST", MESSAGES, {"content": "Ahoy", "allowed_mentions": {"users": list(people)}})

    assert sent("12", "13") == sent("34", "56") == []
    assert sent("12", "12") and sent("12", "03") and sent("12", "1x")


def test_an_unknown_route_is_refused():
    assert reasons("POST", "/channels/1/massages", {}) == ["there is no such route"]


def test_a_missing_body_is_refused():
    assert reasons("POST", MESSAGES, None) == ["this route needs a body"]
    assert reasons("GET", MESSAGES, None) == []


def test_the_most_literal_route_is_chosen():
    assert reasons("PATCH", "/webhooks/1/token/messages/@original", {"content": "Done"}) == []


def test_only_snowflakes_become_text():
    body = {
        "recipient_id": 5,
        "attachments": [{"id": 0}],
        "allowed_mentions": {"users": [7]},
        "components": [{"type": 1, "id": 3}],
    }
    assert with_text_ids(body) == {
        "recipient_id": "5",
        "attachments": [{"id": "0"}],
        "allowed_mentions": {"users": ["7"]},
        "components": [{"type": 1, "id": 3}],
    }


def test_requests_are_checked_against_discords_description():
    sent = [
        SimpleNamespace(method="POST", path=MESSAGES, json=panel(button(label="x" * 81))),
        SimpleNamespace(method="POST", path="/users/@me/channels", json={"recipient_id": 5}),
    ]
    with pytest.raises(
        AssertionError, match=r"POST /channels/1/messages: .*label.*is longer than 80 characters"
    ):
        check_requests(SimpleNamespace(http_requests=sent))
