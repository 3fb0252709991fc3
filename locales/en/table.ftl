### What all see of a table: its lobby, its game, its end.

table-number = Table { $table }
table-waiting = { $names } to move · turn began { $since }
table-stand-in = A computer player sits in for { $name }, who can come back at any time.
table-over = The game is over
table-place = { $place }\. **{ $name }** · { $score }
table-closed = This table was closed before the game was over.
table-seed-hash = Shuffle sealed by { $hash }…, the seed is shown at the end.
table-seed = Shuffled by the seed { $seed } (SHA-256 { $hash }).
table-joint = Shuffled by the seed { $seed }, made of the bot's part { $part } (SHA-256 { $hash }) and the words { $words }.
seed-word = “{ $word }”
seed-no-words = (none)
table-chain = Its log ends with the hash { $hash }.

seat-host = { $name } (host)
seat-word = { $name } · { $word }
seat-computer = { $name } (computer)
seat-stand-in = { $name } (computer sitting in)
seat-numbered = Player { $number }

call-turn = { $person }, it's your turn in { $game }: { $link }

## The lobby.

lobby-facts = Table { $table } · { $least }–{ $most } players · about { $minutes } minutes when everybody is here
lobby-joint = Joint shuffle: the bot's part is sealed by { $hash }. /{ command-game.name } { command-game-join.name } { command-game-join-word.name } adds a word of yours; add it until the game starts.
lobby-seats = **Seats taken: { $taken } of { $seats }**
lobby-invited = ✉ { $who } is invited
lobby-missing = { $missing ->
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
} Join, invite somebody, or add a computer player.
lobby-ready = Ready: { $host } can start the game.
lobby-closed = This table was closed.
lobby-invitation = { $person }, { $host } invites you to a game of **{ $game }**.

## What was done, told to whoever did it.

lobby-opened = Table { $table } is open: { $link }
lobby-joined = You have a seat at table { $table }.
lobby-word-added = Your word goes into the shuffle at table { $table }.
lobby-back = Welcome back: your seat at table { $table } is yours again.
lobby-left = You have left table { $table }.
lobby-left-running = You have left table { $table }; a computer player keeps your seat. "Return" at the table brings you back.
lobby-leave-running = The game is running. If you leave, a computer player takes your seat and the others go on; you can come back at any time.
    .sure = Leave the game
lobby-close-running = The game is running. If you close the table, it ends here for everybody and cannot be taken up again.
    .sure = Close the table
lobby-closed-now = Table { $table } is closed.
lobby-invites = You have invited { $person } to table { $table }.
lobby-declined = You have declined the invitation to table { $table }.
lobby-kicked = { $person } is no longer at table { $table }.
lobby-new-host = { $person } is now the host of table { $table }.
lobby-computer-added = { $name }, a computer player, has joined table { $table }.
lobby-computer-removed = A computer player has left table { $table }.
lobby-started = The game at table { $table } has begun. Good luck!
lobby-option = At table { $table }: { $option }
lobby-whom = Whom do you invite?
lobby-whom-hint = Choose somebody

## Buttons below a table.

button-join = Join
button-leave = Leave
button-start = Start
button-computer = Add computer
button-remove = Remove computer
button-invite = Invite
button-accept = Sit down
button-decline = No, thanks
button-close = Close
button-my-move = My move
button-my-hand = My hand
button-return = Return
button-log = Log
button-rules = Rules
button-replay = Play again
button-record = Record
button-verify = Check the shuffle
button-first = ⏮
button-previous = ◀
button-next = ▶
button-last = ⏭

## When the bot can't reach a table's channel.

notice-channel-gone = The channel of table { $table } is gone, but the game isn't lost. Moves can be made here, in direct messages (/{ command-game.name } { command-game-mine.name }, /{ command-game.name } { command-game-move.name }); /{ command-game.name } { command-game-show.name } in another channel of the server puts the table there.
notice-channel-closed = I can't write in { $channel } any more, where table { $table } is. Please let me view the channel, send messages and attach files there. The game isn't lost; until then moves can be made here, in direct messages.
