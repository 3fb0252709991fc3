### The review of a finished game: what your own decisions gave away.

command-game-review = Review your moves in a finished game and see what was stronger
    .name = review
button-review = Review
button-try-again = Try again from here
button-look-back-there = Go to this move
review-title = Review
review-progress = { $depth ->
    [0] { $of ->
        [0] Waiting for your other review
       *[other] Checking your moves: { $done } of { $of }
    }
    [1] A closer look at the key moments: { $done } of { $of }
   *[2] Double-checking: { $done } of { $of }
}
review-patience = This takes up to two minutes. You don't have to wait: find it later with /{ command-game.name } { command-game-review.name }.
review-accuracy = Accuracy: **{ $accuracy }** out of 100
review-sum = Your share of the win, in points: even odds { $even } → your mistakes { $skill } → luck and opponents { $luck } → { $won ->
    [100] 100, you won.
    [0] 0, you didn't win.
   *[other] { $won }, you shared the win.
}
review-found = **{ $number }.** Move { $move }: you played **{ $played }**. **{ $best }** would have raised your chance to win by about { $loss ->
    [one] 1 point
   *[other] { $loss } points
} (±{ $error }).
review-gain-points = About { $gain } game points more on average.
review-following = Likely follow-up: **{ $move }**.
review-clean = No clear mistakes found. Well played!
review-past = Your recent accuracy: { $accuracies }
review-how = Based only on what you knew at the time. An accuracy of 100 means no chances given away; where luck decides most, weak play can score high too. The curve shows your chance with the best move at each decision, so it can start above even odds.
review-curve = Your chance to win
review-curve-start = Start
review-curve-end = Move { $moves }
review-curve-point = Move { $move }: { $chance }%.
review-curve-turn = Point { $number } is move { $move }.
refusal-no-review = The review didn't finish. Please try again.
