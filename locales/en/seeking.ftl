### Looking for a table.

command-game-seek = Find people in this server to play with
    .name = seek
command-game-seek-game = Which game
    .name = game
command-game-seek-pace = Time per move: pick one or type it, like 36h or 10m (1 day by default)
    .name = pace
command-game-seek-rated = Rated game?
    .name = rated
command-server-meeting = Set the channel where players find each other
    .name = meeting
command-server-meeting-channel = Which channel (wherever they ask if you leave it out)
    .name = channel
button-seek = I'm in
button-look-for = Find players
button-unseek = Stop looking
seek-wish = **{ $game }** ({ $pace }{ $rated ->
    [yes] , rated
   *[no] {""}
})
seek-looking = 🔎 Players wanted for { $wish }: { $names }
seek-more = { $missing ->
    [0] The next player to join opens a table.
    [one] One more player opens a table.
   *[other] { $missing } more players open a table.
}
seek-begun = You're looking for { $wish }: { $here } of { $least } players so far. Once there are enough, I'll open a table in { $channel } and ping you all. I stop looking after a week.
seek-stopped = You've stopped looking.
seek-none = You're not looking for that game. Perhaps a table has already opened: /{ command-game.name } { command-game-mine.name } lists yours.
seek-opened = Enough players found: [table { $table }]({ $link }) is open.
seek-found = { $names }: we have enough players! You're all seated at [this table]({ $link }), and others can still join. { $host } starts the game.
server-meeting = Player searches are posted in { $channel }.
server-meeting-told = Change this with /{ command-server.name } { command-server-meeting.name }.
server-meeting-anywhere = Player searches are posted wherever someone asks.
audit-meeting-set = { $who } set the channel for player searches: { $detail }
audit-meeting-gone = The channel for player searches was deleted. They are posted wherever someone asks.
