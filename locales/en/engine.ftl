### What every game refuses.

illegal-not-a-move = I didn't understand that move. Pick one of the suggestions, or use the buttons.
illegal-not-your-turn = It isn't your turn: { $pending_seats } to move.
illegal-match-over = This game is over.
illegal-no-such-seat = There's no player { $number } at this table. Pick one of the suggestions.
illegal-nothing-to-undo = There's nothing to take back. You can only take back your own latest move, until someone else moves or something hidden is revealed.
illegal-not-now = You can't do that now.
illegal-not-offered = You can't choose that now.
illegal-too-low = It must be at least { $least }.
illegal-too-high = It must be no more than { $most }.
illegal-too-few = Choose at least { $least }.
illegal-too-many = Choose no more than { $most }.
illegal-not-there = You named something that isn't there, or more of it than there is.
