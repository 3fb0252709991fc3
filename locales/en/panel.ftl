### What one person sees alone: their panel, pages, lists, and answers to what they did.

panel-confirm = **{ $move }?** You can't take this back.
panel-barred = { $values }: { $reason }
panel-told = { $move }: { $told }
panel-unanswered = **{ $move }** was played, but I couldn't show you the result.
panel-automatic = Only one move was possible, so I played it: **{ $moves }**
panel-moved-on = Something has changed since then. Here's the table now.
panel-undone = You've taken back your move.
panel-finished = The game is over.
panel-closed = This table is closed.
panel-lobby = The game hasn't started yet.
panel-earlier = … and { $count ->
    [one] 1 earlier event
   *[other] { $count } earlier events
}
panel-none = None
panel-so-many = { $verb } ({ $numbers })
button-story = What happened ({ $count })
button-fold = Show less
button-why = Why not?
button-type = Type …
hint-only = 💡 A master would play **{ $move }** without hesitation.
hint-best = 💡 A master would play **{ $move }**. { $sure ->
    [yes] The next best, { $other }, is about { $unit ->
        [chance] { $gain }% less likely to win
       *[points] { $gain } points worse
    }.
   *[no] { $other } is about as good.
}
button-hint = Hint
number-range = A number from { $least } to { $most }

button-refresh = Refresh
button-undo = Take back
button-back = Back
button-next-table = Next: { $table }
refusal-none-waits = No other table is waiting for you.

rules-contents = Contents

log-page = Page { $page } of { $pages }
log-seed-hash = The shuffle is sealed (SHA-256 `{ $hash }`). The seed is revealed at the end.
log-hint = 💡 { $name } used a hint.
log-shared-seed = Words players added to the shuffle: { $words }
log-empty = Nothing has happened yet.
show-posted = Here it is: { $link }
record-given = The record of table { $table }, to keep or replay. /{ command-game.name } { command-game-record.name } { command-game-record-format.name } also gives it as text, or as a web page with all pictures.

mine-title = { $count ->
    [one] Your table:
   *[other] Your { $count } tables:
}
mine-none = You're not at any table. Open one with /{ command-game.name } { command-game-open.name }.
mine-yours = **Your turn** · [{ $title }]({ $link }) · turn began { $since }
mine-theirs = [{ $title }]({ $link }) · waiting for others · last move { $since }
mine-lobby = [{ $title }]({ $link }) · not started yet
mine-left = [{ $title }]({ $link }) · a computer player is sitting in for you

verify-seed-fits = ✅ The seed `{ $seed }` matches the SHA-256 shown in the log from the start (`{ $hash }`). The shuffle was fixed before the first move.
verify-origin-fits = ✅ It continues table { $table } after move { $move }: the set-up and the moves up to there are the same.
verify-origin-differs = ❌ It claims to continue table { $table } after move { $move }, but the set-up or the moves up to there differ.
verify-seed-differs = ❌ The seed `{ $seed }` doesn't match the SHA-256 shown in the log from the start (`{ $hash }`).
verify-shared-seed-fits = ✅ Together with the players' words ({ $words }), it gives the seed `{ $seed }`, which dealt the cards and shuffled the seats.
verify-shared-seed-differs = ❌ Together with the players' words ({ $words }), it doesn't give the seed `{ $seed }` and this seating.
verify-result-fits = ✅ Replaying the record gives the same result.
verify-result-differs = ❌ Replaying the record gives a different result.
verify-chain-fits = ✅ The move log is unchanged: its last hash is the one stored with the result (`{ $hash }`).
verify-chain-differs = ❌ The move log has been changed: it doesn't lead to the hash `{ $hash }`.

