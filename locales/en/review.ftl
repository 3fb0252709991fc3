### The review of a finished game: what your own decisions gave away.

command-game-review = Review your decisions in a finished game, with what would have been better
    .name = review
button-review = Review
button-try-again = Try again
button-look-back-there = Look back
review-title = Review
review-progress = { $depth ->
    [0] Looking at your decisions: { $done } of { $of }
    [1] Looking again at what stands out: { $done } of { $of }
   *[2] Making sure: { $done } of { $of }
}
review-patience = This takes up to two minutes. You can leave: the review is kept, and /{ command-game.name } { command-game-review.name } opens it.
review-accuracy = Accuracy: **{ $accuracy }** of 100
review-sum = Even chances { $even } % · your decisions { $skill } · luck and the others { $luck } · { $won ->
    [100] you won.
    [0] you didn't win.
   *[other] you shared the win ({ $won } %).
}
review-found = **{ $number }.** Move { $move }: you chose **{ $played }**. **{ $best }** would have given you { $loss } % more chance to win (±{ $error }).
review-gain-points = That is { $gain } points more on average.
review-following = Next, you would probably have played **{ $move }**.
review-clean = I found no decision that clearly cost you chances. Well played!
review-past = Accuracy in your last games: { $accuracies }
review-how = Judged by what you could know then. Accuracy 100: nothing given away.
review-curve = Your chance to win
review-curve-start = Start
review-curve-end = Move { $moves }
review-curve-point = Move { $move }: { $chance } %.
review-curve-turn = { $number } marks move { $move }.
refusal-no-review = I couldn't finish the review. Please ask for it again.
