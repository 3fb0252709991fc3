### Plans: what is to be played when one's turn comes.

button-plan = Plan ahead
button-take-back = Take back: { $plan }

plan-title = Plan your next move
plan-explained = I play it as soon as your turn comes, if it is legal then. With several plans, I play the first legal one and drop those before it. Only you can see your plans.
plan-list = Planned for your turn, in this order:
plan-made = Planned.
plan-taken-back = Plan removed.
plan-dropped = Your plan was no longer possible, so it was dropped: { $plans }
plan-moved-on = What you can plan has changed. Here is the table now.
plan-played = ✓ Your plan was played: { $move }
