### Looking for a table.

command-game-seek = Look for people to play with in this server
    .name = seek
command-game-seek-game = Which game
    .name = game
command-game-seek-pace = Time per move: pick one, or write it like 36h or 10m (one day by default)
    .name = pace
command-game-seek-rated = Whether its result is to change ratings
    .name = rated
command-server-meeting = Choose the channel in which people who look for a table meet
    .name = meeting
command-server-meeting-channel = Which channel; without it: where they ask
    .name = channel
button-seek = Me too
button-look-for = Find players
button-unseek = Stop looking
seek-wish = **{ $game }** ({ $pace }{ $rated ->
    [yes] , rated
   *[no] {""}
})
seek-looking = 🔎 Looking for a table of { $wish }: { $names }
seek-more = { $missing ->
    [0] A table opens with the next one who joins in.
    [one] One more, and a table opens.
   *[other] { $missing } more, and a table opens.
}
seek-begun = You are looking for { $wish }. { $here } of { $least } are there; as soon as they are enough, I open a table in { $channel } and mention you all. After a week without one, I forget it.
seek-stopped = You aren't looking for that game any more.
seek-none = You aren't looking for that game. Perhaps a table has opened already: /{ command-game.name } { command-game-mine.name } lists yours.
seek-opened = There were enough of you: [table { $table }]({ $link }) is open.
seek-found = { $names }: there are enough of you, and you all have a seat at [this table]({ $link }). Others may still join. { $host } starts the game.
meeting-set = People who look for a table meet in { $channel } now.
meeting-anywhere = People who look for a table meet where they ask for one.
audit-meeting-set = { $who } chose where people who look for a table meet: { $detail }
