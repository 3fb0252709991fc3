### The rules of Goa, told anew. Pages of at most 1,500 characters, in Discord's Markdown.

goa-rules-1-title = The idea
goa-rules-1 =
    You lead a trading house in the age of the spice ships. Each round you first bid for plantations and other tiles, then you act: harvest spices, build ships, develop your house, found colonies in India.

    {""}**2 to 4 players**, **8 rounds**: 4 with the tiles of part A, 4 with those of part B. Each round has
    1. **markers**: what will be auctioned (page 2)
    2. **auctions**, one after the other (page 2)
    3. **3 actions** for everyone in turn (page 3)
    4. **extra actions**, by cards (page 3)

    {""}**At the start** you have 4 ships, 2 colonists, 10 ducats (7 with the flag) and your five markers in row 1 of your development board (page 4), but no plantation and no colony. Who gets the flag? Everyone in turn reveals an expedition card; the first tiger gets it.

    {""}**Tiles.** 25 of the 27 tiles of a part lie face up in a grid of 5 by 5; the other 2 stay unseen. After round 4, the rest of part A is removed.

    {""}**Spices** are ginger, pepper, cinnamon, nutmeg and cloves. A spice is always on a field of its own plantation or of a colony, and never moves to another field.

    {""}**Secret:** your ducats, your expedition cards and your face-down tiles. Everything else is open. The supply of ships, colonists, spices and ducats is unlimited.

    {""}**At the end** the most victory points win (page 8).

    -# Some numbers aren't known from public sources; we have reconstructed them. They are marked \* on these pages. See page 9.

goa-rules-2-title = Markers and auctions
goa-rules-2 =
    {""}**Markers.** Whoever holds the flag places it, with their marker 1, on an empty cell in the grid or just outside its edge. It must share a side with a tile. Clockwise from their left, each places the next marker on a tile next to the one before, corners included: marker 2 next to the flag, 3 next to 2, and so on. The flag's holder places the last one, too, so there is one marker more than there are players. Each tile takes only one marker. If no free tile is next to the last one, any free tile will do.

    {""}**Auctions** are held in the order of the markers. Whoever placed the marker is the auctioneer, and starts at 0.
    - From the auctioneer's left, everyone **once** bids higher than the highest bid so far, or passes. You can't bid what you don't have.
    - Then the auctioneer **buys** for 1 more than the highest bid, or **sells**.

    If the auctioneer sells, the highest bidder gets the tile and pays the auctioneer. If the auctioneer buys, the money goes to the bank. If no one bids, the auctioneer gets it for free.

    {""}**The flag** is auctioned first. Whoever wins it, even for free, gets 1 extra action card, leads this round's actions, and places the flag next time.

    You may win any number of tiles. Since you bid only once, you can **plan** each auction: with "{ button-plan }", name your bid, and the bot makes it for you if it beats the highest one.

goa-rules-3-title = The six actions
goa-rules-3 =
    From the flag's holder clockwise, everyone takes **one action** per turn, for three turns each. You can repeat an action.

    - **Progress**: one of your markers goes down one row. You pay the spices of that step and **as many ships**, all at once (page 4).
    - **Ships**: take as many ships as your row says.
    - **Taxes**: take as many ducats as your row says.
    - **Harvest**: up to as many spices as your row says, each onto an empty field that takes it. The rest is lost.
    - **Expedition**: draw up to as many cards as your row says, but not beyond the row's hand limit. You can discard first to make room. The limit counts only then.
    - **Found a colony**: see page 5.

    {""}**In your turn**, before or after the action, you can also use as many of your orange and blue tiles as you like (page 6), and play **one expedition card** per action (page 7). Cards marked A are played *as* the action.

    You can't do anything else in the middle of an action, with two exceptions: Swap, to get a plantation for a spice you still owe, and the card for 2 colonists, once the cards of a founding are revealed.

    {""}**Extra actions.** After the three turns, again from the flag's holder: play an extra action card for one more action, or pass, round after round. Once you pass, you are out. With 2 or more cards you can't pass, so you can keep only 1 for later.

