### Guessing, for who looks on.

command-server-seers = See who predicts this server's games best
    .name = seers
button-guess = Predict
guess-title = Table { $table }: your prediction
guess-how = For spectators. Your prediction is sealed: no one sees it, and **you can't change it once it's sealed**. Naming the winner scores a point for every round still to be played, so early calls are worth most.
guess-choose = Choose a player
guess-seal = Seal: { $name }
guess-match = Who wins the game?
guess-too-late = That round has ended, so nothing was sealed. Here are the present questions.
guess-sealed = 🔒 { $question } **{ $name }**
guess-so-far = Your points at this table: { $points }
guess-seer = { $name } { $points }
guess-seers = 🔮 Best predictions: { $seers }
seers-title = Best predictors in this server
seers-line = { $place }\. **{ $name }** · { $points } { $points ->
    [one] point
   *[other] points
} · { $hits } of { $guesses } right
seers-how = To predict, use the button under a game you're not playing in.
seers-none = No predictions yet. Press *{ button-guess }* under any game you're not playing in.
refusal-seers-look-on = Only spectators can predict, and you've played in this game.
refusal-sealed-already = Your prediction is sealed and can't be changed.
captains-orders-riddle-captain = Who will be captain at the end of this round?
fisherman-riddle-contest = Who will win this contest?
