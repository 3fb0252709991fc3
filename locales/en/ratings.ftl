### Rated tables, and what people's results come to.

lobby-rated = 🏅 A **rated** table: its result changes the ratings of everybody who plays. Sitting down means that you agree. Whoever leaves, or is replaced and isn't back at the end, comes after all who stay.
lobby-rated-now = Table { $table } is rated now.
lobby-casual-now = Table { $table } is casual now: its result changes no ratings.
table-rated = { $table } · 🏅 rated
button-rated = Make it rated
button-unrated = Make it casual

refusal-rated-without-hints = A table is either rated or has hints. Turn one off before you turn the other on.
refusal-others-seated = Others have sat down at this table as it is, so it stays that way. Whether a table is rated is up to its host only until somebody else sits down.

command-game-open-rated = Count the result for everybody's ratings (no hints then)
    .name = rated
