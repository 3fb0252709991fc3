### The rules of Lübeck, told anew. Pages of at most 1,500 characters, in Discord's Markdown.

lubeck-rules-1-title = The idea
lubeck-rules-1 =
    You are merchants of the Hanseatic League. Ships belong to no one: you board whichever you like, and whoever is aboard may sail it on. Each of you holds cards that score in certain cities. Will the ship still be there when it is your turn, or will someone with other plans have sailed it on?

    {""}**3 to 5 players**, about an hour. Each has **two pawns** to travel with and starts with **three hidden cards** and 0 points. The **compass tile** marks who chooses first; someone gets it at random.

    ```
    players                  3   4   5
    ships in the park        4   5   6
    packages in a round      5   6   7
    ```
    {""}**A round** has four steps:
    1. Packages of cards are **laid out**, face up.
    2. Everyone **chooses** a package.
    3. You **act** in turn, one action each, round and round, until all have passed.
    4. **After the round** ships at the ends are emptied.

    {""}**Public:** ships, pawns, packages, points, discards, how many cards each holds, and which packages were taken. **Hidden:** everyone's first three cards, and the order of the pile.

    {""}**The most points win.** They may fall below 0.

lubeck-rules-2-title = Routes and cards
lubeck-rules-2 =
    Ships sail one way only, along the arrows:
    ```
    Lübeck       to Stettin, Visby, Helsingborg
    Stettin      to Danzig
    Visby        to Riga
    Danzig       to Riga
    Riga         to Reval
    Helsingborg  to Bergen, Hamburg
    Bergen       to London
    Hamburg      to Brügge
    ```
    {""}Voyages end in **Reval**, **London** and **Brügge**.

    {""}**The 60 cards**
    ```
    city         trade cards   start  ×2
    Stettin      1 1 2 2 3       1    1
    Visby        1 1 2 2 3       1    1
    Helsingborg  1 1 2 2 2 3     1    1
    Danzig       2 2 3 3 4       1    1
    Riga         2 3 3 4 4       1    1
    Bergen       3 3 4 4         -    -
    Hamburg      3 3 4 4         -    -
    Reval        4 5 5 6         -    -
    London       4 5 5 6         -    -
    Brügge       4 5 5 6         -    -
    ```
    {""}and 1 pirates, 3 transfers.

    {""}**Reconstructed.** No public source gives all routes and cards. We have inferred them from the rules and from how the game plays. If the people who run this bot have put in a corrected list, the chart of your table shows the routes that count.

lubeck-rules-3-title = Laying out and choosing
lubeck-rules-3 =
    {""}**1. Laying out.** In the first round every package has two cards. Later, packages that no one took stay where they are; each empty place gets one card, and then *every* package gets one more. So leftover packages grow from round to round.

    {""}*For example,* with three players two of the five packages are left. In the next round these have three cards each, the other three have two.

    {""}**2. Choosing.** Beginning with the compass and going clockwise, everyone takes one package into hand.

    {""}*{ button-my-move }* shows what you would hold. Mind the number: with more than **three cards** you can't pass.

    {""}**Whoever chooses last names who acts first**: anyone, even themselves.

    The compass moves to the left after each round.

lubeck-rules-4-title = Actions
lubeck-rules-4 =
    The named player begins. Then everyone takes one action, clockwise, round and round, until all have passed.

    {""}**Embark in Lübeck.** A pawn from your stock boards a ship that waits in Lübeck, or a ship from the park. No one can refuse you, a ship has room for all, and both your pawns may be on the same ship.

    {""}**Trade card.** One of your pawns is on a ship
    - in the card's city: the ship stays; or
    - one port before it: the ship **sails there**, with everyone aboard.
    You score the card's value. If several ships fit, you choose.

    {""}*For example,* green is on a ship in Danzig and plays Riga 3. The ship sails to Riga, green scores 3. Whoever holds Danzig cards has missed their chance.

    {""}**Pass**, if you hold **three cards or fewer**, even if some could be played. You take no more actions this round, but others may carry your pawns along.

    {""}**Discard**, only if you hold **more than three and none can be played**: one card per action. You lose its value (1 for an extra card). You may embark in Lübeck instead.

    A ship that is left without pawns goes back to the park at once.

lubeck-rules-5-title = Extra cards
lubeck-rules-5 =
    Playing one is an action, too.

    {""}**×2** is played like a trade card of its city, and may sail a ship there. It scores nothing itself and stays in front of you to the end of the round. The rules double **all cards that you play in that city this round**. We count those played before it, too: you score their value once more as you play it. A second ×2 of the city doubles no further. *(A table can choose to double only cards after it.)*
    The risk: others may sail the ship on before you can play them.

    {""}**Start.** Embark in the card's city instead of Lübeck: on a ship that is already there, or one from the park.

    {""}**Pirates.** Any ship on the chart leaves the game for good, in Lübeck and at the ends too. Its pawns go back to their stocks.

    {""}**Transfer.** One of your pawns goes from its ship to any other ship on the chart, however far.

    Played cards go to the open discards; an ×2 only when the round is over.

    {""}**Reading the chart.** Every ship has its number, and every player's pawn its own shape. Ships with a pawn of yours have a golden edge in your own picture.

lubeck-rules-6-title = After the round, and the end
lubeck-rules-6 =
    {""}**After the round**, ships in Reval, London and Brügge go back to the park, and their pawns to stock.

    {""}**Withdrawing.** By the published rules, you may then take your pawns off those ships, which are empty already. We chose: you may take them off **any** ship. All are asked at once. *(A table may choose to play without this: then only ships at the ends are emptied.)*

    {""}**The two piles.** When the pile runs out for the first time, the discards are shuffled and become the second. When that runs out, **the round that is being laid out is the last**. If its packages are incomplete, the discards are shuffled once more for them.

    {""}**At the end**, every card in your hand costs you its value (1 for an extra card). **The highest score wins**; ties are shared.

    {""}**Can I play nothing and keep four cards?** No. With more than three you must play, embark or discard.

    {""}**Why was something done for me?** If everyone can see that you have only one choice, you aren't asked.

    {""}*What the rules leave open, and what we chose:* a ship one port away always sails (by the translation, it may); after a round, pawns may leave any ship; ×2 also counts cards played before it; empty ships return at once; the first compass goes by lot; after the last round no one withdraws.

    -# { lubeck-source }

# The page that tells about a question.
lubeck-page-take = 3
lubeck-page-first = 3
lubeck-page-act = 4
lubeck-page-act-laden = 4
lubeck-page-discard = 4
lubeck-page-withdraw = 6

# What the pictures show, for those who don't see them.
lubeck-rules-3-picture = Three trade cards: Danzig 3, Riga 3, Reval 5.
lubeck-rules-4-picture = A ship with two pawns, and the card Riga 3 that sails it on.
lubeck-rules-5-picture = The extra cards: ×2, start, pirates, transfer.