goa-rules-4-title = The development board
goa-rules-4 =
    What each row gives: ships, harvest, taxes, cards drawn / hand limit, colonists for a colony, and points:
    ```
       Sh Ha  Ta  Card  Co  P
    1  1  1   4   1/1   0   0
    2  2  2*  6*  1/2*  1*  1
    3  3* 4*  8*  2/3*  2*  3
    4  4* 6* 10*  2/4   3*  6
    5  5  8  12*  3/5*  4* 10
    ```
    A step into **row 2** costs the first of these spices, into **row 3** the first two, into **row 4** the first three, into **row 5** all four, and as many ships (G ginger, P pepper, Ci cinnamon, N nutmeg, Cl cloves):
    ```
    Ships       G  Ci P*  N*
    Harvest     Ci P  N*  Cl*
    Taxes       P  N  Cl* G*
    Expedition  N  Cl G*  Ci*
    Colony      Cl G  Ci* P*
    ```
    {""}**First there.** The first of all players to reach row 4 of a column draws 1 expedition card, even over the limit; so does the first in row 5.

    {""}**A full row.** Each time all five of your markers are in row 2 or further (then 3, 4, 5), you get 1 extra action card, even if others were there before you.

    {""}**Several places.** If a spice you owe is also in a colony, or on plantations of several sizes, you choose which to take; the sensible way is suggested. If it makes no difference, you aren't asked.

goa-rules-5-title = Plantations and colonies
goa-rules-5 =
    {""}**Plantations** bear 1, 2 or 3 of one spice, and come full. You can have **4**; with a fifth one you choose which goes, the new one too. Its spices are lost. A plantation ×1 is worth 1 point at the end; if it has to go, you keep it face down for that point.

    {""}**Colonies** (one of each kind a player):
    ```
            Needs Fields Tiles
    Quilon    6      1     5
    Cochin    8      1     4
    Madras   10      2     5
    Calicut  12      2     4
    ```
    A field of Cochin and Calicut takes any spice, one of Quilon and Madras either of its tile's two. The pairs on the five Quilon and on the five Madras tiles\*: ginger/cinnamon, cinnamon/pepper, pepper/nutmeg, nutmeg/cloves, cloves/ginger. Whenever a field is filled, you can choose again among its spices.

    {""}**Founding.** Name a kind that you lack and that is left. Then 2 expedition cards are revealed. Added up:
    - the number of your row,
    - the colonists on the two cards,
    - as many of your own colonists as you pay.

    If that reaches what the colony needs, you choose one of its tiles and fill its fields. If not, you get **1 colonist** and spend nothing. You can fail on purpose for that. The cards are discarded either way.

goa-rules-6-title = The tiles
goa-rules-6 =
    {""}**Plantations.** Part A: one single and two double ones of each spice. Part B: one double and one triple one of each.

    {""}**Orange** (↻, part A): once a **round**, in your turn.
    - Ship: 1 ship · Ducats: 4 · Colonist: 1 colonist · Spice: 1 of your choice onto an empty field

    {""}**Blue** (1x, part B): **once**, in your turn, and not an action.
    - **Extra harvest**: fill up to 3 plantations or colonies, even if spices are left on them
    - **Swap**: take any tile of the grid and leave Swap there, where it can be auctioned and used again
    - **Supply**: reveal 2 cards; take as many spices, ships or colonists as they show colonists, all of one kind
    - **King's deputy**: one of your least advanced markers goes down a row, free
    - **Spy**: ships, harvest, taxes or a founding, as far as the most advanced marker of the others in that column, or your own there. In a founding only that number counts

    {""}**Duty**: once, 6 of your spices for 4 points; in your turn or whenever you are asked, even before you say which of five plantations goes. One in A, one in B\*.

    {""}**At once:** 2 extra action cards · 2 expedition cards (A), 3 (B) · 4 ships · 4 colonists · 1 ship, 1 extra action card and 1 colonist · 3 ships or 3 colonists (two of these). Part B has as many\*.

    {""}**Missions** (part B, kept face down): 2, 2, 3 and 3 points\* at the end.

goa-rules-7-title = Expedition cards
goa-rules-7 =
    There are 30 cards. Each has an effect, a symbol (elephant, tiger, fish, palm, shell or statue; five cards each) and 1, 2 or 3 colonists, which count when cards are revealed. There are ten effects, each three times\*, with 1, 2 and 3 colonists\*; the symbols are spread evenly over them\*.

    {""}**One card an action**, before it or after it:
    - **Ships**: +2 · **Colonists**: +2 · **Ducats**: +5
    - **Spices**: 2 of your choice onto empty fields
    - **Sale**: sell up to 4 spices for 3 ducats each
    - **Progress for ducats**: one marker goes down a row for ducats alone: 4, 8, 12 or 16\* into row 2, 3, 4 or 5

    You can also play the card for 2 colonists once the cards of a founding have been revealed.

    {""}**As your action** (marked A):
    - **Mixed harvest**: the number of your Harvest row, in any mix of spices, ships and colonists
    - **Founding**: found a colony with 3 revealed cards instead of 2
    - **Progress for ships**: only the ships are paid
    - **Progress for spices**: only the spices are paid

    A card that you have just drawn may be played. When the pile is empty, the discards are shuffled. No one may look through the discards.

    Cards you still hold at the end score points for their symbols (page 8).

