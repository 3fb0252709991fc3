### What every game refuses.

illegal-not-a-move = That isn't a move of this game. Pick one of the moves offered, or use the buttons.
illegal-not-your-turn = It isn't your move just now: the table is waiting for { $pending_seats }.
illegal-match-over = This game is over.
illegal-no-such-seat = There is no player { $number } at this table. Pick one of the players offered.
illegal-nothing-to-undo = There is nothing you can take back now: only your own latest move can be, as long as nobody has moved since and nothing hidden has come to light.
