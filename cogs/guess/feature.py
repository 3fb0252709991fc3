from cogs.guess import service
from cogs.guess.clicks import ChooseGuess, OpenGuesses, SealGuess, seers
from cogs.guess.screens import end_lines
from sessions.people.personal import rows
from ui.feature import Feature

FEATURE = Feature(
    "guess",
    clicks=[OpenGuesses, ChooseGuess, SealGuess],
    commands=[seers],
    on_change=[service.store_change],
    personal=[rows("guesses", 'table_id AS "table", about, round, seat, ply, points', by="table_id, round")],
    end_lines=end_lines,
)
