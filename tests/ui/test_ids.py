"""What a custom_id says, written and read."""

import pytest

from ui import ids
from ui.buttons import CLICKABLES
from ui.ids import Sought, TableRef

TABLE = TableRef(7, 42)
SOUGHT = Sought(True, 5, "goa", "won", 30)

SAID = {
    "hm:n:7_3:12": (ids.play_on(7, 3, 12), "play on", 7, 3, 12),
    "hm:n:7_s:0": (ids.play_on(7, None, 0), "play on", 7, None, 0),
    "hm:a:1:5:goa:won:30:o7": (SOUGHT.page(older=7), "open archive", SOUGHT, 7, 0),
    "hm:a:1:5:goa:won:30:n7": (SOUGHT.page(newer=7), "open archive", SOUGHT, 0, 7),
    "hm:a:0:0:::0:o0": (Sought().page(), "open archive", Sought(), 0, 0),
    "hm:b:past:k": (ids.past_select(), "open past"),
    "hm:p:rules:captains_orders:2": (
        ids.rules_page("captains_orders", 2),
        "open rules",
        "captains_orders",
        2,
    ),
    "hm:p:log:7:0:f": (ids.log_page(7, 0, "f"), "open log", 7, 0),
    "hm:p:review:7:2:n": (ids.review_page(7, 2, "n"), "open review", 7, 2),
    "hm:p:at:7_s:1": (ids.position_page(7, None, 1), "open position", 7, None, 1),
    "hm:p:at:7_3:12:n": (ids.position_page(7, 3, 12, "n"), "open position", 7, 3, 12),
    "hm:b:rules:goa:k": (ids.rules_contents("goa"), "choose rules", "goa"),
    "hm:b:at:12:k": (ids.position_select(12), "choose eyes", 12),
}
"""An id, how it is written, by which name its handler is registered, and what it is handed."""


@pytest.mark.parametrize("id", SAID)
def test_an_id_is_written_and_read(id):
    written, name, *arguments = SAID[id]
    assert written == id
    assert ids.read(id) == (name, tuple(arguments))


@pytest.mark.parametrize("id", SAID)
def test_each_id_belongs_to_one_kind_of_item(id):
    assert sum(bool(each.__discord_ui_compiled_template__.fullmatch(id)) for each in CLICKABLES) == 1


@pytest.mark.parametrize(
    "id",
    [
        "",
        "hm:t:join:7",
        "hm:m:7:42:",
        "hm:p:log:x:1",
        "hm:p:log:1_0:1",
        "hm:p:at:7:1",
        "hm:p:chess:1:1",
        "hm:n:7:1",
    ],
)
def test_what_is_none_of_ours_is_refused(id):
    with pytest.raises(ValueError):
        ids.read(id)
