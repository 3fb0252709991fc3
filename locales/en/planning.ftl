### Plans: what is to be played when one's turn comes.

button-plan = Plan ahead
button-take-back = Take back: { $plan }

### Drafts: the answers to several questions of one's turn, put together.

button-draft = Plan the whole turn
button-confirm = { $count ->
    [0] Confirm
    [one] Confirm
   *[other] Confirm all { $count }
}
draft-title = Plan the whole turn
draft-explained = Choose from top to bottom. Nothing is played until you confirm.
draft-cut = Not every option fits here. To see them all, go back and answer step by step.
draft-stopped = { $played ->
    [one] Only your first move of { $count } went through. Continue from there.
   *[other] Only your first { $played } moves of { $count } went through. Continue from there.
}

plan-title = Plan your next move
plan-explained = I'll play this when your turn comes, if it's legal. If you plan several, I play the first legal one and drop the ones above it. Only you can see your plans.
plan-list = Planned, in this order:
plan-made = Planned.
plan-taken-back = Plan removed.
plan-dropped = Your plan wasn't possible any more, so I dropped it: { $plans }
plan-moved-on = Your options have changed. Here's the table now.
plan-played = ✓ Played as planned: { $move }
