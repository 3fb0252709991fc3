### What each question of Lübeck is about, with the numbers of the table: behind the ? of a panel.

lubeck-explain-stand = You have { $own_score } { $own_score ->
    [one] point
   *[other] points
}, the best other { $best_score }. { $last ->
    [1] **This is the last round:** every card still in hand costs its value at the end.
   *[0] { $piles ->
        [1] It is round { $round }; { $pile } cards are left in the first of two piles.
       *[other] It is round { $round }; { $pile } cards are left in the last pile.
    }
}
lubeck-explain-take =
    You take all cards of one package into your hand ({ $hand } now). Look for cities that lie on one route, one after the other, and for where ships are now. But who holds more than three cards can't pass: they must be played, or discarded at a loss.
    { lubeck-explain-stand }
lubeck-explain-first =
    You chose last, so you name who begins; then it goes clockwise. Beginning is good if a ship lies where you want it *now*; going later is good if you want to be carried along by others first.
    { lubeck-explain-stand }
lubeck-explain-do =
    One action at a time, in turn. **Embark** puts one of your pawns in stock ({ $stock }) on a ship in Lübeck. A **trade card** scores on a ship with a pawn of yours that is in its city, or one port before it: then the ship sails there, with all aboard. Your cards that can't be played now: { $closed }.
lubeck-explain-act =
    { lubeck-explain-do }
    With { $hand } cards you may also **pass**; then you are out of this round, though others may carry your pawns along.
    { lubeck-explain-stand }
lubeck-explain-act-laden =
    { lubeck-explain-do }
    With { $hand } cards you can't pass: { $over } must go first, since { $limit } may stay.
    { lubeck-explain-stand }
lubeck-explain-discard =
    You hold { $hand } cards, { $over } more than you may keep, and none can be played. So one is discarded at the loss of its value (1 for an extra card): perhaps the one that loses least, or the one whose ship has sailed. If you may embark, that is an action, too, and may open a way for your cards.
    { lubeck-explain-stand }
lubeck-explain-withdraw =
    The round is over, and { $pawns ->
        [one] one of your pawns is
       *[other] { $pawns } of your pawns are
    } aboard. A pawn that stays can sail on from there next round, if no one sails its ship elsewhere; one in stock can embark anew in Lübeck. Think of the cities in your hand: does the ship still pass them?
    { lubeck-explain-stand }
