### Following a table from afar, and looking back at it.

button-follow = Follow
button-unfollow = Unfollow
follow-what-rounds = Each round
follow-what-headlines = Big events
follow-what-end = Only the end
follow-place-dm = Direct message
follow-place-channel = Mention in the channel

watch-following = You're now following table { $table }: **{ $what }** · { $place }
watch-unfollowed = You've stopped following table { $table }.
watch-private = This table is now closed to followers. Anyone in the channel can still watch.
watch-open = People can follow this table again.

## What followers hear, beside what happens in the game.

news-private = The players have closed this table to followers, so you won't get any more news from it.
news-dm-refused = { $person }, I can't send you direct messages, so you're no longer following this table. To get mentions here instead, use /{ command-game.name } { command-game-watch.name } { command-game-watch-follow.name }.

## Looking back.

button-look-back = Replay
button-round-end = How the round ended
button-round-end-at = End of round (move { $move })
button-board-at = Board after move { $move }
button-play-on = Play on from here
replay-moment = { $move ->
    [0] Before the first move (of { $moves })
   *[other] Move { $move } of { $moves }
}
replay-eyes-all = Public view
replay-eyes = { $name }'s view

## Playing on from a move of a game that is over.

origin-told = ↪ Continues table { $table } { $move ->
    [0] from the deal
   *[other] after move { $move }
}. Same hidden cards; the result doesn't count.
origin-title = { $title } (continued)
origin-seat = Your seat
origin-seat-of = Player { $number }: { $name }'s seat
origin-levels = Computer level
origin-level-every = All computer players: { level }
origin-level = Player { $number }, { $name }: { level }

## The archive.

archive-mine = Your finished games
archive-server = This server's finished games
archive-none = Nothing found. Finished games are listed here.
archive-no-more = Nothing older.
archive-line = { $title } · { $when } · { $names }
archive-open = Open a game
button-newer = ◀ Newer
button-older = Older ▶

## A finished match as a page of HTML.

html-first = First
html-previous = Previous move
html-next = Next move
html-last = Last
html-eyes = View as
html-move = Move
html-log = Log
html-language = Language
