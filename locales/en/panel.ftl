### What one person sees alone: their panel, pages, lists, and answers to what they did.

panel-confirm = **{ $move }?** That can't be taken back.
panel-barred = { $values }: { $reason }
panel-told = { $move }: { $told }
panel-unanswered = Your move stands: **{ $move }**. The answer to it did not reach you.
panel-moved-on = The table has moved on since. This is how it stands now.
panel-undone = Your move is taken back.
panel-finished = The game is over.
panel-closed = This table is closed.
panel-lobby = The game hasn't begun yet.
panel-earlier = … { $count } earlier
panel-closed-now = Not now: { $things }
panel-none = None
panel-all = All

button-story = Since your last move ({ $count })
button-fold = Fold up
button-why = Why not?
button-type = Type …
number-range = A number from { $least } to { $most }
button-refresh = Refresh
button-undo = Take back
button-back = Back

log-page = Page { $page } of { $pages }
log-seed-hash = The shuffle was fixed by a secret seed with SHA-256 `{ $hash }`; the seed is shown at the end.
log-joint = The players have added to the seed: { $words }.
log-empty = Nothing has happened yet.
show-posted = Here it is: { $link }
record-given = The whole game at table { $table }, to keep or to replay.

mine-title = { $count ->
    [one] You sit at one table:
   *[other] You sit at { $count } tables:
}
mine-none = You don't sit at any table. /{ command-game.name } { command-game-open.name } opens one.
mine-yours = **Your turn** · [{ $title }]({ $link }) · waiting since { $since }
mine-theirs = [{ $title }]({ $link }) · others are to move, last move { $since }
mine-lobby = [{ $title }]({ $link }) · not begun yet
mine-left = [{ $title }]({ $link }) · a computer player keeps your seat

verify-seed-fits = ✅ The seed `{ $seed }` has the SHA-256 that was shown at the start (`{ $hash }`), so the shuffle was fixed before the first move.
verify-seed-differs = ❌ The seed `{ $seed }` does not have the SHA-256 that was shown at the start (`{ $hash }`).
verify-joint-fits = ✅ With the players' words ({ $words }) it makes the seed `{ $seed }`, by which cards were dealt and seats were shuffled.
verify-joint-differs = ❌ With the players' words ({ $words }) it does not make the seed `{ $seed }` and the order of seats.
verify-result-fits = ✅ Played again from its record, the game ends as it was told.
verify-result-differs = ❌ Played again from its record, the game ends differently.
verify-chain-fits = ✅ The log of moves is as it was written, move by move: its last hash is the one shown with the result (`{ $hash }`).
verify-chain-differs = ❌ The log of moves was changed after it was written: it does not lead to the hash `{ $hash }`.

language-en = English
language-ja = 日本語 (Japanese)
language-auto = As Discord is set
language-set = From now on I speak to you in: { $language }.
server-language-set = In this server I speak to all in: { $language }.
in-words = { $on ->
    [on] on
   *[off] off
}
in-words-set = { $on ->
    [on] From now on I tell you in words, too, what pictures show.
   *[off] From now on I show you pictures alone. Their words are in the alt text.
}
server-in-words-set = { $on ->
    [on] From now on the pictures of this server's tables are told in words, too.
   *[off] From now on this server's tables show pictures alone. Their words are in the alt text.
}
server-channels = Tables can be opened in { $channels }.
server-channels-all = Tables can be opened in every channel that I may write in.

## What can't be done on Discord's side.

refusal-out-of-date = That button is of no use any more. /{ command-game.name } { command-game-show.name } shows the table as it is.
refusal-unexpected = Something went wrong here, and it has been noted. Nothing is lost: /{ command-game.name } { command-game-show.name } shows how the table stands. If it isn't as you meant it, please try again.
move-unanswered = Your move is made and stands. What came of it could not be shown here: /{ command-game.name } { command-game-hand.name } shows it.
refusal-discord-failed = Discord itself has trouble just now. Please try again in a moment; /{ command-game.name } { command-game-show.name } shows how the table stands.
refusal-not-allowed = That is for those who manage this server.
refusal-not-understood = I can't make anything of "{ $text }". Pick one of what is offered while you type.
refusal-bot-forbidden = I may not do that in this channel. Somebody who manages the server can let me view it, send messages (in threads too), attach files and create threads.
refusal-not-in-range = "{ $text }" is not a number from { $least } to { $most }. Type another one.
refusal-not-in-server = Tables are opened in a server's channel. Use /{ command-game.name } { command-game-open.name } there.
refusal-no-thread-here = A thread can't be made in this place. Open the table without one, or go to a text channel.
refusal-too-many-threads = This server has as many threads open as Discord allows. Close some, or open the table without a thread.
refusal-no-table-here = There is no table in this channel. /{ command-game.name } { command-game-open.name } opens one; /{ command-game.name } { command-game-mine.name } lists yours.
refusal-other-game = Another game is played at table { $table }. Use that game's commands, or /{ command-game.name } { command-game-move.name }.
refusal-invited-bot = A bot can't be invited. "Add computer" brings a computer player.
