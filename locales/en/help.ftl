### Help, for where somebody stands.

help-title = Help
help-nowhere = There is no table in this channel. /{ command-game.name } { command-game-open.name } opens one; friends join it with a button, and computer players can sit down too. /{ command-rules.name } explains each game.
help-lobby = **{ $table }** is looking for players. Press "{ button-join }" to sit down; the host starts the game.
help-seated = You sit at **{ $table }**. The host starts the game when enough players are there; until then you can invite someone, or leave.
help-host = You are the host of **{ $table }**. "{ button-host }" adds computer players, sets how the game is played, and closes the table; "{ button-start }" begins the game.
help-turn = **{ $table }**: it is your turn. "{ button-my-move }" shows your hand, what you are asked, and every answer as a button or a menu. Only you see it.
help-waiting = **{ $table }**: { $names } to move. You get a message when it is your turn. "{ button-my-hand }" shows your hand; with "{ button-plan }" you can choose your move before your turn comes.
help-left = **{ $table }**: a computer player keeps your seat. "{ button-return }" gives it back to you.
help-watching = **{ $table }** is being played: { $names } to move. You can watch here; "{ button-follow }" sends you the results of the rounds.
help-over = **{ $table }**: the game is over. "{ button-replay }" opens a new table for the same players; /{ command-game.name } { command-game-log.name } has the whole story.
help-closed = **{ $table }** was closed. /{ command-game.name } { command-game-open.name } opens a new one.
help-more =
    /{ command-learn.name }: learn a game in a guided first match. In a running game, *{ button-explain }* on your panel explains what you are asked.
    /{ command-game.name } { command-game-mine.name } lists your tables. Everything that can be clicked can be typed: /{ command-game.name } { command-game-move.name } offers all your moves.
    /{ command-me.name } { command-me-settings.name }: where you get your turns, your quiet hours, your language.
    /{ command-me.name } { command-me-auto.name }: questions with one legal answer are answered for you. Where everyone can see that, I always do so. Elsewhere it is off unless you turn it on, because the others may notice that you had no choice.

command-help = What you can do here and now
    .name = help
