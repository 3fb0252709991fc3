### What a table refuses: what is the matter, and what can be done.

## What isn't there.

refusal-no-such-table = I can't find a table { $table } that you can see from here. /{ command-game.name } { command-game-mine.name } lists your tables.
refusal-no-such-game = There's no game called "{ $game }". Pick one of the suggestions.
refusal-bad-option = This game has no option "{ $option }" with the choice "{ $value }". Pick one of the suggestions.
refusal-unreadable = I can't read table { $table } from storage, so the game can't go on. The host or a server manager can close it; its record is kept.

## Opening.

refusal-lesson-going-on = Your practice game at table { $table } is still going on here.
refusal-table-open-here = Table { $table } is already open in this channel. Join it, wait until it's over, or open yours in a thread or another channel.
refusal-channel-not-allowed = In this server, tables can only be opened in { $channels }. Please open yours there.

## Who one is at the table.

refusal-not-host = Only the host can do that.
refusal-rated-runs = Once a rated game has begun, its host can't close it or change what happens when time runs out. You can leave, and a computer player takes over, or ask a server manager to close it.
refusal-not-seated = You're not playing at this table. You can join before the game starts, and watch after that.
refusal-already-seated = You're already at this table.
refusal-computer-holds-seat = A computer player is sitting in for you. Press "{ button-return }" at the table first.

## Playing on from a game that is over.

refusal-nothing-to-play = There's nothing left to play from there: table { $table } ended after { $moves } moves. Choose an earlier move (0 is the deal).
refusal-set-by-origin = This game continues table { $table }, so its options and number of players can't change.
refusal-set-by-lesson = This practice game uses a fixed deal, so its options and seats can't change.
refusal-seat-taken = You can only take a computer player's seat.
refusal-no-places = You can't choose a seat here: seats are assigned when the game starts.

## Plans.

refusal-your-turn = It's your turn: make your move instead of planning it.
refusal-not-plannable = You can't plan that now. Pick one of the suggestions.
refusal-too-many-plans = You already have { $most } plans at this table. Remove one first.
refusal-no-such-plan = That plan is gone: it was played or dropped.

## Following.

refusal-not-following = You're not following this table.
refusal-closed-to-followers = The players have closed this table to followers. Anyone in the channel can still watch.

## Who somebody else is.

refusal-at-table = { $person } is already at this table.
refusal-not-at-table = { $person } isn't at this table. Pick someone who is.

## Seats.

refusal-table-full = All { $seats } seats are taken. Wait until someone leaves or the host removes a computer player.
refusal-too-few = { $missing ->
    [one] One more player needed
   *[other] { $missing } more players needed
} to start (at least { $least }). Invite someone, or add computer players.
refusal-no-computer = There's no computer player to remove.

## Invitations.

refusal-not-invited = Your invitation to this table has expired. If a seat is free, you can simply join.
refusal-already-invited = That person is already invited and just has to accept.

## Words for the seed.

refusal-no-words = This table's shuffle takes no words from players. To use them, open a table with /{ command-game.name } { command-game-open.name } { command-game-open-shared.name }.
refusal-bad-word = Write one line of up to { $most } characters.

refusal-kicked = The host has removed you from this table. The host can invite you again until the game starts.

## When in a table's life.

refusal-not-in-lobby = { $status ->
    [playing] The game has started, so this can't be changed any more.
    [finished] The game is over. Press "{ button-replay }" for a new table with the same people.
   *[closed] This table is closed. Open a new one with /{ command-game.name } { command-game-open.name }.
}
refusal-not-playing = { $status ->
    [lobby] The game hasn't started yet. The host can start it once there are enough players.
    [finished] The game is over. Press "{ button-replay }" for a new table with the same people.
   *[closed] This table is closed. Open a new one with /{ command-game.name } { command-game-open.name }.
}
refusal-not-open = { $status ->
    [finished] The game is over, so there's nothing left to do at this table.
   *[closed] This table is already closed.
}
refusal-not-finished = { $status ->
    [lobby] The game hasn't started yet. You can do this when it's over.
    [playing] The game is still running. You can do this when it's over.
   *[closed] This table was closed before the game was over.
}

refusal-not-closed = { $status ->
    [finished] The game is over. Press "{ button-replay }" for a new table with the same people.
   *[other] This table is open.
}
refusal-closed-for-good = This table can't be reopened. A table can be reopened only within ten minutes, and only if its host, its last player or a manager closed it. Open a new one with /{ command-game.name } { command-game-open.name }.

## Clocks and pauses.

refusal-bad-pace = The time per move can be from one minute to sixty days. Type it like 10m, 36h or 2d, or pick one of the suggestions.
refusal-no-vote = There's nothing to vote on: no one is out of time here. You can also vote on a player who has left the server, or whose move the game has been waiting for for three days.
refusal-own-vote = The others decide that. If you make your move now, no one needs to vote.
refusal-no-seat-offered = No seat is free at this table. Someone else may have just taken it.
refusal-already-paused = This table is already paused.
refusal-not-paused = This table isn't paused.
refusal-no-proposal = There's no open proposal at this table.
refusal-bad-holiday = A holiday must end within the next three months. Type a date like 2026-08-31, or a number of days like 7d.
refusal-not-away = You're not on holiday.

## Reminders.

refusal-no-such-zone = There's no time zone "{ $zone }". Type a city and pick one of the suggestions.
refusal-nobody-waited-for = There's no one to nudge: it's your turn, the table is paused, or they're on holiday.
refusal-nudged-already = Someone just sent a nudge. You can send the next one { $until }.

## Moves.

refusal-stale = Something has changed since then. Here's the table now.
refusal-not-friendly = Hints are off at this table. Only the host can allow them, before the game starts.
refusal-not-waited-for = It isn't your turn. I can give you a hint when it is.
refusal-no-hint = I couldn't think of a hint this time. Please ask again.
refusal-nothing-to-undo = There's nothing to take back. You can only take back your own latest move, until someone else moves or something hidden is revealed.
refusal-not-saved = I couldn't save that, so nothing has changed. Please try again in a moment.
refusal-storage-away = I can't read the tables right now. Nothing has changed; please try again in a moment.