language-en = English
language-ja = 日本語 (Japanese)
language-auto = Same as Discord
my-language-set = Your language is now: { $label }.
server-language-set = This server's language is now: { $label }.
my-text-set = { $text ->
    [on] From now on, I'll describe pictures in words as well.
   *[off] Pictures only from now on. Descriptions are still in the alt text.
}
server-text-set = { $text ->
    [on] From now on, this server's boards come with text descriptions.
   *[off] This server's tables show pictures only from now on. Descriptions are still in the alt text.
}
server-title = **This server's settings**
server-language = Language: { $label }
server-choose-language = Language
server-text = Text descriptions of boards: { $text ->
    [on] on
   *[off] off
}
server-choose-text = Text descriptions of boards
channels-gone = All channels where tables could be opened were deleted, so tables can be opened in every channel again. A server manager can choose others with /{ command-server.name } { command-server-channels.name }.
server-channels = Tables can be opened in: { $channels }.
server-channels-all = Tables can be opened in any channel I can post in.
server-channels-told = Change this with /{ command-server.name } { command-server-channels.name }.

## What can't be done on Discord's side.

refusal-too-large = The file is larger than Discord lets me upload here.
refusal-out-of-date = This button or command is no longer valid. Use /{ command-game.name } { command-game-show.name } to see the table.
refusal-too-slow = That took too long, so the window couldn't open. Please press the button again.
refusal-unexpected = Something went wrong on my side, and I've logged it. Nothing is lost. Check the table with /{ command-game.name } { command-game-show.name }; if your move isn't there, please try again.
move-unanswered = Your move was played, but I couldn't show you the result here. Use /{ command-game.name } { command-game-hand.name } to see it.
refusal-discord-failed = Discord is having trouble. Please try again in a moment. /{ command-game.name } { command-game-show.name } shows the table.
refusal-rules-first = This server has rules that you haven't accepted yet. Accept them first: Discord asks you to when you open one of its channels. Then try again.
refusal-not-allowed = Only a server manager can do that.
refusal-not-understood = I didn't understand "{ $text }". Pick one of the suggestions that appear as you type.
refusal-bot-forbidden = Discord doesn't let me do that in this channel. Ask a server manager to check my permissions here: View Channel, Send Messages, Send Messages in Threads, Create Public Threads, Attach Files and Read Message History.
refusal-not-in-range = "{ $text }" isn't a number from { $least } to { $most }. Type another one.
refusal-not-in-server = You can only open tables in a server channel. Use /{ command-game.name } { command-game-open.name } there.
refusal-no-thread-here = I can't create a thread in this kind of channel. Open the table without one, or use a text or announcement channel.
refusal-thread-refused = Discord refused to create the thread. Open the table without one, or try another channel.
refusal-wrong-channel = There can't be a table in this kind of channel. Use a text, announcement, voice or stage channel, or a thread.
refusal-bot-lacks = I can't do that in { $channels } without { $rights }. Ask a server manager to give me that permission there, or use another channel.
bot-right = { $right ->
    [view_channel] **View Channel**
    [connect] **Connect**
    [send_messages] **Send Messages**
    [send_messages_in_threads] **Send Messages in Threads**
    [create_public_threads] **Create Public Threads**
    [attach_files] **Attach Files**
    [manage_channels] **Manage Channels** (or a tag that I can use, as this forum requires tags)
   *[read_message_history] **Read Message History**
}
refusal-cant-post = Discord doesn't let me post in { $channels }, so I've opened nothing there. If it's a thread, check that it isn't locked and that I'm in it. Otherwise ask a server manager, or use another channel.
refusal-not-in-thread = I'm not in this private thread, so I can't post here. Add me to the thread first by mentioning me here, then try again.
refusal-not-there = { $why ->
    [hidden] You can't see the channel of table { $table } any more
    [timed-out] You're timed out in the server of table { $table }
   *[left] You aren't in the server of table { $table } any more
}, so I've opened nothing there. Use /{ command-game.name } { command-game-open.name } in a channel where you can play.
refusal-too-many-threads = This server has reached Discord's limit of open threads. Close some, or open the table without a thread.
refusal-thread-asleep = This thread is archived. Write something in it to wake it, then try again.
refusal-no-table-here = There's no table in this channel. Open one with /{ command-game.name } { command-game-open.name }, or find yours with /{ command-game.name } { command-game-mine.name }.
refusal-other-game = Table { $table } is playing another game. Use that game's commands, or /{ command-game.name } { command-game-move.name }.
refusal-invited-bot = You can't invite a bot. Press "{ button-computer }" for a computer player.
