### What each question of Goa is about, with the numbers of the table: behind the ? of a panel.

goa-explain-stand = Round { $round } of { $rounds }: you have { $own_money } { $own_money ->
    [one] ducat
   *[other] ducats
}, { $own_ships } { $own_ships ->
    [one] ship
   *[other] ships
}, { $own_colonists } { $own_colonists ->
    [one] colonist
   *[other] colonists
}, { $own_spices } { $own_spices ->
    [one] spice
   *[other] spices
}, and { $own_points } { $own_points ->
    [one] point
   *[other] points
} so far.
goa-explain-flag =
    You open the round. The flag and marker 1 go on an empty cell beside a tile; from there the others place markers, each next to the last one. So you decide in which corner the auctions will be, and you also place the last marker. You're the auctioneer of whatever you mark: you get the price, or can buy last.
    { goa-explain-stand }
goa-explain-mark =
    The tile you mark will be auctioned, and you'll be its **auctioneer**: you decide last, and if you sell, the price is yours. So mark what you want yourself, or what others will pay you well for. The last marker is on { $last_cell }.
    { goa-explain-stand }
goa-explain-bid =
    You bid **once**: more than { $best }, or you pass. If your bid stays the highest, the auctioneer ({ $auctioneer_seat }) can still buy for 1 more; otherwise you get the tile and pay your bid to the auctioneer. You have { $money }.
    { goa-explain-stand }
goa-explain-last-word =
    You're the auctioneer. **Buy** for { $price }, paid to the bank, or **sell** to { $leader_seat } and get { $best }. So it's the tile and { $price } less in your purse, or { $best } more and a rival with the tile. What is it worth to each of you?
    { goa-explain-stand }
goa-explain-action =
    One action: **progress** one of your five markers (spices and as many ships), or take what your rows give: { $ships } { $ships ->
        [one] ship
       *[other] ships
    }, { $taxes } ducats, { $harvest } { $harvest ->
        [one] spice
       *[other] spices
    } (onto { $free } empty fields), { $draw } { $draw ->
        [one] card
       *[other] cards
    }; or **found a colony** with { $board } from the board, { $colonists } { $colonists ->
        [one] colonist
       *[other] colonists
    } and what the cards show. Besides, you can use tiles and one card.
    { goa-explain-stand }
goa-explain-turn = { goa-explain-action }
goa-explain-extra-turn = { goa-explain-action }
goa-explain-after =
    Your action is done. You can still use orange and blue tiles, and play an expedition card if you haven't yet. *{ goa-verb-done }* ends your turn. You lose nothing by keeping a card; but once-a-round tiles you don't use are wasted this round.
    { goa-explain-stand }
goa-explain-extra =
    An extra action card is one more action of the usual six. You have { $cards }; you can only save one for the next round. Once you pass, you take no more extra actions this round.
    { goa-explain-stand }
goa-explain-drop =
    You can only have four plantations, and the { $plantation } is the fifth. The one that goes takes its spices with it. Keep spices that your next steps need, and large plantations that harvests can fill; one of size 1 keeps its point, face down.
    { goa-explain-stand }
goa-explain-goods =
    { $number } ships or { $number } colonists, all of one kind. Ships pay for progress, one for each spice of a step; colonists help to found colonies.
    { goa-explain-stand }
goa-explain-supply =
    The revealed cards show { $number }: take that many spices (onto empty fields), ships or colonists, all of one kind.
    { goa-explain-stand }
goa-explain-place =
    Up to { $number } spices go onto empty fields of your plantations and colonies; there are { $free }. A field takes only its spice. What you can't place is lost, so fill what your next step needs.
    { goa-explain-stand }
goa-explain-refill =
    Up to { $number } of your plantations and colonies are filled up, even those that still have some spices. Choose where most fields are empty.
    { goa-explain-stand }
goa-explain-fill =
    { $colony } has { $fields } { $fields ->
        [one] field
       *[other] fields
    } to fill, with spices of your choice among those it takes. You can choose again each time it is filled.
    { goa-explain-stand }
goa-explain-progress-free =
    One of your least advanced markers goes down a row for free. Which column helps you in every round to come, or completes a row of all five markers (an extra action card)?
    { goa-explain-stand }
goa-explain-progress-ducats =
    One marker goes down a row for ducats alone; the further the row, the higher the price. You have { $money }. Best where you lack the spices.
    { goa-explain-stand }
goa-explain-progress-ships-only =
    One marker goes down a row, and you pay only the ships. Best where the step's spices are hard to get.
    { goa-explain-stand }
goa-explain-progress-spices-only =
    One marker goes down a row, and you pay only the spices. Best when you have the spices, but few ships.
    { goa-explain-stand }
goa-explain-pay-spice =
    You owe { $spice } for your step in { $column }, and have it in several places. A harvest can refill a plantation; a colony's field can take another spice next time. So keep what you need next.
    { goa-explain-stand }
goa-explain-duty =
    You pay { $number } spices for 4 points, once. Use those you don't need for your next steps; harvests fill the fields again.
    { goa-explain-stand }
goa-explain-sale =
    You can sell up to { $number } spices for { $price } ducats each. Their fields become empty, and a harvest can fill them again. Keep the spices for your next step.
    { goa-explain-stand }
goa-explain-swap =
    You take a tile from the grid for free and leave the Swap tile in its place, where it may be auctioned. If you take a marked tile, Swap is auctioned there instead.
    { goa-explain-stand }
goa-explain-swap-for =
    You still owe { $spice } for { $column }. With Swap you can take a plantation that bears it, at once, and pay from it.
    { goa-explain-stand }
goa-explain-spy =
    With the Spy you get ships, a harvest, taxes or a founding, by the row of the **others'** most advanced marker in a column, or your own. Never an expedition. It isn't your action.
    { goa-explain-stand }
goa-explain-copy =
    You use one of { $owner_seat }'s markers as if it were yours: ships, taxes, harvest or a founding, by the number of its row.
    { goa-explain-stand }
goa-explain-colony-need = Quilon and Cochin need less (6 and 8) and have one field, Madras and Calicut more (10 and 12) and have two. If board, cards and your colonists don't reach it, you get 1 colonist and pay nothing.
goa-explain-found-scouts =
    You found with { $cards } revealed cards instead of two; the board gives { $board }. { goa-explain-colony-need }
    { goa-explain-stand }
goa-explain-found-spy =
    You found with { $owner_seat }'s marker: it gives { $board } instead of yours, and { $cards } cards are revealed. { goa-explain-colony-need }
    { goa-explain-stand }
goa-explain-mix-ships =
    You split { $number } among ships, colonists and spices. First, how many are ships? I'll ask about the rest next.
    { goa-explain-stand }
goa-explain-mix-colonists =
    { $number } are left: how many are colonists? The rest are spices, onto empty fields.
    { goa-explain-stand }
goa-explain-founding =
    { $colony } needs { $need }. The board gives { $board }, the cards { $number }, so { $missing } are missing; you have { $colonists }. Pay exactly those and the colony is yours; or fail on purpose, keep them, and get 1 more.
    { goa-explain-stand }
goa-explain-colony-tile =
    Each { $colony } tile takes a pair of spices. Choose the pair that your next steps need and that your plantations don't bear.
    { goa-explain-stand }
goa-explain-discard =
    You can hold { $limit } cards, and want to draw { $draw }. So { $number } must go first. At the end, equal symbols score points (1, 3, 6, 10, 15): keep sets, or what you'll play soon.
    { goa-explain-stand }
