### Following a table from afar, and looking back at it.

button-follow = Follow
button-unfollow = Unfollow
follow-what-rounds = Each round
follow-what-headlines = Big events
follow-what-end = Only the end
follow-place-dm = Direct message
follow-place-channel = Mention in the channel

watch-following = You now follow table { $table }: **{ $what }** · { $place }
watch-unfollowed = You no longer follow table { $table }.
watch-private = No one can follow this table now. Anyone who can see the channel can still watch there.
watch-open = People can follow this table again.

## What followers hear, beside what happens in the game.

news-private = The players have closed this table to followers, so you won't hear more from it.
news-dm-refused = { $person }, I can't send you direct messages, so you no longer follow this table. To be mentioned here instead: /{ command-game.name } { command-game-watch.name } { command-game-watch-follow.name }

## Looking back.

button-look-back = Look back
button-round-end = How the round ended
button-round-end-at = Round's end, move { $move }
button-board-at = Board after move { $move }
button-play-on = Play on from here
replay-moment = { $move ->
    [0] Before the first move (of { $moves })
   *[other] Move { $move } of { $moves }
}
replay-eyes-all = what everyone sees
replay-eyes = what { $name } sees

## Playing on from a move of a game that is over.

origin-told = ↪ Played on from table { $table }, { $move ->
    [0] from the deal
   *[other] after move { $move }
}: hidden cards are as they were then, and the result doesn't count.
origin-title = { $title } (played on)
origin-seat = Your seat
origin-seat-of = Player { $number }: { $name }'s seat
origin-levels = How well the computer players play
origin-level-every = All computer players: { level }
origin-level = Player { $number }, { $name }: { level }

## The archive.

archive-mine = Your finished games
archive-server = Finished games of this server
archive-none = Nothing found. Games stand here once they are over.
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
