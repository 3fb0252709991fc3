### The rules of Captain's Orders, told anew. Pages of at most 1,500 characters, in Discord's Markdown.

captains-orders-rules-1-title = The idea
captains-orders-rules-1 =
    You are pirates who have had enough of the captain. The trouble is that nobody knows who the captain is: **whoever holds the lowest card at the table**. With every card that changes hands it may be somebody else. It may be you.

    {""}**4 to 8 players**, about 15 minutes. You play rounds; **whoever wins three rounds wins the game**.

    The deck holds 55 cards: **one 1, two 2s, three 3s ... ten 10s**. Low cards are rare, and dangerous; high cards are points.

    {""}**Each round** all 55 cards are shuffled and everybody is dealt **6**. What is left stays out of the round, unseen. Whoever sits left of the dealer begins, and play goes clockwise. Before the next round the deal moves one seat to the left, no matter who won. The first dealer is drawn by lot.

captains-orders-rules-2-title = Captains and mutineers
captains-orders-rules-2 =
    The **captain** is whoever has the lowest rank of all hands. If several share it, there are **several captains**. Everybody else is a **mutineer**.

    Your role isn't dealt and isn't shown. It follows from the hands alone, may change with each card, and counts only at the moment a round ends.

    {""}**How a mutineer wins a round**
    - by accusing a captain, and being right; or
    - by holding the most points among the mutineers when the round ends some other way. A card is worth its rank: 10, 9 and 3 make 22 points.

    {""}**How a captain wins a round**
    - only by getting rid of all cards and then declaring. Points don't help a captain, nor does accusing.

    {""}**Seen by all:** how many cards each of you holds, the order on the table and whose it is, earlier orders, who passed a card to whom, who asked or obeyed whom, rounds won.
    {""}**Hidden:** hands, what is discarded (only you know your own discards), and which card went from one to another (only those two know).

    An order on the table is in nobody's hand, so it counts for nobody.

captains-orders-rules-3-title = Your turn without an order
captains-orders-rules-3 =
    If no order is on the table, do **one** of these:

    {""}**Order.** Play a card face up. It is now the order, and yours.

    {""}**Pass a card.** Give a card, face down, to another player. That player then discards one of their cards, face down; it may be the one you passed.

    {""}**Ask for a card.** Choose another player, who picks a card and gives it to you face down. Then you discard one of your cards, face down; it may be the new one. Somebody with a single card has nothing to pick, so it is handed over at once.

    {""}**Accuse.** Name another player as a captain. This ends the round (page 5).

    You can't skip your turn.

    {""}*Decisions outside your turn:* you discard after being passed a card, you choose a card when asked for one, and you may declare when that card was your last. Nobody discards any more once somebody's hand is empty.

captains-orders-rules-4-title = Your turn under an order
captains-orders-rules-4 =
    If **another player's** order is on the table, do **one** of these:

    {""}**Obey.** Give a card **as high as the order or higher**, face down, to the order's owner, who keeps it: nobody discards.

    {""}**Order anew.** Play a card **lower** than the order, face up. The old order is discarded; the new one is yours.

    {""}**Accuse**, as always (page 5).

    With an 8 on the table, an 8, 9 or 10 obeys, and a 7 or lower replaces it. So every card is good for one of the two, and an accusation is possible in any case.

    {""}**If it is your own order** that is still there when your turn comes, it is discarded and the turn passes to your left. You do nothing else; this happens by itself.

    An order is a way to grow rich: everybody who obeys gives you a high card, and hands can become very large. It is also a way to lose your low cards: nobody is captain for a card that lies on the table.

captains-orders-rules-5-title = How a round ends
captains-orders-rules-5 =
    A round ends in one of two ways, at once. Then all hands are shown.

    {""}**Somebody accuses**
    - A mutineer who named a captain wins the round alone. With several captains, any one of them will do.
    - If the accused was a mutineer, the accuser is out of it. Among the other mutineers, the accused included, most points win.
    - A captain who accuses never wins, not even by naming a fellow captain. Again most points win among the mutineers.

    {""}**Somebody has no cards left**, having played the last one as an order, or passed it, obeyed with it, or given it when asked. That player may now **declare**: show the last card as if it were still in hand.
    - If no other hand has a lower card, the one who declared wins alone, tie or not.
    - If somebody has a lower one, or if nothing is declared, most points win among the mutineers. The emptied player isn't one of them. A last card that was handed over counts for whoever received it; one played as an order, for nobody.

    {""}**Equal points:** all mutineers who share the most points win the round. **Nobody left to win:** then nobody does, and the next round is dealt.

captains-orders-rules-6-title = Winning, and questions
captains-orders-rules-6 =
    {""}**The first to win three rounds wins the game.** If several win their third round together, they win the game together. Final places go by rounds won.

    {""}**A last card, passed on: whose is it?** Mei passes her only card, a 10, and declares. Ken has a 2, so she is wrong; the 10 counts for its receiver. Had her card been a 2, she would have won, tied with Ken.

    {""}**I accused and hold the most points.** If you were wrong, they don't count. The next best mutineer wins.

    {""}**Can the accused win?** Yes, if wrongly accused and richest among the other mutineers.

    {""}**A captain accused a captain.** The mutineers with the most points win. If everybody was a captain, nobody wins.

    {""}**May I look at what I discarded or handed over?** Yes, *{ button-my-hand }* keeps it for you.

    {""}**How large may a hand get?** There is no limit.

    {""}*Where the published rules leave a choice, we play it so:* joint winners of the game are possible, and a player who is out of cards can't win on points.

    -# { captains-orders-source }

# The page that tells about a question.
captains-orders-page-turn = 3
captains-orders-page-under-order = 4
captains-orders-page-discard-passed = 3
captains-orders-page-discard-asked = 3
captains-orders-page-give = 3
captains-orders-page-word = 5
