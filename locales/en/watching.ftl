### Following a table from afar, and looking back at it.

button-follow = Follow
button-unfollow = Unfollow
follow-what-rounds = Each round
follow-what-headlines = Big events
follow-what-end = The end only
follow-place-dm = Direct message
follow-place-channel = Mention in the channel

watch-following = You follow table { $table }. What you hear of: **{ $what }**. Where: **{ $place }**.
watch-unfollowed = You no longer follow table { $table }.
watch-private = This table is closed to followers now. Whoever sees the channel can still watch there.
watch-open = This table can be followed again.

## What followers hear, beside what happens in the game.

news-private = The players have closed this table to followers, so you hear no more of it.
news-dm-refused = { $person }, your direct messages are closed to me, so you don't follow this table any more. To be mentioned here instead: /{ command-game.name } { command-game-watch.name } { command-game-watch-follow.name }.

## Looking back.

button-look-back = Look back
button-round-end = How the round ended
button-round-end-at = Round's end, move { $move }
button-board-at = Board after move { $move }
replay-moment = { $move ->
    [0] Before the first of { $moves } moves
   *[other] Move { $move } of { $moves }
}
replay-eyes-all = as everybody sees it
replay-eyes = as { $name } sees it
