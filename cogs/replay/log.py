"""A table's log as a book: the events as the reader may know them, beginning on page 1."""

from __future__ import annotations

from engine import Event
from locales import Words
from sessions import Hint, Refused, Table
from ui.bot import Bot
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.books import page_turner, replay_button
from ui.table.link import table_title
from ui.table.origin import origin_line
from ui.text.game_text import GameText, joined
from ui.text.names import seat_name
from ui.text.seed_words import added_words

EVENTS_PER_PAGE = 15


def log_page(bot: Bot, table: Table, person: int, page: int, say: Words) -> Sheet:
    """A page of the log for a person. Page 0, or a number out of range, is the last page. Refused:
    not-playing."""
    if table.match is None:
        raise Refused("not-playing", status=table.status)
    seat = table.seat_of(person)
    happened = sorted([*table.match.log(seat), *table.hints], key=lambda each: each.ply)
    pages = max(1, -(-len(happened) // EVENTS_PER_PAGE))
    number = page if 1 <= page <= pages else pages
    game_text = GameText(say, table.game, table.names, bot.signs, seat)
    on_page = happened[(number - 1) * EVENTS_PER_PAGE : number * EVENTS_PER_PAGE]
    lines = [f"- {line}" for line in joined(_told(each, table, game_text) for each in on_page)]
    shown = [each for each in on_page if isinstance(each, Event)]
    if number == 1:
        lines[:0] = [f"- {line}" for line in _first_lines(table, say)]
    sheet = Sheet()
    sheet.add(
        layout.text(f"### {table_title(table, say)}\n{say('log-page', page=number, pages=pages)}"),
        layout.text("\n".join(lines) or say("log-empty")),
        page_turner(number, pages, say, "log", table.id),
    )
    if shown:
        label = say("button-board-at", move=shown[-1].ply)
        rounds = [event.ply for event in shown if event.ends_round and event.ply != shown[-1].ply]
        ends = [
            replay_button(table, ply, seat, say("button-round-end-at", move=ply))
            for ply in rounds[: layout.MAX_ROW_BUTTONS - 1]
        ]
        sheet.add(layout.row([replay_button(table, shown[-1].ply, seat, label), *ends]))
    return sheet


def _first_lines(table: Table, say: Words) -> list[str]:
    """The lines before the first event: how the seed was made, or which match the table continues."""
    if origin := origin_line(table, say):
        return [origin]
    shared_seed = (
        [say("log-shared-seed", words=added_words(table.shared_seed, say))] if table.shared_seed else []
    )
    return [say("log-seed-hash", hash=str(table.seed_hash)), *shared_seed]


def _told(each: Event | Hint, table: Table, game_text: GameText) -> str:
    """A line for an event or a hint."""
    if isinstance(each, Event):
        return game_text.event(each)
    return game_text.words("log-hint", name=seat_name(table.seats[each.seat], game_text.words))