goa-rules-8-title = The end, and points
goa-rules-8 =
    After round 8 you count:
    ```
    Marker    0  1  3  6 10
    Colonies     1  3  6 10
    Symbol    1  3  6 10 15
    ```
    - **Marker**: each of yours, in row 1, 2, 3, 4, 5 · **Colonies**: 1, 2, 3, 4 of them
    - **Symbol**: 1, 2, 3, 4, 5 expedition cards with the same one
    - each single plantation 1 · Duty 4 · Missions as they say
    - the most money 3 (each, if tied)

    The most points win. If tied, the most money decides; if that is tied, too, the victory is shared.

    {""}*Example*: three elephants and a shell score 6 + 1 = 7. Two colonies score 3.

    {""}**Can I discard spices to make room?** No, and you can't move them either.

    {""}**Must a harvest fill a plantation?** No. Place each spice where you like.

    {""}**Does Spy use up my action?** No. With your own marker you can do the same thing twice in a turn.

    {""}**Can I use Swap in the round I bought it?** Yes. If you leave it in a cell that is auctioned later, it works again for whoever wins it.

    {""}**Why was my turn over at once?** You had nothing left to use.

    {""}**Can I take a move back?** Yes, with "{ button-undo }", until someone else moves or something hidden is revealed, drawn or paid.

goa-rules-9-title = What is reconstructed, what was chosen
goa-rules-9 =
    {""}**Reconstructed.** We play the first edition of 2004 after a public collection of rulings. It doesn't give all numbers of the printed game. Those marked \* on these pages were inferred so that they fit everything that it says:
    - on the development board: Harvest and Taxes from row 2, Ships in rows 3 and 4, hand limits of rows 2, 3 and 5 and the cards drawn there, Colony from row 2, the third and fourth spice of each step
    - the pairs of spices on Quilon and Madras
    - in part B: how many tiles act at once, Duty, the Missions
    - the expedition cards: how effects, colonists and symbols are spread; the ducats for a step

    If the people who run this bot own the printed game, they can put in a corrected copy. Then the pictures show the numbers that count, and say so.

    {""}**What the rules leave open, and what we chose:**
    - The auctioneer's last word is only: buy for 1 more than the highest bid, or sell. A higher bid would gain nothing.
    - Whoever wins the flag for free gets the extra action card, too.
    - Everyone sees how many expedition cards you hold, though not which.
    - A colony's field takes any of its spices each time it is filled.
    - The Spy goes by the most advanced marker of each column, not of one player.
    - Of two plantations of one spice and one size, the fuller is filled and the emptier pays.

    -# { goa-source }

# The page for each question.
goa-page-flag = 2
goa-page-mark = 2
goa-page-bid = 2
goa-page-last-word = 2
goa-page-turn = 3
goa-page-extra-turn = 3
goa-page-after = 3
goa-page-extra = 3
goa-page-drop = 5
goa-page-goods = 6
goa-page-supply = 6
goa-page-place = 3
goa-page-refill = 6
goa-page-fill = 5
goa-page-progress-free = 6
goa-page-progress-ducats = 7
goa-page-progress-ships-only = 7
goa-page-progress-spices-only = 7
goa-page-pay-spice = 4
goa-page-duty = 6
goa-page-sale = 7
goa-page-swap = 6
goa-page-swap-for = 6
goa-page-spy = 6
goa-page-copy = 6
goa-page-found-scouts = 7
goa-page-found-spy = 6
goa-page-mix-ships = 7
goa-page-mix-colonists = 7
goa-page-founding = 5
goa-page-colony-tile = 5
goa-page-discard = 3

# What the pictures show, for those who don't see them.
goa-rules-5-picture = Plantations: ginger ×1 and pepper ×1 (with a star: 1 point), cinnamon ×2, nutmeg ×2, cloves ×3. Colonies: Quilon has a lighthouse, Cochin fishing nets, Madras a temple tower, Calicut a domed palace.
goa-rules-6-picture = The tiles: orange ones, blue ones, those that act at once, Duty and a Mission.
goa-rules-7-picture = Three expedition cards: 2 colonists, Sale, and Founding, which is marked A.
