### Guessing, for who looks on.

command-server-seers = Who has guessed best how the games of this server end
    .name = seers
button-guess = Guess
guess-title = Table { $table }: what do you think?
guess-how = For who looks on. A guess is sealed: nobody sees it, and it stays as it is until it is known. A right guess of the winner counts a point for each round that is still to end, so early ones count most.
guess-choose = Choose a player
guess-match = Who wins the game?
guess-sealed = 🔒 { $question } **{ $name }**
guess-so-far = Your points at this table so far: { $points }
guess-seer = { $name } { $points }
guess-seers = 🔮 Seers: { $seers }
seers-title = Seers of this server
seers-line = { $place }\. **{ $name }** · { $points } { $points ->
    [one] point
   *[other] points
} · { $hits } of { $guesses } right
seers-how = Guess with the button below a running table at which you don't play.
seers-none = Nobody has guessed here yet. Below a running table at which you don't play, *{ button-guess }* lets you.
refusal-seers-look-on = Only spectators can guess. You have a seat in this game, or had one.
refusal-sealed-already = Your guess is sealed and stays as it is.
captains-orders-riddle-captain = Who will be captain at the end of this round?
fisherman-riddle-contest = Who will catch most in this contest?
