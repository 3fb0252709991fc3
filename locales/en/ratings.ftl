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

## Profiles.

profile-title = Profile of { $name }
profile-card = Profile of { $name }
profile-nameless = Profile
profile-none = No games that count are over yet.
profile-played = { $matches ->
    [one] { $matches } game
   *[other] { $matches } games
}, { $won } won
profile-rating = Rating { $points } ± { $margin }
profile-accuracy = Accuracy { $accuracy }
profile-favourite = Plays { $game } most.
profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} × { $number }
profile-trend = { $gained } in the last { $matches ->
    [one] rated game
   *[other] { $matches } rated games
}
profile-streak = Games won in a row: { $now } now, { $longest } at best.
profile-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
profile-pace = Half of all moves take no longer than { $span }.
profile-met = Against others
profile-against = { $name }: { $matches ->
    [one] { $matches } game
   *[other] { $matches } games
}, ahead in { $ahead }, behind in { $behind }, level in { $level }
profile-against-you = You: { $matches ->
    [one] { $matches } game
   *[other] { $matches } games
}; they were ahead in { $ahead }, you in { $behind }, level in { $level }
profile-shown = People in servers that you share can see your profile. /{ command-me.name } { command-me-privacy.name } hides it.
profile-hidden = Nobody else can see your profile. /{ command-me.name } { command-me-privacy.name } shows it.
privacy-set = { $hidden ->
    [yes] Your profile is hidden now, and you stand in no ranking.
   *[no] People in servers that you share can see your profile and your place in rankings now.
}
button-profile = Profile
button-archive = Past games

refusal-profile-hidden = { $person } keeps their profile to themselves.
refusal-profile-elsewhere = You can see the profiles of people with whom you share a server, in that server.

command-profile = Your profile, or somebody's: games, places, ratings, head to head
    .name = profile
command-profile-user = Whose (yours if you leave it out)
    .name = user
command-me-privacy = Hide your profile and your place in rankings from others, or show them
    .name = privacy
command-me-privacy-hidden = Hidden from others?
    .name = hidden
