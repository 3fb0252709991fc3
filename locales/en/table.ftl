### What all see of a table: its lobby, its game, its end.

table-number = Table { $table }
table-waiting = { $names } to move · turn began { $since }
table-stand-in = A computer player is sitting in for { $name }, who can come back at any time.
table-over = Game over
table-place = { $place }\. **{ $name }** · { $score }
table-closed = This table closed before the game was over.
table-seed-hash = Shuffle sealed: { $hash }… (the seed is revealed at the end)
table-seed = Shuffle seed: { $seed } (SHA-256 { $hash }…)
table-joint = Shuffle seed: { $seed }, made from the bot's part { $part } (SHA-256 { $hash }…) and the words { $words }
seed-word = “{ $word }”
seed-no-words = (none)
table-chain = Last hash of the move log: { $hash }…

seat-host = { $name } (host)
seat-word = { $name } · { $word }
table-hints = 💡 Hints taken: { $names }
seat-computer = { $name } (computer, { level })
# The level of a computer player.
level = { $level ->
    [random] easy
    [master] master
   *[clever] clever
}
seat-stand-in = { $name } (computer sitting in)
seat-numbered = Player { $number }

call-turn = { $person }, it's your turn in { $game }: { $link }
end-call = { $people }, your game of { $game } is over. { $winners } won: { $link }

## The lobby.

lobby-facts = Table { $table } · { $least }–{ $most } players · about { $minutes } minutes if everyone is here
lobby-friendly = A friendly table: a *Hint* says what a master would do. Everyone sees who takes one.
lobby-joint = Joint shuffle: the bot's part is sealed ({ $hash }). Add a word of your own with /{ command-game.name } { command-game-join.name } { command-game-join-word.name } before the game starts.
lobby-seats = **Players: { $taken } of { $seats }**
lobby-invited = ✉ { $who } is invited
lobby-missing = { $missing ->
    [one] One more player needed.
   *[other] { $missing } more players needed.
} Join or invite someone; the host can add computer players.
lobby-ready = Ready! { $host } can start the game.
lobby-closed = This table is closed.
lobby-invitation = { $person }, { $host } invites you to play **{ $game }**.

## What was done, told to whoever did it.

lobby-opened = Table { $table } is open: { $link }
lobby-joined = You have joined table { $table }.
lobby-word-added = Your word is in the shuffle at table { $table }.
lobby-back = Welcome back! You have your seat at table { $table } again.
lobby-left = You have left table { $table }.
lobby-left-running = You have left table { $table }. A computer player keeps your seat; press "{ button-return }" at the table to come back.
lobby-leave-running = The game is still running. If you leave, a computer player takes over your seat and the others play on. You can come back at any time.
    .sure = Leave the game
lobby-leave = Your seat becomes free. You can join again as long as there is room.
    .sure = Leave the table
lobby-leave-host = Your seat becomes free, and { $host } becomes the table's host. If you would rather end it for everyone, close the table.
    .sure = Leave and hand over
lobby-leave-closes = No one else sits here: when you leave, the table is closed.
    .sure = Leave and close the table
lobby-leave-last = You are the last one here. If you leave, the computer players finish the game and I tell you how it ends; until then you can come back. If you close the table, the game ends here.
    .sure = Leave it to the computer players
lobby-reopened = Table { $table } is open again.
lobby-reopenable = Closed by mistake? Until { $until } the host can open it again.
host-title = **Table { $table }: host menu**
host-option = How the game is played
host-computers = Add a computer player: an easy one plays anything, a clever one by rules of thumb, a master thinks ahead.
lobby-close-running = The game is still running. If you close the table, the game ends here for everyone. You can open it again for ten minutes.
    .sure = Close the table
lobby-closed-now = Table { $table } is closed.
lobby-invites = You have invited { $person } to table { $table }.
lobby-declined = You have declined the invitation to table { $table }.
lobby-kicked = { $person } is off table { $table }.
lobby-new-host = { $person } is now the host of table { $table }.
lobby-hints = Hints are allowed at table { $table } now.
lobby-no-hints = There are no hints at table { $table } now.
lobby-computer-added = { $name }, a computer player, has joined table { $table }.
lobby-computer-removed = A computer player has left table { $table }.
lobby-levels = The computer players at table { $table } are { level } now.
lobby-started = The game at table { $table } has begun. Good luck!
lobby-option = At table { $table }: { $option }
lobby-whom = Who do you want to invite?
lobby-whom-hint = Choose someone

## Buttons below a table.

button-join = Join
button-leave = Leave
button-start = Start
button-seat = Change seat
button-computer = Clever computer
button-computer-random = Easy computer
button-computer-master = Master computer
button-remove = Remove computer
button-friendly = Allow hints
button-unfriendly = No hints
button-invite = Invite
button-accept = Join
button-decline = No, thanks
button-close = Close the table
button-reopen = Open again
button-host = Host menu
button-my-move = My move
button-my-hand = My hand
button-return = Return
button-log = Log
button-rules = Rules
button-replay = Play again
button-record = Record
button-verify = Check shuffle
button-first = ⏮
button-previous = ◀
button-next = ▶
button-last = ⏭

## When the bot can't reach a table's channel.

notice-channel-gone = The channel of table { $table } is gone, but your game is safe. You can play here in direct messages (/{ command-game.name } { command-game-mine.name }, /{ command-game.name } { command-game-move.name }). To move the table, use /{ command-game.name } { command-game-show.name } in another channel of the server.
notice-channel-closed = I can no longer write in { $channel }, where table { $table } is. Please let me view the channel, send messages and attach files. Your game is safe; until then, play here in direct messages.
