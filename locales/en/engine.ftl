### What every game refuses.

illegal-not-a-move = That isn't a move of this game. Pick one of the moves offered, or use the buttons.
illegal-not-your-turn = It isn't your move just now: the table is waiting for { $pending_seats }.
illegal-match-over = This game is over.
illegal-no-such-seat = There is no player { $number } at this table. Pick one of the players offered.
illegal-nothing-to-undo = There is nothing you can take back now: only your own latest move can be, as long as nobody has moved since and nothing hidden has come to light.
illegal-not-now = That isn't asked of you now.
illegal-not-offered = That isn't among the choices that you have now.
illegal-too-low = It must be at least { $least }.
illegal-too-high = It must be no more than { $most }.
illegal-too-few = Choose at least { $least }.
illegal-too-many = Choose no more than { $most }.
illegal-not-there = You have named something that isn't there, or more often than it is there.
