### What each question of Lübeck is about, with the numbers of the table: behind the ? of a panel.

lubeck-explain-stand = You have { $own_score } { $own_score ->
    [one] point
   *[other] points
}, the best of the others { $best_score }. { $last ->
    [1] **This is the last round:** every card still in hand costs its value at the end.
   *[0] { $piles ->
        [1] It is round { $round }; { $pile ->
            [one] 1 card is
           *[other] { $pile } cards are
        } left in the first of two piles.
       *[other] It is round { $round }; { $pile ->
            [one] 1 card is
           *[other] { $pile } cards are
        } left in the last pile.
    }
}
lubeck-explain-take =
    You take all the cards of one package into your hand ({ $hand } now). Look for cities that follow each other on one route, and for where ships are now. But with more than three cards you can't pass: you must play them, or discard them at a loss.
    { lubeck-explain-stand }
lubeck-explain-first =
    You chose last, so you name who begins; then it goes clockwise. Beginning is good if a ship is where you want it *now*; going later is good if you want others to carry you along first.
    { lubeck-explain-stand }
lubeck-explain-do =
    One action at a time, in turn. **Embark** puts one of your pawns in stock ({ $stock }) on a ship in Lübeck. A **trade card** scores on a ship with a pawn of yours that is in its city, or one port before it: then the ship sails there, with everyone aboard. Cards you can't play now: { $closed }.
lubeck-explain-act =
    { lubeck-explain-do }
    With { $hand } cards you can also **pass**; you then do nothing more this round, though others may carry your pawns along.
    { lubeck-explain-stand }
lubeck-explain-act-laden =
    { lubeck-explain-do }
    With { $hand } cards you can't pass: { $over } must go first, since you can only keep { $limit }.
    { lubeck-explain-stand }
lubeck-explain-discard =
    You hold { $hand } cards, { $over } more than you can keep, and can't play any. So you discard one and lose its value (1 for an extra card): perhaps the cheapest, or one whose ship has sailed. If you can embark, that's an action too, and may let you play your cards.
    { lubeck-explain-stand }
lubeck-explain-withdraw =
    The round is over, and { $pawns ->
        [one] one of your pawns is
       *[other] { $pawns } of your pawns are
    } aboard. A pawn that stays can sail on from there next round, unless someone sails its ship elsewhere; one in stock can embark in Lübeck again. Think of the cities in your hand: will the ship still pass them?
    { lubeck-explain-stand }
