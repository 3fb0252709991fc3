### What a table refuses: what is the matter, and what can be done.

## What isn't there.

refusal-no-such-table = I can't find a table { $table } that you can see from here. /{ command-game.name } { command-game-mine.name } lists your tables.
refusal-no-such-game = I don't know a game called "{ $game }". Pick one of the suggestions.
refusal-bad-option = This game has no option "{ $option }" with the choice "{ $value }". Pick one of the suggestions.
refusal-unreadable = I can't read table { $table } from storage, so the game can't go on. The host or a manager of the server can close it; I keep its record.

## Opening.

refusal-table-open-here = Table { $table } is already open in this channel. Join it, wait until it is over, or open yours in a thread or another channel.
refusal-channel-not-allowed = In this server, tables can be opened only in { $channels }. Please open yours there.

## Who one is at the table.

refusal-not-host = Only the host can do that. Ask the host to do it, or to make you the host.
refusal-not-seated = You aren't playing at this table. You can join before the game starts, and watch after that.
refusal-already-seated = You are already at this table.
refusal-computer-holds-seat = A computer player is keeping your seat. Press "{ button-return }" at the table first.

## Playing on from a game that is over.

refusal-nothing-to-play = From there, nothing is left to play: table { $table } was over after { $moves } moves. Choose an earlier move; 0 is the deal.
refusal-set-by-origin = This game goes on from table { $table }: its options and the number of players stay as they were.
refusal-set-by-lesson = This table teaches the game on a chosen deal: its options and seats stay as they are.
refusal-seat-taken = You can take only a seat in which a computer player sits.
refusal-no-places = At this table you can't choose a seat: they are given when the game starts.

## Plans.

refusal-your-turn = It's your turn: make your move now instead of planning it.
refusal-not-plannable = You can't plan that now. Pick one of the suggestions.
refusal-too-many-plans = You already have { $most } plans at this table. Remove one first.
refusal-no-such-plan = That plan is gone: it was played or dropped.

## Following.

refusal-not-following = You aren't following this table.
refusal-closed-to-followers = The players have closed this table to followers. Anyone who can see the channel can still watch there.

## Who somebody else is.

refusal-at-table = { $person } is already at this table.
refusal-not-at-table = { $person } isn't at this table. Pick someone who is.

## Seats.

refusal-table-full = All { $seats } seats are taken. Wait until someone leaves or the host removes a computer player.
refusal-too-few = { $missing ->
    [one] One more player needed
   *[other] { $missing } more players needed
}: the game starts with { $least }. Invite someone, or add computer players.
refusal-no-computer = There is no computer player to remove.

## Invitations.

refusal-not-invited = Your invitation to this table has expired. If a seat is free, you can simply join.
refusal-already-invited = That person is already invited and only needs to accept.

## Words for the seed.

refusal-no-words = The bot alone draws the shuffle at this table. To let everyone add a word, open a table with /{ command-game.name } { command-game-open.name } { command-game-open-joint.name }.
refusal-bad-word = Write one line of up to { $most } letters.

refusal-kicked = The host has taken you off this table. Until the game starts, the host can invite you again.

## When in a table's life.

refusal-not-in-lobby = { $status ->
    [playing] The game has started, so this can't be changed any more.
    [finished] The game is over. Press "{ button-replay }" for a new table with the same people.
   *[closed] This table is closed. Open a new one with /{ command-game.name } { command-game-open.name }.
}
refusal-not-playing = { $status ->
    [lobby] The game hasn't started yet. The host can start it when enough players are there.
    [finished] The game is over. Press "{ button-replay }" for a new table with the same people.
   *[closed] This table is closed. Open a new one with /{ command-game.name } { command-game-open.name }.
}
refusal-not-open = { $status ->
    [finished] The game is over, so there is nothing left to do at this table.
   *[closed] This table is already closed.
}
refusal-not-finished = { $status ->
    [lobby] The game hasn't started yet. You can do this when it is over.
    [playing] The game is still running. You can do this when it is over.
   *[closed] This table closed before its game was over.
}

refusal-not-closed = { $status ->
    [finished] The game is over. "{ button-replay }" opens a new table with the same people.
   *[other] This table is open.
}
refusal-closed-for-good = This table can't be opened again: only a table that its host, its last player or a manager has closed can, for ten minutes. Open a new one with /{ command-game.name } { command-game-open.name }.

## Clocks and pauses.

refusal-bad-pace = The time for a move is between one minute and sixty days. Write it like 10m, 36h or 2d, or pick one of the suggestions.
refusal-no-vote = There is nothing to decide: no one is out of time here.
refusal-own-vote = The others decide about that. If you make your move now, no one needs to vote.
refusal-no-seat-offered = No seat is free at this table. Someone else may have just taken it.
refusal-already-paused = This table is already paused.
refusal-not-paused = This table isn't paused.
refusal-no-proposal = There is no open proposal at this table.
refusal-bad-holiday = A holiday must end in the next three months. Write a date like 2026-08-31, or a number of days like 7d.
refusal-not-away = You aren't on holiday.

## Reminders.

refusal-no-such-zone = I don't know a time zone "{ $zone }". Type a city and pick one of the suggestions.
refusal-nobody-waited-for = There is no one to nudge: no one else is to move, or the table is paused, or they are on holiday.
refusal-nudged-already = Someone has just nudged. The next nudge is possible { $until }.

## Moves.

refusal-stale = The table has moved on. Here it is now.
refusal-not-friendly = There are no hints at this table. The host can allow them before the start.
refusal-not-waited-for = It isn't your turn. I can give you a hint when it is.
refusal-no-hint = I couldn't think of a hint just now. Please ask again.
refusal-nothing-to-undo = You have nothing to take back. You can take back only your own latest move, until someone else moves or something hidden is revealed.
refusal-not-saved = I couldn't save that, so nothing has changed. Please try again in a moment.
refusal-storage-away = I can't read the tables just now. Nothing has changed; please try again in a moment.
