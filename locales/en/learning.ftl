### Learning a game in a first match.

command-learn = Learn a game in a short guided match against computer players
    .name = learn
command-learn-game = Which game; without it, I ask
    .name = game
button-learn = Learn { $game }
learn-title = Learn a game
learn-which = Which one? You play a first match against computer players. At each new idea, I say what matters. It waits for you, for days if need be.
learn-title-of = 🎓 Your first game of { $game }
learn-how = You play against computer players, freely: whatever you choose is fine, and it counts nowhere. Ten stations tell you the rules at the moment they matter; then you play on alone. To stop, use /{ command-game.name } { command-game-close.name }.
learn-begun = Your first match is ready: [table { $table }]({ $link }).
learn-offer = Your first time? You can learn it in a short guided match, in your direct messages. It doesn't get in the way of this table.
lesson-station = 🎓 **{ $number } of { $of } · { $title }**
lesson-look = 👀 In the picture: { $look }
lesson-over = 🎓 **You know the game now.** Play on freely to the end; { button-replay } then opens a table like any other.
lesson-told = 🎓 A first match that teaches the game. Its result doesn't count.
lesson-title = { $title } (to learn)
button-explain = ?
