### Rated tables, and what people's results come to.

table-rated = { $table } · 🏅 rated

refusal-rated-without-hints = Rated games can't have hints. Turn one off first.
refusal-others-seated = You can't change this any more: others have already joined.


## Profiles.

profile-title = Profile of { $name }
profile-card = Profile of { $name }
profile-nameless = Profile
profile-none = No finished games yet.
profile-played = { $matches ->
    [one] { $matches } game
   *[other] { $matches } games
}, { $won } won
profile-rating = Rating { $points } ± { $margin }
profile-accuracy = Accuracy { $accuracy }
profile-favourite = Favourite game: { $game }
profile-place = { $number } × { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
profile-trend = { $gained } in the last { $matches ->
    [one] rated game
   *[other] { $matches } rated games
}
profile-streak = Winning streak: { $now } (best { $longest })
profile-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
profile-pace = Typical move: { $span }
profile-met = Head to head
profile-against = { $name }: { $matches ->
    [one] { $matches } game
   *[other] { $matches } games
} · { $ahead } ahead, { $behind } behind, { $level } tied
profile-against-you = Against you: { $matches ->
    [one] { $matches } game
   *[other] { $matches } games
} · you finished ahead { $behind ->
    [one] once
   *[other] { $behind } times
}, they { $ahead ->
    [one] once
   *[other] { $ahead } times
}, tied { $level ->
    [one] once
   *[other] { $level } times
}
profile-achieved = Achievements
profile-achievement = 🎖 **{ $name }**{ $number ->
    [one] {""}
   *[other] {" "}× { $number }
}: { $told }
profile-game = { $game }: { $facts }
table-achieved = 🎖 { $who }: **{ $name }** ({ $told })
end-rating = 🏅 { $gained } rating: you're now { $points } ± { $margin }.
profile-shown = People in your shared servers can see this. Hide it with /{ command-my.name } { command-my-privacy.name }.
profile-hidden = Your profile is private. Make it public with /{ command-my.name } { command-my-privacy.name }.
my-hidden-set = { $hidden ->
    [on] Your profile is now private, and you're not listed in rankings.
   *[off] People in your shared servers can now see your profile and your ranking.
}
button-profile = Profile
button-archive = Past games

refusal-profile-hidden = { $person }'s profile is private.
refusal-profile-elsewhere = You can only view profiles of people in this server.

command-profile = See a profile: games, places, ratings, head to head
    .name = profile
command-profile-user = Whose profile (yours by default)
    .name = user
command-my-privacy = Make your profile and ranking private or public
    .name = privacy
command-my-privacy-hidden = Private?
    .name = hidden

## Rankings and seasons of a server.

ranking-title = Ranking: { $game }
ranking-season = This season: since { $begins }; the next one starts on { $ends }
ranking-all-time = All time
ranking-line = { $place }\. **{ $name }** · { $points } ± { $margin } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ranking-none = No one is ranked yet.
ranking-no-more = End of the list.
ranking-least = A rating is an estimate: ± says how far off it may still be, and shrinks as you play. You need { $least } rated games here (in the season, for its ranking) to be ranked.
ranking-own = You're number { $place }: { $points } ± { $margin }.
ranking-own-few = You've played { $games } of the { $least } rated games you need to be ranked.
ranking-own-none = You haven't played a rated game here yet.
ranking-own-hidden = You're not listed because your profile is private.
champions-title = Champions
champions-none = No champions yet. A season needs enough rated games before it ends.
champions-season = Season from { $begins }
champions-line = { $game }: **{ $name }** · { $points } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
champions-hidden = a private player
server-season = { $months ->
    [one] Seasons last one month in this server.
    [12] Seasons last a year in this server.
   *[other] Seasons last { $months } months in this server.
}
server-season-told = Change this with /{ command-server.name } { command-server-season.name }.
audit-season-set = { $who } set the season length, in months: { $detail }
button-ranking = Ranking
button-all-time = All time
button-season = This season
button-champions = Champions

command-server-ranking = This server's rankings by game, this season or all time
    .name = ranking
command-server-ranking-game = Which game (the most played one by default)
    .name = game
command-server-ranking-when = This season or all time (this season by default, once anyone is ranked)
    .name = when
command-server-ranking-page = Which page
    .name = page
command-server-champions = See the champions of past seasons
    .name = champions
command-server-season = See or change how long seasons last here
    .name = season
command-server-season-months = How many months
    .name = months
choice-ranking-season = This season
choice-ranking-all = All time
choice-months-1 = 1 month
choice-months-2 = 2 months
choice-months-3 = 3 months
choice-months-4 = 4 months
choice-months-6 = 6 months
choice-months-12 = 1 year
