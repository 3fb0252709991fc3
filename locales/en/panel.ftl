### What one person sees alone: their panel, pages, lists, and answers to what they did.

panel-confirm = **{ $move }?** You can't take this back.
panel-barred = { $values }: { $reason }
panel-told = { $move }: { $told }
panel-unanswered = Your move counts: **{ $move }**. My answer to it didn't reach you.
panel-automatic = You had no choice, so I answered for you: **{ $moves }**.
panel-moved-on = The table has moved on. Here it is now.
panel-undone = You took back your move.
panel-finished = The game is over.
panel-closed = This table is closed.
panel-lobby = The game hasn't started yet.
panel-earlier = … { $count } earlier
panel-closed-now = Not now: { $things }
panel-closed-more = { $count } more
panel-none = None
panel-so-many = { $verb } ({ $numbers })
button-story = Since your last move ({ $count })
button-fold = Show less
button-why = Why not?
button-type = Type …
hint-only = 💡 A master would play **{ $move }** and doesn't think of anything else.
hint-best = 💡 A master would play **{ $move }**. { $sure ->
    [yes] It expects { $unit ->
        [chance] a chance to win that is better by { $gain } %
       *[points] { $gain } points more
    } than by the next best: { $other }.
   *[no] It sees no real difference to { $other }.
}
button-hint = Hint
number-range = A number from { $least } to { $most }

button-refresh = Refresh
button-undo = Take back
button-back = Back
button-next-table = Next: { $table }
refusal-none-waits = No other table waits for you.

rules-contents = Contents

log-page = Page { $page } of { $pages }
log-seed-hash = The shuffle comes from a secret seed with SHA-256 `{ $hash }`. The seed is revealed at the end.
log-hint = 💡 { $name } took a hint.
log-joint = Words the players added to the seed: { $words }
log-empty = Nothing has happened yet.
show-posted = Here it is: { $link }
record-given = The whole game at table { $table }, to keep or to replay. /{ command-game.name } { command-game-record.name } { command-game-record-format.name } also gives it as text, or as a page with all pictures.

mine-title = { $count ->
    [one] You are at one table:
   *[other] You are at { $count } tables:
}
mine-none = You aren't at any table. Open one with /{ command-game.name } { command-game-open.name }.
mine-yours = **Your turn** · [{ $title }]({ $link }) · turn began { $since }
mine-theirs = [{ $title }]({ $link }) · waiting for others · last move { $since }
mine-lobby = [{ $title }]({ $link }) · not started yet
mine-left = [{ $title }]({ $link }) · a computer player keeps your seat

verify-seed-fits = ✅ The seed `{ $seed }` matches the SHA-256 shown at the start (`{ $hash }`). The shuffle was fixed before the first move.
verify-origin-fits = ✅ It goes on from table { $table } after move { $move }: the set-up and the moves up to there are the same.
verify-origin-differs = ❌ It says that it goes on from table { $table } after move { $move }, but the set-up or the moves up to there differ.
verify-seed-differs = ❌ The seed `{ $seed }` doesn't match the SHA-256 shown at the start (`{ $hash }`).
verify-joint-fits = ✅ With the players' words ({ $words }) it gives the seed `{ $seed }`, which dealt the cards and shuffled the seats.
verify-joint-differs = ❌ With the players' words ({ $words }) it doesn't give the seed `{ $seed }` and this order of seats.
verify-result-fits = ✅ Replaying the record gives the same result.
verify-result-differs = ❌ Replaying the record gives a different result.
verify-chain-fits = ✅ No one has changed the move log: its last hash is the one shown with the result (`{ $hash }`).
verify-chain-differs = ❌ Someone has changed the move log: it doesn't lead to the hash `{ $hash }`.

language-en = English
language-ja = 日本語 (Japanese)
language-auto = Same as Discord
language-set = From now on, I speak to you in: { $language }.
server-language-set = In this server, I now speak: { $language }.
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
server-channels = Tables can be opened in: { $channels }.
server-channels-all = Tables can be opened in every channel where I may write.

## What can't be done on Discord's side.

refusal-too-large = The file is larger than Discord lets me upload here.
refusal-out-of-date = This button has expired. Use /{ command-game.name } { command-game-show.name } to see the table now.
refusal-too-slow = That took too long, so the window could not open. Please tap the button again.
refusal-unexpected = Something went wrong on my side, and I have noted it. Nothing is lost. Check the table with /{ command-game.name } { command-game-show.name }; if your move isn't there, please try again.
move-unanswered = Your move counts, but I couldn't show you the result here. Use /{ command-game.name } { command-game-hand.name } to see it.
refusal-discord-failed = Discord is having trouble. Please try again in a moment. /{ command-game.name } { command-game-show.name } shows the table as it is.
refusal-not-allowed = Only managers of this server can do that.
refusal-not-understood = I didn't understand "{ $text }". Pick one of the suggestions that appear while you type.
refusal-bot-forbidden = I'm not allowed to do that in this channel. A manager of the server can let me view it, send messages (in threads too), attach files and create threads.
refusal-not-in-range = "{ $text }" is not a number from { $least } to { $most }. Type another one.
refusal-not-in-server = Tables are opened in a server's channel. Use /{ command-game.name } { command-game-open.name } there.
refusal-no-thread-here = I can't make a thread here. Open the table without one, or go to a text channel.
refusal-too-many-threads = This server has reached Discord's limit of open threads. Close some, or open the table without a thread.
refusal-no-table-here = There is no table in this channel. Open one with /{ command-game.name } { command-game-open.name }, or find yours with /{ command-game.name } { command-game-mine.name }.
refusal-other-game = Table { $table } plays another game. Use that game's commands, or /{ command-game.name } { command-game-move.name }.
refusal-invited-bot = You can't invite a bot. Press "{ button-computer }" for a computer player.
