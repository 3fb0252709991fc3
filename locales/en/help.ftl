### Help, for where somebody stands.

help-title = Help
help-nowhere = There's no table in this channel. Open one with /{ command-game.name } { command-game-open.name }; friends join with a button, and computer players can fill seats. /{ command-rules.name } explains each game.
help-lobby = **{ $table }** is looking for players. Press "{ button-join }" to take a seat; the host starts the game.
help-seated = You're at **{ $table }**. The host starts the game once there are enough players. Until then, you can invite someone or leave.
help-host = You're the host of **{ $table }**. "{ button-host }" lets you add computer players, set options and close the table; "{ button-start }" begins the game.
help-turn = **{ $table }**: it's your turn. "{ button-my-move }" shows your hand and every move you can make. Only you see it.
help-waiting = **{ $table }**: { $names } to move. I'll notify you when it's your turn. "{ button-my-hand }" shows your hand; "{ button-plan }" lets you choose your move in advance.
help-left = **{ $table }**: a computer player is sitting in for you. Press "{ button-return }" to take your seat back.
help-watching = **{ $table }** is in progress: { $names } to move. You can watch here; "{ button-follow }" sends you the results of each round.
help-over = **{ $table }**: the game is over. "{ button-replay }" opens a new table with the same players; /{ command-game.name } { command-game-log.name } shows everything that happened.
help-closed = **{ $table }** was closed. Open a new one with /{ command-game.name } { command-game-open.name }.
help-more =
    /{ command-learn.name }: learn a game in a guided practice game. In any game, *{ button-explain }* on your panel explains what you're being asked.
    /{ command-game.name } { command-game-mine.name }: your tables. Anything you can click you can also type: /{ command-game.name } { command-game-move.name } suggests all your moves.
    /{ command-my.name } { command-my-settings.name }: turn notifications, quiet hours, language.
    /{ command-my.name } { command-my-auto.name }: plays forced moves for you. When everyone can see a move is forced, I always play it. Otherwise this is off by default, because it can give away your hand.

command-help = What you can do right now
    .name = help
