### Learning a game in a first match.

command-learn = Learn a game in a short guided practice game against computer players
    .name = learn
command-learn-game = Which game (I'll ask if you leave it out)
    .name = game
button-learn = Learn { $game }
learn-title = Learn a game
learn-which = Which game? You'll play a practice game against computer players, and I explain each idea as it comes up. Take as long as you like.
learn-greeting = 🎓 Your practice game
learn-how = Play as you like: nothing here counts. Ten short lessons explain the rules as they come up, then you finish on your own. To stop, use /{ command-game.name } { command-game-close.name }.
learn-begun = Your practice game is ready: [table { $table }]({ $link }).
learn-going-on = Your practice game of { $game } is still going on: [table { $table }]({ $link }). A new practice game would end it.
    .instead = End it, and learn { $other }
learn-offer = First time? Try a short guided game in your direct messages. It won't affect this table.
lesson-station = 🎓 **{ $number } of { $of } · { $title }**
lesson-look = 👀 In the picture: { $look }
lesson-over = 🎓 **That's the basics.** Finish the game on your own; *{ button-replay }* then opens a normal table.
lesson-told = 🎓 Practice game. The result doesn't count.
lesson-title = { $title } (practice)
button-explain = ?
