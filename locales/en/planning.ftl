### Plans: what is to be played when one's turn comes.

button-plan = Plan ahead
button-take-back = Take back: { $plan }

plan-title = What is to be played when your turn comes?
plan-explained = It is played at once then, if it is legal. Of several plans, the first that is legal is played, and those before it are dropped. Nobody else sees them.
plan-list = Planned for your turn, in this order:
plan-made = That is planned.
plan-taken-back = That plan is taken back.
plan-dropped = What you had planned wasn't possible, and is dropped: { $plans }.
plan-moved-on = What you can plan has changed since. This is how the table stands now.
plan-played = ✓ Your plan was played: { $move }
