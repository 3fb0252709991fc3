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
profile-achieved = Achievements
profile-achievement = 🎖 **{ $name }**{ $number ->
    [one] {""}
   *[other] {" "}× { $number }
}: { $told }
profile-game = { $game }: { $facts }
table-achieved = 🎖 { $who }: **{ $name }** ({ $told })
end-rating = 🏅 This game brought you { $gained }: your rating is { $points } ± { $margin } now.
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

## Rankings and seasons of a server.

ranking-title = Ranking: { $game }
ranking-season = The season from { $begins } to { $ends }
ranking-all-time = All time
ranking-line = { $place }\. **{ $name }** · { $points } ± { $margin } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ranking-none = Nobody stands here yet.
ranking-no-more = There are no more.
ranking-least = A rating may be wrong by what stands after ±. Only who has played { $least } rated games here stands in the ranking, or as many in the season.
ranking-own = You are number { $place }: { $points } ± { $margin }.
ranking-own-few = You have played { $games } of the { $least } rated games that it takes.
ranking-own-none = You have played no rated game here.
ranking-own-hidden = Your profile is hidden, so you don't stand here.
champions-title = Champions
champions-none = No season with enough rated games is over yet.
champions-season = The season that began on { $begins }
champions-line = { $game }: **{ $name }** · { $points } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
champions-hidden = somebody who keeps it to themselves
server-season = { $months ->
    [one] A season is one month long here.
    [12] A season is a year long here.
   *[other] A season is { $months } months long here.
}
audit-season-set = { $who } set the length of seasons, in months: { $detail }
button-ranking = Ranking
button-all-time = All time
button-season = This season
button-champions = Champions

command-server-ranking = Who plays best in this server: by game, this season or of all time
    .name = ranking
command-server-ranking-game = Which game (the one played most if you leave it out)
    .name = game
command-server-ranking-when = This season, or all time (this season, if anybody stands there yet)
    .name = when
command-server-ranking-page = Which page
    .name = page
command-server-champions = The champions of past seasons
    .name = champions
command-server-season = See how long a season is here, or choose it
    .name = season
command-server-season-months = How many months
    .name = months
choice-ranking-season = this season
choice-ranking-all = all time
choice-months-1 = one month
choice-months-2 = 2 months
choice-months-3 = 3 months
choice-months-4 = 4 months
choice-months-6 = 6 months
choice-months-12 = a year
