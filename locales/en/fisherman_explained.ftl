### What each question of Fisherman is about, with the numbers of the table: behind the ? of a panel.

fisherman-explain-strong = { $strong ->
    [small] small numbers (1, 2, 3 …)
   *[large] large numbers (10, 9, 8 …)
}
fisherman-explain-rules = Now: { $favourite } +1 each, sizes { $size } +1 more, { $bad } −1 each and trump (with the size −2). Strong: { fisherman-explain-strong }.
fisherman-explain-favourite =
    This is contest { $contest } of { $contests }. Each fish of the favourite kind that you catch scores **+1**. Name a kind you expect to catch: one where you hold strong cards, or at least many. But remember: everyone will play for it, and the others decide what is strong and what is bad.
    You have { $own_total } victory points so far.
fisherman-explain-ranking =
    Say whether small numbers (1, 2, 3 …) or large ones (10, 9, 8 …) win tricks. Look at your hand: if it's full of low cards, make small ones strong, unless you'd rather stay out of trouble. The favourite is { $favourite }.
fisherman-explain-size =
    Fish of these two numbers are worth **+1 more**, whatever their kind; of the bad kind **−1 more**. Name numbers you can catch with your own tricks, or that you hold in the favourite kind ({ $favourite }).
fisherman-explain-ranking-and-size =
    With three players you name two rules. **Ranking:** do small or large numbers win? **Size:** fish of these two numbers are worth +1 more each (of the bad kind −1 more). The favourite is { $favourite }: think of the ones you hold, and who could win them.
fisherman-explain-bad =
    Fish of this kind cost **−1** each, but they are **trump**: they beat all other kinds. The favourite is { $favourite }, sizes { $size } count extra, strong are { fisherman-explain-strong }. If you hold many of a kind, you would win tricks with it, and be punished for that. If you hold none, you can be trumped whenever you win.
fisherman-explain-lead =
    Trick { $trick } of { $tricks }. You can lead any card; players who hold its kind must follow. The strongest of the kind wins, unless trump is played. The winner takes every fish that counts.
    { fisherman-explain-rules }
    You have { $own_points } in this contest, the best of the others { $best_points }.
fisherman-explain-answer =
    { $in_trick ->
        [0] The trick is worth nothing so far
       *[other] The trick is worth { $in_trick } so far
    }, and { $winning_seat } is winning it.
    { fisherman-explain-rules }
    You have { $own_points } in this contest, the best of the others { $best_points }.
fisherman-explain-follow =
    { $lead_seat } led { $card }, and you hold { $kind }, so you must play { $kind }. A card stronger than all before it wins, unless trump comes; a weaker one keeps you out of it.
    { fisherman-explain-answer }
fisherman-explain-free =
    { $lead_seat } led { $card }, and you hold no { $kind }, so you can play any card. Trump ({ $bad }) may win the trick; any other card can't. It's a good moment to get rid of a card, or to give someone a bad fish.
    { fisherman-explain-answer }
