### What all see of a table: its lobby, its game, its end.

table-number = Table { $table }
table-waiting = { $names } to move · turn began { $since }
table-stand-in = A computer player is sitting in for { $name }, who can come back at any time.
table-over = Game over
table-place = { $place }\. **{ $name }** · { $score }
table-closed = This table was closed before the game was over.
seed-word = “{ $word }”
seed-no-words = (none)

seat-host = { $name } (host)
seat-word = { $name } · { $word }
table-hints = 💡 Hints used by: { $names }
seat-computer = { $name } (computer, { level })
# The level of a computer player.
level = { $level ->
    [random] easy
    [master] master
   *[clever] clever
}
seat-stand-in = { $name } (computer sitting in)
# A name that consists of invisible characters only.
name-none = (no name)
seat-numbered = Player { $number }

call-turn = { $person }, it's your turn in { $game }: { $link }
call-played = ✓ { $title }: { $story }
call-elsewhere = ✓ { $title }: I reminded you in { $place } instead.
message-over = ✓ { $title }: you don't need to do anything here any more.
end-call = { $people }, your { $game } game is over. { $winners } won: { $link }

## The lobby.

lobby-facts = Table { $table } · { $least }–{ $most } players · about { $minutes } minutes live
lobby-shared-seed = Joint shuffle: my part is sealed ({ $hash }). Add your own word with /{ command-game.name } { command-game-join.name } { command-game-join-word.name } before the game starts.
lobby-seats = **Players: { $taken } of { $seats }**
lobby-invited = ✉ { $who } is invited
lobby-missing = { $missing ->
    [one] One more player needed.
   *[other] { $missing } more players needed.
} Join or invite someone; the host can add computer players.
lobby-ready = Ready! { $host } can start the game.
lobby-closed = This table is closed.
lobby-invitation = { $person }, you're invited to play **{ $game }** at { $host }'s table.

## What was done, told to whoever did it.

lobby-opened = Table { $table } is open: { $link }
lobby-opening = I created table { $table }, but Discord is having trouble just now. Its message will appear in { $channel } as soon as possible.
lobby-joined = You've joined table { $table }.
lobby-word-added = Your word is in the shuffle at table { $table }.
lobby-back = Welcome back! Your seat at table { $table } is yours again.
lobby-left = You've left table { $table }.
lobby-left-running = You've left table { $table }. A computer player is sitting in for you; press "{ button-return }" at the table to come back.
lobby-leave-running = The game is still running. If you leave, a computer player sits in for you and the others play on. You can come back at any time.
    .sure = Leave the game
lobby-leave = This frees your seat. You can join again while there's room.
    .sure = Leave the table
lobby-leave-host = This frees your seat, and { $host } becomes the host. To end it for everyone, close the table instead.
    .sure = Leave and hand over
lobby-leave-closes = You're the only one here. If you leave, the table closes.
    .sure = Leave and close the table
lobby-leave-last = You're the last player here. If you leave, the computer players finish the game and I'll tell you the result; until then you can come back. To end the game now, close the table instead.
    .sure = Leave it to the computer players
lobby-reopened = Table { $table } is open again.
lobby-reopenable = Closed by mistake? The host can reopen it until { $until }.
host-title = **Table { $table }: host menu**
host-option = Game option
host-computers = Add a computer player. *Easy* plays at random, *Clever* by rules of thumb, *Master* thinks ahead.
lobby-close-running = The game is still running. Closing the table ends it for everyone. You can reopen it for ten minutes.
    .sure = Close the table
lobby-closed-now = Table { $table } is closed.
lobby-invites = You've invited { $person } to table { $table }.
lobby-declined = You've declined the invitation to table { $table }.
lobby-kicked = { $person } was removed from table { $table }.
lobby-departed = { $names } left the server, so I took them off the table. Press **{ button-start }** again when you have enough players.
lobby-new-host = { $person } is now the host of table { $table }.
lobby-computer-added = { $name }, a computer player, has joined table { $table }.
lobby-computer-removed = A computer player has left table { $table }.
lobby-levels = The computer players at table { $table } are now { level }.
lobby-started = The game at table { $table } has begun. Good luck!
lobby-option = At table { $table }: { $option }
lobby-whom = Who do you want to invite?
lobby-whom-hint = Choose a person

## Buttons below a table.

button-join = Join
button-leave = Leave
button-start = Start
button-seat = Change seat
button-computer = Clever computer
button-computer-random = Easy computer
button-computer-master = Master computer
button-remove = Remove computer
button-invite = Invite
button-accept = Join
button-decline = No thanks
button-close = Close the table
button-reopen = Reopen
button-host = Host menu
button-my-move = My move
button-my-hand = My hand
button-return = Return
button-log = Log
button-rules = Rules
button-replay = Play again
button-share = Share
button-record = Download
button-verify = Check the shuffle
button-first = ⏮
button-previous = ◀
button-next = ▶
button-last = ⏭

## When the bot can't reach a table's channel.

notice-channel-gone = The channel of table { $table } is gone, but your game is safe. You can play on here in direct messages (/{ command-game.name } { command-game-mine.name }, /{ command-game.name } { command-game-move.name }). To move the table, use /{ command-game.name } { command-game-show.name } in another channel of the server.
notice-channel-closed = I can no longer post in { $channel }, where table { $table } is. { $why ->
    [bot-lacks] Please give me { $rights } there.
    [not-in-thread] Please add me to the thread by mentioning me there.
   *[cant-post] If it's a thread, please check that it isn't locked.
    } Your game is safe; until then, play on here in direct messages.

## Options of a table that are on or off

switch-friendly = Friendly game: *Hint* shows what a master would play. Everyone sees who uses it.
    .turn-on = Allow hints
    .turn-off = Turn hints off
    .turned-on = Hints are now allowed at table { $table }.
    .turned-off = Hints are now off at table { $table }.
switch-rated = 🏅 **Rated game**: the result changes everyone's rating, and by joining you agree. If you leave or run out of time and aren't back at the end, you place behind everyone who stayed.
    .turn-on = Make it rated
    .turn-off = Make it casual
    .turned-on = Table { $table } is now rated.
    .turned-off = Table { $table } is now casual and won't affect ratings.

## The picture of a result

share-hint = Save the picture, or forward it to a friend.
share-turning = Turning point: move { $move }
share-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
