### What a table refuses: what is the matter, and what can be done.

## What isn't there.

refusal-no-such-table = There is no table { $table } that you can see from here. /{ command-game.name } { command-game-mine.name } lists your tables.
refusal-no-such-game = There is no game "{ $game }" here. Pick one of the games offered.
refusal-bad-option = This game has no option "{ $option }" with the choice "{ $value }". Pick one of the choices offered.
refusal-unreadable = Table { $table } can't be read back from storage, so it can't go on. The host or a manager of the server can close it; its record is kept.

## Opening.

refusal-table-open-here = Table { $table } is already open in this channel. Join it, wait until it is over, or open yours in a thread or another channel.
refusal-channel-not-allowed = On this server, tables can be opened in { $channels }. Please open it there.

## Who one is at the table.

refusal-not-host = That is for the table's host. Ask the host to do it, or to make you host.
refusal-not-seated = You have no seat at this table. While it gathers players you can join it; after that you can watch.
refusal-already-seated = You already have a seat at this table.
refusal-computer-holds-seat = A computer player is keeping your seat. Press "{ button-return }" at the table first, then go on.

## Plans.

refusal-your-turn = It's your turn now: make your move instead of planning it.
refusal-not-plannable = That can't be planned now. Pick one of the plans offered.
refusal-too-many-plans = You have { $most } plans at this table already. Take one back first.
refusal-no-such-plan = That plan isn't there any more: it was played, or came to nothing.

## Following.

refusal-not-following = You don't follow this table.
refusal-closed-to-followers = The players have closed this table to followers. Whoever sees the channel can still watch there.

## Who somebody else is.

refusal-at-table = { $person } is at this table already.
refusal-not-at-table = { $person } isn't at this table. Pick somebody who is.

## Seats.

refusal-table-full = All { $seats } seats are taken. One comes free when somebody leaves, or when the host removes a computer player.
refusal-too-few = { $missing ->
    [one] One more player is needed
   *[other] { $missing } more players are needed
}: it takes { $least } to start. Invite somebody, or add computer players.
refusal-no-computer = No computer player has a seat here, so there is none to remove.

## Invitations.

refusal-not-invited = There is no invitation to this table for you any more. If there is room, you can simply join.
refusal-already-invited = That invitation stands already; it only needs to be accepted.

## Words for the seed.

refusal-no-words = At this table the bot alone draws the shuffle. Who opens a table with /{ command-game.name } { command-game-open.name } { command-game-open-joint.name } lets everybody add a word.
refusal-bad-word = Write it in one line of up to { $most } letters.

refusal-kicked = The host has taken you off this table. Until the game begins, the host can invite you again.

## When in a table's life.

refusal-not-in-lobby = { $status ->
    [playing] The game has begun, so that can't be changed any more.
    [finished] The game is over. "{ button-replay }" opens a new table with the same people.
   *[closed] This table has been closed. Open a new one with /{ command-game.name } { command-game-open.name }.
}
refusal-not-playing = { $status ->
    [lobby] The game hasn't begun yet. The host can start it when enough players are there.
    [finished] The game is over. "{ button-replay }" opens a new table with the same people.
   *[closed] This table has been closed. Open a new one with /{ command-game.name } { command-game-open.name }.
}
refusal-not-open = { $status ->
    [finished] The game is over, so there is nothing left to do at this table.
   *[closed] This table has been closed already.
}
refusal-not-finished = { $status ->
    [lobby] The game hasn't begun yet; that can be done when it is over.
    [playing] The game is still running; that can be done when it is over.
   *[closed] This table was closed before its game was over.
}

refusal-not-closed = { $status ->
    [finished] The game is over. "{ button-replay }" opens a new table with the same people.
   *[other] This table is open.
}
refusal-closed-for-good = This table can't be opened again: only a table that its host, its last player or a manager has closed can, for ten minutes. Open a new one with /{ command-game.name } { command-game-open.name }.

## Clocks and pauses.

refusal-bad-pace = A move can have between one minute and sixty days. Write it like 10m, 36h or 2d, or pick one of the paces offered.
refusal-no-vote = There is nothing to decide here: that time isn't out, or isn't any more.
refusal-own-vote = The others decide about that. If you make your move, nothing needs to be decided.
refusal-no-seat-offered = No seat is offered at this table, or somebody else has just taken it.
refusal-already-paused = This table is paused already.
refusal-not-paused = This table isn't paused.
refusal-no-proposal = Nothing is proposed at this table any more.
refusal-bad-holiday = A holiday ends in the future, three months from now at the latest. Write a date like 2026-08-31, or a number of days like 7d.
refusal-not-away = You aren't on holiday.

## Reminders.

refusal-no-such-zone = There is no time zone "{ $zone }". Type a city and pick one of those offered.
refusal-nobody-waited-for = There is nobody here to nudge: nobody else's move is waited for, or the table is paused or they are on holiday.
refusal-nudged-already = Somebody has nudged already. The next time anybody may is { $until }.

## Moves.

refusal-stale = The table has moved on since. Here is how it stands now.
refusal-nothing-to-undo = There is nothing you can take back now: only your own latest move can be, as long as nobody has moved since and nothing hidden has come to light.
refusal-not-saved = That couldn't be saved, so it hasn't happened: everything is as before. Please try again in a moment.
