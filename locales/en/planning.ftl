### Plans: what is to be played when one's turn comes.

button-plan = Plan ahead
button-take-back = Take back: { $plan }

### Drafts: the answers to several questions of one's turn, put together.

button-draft = Whole turn
button-confirm = { $count ->
    [0] Confirm
    [one] Confirm
   *[other] Confirm all { $count }
}
draft-title = Your whole turn
draft-explained = Choose from top to bottom. Nothing is played before you confirm.
draft-cut = There are more ways than fit here. For those, go back and answer one question at a time.
draft-stopped = { $played ->
    [one] Only the first of your { $count } moves could be played. It stands; go on from there.
   *[other] Only the first { $played } of your { $count } moves could be played. They stand; go on from there.
}

plan-title = Plan your next move
plan-explained = I play it as soon as your turn comes, if it is legal then. With several plans, I play the first legal one and drop those before it. Only you can see your plans.
plan-list = Planned for your turn, in this order:
plan-made = Planned.
plan-taken-back = Plan removed.
plan-dropped = Your plan was no longer possible, so it was dropped: { $plans }
plan-moved-on = What you can plan has changed. Here is the table now.
plan-played = ✓ Your plan was played: { $move }
